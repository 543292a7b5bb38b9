// Seed 004, The Play 2 and 4; seed 000, Swazi Casino, action 1 and the aces at the end of The play.

#include "model/clauses/prey.hpp"

#include <algorithm>

namespace casino {
namespace {

// The cards of builds that are taken whole at another value than theirs.
CardSet cards_of_builds_other_than(const Builds& builds, Value value) {
  CardSet cards;
  for (const Build& build : builds)
    if (build.value != value) cards.insert(build.cards);
  return cards;
}

bool comes_out_at(const Judging& j, const Prey& prey, Value value) {
  return splits(j.rules, Items{prey.loose | prey.fragments, builds_other_than(prey.builds, value)}, value) ||
         (splits(j.rules, Items{prey.loose, {}}, value) &&
          std::all_of(prey.builds.begin(), prey.builds.end(), [&](const Build& b) { return b.value == value; }));
}

// Whether the prey can be shared out between a 1 and a 14: builds by their value, loose aces singly at 1.
bool comes_out_at_both(const Judging& j, const Prey& prey, ValueSet values) {
  const bool builds_match = std::all_of(prey.builds.begin(), prey.builds.end(),
                                        [&](const Build& build) { return values.contains(build.value); });
  if (!builds_match || !prey.fragments.empty()) return false;
  CardSet rest = prey.loose;
  for (const Card ace : cards_worth(j.rules, prey.loose, values.lowest(), Place::table)) {
    if (splits(j.rules, Items{rest, {}}, values.highest())) return true;
    rest.remove(ace);
  }
  return splits(j.rules, Items{rest, {}}, values.highest());
}

}  // namespace

Prey prey_of(const Judging& j) {
  Prey prey;
  // Cards of a first, incomplete capture count as loose when a demand is being answered (SWZ-INS-2).
  prey.loose = (j.action.table - j.position.built()) | j.action.tops;
  for (const Build& build : j.position.builds) {
    if (!build.cards.meets(j.action.table)) continue;
    if (j.action.table.contains_all(build.cards)) prey.builds.push_back(build);
    else prey.fragments.insert(build.cards & j.action.table);
  }
  prey.pictures = without_value(j.rules, prey.loose);
  prey.loose.remove(prey.pictures);
  return prey;
}

Builds builds_other_than(const Builds& builds, Value value) {
  Builds others;
  for (const Build& build : builds)
    if (build.value != value) others.push_back(build);
  return others;
}

bool splits(const Rules& rules, const Items& items, Value value) {
  return (items.cards.empty() && items.builds.empty()) || count_groups(rules, items, GroupQuestion{value}) > 0;
}

bool comes_out_with_builds(const Rules& rules, const Prey& prey, Value value) {
  const CardSet cards = prey.loose | prey.fragments;
  return splits(rules, Items{cards, builds_other_than(prey.builds, value)}, value) ||
         splits(rules, Items{cards | cards_of_builds_other_than(prey.builds, value), {}}, value);
}

Value capturing_value(const Judging& j, const Prey& prey) {
  const ValueSet values = values_of(j.rules, j.action.hand.first(), Place::hand);
  if (values.empty() || values.size() == 1) return values.empty() ? Value{} : values.lowest();
  if (j.action.value.is_said() && values.contains(j.action.value)) return j.action.value;
  for (const Value value : values)
    if (comes_out_at(j, prey, value) && std::none_of(prey.builds.begin(), prey.builds.end(), [&](const Build& build) {
          return values.contains(build.value) && build.value != value;
        }))
      return value;
  for (const Build& build : prey.builds)
    if (values.contains(build.value)) return build.value;
  for (const Value value : values)
    if (comes_out_at(j, prey, value)) return value;
  return values.highest();
}

void says_a_value_of_the_card(const Judging& j, Findings& found) {
  const Value said = j.action.value;
  if (!said.is_said() || values_of(j.rules, j.action.hand.first(), Place::hand).contains(said)) return;
  found.refuses("AA-VAL-1"_clause, {j.action.hand, said, {}});
}

bool ace_takes_at_both_values(const Judging& j, const Prey& prey, Findings& found) {
  const ValueSet values = values_of(j.rules, j.action.hand.first(), Place::hand);
  if (values.size() < 2) return false;
  for (const Value value : values) {
    const bool builds_match =
        std::all_of(prey.builds.begin(), prey.builds.end(), [&](const Build& build) { return build.value == value; });
    if (builds_match && comes_out_at(j, prey, value)) return false;
  }
  if (!comes_out_at_both(j, prey, values)) return false;
  if (j.rules.capture_ace_values == CaptureAceValues::one_per_play)
    found.violates("SWZ-ACE-2"_clause, {j.action.hand, {}, {}});
  return true;
}

}  // namespace casino
