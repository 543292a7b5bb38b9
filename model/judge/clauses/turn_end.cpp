// What is asked when a turn ends: seed 004, The Play 4 and 6, Building Rules; seed 000, Swazi Casino, the list of
// actions, actions 1, 4 and 5.

#include "model/judge/clauses/chapters.hpp"
#include "model/judge/clauses/shared.hpp"
#include "model/queries/holding.hpp"
#include "model/queries/owners.hpp"
#include "model/queries/phase.hpp"

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

// AA-TRL-3, AA-VAR-2, SWZ2-RST-1, SWZ2-RST-4, CRZ-RST-1: whether an owner is barred from trailing at this point of the
// deal (option trail.owning_build).
Answer owners_are_barred(const Ending& e) {
  switch (e.rules.trail_owning_build) {
    case TrailOwningBuild::forbidden:
    case TrailOwningBuild::forbidden_next_turn: return Answer::yes;
    case TrailOwningBuild::allowed: return Answer::no;
    case TrailOwningBuild::forbidden_first_half: return as_answer(is_before_the_last_dealing(e.rules, e.position));
    case TrailOwningBuild::forbidden_while_stock: return as_answer(left_to_draw(e.position));
  }
  return Answer::no;
}

// A build that was made, raised or taken over in this turn was not owned before it. Where a turn has several actions it
// counts what was owned when the card was trailed (Q-SWZ2-01), and the build that the card joined afterwards was there
// before (Q-SWZ2-02).
bool does_not_bar(const Ending& e, const Build& build) {
  if (e.rules.turn_shape == TurnShape::single_action) return build.is_new || build.is_grown;
  return e.rules.trail_owning_build_when == TrailOwningBuildWhen::at_trail && !e.turn().trailed_owning;
}

// AA-TRL-3: an owner may not trail; where the variation allows it, or the phase of the deal (SAF-PHS-1), that is
// AA-VAR-2 (option trail.owning_build).
void owner_may_not_trail(const Ending& e, Findings& found) {
  if (e.turn().play != Do::trail || does_more_than_trail(e.rules, e.position)) return;
  const Answer are_barred = owners_are_barred(e);
  for (const Build& build : e.position.builds) {
    const bool is_own = build.owner == e.seat() && !build.is_new;
    const About about{e.turn().played, build.value, build.cards};
    if (are_barred == Answer::no) {
      if (is_own) return found.permits("AA-VAR-2"_clause, about);
    } else if (binds(e.rules, build, e.seat()) && !does_not_bar(e, build)) {
      if (are_barred == Answer::yes) return found.violates("AA-TRL-3"_clause, about);
      return found.needs("AA-TRL-3"_clause, Unknown::stock_is_left, e.seat(), about);
    }
  }
}

// The second build that a seat owns, if it owns so many.
const Build* second_build_of(const Position& position, Seat seat) {
  int owned = 0;
  for (const Build& build : position.builds)
    if (build.owner == seat && ++owned == 2) return &build;
  return nullptr;
}

// SWZ2-RST-2: a seat owns one build at most when its turn ends. That one of two was captured last, or that the second
// one served to steal, is not asked (Q-SWZ2-03, Q-SWZ2-04).
void owner_keeps_to_one_build(const Ending& e, Findings& found) {
  const Build* second = second_build_of(e.position, e.seat());
  if (second == nullptr) return;
  const About about{{}, second->value, second->cards};
  switch (one_build_is_the_limit(e.rules, e.position)) {
    case Answer::no: return;
    case Answer::yes: return found.violates("SWZ2-RST-2"_clause, about);
    case Answer::unknown: return found.needs("SWZ2-RST-2"_clause, Unknown::stock_is_left, e.seat(), about);
  }
}

// AA-VAR-1, AA-BLD-6: a build of table cards alone, in a turn that trails (option build.table_only).
void table_only_build_goes_with_a_trail(const Ending& e, Findings& found) {
  if (!e.turn().table_only_built || e.rules.build_table_only != BuildTableOnly::with_trail) return;
  const About about{e.turn().played, {}, {}};
  if (e.turn().play == Do::trail) found.permits("AA-VAR-1"_clause, about);
  else found.violates("AA-BLD-6"_clause, about);
}

// Q-AA-09 (i), AA-BLD-3: a build that goes with a trail is made at the same time, so that its card is still held after
// the trail, in whatever order the two are written down.
void build_beside_the_trail_is_covered(const Ending& e, Findings& found) {
  const bool is_beside =
      e.rules.build_table_only == BuildTableOnly::with_trail && e.turn().table_only_built && e.turn().play == Do::trail;
  if (!is_beside || e.rules.build_card_held == BuildCardHeld::never) return;
  const bool holds_for_others = !need_not_hold(e.rules, e.position, e.turn().play);
  const ValueSet owned = holds_for_others ? values_owned(e.position, e.seat()) : ValueSet{};
  for (const Build& build : e.position.builds) {
    const bool is_made = build.owner == e.seat() && build.cards.meets(e.turn().used_up);
    if (!is_made || build.cards.meets(found.uncovered())) continue;
    ValueSet needed = build.value;
    // One ace stands for a build of 1 or of 14, not for both (Q-SWZ-20).
    for (const Value ace : {low_ace, high_ace})
      if (owned.contains(ace) && (build.value == low_ace || build.value == high_ace)) needed.insert(ace);
    const About about{{}, build.value, build.cards};
    const Answer covered = hand_covers(e.rules, e.position, e.seat(), needed);
    if (covered == Answer::no) found.violates("AA-BLD-3"_clause, about);
    if (covered == Answer::unknown) found.needs("AA-BLD-3"_clause, Unknown::holds_value, e.seat(), about);
    if (covered != Answer::yes) found.note_uncovered(build.cards);
  }
}

// AA-OWN-6: one card that nobody has seen cannot stand for two builds.
bool lacks_a_card_for_all(const Ending& e, ValueSet owned) {
  return owned.size() > 1 && is_covered(e.rules, e.position, e.seat(), owned) == Answer::no;
}

// AA-BLD-3, AA-OWN-6: the same of builds that were made in this turn, where it is open of each whether their maker had
// a card for it. One for which there is none was reported where it was made, though cards of an open one went into it.
// Where nothing has to be kept for a build that was made before, one ace will have done for builds of 1 and of 14.
void maker_had_cards_for_all(const Ending& e, Findings& found) {
  ValueSet made;
  const Build* last = nullptr;
  const CardSet lacking = found.uncovered() - found.open();
  for (const Build& build : e.position.builds) {
    if (build.owner != e.seat() || !build.cards.meets(found.open()) || build.cards.meets(lacking)) continue;
    made.insert(build.value);
    last = &build;
  }
  if (made.contains(low_ace) && need_not_hold(e.rules, e.position, e.turn().play)) made.remove(high_ace);
  if (made.size() > 1 && hand_covers(e.rules, e.position, e.seat(), made) == Answer::no)
    found.violates("AA-BLD-3"_clause, {{}, last->value, last->cards});
}

// Q-SWZ-20, Q-SWZ-23 (c): where the side owns builds, an own one of aces wants an ace beside that of a build of the
// other value, though this was made for the partner on his proven card.
ValueSet ace_of_a_build_for_the_partner(const Ending& e, Value value, ValueSet owned) {
  if (e.rules.build_owner != BuildOwner::side || (value != low_ace && value != high_ace)) return {};
  const Value other = value == low_ace ? high_ace : low_ace;
  const bool is_answered_for = values_owed(e.rules, e.position, e.seat()).contains(other);
  return is_answered_for && !owned.contains(other) ? ValueSet(other) : ValueSet{};
}

// AA-OWN-2: an owner keeps a card for each value that he answers for, an ace for one of them (Q-SWZ-20), or for both
// that his partner left him (Q-SWZ-52). A build that its maker could not cover has been reported where it was made, and
// so has one of which that is open: but it takes a card from the others.
void owner_keeps_a_card(const Ending& e, Findings& found) {
  if (need_not_hold(e.rules, e.position, e.turn().play)) return;
  const auto owned_but = [&](CardSet gone) {
    return values_to_keep(e.rules, values_owed(e.rules, e.position, e.seat(), gone), e.turn().played);
  };
  const ValueSet owned = owned_but(found.uncovered());
  const bool lacks_one = lacks_a_card_for_all(e, owned_but(found.uncovered() - found.open()));
  for (const Build& build : e.position.builds) {
    if (!answers_for(e.rules, build, e.seat()) || build.cards.meets(found.uncovered())) continue;
    if (may_be_left(e.rules, e.position, build.value)) continue;
    ValueSet needed = build.value;
    if (build.value == low_ace && owned.contains(high_ace)) needed.insert(high_ace);
    needed.insert(ace_of_a_build_for_the_partner(e, build.value, owned));
    const About about{e.turn().played, build.value, build.cards};
    switch (is_covered(e.rules, e.position, e.seat(), needed)) {
      case Answer::yes: break;
      case Answer::no: found.violates("AA-OWN-2"_clause, about); break;
      case Answer::unknown:
        if (lacks_one) found.violates("AA-OWN-2"_clause, about);
        else found.needs("AA-OWN-2"_clause, Unknown::holds_value, e.seat(), about);
        break;
    }
  }
}

// SWZ-AUG-6: an opponent's build that was added to is captured before the turn ends.
void build_on_loan_is_captured(const Ending& e, Findings& found) {
  for (const Build& build : e.position.builds)
    if (build.is_on_loan) found.violates("SWZ-AUG-6"_clause, {{}, build.value, build.cards});
}

}  // namespace

void owner_has_a_second_build(const Rules& rules, const Position& after, Findings& found) {
  const Build* second = second_build_of(after, after.to_act);
  if (second == nullptr || one_build_is_the_limit(rules, after) == Answer::no) return;
  found.permits("SWZ2-RST-3"_clause, {{}, second->value, second->cards});
}

void judge_turn_end(const Rules& rules, const Position& position, Findings& found) {
  const Ending e{rules, position};
  one_hand_card_is_played(e, found);
  several_actions_are_made(e, found);
  owner_may_not_trail(e, found);
  owner_adds_or_captures(rules, position, found);
  owner_keeps_to_one_build(e, found);
  table_only_build_goes_with_a_trail(e, found);
  build_beside_the_trail_is_covered(e, found);
  owner_keeps_a_card(e, found);
  maker_had_cards_for_all(e, found);
  build_on_loan_is_captured(e, found);
  demands_are_met(rules, position, found);
}

// One hand card is what AA-TRN-1 and SWZ-TRN-3 ask for, nobody has demanded anything, and all else is about builds that
// lay there before: for a new one its maker has been asked for a card already (AA-BLD-3).
bool end_of_turn_is_clean(const Position& before, const Action& action) {
  const TurnState& turn = before.turn;
  const bool is_untouched =
      turn.actions == 0 && turn.played.empty() && !turn.capture_demanded_by && !turn.addition_demanded_by;
  return before.builds.empty() && action.hand.size() == 1 && is_untouched;
}

}  // namespace casino
