#include "model/apply/accumulating.hpp"

#include "model/queries/build_order.hpp"
#include "model/queries/tops.hpp"

namespace casino {
namespace {

using Cards = BoundedList<Card, card_count>;

CardSet gained_by(const Action& capture) { return capture.hand | capture.table | capture.tops; }

Cards stated_order(const Action& capture) {
  Cards stated;
  for (const Card card : capture.order)
    if (gained_by(capture).contains(card)) stated.push_back(card);
  return stated;
}

// One build alone keeps its order, one card alone has only one. Of several things nobody has stated which was taken
// first, and that is kept card by card.
Pile taken_cards(const Position& before, CardSet taken) {
  const Build* build = before.build_with(taken);
  if (build != nullptr && build->cards == taken) return order_of(before, taken);
  Pile pile;
  pile.lay(taken, {});
  return pile;
}

// The turn states that a picture lies above a numeral card.
bool states_picture_above_numeral(const Action& capture) {
  bool saw_picture = false;
  for (const Card card : capture.order) {
    const bool is_new_picture = card.is_picture() && gained_by(capture).contains(card);
    if (saw_picture && !card.is_picture()) return true;
    saw_picture = saw_picture || is_new_picture;
  }
  return false;
}

// Lays cards beneath every numeral card of the pile, on the pictures at its bottom. Where cards that nobody has stated
// are the lowest, they come somewhere among those: which of them are pictures is not known.
void lay_beneath_numerals(Pile& pile, const Pile& pictures) {
  Pile lower;
  Pile upper;
  lower.add(pile.among_hidden());
  lower.add_hidden(pile.hidden());
  pile.each_layer([&](const Pile::Layer& layer) {
    const bool only_pictures = layer.unsorted.pictures() == layer.unsorted;
    Pile& of_unsorted = upper.empty() && only_pictures ? lower : upper;
    of_unsorted.lay(layer.unsorted, {});
    for (const Card card : layer.sorted) {
      Cards one;
      one.push_back(card);
      (upper.empty() && card.is_picture() ? lower : upper).lay({}, one);
    }
  });
  if (pile.hidden() > 0 && !lower.has_order()) lower.add(pictures.cards());
  else lay_all(lower, pictures);
  lay_all(lower, upper);
  pile = lower;
}

}  // namespace

Pile batch_of(const Position& before, const Action& capture) {
  const Cards stated = stated_order(capture);
  CardSet rest = gained_by(capture);
  for (const Card card : stated) rest.remove(card);
  Pile batch;
  if (!stated.empty()) {
    batch.lay(rest, stated);
    return batch;
  }
  Cards top;
  for (const Card card : capture.hand) top.push_back(card);
  lay_all(batch, taken_cards(before, rest - capture.hand));
  batch.lay({}, top);
  return batch;
}

void lay_batch(const Rules& rules, Pile& pile, const Pile& batch, const Action& capture) {
  CardSet lowered;
  if (!states_picture_above_numeral(capture))
    for (const Card card : batch.cards())
      if (is_lowered(rules, capture, card)) lowered.insert(card);
  if (!lowered.empty()) lay_beneath_numerals(pile, part_of(batch, lowered));
  lay_all(pile, part_of(batch, batch.cards() - lowered));
}

bool is_lowered(const Rules& rules, const Action& capture, Card card) {
  if (!pictures_have_a_place(rules)) return false;
  switch (rules.pile_pictures) {
    case PilePictures::anywhere: return false;
    case PilePictures::beneath_numerals: return card.is_picture();
    case PilePictures::capturing_on_top: return card.is_picture() && !capture.hand.contains(card);
  }
  return false;
}

CardSet pictures_given(const Rules& rules, const Action& capture) {
  const bool have_piles = has_partners(rules) && rules.pile_partners == PilePartners::separate;
  return have_piles ? capture.given & gained_by(capture) : CardSet{};
}

}  // namespace casino
