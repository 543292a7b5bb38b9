// Adding groups to a build, or to a loose card (seed 004, The Play 5.2; seed 000, Augmenting a card or
// build).

#include "oracle/enumerate/actions/actions.hpp"
#include "oracle/enumerate/situation/duty.hpp"
#include "oracle/enumerate/situation/making.hpp"
#include "oracle/enumerate/situation/parting.hpp"
#include "oracle/enumerate/situation/sources.hpp"

namespace casino::enumerate {
namespace {

// The values at which a card may yet capture in this turn: of the hand, or of a card whose capture is
// demanded.
ValueSet values_still_to_capture_at(const Situation& s) {
  const TurnState& turn = s.position.turn;
  if (turn.played.empty()) return s.worth.of_hand(s.held);
  if (!turn.capture_demanded_by) return {};
  const bool is_chosen = turn.play == Do::capture && turn.play_value.is_said() &&
                         s.rules.capture_ace_values == CaptureAceValues::one_per_play;
  return is_chosen ? ValueSet(turn.play_value) : s.worth.of_hand(turn.played);
}

// AA-ADD-8, SWZ-AUG-1, SWZ-AUG-6 (option augment.opponent_build).
bool may_add_to(const Situation& s, const Build& build, CardSet played) {
  if (same_side(s.rules, build.owner, s.actor)) return true;
  switch (s.rules.augment_opponent_build) {
    case AugmentOpponentBuild::takes_over:
    case AugmentOpponentBuild::owner_keeps: return true;
    case AugmentOpponentBuild::if_captured_this_turn:  // so a card that captures it is still to be played
      return s.end != TurnEnd::with_this_action && played.empty() &&
             values_still_to_capture_at(s).contains(build.value);
    case AugmentOpponentBuild::never: return false;
  }
  return false;
}

// AA-OWN-1, SWZ-OWN-2 (options build.owner, augment.opponent_build): whether who adds becomes the owner.
bool adding_makes_owner(const Situation& s, const Build& build) {
  if (!same_side(s.rules, build.owner, s.actor))
    return s.rules.augment_opponent_build == AugmentOpponentBuild::takes_over;
  return s.rules.build_owner != BuildOwner::former_or_raiser;
}

// SWZ-PTN-7: whether the card asked about, put on a build, makes it that of the partner who asked.
bool is_wanted_for(const Situation& s, const Build& build) {
  return s.position.turn.asked_by && same_side(s.rules, build.owner, s.actor) &&
         s.worth.of_hand(s.position.turn.asked_card).contains(build.value);
}

// AA-ADD-13, Q-SWZ-24 (option augment.card_needed): who has to hold a card for a build that is added to:
// whoever adds, or whoever becomes its owner by adding.
bool has_the_card_for(const Situation& s, const Build& build, CardSet played, bool for_partner) {
  const bool own_side = same_side(s.rules, build.owner, s.actor);
  const bool is_asked_for = is_wanted_for(s, build) && s.position.turn.asked_card.meets(played);
  if (is_asked_for) return !for_partner;
  // DOM-VAR-2, SWZ-PTN-4: on the partner's card only where it is proven; for the own build it does not help.
  const bool stays_own = build.owner == s.actor && !adding_makes_owner(s, build);
  if (for_partner) return !stays_own && s.of_partner.contains(build.value) && !is_builders_own(s, build.value, played);
  const bool is_lent = !own_side && s.rules.augment_opponent_build == AugmentOpponentBuild::if_captured_this_turn;
  const bool owned_already = build.owner == s.actor || !adding_makes_owner(s, build);
  if (is_lent || (owned_already && s.rules.augment_card_needed == AugmentCardNeeded::owner_only)) return true;
  if (s.rules.build_card_held == BuildCardHeld::never) return can_be_captured_at_all(s, build.value);
  return backs(s, {s.held - played, play_of_turn(s, Do::augment, played)}, build.value, build.cards);
}

// What can be added to the base of an action: AA-ADD-5, SWZ-AUG-2, in whole groups, with these builds like
// cards.
struct Addition {
  Action action;
  const LooseCards& loose;
  CardSet as_cards;
  std::optional<TopFor> tops;  // what tops may be added for, if any may
};

// SAF-STL-2 (option steal.hand_card): whether tops may come with these cards.
bool tops_may_come(const Situation& s, const Action& action, CardSet loose, CardSet as_cards) {
  if (action.tops.empty()) return true;
  switch (s.rules.steal_hand_card) {
    case StealHandCard::not_needed: return true;
    case StealHandCard::same_action: return !action.hand.empty();
    case StealHandCard::same_group:
      return !action.hand.empty() &&
             tops_share_a_group(s, {action.hand, action.tops, loose, as_cards}, target_of_build(s, action.value));
  }
  return false;
}

// AA-ADD-5, AA-ADD-6, Q-AA-33 (option augment.loose_groups).
bool each_addition_with(const Situation& s, Addition& addition, CardSet tops, VisitAction visit) {
  Action& action = addition.action;
  Fixed fixed;
  if (!add_cards(s, fixed, action.hand | tops, Place::build)) return true;  // AA-BLD-8
  add_builds(s, fixed, addition.as_cards);
  if (fixed.items < 2 && !addition.loose.can_complete(fixed, action.value)) return true;
  const Target target = target_of_build(s, action.value);
  const bool one_group = s.rules.augment_loose_groups == AugmentLooseGroups::hand_group_only || one_group_an_action(s);
  const auto report = [&](CardSet set) {
    action.table = set | addition.as_cards;
    action.tops = tops;
    return (set.empty() && fixed.items == 0) || !tops_may_come(s, action, set, addition.as_cards) || visit(action);
  };
  return one_group ? addition.loose.each_group(target, fixed, report)
                   : addition.loose.each_split(target, fixed, Grouping::disjoint, report);
}

bool each_addition(const Situation& s, Addition addition, VisitAction visit) {
  const auto with_tops = [&](CardSet tops) { return each_addition_with(s, addition, tops, visit); };
  return addition.tops ? each_choice_of_tops(s, *addition.tops, addition.action.value, with_tops) : with_tops({});
}

// SWZ-STL-6, SWZ-STL-9 (option steal.onto): what tops are wanted for when a build is added to.
std::optional<TopFor> tops_for(const Situation& s, const Build& build) {
  if (!same_side(s.rules, build.owner, s.actor)) return TopFor::opponents_build;
  const bool is_own = build.owner == s.actor || s.rules.build_owner == BuildOwner::side;
  if (s.rules.steal_onto == StealOnto::own_standing_build && (build.is_new || !is_own)) return std::nullopt;
  return TopFor::own_side_build;
}

// Option partner.build_for_owner: what the partner can back is his without a word (Q-SWZ-27 c).
bool is_partners_without_a_word(const Situation& s, const Build& build) {
  return s.rules.partner_build_for_owner == PartnerBuildForOwner::partner && adding_makes_owner(s, build) &&
         s.of_partner.contains(build.value);
}

bool each_augment_of(const Situation& s, const Build& build, CardSet played, VisitAction visit) {
  const bool owner_changes = adding_makes_owner(s, build);
  return each_choice_of_builds(s, builds_to_build_with(s, build.value, build.cards), [&](CardSet as_cards) {
    for (const bool for_partner : {false, true}) {
      if (!for_partner && is_partners_without_a_word(s, build)) continue;
      if (!has_the_card_for(s, build, played, for_partner)) continue;
      const CardSet gone = owner_changes ? as_cards | build.cards : as_cards;
      const ValueSet owing = owner_changes && !for_partner ? ValueSet(build.value) : ValueSet{};
      if (!duty_holds(s, Do::augment, played, gone, owing)) continue;
      const Action action{
          .kind = Do::augment, .hand = played, .base = build.cards, .value = build.value, .for_partner = for_partner};
      if (!each_addition(s, {action, s.build_loose(), as_cards, tops_for(s, build)}, visit)) return false;
    }
    return true;
  });
}

// Q-SWZ-15: whether a card just trailed may be made a build.
CardSet loose_that_may_be_a_base(const Situation& s) {
  const bool trailed = s.position.turn.play == Do::trail;
  const bool not_as_base = s.rules.turn_reuse_trailed_card != TurnReuseTrailedCard::allowed;
  return trailed && not_as_base ? s.loose - s.position.turn.played : s.loose;
}

// SWZ-AUG-4, SWZ-AUG-5. A top wants a base whose value no build has (SWZ-STL-7, SWZ-STL-8).
bool each_augment_of_loose(const Situation& s, Card base, Value value, CardSet played, VisitAction visit) {
  if (!two_aces_may_make(s, base, value)) return true;
  std::optional<TopFor> tops = TopFor::loose_base;
  for (const Build& build : s.position.builds)
    if (build.value == value) tops.reset();
  // With builds like cards among the groups (AA-VAR-5): what lies lowest then is not the same (SOT-PILE-1).
  return each_choice_of_builds(s, builds_to_build_with(s, value), [&](CardSet as_cards) {
    return each_making(s, {Do::augment, value, played, as_cards}, [&](const Making& making) {
      const Action action{.kind = Do::augment,
                          .hand = played,
                          .base = base,
                          .unite = making.unite,
                          .value = value,
                          .for_partner = making.for_partner};
      const LooseCards others(s.worth, s.loose - CardSet(base), Place::build, s.effort);
      return each_addition(s, {action, others, as_cards, tops}, visit);
    });
  });
}

}  // namespace

bool each_augment(const Situation& s, CardSet played, VisitAction visit) {
  if (s.rules.build_enabled == BuildEnabled::off) return true;
  if (played.empty() && !may_use_table_only(s, Do::augment)) return true;
  for (const Build& build : s.position.builds)
    if (may_add_to(s, build, played) && !holds_pictures(s, build) && !each_augment_of(s, build, played, visit))
      return false;
  // SWZ-AUG-4; where a turn is one play, adding to a loose card is making a build of it.
  if (s.rules.turn_shape == TurnShape::single_action) return true;
  if (played.empty() && !may_use_table_only(s, Do::build)) return true;  // AA-BLD-6: it would be a new build
  const ValueSet values = values_worth_making(s, played);
  for (const Card base : loose_that_may_be_a_base(s))
    for (const Value value : s.worth.of(base, Place::build))
      if (values.contains(value) && !each_augment_of_loose(s, base, value, played, visit)) return false;
  return true;
}

}  // namespace casino::enumerate
