#include "oracle/distinguish/observed.hpp"

#include <algorithm>

namespace casino::rulings {
namespace {

bool same_builds(const Builds& a, const Builds& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const Build& one, const Build& other) {
    return one.cards == other.cards && one.value == other.value && one.owner == other.owner;
  });
}

bool same_piles(const Rules& a, const Position& after_a, const Rules& b, const Position& after_b) {
  const bool both_keep_order = a.pile_order != PileOrder::not_kept && b.pile_order != PileOrder::not_kept;
  for (std::uint8_t i = 0; i < a.seats.count; ++i) {
    const Pile& one = after_a.piles[Seat{i}];
    const Pile& other = after_b.piles[Seat{i}];
    if (both_keep_order ? one != other : one.cards() != other.cards()) return false;
  }
  return true;
}

enum class Noted : std::uint8_t { none, of_first_layout, all };

// AA-SWP-1: a sweep is noted where it scores.
Noted sweeps_noted(const Rules& rules) {
  if (rules.sweep_score != 0 || rules.sweep_large_score != 0) return Noted::all;
  return rules.sweep_initial_score != 0 ? Noted::of_first_layout : Noted::none;
}

// Which sweeps score, and which of them as those of the first layout do, is a matter of points.
bool same_sweeps(const Rules& a, const Position& after_a, const Rules& b, const Position& after_b) {
  if (sweeps_noted(a) != sweeps_noted(b)) return true;
  return std::equal(after_a.sweeps.begin(), after_a.sweeps.end(), after_b.sweeps.begin(), after_b.sweeps.end(),
                    [](const Sweep& one, const Sweep& other) { return one.side == other.side; });
}

// TUX-ORG-2, TUX-ORG-3, TUX-ORG-4: what each side has called.
bool same_calls(const Rules& a, const Position& after_a, const Rules& b, const Position& after_b) {
  return a.score_orange == 0 || b.score_orange == 0 || after_a.calls == after_b.calls;
}

}  // namespace

bool looks_the_same(const Rules& a, const Position& after_a, const Rules& b, const Position& after_b) {
  return after_a.to_act == after_b.to_act && after_a.hands == after_b.hands && after_a.stock == after_b.stock &&
         after_a.acts_again == after_b.acts_again && table_looks_the_same(a, after_a, b, after_b) &&
         same_sweeps(a, after_a, b, after_b) && same_calls(a, after_a, b, after_b);
}

bool table_looks_the_same(const Rules& a, const Position& after_a, const Rules& b, const Position& after_b) {
  return after_a.loose == after_b.loose && same_builds(after_a.builds, after_b.builds) &&
         same_piles(a, after_a, b, after_b);
}

}  // namespace casino::rulings
