// Adding groups to a build, or to a loose card (seed 004, The Play 5.2; seed 000, Augmenting a card or
// build).

#include "oracle/enumerate/actions.hpp"
#include "oracle/enumerate/duty.hpp"

namespace casino::enumerate {

// With the card played, or without one.
bool Actions::augments(CardSet played) {
  if (rules_.build_enabled == BuildEnabled::off) return true;
  if (played.empty() && !may_use_table_only(Do::augment)) return true;
  for (const Build& build : position_.builds)
    if (may_add_to(build, played) && !augments_of(build, played)) return false;
  // SWZ-AUG-4; where a turn is one play, adding to a loose card is making a build of it.
  if (rules_.turn_shape == TurnShape::single_action) return true;
  if (played.empty() && !may_use_table_only(Do::build)) return true;  // AA-BLD-6: it would be a new build
  for (const Card base : loose_that_may_be_a_base())
    for (const Value value : worth_.of(base, Place::build))
      if (values_worth_making(played).contains(value) && !augments_of_loose(base, value, played))
        return false;
  return true;
}

// AA-ADD-8, SWZ-AUG-1, SWZ-AUG-6 (option augment.opponent_build).
bool Actions::may_add_to(const Build& build, CardSet played) const {
  if (same_side(rules_, build.owner, actor_)) return true;
  switch (rules_.augment_opponent_build) {
    case AugmentOpponentBuild::takes_over:
    case AugmentOpponentBuild::owner_keeps: return true;
    case AugmentOpponentBuild::if_captured_this_turn:  // so a card that captures it is still to be played
      return end_ == TurnEnd::later && played.empty() && values_still_to_capture_at().contains(build.value);
    case AugmentOpponentBuild::never: return false;
  }
  return false;
}

// The values at which a card may yet capture in this turn: of the hand, or of a card whose capture is
// demanded.
ValueSet Actions::values_still_to_capture_at() const {
  const TurnState& turn = position_.turn;
  if (turn.played.empty()) return worth_.of_hand(held_);
  if (!turn.capture_demanded_by) return {};
  const bool is_chosen = turn.play == Do::capture && turn.play_value.is_said();
  return is_chosen ? ValueSet(turn.play_value) : worth_.of_hand(turn.played);
}

bool Actions::augments_of(const Build& build, CardSet played) {
  const bool own_side = same_side(rules_, build.owner, actor_);
  const TopFor purpose = own_side ? TopFor::own_side_build : TopFor::opponents_build;
  const bool tops_allowed = rules_.steal_onto != StealOnto::own_standing_build || !build.is_new;
  return each_choice_of_builds(builds_like_cards(build.value.points, build.cards), [&](CardSet as_cards) {
    for (const bool for_partner : {false, true}) {
      if (!has_the_card_for(build, played, for_partner)) continue;
      const bool owner_changes = adding_makes_owner(build);
      const CardSet gone = owner_changes ? as_cards | build.cards : as_cards;
      const ValueSet owing = owner_changes && !for_partner ? ValueSet(build.value) : ValueSet{};
      if (!duty_holds(Do::augment, played, gone, owing)) continue;
      action_ = Action{.kind = Do::augment,
                       .hand = played,
                       .base = build.cards,
                       .value = build.value,
                       .for_partner = for_partner};
      if (!additions(purpose, tops_allowed, loose_for_builds(), as_cards)) return false;
    }
    return true;
  });
}

// AA-OWN-1, SWZ-OWN-2 (options build.owner, augment.opponent_build): whether who adds becomes the owner.
bool Actions::adding_makes_owner(const Build& build) const {
  if (!same_side(rules_, build.owner, actor_))
    return rules_.augment_opponent_build == AugmentOpponentBuild::takes_over;
  return rules_.build_owner != BuildOwner::former_or_raiser;
}

// AA-ADD-13, Q-SWZ-24 (option augment.card_needed): who has to hold a card for a build that is added to:
// whoever adds, or whoever becomes its owner by adding.
bool Actions::has_the_card_for(const Build& build, CardSet played, bool for_partner) const {
  const bool own_side = same_side(rules_, build.owner, actor_);
  // SWZ-PTN-7: the partner who asked for it takes the build over.
  if (own_side && position_.turn.asked_by && position_.turn.asked_card.meets(played)) return !for_partner;
  // DOM-VAR-2, SWZ-PTN-4: on the partner's card only where it is proven.
  if (for_partner) return partner_provably_holds(rules_, worth_, position_, build.value);
  const bool becomes_owner = adding_makes_owner(build);
  const bool is_lent =
      !own_side && rules_.augment_opponent_build == AugmentOpponentBuild::if_captured_this_turn;
  const bool owned_already = build.owner == actor_ || !becomes_owner;
  if (is_lent || (owned_already && rules_.augment_card_needed == AugmentCardNeeded::owner_only)) return true;
  if (rules_.build_card_held == BuildCardHeld::never) return can_be_captured_at_all(build.value);
  return backs(held_ - played, build.value, build.cards);
}

// Q-SWZ-15: whether a card just trailed may be made a build.
CardSet Actions::loose_that_may_be_a_base() const {
  const bool trailed = position_.turn.play == Do::trail;
  const bool not_as_base = rules_.turn_reuse_trailed_card != TurnReuseTrailedCard::allowed;
  return trailed && not_as_base ? loose_ - position_.turn.played : loose_;
}

// SWZ-AUG-4, SWZ-AUG-5, SWZ-STL-7, SWZ-STL-8.
bool Actions::augments_of_loose(Card base, Value value, CardSet played) {
  if (!two_aces_may_make(base, value)) return true;
  const LooseCards others(worth_, loose_ - CardSet(base), Place::build);
  // A top needs a base whose value no build has.
  bool value_is_free = true;
  for (const Build& build : position_.builds) value_is_free = value_is_free && build.value != value;
  return each_making(value, played, {}, Do::augment, [&](const Making& making) {
    action_ = Action{.kind = Do::augment,
                     .hand = played,
                     .base = base,
                     .unite = making.unite,
                     .value = value,
                     .for_partner = making.for_partner};
    return additions(TopFor::loose_base, value_is_free, others, {});
  });
}

// What can be added to the base of `action_`, with these builds like cards: AA-ADD-5, SWZ-AUG-2, in whole
// groups.
bool Actions::additions(TopFor purpose, bool tops_allowed, const LooseCards& loose, CardSet as_cards) {
  const Target target = target_of_build(action_.value);
  // AA-ADD-5, AA-ADD-6, Q-AA-33 (option augment.loose_groups).
  const bool one_group =
      rules_.augment_loose_groups == AugmentLooseGroups::hand_group_only || one_group_an_action();
  const auto add = [&](CardSet tops) {
    Fixed fixed;
    if (!add_fixed(fixed, action_.hand | tops, Place::build)) return true;  // AA-BLD-8
    add_builds_as_cards(fixed, as_cards);
    if (fixed.items == 1 && !can_make_a_group(loose, fixed, action_.value)) return true;
    const auto tell_set = [&](CardSet set) {
      action_.table = set | as_cards;
      action_.tops = tops;
      return (set.empty() && fixed.items == 0) || tell();
    };
    return one_group ? loose.each_group(target, fixed, tell_set)
                     : loose.each_split(target, fixed, Grouping::disjoint, tell_set);
  };
  return tops_allowed ? each_choice_of_tops(purpose, add) : add({});
}

}  // namespace casino::enumerate
