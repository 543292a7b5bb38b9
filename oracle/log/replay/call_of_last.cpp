#include "oracle/log/replay/call_of_last.hpp"

#include <utility>

#include "model/deal/deal.hpp"

namespace casino::log {

void CallOfLast::hands_are_dealt(const Where& where) {
  said_by_ = std::exchange(said_ahead_by_, std::nullopt);
  dealt_at_ = where;
}

std::optional<Problem> CallOfLast::judged(const Rules& rules, int dealing, Seat dealer) {
  const auto dealt_at = std::exchange(dealt_at_, std::nullopt);
  if (!dealt_at) return std::nullopt;
  // It is for the dealer to say; said by another it is in the wrong place, and the dealer has not said it.
  const bool is_said = is_last_dealing(rules, dealing) ? said_by_ == dealer : said_by_.has_value();
  const LastCall call = judge_last_call(rules, dealing, is_said);
  if (call == LastCall::right) return std::nullopt;
  Problem problem = problem_of(Matter::last_call, call == LastCall::slip ? Weight::note : Weight::problem);
  static_cast<Where&>(problem) = *dealt_at;
  problem.seat = said_by_;
  problem.findings = {Finding{.clause = "AA-DEAL-6"_clause}};
  return problem;
}

}  // namespace casino::log
