#include "properties/worlds/standings.hpp"

#include <algorithm>

#include "model/match/counting.hpp"
#include "properties/facts/moved.hpp"

namespace casino::properties {
namespace {

// Where the dealer is if the first seat leads.
Seat usual_dealer(const Rules& rules) { return seat_before(rules, Seat{0}); }

Match with_the_usual_dealer(const Rules& rules, const Match& match) {
  const int seats = rules.seats.count;
  const Renaming turned{.seats_on = (usual_dealer(rules).index + seats - match.dealer.index) % seats};
  return keeps(rules, turned) ? renamed(rules, match, turned) : match;
}

// What all have beyond the target decides nothing.
void leave_out_the_excess(const Rules& rules, Match& match) {
  if (!is_extra_deal(rules, match)) return;
  const Sides sides = sides_of(rules);
  int most = match.totals[sides.front()];
  for (const Side side : sides) most = std::max(most, match.totals[side]);
  for (const Side side : sides) match.totals[side] -= most - rules.match_target;
}

// AA-WIN-8: any side may claim at any time.
void each_claim(const Rules& rules, const Match& match, const Captured& captured, VisitCourse visit) {
  for (const Side side : sides_of(rules)) {
    if (claim_is_correct(rules, match, captured, side)) visit(match, side);
    else if (const Match after = after_false_claim(rules, match, captured, side); after != match) visit(after, {});
  }
}

}  // namespace

Match standing_of(const Rules& rules, const Match& match) {
  Match standing = with_the_usual_dealer(rules, match);
  standing.deals = std::min(standing.deals, 1);
  leave_out_the_excess(rules, standing);
  return standing;
}

void each_course(const Rules& rules, const Match& match, const Position& after, VisitCourse visit) {
  const Captured captured = captured_so_far(rules, after);
  if (target_can_be_claimed(rules)) each_claim(rules, match, captured_for_a_claim(rules, after), visit);
  const Match now = after_capture(rules, match, captured);
  const std::optional<Side> winner = won_during_play(rules, now, captured);
  if (winner) visit(now, winner);
  // DOM-WIN-5: the winner is certain, but the deal may be played out (Q-DOM-02).
  if (!winner || rules.endgame_restrictions != EndgameRestrictions::none) visit(now, {});
}

Standings::Number Standings::number_of(const Match& standing) {
  const auto found = std::find(all_.begin(), all_.end(), standing);
  const auto number = static_cast<Number>(found - all_.begin());
  if (found == all_.end()) all_.push_back(standing);
  return number;
}

std::vector<Match> Standings::without_end() const {
  std::set<Number> ending{over};
  for (std::size_t before = 0; before != ending.size();) {
    before = ending.size();
    for (const auto& [from, to] : leads_)
      if (ending.contains(to)) ending.insert(from);
  }
  std::vector<Match> endless;
  for (Number number = 0; number < all_.size(); ++number)
    if (!ending.contains(number)) endless.push_back(all_[number]);
  return endless;
}

}  // namespace casino::properties
