#pragma once
// A set of cards. The one place that knows that a set is 64 bits.

#include <bit>
#include <cstddef>
#include <initializer_list>
#include <iterator>

#include "model/cards/card.hpp"

namespace casino {

// Goes through the items of a set of 64 bits, the lowest first.
template <typename Item>
class BitIterator {
 public:
  using iterator_category = std::forward_iterator_tag;
  using value_type = Item;
  using difference_type = std::ptrdiff_t;
  using pointer = const Item*;
  using reference = Item;

  constexpr BitIterator() = default;
  constexpr explicit BitIterator(std::uint64_t rest) : rest_(rest) {}
  constexpr Item operator*() const { return Item::from_index(static_cast<unsigned>(std::countr_zero(rest_))); }
  constexpr BitIterator& operator++() {
    rest_ &= rest_ - 1;
    return *this;
  }
  constexpr BitIterator operator++(int) {
    const BitIterator before = *this;
    ++*this;
    return before;
  }
  friend constexpr bool operator==(BitIterator, BitIterator) = default;

 private:
  std::uint64_t rest_ = 0;
};

class CardSet {
 public:
  constexpr CardSet() = default;
  constexpr CardSet(Card card) : bits_(bit(card)) {}  // NOLINT: a card is a set of one
  constexpr CardSet(std::initializer_list<Card> cards) {
    for (const Card card : cards) insert(card);
  }

  // The cards by increasing rank, and within a rank by suit.
  using Iterator = BitIterator<Card>;
  [[nodiscard]] constexpr Iterator begin() const { return Iterator(bits_); }
  [[nodiscard]] constexpr Iterator end() const { return Iterator(0); }

  [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
  [[nodiscard]] constexpr int size() const { return std::popcount(bits_); }
  [[nodiscard]] constexpr bool contains(Card card) const { return (bits_ & bit(card)) != 0; }
  [[nodiscard]] constexpr bool contains_all(CardSet cards) const { return (cards.bits_ & ~bits_) == 0; }
  [[nodiscard]] constexpr bool meets(CardSet cards) const { return (cards.bits_ & bits_) != 0; }
  // The lowest card of a set that is not empty.
  [[nodiscard]] constexpr Card first() const { return *begin(); }

  constexpr void insert(CardSet cards) { bits_ |= cards.bits_; }
  constexpr void remove(CardSet cards) { bits_ &= ~cards.bits_; }

  [[nodiscard]] constexpr CardSet of_rank(Rank rank) const {
    return CardSet(bits_ & (std::uint64_t{15} << ((static_cast<unsigned>(rank) - 1) * 4)));
  }
  [[nodiscard]] constexpr CardSet of_suit(Suit suit) const {
    return CardSet(bits_ & (0x1111111111111ULL << static_cast<unsigned>(suit)));
  }
  [[nodiscard]] constexpr CardSet pictures() const { return CardSet(bits_ & (std::uint64_t{0xFFF} << (10 * 4))); }

  friend constexpr CardSet operator|(CardSet a, CardSet b) { return CardSet(a.bits_ | b.bits_); }
  friend constexpr CardSet operator&(CardSet a, CardSet b) { return CardSet(a.bits_ & b.bits_); }
  friend constexpr CardSet operator-(CardSet a, CardSet b) { return CardSet(a.bits_ & ~b.bits_); }
  friend constexpr bool operator==(CardSet, CardSet) = default;

  // For hashing, and for a fixed order among sets; without meaning otherwise.
  [[nodiscard]] constexpr std::uint64_t bits() const { return bits_; }
  [[nodiscard]] static constexpr CardSet from_bits(std::uint64_t bits) { return CardSet(bits); }

 private:
  constexpr explicit CardSet(std::uint64_t bits) : bits_(bits) {}
  [[nodiscard]] static constexpr std::uint64_t bit(Card card) { return std::uint64_t{1} << card.index(); }

  std::uint64_t bits_ = 0;
};

}  // namespace casino
