#include "oracle/enumerate/situation/making.hpp"

#include "oracle/enumerate/situation/duty.hpp"

namespace casino::enumerate {
namespace {

// Option build.card_held: whether a card for a build is asked for when it is made, and not kept then.
bool holding_is_asked_once(const Situation& s) {
  const bool is_late = s.rules.build_card_held == BuildCardHeld::kept_first_half && in_last_hands(s.rules, s.position);
  return is_late || s.rules.build_card_held == BuildCardHeld::when_made;
}

// AA-BLD-3, AA-ADD-12, SWZ-AUG-5 (option build.card_held). An ace that is needed for a build of its other
// value backs no second one (Q-SWZ-20).
bool has_a_card_to_back(const Situation& s, const Made& made) {
  if (s.rules.build_card_held == BuildCardHeld::never) return can_be_captured_at_all(s, made.value);
  // Q-SWZ-14 b: a loose card that is made a build may be matched by the very card that is put on it.
  const bool matches = made.kind == Do::augment && s.worth.of_hand(made.played).contains(made.value);
  if (matches && holding_is_asked_once(s)) return true;
  return backs(s, {s.held - made.played, play_of_turn(s, made.kind, made.played)}, made.value, made.gone);
}

bool each_owner(const Situation& s, const Made& made, CardSet unite, UseMaking use) {
  const bool proven = s.of_partner.contains(made.value);
  // Option partner.build_for_owner: a build that the partner can back may be his without a word (Q-SWZ-27 c).
  const bool may_be_for_partner = proven &&
                                  (made.kind != Do::raise || s.rules.partner_raise_for == PartnerRaiseFor::allowed) &&
                                  !is_builders_own(s, made.value, made.played);
  const bool own_at_all = s.rules.partner_build_for_owner != PartnerBuildForOwner::partner || !may_be_for_partner;
  // Q-SWZ-30: united, the older build keeps its owner.
  const ValueSet owing = unite.empty() ? ValueSet(made.value) : ValueSet{};
  if (own_at_all && has_a_card_to_back(s, made) && duty_holds(s, made.kind, made.played, made.gone, owing) &&
      !use(Making{unite, false}))
    return false;
  // SWZ-PTN-3, SWZ-PTN-4, Q-SWZ-28 (option partner.raise_for).
  return !may_be_for_partner || !duty_holds(s, made.kind, made.played, made.gone) || use(Making{unite, true});
}

}  // namespace

bool each_making(const Situation& s, const Made& made, UseMaking use) {
  // SWZ-EQL-1 to SWZ-EQL-3 (option build.same_value).
  bool unites = false;
  for (const Build& standing : s.position.builds) {
    if (standing.value != made.value || standing.cards.meets(made.gone)) continue;
    const bool own_side = same_side(s.rules, standing.owner, s.actor);
    switch (s.rules.build_same_value) {
      case BuildSameValue::stand:
      case BuildSameValue::merge: break;
      case BuildSameValue::own_side_merges:
        if (!own_side) return true;
        unites = true;
        break;
      case BuildSameValue::forbidden: return true;
    }
  }
  if (!unites) return each_owner(s, made, {}, use);
  for (const Build& standing : s.position.builds)
    if (standing.value == made.value && !standing.cards.meets(made.gone) && !each_owner(s, made, standing.cards, use))
      return false;
  return true;
}

Do play_of_turn(const Situation& s, Do kind, CardSet played) {
  if (!played.empty()) return kind;
  if (s.position.turn.play) return *s.position.turn.play;
  return kind == Do::build && s.rules.build_table_only == BuildTableOnly::with_trail ? Do::trail : kind;
}

bool backs(const Situation& s, const Backing& with, Value value, CardSet gone) {
  ValueSet values = value;
  const Value other{static_cast<std::uint8_t>(15 - value.points)};
  const bool of_an_ace = value == low_ace || value == high_ace;
  const bool owes = of_an_ace && must_keep_cards(s.rules, s.position, with.play);
  for (const Build& build : s.position.builds)
    if (owes && build.value == other && build.owner == s.actor && !build.cards.meets(gone)) values.insert(other);
  return covers(s.rules, s.worth, with.hand, values);
}

bool can_be_captured_at_all(const Situation& s, Value value) {
  return !cards_worth(s.rules, s.rules.pack, value, Place::hand).empty();
}

ValueSet values_worth_making(const Situation& s, CardSet played) {
  ValueSet values = s.rules.build_card_held == BuildCardHeld::never ? s.worth.of_hand(s.rules.pack)
                                                                    : s.worth.of_hand(s.held - played);
  if (holding_is_asked_once(s)) values.insert(s.worth.of_hand(s.held));
  values.insert(s.of_partner);
  return values;
}

bool two_aces_may_make(const Situation& s, CardSet cards, Value value) {
  const bool two_aces = cards.size() == 2 && cards.of_rank(Rank::ace) == cards;
  switch (s.rules.build_two_aces) {
    case BuildTwoAces::one_two_fourteen: return true;
    case BuildTwoAces::one_fourteen:
    case BuildTwoAces::one_fourteen_never_sum: return !two_aces || value != Value{2};
    case BuildTwoAces::two_fourteen: return value != low_ace;
  }
  return true;
}

Target target_of_build(const Situation& s, Value value) {
  return Target{value, s.rules.build_two_aces == BuildTwoAces::one_fourteen_never_sum};
}

bool one_group_an_action(const Situation& s) {
  // SOT-PILE-1: which of two actions put a card on a build is told by how it lies there. SAF-STL-2: a second action
  // would have no hand card that its tops could come with. steal.build_tops=free: cards come off a pile in an order
  // that nobody has stated, and all groups together take all of them.
  const bool tops_go_together =
      s.rules.steal_use != StealUse::never &&
      (s.rules.steal_hand_card != StealHandCard::not_needed || s.rules.steal_build_tops == StealTops::free);
  return s.rules.turn_shape == TurnShape::several_actions && s.rules.augment_loose_groups == AugmentLooseGroups::free &&
         s.rules.pile_order != PileOrder::accumulated && !tops_go_together;
}

// Options build.table_only and augment.loose_groups.
bool may_use_table_only(const Situation& s, Do kind) {
  // Where a turn is one play, one such action goes with it.
  if (s.rules.turn_shape == TurnShape::single_action && s.position.turn.table_only > 0) return false;
  if (kind == Do::augment) return s.rules.augment_loose_groups == AugmentLooseGroups::free;
  switch (s.rules.build_table_only) {
    case BuildTableOnly::forbidden: return false;
    case BuildTableOnly::free: return true;
    case BuildTableOnly::with_trail:  // Q-AA-09 v: one, in a turn that trails
      return !s.position.turn.table_only_built && (s.position.turn.played.empty() || s.position.turn.play == Do::trail);
  }
  return false;
}

}  // namespace casino::enumerate
