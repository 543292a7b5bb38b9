#include "model/groups/valuation.hpp"

namespace casino {

Valuation valuation(const Rules& rules, const Items& items, const GroupQuestion& question, int high_aces) {
  Valuation all;
  const auto add = [&](Value value) {
    if (value > question.value || value.points > highest_value) all.fits = false;
    else ++all.counts[value.points];
    all.sum += value.points;
  };
  for (const Card card : items.cards) {
    const ValueSet values = values_of(rules, card, question.place);
    if (values.empty()) all.fits = false;
    else if (values.size() > 1 && high_aces-- > 0) add(values.highest());
    else add(values.lowest());
  }
  for (const Build& build : items.builds) add(build.value);
  return all;
}

int aces_of_either_value(const Rules& rules, const Items& items, Place place) {
  int count = 0;
  for (const Card ace : items.cards.of_rank(Rank::ace))
    if (values_of(rules, ace, place).size() > 1) ++count;
  return count;
}

}  // namespace casino
