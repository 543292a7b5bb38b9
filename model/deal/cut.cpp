// Seed 000 "Players, Cards and Deal": the leader cuts the first layout out of the middle of the pack.

#include "model/deal/deal.hpp"
#include "model/score/score.hpp"

namespace casino {
namespace {

// The cards of a layout that score by themselves.
CardSet scoring_cards(const Rules& rules, CardSet cards) {
  CardSet scoring;
  for (const Card card : cards)
    if (points_of(rules, card) != 0) scoring.insert(card);
  return scoring;
}

// SWZ-CUT-1: the seat that leads cuts, and as many cards as the layout has; they are of the pack (AA-PAK-1).
void cut_is_the_leaders(const Rules& rules, CardSet cut, Seat cutter, Seat dealer, std::vector<Finding>& found) {
  const bool is_played = rules.deal_table_source == DealTableSource::cut;
  if (!is_played || cutter != leader(rules, dealer) || cut.size() != table_size(rules))
    found.push_back({.clause = "SWZ-CUT-1"_clause, .cards = cut});
  if (!rules.pack.contains_all(cut)) found.push_back({.clause = "AA-PAK-1"_clause, .cards = cut - rules.pack});
}

}  // namespace

// Q-SWZ-35: at every number of seats; by how much is for the table to say.
std::vector<Finding> reasons_to_cut_again(const Rules& rules, CardSet cut) {
  std::vector<Finding> reasons;
  if (rules.deal_redo_points != 0 && points_of(rules, cut) >= rules.deal_redo_points)
    reasons.push_back({.clause = "SWZ-CUT-2"_clause, .cards = scoring_cards(rules, cut)});
  if (rules.deal_redo_pictures != 0 && cut.pictures().size() >= rules.deal_redo_pictures)
    reasons.push_back({.clause = "SWZ-CUT-3"_clause, .cards = cut.pictures()});
  return reasons;
}

std::vector<Finding> reasons_not_to_play_on(const Rules& rules, CardSet cut) {
  if (rules.deal_redo_duty == DealRedoDuty::custom) return {};
  return reasons_to_cut_again(rules, cut);
}

std::vector<Finding> judge_cut(const Rules& rules, CardSet cut, Seat cutter, Seat dealer, bool put_back) {
  std::vector<Finding> found;
  cut_is_the_leaders(rules, cut, cutter, dealer, found);
  if (put_back) {
    // Cards that give no reason for another cut are the first layout.
    const bool is_the_layout = reasons_to_cut_again(rules, cut).empty();
    if (is_the_layout && found.empty()) found.push_back({.clause = "SWZ-CUT-1"_clause, .cards = cut});
    return found;
  }
  const std::vector<Finding> reasons = reasons_not_to_play_on(rules, cut);
  found.insert(found.end(), reasons.begin(), reasons.end());
  return found;
}

}  // namespace casino
