#include "properties/facts/groupings.hpp"

#include <algorithm>
#include <set>

#include "model/queries/holding.hpp"

namespace casino::properties {
namespace {

// Every sum that the cards can make, aces counted in each way that some place allows.
std::set<int> sums_of(const Rules& rules, CardSet cards) {
  std::set<int> sums{0};
  for (const Card card : cards) {
    std::set<int> more;
    ValueSet values = values_of(rules, card, Place::table);
    values.insert(values_of(rules, card, Place::build));
    for (const int sum : sums)
      for (const Value value : values) more.insert(sum + value.points);
    sums = more;
  }
  return sums;
}

CardSet cards_to_group(const Action& action) {
  switch (action.kind) {
    case Do::trail: return {};
    case Do::capture: return action.table | action.tops;
    case Do::build: return action.hand | action.table | action.tops;
    case Do::raise: return action.hand | action.table | action.base;
    case Do::augment: return action.hand | action.table | action.tops;
  }
  return {};
}

// A build that stands in another like a card may bring a second ace into a group
// (build.two_aces=one_fourteen_never_sum).
bool aces_come_in_builds(const Rules& rules, const Action& action) {
  return rules.build_two_aces == BuildTwoAces::one_fourteen_never_sum &&
         rules.build_single_as_card == BuildSingleAsCard::full && action.table.of_rank(Rank::ace).size() > 1;
}

// A picture without a number, an ace that takes at both its values and groups that overlap are no groups of a
// value.
bool has_groups(const Rules& rules, const Action& action) {
  if (action.kind == Do::trail) return false;
  if (action.kind != Do::capture) return true;
  if (aces_come_in_builds(rules, action)) return false;
  return rules.capture_groups != CaptureGroups::overlapping &&
         rules.capture_ace_values != CaptureAceValues::both_at_once && !values_played(rules, action.hand).empty();
}

}  // namespace

bool grouping_is_right(const Rules& rules, const Action& action, const Grouping& grouping) {
  CardSet grouped;
  for (const CardSet group : grouping.groups) {
    if (grouped.meets(group) || !sums_of(rules, group).contains(grouping.value.points)) return false;
    grouped.insert(group);
  }
  const CardSet cards = cards_to_group(action);
  // SWZ-EQL-3: a loose card that others are added to is added itself, if all of it is united with a build.
  const bool joins_a_build = action.kind == Do::augment && !action.unite.empty();
  return grouped == cards || (joins_a_build && grouped == (cards | action.base));
}

bool groupings_confirm(const Rules& rules, const Turn& turn, const Judgement& judgement) {
  for (std::size_t step = 0; step < turn.steps.size(); ++step) {
    const auto* action = std::get_if<Action>(&turn.steps[step]);
    if (action == nullptr || !has_groups(rules, *action)) continue;
    const auto grouping = std::find_if(judgement.groupings.begin(), judgement.groupings.end(),
                                       [&](const Grouping& shown) { return shown.step == static_cast<int>(step); });
    if (grouping == judgement.groupings.end() || !grouping_is_right(rules, *action, *grouping)) return false;
  }
  return true;
}

}  // namespace casino::properties
