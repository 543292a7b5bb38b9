
#include "properties/agreement/naive_twins.hpp"
#include "properties/referee/naive_groups.hpp"

namespace casino::properties {
namespace {

// The items of which one group is made; a build is in it with all its cards or with none.
Items part_of(const Items& items, CardSet group) {
  Items part{items.cards & group, {}};
  for (const Build& build : items.builds)
    if (group.meets(build.cards)) part.builds.push_back(build);
  return part;
}

}  // namespace

bool groups_are_right(const Rules& rules, const Items& items, const GroupQuestion& question,
                      const std::vector<CardSet>& groups) {
  CardSet covered;
  for (const CardSet group : groups) {
    const Items part = part_of(items, group);
    if (covered.meets(group) || part.all_cards() != group) return false;
    if (!referee::group_counts(rules, part, question).contains(1)) return false;
    covered.insert(group);
  }
  return covered == items.all_cards();
}

bool the_group_search_agrees_with_the_naive_one(const Rules& rules, const Items& items, const GroupQuestion& question) {
  const std::set<int> counts = referee::group_counts(rules, items, question);
  const auto groups = split_into_groups(rules, items, question);
  // Q-GEN-01: in whatever way the items are split, the number of groups is the same, as long as an ace at 14 can only
  // be a group by itself.
  const bool aces_stand_alone = question.value.points <= 14;
  if ((aces_stand_alone && counts.size() > 1) || groups.has_value() == counts.empty()) return false;
  if (count_groups(rules, items, question) != (counts.empty() ? 0 : *counts.begin())) return false;
  if (groups &&
      !(groups_are_right(rules, items, question, *groups) && counts.contains(static_cast<int>(groups->size()))))
    return false;
  if (some_make_a_group(rules, items, question) != referee::some_make_a_group(rules, items, question)) return false;
  // The cards of a build are not counted one by one; nobody asks for the most cards with builds among them.
  return !items.builds.empty() ||
         most_cards_in_groups(rules, items, question) == referee::most_cards_in_groups(rules, items, question);
}

}  // namespace casino::properties
