#pragma once
// Kinds of cards: cards of one kind are alike to both rules, so that of tables that differ in nothing but which of them
// lie where one is looked at for all.

#include <array>
#include <vector>

#include "oracle/distinguish/pair.hpp"

namespace casino::distinguish {

class CardKinds {
 public:
  // What a turn can depend on: the rank; and the suit of cards with a value of their own, or where oranges or the order
  // of a pile look at it.
  explicit CardKinds(const Pair& pair);

  [[nodiscard]] std::size_t size() const { return kinds_.size(); }
  // The n-th card of a kind, if there are so many.
  [[nodiscard]] std::optional<Card> card(std::size_t kind, std::size_t n) const {
    return n < kinds_[kind].size() ? std::optional(kinds_[kind][n]) : std::nullopt;
  }
  // Whether two kinds behave alike, whatever they are called: pictures without a number. `before` is then the one that
  // is to be used first.
  [[nodiscard]] std::optional<std::size_t> before(std::size_t kind) const { return before_[kind]; }

 private:
  std::vector<std::vector<Card>> kinds_;
  std::vector<std::optional<std::size_t>> before_;
};

}  // namespace casino::distinguish
