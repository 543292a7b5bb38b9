// Seed 001, Hungarian Casino.

#include "model/queries/hand_play.hpp"

#include "model/groups/groups.hpp"

namespace casino {
namespace {

// The values that every set makes, when the cards are parted into sets in some way (Q-HUN-05).
ValueSet values_of_sets(const Rules& rules, CardSet hand) {
  ValueSet values;
  for (std::uint8_t points = 1; points <= highest_total; ++points)
    if (count_groups(rules, Items{hand, {}}, GroupQuestion{Value{points}, Place::hand}) > 0)
      values.insert(Value{points});
  return values;
}

}  // namespace

ValueSet values_of_several(const Rules& rules, CardSet hand) {
  if (hand.empty()) return {};
  if (!without_value(rules, hand).empty()) return {};
  switch (rules.capture_hand_cards) {
    case CaptureHandCards::one: return {};  // AA-TRN-1: there is no such play
    case CaptureHandCards::sum: return totals_of(rules, hand);
    case CaptureHandCards::sets: return values_of_sets(rules, hand);
  }
  return {};
}

ValueSet totals_of(const Rules& rules, CardSet hand) {
  std::uint64_t sums = 1;
  for (const Card card : hand) {
    std::uint64_t more = 0;
    for (const Value value : values_of(rules, card, Place::hand)) more |= sums << value.points;
    sums = more;
  }
  return ValueSet::from_bits(sums);
}

bool sums_are_too_high(const Rules& rules, CardSet hand, Value value) {
  const bool is_above = rules.capture_hand_set_max != 0 && value.points > rules.capture_hand_set_max;
  return is_above && cards_worth(rules, hand, value, Place::hand) != hand;
}

}  // namespace casino
