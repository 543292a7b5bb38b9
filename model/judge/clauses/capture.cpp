// Seed 004, The Play 1, 2 and 4 (capturing); seed 000, Swazi Casino, action 1.

#include <optional>

#include "model/groups/top_groups.hpp"
#include "model/judge/clauses/chapters.hpp"
#include "model/judge/clauses/shared.hpp"
#include "model/judge/clauses/taken.hpp"
#include "model/queries/could_capture.hpp"
#include "model/queries/holding.hpp"
#include "model/queries/tops.hpp"

namespace casino {
namespace {

bool counts_as_a_card(const Rules& rules, const Build& build) {
  return rules.build_single_as_card != BuildSingleAsCard::off && !build.is_multiple();
}

// AA-CAP-1, AA-CAP-2: a picture takes one picture of its rank and nothing else. Some tables take all of them, or
// one or three (option capture.pictures).
void picture_takes_one_picture_of_its_rank(const Judging& j, const Prey& prey, Findings& found) {
  const Card picture = j.action.hand.first();
  const CardSet equals = prey.pictures.of_rank(picture.rank());
  const CardSet others = (j.action.table | j.action.tops) - equals;
  const int count = equals.size();
  const bool allows_count = [&] {
    switch (j.rules.capture_pictures) {
      case CapturePictures::one: return count <= 1;
      case CapturePictures::all: return true;
      case CapturePictures::one_or_three: return count != 2;
      case CapturePictures::none: return true;
    }
    return true;
  }();
  if (!others.empty() || !allows_count) found.violates("AA-CAP-2"_clause, {others.empty() ? equals : others, {}, {}});
  if (count == 0) return;
  if (j.rules.capture_pictures == CapturePictures::none) return found.refuses("AA-CAP-1"_clause, {equals, {}, {}});
  found.permits("AA-CAP-1"_clause, {equals, {}, {}});
}

// AA-CAP-10: and a card with a number takes no picture that has none.
void number_takes_no_picture(const Judging&, const Prey& prey, Findings& found) {
  if (!prey.pictures.empty()) found.violates("AA-CAP-10"_clause, {prey.pictures, {}, {}});
}

// What else a build would be worth if its aces could be counted anew; where an ace is worth 1 alone, they cannot be.
bool would_be_worth_otherwise(const Judging& j, const Build& build, Value value) {
  const CardSet aces = build.cards.of_rank(Rank::ace);
  if (aces.empty() || values_of(j.rules, aces.first(), Place::build).size() < 2) return false;
  return count_groups(j.rules, Items{build.cards, {}}, GroupQuestion{value}) > 0;
}

// AA-CAP-6, AA-CAP-7: a build falls to a card of its value, whole, and is no part of a sum. Some tables count a
// single build as a card (AA-VAR-5, option build.single_as_card). An ace in it keeps its value (SWZ-ACE-3).
void build_falls_to_its_value(const Judging& j, const Prey& prey, Findings& found) {
  if (!prey.fragments.empty()) found.violates("AA-CAP-7"_clause, {prey.fragments, j.value, {}});
  if (prey.builds.empty()) return;
  const Items items{prey.loose | prey.fragments, builds_other_than(prey.builds, j.value)};
  const bool sum_comes_out = splits(j.rules, items, j.value) || share_groups(j.rules, items, j.value);
  for (const Build& build : prey.builds) {
    if (build.value == j.value) {
      found.permits("AA-CAP-6"_clause, {{}, build.value, build.cards});
    } else if (counts_as_a_card(j.rules, build) && sum_comes_out) {
      found.permits("AA-VAR-5"_clause, {{}, build.value, build.cards});
    } else if (would_be_worth_otherwise(j, build, j.value)) {
      found.violates("SWZ-ACE-3"_clause, {build.cards.of_rank(Rank::ace), j.value, build.cards});
    } else {
      found.violates("AA-CAP-7"_clause, {{}, build.value, build.cards});
    }
  }
}

// AA-CAP-3: loose cards of the value itself; AA-CAP-4: sets that add up to it.
void reports_single_cards_and_sets(const Judging& j, const Prey& prey, Findings& found) {
  if (!found.asks_about("AA-CAP-3"_clause) && !found.asks_about("AA-CAP-4"_clause)) return;
  const auto groups = split_into_groups(j.rules, Items{prey.loose, {}}, GroupQuestion{j.value});
  CardSet equal;
  if (groups)
    for (const CardSet group : *groups)
      if (group.size() == 1) equal.insert(group);
  if (!groups) equal = cards_worth(j.rules, prey.loose, j.value, Place::table);
  if (!equal.empty()) found.permits("AA-CAP-3"_clause, {equal, j.value, {}});
  if (equal != prey.loose) found.permits("AA-CAP-4"_clause, {prey.loose - equal, j.value, {}});
}

// AA-CAP-5: the loose cards fall into groups of the value, each card in one of them.
void loose_cards_fall_into_groups(const Judging& j, const Prey& prey, Findings& found) {
  const bool comes_out =
      comes_out_with_builds(j.rules, prey, j.value) || splits(j.rules, Items{prey.loose, {}}, j.value);
  const bool overlaps = share_groups(j.rules, Items{prey.loose, builds_other_than(prey.builds, j.value)}, j.value) ||
                        share_groups(j.rules, Items{prey.loose, {}}, j.value);
  if (!comes_out && !overlaps) return found.violates("AA-CAP-5"_clause, {prey.loose, j.value, {}});
  reports_single_cards_and_sets(j, prey, found);
}

// Builds of the value each by themselves; where single builds count as cards, others stand in groups with the loose
// ones.
int groups_taken(const Judging& j, const Prey& prey) {
  Builds in_sums;
  for (const Build& build : builds_other_than(prey.builds, j.value))
    if (counts_as_a_card(j.rules, build)) in_sums.push_back(build);
  const int alone = static_cast<int>(prey.builds.size() - in_sums.size());
  return alone + count_groups(j.rules, Items{prey.loose, in_sums}, GroupQuestion{j.value});
}

// AA-CAP-4: any number of groups; some tables take one only (option capture.groups).
void takes_several_groups(const Judging& j, const Prey& prey, Findings& found) {
  if (j.rules.capture_groups == CaptureGroups::one && groups_taken(j, prey) > 1)
    found.refuses("AA-CAP-4"_clause, {j.action.table, j.value, {}});
}

// AA-CAP-8: loose groups come along with a build of their value.
void loose_groups_come_with_a_build(const Judging& j, const Prey& prey, Findings& found) {
  if (!prey.builds.empty() && !prey.loose.empty())
    found.permits("AA-CAP-8"_clause, {prey.loose, j.value, prey.builds[0].cards});
}

// HUN-CAP-1, HUN-ULM-1: several cards are played together, in one sum or in several sets. HUN-NAG-1: a sum of two or
// more has its limit.
void several_cards_capture(const Judging& j, Findings& found) {
  const CardSet hand = j.action.hand;
  if (!several_may_be_played(j.rules) || hand.size() < 2) return;
  const About about{hand, j.value, {}};
  if (j.rules.capture_hand_cards == CaptureHandCards::sets && !totals_of(j.rules, hand).contains(j.value))
    found.permits("HUN-ULM-1"_clause, about);
  else found.permits("HUN-CAP-1"_clause, about);
  if (sums_are_too_high(j.rules, hand, j.value)) found.violates("HUN-NAG-1"_clause, about);
}

// AA-CAP-2: a picture without a number has no part in a sum. AA-CAP-5: hands that are added up are of four cards
// at most, and none can play a greater sum than theirs.
bool several_have_no_value(const Judging& j, Findings& found) {
  const bool are_several = several_may_be_played(j.rules) && j.action.hand.size() > 1;
  if (!are_several || !values_played(j.rules, j.action.hand).empty()) return false;
  const CardSet pictures = without_value(j.rules, j.action.hand);
  if (!pictures.empty()) found.violates("AA-CAP-2"_clause, {pictures, {}, {}});
  else found.violates("AA-CAP-5"_clause, {j.action.table, {}, {}});
  return true;
}

// SWZ-CAP-1: it takes a card of the hand to capture.
void a_hand_card_captures(const Judging& j, Findings& found) {
  if (j.action.hand.empty()) found.violates("SWZ-CAP-1"_clause, {j.action.table, {}, {}});
}

// SWZ-CAP-6: nothing straight from a pile. The introductions of the texts say otherwise (Q-SWZ-43, option steal.use),
// and so does the South African game: SAF-CAP-1, with table cards or without (option steal.capture_alone).
void cards_straight_from_piles(const Judging& j, Findings& found) {
  if (j.action.tops.empty()) return;
  const About about{j.action.tops, j.value, {}};
  const bool is_open = j.rules.steal_use == StealUse::capture || j.rules.steal_use == StealUse::both;
  if (!is_open) return found.violates("SWZ-CAP-6"_clause, about);
  const bool takes_tops_alone = j.action.table.empty();
  if (takes_tops_alone && j.rules.steal_capture_alone == StealCaptureAlone::forbidden)
    found.refuses("SAF-CAP-1"_clause, about);
  else found.permits("SAF-CAP-1"_clause, about);
}

// steal.capture_tops=successive_groups: a card that a group lays bare goes into a later one (Q-SAF-04).
void bare_cards_go_into_later_groups(const Judging& j, const Prey& prey, Findings& found) {
  if (j.action.tops.empty() || j.rules.steal_capture_tops != StealCaptureTops::successive_groups) return;
  if (!j.position.known_cards().contains_all(j.action.tops)) return;  // where it lay has to be stated first
  const GroupQuestion question{j.value};
  const Items items{prey.loose - j.action.tops, builds_other_than(prey.builds, j.value)};
  const Items all{prey.loose, items.builds};
  if (count_groups(j.rules, all, question) == 0) return;  // AA-CAP-5 speaks of that
  if (!comes_out_group_by_group(j.rules, j.position.piles, items, j.action.tops, question))
    found.violates("SWZ-STL-3"_clause, {j.action.tops, j.value, {}});
}

// SWZ-CAP-10: what was made or added to in this turn may be captured in it (option capture.same_turn, Q-SWZ-13).
void may_take_what_was_just_built(const Judging& j, const Prey& prey, Findings& found) {
  for (const Build& build : prey.builds) {
    if (!build.is_new && !build.is_grown) continue;
    const About about{{}, build.value, build.cards};
    switch (may_be_captured_already(j.rules, j.position, build, j.action.hand)) {
      case Answer::yes:
        if (j.rules.capture_same_turn == CaptureSameTurn::allowed) found.permits("SWZ-CAP-10"_clause, about);
        break;
      case Answer::no: found.refuses("SWZ-CAP-10"_clause, about); break;
      case Answer::unknown: found.needs("SWZ-CAP-10"_clause, Unknown::holds_value, j.seat(), about); break;
    }
  }
}

void report_groups(const Judging& j, const Prey& prey, Findings& found) {
  if (!found.explains()) return;
  std::vector<CardSet> groups;
  const Builds in_sums = builds_other_than(prey.builds, j.value);
  if (auto split = split_into_groups(j.rules, Items{prey.loose, in_sums}, GroupQuestion{j.value})) groups = *split;
  for (const Build& build : prey.builds) {
    if (build.value != j.value) continue;
    const auto of_build = split_into_groups(j.rules, Items{build.cards, {}}, build_question(j.rules, j.value));
    if (of_build) groups.insert(groups.end(), of_build->begin(), of_build->end());
    else groups.push_back(build.cards);
  }
  if (!groups.empty()) found.groups(j.value, groups);
}

void judge_number(const Judging& j, const Prey& prey, Findings& found) {
  says_a_value_of_the_card(j, found);
  goes_on_at_the_same_value(j, found);
  several_cards_capture(j, found);
  number_takes_no_picture(j, prey, found);
  if (ace_takes_at_both_values(j, prey, found)) return;
  loose_cards_fall_into_groups(j, prey, found);
  takes_several_groups(j, prey, found);
  build_falls_to_its_value(j, prey, found);
  loose_groups_come_with_a_build(j, prey, found);
  report_groups(j, prey, found);
}

// What the cards played take by what they are worth.
Value judge_prey(Judging j, const Prey& prey, Findings& found) {
  j.value = capturing_value(j, prey);
  if (j.value.is_said()) judge_number(j, prey, found);
  else picture_takes_one_picture_of_its_rank(j, prey, found);
  return j.value;
}

// AA-TRN-1 speaks of a second card where one is played. What is taken is judged by the card that could take it; if
// there is none, by the lowest. Nothing where all that are played capture.
std::optional<Action> capture_by_one_card(const Judging& j, const Prey& prey) {
  if (j.action.hand.size() < 2 || several_may_be_played(j.rules)) return std::nullopt;
  Action by_one = j.action;
  for (const Card card : j.action.hand) {
    Findings alone(j.rules, false);
    by_one.hand = card;
    judge_prey(Judging{j.rules, j.position, by_one, {}}, prey, alone);
    if (alone.is_clean()) return by_one;
  }
  by_one.hand = j.action.hand.first();
  return by_one;
}

}  // namespace

Value judge_capture(Judging& j, Findings& found) {
  const Prey prey = prey_of(j);
  a_hand_card_captures(j, found);
  if (j.action.hand.empty()) return {};
  if (several_have_no_value(j, found)) return {};
  const std::optional<Action> by_one = capture_by_one_card(j, prey);
  Judging one{j.rules, j.position, by_one ? *by_one : j.action, {}};
  one.value = j.value = judge_prey(one, prey, found);
  cards_straight_from_piles(j, found);
  tops_are_open_and_on_top(j, found);
  if (j.value.is_said()) bare_cards_go_into_later_groups(j, prey, found);
  takes_what_it_has_to(one, found);
  may_take_what_was_just_built(j, prey, found);
  lies_on_the_pile_in_order(j, found);
  gives_pictures_to_the_partner(j, found);
  return j.value;
}

}  // namespace casino
