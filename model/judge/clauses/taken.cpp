// Seed 004, The Play 2 and 4; seed 000, Swazi Casino, action 1 and the aces at the end of The play.

#include "model/judge/clauses/taken.hpp"

#include <algorithm>

#include "model/queries/could_capture.hpp"
#include "model/queries/holding.hpp"

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

// Whether a thing of this worth makes the value, alone or with some of the others.
bool completes_a_group(const Rules& rules, Value worth, const Items& others, Value value) {
  if (worth > value) return false;
  const Value rest{static_cast<std::uint8_t>(value.points - worth.points)};
  return some_make_a_group(rules, others, GroupQuestion{rest});
}

// HUN-CAP-1: several cards that are played have one total, aces and all (Q-HUN-27).
bool is_played_with_others(const Judging& j) { return several_may_be_played(j.rules) && j.action.hand.size() > 1; }

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

bool serves(const Judging& j, const Prey& prey, Value value) {
  return comes_out_at(j, prey, value) ||
         share_groups(j.rules, Items{prey.loose, builds_other_than(prey.builds, value)}, value);
}

// HUN-CAP-1, HUN-ULM-1: what several cards make depends on their aces, and on whether they are one sum or several sets.
// A sum is what is played more widely, and a sum within its limit.
Value value_of_several(const Judging& j, const Prey& prey, ValueSet values) {
  const ValueSet totals = totals_of(j.rules, j.action.hand);
  values.remove(totals);
  for (const bool too_high : {false, true})
    for (const ValueSet tried : {totals, values})
      for (const Value value : tried)
        if (sums_are_too_high(j.rules, j.action.hand, value) == too_high && serves(j, prey, value)) return value;
  return totals.lowest();
}

// The clause that says what a played card is worth: a Finnish one where that is not what it would be worth on the
// table.
Clause clause_of_its_value(const Rules& rules, Card card) {
  const bool aces_differ = rules.value_ace_hand == AceValue::high && rules.value_ace_table == AceValue::low;
  if (card.rank() == Rank::ace && aces_differ) return "FIN-VAL-2"_clause;
  if (card == "2S"_card && rules.value_two_spades_hand != 2) return "FIN-VAL-3"_clause;
  if (card == "10D"_card && rules.value_ten_diamonds_hand != 10) return "FIN-VAL-4"_clause;
  return "AA-VAL-1"_clause;
}

// SWZ-INS-2: whether the turn's capture is added to, at an opponent's demand.
bool is_made_fuller(const Judging& j) {
  return answers_a_demand(j.position, j.action) && j.position.turn.play == Do::capture;
}

}  // namespace

Prey prey_of(const Judging& j) {
  Prey prey;
  prey.loose = (j.action.table - j.position.built()) | j.action.tops;
  for (const Build& build : j.position.builds) {
    if (!build.cards.meets(j.action.table)) continue;
    if (j.action.table.contains_all(build.cards)) prey.builds.push_back(build);
    else prey.fragments.insert(build.cards & j.action.table);
  }
  prey.pictures = without_value(j.rules, prey.loose);
  prey.loose.remove(prey.pictures);
  // SWZ-INS-2, Q-SWZ-04: what an answer names of the capture that it adds to is taken already, in groups that stay.
  // Where the choice is made anew, the loose cards of it count as loose.
  if (is_made_fuller(j)) prey.loose.remove(captured_for_good(j.rules, j.position.turn));
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

bool is_in_some_group(const Rules& rules, Card card, const Items& others, Value value) {
  const Items without_it{others.cards - CardSet(card), others.builds};
  const ValueSet values = values_of(rules, card, Place::table);
  return std::any_of(values.begin(), values.end(),
                     [&](Value worth) { return completes_a_group(rules, worth, without_it, value); });
}

bool is_in_some_group(const Rules& rules, const Build& build, const Items& others, Value value) {
  Items without_it{others.cards, {}};
  for (const Build& other : others.builds)
    if (other.cards != build.cards) without_it.builds.push_back(other);
  return completes_a_group(rules, build.value, without_it, value);
}

bool share_groups(const Rules& rules, const Items& taken, Value value) {
  const auto is_grouped = [&](const auto& thing) { return is_in_some_group(rules, thing, taken, value); };
  return rules.capture_groups == CaptureGroups::overlapping &&
         std::all_of(taken.cards.begin(), taken.cards.end(), is_grouped) &&
         std::all_of(taken.builds.begin(), taken.builds.end(), is_grouped);
}

Value capturing_value(const Judging& j, const Prey& prey) {
  const ValueSet values = values_played(j.rules, j.action.hand);
  const Value before = value_chosen_before(j.rules, j.position);
  if (is_made_fuller(j) && before.is_said() && !j.action.value.is_said()) return before;
  // The rest comes out at the value that was said and that the card does not have: that alone is the fault (AA-VAL-1).
  const Value said = j.action.value;
  if (values.size() == 1 && said.is_said() && said != values.lowest() && said.points <= highest_value &&
      !comes_out_at(j, prey, values.lowest()) && comes_out_at(j, prey, said))
    return said;
  if (values.empty() || values.size() == 1) return values.empty() ? Value{} : values.lowest();
  if (j.action.value.is_said() && values.contains(j.action.value)) return j.action.value;
  if (is_played_with_others(j)) return value_of_several(j, prey, values);
  for (const Build& build : prey.builds)
    if (values.contains(build.value)) return build.value;
  for (const Value value : values)
    if (comes_out_at(j, prey, value)) return value;
  return values.highest();
}

void says_a_value_of_the_card(const Judging& j, Findings& found) {
  const Card card = j.action.hand.first();
  const Value said = j.action.value;
  if (!said.is_said() || values_played(j.rules, j.action.hand).contains(said)) return;
  found.refuses(clause_of_its_value(j.rules, card), {j.action.hand, said, {}});
}

void goes_on_at_the_same_value(const Judging& j, Findings& found) {
  const Value before = value_chosen_before(j.rules, j.position);
  const bool is_of_the_card = values_played(j.rules, j.action.hand).contains(j.value);
  if (is_made_fuller(j) && before.is_said() && is_of_the_card && before != j.value)
    found.violates("SWZ-ACE-2"_clause, {j.action.hand, j.value, {}});
}

bool ace_takes_at_both_values(const Judging& j, const Prey& prey, Findings& found) {
  const ValueSet values = values_played(j.rules, j.action.hand);
  if (values.size() < 2 || is_played_with_others(j)) return false;
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
