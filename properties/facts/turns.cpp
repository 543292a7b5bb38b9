// What holds of every legal turn.

#include <algorithm>
#include <array>

#include "properties/facts/alike.hpp"
#include "properties/facts/facts.hpp"
#include "properties/facts/groupings.hpp"
#include "properties/facts/permissions.hpp"

namespace casino::properties {
namespace {

CardSet piled(const Rules& rules, const Position& position) {
  CardSet cards;
  for (std::uint8_t i = 0; i < rules.seats.count; ++i) cards.insert(position.piles[Seat{i}].cards());
  return cards;
}

// AA-TRN-1, SWZ-TRN-3, SWZ-TRN-4. HUN-CAP-1, HUN-TRL-1: several for a capture, and all go to the pile. A card that is
// drawn comes to the hand (CRZ-DRW-1).
bool one_card_leaves_the_hand(const Rules& rules, const Position& before, const Turn& turn,
                              const Judgement& judgement) {
  for (std::uint8_t i = 0; i < rules.seats.count; ++i) {
    const CardSet had = before.hands[Seat{i}].cards;
    const CardSet has = judgement.after.hands[Seat{i}].cards - before.stock.cards;
    if (!had.contains_all(has)) return false;
    const CardSet gone = had - has;
    const bool is_capture = rules.capture_hand_cards != CaptureHandCards::one && gone.size() > 1 &&
                            piled(rules, judgement.after).contains_all(gone);
    const int given_away = Seat{i} == turn.seat ? 1 : 0;
    if (gone.size() != given_away && !(is_capture && Seat{i} == turn.seat)) return false;
  }
  return true;
}

CardSet all_of(const Turn& turn, CardSet Action::*cards) {
  CardSet all;
  for (const Step& step : turn.steps)
    if (const auto* action = std::get_if<Action>(&step)) all.insert(action->*cards);
  return all;
}

// AA-ADD-4, SWZ-BRK-1: the cards of a multiple build stay together, in a build of the same value or in one
// pile. Of a pile the turn that captured it may take tops again (option steal.whose=any), and pictures may go to the
// partner (SOT-PILE-5).
bool a_multiple_build_stays_what_it_is(const Rules& rules, const Position& before, const Turn& turn,
                                       const Judgement& judgement) {
  const Position& after = judgement.after;
  return std::all_of(before.builds.begin(), before.builds.end(), [&](const Build& build) {
    if (build.cards.meets(all_of(turn, &Action::tops))) return true;
    const CardSet kept = build.cards - all_of(turn, &Action::given);
    const Build* now = after.build_with(build.cards);
    if (now != nullptr)
      return now->cards.contains_all(build.cards) && (!build.is_multiple() || now->value == build.value);
    for (std::uint8_t i = 0; i < rules.seats.count; ++i)
      if (after.piles[Seat{i}].cards().contains_all(kept)) return true;
    return false;
  });
}

// AA-CAP-7, AA-ADD-9: loose cards of the table come loose from nowhere but a hand.
bool nothing_comes_loose_but_the_card_trailed(const Rules&, const Position& before, const Turn& turn,
                                              const Judgement& judgement) {
  const CardSet come_loose = judgement.after.loose - before.loose;
  return before.hands[turn.seat].cards.contains_all(come_loose) && come_loose.size() <= 1;
}

// What is captured stays captured, where no pile is open.
bool piles_are_closed(const Rules& rules) { return rules.steal_use == StealUse::never; }
bool piles_only_grow(const Rules& rules, const Position& before, const Turn&, const Judgement& judgement) {
  return piled(rules, judgement.after).contains_all(piled(rules, before));
}

bool groups_add_up(const Rules& rules, const Position&, const Turn& turn, const Judgement& judgement) {
  return groupings_confirm(rules, turn, judgement);
}

template <typename Wanted>
std::ptrdiff_t actions_that(const Turn& turn, Wanted is_wanted) {
  return std::count_if(turn.steps.begin(), turn.steps.end(), [&](const Step& step) {
    const auto* action = std::get_if<Action>(&step);
    return action != nullptr && is_wanted(*action);
  });
}

// AA-END-1: whoever captured last, and nobody else, is remembered as such. Tops that are added to a build are no
// capture.
bool the_last_capturer_is_remembered(const Rules&, const Position& before, const Turn& turn,
                                     const Judgement& judgement) {
  const bool captures = actions_that(turn, [](const Action& action) { return action.kind == Do::capture; }) > 0;
  return judgement.after.last_capturer == (captures ? std::optional(turn.seat) : before.last_capturer);
}

template <EventKind kind>
bool somebody_says(const Turn& turn) {
  return std::any_of(turn.steps.begin(), turn.steps.end(), [](const Step& step) {
    const auto* event = std::get_if<Event>(&step);
    return event != nullptr && event->kind == kind;
  });
}
bool is_demanded(const Turn& turn) { return somebody_says<EventKind::insist_capture>(turn); }

// SWZ-TRN-5: each of these uses the hand card; one that is demanded uses it again (SWZ-INS-2).
bool a_turn_captures_raises_or_trails_once(const Rules&, const Position&, const Turn& turn, const Judgement&) {
  return is_demanded(turn) || actions_that(turn, [](const Action& action) {
                                return action.kind == Do::capture || action.kind == Do::raise ||
                                       action.kind == Do::trail;
                              }) <= 1;
}

// AA-SWP-5, SAF-DEAL-7: where there is nothing to take and nothing to build with.
bool onto_an_empty_table_one_can_only_trail(const Rules& rules, const Position& before, const Turn& turn,
                                            const Judgement&) {
  const bool piles_are_open = !piles_are_closed(rules) && !piled(rules, before).empty();
  return !before.table_is_empty() || piles_are_open ||
         actions_that(turn, [](const Action& action) { return action.kind != Do::trail; }) == 0;
}

// AA-ADD-11; not where whoever adds to another's build leaves it to him (option augment.opponent_build).
bool the_last_to_add_owns(const Rules& rules) {
  return rules.build_owner == BuildOwner::last_adder && rules.turn_shape == TurnShape::single_action &&
         rules.augment_opponent_build != AugmentOpponentBuild::owner_keeps;
}
// SWZ-PTN-7: what is added because the partner asked for it makes him the owner; and what is united with a build of the
// own side is its owner's (SWZ-EQL-3).
bool is_asked_for(const Turn& turn) { return somebody_says<EventKind::request>(turn); }

bool whoever_adds_becomes_the_owner(const Rules&, const Position&, const Turn& turn, const Judgement& judgement) {
  if (is_asked_for(turn)) return true;
  const bool captures = actions_that(turn, [](const Action& action) { return action.kind == Do::capture; }) > 0;
  return actions_that(turn, [&](const Action& action) {
           if (action.for_partner || !action.unite.empty() || (action.kind != Do::raise && action.kind != Do::augment))
             return false;
           const Build* build = judgement.after.build_with(action.base);
           return build == nullptr ? !captures : build->owner != turn.seat;
         }) == 0;
}

// HUN-NAG-10: while all hands are whole.
bool first_sweeps_are_marked(const Rules& rules) { return rules.sweep_initial_score != 0; }
bool only_the_first_play_sweeps_the_first_layout(const Rules& rules, const Position& before, const Turn&,
                                                 const Judgement& judgement) {
  const auto& sweeps = judgement.after.sweeps;
  if (sweeps.size() == before.sweeps.size() || !sweeps[sweeps.size() - 1].is_initial) return true;
  for (std::uint8_t i = 0; i < rules.seats.count; ++i)
    if (before.hands[Seat{i}].cards.size() != hand_size(rules)) return false;
  return before.dealing == 1;
}

// HUN-NAG-2: the opponent of a seat that swept has two turns, if he has the cards.
bool a_sweep_gives_two_turns(const Rules& rules) { return rules.sweep_next_turn == SweepNextTurn::opponent_twice; }
bool the_opponent_of_a_sweep_has_two_turns(const Rules& rules, const Position& before, const Turn& turn,
                                           const Judgement& judgement) {
  const Position& after = judgement.after;
  const bool has_swept = after.table_is_empty();
  const Seat other = seat_after(rules, turn.seat);
  if (after.acts_again != (has_swept && after.hands[other].cards.size() > 1)) return false;
  return !before.acts_again || after.hands[turn.seat].cards.empty() || after.to_act == turn.seat;
}

// AA-TRN-3: the next seat that has cards.
bool the_turn_passes(const Rules& rules) { return !a_sweep_gives_two_turns(rules); }
bool the_turn_passes_on(const Rules& rules, const Position&, const Turn& turn, const Judgement& judgement) {
  Seat next = seat_after(rules, turn.seat);
  while (next != turn.seat && judgement.after.hands[next].cards.empty()) next = seat_after(rules, next);
  const bool all_are_empty = next == turn.seat && judgement.after.hands[next].cards.empty();
  return all_are_empty ? judgement.after.to_act == seat_after(rules, turn.seat) : judgement.after.to_act == next;
}

bool nothing_is_left_of_the_turn(const Rules&, const Position&, const Turn&, const Judgement& judgement) {
  return judgement.after.turn == TurnState{};
}

// The quick question has the full judgement's answer.
bool is_legal_says_so_too(const Rules& rules, const Position& before, const Turn& turn, const Judgement&) {
  if (turn.steps.size() != 1) return true;
  const auto* action = std::get_if<Action>(&turn.steps.front());
  return action == nullptr || is_legal(rules, before, *action);
}

// SAF-PILE-3: by rising numbers from the top.
bool captures_lie_by_number(const Rules& rules) {
  return rules.pile_order == PileOrder::ascending && rules.pile_capturing_card == PileCapturingCard::sorted_in;
}
bool a_capture_lies_by_number(const Rules& rules, const Position& before, const Turn& turn,
                              const Judgement& judgement) {
  if (is_demanded(turn)) return true;  // the top that the first choice took stays where it came to lie
  const Seat keeper = pile_keeper(rules, turn.seat);
  const Pile& pile = judgement.after.piles[keeper];
  const CardSet gained = pile.cards() - before.piles[keeper].cards();
  int upper = static_cast<int>(Rank::king);
  bool rises = true;
  pile.each_layer([&](const Pile::Layer& layer) {
    const auto look_at = [&](Card card) {
      if (!gained.contains(card)) return;
      rises = rises && static_cast<int>(card.rank()) <= upper;
      upper = static_cast<int>(card.rank());
    };
    for (const Card card : layer.unsorted) look_at(card);
    for (const Card card : layer.sorted) look_at(card);
  });
  return rises;
}

constexpr std::array facts_of_turns{
    TurnFact{"one_card_leaves_the_hand",
             "One card leaves the hand of whoever acts, or several for one capture where that is played (AA-TRN-1, "
             "HUN-CAP-1).",
             always, one_card_leaves_the_hand},
    TurnFact{"a_multiple_build_stays_what_it_is",
             "The cards of a multiple build stay together, in a build of its value or in one pile (AA-ADD-4, "
             "SWZ-BRK-1, AA-VAR-6).",
             always, a_multiple_build_stays_what_it_is},
    TurnFact{"nothing_comes_loose_but_the_card_trailed",
             "No card comes to lie loose but the one that was trailed (AA-CAP-7, AA-ADD-9).", always,
             nothing_comes_loose_but_the_card_trailed},
    TurnFact{"piles_only_grow", "Where nothing is stolen, what is captured stays captured (AA-TRN-5).",
             piles_are_closed, piles_only_grow},
    TurnFact{"groups_add_up",
             "The groups that a verdict tells are disjoint, take in all cards and add up to the value.", always,
             groups_add_up},
    TurnFact{"the_last_capturer_is_remembered",
             "Whoever captures is the last capturer until somebody else captures (AA-END-1).", always,
             the_last_capturer_is_remembered},
    TurnFact{"a_turn_captures_raises_or_trails_once",
             "A turn has one capture, raise or trail at most, unless more is demanded (SWZ-TRN-5).", always,
             a_turn_captures_raises_or_trails_once},
    TurnFact{"onto_an_empty_table_one_can_only_trail",
             "Where nothing lies and no pile is open one can only trail (AA-SWP-5, SAF-DEAL-7).", always,
             onto_an_empty_table_one_can_only_trail},
    TurnFact{"whoever_adds_becomes_the_owner", "Whoever raises a build or adds to it owns it then (AA-ADD-11).",
             the_last_to_add_owns, whoever_adds_becomes_the_owner},
    TurnFact{"only_the_first_play_sweeps_the_first_layout",
             "Only the first play of a deal sweeps the untouched first layout (HUN-NAG-10).", first_sweeps_are_marked,
             only_the_first_play_sweeps_the_first_layout},
    TurnFact{"the_turn_passes_on", "The next seat that has cards is to act (AA-TRN-3).", the_turn_passes,
             the_turn_passes_on},
    TurnFact{"the_opponent_of_a_sweep_has_two_turns",
             "The opponent of a sweep has two turns, if the cards suffice (HUN-NAG-2).", a_sweep_gives_two_turns,
             the_opponent_of_a_sweep_has_two_turns},
    TurnFact{"nothing_is_left_of_the_turn", "Nothing of a turn is remembered as unfinished when it is over.", always,
             nothing_is_left_of_the_turn},
    TurnFact{"a_capture_lies_by_number", "A capture lies on the pile by rising numbers from its top (SAF-PILE-3).",
             captures_lie_by_number, a_capture_lies_by_number},
    TurnFact{"is_legal_says_so_too", "The quick question agrees with the full judgement.", always,
             is_legal_says_so_too},
    TurnFact{"hearts_are_like_clubs", "With hearts and clubs exchanged the turn has the same verdict and outcome.",
             suits_are_alike, hearts_are_like_clubs},
    TurnFact{"every_seat_has_the_same_turns",
             "With everybody moved on by a seat the turn has the same verdict and outcome.", always,
             every_seat_has_the_same_turns},
    TurnFact{"hidden_cards_decide_nothing",
             "Whoever acts could have judged the turn: no other hand and no card of the stock decides it.",
             players_see_what_decides, hidden_cards_decide_nothing},
    TurnFact{"cards_that_could_capture_are_told",
             "A card is said to be one that could have captured where there is such a capture (AA-TRL-2, SWZ-DRF-1).",
             always, cards_that_could_capture_are_reported},
    TurnFact{"what_could_be_taken_as_well_is_told",
             "A capture is said to leave what it could have taken where there is one that takes it too (AA-CAP-9).",
             always, what_could_be_taken_as_well_is_reported},
    TurnFact{"permissions_have_their_reason",
             "A permission that a turn is said to use it has a reason to use (AA-VAR-2, SWZ-DRF-1, SWZ-STL-4).", always,
             permissions_have_their_reason},
    TurnFact{"looser_rules_allow_it", "A turn that a stricter value of an option allows, a looser one allows.",
             taking_is_a_choice, looser_rules_allow_it},
};

}  // namespace

std::span<const TurnFact> turn_facts() { return facts_of_turns; }

}  // namespace casino::properties
