// What holds for every new build and for every new value of one: a card to back it, whose it is, and builds
// of the same value that lie there already.

#include "oracle/enumerate/actions.hpp"
#include "oracle/enumerate/duty.hpp"

namespace casino::enumerate {

// Tells in which ways a build of this value may come to be. `gone` are cards of builds that go into it.
bool Actions::each_making(Value value, CardSet played, CardSet gone, Do kind, UseMaking use) {
  // SWZ-EQL-1 to SWZ-EQL-3 (option build.same_value).
  bool unites = false;
  for (const Build& standing : position_.builds) {
    if (standing.value != value || standing.cards.meets(gone)) continue;
    const bool own_side = same_side(rules_, standing.owner, actor_);
    switch (rules_.build_same_value) {
      case BuildSameValue::stand:
      case BuildSameValue::merge: break;
      case BuildSameValue::own_side_merges:
        if (!own_side) return true;
        unites = true;
        break;
      case BuildSameValue::forbidden: return true;
    }
  }
  if (!unites) return each_owner(value, played, gone, kind, {}, use);
  for (const Build& standing : position_.builds)
    if (standing.value == value && !standing.cards.meets(gone) &&
        !each_owner(value, played, gone, kind, standing.cards, use))
      return false;
  return true;
}

bool Actions::each_owner(Value value, CardSet played, CardSet gone, Do kind, CardSet unite, UseMaking use) {
  const bool proven = partner_provably_holds(rules_, worth_, position_, value);
  // Option partner.build_for_owner: a build that the partner can back may be his without a word (Q-SWZ-27 c).
  const bool may_be_for_partner =
      proven && (kind != Do::raise || rules_.partner_raise_for == PartnerRaiseFor::allowed);
  const bool own_at_all =
      rules_.partner_build_for_owner != PartnerBuildForOwner::partner || !may_be_for_partner;
  // Q-SWZ-30: united, the older build keeps its owner.
  const ValueSet owing = unite.empty() ? ValueSet(value) : ValueSet{};
  if (own_at_all && has_a_card_to_back(value, played, gone, kind) && duty_holds(kind, played, gone, owing) &&
      !use(Making{unite, false}))
    return false;
  // SWZ-PTN-3, SWZ-PTN-4, Q-SWZ-28 (option partner.raise_for).
  return !may_be_for_partner || !duty_holds(kind, played, gone) || use(Making{unite, true});
}

// AA-BLD-3, AA-ADD-12, SWZ-AUG-5 (option build.card_held). An ace that is needed for a build of its other
// value backs no second one (Q-SWZ-20).
bool Actions::has_a_card_to_back(Value value, CardSet played, CardSet gone, Do kind) const {
  if (rules_.build_card_held == BuildCardHeld::never) return can_be_captured_at_all(value);
  // Q-SWZ-14 b: a loose card that is made a build may be matched by the very card that is put on it.
  if (rules_.build_card_held == BuildCardHeld::when_made && kind == Do::augment)
    return worth_.of_hand(held_).contains(value);
  return backs(held_ - played, value, gone);
}

// Whether a hand has a card for a build of the value that is not needed for another build.
bool Actions::backs(CardSet hand, Value value, CardSet gone) const {
  ValueSet values = value;
  const Value other{static_cast<std::uint8_t>(15 - value.points)};
  const bool of_an_ace = value == Value{1} || value == Value{14};
  if (of_an_ace && values_owed(rules_, position_, actor_, gone).contains(other)) values.insert(other);
  return covers(rules_, worth_, hand, values);
}

// AA-BLD-1: a build is made of what one card could take.
bool Actions::can_be_captured_at_all(Value value) const {
  return !cards_worth(rules_, rules_.pack, value, Place::hand).empty();
}

// The values that are worth trying for a build when a card is played.
ValueSet Actions::values_worth_making(CardSet played) const {
  ValueSet values = rules_.build_card_held == BuildCardHeld::never ? worth_.of_hand(rules_.pack)
                                                                   : worth_.of_hand(held_ - played);
  if (rules_.build_card_held == BuildCardHeld::when_made) values.insert(worth_.of_hand(held_));
  if (has_partners(rules_) && rules_.partner_build_for != PartnerBuildFor::forbidden)
    for (std::uint8_t points = 1; points <= highest_value; ++points)
      if (partner_provably_holds(rules_, worth_, position_, Value{points})) values.insert(Value{points});
  return values;
}

// SWZ-ACE-4 (option build.two_aces): what two aces alone make, and whether there are builds of 1.
bool Actions::two_aces_may_make(CardSet cards, Value value) const {
  const bool two_aces = cards.size() == 2 && cards.of_rank(Rank::ace) == cards;
  switch (rules_.build_two_aces) {
    case BuildTwoAces::one_two_fourteen: return true;
    case BuildTwoAces::one_fourteen:
    case BuildTwoAces::one_fourteen_never_sum: return !two_aces || value != Value{2};
    case BuildTwoAces::two_fourteen: return value != Value{1};
  }
  return true;
}

Target Actions::target_of_build(Value value) const {
  return Target{value, rules_.build_two_aces == BuildTwoAces::one_fourteen_never_sum};
}

// With several actions a turn the next one adds the next group, where no hand card is needed for it: the
// outcomes are the same, and there is less to try.
bool Actions::one_group_an_action() const {
  return rules_.turn_shape == TurnShape::several_actions &&
         rules_.augment_loose_groups == AugmentLooseGroups::free;
}

// Building without a hand card (AA-BLD-6, AA-VAR-1, AA-ADD-6, SWZ-TRN-6).
bool Actions::may_use_table_only(Do kind) const {
  // Where a turn is one play, one such action goes with it.
  if (rules_.turn_shape == TurnShape::single_action && position_.turn.table_only > 0) return false;
  if (kind == Do::augment) return rules_.augment_loose_groups == AugmentLooseGroups::free;
  switch (rules_.build_table_only) {
    case BuildTableOnly::forbidden: return false;
    case BuildTableOnly::free: return true;
    case BuildTableOnly::with_trail:  // Q-AA-09 v: one, in a turn that trails
      return !position_.turn.table_only_built &&
             (position_.turn.played.empty() || position_.turn.play == Do::trail);
  }
  return false;
}

}  // namespace casino::enumerate
