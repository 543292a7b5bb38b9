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

// AA-OWN-2, AA-TRL-3: an owner who has lost the card for a build breaks a rule with whatever he plays while it stands.
// That was the fault of the turn in which he lost it.
void Replay::follow_up_a_lapse(const Illegal& illegal) {
  const OddTurns::Lapse lapse = now_.odd_turns.lapse_behind(illegal);
  stands_with_an_earlier_one_ = lapse.has_stood;
  if (!lapse.has_stood) follows_from_ = lapse.turn;
}

// One slip is one problem.
void Replay::follow_up(const Turn& turn, const Position& before, const Verdict& verdict) {
  stands_with_an_earlier_one_ = false;
  const auto* illegal = std::get_if<Illegal>(&verdict);
  if (illegal == nullptr) return;
  const bool is_out_of_turn = turn.seat != before.to_act;
  follows_from_ = now_.odd_turns.cause_of(*illegal, is_out_of_turn);
  if (follows_from_ == 0) follow_up_a_lapse(*illegal);
  if (illegal->impossible && now_.in_doubt_since == 0) now_.in_doubt_since = follows_from_;
  if (follows_from_ != 0 || stands_with_an_earlier_one_) return;
  now_.odd_turns.add(reporter_.where().turn, turn, is_out_of_turn);
  now_.odd_turns.leaves_lapsed(reporter_.where().turn, lapsed_builds(now_.position) - lapsed_builds(before));
}

// AA-PLY-3: whoever leads in the place of another does so at each dealing of the deal, and is told of once. Then the
// other one may have dealt.
void Replay::settle_leader(Seat seat) {
  assumed_.clear();
  lead_before_ = now_.lead;
  const bool leads = std::exchange(now_.lead.is_due, false);
  if (!leads || seat == now_.position.to_act) return;
  const bool is_first = now_.position.dealing <= 1;
  if (is_first) other_dealer_ = seat_before(rules_, seat);
  if (now_.lead.odd == seat) now_.position.to_act = seat;
  else if (is_first) assumed_.push_back({Assumption::dealer_was, {}, *other_dealer_});
  now_.lead.odd = seat;
}

}  // namespace casino::log
