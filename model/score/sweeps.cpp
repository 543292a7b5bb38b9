// Seeds 001 "Sweeps", 002 "Sweeps", 004 "Kasino in Finland".

#include "model/score/sweeps.hpp"

#include <algorithm>

namespace casino {
namespace {

// DOM-SWP-2: if every side has a sweep, each turns one of them down. The texts say how many go, not which; it is the
// oldest here, so that the order of those that stand is that of the play.
void cancel_one_of_each(const Sides& sides, std::vector<Sweep>& standing) {
  const auto first_of = [&](Side side) {
    return std::find_if(standing.begin(), standing.end(), [side](const Sweep& sweep) { return sweep.side == side; });
  };
  const bool all_have_one =
      std::all_of(sides.begin(), sides.end(), [&](Side side) { return first_of(side) != standing.end(); });
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
  const bool is_of_all = std::all_of(sweeps.begin(), sweeps.end(),
                                     [&](const Sweep& sweep) { return clause_of_sweep(rules, sweep) == clause; });
  return is_of_all ? clause : "AA-SWP-1"_clause;
}

}  // namespace casino
