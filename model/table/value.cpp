#include "model/table/value.hpp"

namespace casino {
namespace {

// AA-VAL-1, SWZ-ACE-1, SWZ-ACE-2: an ace is worth 1, or 14, or either, and each place has its own option.
ValueSet values_of_ace(AceValue worth) {
  ValueSet values;
  if (worth != AceValue::high) values.insert(low_ace);
  if (worth != AceValue::low) values.insert(high_ace);
  return values;
}

AceValue worth_of_ace(const Rules& rules, Place place) {
  switch (place) {
    case Place::hand: return rules.value_ace_hand;
    case Place::table: return rules.value_ace_table;
    case Place::build: return rules.value_ace_build;
  }
  return rules.value_ace_hand;
}

// FIN-VAL-3, FIN-VAL-4: the two casinos can be worth something else when they are played. Held cards count as played
// ones: a build is covered by what the card will be then.
std::optional<Value> value_of_a_casino_in_hand(const Rules& rules, Card card) {
  if (card == "2S"_card) return Value{static_cast<std::uint8_t>(rules.value_two_spades_hand)};
  if (card == "10D"_card) return Value{static_cast<std::uint8_t>(rules.value_ten_diamonds_hand)};
  return std::nullopt;
}

// AA-VAL-1, AA-VAL-2, SWZ-VAL-2: the cards of a rank, whose number is the value; none for pictures without a number.
CardSet of_number(const Rules& rules, CardSet cards, Value value) {
  if (!value.is_said() || value.points > static_cast<unsigned>(Rank::king)) return {};
  const CardSet worth = cards.of_rank(static_cast<Rank>(value.points));
  return rules.value_pictures == ValuePictures::rank_only ? worth - worth.pictures() : worth;
}

}  // namespace

ValueSet values_by_the_rules(const Rules& rules, Card card, Place place) {
  if (card.rank() == Rank::ace) return values_of_ace(worth_of_ace(rules, place));
  if (place == Place::hand)
    if (const auto value = value_of_a_casino_in_hand(rules, card)) return *value;
  // AA-VAL-2: pictures have no number; SWZ-VAL-2: they are 11, 12, 13, which are their places in the ranks.
  if (card.is_picture() && rules.value_pictures == ValuePictures::rank_only) return {};
  return Value{static_cast<std::uint8_t>(card.rank())};
}

CardSet cards_worth(const Rules& rules, CardSet cards, Value value, Place place) {
  constexpr CardSet casinos{"2S"_card, "10D"_card};
  const CardSet peculiar = cards.of_rank(Rank::ace) | (cards & casinos);
  CardSet worth = of_number(rules, cards - peculiar, value);
  for (const Card card : peculiar)
    if (values_of(rules, card, place).contains(value)) worth.insert(card);
  return worth;
}

CardSet without_value(const Rules& rules, CardSet cards) {
  return rules.value_pictures == ValuePictures::rank_only ? cards.pictures() : CardSet{};
}

Value highest_spoken_value(const Rules& rules) {
  return Value{
      static_cast<std::uint8_t>(rules.capture_hand_cards == CaptureHandCards::one ? highest_value : highest_total)};
}

}  // namespace casino
