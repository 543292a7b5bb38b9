#pragma once
// What a card is worth, in the hand, on the table and inside a build (AA-VAL-1, AA-VAL-2, SWZ-VAL-2, SWZ-ACE-1,
// FIN-VAL-2, FIN-VAL-3, FIN-VAL-4).

#include "model/rules/rules.hpp"

namespace casino {

// A number that cards make; 0 is "none said".
struct Value {
  std::uint8_t points = 0;
  [[nodiscard]] constexpr bool is_said() const { return points != 0; }
  [[nodiscard]] static constexpr Value from_index(unsigned index) { return {static_cast<std::uint8_t>(index)}; }
  friend constexpr auto operator<=>(const Value&, const Value&) = default;
};

inline constexpr Value low_ace{1};
inline constexpr Value high_ace{14};

// What one card can count, and with it a build.
inline constexpr unsigned highest_value = 16;
// What four cards played together can count (HUN-CAP-1): four aces at 14.
inline constexpr unsigned highest_total = 56;

class ValueSet {
 public:
  constexpr ValueSet() = default;
  constexpr ValueSet(Value value) : bits_(std::uint64_t{1} << value.points) {}  // NOLINT: a value is a set of one
  [[nodiscard]] constexpr bool contains(Value value) const { return (bits_ >> value.points & 1U) != 0; }
  [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
  [[nodiscard]] constexpr int size() const { return std::popcount(bits_); }
  [[nodiscard]] constexpr Value lowest() const { return Value{static_cast<std::uint8_t>(std::countr_zero(bits_))}; }
  [[nodiscard]] constexpr Value highest() const {
    return Value{static_cast<std::uint8_t>(63 - std::countl_zero(bits_))};
  }
  constexpr void insert(ValueSet values) { bits_ |= values.bits_; }
  constexpr void remove(ValueSet values) { bits_ &= ~values.bits_; }
  [[nodiscard]] constexpr bool contains_all(ValueSet values) const { return (values.bits_ & ~bits_) == 0; }
  [[nodiscard]] constexpr bool meets(ValueSet values) const { return (bits_ & values.bits_) != 0; }
  [[nodiscard]] constexpr std::uint64_t bits() const { return bits_; }
  [[nodiscard]] static constexpr ValueSet from_bits(std::uint64_t bits) {
    ValueSet values;
    values.bits_ = bits;
    return values;
  }
  friend constexpr bool operator==(ValueSet, ValueSet) = default;

  using Iterator = BitIterator<Value>;
  [[nodiscard]] constexpr Iterator begin() const { return Iterator(bits_); }
  [[nodiscard]] constexpr Iterator end() const { return Iterator(0); }

 private:
  std::uint64_t bits_ = 0;
};

// Where a card is when it is counted: played or held, loose or on a pile, or put into a build.
enum class Place : std::uint8_t { hand, table, build };

// Number cards other than aces and the two casinos count their number, whatever the rules and wherever they are.
[[nodiscard]] constexpr bool always_counts_its_number(Card card) {
  const bool is_a_number = card.rank() != Rank::ace && !card.is_picture();
  return is_a_number && card != "2S"_card && card != "10D"_card;
}
[[nodiscard]] ValueSet values_by_the_rules(const Rules& rules, Card card, Place place);

// The values that a card can be counted at; none for a picture without a number (AA-VAL-2).
[[nodiscard]] inline ValueSet values_of(const Rules& rules, Card card, Place place) {
  return always_counts_its_number(card) ? Value{static_cast<std::uint8_t>(card.rank())}
                                        : values_by_the_rules(rules, card, place);
}

// The cards of a set that can be counted at a value.
[[nodiscard]] CardSet cards_worth(const Rules& rules, CardSet cards, Value value, Place place);

// The cards that have no number at all: pictures, where value.pictures says so.
[[nodiscard]] CardSet without_value(const Rules& rules, CardSet cards);

// The highest value that can be spoken of: of one card, or where several are played together of their total.
[[nodiscard]] Value highest_spoken_value(const Rules& rules);

}  // namespace casino
