#pragma once
// What the next opponent can take from a table, by what he may hold: the cards that were not seen are counted.

#include "oracle/enumerate/enumerate.hpp"
#include "oracle/players/view.hpp"
#include "oracle/players/worth.hpp"

namespace casino::players {

class Threat {
 public:
  // All have to outlive it.
  Threat(const Rules& rules, const LegalTurns& legal, const Worth& worth)
      : rules_(rules), legal_(legal), worth_(worth) {}

  // What the seat that acts next is to be expected to take at most in one action, in thousandths of a point, after a
  // turn of the seat that sees this; nothing if it is of the same side, or new hands are to come before.
  [[nodiscard]] Thousandths after(const View& view, const Position& after) const;

  // The most that a seat can take in one action with the cards of a hand.
  [[nodiscard]] Thousandths most_taken(const Position& position, Seat seat, CardSet hand) const;

 private:
  // What a card of each rank could take.
  struct Catch {
    Thousandths worth = 0;
    int cards = 0;  // of that rank, that were not seen
  };
  [[nodiscard]] std::vector<Catch> catches(const Position& after, Seat seat, CardSet unseen) const;
  template <typename Visit>
  void each_capture(const Position& position, Visit visit) const;
  [[nodiscard]] Thousandths worth_of(const Position& position, const Action& capture) const;

  const Rules& rules_;
  const LegalTurns& legal_;
  const Worth& worth_;
};

}  // namespace casino::players
