#include "model/judge/clauses/change_of_value.hpp"

#include <algorithm>

#include "model/judge/clauses/shared.hpp"

namespace casino {
namespace {

// The build with some cards on it, as one thing worth their sum.
Build stacked(const Build& base, CardSet on_top, int points) {
  Build stack = base;
  stack.cards.insert(on_top);
  stack.value = Value{static_cast<std::uint8_t>(base.value.points + points)};
  return stack;
}

Items with_build(Items items, const Build& build) {
  items.builds.push_back(build);
  return items;
}

// What else there is: other builds whole where they may be cards. Of others the cards are counted singly, that they are
// used is reported by AA-ADD-9.
Items others_of(const Judging& j) {
  Items items{j.action.table | j.action.tops, {}};
  for (const Build& build : j.position.builds) {
    if (!j.action.table.contains_all(build.cards) || !may_be_a_card(j, build)) continue;
    items.cards.remove(build.cards);
    items.builds.push_back(build);
  }
  return items;
}

bool comes_out(const Judging& j, const Items& items) {
  return count_groups(j.rules, items, build_question(j.rules, j.value)) > 0;
}

bool add_if_it_comes_out(const Judging& j, const Comes& way, std::vector<Comes>& ways) {
  const bool will_do = comes_out(j, way.items);
  if (will_do) ways.push_back(way);
  return will_do;
}

// The hand card is in the group of the build.
void add_ways_with_the_hand_card(const Judging& j, const Build& base, std::vector<Comes>& ways) {
  if (j.action.hand.size() != 1) return;
  for (const Value value : values_of(j.rules, j.action.hand.first(), Place::build)) {
    const Build stack = stacked(base, j.action.hand, value.points);
    if (stack.value > j.value) continue;
    const Change change = stack.value == j.value ? Change::by_the_hand_card : Change::with_table_cards;
    add_if_it_comes_out(j, {change, with_build(others_of(j), stack), {}}, ways);
  }
}

// The hand card makes a group by itself or with loose cards, widely with builds like cards, too; or there is none.
bool add_way_without_the_hand_card(const Judging& j, const Build& base, std::vector<Comes>& ways) {
  Items others = others_of(j);
  if (others.cards.empty() && others.builds.empty()) return false;
  if (j.action.hand.size() != 1) {
    others.cards.insert(j.action.hand);
    return add_if_it_comes_out(j, {Change::by_table_cards_alone, with_build(others, base), {}}, ways);
  }
  const bool is_wide = j.rules.build_single_as_card == BuildSingleAsCard::full;
  const Items beside{others.cards, is_wide ? others.builds : Builds{}};
  return some_completion(j.rules, j.action.hand, beside, build_question(j.rules, j.value), [&](const Items& left) {
    const Items rest{left.cards, is_wide ? left.builds : others.builds};
    const CardSet own_group = (others.all_cards() - rest.all_cards()) | j.action.hand;
    return add_if_it_comes_out(j, {Change::by_table_cards_alone, with_build(rest, base), own_group}, ways);
  });
}

bool is_allowed(const Judging& j, const Build& base, const Comes& way) {
  if (j.action.table.meets(j.position.built()) && !builds_count_as_cards(j, base, way.change)) return false;
  if (!they_may_join(j, joining_groups(j, base, way))) return false;
  if (way.change == Change::by_the_hand_card || is_used_as_a_card(j, base, way.change)) return true;
  return way.change == Change::with_table_cards && table_cards_may_raise(j);
}

}  // namespace

Comes how_it_comes_out(const Judging& j, const Build& base) {
  std::vector<Comes> ways;
  add_ways_with_the_hand_card(j, base, ways);
  add_way_without_the_hand_card(j, base, ways);
  if (ways.empty()) return {};
  const auto allowed =
      std::find_if(ways.begin(), ways.end(), [&](const Comes& way) { return is_allowed(j, base, way); });
  return allowed == ways.end() ? ways.front() : *allowed;
}

std::vector<CardSet> groups_of(const Judging& j, const Comes& comes) {
  auto groups = split_into_groups(j.rules, comes.items, build_question(j.rules, j.value));
  if (!groups) return {};
  if (!comes.apart.empty()) groups->push_back(comes.apart);
  return *groups;
}

CardSet joining_groups(const Judging& j, const Build& base, const Comes& comes) {
  CardSet others;
  if ((j.action.table | j.action.tops).empty() || j.action.hand.empty()) return others;
  if (comes.change != Change::by_the_hand_card && comes.change != Change::with_table_cards) return others;
  for (const CardSet group : groups_of(j, comes))
    if (!group.meets(base.cards)) others.insert(group);
  return others;
}

bool they_may_join(const Judging& j, CardSet groups) {
  if (groups.empty()) return true;
  if (groups.meets(j.action.tops)) return false;
  switch (j.rules.raise_loose_groups) {
    case RaiseLooseGroups::groups: return true;
    case RaiseLooseGroups::equal_cards: return cards_worth(j.rules, groups, j.value, Place::build) == groups;
    case RaiseLooseGroups::forbidden: return false;
  }
  return false;
}

bool table_cards_may_raise(const Judging& j) {
  return j.rules.raise_table_cards == RaiseTableCards::allowed && j.action.tops.empty();
}

bool builds_count_as_cards(const Judging& j, const Build& base, Change change) {
  return j.rules.build_single_as_card == BuildSingleAsCard::full || is_used_as_a_card(j, base, change);
}

bool is_used_as_a_card(const Judging& j, const Build& base, Change change) {
  // A pile's top has no part in that.
  if (base.is_multiple() || j.action.hand.empty() || !j.action.tops.empty()) return false;
  switch (j.rules.build_single_as_card) {
    case BuildSingleAsCard::off: return false;
    case BuildSingleAsCard::capture_and_groups: return change == Change::by_table_cards_alone;
    case BuildSingleAsCard::full: return change == Change::with_table_cards || change == Change::by_table_cards_alone;
  }
  return false;
}

}  // namespace casino
