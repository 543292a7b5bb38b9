#pragma once
// All positions of so many cards on which two rules could part, each once up to what is alike (CardKinds): the acting
// seat's whole hand, loose cards, up to two builds, tops of piles, and the phase and history that either rules look at.
// The first seat acts; nobody knows the others' hands. Only positions that are lawful by both rules.

#include <map>
#include <vector>

#include "model/table/position.hpp"
#include "oracle/distinguish/card_kinds.hpp"

namespace casino::distinguish {

using VisitPosition = FunctionRef<bool(const Position&)>;

class Positions {
 public:
  explicit Positions(const Pair& pair);

  // With exactly so many cards. False if the visitor stopped.
  bool each(int cards, VisitPosition visit);

 private:
  // How the cards are spread.
  struct Shape {
    int hand = 1;
    int loose = 0;
    std::vector<int> builds;
    std::vector<Seat> tops;  // whose piles have one card
  };
  struct Pattern {  // of a build: its cards' kinds, and a value that they make
    std::vector<std::size_t> kinds;
    Value value;
  };
  [[nodiscard]] std::vector<Shape> shapes(int cards) const;
  [[nodiscard]] const std::vector<Pattern>& patterns(int cards);
  void add_values(std::vector<Pattern>& patterns, const std::vector<std::size_t>& kinds) const;

  bool fill_builds(const Shape& shape, std::size_t next, VisitPosition visit);
  bool each_card_from(std::size_t from, FunctionRef<bool(Card card, std::size_t kind)> try_it);
  bool fill_hand(const Shape& shape, int left, std::size_t from, VisitPosition visit);
  bool fill_loose(const Shape& shape, int left, std::size_t from, VisitPosition visit);
  bool fill_tops(const Shape& shape, std::size_t next, VisitPosition visit);
  bool complete(VisitPosition visit);

  // Takes the next card of a kind, if there is one.
  [[nodiscard]] std::optional<Card> take(std::size_t kind);
  void put_back(std::size_t kind) { --used_[kind]; }
  [[nodiscard]] bool names_alike_kinds_in_order() const;
  [[nodiscard]] bool is_lawful(const Position& position) const;

  const Pair& pair_;
  CardKinds kinds_;
  bool uses_builds_;
  bool uses_tops_;
  std::map<int, std::vector<Pattern>> patterns_;
  std::vector<std::size_t> used_;  // cards of each kind
  Position position_;              // as far as it is filled
};

}  // namespace casino::distinguish
