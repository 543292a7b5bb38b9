// Whose turn it is, who leads, and what follows from a turn that broke a rule.

#include <algorithm>
#include <utility>

#include "model/judge/judge.hpp"
#include "oracle/log/replay/replay.hpp"

namespace casino::log {

// What a log that begins in the middle of a match tells of the deals before it: their number, or that there were some.
void Replay::count_deals_before(int number) {
  const PerSide<int>& totals = now_.match.totals;
  const bool has_points = std::any_of(totals.begin(), totals.end(), [](int total) { return total != 0; });
  now_.match.deals = std::max(number - 1, has_points ? 1 : 0);
}

// Totals, dealers and a double game hang on every deal's being there. A fragment can begin with any; one that is dealt
// again can keep its number.
void Replay::check_number(int number, int last_number) {
  const bool is_first = reporter_.where().deal == 0;
  const bool can_be_any = is_first && deals_before_ == 0;
  const bool is_dealt_again = stage_ == Stage::misdealt || rules_.end_no_capture == EndNoCapture::redeal;
  const bool follows = !is_first && (number == last_number + 1 || (is_dealt_again && number == last_number));
  if (can_be_any) count_deals_before(number);
  const bool is_as_counted = number == deals_before_ + static_cast<int>(reporter_.where().deal) + 1;
  if (!can_be_any && !follows && !is_as_counted) report(Course::deal_number, Weight::note);
}

// AA-PLY-3: seats without cards are passed over, and of hands of which nothing is told nobody knows whether they are
// empty. Whoever is to act where a fragment begins has cards.
std::optional<Need> Replay::pass_over_unknown_hands(Seat seat) {
  const bool is_told = reporter_.turns() <= 1 || now_.lead.is_due;
  const Seat first = now_.position.to_act;
  if (is_told || seat == first) return std::nullopt;
  for (Seat other = first; other != seat; other = seat_after(rules_, other))
    if (now_.position.hands[other] != Hand{}) return std::nullopt;
  now_.position.to_act = seat;
  return Need{Unknown::holds_card, "AA-PLY-3"_clause, -1, first, {}, {}};
}

// The builds whose owners cannot capture them (AA-OWN-2).
CardSet Replay::lapsed_builds(const Position& position) const {
  CardSet builds;
  for (const Finding& finding : judge_position(rules_, position))
    if (finding.clause == "AA-OWN-2"_clause) builds.insert(finding.build);
  return builds;
}

// One slip is one problem.
OddTurns::Cause Replay::cause_of(const Turn& turn, const Position& before, const Verdict& verdict) {
  const auto* illegal = std::get_if<Illegal>(&verdict);
  if (illegal == nullptr) return {};
  const bool is_out_of_turn = turn.seat != before.to_act;
  const OddTurns::Cause cause = now_.doubt.cause_of(*illegal, is_out_of_turn);
  if (!cause.is_there())
    now_.doubt.odd_turns().add(reporter_.turns(), turn, is_out_of_turn,
                               lapsed_builds(now_.position) - lapsed_builds(before));
  return cause;
}

// AA-PLY-3: whoever leads in the place of another does so at each dealing of the deal, and is told of once. Then the
// other one may have dealt.
std::vector<Assumed> Replay::settle_leader(Seat seat) {
  const bool leads = std::exchange(now_.lead.is_due, false);
  if (!leads || seat == now_.position.to_act) return {};
  std::vector<Assumed> assumed;
  const bool is_first = now_.position.dealing <= 1;
  if (is_first) other_dealer_ = seat_before(rules_, seat);
  if (now_.lead.odd == seat) now_.position.to_act = seat;
  else if (is_first) assumed.push_back({Assumption::dealer_was, {}, *other_dealer_});
  now_.lead.odd = seat;
  return assumed;
}

}  // namespace casino::log
