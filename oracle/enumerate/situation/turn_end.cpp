#include "oracle/enumerate/situation/turn_end.hpp"

#include <algorithm>

#include "model/queries/owners.hpp"
#include "oracle/enumerate/situation/duty.hpp"
#include "oracle/enumerate/situation/together.hpp"

namespace casino::enumerate {
namespace {

// AA-VAR-1, Q-AA-09 v: a build of table cards goes with a trail.
bool table_build_fits_the_play(const Rules& rules, const TurnState& turn) {
  return rules.build_table_only != BuildTableOnly::with_trail || !turn.table_only_built || turn.play == Do::trail;
}

// SAF-TRL-2 (option turn.owner_duty): whether an owner has to add to the own build or to capture.
bool owner_must_add_or_capture(const Rules& rules, const Position& position) {
  const bool until_last_hands = rules.turn_owner_duty == TurnOwnerDuty::add_or_capture_first_half;
  return rules.turn_owner_duty == TurnOwnerDuty::add_or_capture ||
         (until_last_hands && !in_last_hands(rules, position));
}

// Q-AA-09 i: and what was trailed is not the card for it, even where the duty to keep one ends with the trail.
bool table_build_is_backed(const Rules& rules, const Worth& worth, const Position& position) {
  const TurnState& turn = position.turn;
  const bool is_beside_trail =
      rules.build_table_only == BuildTableOnly::with_trail && turn.table_only_built && turn.play == Do::trail;
  if (!is_beside_trail || rules.build_card_held == BuildCardHeld::never) return true;
  const bool must_keep = must_keep_cards(rules, position, *turn.play);
  ValueSet owed;
  for (const Build& build : position.builds)
    if (must_keep && build.owner == position.to_act) owed.insert(build.value);
  const auto made_by_actor = [&](const Build& build) {
    return build.owner == position.to_act && build.cards.meets(turn.used_up);
  };
  return std::all_of(position.builds.begin(), position.builds.end(), [&](const Build& build) {
    if (!made_by_actor(build)) return true;
    ValueSet values = build.value;
    const bool wants_an_ace = build.value == low_ace || build.value == high_ace;
    for (const Value ace : {low_ace, high_ace})
      if (wants_an_ace && owed.contains(ace)) values.insert(ace);
    return covers(rules, worth, position.hands[position.to_act].cards, values);
  });
}

// AA-TRL-3, AA-OWN-4, Q-AA-09 iv: where a turn is one play an owner may trail who also builds or adds to any build.
// Where SAF-TRL-2 holds he may in any turn that adds to the own one (Q-SAF-29). Among several actions the moment of
// trailing counts, unless owning at any moment bars (Q-SWZ2-01 b).
bool owner_did_not_simply_trail(const Rules& rules, const Position& position) {
  const TurnState& turn = position.turn;
  if (turn.play != Do::trail) return true;
  const bool is_one_play = rules.turn_shape == TurnShape::single_action;
  if (owner_must_add_or_capture(rules, position) ? turn.added_to_own : is_one_play && turn.table_only > 0) return true;
  const bool counts_when_trailed = !is_one_play && rules.trail_owning_build_when == TrailOwningBuildWhen::at_trail;
  if (counts_when_trailed && !turn.trailed_owning) return true;
  return !barred_from_trailing(rules, position, position.to_act);
}

// AA-TRN-1, SWZ-TRN-3: one hand card; or several for a capture (HUN-CAP-1), which is the only play of the turn.
bool right_number_is_played(const Rules& rules, const TurnState& turn) {
  const bool is_one_capture = turn.play == Do::capture && turn.actions - turn.table_only == 1;
  return turn.played.size() == 1 || (turn.played.size() > 1 && several_capture(rules) && is_one_capture);
}

// SAF-TRL-2: who had a build adds to it or captures. Of trailing the rule above speaks.
bool owner_did_his_duty(const Rules& rules, const Position& position) {
  const TurnState& turn = position.turn;
  if (!owner_must_add_or_capture(rules, position)) return true;
  if (turn.play == Do::trail || turn.play == Do::capture || turn.added_to_own) return true;
  return std::none_of(position.builds.begin(), position.builds.end(), [&](const Build& build) {
    return answers_for(rules, build, position.to_act) && !build.is_new && !build.is_grown;
  });
}

ValueSet both_aces() {
  ValueSet values = low_ace;
  values.insert(high_ace);
  return values;
}

// What the actor needs cards for. A build that was made for the partner rests on what is proven of him; but where it is
// the side's, and of aces, it takes the ace away from one of the other value (Q-SWZ-20, Q-SWZ-23 c).
ValueSet owed_at_the_end(const Rules& rules, const Position& position) {
  const Seat actor = position.to_act;
  CardSet made_for_partner;
  for (const Build& build : position.builds)
    if (build.is_new && build.owner != actor) made_for_partner.insert(build.cards);
  const ValueSet all = values_owed(rules, position, actor);
  ValueSet owed = values_owed(rules, position, actor, made_for_partner);
  for (const Value ace : {low_ace, high_ace})
    if (all.contains(low_ace) && all.contains(high_ace) && owed.meets(both_aces())) owed.insert(ace);
  return owed;
}

}  // namespace

bool turn_may_end(const Rules& rules, const Worth& worth, const Position& position) {
  const TurnState& turn = position.turn;
  const Seat actor = position.to_act;
  if (!turn.play || !right_number_is_played(rules, turn)) return false;
  // SWZ-AUG-6: an opponent's build that was added to has been captured.
  if (std::any_of(position.builds.begin(), position.builds.end(), [](const Build& build) { return build.is_on_loan; }))
    return false;
  if (!table_build_fits_the_play(rules, turn) || !owner_did_not_simply_trail(rules, position)) return false;
  if (!owner_did_his_duty(rules, position) || !table_build_is_backed(rules, worth, position)) return false;
  if (is_held_to_one_build(rules, position) && position.builds_of(actor) > 1) return false;
  // AA-OWN-2, SWZ-ABN-1; Q-CRZ-01: perhaps with the card drawn in this turn.
  const CardSet held = position.hands[actor].cards | drawn_by_the_end(rules, position);
  if (must_keep_cards(rules, position, *turn.play) &&
      !keeps_what_it_owes(rules, worth, position, {turn.played, held, turn.took_one_of_two},
                          owed_at_the_end(rules, position)))
    return false;
  return !capture_is_still_demanded(rules, position) && !addition_is_still_demanded(rules, worth, position);
}

}  // namespace casino::enumerate
