#include "properties/referee/naive_pile.hpp"

namespace casino::referee {
namespace {

std::vector<CardSet> runs_of(const Pile& pile) {
  std::vector<CardSet> runs;
  pile.each_layer([&](const Pile::Layer& layer) {
    if (!layer.unsorted.empty()) runs.push_back(layer.unsorted);
    for (const Card card : layer.sorted) runs.push_back(card);
  });
  return runs;
}

}  // namespace

void NaivePile::lay(CardSet rest, const BoundedList<Card, card_count>& sorted_top_down) {
  if (!rest.empty()) runs_.push_back(rest);
  for (std::size_t i = sorted_top_down.size(); i-- > 0;) runs_.emplace_back(sorted_top_down[i]);
}

void NaivePile::reveal(Card top) {
  if (possible_tops().size() < 2 || !possible_tops().contains(top)) return;
  runs_.back().remove(top);
  runs_.emplace_back(top);
}

void NaivePile::take(Card card) {
  std::vector<CardSet> left;
  for (CardSet run : runs_) {
    run.remove(card);
    if (!run.empty()) left.push_back(run);
  }
  runs_ = left;
}

CardSet NaivePile::cards() const {
  CardSet cards;
  for (const CardSet run : runs_) cards.insert(run);
  return cards;
}

bool NaivePile::is_like(const Pile& pile) const {
  Pile laid;
  for (const CardSet run : runs_) laid.lay(run, {});
  return runs_of(pile) == runs_ && pile == laid && pile.possible_tops() == possible_tops() && pile.cards() == cards();
}

}  // namespace casino::referee
