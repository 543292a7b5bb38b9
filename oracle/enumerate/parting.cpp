#include "oracle/enumerate/parting.hpp"

namespace casino::enumerate {
namespace {

struct Item {
  ValueSet values;
  bool is_played = false;
  bool is_top = false;
};

std::vector<Item> items_of(const Situation& s, const PutIn& cards) {
  std::vector<Item> items;
  for (const Card card : cards.played | cards.tops | cards.loose)
    items.push_back({s.worth.of(card, Place::build), cards.played.contains(card), cards.tops.contains(card)});
  for (const Build& build : s.position.builds)
    if (build.cards.meets(cards.as_cards)) items.push_back({build.value});
  return items;
}

// The items in a first part, of which something is asked, or in the rest.
struct Part {
  Fixed fixed;
  bool has_played = false;
  bool has_top = false;
  void add(const Item& item) {
    fixed.add(item.values);
    has_played = has_played || item.is_played;
    has_top = has_top || item.is_top;
  }
};

template <typename Pleases>
bool some_parting(const std::vector<Item>& items, Target target, Pleases pleases) {
  for (std::uint64_t choice = 1; choice >> items.size() == 0; ++choice) {
    Part first;
    Part rest;
    for (std::size_t i = 0; i < items.size(); ++i) (choice >> i & 1U ? first : rest).add(items[i]);
    if (pleases(first) && splits(first.fixed.numbers, target) && splits(rest.fixed.numbers, target)) return true;
  }
  return false;
}

}  // namespace

bool is_made_before_tops_join(const Situation& s, const PutIn& cards, Target target) {
  return some_parting(items_of(s, cards), target,
                      [](const Part& first) { return first.has_played && !first.has_top && first.fixed.items > 1; });
}

bool top_shares_a_group(const Situation& s, const PutIn& cards, Target target) {
  return some_parting(items_of(s, cards), target, [&](const Part& first) {
    return first.has_played && first.has_top && first.fixed.sum == target.value.points;
  });
}

}  // namespace casino::enumerate
