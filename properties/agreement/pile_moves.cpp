#include "properties/agreement/naive_twins.hpp"
#include "properties/generate/dice.hpp"
#include "properties/referee/naive_pile.hpp"

namespace casino::properties {
namespace {

// Cards that are not in the pile, taken off the pack.
CardSet drawn(CardSet& pack, std::size_t count, Dice& dice) {
  CardSet cards;
  while (count-- > 0 && !pack.empty()) {
    auto card = pack.begin();
    for (std::size_t skip = dice.below(static_cast<std::size_t>(pack.size())); skip > 0; --skip) ++card;
    cards.insert(*card);
    pack.remove(*card);
  }
  return cards;
}

}  // namespace

bool the_pile_agrees_with_the_naive_one(std::uint64_t seed, int moves) {
  Dice dice(seed);
  CardSet pack = CardSet::from_bits((std::uint64_t{1} << card_count) - 1);
  Pile pile;
  referee::NaivePile naive;
  for (int i = 0; i < moves; ++i) {
    CardSet in_pile = naive.cards();
    if (in_pile.empty() || (in_pile.size() < 12 && dice.one_in(3))) {
      const CardSet rest = drawn(pack, dice.below(4), dice);
      BoundedList<Card, card_count> sorted;
      for (const Card card : drawn(pack, dice.below(3), dice)) sorted.push_back(card);
      pile.lay(rest, sorted);
      naive.lay(rest, sorted);
    } else if (dice.one_in(3)) {
      CardSet tops = naive.possible_tops();
      const Card top = drawn(tops, 1, dice).first();
      pile.reveal(top);
      naive.reveal(top);
    } else {
      const Card card = drawn(in_pile, 1, dice).first();
      pile.take(card);
      naive.take(card);
      pack.insert(card);
    }
    if (!naive.is_like(pile)) return false;
  }
  return true;
}

}  // namespace casino::properties
