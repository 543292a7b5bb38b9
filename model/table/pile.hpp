#pragma once
// A pile of captured cards. In the western games it is a set. Where rules look at its order (pile.order is not
// not_kept) it is a stack of batches, one for each capture: the cards known from a batch's top, and below them
// an unsorted rest, because its order is the capturer's secret (SWZ-PILE-3, SWZ-PILE-4, SWZ-PILE-5, SWZ-PILE-6).

#include <optional>

#include "model/cards/bounded_list.hpp"
#include "model/cards/card_set.hpp"

namespace casino {

class Pile {
 public:
  Pile() {}  // NOLINT: so that nobody clears the memory of a list without elements
  // The cards in it, in so far as they are known.
  [[nodiscard]] CardSet cards() const { return cards_; }
  // How many more lie beneath them that the position does not name.
  [[nodiscard]] int hidden() const { return hidden_; }
  // Known cards that lie somewhere among the hidden ones, and all cards of a pile that has no order.
  [[nodiscard]] CardSet among_hidden() const;
  [[nodiscard]] int size() const { return cards_.size() + hidden_; }
  [[nodiscard]] bool empty() const { return size() == 0; }

  // Without an order; with hidden cards, somewhere among those.
  void add(CardSet cards) { cards_.insert(cards); }
  void add_hidden(int count) { hidden_ = static_cast<std::uint8_t>(hidden_ + count); }

  // With an order: a batch on top. `sorted` are its known cards from the batch's top downwards; `rest` lies below.
  void lay(CardSet rest, const BoundedList<Card, card_count>& sorted_top_down);
  // Those cards of the stack of another pile that are among some, as they lie there.
  void lay_those_of(const Pile& other, CardSet cards);

  // The cards that can be on top now: one if it is known, several inside an unsorted rest, none if the pile is
  // empty or its top is hidden.
  [[nodiscard]] CardSet possible_tops() const;
  [[nodiscard]] std::optional<Card> top() const;

  // One of the possible tops turns out to be the top, or a hidden card comes to light.
  void reveal(Card top);
  // A card leaves, from wherever it lies; the cards above and below stay as they are.
  void take(Card card);

  // The stack from bottom to top, for those who write a position down: a layer is an unsorted rest and the sorted
  // cards above it.
  struct Layer {
    CardSet unsorted;                      // lies together, in no known order
    BoundedList<Card, card_count> sorted;  // above it, bottom to top
  };
  template <typename Visit>
  void each_layer(Visit visit) const {
    Layer layer;
    for (unsigned i = 0; i < stack_.size(); ++i) {
      if (i > 0 && starts_a_layer(i)) {
        visit(layer);
        layer = Layer{};
      }
      if (is_unsorted(i)) layer.unsorted.insert(stack_[i]);
      else layer.sorted.push_back(stack_[i]);
    }
    if (!stack_.empty()) visit(layer);
  }
  // The same in numbers: equal exactly for stacks of equal layers.
  template <typename Use>
  void each_word_of_order(Use use) const {
    constexpr unsigned cards_in_a_word = 8;
    use(unsorted_ | std::uint64_t{stack_.size()} << card_count);
    use(starts_ & unsorted_ & unsorted_ << 1U);
    for (unsigned i = 0; i < stack_.size();) {
      std::uint64_t word = 0;
      for (const auto end = std::min<std::size_t>(stack_.size(), i + cards_in_a_word); i < end; ++i)
        word = word << 8U | stack_[i].index();
      use(word);
    }
  }
  // How high these cards reach if they lie on one another from `bottom` on, and nothing else among them; else nothing.
  [[nodiscard]] std::optional<unsigned> top_of(CardSet cards, unsigned bottom) const;
  [[nodiscard]] unsigned height() const { return static_cast<unsigned>(stack_.size()); }
  // Whether the order counts; a western pile is a set.
  [[nodiscard]] bool has_order() const { return !stack_.empty(); }

  friend bool operator==(const Pile&, const Pile&) = default;

 private:
  [[nodiscard]] bool is_unsorted(unsigned i) const { return (unsorted_ >> i & 1U) != 0; }
  [[nodiscard]] bool starts_a_layer(unsigned i) const {
    return is_unsorted(i) && (!is_unsorted(i - 1) || (starts_ >> i & 1U) != 0);
  }
  [[nodiscard]] unsigned lowest_of_top_run() const;
  void lay_run(CardSet cards);
  void remove_entry(unsigned i);
  void sort_if_alone(unsigned i);

  CardSet cards_;
  BoundedList<Card, card_count> stack_;  // bottom to top; an unsorted run is kept in the order of the cards
  std::uint64_t unsorted_ = 0;           // bit i: entry i belongs to an unsorted run
  std::uint64_t starts_ = 0;             // bit i: entry i begins an unsorted run right above another one
  std::uint8_t hidden_ = 0;
};

}  // namespace casino
