// Seed 004, The Play 5.2 (adding to a build); seed 000, Swazi Casino, action 4 and the bases of action 5.

#include <algorithm>

#include "model/groups/groups.hpp"
#include "model/judge/clauses/chapters.hpp"
#include "model/judge/clauses/shared.hpp"
#include "model/queries/owners.hpp"
#include "model/queries/phase.hpp"
#include "model/queries/tops.hpp"

namespace casino {
namespace {

CardSet added(const Judging& j) { return j.action.hand | j.action.table | j.action.tops; }

bool uses_a_build_that_is_no_card(const Judging& j) {
  for (const Build& build : j.position.builds) {
    const bool is_a_card = may_be_a_card(j, build) && j.action.table.contains_all(build.cards);
    if (build.cards.meets(j.action.table) && !is_a_card) return true;
  }
  return false;
}

// AA-ADD-5: whole groups of the build's value.
void whole_groups_are_added(const Judging& j, const About& about, Findings& found) {
  if (!without_value(j.rules, added(j)).empty()) return;  // AA-BLD-8 reports them
  const GroupQuestion question = build_question(j.rules, j.value);
  Items items = items_used(j);
  int groups = count_groups(j.rules, items, question);
  // Cards of a build that may not be used are counted singly: that it is used is reported by AA-ADD-9.
  if (groups == 0 && uses_a_build_that_is_no_card(j)) {
    items = Items{added(j), {}};
    groups = count_groups(j.rules, items, question);
  }
  if (groups == 0 && would_come_out_with_summed_aces(j, added(j), found)) return;
  if (groups == 0) return found.refuses("AA-ADD-5"_clause, about);
  if (found.explains()) found.groups(j.value, *split_into_groups(j.rules, items, question));
  found.permits("AA-ADD-5"_clause, about);
  if (j.rules.augment_loose_groups == AugmentLooseGroups::hand_group_only && groups > 1)
    found.refuses("AA-ADD-5"_clause, about);
}

// AA-ADD-6, SWZ-TRN-6: with a card of the hand, or without (option augment.loose_groups). Where a top needs one it is
// SAF-STL-2 that speaks.
void hand_card_comes_along(const Judging& j, const About& about, Findings& found) {
  const bool is_for_the_top = !j.action.tops.empty() && j.rules.steal_hand_card != StealHandCard::not_needed;
  if (!j.action.hand.empty() || is_for_the_top) return;
  if (j.rules.augment_loose_groups == AugmentLooseGroups::free) found.permits("SWZ-TRN-6"_clause, about);
  else found.violates("AA-ADD-6"_clause, about);
}

// AA-ADD-9: nothing of another build, unless it is single and counts as a card (AA-VAR-5). Two multiple builds are
// never joined (AA-VAR-6).
void takes_nothing_from_other_builds(const Judging& j, const About& about, Findings& found) {
  for (const Build& build : j.position.builds) {
    if (!build.cards.meets(j.action.table)) continue;
    if (may_be_a_card(j, build) && j.action.table.contains_all(build.cards)) found.permits("AA-VAR-5"_clause, about);
    else found.violates("AA-ADD-9"_clause, {build.cards & j.action.table, j.value, build.cards});
  }
}

// AA-ADD-9: and it is not made one with a second build.
void is_united_with_no_other(const Judging& j, Findings& found) {
  if (!j.action.unite.empty()) found.violates("AA-ADD-9"_clause, {{}, j.value, j.action.unite});
}

// SWZ-PTN-3 (option partner.build_for): a build of the partner's, which stays his, is added to on his proven card.
bool adds_on_the_partners_card(const Judging& j, const Build& base) {
  const bool is_partners = base.owner != j.seat() && same_side(j.rules, base.owner, j.seat());
  const bool stays_his = is_partners && j.rules.build_owner == BuildOwner::former_or_raiser;
  return stays_his && owner_of_new_build(j.rules, j.position, j.action, j.value) != j.seat() &&
         partner_is_proven(j.rules, j.position, base.value);
}

// Whether a build that is added to stays its owner's: of the own side's where nobody takes it over by that, of the
// opponents' unless somebody does (options build.owner, augment.opponent_build).
bool stays_its_owners(const Judging& j, const Build& base) {
  if (same_side(j.rules, base.owner, j.seat())) return j.rules.build_owner == BuildOwner::former_or_raiser;
  return j.rules.augment_opponent_build != AugmentOpponentBuild::takes_over;
}

// SWZ-PTN-3, SWZ-PTN-4, DOM-OWN-3: adding "for partner", where that would make the build the partner's. In vain it is
// said of one that stays whose it is, but for the partner's own, and where nobody has a partner.
bool adds_for_the_partner(const Judging& j, const Build& base, const About& about, Findings& found) {
  const bool is_his = has_partners(j.rules) && base.owner == partner_of(j.rules, j.seat());
  const bool stays = stays_its_owners(j, base);
  const bool is_said_in_vain = j.action.for_partner && (!has_partners(j.rules) || (stays && !is_his));
  if (is_said_in_vain) found.violates(no_proof(j.rules), about);
  return !stays && !is_said_in_vain && makes_it_the_partners(j, about, found);
}

// AA-ADD-8, SWZ-AUG-6: whose build (option augment.opponent_build). That one on loan is captured in the same turn
// is asked at the turn's end.
void adds_to_whose_build(const Judging& j, const Build& base, const About& about, Findings& found) {
  if (base.owner == j.seat()) return;
  const bool is_partners = same_side(j.rules, base.owner, j.seat());
  switch (j.rules.augment_opponent_build) {
    case AugmentOpponentBuild::takes_over:
    case AugmentOpponentBuild::owner_keeps: return found.permits("AA-ADD-8"_clause, about);
    case AugmentOpponentBuild::if_captured_this_turn: return;  // of the partner's SWZ-AUG-1 speaks
    case AugmentOpponentBuild::never:
      if (!is_partners) found.violates("SWZ-AUG-6"_clause, about);
      return;
  }
}

// AA-ADD-13: whoever adds keeps a card of the value; in other games the owner alone answers for it
// (option augment.card_needed), and that is asked at the turn's end (AA-OWN-2).
void adder_keeps_a_card(const Judging& j, const Build& base, const About& about, Findings& found) {
  const bool is_own_side = same_side(j.rules, base.owner, j.seat());
  const bool takes_over = !is_own_side && j.rules.augment_opponent_build == AugmentOpponentBuild::takes_over;
  const bool is_for_asker = does_as_asked(j.rules, j.position, j.action, base.value);
  const bool is_lent = !is_own_side && j.rules.augment_opponent_build == AugmentOpponentBuild::if_captured_this_turn;
  if (is_for_asker || is_lent) return;
  const bool whoever_adds = j.rules.augment_card_needed == AugmentCardNeeded::whoever_adds;
  const bool becomes_owner =
      takes_over || (is_own_side && base.owner != j.seat() && j.rules.build_owner != BuildOwner::former_or_raiser);
  if (!whoever_adds && !becomes_owner) return;
  if (adds_on_the_partners_card(j, base)) return found.permits("SWZ-PTN-3"_clause, about);
  maker_keeps_a_card(j, "AA-ADD-13"_clause, found);
}

// SWZ-AUG-2: pile tops among the added cards (option steal.use).
void tops_may_be_added(const Judging& j, const About& about, Findings& found) {
  if (j.action.tops.empty()) return;
  if (tops_serve_for_builds(j.rules)) found.permits("SWZ-AUG-2"_clause, about);
  else found.refuses("SWZ-AUG-2"_clause, about);
}

// SWZ-STL-6, SWZ-STL-9: tops for builds (option steal.onto). Where an opponent's build may not be added to at all
// SWZ-AUG-6 speaks of that.
void tops_go_onto_a_build(const Judging& j, const Build& base, const About& about, Findings& found) {
  if (j.action.tops.empty()) return;
  if (!same_side(j.rules, base.owner, j.seat())) {
    if (j.rules.augment_opponent_build == AugmentOpponentBuild::never) return;
    if (j.rules.steal_onto != StealOnto::also_captured_build) found.refuses("SWZ-STL-9"_clause, about);
    else if (tops_serve_for_builds(j.rules)) found.permits("SWZ-STL-9"_clause, about);
  } else if (j.rules.steal_onto == StealOnto::own_standing_build &&
             (base.is_new || !answers_for(j.rules, base, j.seat()))) {  // Q-SAF-14, Q-SAF-28
    found.refuses("SWZ-STL-6"_clause, about);
  } else if (tops_serve_for_builds(j.rules)) {
    found.permits("SWZ-STL-6"_clause, about);
  }
}

bool has_build_of(const Position& position, Value value) {
  return std::any_of(position.builds.begin(), position.builds.end(),
                     [&](const Build& build) { return build.value == value; });
}

// SWZ-STL-5, SWZ-STL-7, SWZ-STL-8: tops for a loose card, if it can be matched from the hand or provably by the
// partner.
void tops_go_onto_a_loose_card(const Judging& j, bool for_partner, const About& about, Findings& found) {
  if (j.action.tops.empty()) return;
  const bool builds_only =
      j.rules.steal_onto == StealOnto::own_build || j.rules.steal_onto == StealOnto::own_standing_build;
  if (builds_only) return found.refuses("SWZ-STL-7"_clause, about);
  // Where equal builds may not lie side by side, SWZ-EQL-2 and SWZ-EQL-3 speak of that.
  const bool builds_may_be_equal =
      j.rules.build_same_value == BuildSameValue::stand || j.rules.build_same_value == BuildSameValue::merge;
  if (builds_may_be_equal && has_build_of(j.position, j.value))
    return found.refuses(for_partner ? "SWZ-STL-8"_clause : "SWZ-STL-7"_clause, about);
  const bool is_matched = for_partner || keeps_a_card_worth(j, j.value) != Answer::no;
  if (is_matched && tops_serve_for_builds(j.rules))
    found.permits(for_partner ? "SWZ-STL-8"_clause : "SWZ-STL-7"_clause, about);
}

// SWZ-AUG-5 and SWZ-STL-5: the card that matches the loose card stays in the hand. With a pile top among the added
// cards it is the lack of something to add to that is cited.
void loose_card_is_matched(const Judging& j, Findings& found) {
  // Q-SWZ-14 (b): where holding is asked for only when building, be it in the last hands, the card played onto it will
  // do.
  const bool is_late = !is_before_the_last_dealing(j.rules, j.position);
  const bool played_card_will_do = j.rules.build_card_held == BuildCardHeld::when_made ||
                                   (j.rules.build_card_held == BuildCardHeld::kept_first_half && is_late);
  if (played_card_will_do && !cards_worth(j.rules, j.action.hand, j.value, Place::hand).empty()) return;
  if (j.action.tops.empty()) maker_keeps_a_card(j, "SWZ-AUG-5"_clause, found);
  else maker_keeps_a_card(j, "SWZ-STL-5"_clause, found);
}

// AA-ADD-5: a build is added to at the value that it has.
void says_the_same_value(const Judging& j, const Build& base, const About& about, Findings& found) {
  if (j.action.value.is_said() && j.action.value != base.value) found.refuses("AA-ADD-5"_clause, about);
}

void add_to_build(const Judging& j, const Build& base, Findings& found) {
  const About about{added(j), j.value, base.cards};
  says_the_same_value(j, base, about, found);
  whole_groups_are_added(j, about, found);
  hand_card_comes_along(j, about, found);
  takes_nothing_from_other_builds(j, about, found);
  takes_equal_cards_in(j, found);
  adds_to_whose_build(j, base, about, found);
  is_united_with_no_other(j, found);
  if (!adds_for_the_partner(j, base, about, found)) adder_keeps_a_card(j, base, about, found);
  tops_may_be_added(j, about, found);
  tops_go_onto_a_build(j, base, about, found);
  hand_card_goes_with_tops(j, table_items_used(j), found);
  if (base.is_new) found.permits("SWZ-AUG-3"_clause, about);
}

// AA-VAL-1, SWZ-ACE-1: an ace is said to be a build of a value that no ace has here. That alone is the fault.
bool says_a_value_that_no_ace_has(const Judging& j, Findings& found) {
  const bool is_ace = j.action.base.of_rank(Rank::ace) == j.action.base;
  const bool is_of_aces = j.value == Value{1} || j.value == Value{14};
  if (!is_ace || !is_of_aces || !cards_worth(j.rules, j.action.base, j.value, Place::build).empty() ||
      !cards_worth(j.rules, j.action.base, j.value, Place::hand).empty())
    return false;
  found.refuses("AA-VAL-1"_clause, {j.action.base, j.value, {}});
  found.note_uncovered(added(j) | j.action.base);
  return true;
}

// SWZ-AUG-4: a loose card becomes a multiple build of its value.
void add_to_loose_card(const Judging& j, Findings& found) {
  const About about{added(j), j.value, j.action.base};
  found.permits("SWZ-AUG-4"_clause, about);
  if (says_a_value_that_no_ace_has(j, found)) return;
  const bool is_a_picture = !without_value(j.rules, j.action.base).empty();  // AA-BLD-8 reports it
  const bool is_worth_it = !cards_worth(j.rules, j.action.base, j.value, Place::build).empty();
  if (!is_worth_it && !is_a_picture) found.refuses("AA-ADD-5"_clause, about);
  if (is_worth_it) whole_groups_are_added(j, about, found);
  // With no card of the hand it is a new build of table cards alone, where such groups may be added at all (AA-ADD-6).
  if (j.rules.augment_loose_groups == AugmentLooseGroups::free) new_build_has_a_hand_card(j, found);
  else hand_card_comes_along(j, about, found);
  takes_nothing_from_other_builds(j, about, found);
  takes_equal_cards_in(j, found);
  const bool for_partner = builds_for_the_partner(j, found);
  tops_may_be_added(j, about, found);
  tops_go_onto_a_loose_card(j, for_partner, about, found);
  hand_card_goes_with_tops(j, table_items_used(j), found);
  if (!for_partner) loose_card_is_matched(j, found);
  no_second_build_of_a_value(j, found);
}

// AA-ADD-5: no value comes out, or none can with pictures, of which AA-BLD-8 speaks.
void adds_up_to_no_value(const Judging& j, Findings& found) {
  const CardSet cards = added(j) | j.action.base;
  if (without_value(j.rules, cards).empty()) found.refuses("AA-ADD-5"_clause, {added(j), {}, j.action.base});
  found.note_uncovered(cards);
}

// The value at which a loose card is added to: its own; an ace's is said, or follows from the cards.
Value value_of_loose_base(const Judging& j, Findings& found) {
  const ValueSet values = values_of(j.rules, j.action.base.first(), Place::build);
  if (values.size() == 1 && !j.action.value.is_said()) return values.lowest();
  return value_of_new_build(j, found);
}

}  // namespace

Value judge_augment(Judging& j, Findings& found) {
  Findings unread(j.rules, false);
  const bool is_played = builds_are_played(j, found);
  const Build* base = j.position.build_with(j.action.base);
  j.value = base != nullptr ? base->value : value_of_loose_base(j, is_played ? found : unread);
  if (!is_played) return j.value;
  builds_have_no_pictures(j, found);
  if (base != nullptr) add_to_build(j, *base, found);
  else if (j.value.is_said()) add_to_loose_card(j, found);
  else adds_up_to_no_value(j, found);
  tops_are_open_and_on_top(j, found);
  trailed_card_is_reused(j, found);
  card_drifts(j, found);
  return j.value;
}

}  // namespace casino
