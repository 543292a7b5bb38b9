#include "oracle/log/replay/deal/call_of_last.hpp"

#include <utility>

#include "model/deal/deal.hpp"

namespace casino::log {

void CallOfLast::hands_are_dealt(const Where& where) {
  said_by_ = std::exchange(said_ahead_by_, std::nullopt);
  not_said_ = std::exchange(not_said_ahead_, false);
  dealt_at_ = where;
}

std::optional<Problem> CallOfLast::judged(const Rules& rules, int dealing, Seat dealer) {
  const auto dealt_at = std::exchange(dealt_at_, std::nullopt);
  if (!dealt_at) return std::nullopt;
  // It is for the dealer to say. Of a call by another it is not known that the dealer did not make it, too; but it is
  // remarked on where anybody has to make one.
  const bool is_last = is_last_dealing(rules, dealing);
  const bool is_said = is_last ? said_by_ == dealer : said_by_.has_value();
  const LastSaid said = is_said ? LastSaid::yes : not_said_ ? LastSaid::no : LastSaid::not_stated;
  LastCall call = judge_last_call(rules, dealing, said);
  const bool is_anothers = is_last && said_by_ && !is_said && rules.announce_last != AnnounceLast::none;
  if (call == LastCall::right && is_anothers) call = LastCall::slip;
  if (call == LastCall::right) return std::nullopt;
  Problem problem = problem_of(Matter::last_call, call == LastCall::slip ? Weight::note : Weight::problem);
  static_cast<Where&>(problem) = *dealt_at;
  problem.seat = said_by_;
  problem.findings = {Finding{.clause = "AA-DEAL-6"_clause}};
  return problem;
}

}  // namespace casino::log
