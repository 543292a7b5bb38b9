#include "properties/generate/cards.hpp"

#include <vector>

namespace casino::properties {

rc::Gen<CardSet> some_of(CardSet cards, int at_most) {
  const std::vector<Card> each(cards.begin(), cards.end());
  // The size of a container follows the size of the test, which would start with very few cards.
  const auto drawn = rc::gen::resize(at_most, rc::gen::container<std::vector<Card>>(rc::gen::elementOf(each)));
  return rc::gen::map(drawn, [](const std::vector<Card>& chosen) {
    CardSet set;
    for (const Card card : chosen) set.insert(card);
    return set;
  });
}

}  // namespace casino::properties
