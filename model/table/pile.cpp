#include "model/table/pile.hpp"

namespace casino {
namespace {

constexpr std::uint64_t bit(unsigned i) { return std::uint64_t{1} << i; }

// The bits without the one at i, those above moved down.
constexpr std::uint64_t without_bit(std::uint64_t bits, unsigned i) {
  const std::uint64_t below = bit(i) - 1;
  return (bits & below) | (bits >> 1 & ~below);
}

// With nothing hidden any more the cards that lay among it are the lowest, in an order that nobody has stated.
Pile with_all_in_the_stack(const Pile& pile) {
  Pile stack;
  stack.lay(pile.among_hidden(), {});
  pile.each_layer([&](const Pile::Layer& layer) {
    BoundedList<Card, card_count> top_down;
    for (std::size_t i = layer.sorted.size(); i-- > 0;) top_down.push_back(layer.sorted[i]);
    stack.lay(layer.unsorted, top_down);
  });
  return stack;
}

}  // namespace

void Pile::lay(CardSet rest, const BoundedList<Card, card_count>& sorted_top_down) {
  lay_run(rest);
  for (std::size_t i = sorted_top_down.size(); i-- > 0;) lay_run(sorted_top_down[i]);
}

void Pile::lay_those_of(const Pile& other, CardSet cards) {
  const unsigned height = other.height();
  CardSet left = cards & other.cards_;
  for (unsigned i = 0; i < height && !left.empty(); ++i) {
    if (!left.contains(other.stack_[i])) continue;
    CardSet run = other.stack_[i];
    while (i + 1 < height && other.is_unsorted(i + 1) && !other.starts_a_layer(i + 1)) run.insert(other.stack_[++i]);
    lay_run(run & cards);
    left.remove(run);
  }
}

std::optional<unsigned> Pile::top_of(CardSet cards, unsigned bottom) const {
  unsigned top = bottom;
  while (top < height() && cards.contains(stack_[top])) ++top;
  const bool goes_on_in_a_run = top < height() && is_unsorted(top) && !starts_a_layer(top);
  if (goes_on_in_a_run || static_cast<int>(top - bottom) != cards.size()) return std::nullopt;
  return top;
}

void Pile::lay_run(CardSet cards) {
  cards_.insert(cards);
  const auto bottom = static_cast<unsigned>(stack_.size());
  const bool has_several = cards.size() > 1;  // one card alone has only one order
  if (has_several && bottom > 0 && is_unsorted(bottom - 1)) starts_ |= bit(bottom);
  for (const Card card : cards) {
    if (has_several) unsorted_ |= bit(static_cast<unsigned>(stack_.size()));
    stack_.push_back(card);
  }
}

CardSet Pile::among_hidden() const {
  CardSet cards = cards_;
  for (const Card card : stack_) cards.remove(card);
  return cards;
}

unsigned Pile::lowest_of_top_run() const {
  auto i = static_cast<unsigned>(stack_.size() - 1);
  while (i > 0 && !starts_a_layer(i)) --i;
  return i;
}

CardSet Pile::possible_tops() const {
  if (stack_.empty()) return {};
  const auto highest = static_cast<unsigned>(stack_.size() - 1);
  if (!is_unsorted(highest)) return stack_.back();
  CardSet tops;
  for (unsigned i = lowest_of_top_run(); i <= highest; ++i) tops.insert(stack_[i]);
  return tops;
}

std::optional<Card> Pile::top() const {
  const CardSet tops = possible_tops();
  if (tops.size() != 1) return std::nullopt;
  return tops.first();
}

void Pile::reveal(Card top) {
  const bool comes_from_below = !cards_.contains(top) && hidden_ > 0;
  if (comes_from_below) {
    --hidden_;
    cards_.insert(top);
    // Above the known cards there is nothing that could hide it: it is on top only when they are gone.
    if (stack_.empty()) stack_.push_back(top);
    if (hidden_ == 0) *this = with_all_in_the_stack(*this);
    return;
  }
  const bool was_among_hidden = stack_.empty() && hidden_ > 0;
  if (was_among_hidden) return stack_.push_back(top);
  if (!possible_tops().contains(top) || possible_tops().size() == 1) return;
  take(top);
  cards_.insert(top);
  stack_.push_back(top);
}

void Pile::take(Card card) {
  cards_.remove(card);
  for (unsigned i = 0; i < stack_.size(); ++i)
    if (stack_[i] == card) return remove_entry(i);
}

void Pile::remove_entry(unsigned i) {
  const bool begins_run = (starts_ >> i & 1U) != 0;
  // A sorted card between two runs goes, and they stay two.
  const bool parts_runs = i > 0 && i + 1 < stack_.size() && !is_unsorted(i) && is_unsorted(i - 1) && is_unsorted(i + 1);
  if (parts_runs) starts_ |= bit(i + 1);
  stack_.erase_at(i);
  unsorted_ = without_bit(unsorted_, i);
  starts_ = without_bit(starts_, i);
  // The card above inherits the beginning of its run, in which it is not alone.
  if (begins_run) starts_ |= bit(i);
  if (i > 0) sort_if_alone(i - 1);
  if (i < stack_.size()) sort_if_alone(i);
}

// A run of one card has only one order.
void Pile::sort_if_alone(unsigned i) {
  const bool alone_below = i == 0 || starts_a_layer(i);
  const bool alone_above = i + 1 == stack_.size() || !is_unsorted(i + 1) || (starts_ >> (i + 1) & 1U) != 0;
  if (!is_unsorted(i) || !alone_below || !alone_above) return;
  unsorted_ &= ~bit(i);
  starts_ &= ~bit(i);
  if (i + 1 < stack_.size()) starts_ &= ~bit(i + 1);
}

}  // namespace casino
