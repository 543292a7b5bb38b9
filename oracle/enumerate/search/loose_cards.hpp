#pragma once
// The loose cards of a position, ready for the question behind every play: which sets of them make up groups
// of a value, alone or with cards that come from elsewhere? Each set is reported once, and nothing is kept on the
// heap.

#include <algorithm>
#include <cstdint>

#include "model/cards/bounded_list.hpp"
#include "model/cards/card_set.hpp"
#include "model/cards/function_ref.hpp"
#include "oracle/enumerate/search/effort.hpp"
#include "oracle/enumerate/search/splits.hpp"
#include "oracle/enumerate/search/worth.hpp"

namespace casino::enumerate {

// Gets a set; returns false to stop.
using VisitSet = FunctionRef<bool(CardSet)>;

// What stands in the groups whatever loose cards join: the card played, tops of piles, builds that count as
// cards.
struct Fixed {
  Numbers numbers;
  int items = 0;
  int sum = 0;             // aces of either value counted low
  int highest = 0;         // of the items, counted like that
  std::uint64_t sums = 1;  // that some of them make

  void add(ValueSet values) {
    count(values.lowest().points);
    sums |= sums << values.lowest().points | (values.size() > 1 ? sums << values.highest().points : 0);
    if (values.size() > 1) ++numbers.either_aces;
    else ++numbers.counts[values.lowest().points];
  }
  // A group begun by others: a build that gets a new value, and the card that gives it.
  void begin(int begun, int low_aces) {
    count(begun);
    sums |= sums << begun;
    numbers.begun = static_cast<std::uint8_t>(begun);
    numbers.aces_begun = static_cast<std::uint8_t>(low_aces);
  }

 private:
  void count(int number) {
    ++items;
    sum += number;
    highest = std::max(highest, number);
  }
};

enum class Grouping : std::uint8_t { disjoint, overlapping };

class LooseCards {
 public:
  // `effort`: pays for what is told, and for the search; nullptr: without an end.
  LooseCards(const Worth& worth, CardSet cards, Place place, Effort* effort = nullptr);

  // Whether some of them make the sum. Quick, for turning down what cannot come out.
  [[nodiscard]] bool can_make(int sum) const { return (sums_ >> sum & 1U) != 0; }
  // Whether one fixed item, or none, is a group or can be completed to one. As quick.
  [[nodiscard]] bool can_complete(const Fixed& fixed, Value value) const {
    const int rest = value.points - fixed.sum;
    const bool is_a_group = rest == 0 || (fixed.numbers.either_aces > 0 && value == high_ace);
    return is_a_group || (rest > 0 && can_make(rest));
  }

  // The sets that make one group together with what is fixed; the empty set too, where that alone is a group.
  bool each_group(Target target, const Fixed& fixed, VisitSet visit) const;

  // The sets that split into groups together with what is fixed; the empty set too, where that alone does.
  bool each_split(Target target, const Fixed& fixed, Grouping grouping, VisitSet visit) const;

 private:
  friend class SplitSearch;

  // The loose cards of one rank: alike in every sum.
  struct Kind {
    CardSet cards;
    std::uint64_t sums = 1;  // that cards of this kind and of those below it make
    std::uint8_t value = 0;  // aces of either value: 1
    std::uint8_t count = 0;
    bool either_value = false;
  };

  struct FewGroups {
    CardSet first;
    int count = 0;  // up to 2
  };

  void add_kind(CardSet alike, ValueSet values);
  [[nodiscard]] int kinds_below(int value) const;
  [[nodiscard]] bool may_go_on() const { return effort_ == nullptr || effort_->spend(1); }
  [[nodiscard]] FewGroups groups_of_several_cards(int value, int below) const;
  bool each_split_of_few(int value, const Fixed& fixed, int below, CardSet group, VisitSet visit) const;
  bool complete_group(int highest, int rest, int low_aces, CardSet chosen, VisitSet visit) const;
  bool each_group_with_aces(int rest, int fixed_aces, VisitSet visit) const;

  [[nodiscard]] int kind_count() const { return static_cast<int>(kinds_.size()); }
  [[nodiscard]] const Kind& kind(int i) const { return kinds_[static_cast<unsigned>(i)]; }

  BoundedList<Kind, 13> kinds_;  // by rising value
  std::uint64_t sums_ = 1;       // that all of them make
  bool has_either_aces_ = false;
  Effort* effort_;
};

// The next set of cards out of `all`, in a fixed order from the empty one to the whole; empty again after
// that.
[[nodiscard]] constexpr CardSet next_subset(CardSet subset, CardSet all) {
  return CardSet::from_bits((subset.bits() - all.bits()) & all.bits());
}

}  // namespace casino::enumerate
