#include "oracle/enumerate/situation/together.hpp"

#include <algorithm>

namespace casino::enumerate {
namespace {

// The hand as numbers to be grouped; `sum` counts aces of either value as 1.
Fixed counted(const Worth& worth, CardSet hand) {
  Fixed fixed;
  for (const Card card : hand) fixed.add(worth.of(card, Place::hand));
  return fixed;
}

// HUN-NAG-1, Q-HUN-20, Q-HUN-21: a limit for two or more cards in one sum; a card that is the value stands alone.
bool is_within_the_limit(const Rules& rules, const Worth& worth, CardSet hand, Value value) {
  const int limit = rules.capture_hand_set_max;
  return limit == 0 || value.points <= limit ||
         std::all_of(hand.begin(), hand.end(), [&](Card card) { return worth.of(card, Place::hand).contains(value); });
}

}  // namespace

bool several_capture(const Rules& rules) { return rules.capture_hand_cards != CaptureHandCards::one; }

ValueSet values_together(const Rules& rules, const Worth& worth, CardSet hand) {
  ValueSet values;
  for (const Card card : hand)
    if (worth.of(card, Place::hand).empty()) return values;
  const Fixed cards = counted(worth, hand);
  // Where some aces count high.
  const auto is_a_total_of = [&](auto fits) {
    for (int high = 0; high <= cards.numbers.either_aces; ++high)
      if (fits(cards.sum + (high_ace.points - low_ace.points) * high)) return true;
    return false;
  };
  for (auto points = static_cast<std::uint8_t>(cards.highest); points <= highest_total; ++points) {
    const bool is_a_sum = is_a_total_of([&](int total) { return total == points; });
    const bool is_set_by_set = rules.capture_hand_cards == CaptureHandCards::sets &&
                               is_a_total_of([&](int total) { return total % points == 0; }) &&
                               splits(cards.numbers, Target{Value{points}});
    if ((is_a_sum || is_set_by_set) && is_within_the_limit(rules, worth, hand, Value{points}))
      values.insert(Value{points});
  }
  return values;
}

bool each_choice_of_several(const Situation& s, FunctionRef<bool(CardSet)> use) {
  constexpr std::uint64_t steps_of_a_choice = 8;  // most make no value
  for (CardSet chosen = next_subset({}, s.held); !chosen.empty(); chosen = next_subset(chosen, s.held))
    if (chosen.size() > 1 && (!s.pays(steps_of_a_choice) || !use(chosen))) return false;
  return true;
}

}  // namespace casino::enumerate
