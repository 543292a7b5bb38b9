#pragma once
// A turn of one position on which two rules part.

#include <vector>

#include "oracle/distinguish/pair.hpp"
#include "oracle/enumerate/enumerate.hpp"

namespace casino::distinguish {

// Both rules, with what their generators of turns have worked out; they have to outlive it.
class Turns {
 public:
  explicit Turns(const Pair& pair);

  // The turn with the fewest steps that one rules takes otherwise than the other: of all legal turns of either, and of
  // those with what can be said in them where the rules do not agree about that. Nothing if there is none.
  [[nodiscard]] std::optional<Turn> parting_turn(const Position& position);

  // Whether the two part on this turn, both of them being sure of it.
  [[nodiscard]] bool part(const Position& position, const Turn& turn) const;

  // How many turns have been put to both.
  [[nodiscard]] std::uint64_t asked() const { return asked_; }

 private:
  void consider(const Position& position, const Turn& turn);
  void consider_unsaid(const Position& position, const Turn& turn);
  void consider_with_words(const Position& position, const Turn& turn);

  const Pair& pair_;
  Rules listed_a_;  // turns are listed by all clauses
  Rules listed_b_;
  LegalTurns legal_a_;
  LegalTurns legal_b_;
  bool differ_in_announcing_;
  bool differ_in_insisting_;
  bool differ_in_requests_;
  bool differ_in_oranges_;
  std::uint64_t asked_ = 0;
  std::optional<Turn> best_;
};

}  // namespace casino::distinguish
