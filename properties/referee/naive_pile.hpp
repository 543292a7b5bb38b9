#pragma once
// The naive twin of model/pile, where nothing is hidden: a list of runs from bottom to top, a run being cards that lie
// together in an order that nobody has stated. A property holds the two together.

#include <vector>

#include "model/table/pile.hpp"

namespace casino::referee {

class NaivePile {
 public:
  void lay(CardSet rest, const BoundedList<Card, card_count>& sorted_top_down);
  void reveal(Card top);
  void take(Card card);

  [[nodiscard]] CardSet possible_tops() const { return runs_.empty() ? CardSet{} : runs_.back(); }
  [[nodiscard]] CardSet cards() const;

  // Whether the pile is the same, run by run, and the same as one that is laid so from the beginning.
  [[nodiscard]] bool is_like(const Pile& pile) const;

 private:
  std::vector<CardSet> runs_;  // none is empty
};

}  // namespace casino::referee
