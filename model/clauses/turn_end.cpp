// What is asked when a turn ends: seed 004, The Play 4 and 6, Building Rules; seed 000, Swazi Casino, the list of
// actions, actions 1, 4 and 5.

#include <algorithm>

#include "model/fullness.hpp"
#include "model/groups.hpp"
#include "model/judging.hpp"
#include "model/played.hpp"

namespace casino {
namespace {

struct Ending {
  const Rules& rules;
  const Position& position;  // after the last action
  [[nodiscard]] Seat seat() const { return position.to_act; }
  [[nodiscard]] const TurnState& turn() const { return position.turn; }
};

// HUN-TRL-1, Q-HUN-27.
void several_cards_make_one_capture(const Ending& e, Findings& found) {
  const int plays = e.turn().actions - e.turn().table_only;
  const About about{e.turn().played, {}, {}};
  if (plays > 1 || e.turn().play != Do::capture) found.violates("HUN-TRL-1"_clause, about);
}

// AA-TRN-1: one play, one hand card. SWZ-TRN-3, SWZ-TRN-4: in a turn of several actions still exactly one. HUN-TRL-1:
// several for one capture, where that is played.
void one_hand_card_is_played(const Ending& e, Findings& found) {
  const int played = e.turn().played.size();
  if (played == 1) return;
  const About about{e.turn().played, {}, {}};
  if (played > 1 && several_may_be_played(e.rules)) return several_cards_make_one_capture(e, found);
  if (e.rules.turn_shape == TurnShape::single_action) found.violates("AA-TRN-1"_clause, about);
  else if (played == 0) found.violates("SWZ-TRN-3"_clause, about);
  else found.violates("SWZ-TRN-4"_clause, about);
}

// SWZ-TRN-2: several actions. Where a turn is one play, one action without a hand card may go with it at most, if such
// actions are free.
void several_actions_are_made(const Ending& e, Findings& found) {
  const About about{e.turn().played, {}, {}};
  const bool is_free =
      e.rules.build_table_only == BuildTableOnly::free || e.rules.augment_loose_groups == AugmentLooseGroups::free;
  if (e.rules.turn_shape == TurnShape::several_actions && e.turn().actions > 1)
    found.permits("SWZ-TRN-2"_clause, about);
  if (e.rules.turn_shape == TurnShape::single_action && is_free && e.turn().table_only > 1)
    found.refuses("SWZ-TRN-2"_clause, about);
}

// AA-OWN-1, Q-AA-01, Q-AA-24: who is barred from trailing by a build. Making or adding to one in the same turn meets
// the duty (AA-OWN-4).
bool is_barred_by(const Ending& e, const Build& build) {
  if (build.is_new || build.is_grown) return false;
  const bool had_his_turn =
      e.rules.trail_owning_build == TrailOwningBuild::forbidden_next_turn && build.owner_has_acted;
  if (had_his_turn) return false;
  if (build.owner == e.seat()) return true;
  switch (e.rules.build_owner) {
    case BuildOwner::last_adder:
    case BuildOwner::former_or_raiser: return false;
    case BuildOwner::last_adder_lingering:
      return build.adders.contains(e.seat()) && !build.added_to_since.contains(e.seat());
    case BuildOwner::side: return same_side(e.rules, build.owner, e.seat());
  }
  return false;
}

// AA-TRL-3: an owner may not trail; where the variation allows it that is AA-VAR-2 (option trail.owning_build).
// Making another build in the same turn meets the duty (Q-AA-09 iv).
void owner_may_not_trail(const Ending& e, Findings& found) {
  if (e.turn().play != Do::trail) return;
  if (e.rules.turn_shape == TurnShape::single_action && e.turn().table_only_built) return;
  for (const Build& build : e.position.builds) {
    const bool is_own = build.owner == e.seat() && !build.is_new;
    const About about{e.turn().played, build.value, build.cards};
    if (e.rules.trail_owning_build == TrailOwningBuild::allowed) {
      if (is_own) return found.permits("AA-VAR-2"_clause, about);
    } else if (is_barred_by(e, build)) {
      return found.violates("AA-TRL-3"_clause, about);
    }
  }
}

// AA-VAR-1, AA-BLD-6: a build of table cards alone, in a turn that trails (option build.table_only).
void table_only_build_goes_with_a_trail(const Ending& e, Findings& found) {
  if (!e.turn().table_only_built || e.rules.build_table_only != BuildTableOnly::with_trail) return;
  const About about{e.turn().played, {}, {}};
  if (e.turn().play == Do::trail) found.permits("AA-VAR-1"_clause, about);
  else found.violates("AA-BLD-6"_clause, about);
}

// Whether this turn is excused from AA-OWN-2 (option build.card_held; Q-AA-08, Q-SWZ-33).
bool need_not_hold(const Ending& e) {
  const auto play = e.turn().play;
  switch (e.rules.build_card_held) {
    case BuildCardHeld::kept: return false;
    case BuildCardHeld::kept_unless_trailing: return play == Do::trail;
    case BuildCardHeld::kept_unless_let_stand: return play == Do::trail || play == Do::capture;
    case BuildCardHeld::when_made:
    case BuildCardHeld::never: return true;
  }
  return false;
}

bool answers_for(const Ending& e, const Build& build) {
  if (e.rules.build_owner == BuildOwner::side) return same_side(e.rules, build.owner, e.seat());
  return build.owner == e.seat();
}

// Q-SWZ-23 (c): where the side owns a build either partner's card will do.
Answer covered_by_the_side(const Ending& e, ValueSet values) {
  const Answer own = hand_covers(e.rules, e.position, e.seat(), values);
  if (e.rules.build_owner != BuildOwner::side || !has_partners(e.rules)) return own;
  return std::max(own, hand_covers(e.rules, e.position, partner_of(e.rules, e.seat()), values));
}

// AA-OWN-2: an owner keeps a card for each value that he answers for, an ace for one of them (Q-SWZ-20).
// A build that its maker could not cover has been reported where it was made.
void owner_keeps_a_card(const Ending& e, Findings& found) {
  if (need_not_hold(e)) return;
  ValueSet owned;
  for (const Build& build : e.position.builds)
    if (answers_for(e, build) && !build.cards.meets(found.uncovered())) owned.insert(build.value);
  for (const Build& build : e.position.builds) {
    if (!answers_for(e, build) || build.cards.meets(found.uncovered())) continue;
    ValueSet needed = build.value;
    if (build.value == Value{1} && owned.contains(Value{14})) needed.insert(Value{14});
    const About about{e.turn().played, build.value, build.cards};
    switch (covered_by_the_side(e, needed)) {
      case Answer::yes: break;
      case Answer::no: found.violates("AA-OWN-2"_clause, about); break;
      case Answer::unknown: found.needs("AA-OWN-2"_clause, Unknown::holds_value, e.seat(), about); break;
    }
  }
}

// SWZ-AUG-6: an opponent's build that was added to is captured before the turn ends.
void build_on_loan_is_captured(const Ending& e, Findings& found) {
  for (const Build& build : e.position.builds)
    if (build.is_on_loan) found.violates("SWZ-AUG-6"_clause, {{}, build.value, build.cards});
}

// SWZ-INS-2: a demand for a fuller capture is met. (A capture that meets it takes the demand away: apply.cpp.)
void demand_to_capture_is_met(const Ending& e, Findings& found) {
  if (e.turn().capture_demanded_by) found.violates("SWZ-INS-2"_clause, {e.turn().played, {}, {}});
}

// How many cards of the pool of a demand went into the builds of the side since.
int cards_added_since(const Ending& e) {
  CardSet built;
  for (const Build& build : e.position.builds)
    if (same_side(e.rules, build.owner, e.seat())) built.insert(build.cards);
  return (built & e.turn().addition_pool).size();
}

int most_that_could_be_added(const Ending& e) {
  int most = 0;
  for (const Build& build : e.position.builds)
    if (same_side(e.rules, build.owner, e.seat()))
      most = std::max(
          most, most_cards_in_groups(e.rules, Items{e.turn().addition_pool, {}}, build_question(e.rules, build.value)));
  return most;
}

// SWZ-INS-6: a demand to add is met: nothing of what lay in reach when it was made can still be added
// (option insist.full).
void demand_to_add_is_met(const Ending& e, Findings& found) {
  if (!e.turn().addition_demanded_by) return;
  const CardSet left = cards_that_can_be_added(e.rules, e.position, e.turn().addition_pool);
  const bool is_met = !e.turn().addition_is_too_late && [&] {
    switch (e.rules.insist_full) {
      case InsistFull::maximal_by_choice: return left.empty();
      case InsistFull::most_cards: return cards_added_since(e) >= most_that_could_be_added(e);
      case InsistFull::objector_names:
        return e.turn().addition_named.empty() ? left.empty()
                                               : e.position.built().contains_all(e.turn().addition_named);
    }
    return true;
  }();
  if (!is_met) found.violates("SWZ-INS-6"_clause, {left, {}, {}});
}

}  // namespace

void judge_turn_end(const Rules& rules, const Position& position, Findings& found) {
  const Ending e{rules, position};
  one_hand_card_is_played(e, found);
  several_actions_are_made(e, found);
  owner_may_not_trail(e, found);
  table_only_build_goes_with_a_trail(e, found);
  owner_keeps_a_card(e, found);
  build_on_loan_is_captured(e, found);
  demand_to_capture_is_met(e, found);
  demand_to_add_is_met(e, found);
}

}  // namespace casino
