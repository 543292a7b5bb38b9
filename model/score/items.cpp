// Seeds 001 "Sweeps", 002 "Sweeps", 004 "Kasino in Finland".
// Seeds 002 "Scoring", 000 "The end of the play and the scoring".

#include "model/score/items.hpp"

namespace casino {
namespace {

// DOM-SWP-2: if every side has a sweep, each turns one of them down. The texts say how many go, not which; it is the
// oldest here, so that the order of those that stand is that of the play.
void cancel_one_of_each(const Sides& sides, std::vector<Sweep>& standing) {
  const auto first_of = [&](Side side) { return std::ranges::find(standing, side, &Sweep::side); };
  const bool all_have_one = std::ranges::all_of(sides, [&](Side side) { return first_of(side) != standing.end(); });
  if (!all_have_one) return;
  for (const Side side : sides) standing.erase(first_of(side));
}

// HUN-ULM-2: without points of its own a sweep of the first layout is like any other.
bool scores_as_initial(const Rules& rules, const Sweep& sweep) {
  return sweep.is_initial && rules.sweep_initial_score != 0 && !rules.off.contains("HUN-ULM-2"_clause);
}

constexpr int large_sweep = 4;

bool size_matters(const Rules& rules) {
  return rules.sweep_large_score != 0 && !rules.off.contains("TUX-SCO-3"_clause);
}

// TUX-SCO-3: of four cards or more, the capturing card among them or not (Q-TUX-06); those of builds are counted one by
// one (Q-TUX-18).
bool scores_as_large(const Rules& rules, const Sweep& sweep) {
  const bool played_card_counts =
      rules.score_played_card == ScorePlayedCard::in_sweep_size || rules.score_played_card == ScorePlayedCard::in_both;
  const int size = sweep.cards + (played_card_counts ? 1 : 0);
  return size_matters(rules) && size >= large_sweep;
}

// How many of something each side has captured, how many the pack has, and how many can still be captured.
struct SideCounts {
  PerSide<int> of{};
  int all = 0;
  int open = 0;
};

SideCounts cards_counted(const Rules& rules, const Captured& captured) {
  SideCounts counts;
  counts.all = rules.pack.size();
  counts.open = counts.all;
  for (const Side side : sides_of(rules)) {
    counts.of[side] = captured.card_count[side].value_or(captured.cards[side].size() + captured.hidden[side]);
    counts.open -= counts.of[side];
  }
  return counts;
}

// Of spades the number may be stated alone.
SideCounts suit_counted(const Rules& rules, const Captured& captured, Suit suit) {
  SideCounts counts;
  counts.all = rules.pack.of_suit(suit).size();
  counts.open = counts.all;
  for (const Side side : sides_of(rules)) {
    const auto stated = suit == Suit::spades ? captured.spade_count[side] : std::nullopt;
    counts.of[side] = stated.value_or(captured.cards[side].of_suit(suit).size());
    counts.open -= counts.of[side];
  }
  return counts;
}

SideCounts spades_counted(const Rules& rules, const Captured& captured) {
  return suit_counted(rules, captured, Suit::spades);
}

SideCounts counted_for(const Rules& rules, const Captured& captured, const TableRow& row) {
  const auto suit = suit_of_majority(row.item);
  return suit ? suit_counted(rules, captured, *suit) : cards_counted(rules, captured);
}

int most_of_others(const Rules& rules, const SideCounts& counts, Side side) {
  int most = 0;
  for (const Side other : sides_of(rules))
    if (other != side) most = std::max(most, counts.of[other]);
  return most;
}

// AA-SCO-6: nobody gets what several tie for. Others give one point to each of them (SWZ-SCO-1), or only if
// two tie (Q-FIN-05), or leave the points to be won next time. A tie at nothing gives nothing, unless the
// table says so (Q-SWZ-36).
Award tied_award(const Rules& rules, const Sides& tied, bool at_nothing, ScoreTie tie, int points, int carried) {
  Award award;
  award.tied = true;
  award.carried = carried;
  if (at_nothing && rules.end_no_capture != EndNoCapture::nobody_tie_scores) return award;
  switch (tie) {
    case ScoreTie::nobody: return award;
    case ScoreTie::one_each_two_way:
      if (tied.size() > 2) return award;
      break;
    case ScoreTie::one_each: break;
    case ScoreTie::carried_over: award.carried = carried + points; return award;
  }
  for (const Side side : tied) award.points[side] = 1;
  return award;
}

// The side that has more than each other one (Q-AA-16), or those that tie for it.
Sides with_most(const Rules& rules, const SideCounts& counts) {
  int best = 0;
  for (const Side side : sides_of(rules)) best = std::max(best, counts.of[side]);
  Sides holders;
  for (const Side side : sides_of(rules))
    if (counts.of[side] == best) holders.push_back(side);
  return holders;
}

// Ties only for less than the most do not matter (Q-AA-17).
Award most_award(const Rules& rules, const SideCounts& counts, ScoreTie tie, int points, int carried) {
  const Sides holders = with_most(rules, counts);
  const bool at_nothing = counts.of[holders.front()] == 0;
  if (holders.size() > 1) return tied_award(rules, holders, at_nothing, tie, points, carried);
  Award award;
  award.points[holders.front()] = points + carried;
  return award;
}

// score.cards_rule=threshold: more than half of the pack; exactly half is a tie, whatever the others have.
Award half_award(const Rules& rules, const SideCounts& counts, ScoreTie tie, int points, int carried) {
  Sides at_half;
  for (const Side side : sides_of(rules)) {
    if (counts.of[side] * 2 == counts.all) at_half.push_back(side);
    if (counts.of[side] * 2 <= counts.all) continue;
    Award award;
    award.points[side] = points + carried;
    return award;
  }
  if (!at_half.empty()) return tied_award(rules, at_half, false, tie, points, carried);
  Award award;
  award.carried = carried;
  return award;
}

Award each_card_award(const Rules& rules, const SideCounts& counts) {
  Award award;
  for (const Side side : sides_of(rules)) award.points[side] = counts.of[side] * rules.score_cards;
  return award;
}

// Five spades or more (Q-SAF-21): nobody else may have as many, or the side has the most of them, or six are worth it
// twice. `open` spades can still go to anybody; 0 after the deal.
int points_for_five(const Rules& rules, const SideCounts& counts, Side side, int open) {
  const int own = counts.of[side];
  const int others = most_of_others(rules, counts, side) + open;
  const bool is_too_few = own < 5 || (rules.score_spades_rule == ScoreSpadesRule::five_most && own <= others);
  const bool is_shared = rules.score_spades_rule == ScoreSpadesRule::five_sole && others >= 5;
  if (is_too_few || is_shared) return 0;
  const bool counts_twice = rules.score_spades_rule == ScoreSpadesRule::five_and_six && own > 5;
  return counts_twice ? 2 * rules.score_spades : rules.score_spades;
}

Award five_award(const Rules& rules, const SideCounts& counts, int open) {
  Award award;
  for (const Side side : sides_of(rules)) award.points[side] = points_for_five(rules, counts, side, open);
  return award;
}

// AA-WIN-7: the majority is certain with the twenty-seventh card or the seventh spade, that is with more than
// half; or as soon as nobody can catch up (Q-AA-20, Q-DOM-03).
bool counts_now(const Rules& rules, const SideCounts& counts, Side side, MatchMajorityMoment moment) {
  switch (moment) {
    case MatchMajorityMoment::fixed: return counts.of[side] * 2 > counts.all;
    case MatchMajorityMoment::unassailable: return counts.of[side] > most_of_others(rules, counts, side) + counts.open;
    case MatchMajorityMoment::end_of_deal: return false;
  }
  return false;
}

Award award_so_far(const Rules& rules, const SideCounts& counts, MatchMajorityMoment moment, int points, int carried) {
  Award award;
  for (const Side side : sides_of(rules))
    if (counts_now(rules, counts, side, moment)) award.points[side] = points + carried;
  return award;
}

}  // namespace

bool sweeps_cancel(const Rules& rules) {
  return rules.sweep_cancel == SweepCancel::all_sides && !rules.off.contains("DOM-SWP-2"_clause);
}

// Sweeps cancel as they are made, of one deal only (Q-DOM-28): DOM-SWP-3, at least one side has none left.
std::vector<Sweep> sweeps_that_count(const Rules& rules, const Captured& captured) {
  const Sides sides = sides_of(rules);
  std::vector<Sweep> standing;
  for (const Sweep& sweep : captured.sweeps) {
    standing.push_back(sweep);
    if (sweeps_cancel(rules)) cancel_one_of_each(sides, standing);
  }
  return standing;
}

bool has_sweeps_on_the_sheet(const Rules& rules) {
  const bool first_one_does =
      rules.sweep_initial_score != 0 && first_layout_can_be_swept(rules) && !rules.off.contains("HUN-ULM-2"_clause);
  return !rules.off.contains("AA-SWP-1"_clause) && (rules.sweep_score != 0 || size_matters(rules) || first_one_does);
}

int points_of_sweep(const Rules& rules, const Sweep& sweep) {
  if (scores_as_initial(rules, sweep)) return rules.sweep_initial_score;
  return scores_as_large(rules, sweep) ? rules.sweep_large_score : rules.sweep_score;
}

Clause clause_of_sweep(const Rules& rules, const Sweep& sweep) {
  if (scores_as_initial(rules, sweep)) return "HUN-ULM-2"_clause;
  return size_matters(rules) ? "TUX-SCO-3"_clause : "AA-SWP-1"_clause;
}

Clause clause_of_sweeps(const Rules& rules, const std::vector<Sweep>& sweeps) {
  const Clause clause = sweeps.empty() ? "AA-SWP-1"_clause : clause_of_sweep(rules, sweeps.front());
  const bool is_of_all =
      std::ranges::all_of(sweeps, [&](const Sweep& sweep) { return clause_of_sweep(rules, sweep) == clause; });
  return is_of_all ? clause : "AA-SWP-1"_clause;
}

Award cards_award(const Rules& rules, const Captured& captured, int carried) {
  const SideCounts counts = cards_counted(rules, captured);
  switch (rules.score_cards_rule) {
    case ScoreCardsRule::most: return most_award(rules, counts, rules.score_cards_tie, rules.score_cards, carried);
    case ScoreCardsRule::threshold: return half_award(rules, counts, rules.score_cards_tie, rules.score_cards, carried);
    case ScoreCardsRule::per_card: return each_card_award(rules, counts);
  }
  return {};
}

Award spades_award(const Rules& rules, const Captured& captured, int carried) {
  const SideCounts counts = spades_counted(rules, captured);
  if (rules.score_spades_rule != ScoreSpadesRule::most) return five_award(rules, counts, 0);
  return most_award(rules, counts, rules.score_spades_tie, rules.score_spades, carried);
}

Award cards_award_so_far(const Rules& rules, const Captured& captured, int carried) {
  const SideCounts counts = cards_counted(rules, captured);
  if (rules.score_cards_rule == ScoreCardsRule::per_card) return each_card_award(rules, counts);
  // Where half of the pack is asked for, being out of reach of the others is not enough.
  const bool needs_half = rules.score_cards_rule == ScoreCardsRule::threshold &&
                          rules.match_majority_moment == MatchMajorityMoment::unassailable;
  const auto moment = needs_half ? MatchMajorityMoment::fixed : rules.match_majority_moment;
  return award_so_far(rules, counts, moment, rules.score_cards, carried);
}

Award spades_award_so_far(const Rules& rules, const Captured& captured, int carried) {
  const SideCounts counts = spades_counted(rules, captured);
  if (rules.score_spades_rule != ScoreSpadesRule::most) return five_award(rules, counts, counts.open);
  return award_so_far(rules, counts, rules.match_majority_moment, rules.score_spades, carried);
}

// A tie at nothing gives nothing, as with the majorities of the texts (Q-SWZ-36).
Award most_of_table_award(const Rules& rules, const Captured& captured, const TableRow& row) {
  const SideCounts counts = counted_for(rules, captured, row);
  const Sides holders = with_most(rules, counts);
  Award award;
  award.tied = holders.size() > 1;
  const bool at_nothing = counts.of[holders.front()] == 0;
  if (award.tied && at_nothing && rules.end_no_capture != EndNoCapture::nobody_tie_scores) return award;
  const int points = award.tied ? share_of_tie(row, static_cast<int>(holders.size())) : row.points;
  for (const Side side : holders) award.points[side] = points;
  return award;
}

Award most_of_table_award_so_far(const Rules& rules, const Captured& captured, const TableRow& row) {
  return award_so_far(rules, counted_for(rules, captured, row), rules.match_majority_moment, row.points, 0);
}

}  // namespace casino
