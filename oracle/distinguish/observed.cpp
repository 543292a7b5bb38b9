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

bool same_sweeps(const Rules& a, const Position& after_a, const Rules& b, const Position& after_b) {
  if (a.sweep_score == 0 || b.sweep_score == 0) return true;
  return std::equal(after_a.sweeps.begin(), after_a.sweeps.end(), after_b.sweeps.begin(), after_b.sweeps.end());
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
