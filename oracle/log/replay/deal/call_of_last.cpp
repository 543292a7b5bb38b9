#include "oracle/log/replay/deal/call_of_last.hpp"

#include <algorithm>
#include <utility>

#include "model/deal/deal.hpp"

namespace casino::log {

void CallOfLast::hands_are_dealt(const Where& where) {
  stated_ = std::exchange(stated_ahead_, {});
  dealt_at_ = where;
}

SeatSet CallOfLast::who(bool is_said) const {
  SeatSet seats;
  for (const Statement& one : stated_)
    if (one.is_said == is_said) seats.insert(one.seat);
  return seats;
}

// What was not said before a turn can have been said behind it.
std::vector<Problem> CallOfLast::contradictions() const {
  std::vector<Problem> found;
  for (auto later = stated_.begin(); later != stated_.end(); ++later) {
    const bool contradicts = std::any_of(stated_.begin(), later, [&](const Statement& one) {
      return one.seat == later->seat && one.turns == later->turns && one.is_said != later->is_said;
    });
    if (!contradicts) continue;
    Problem& problem = found.emplace_back(problem_of(Course::last_contradicted));
    static_cast<Where&>(problem) = later->where;
  }
  return found;
}

std::vector<Problem> CallOfLast::judged(const Rules& rules, int dealing, const MayHaveDealt& may_have_dealt) {
  const auto dealt_at = std::exchange(dealt_at_, std::nullopt);
  if (!dealt_at) return {};
  std::vector<Problem> found = contradictions();
  const auto report = [&](std::optional<Seat> seat, LastCall call) {
    if (call == LastCall::right) return;
    Problem& problem =
        found.emplace_back(problem_of(Matter::last_call, call == LastCall::slip ? Weight::note : Weight::problem));
    static_cast<Where&>(problem) = *dealt_at;
    problem.seat = seat;
    problem.findings = {Finding{.clause = "AA-DEAL-6"_clause}};
  };
  // It is for the dealer to say. A call by another, which says nothing of what the dealer does, is remarked on where
  // anybody has to make one.
  const bool is_last = is_last_dealing(rules, dealing);
  const LastCall by_another = rules.announce_last == AnnounceLast::none ? LastCall::right : LastCall::slip;
  LastSaid by_the_dealer = LastSaid::not_stated;
  for (const Seat seat : rules.seats) {
    const bool is_his_to_say = is_last && may_have_dealt(seat);
    if (is_his_to_say && who(false).contains(seat) && by_the_dealer == LastSaid::not_stated)
      by_the_dealer = LastSaid::no;
    if (!who(true).contains(seat)) continue;
    if (is_his_to_say) by_the_dealer = LastSaid::yes;
    else report(seat, is_last ? by_another : judge_last_call(rules, dealing, LastSaid::yes));
  }
  report({}, judge_last_call(rules, dealing, by_the_dealer));
  return found;
}

}  // namespace casino::log
