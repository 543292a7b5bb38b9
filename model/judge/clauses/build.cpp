// Seed 004, The Play 3 (making a build) and Building Rules; seed 000, Swazi Casino, action 2.

#include "model/groups/groups.hpp"
#include "model/judge/clauses/chapters.hpp"
#include "model/judge/clauses/shared.hpp"
#include "model/queries/tops.hpp"

namespace casino {
namespace {

// AA-BLD-1: the played card may be combined with loose cards.
void card_is_combined_with_loose_cards(const Judging& j, Findings& found) {
  if (j.action.hand.empty()) return;
  found.permits("AA-BLD-1"_clause, {j.action.hand | j.action.table, j.value, {}});
}

// Q-AA-10 (b): under the narrower reading builds stand only in groups beside the hand card's, which it makes by itself
// or with loose cards.
bool stand_beside_the_hand_card(const Judging& j) {
  if (j.action.hand.empty() || !j.value.is_said()) return false;
  Items beside = items_used(j);
  beside.cards.remove(j.action.hand);
  const GroupQuestion question = build_question(j.rules, j.value);
  return some_completion(j.rules, j.action.hand, Items{beside.cards, {}}, question, [&](const Items& left) {
    return count_groups(j.rules, Items{left.cards, beside.builds}, question) > 0;
  });
}

bool may_be_a_card_here(const Judging& j, const Build& build) {
  const bool is_wide = j.rules.build_single_as_card == BuildSingleAsCard::full;
  // By itself it is no new build.
  const bool is_all_there_is = (j.action.hand | j.action.table | j.action.tops) == build.cards;
  return may_be_a_card(j, build) && !is_all_there_is && (is_wide || stand_beside_the_hand_card(j));
}

// AA-BLD-9: nothing of another build, unless a single build counts as a card (AA-VAR-5).
void takes_loose_cards_only(const Judging& j, Findings& found) {
  for (const Build& build : j.position.builds) {
    if (!build.cards.meets(j.action.table)) continue;
    const About about{build.cards & j.action.table, j.value, build.cards};
    if (j.action.table.contains_all(build.cards) && may_be_a_card_here(j, build))
      found.permits("AA-VAR-5"_clause, about);
    else found.violates("AA-BLD-9"_clause, about);
  }
}

// Of cards that all have a number.
int sum_at_lowest(const Judging& j, const Items& items) {
  int sum = 0;
  for (const Card card : items.cards) sum += values_of(j.rules, card, Place::build).lowest().points;
  for (const Build& build : items.builds) sum += build.value.points;
  return sum;
}

// The cards add up when those of builds that are used, rightly or not, count as what they make or singly: the way in
// which they do.
std::optional<Items> items_that_come_out(const Judging& j, const Items& items) {
  const GroupQuestion question = build_question(j.rules, j.value);
  if (count_groups(j.rules, items, question) > 0) return items;
  bool all_are_cards = true;
  for (const Build& build : items.builds) all_are_cards = all_are_cards && may_be_a_card_here(j, build);
  for (const Build& build : j.position.builds)
    if (build.cards.meets(j.action.table) && !j.action.table.contains_all(build.cards)) all_are_cards = false;
  const Items single_cards{j.action.hand | j.action.table | j.action.tops, {}};
  if (all_are_cards || count_groups(j.rules, single_cards, question) == 0) return std::nullopt;
  return single_cards;
}

void report_groups(const Judging& j, const Items& items, Findings& found) {
  if (found.explains()) found.groups(j.value, *split_into_groups(j.rules, items, build_question(j.rules, j.value)));
}

// AA-BLD-4, AA-BLD-5: one group that makes the value, or several that each do.
void cards_make_the_value(const Judging& j, Findings& found) {
  const CardSet cards = j.action.hand | j.action.table | j.action.tops;
  // Pictures without a number are reported by AA-BLD-8, the other cards must still come out.
  if (!without_value(j.rules, cards).empty()) return;
  const Items items = items_used(j);
  if (!j.value.is_said()) return found.refuses("AA-BLD-4"_clause, {cards, j.value, {}});
  if (const auto coming_out = items_that_come_out(j, items)) return report_groups(j, *coming_out, found);
  if (would_come_out_with_summed_aces(j, cards, found)) return;
  const bool could_be_several = sum_at_lowest(j, items) % j.value.points == 0;
  if (could_be_several) found.refuses("AA-BLD-5"_clause, {cards, j.value, {}});
  else found.refuses("AA-BLD-4"_clause, {cards, j.value, {}});
}

// Whether the hand card makes a build without the tops, to which groups with them can be added at once.
bool is_made_without_tops(const Judging& j) {
  const GroupQuestion question = build_question(j.rules, j.value);
  const Items table = table_items_used(j);
  const auto the_rest_comes_out = [&](const Items& left) {
    return count_groups(j.rules, Items{left.cards | j.action.tops, left.builds}, question) > 0;
  };
  return some_completion(j.rules, j.action.hand, table, question, [&](const Items& left) {
    const bool is_a_build = left.cards != table.cards || left.builds.size() != table.builds.size();
    if (is_a_build) return the_rest_comes_out(left);
    return some_completion(j.rules, {}, left, question, the_rest_comes_out);  // the hand card is a group alone
  });
}

// Q-SAF-14 (b): where a turn is one action, stealing for a build that was just made is part of making it.
bool may_steal_at_once(const Judging& j) {
  return !j.in_several_actions() && tops_serve_for_builds(j.rules) &&
         j.rules.steal_onto != StealOnto::own_standing_build && j.rules.steal_hand_card != StealHandCard::same_group &&
         !j.action.hand.empty() && j.value.is_said() && is_made_without_tops(j);
}

// SWZ-STL-7, Q-SAF-14: a loose card of a value that no build has becomes the build, and all the rest is added to it
// (option steal.onto). The table's part of that rest, if so it is; which of several such cards makes no difference.
std::optional<Items> added_to_a_loose_card(const Judging& j) {
  const bool builds_only =
      j.rules.steal_onto == StealOnto::own_build || j.rules.steal_onto == StealOnto::own_standing_build;
  if (j.in_several_actions() || !tops_serve_for_builds(j.rules) || builds_only || !j.value.is_said())
    return std::nullopt;
  for (const Build& build : j.position.builds)
    if (build.value == j.value) return std::nullopt;
  Items rest = table_items_used(j);
  const CardSet bases = cards_worth(j.rules, rest.cards, j.value, Place::build);
  if (bases.empty()) return std::nullopt;
  rest.cards.remove(bases.first());
  const Items added{rest.cards | j.action.hand | j.action.tops, rest.builds};
  if (count_groups(j.rules, added, build_question(j.rules, j.value)) == 0) return std::nullopt;
  return rest;
}

// SWZ-BLD-4: no card of a pile, save in groups that are added to what the hand card has made, or to a loose card
// (option steal.onto).
void takes_nothing_from_piles(const Judging& j, Findings& found) {
  if (j.action.tops.empty()) return;
  if (may_steal_at_once(j)) return tops_are_open_and_on_top(j, found);
  const std::optional<Items> added = added_to_a_loose_card(j);
  if (!added) return found.violates("SWZ-BLD-4"_clause, {j.action.tops, j.value, {}});
  found.permits("SWZ-STL-7"_clause, {j.action.tops, j.value, {}});
  hand_card_goes_with_tops(j, *added, found);
  tops_are_open_and_on_top(j, found);
}

}  // namespace

Value judge_build(Judging& j, Findings& found) {
  Findings unread(j.rules, false);
  const bool is_played = builds_are_played(j, found);
  j.value = value_of_new_build(j, is_played ? found : unread);
  if (!is_played) return j.value;
  card_is_combined_with_loose_cards(j, found);
  cards_make_the_value(j, found);
  builds_have_no_pictures(j, found);
  new_build_has_a_hand_card(j, found);
  takes_loose_cards_only(j, found);
  takes_nothing_from_piles(j, found);
  takes_equal_cards_in(j, found);
  if (!builds_for_the_partner(j, found)) maker_keeps_a_card(j, "AA-BLD-3"_clause, found);
  no_second_build_of_a_value(j, found);
  trailed_card_is_reused(j, found);
  card_drifts(j, found);
  return j.value;
}

}  // namespace casino
