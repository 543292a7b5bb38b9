// How judging deals with the parts of a turn, legal and not.

#include "properties/agreement/judging.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "oracle/rulesets/settings.hpp"
#include "oracle/rulesets/values_tried.hpp"
#include "properties/generate/dice.hpp"
#include "properties/generate/play.hpp"
#include "properties/generate/position.hpp"
#include "properties/generate/rules.hpp"
#include "properties/generate/show.hpp"
#include "properties/generate/turn.hpp"
#include "properties/generate/vary.hpp"
#include "properties/run/kept.hpp"
#include "tests/properties/tables.hpp"
#include "tests/properties/trials.hpp"

namespace casino::judging_test {
namespace {

using namespace properties;

using HoldsOfATurn = bool (*)(const Rules&, const Position&, const Turn&);

// Of a turn that can be played, and of several that are nearly like it.
void hold_of_turns(std::string_view name, std::string_view says, HoldsOfATurn holds) {
  KeptProperty& property = kept_property(name, says);
  const auto holds_of = [&](const Exhibit& one) { return holds(one.rules, one.position, one.turn); };
  const Play play = *some_play(some_rules(4), 30);
  const Position position = play_through(play);
  Dice dice(play.seed);
  for (int i = 0; i < 10; ++i) {
    const auto picked = picked_turn(play.rules, position, static_cast<std::uint8_t>(dice.below(256)));
    if (!picked) return;
    Turn turn = *picked;
    for (int changes = 0; changes < 3; ++changes) {
      if (const auto broken = property.broken_by({play.rules, position, turn}, holds_of)) RC_FAIL(*broken);
      const Turn with_words = interrupted(play.rules, position, turn, dice);
      if (const auto broken = property.broken_by({play.rules, position, with_words}, holds_of)) RC_FAIL(*broken);
      turn = altered(play.rules, position, turn, dice);
    }
  }
}

RC_GTEST_PROP(Judging, finds_at_a_step_what_it_finds_when_the_turn_goes_on, ()) {
  hold_of_turns("what_was_found_stays", "What judging finds in a part of a turn it finds in the whole.",
                what_was_found_stays);
}

RC_GTEST_PROP(Judging, goes_on_in_the_middle_of_a_turn, ()) {
  hold_of_turns("judging_goes_on_in_the_middle", "A turn can be judged in two parts.", judging_goes_on_in_the_middle);
}

RC_GTEST_PROP(Judging, guesses_nothing_that_nobody_told, ()) {
  hold_of_turns("judging_guesses_nothing", "Where less is told the verdict is the same, or open.",
                judging_guesses_nothing);
}

RC_GTEST_PROP(Judging, leaves_nothing_open_that_cannot_be_either, ()) {
  hold_of_turns("judging_leaves_nothing_open_in_vain",
                "Of what one card leaves open, that card can make it legal, and another not.",
                judging_leaves_nothing_open_in_vain);
}

RC_GTEST_PROP(Judging, tells_each_finding_once_and_of_what_is_there, ()) {
  hold_of_turns("findings_speak_of_what_is_there", "A finding is told once, and speaks of what is in play.",
                findings_speak_of_what_is_there);
}

RC_GTEST_PROP(Judging, comes_to_the_same_by_the_short_ways, ()) {
  hold_of_turns("short_ways_agree", "is_legal and play come to what judge comes to.", short_ways_agree);
}

RC_GTEST_PROP(Judging, does_without_a_clause_that_is_switched_off, ()) {
  hold_of_turns("what_is_off_has_its_effect", "A clause that is switched off is not enforced, or not granted.",
                what_is_off_has_its_effect);
}

// A turn in which an opponent insists on a capture, and perhaps is answered.
Turn with_a_demand(const Rules& rules, const Position& position, Turn turn, Dice& dice) {
  const CardSet played = hand_cards_of(turn);
  const std::size_t place = dice.below(turn.steps.size() + 1);
  const Event demand{EventKind::insist_capture, seat_after(rules, position.to_act), {}};
  turn.steps.insert(turn.steps.begin() + static_cast<std::ptrdiff_t>(place), demand);
  Action answer{.kind = Do::capture, .hand = played, .base = {}, .table = {}, .tops = {}, .unite = {}};
  for (const Card card : position.layout())
    if (dice.one_in(2)) answer.table.insert(card);
  turn.steps.emplace_back(answer);
  return turn;
}

RC_GTEST_PROP(Judging, keeps_every_card_in_one_place_when_opponents_insist, ()) {
  Play play = *some_play(some_rules(4), 30);
  play.rules.insist_capture = InsistCapture::captures_and_trails;
  const Position position = play_through(play);
  KeptProperty& property =
      kept_property("every_card_stays_in_one_place", "Whatever is done and demanded, no card is in two places.");
  const auto holds = [](const Exhibit& one) {
    return every_card_stays_in_one_place(one.rules, one.position, one.turn);
  };
  Dice dice(play.seed);
  for (int i = 0; i < 10; ++i) {
    const auto picked = picked_turn(play.rules, position, static_cast<std::uint8_t>(dice.below(256)));
    if (!picked) return;
    Turn turn = with_a_demand(play.rules, position, *picked, dice);
    for (int changes = 0; changes < 3; ++changes) {
      if (const auto broken = property.broken_by({play.rules, position, turn}, holds)) RC_FAIL(*broken);
      turn = altered(play.rules, position, turn, dice);
    }
  }
}

// ---- Hands of which not all is told, where much can be built with them: at made-up tables of every variant, with
// options changed that decide who has to hold what for a build.

// Sums, aces and pictures, so that there is something to be built.
Rules with_a_small_pack(Rules rules) {
  using enum Rank;
  const CardSet pack = small_pack({ace, two, three, four, five, nine}, 4) & rules.pack;
  if (!pack.empty()) rules.pack = pack;
  return rules;
}

bool is_about_trailing(const OptionEntry& option) { return option.name.starts_with("trail."); }

bool is_about_holding(const OptionEntry& option) {
  return option.name.starts_with("build.") || option.name.starts_with("partner.") ||
         option.name.ends_with("ace_values") || is_about_trailing(option);
}

Rules with_others(Rules rules, bool (*is_wanted)(const OptionEntry&), Dice& dice) {
  std::vector<OptionChange> changes;
  for (const OptionChange& change : changes_in_play())
    if (is_wanted(entry_of(change.option))) changes.push_back(change);
  for (std::size_t left = dice.below(4); left > 0; --left) rules = changed(rules, changes[dice.below(changes.size())]);
  return rules;
}

// Now and then a clause is switched off: what it refuses or grants besides stays as open as it was.
Rules with_a_clause_off(Rules rules, Dice& dice) {
  const Clause clause{static_cast<std::uint16_t>(dice.below(all_clauses.size()))};
  if (dice.one_in(2) && has_an_off(clause)) rules.off.insert(clause);
  return rules;
}

class HiddenHands : public testing::TestWithParam<Table> {};

TEST_P(HiddenHands, decide_nothing_by_what_is_not_told) {
  Dice dice{20261129};
  KeptProperty& property =
      kept_property("judging_guesses_nothing", "Where less is told the verdict is the same, or open.");
  const auto holds = [](const Exhibit& one) { return judging_guesses_nothing(one.rules, one.position, one.turn); };
  const Rules small = with_a_small_pack(GetParam().rules());
  for (int i = 0; i < trials(100); ++i) {
    const Rules rules = with_a_clause_off(with_others(small, is_about_holding, dice), dice);
    const Position position = made_up_position(rules, dice.below(std::uint64_t{1} << 32), {5, 1, 3, 1});
    for (int picks = 0; picks < 5; ++picks) {
      const auto picked = picked_turn(rules, position, static_cast<std::uint8_t>(dice.below(256)));
      if (!picked) break;
      Turn turn = *picked;
      for (int changes = 0; changes < 3; ++changes) {
        const auto broken = property.broken_by({rules, position, turn}, holds);
        ASSERT_FALSE(broken) << *broken;
        turn = altered(rules, position, turn, dice);
      }
    }
  }
}

// Cards of a hand are hidden, but not their number: what is lawful with all that they can be is legal, what is not with
// any of them is illegal, and nothing else is open.
TEST_P(HiddenHands, leave_trails_open_only_where_they_decide) {
  Dice dice{20261130};
  const Rules small = with_a_small_pack(GetParam().rules());
  for (int i = 0; i < trials(60); ++i) {
    const Rules rules = with_a_clause_off(with_others(small, is_about_trailing, dice), dice);
    const Position position = made_up_position(rules, dice.below(std::uint64_t{1} << 32), {3, 1, 4, 1});
    if (!position.hands[position.to_act].is_known()) continue;
    for (const Card card : position.hands[position.to_act].cards)
      ASSERT_TRUE(trails_are_judged_as_every_hand_has_it(rules, position, card))
          << shown(rules, position, Turn{position.to_act, {Action{.kind = Do::trail, .hand = card}}});
  }
}

INSTANTIATE_TEST_SUITE_P(EveryVariant, HiddenHands, testing::ValuesIn(tables()),
                         [](const auto& tested) { return name_of(tested.param); });

// ---- The same play in other words has the same verdict: at made-up tables of every variant, with options changed.

// Loose cards, builds, and tops of piles: all that can be written with them is tried.
int things_to_name(const Rules& rules, const Position& position) {
  int tops = 0;
  for (const Seat seat : rules.seats)
    if (rules.steal_use != StealUse::never && !position.piles[seat].empty()) ++tops;
  return position.loose.size() + static_cast<int>(position.builds.size()) + tops;
}

void agree_at(const Rules& rules, const Amounts& amounts, Dice& dice) {
  const Position position = made_up_position(rules, dice.below(std::uint64_t{1} << 32), amounts);
  if (things_to_name(rules, position) > 5) return;
  const auto fault = wordings_differ(rules, position);
  ASSERT_FALSE(fault) << *fault;
}

void agree_by(const Rules& rules, int tables, Dice& dice) {
  for (int i = 0; i < tables; ++i)
    agree_at(rules,
             {1 + static_cast<int>(dice.below(3)), static_cast<int>(dice.below(3)), 1 + static_cast<int>(dice.below(3)),
              static_cast<int>(dice.below(2))},
             dice);
}

// What docs/decisions/0023-an-action-is-what-it-does.md leaves as it is written: a new build that merges with one of
// its value (Q-AA-04), the base that is named where the card put on it will do for holding (Q-SWZ-14 b), and which of
// two builds is named as added to where the other one stands there like a card (AA-VAR-5).
bool words_count(const Rules& rules) {
  const bool names_the_base =
      rules.build_card_held == BuildCardHeld::when_made || rules.build_card_held == BuildCardHeld::kept_first_half;
  return rules.build_same_value == BuildSameValue::merge || rules.build_single_as_card != BuildSingleAsCard::off ||
         (names_the_base && rules.turn_shape == TurnShape::several_actions);
}

class OtherWords : public testing::TestWithParam<Table> {};

TEST_P(OtherWords, have_the_same_verdict) {
  Dice dice{20221122};
  const Rules rules = with_a_small_pack(GetParam().rules());
  if (rules.build_enabled == BuildEnabled::off) return;  // then there are no words for it
  agree_by(rules, trials(12), dice);
  for (int i = 0; i < trials(6); ++i)
    if (const Rules other = varied(rules, 1, dice); !words_count(other)) agree_by(other, 2, dice);
}

bool is_about_builds(const OptionEntry& option) {
  return option.name.starts_with("build.") || option.name.starts_with("raise.") || option.name.starts_with("augment.");
}

// With one of these changed it often takes two builds for words to part.
TEST_P(OtherWords, have_the_same_verdict_at_tables_with_two_builds) {
  Dice dice{20261128};
  const Rules rules = with_a_small_pack(GetParam().rules());
  for (const OptionEntry& option : options()) {
    if (!is_about_builds(option)) continue;
    for (const std::string& value : values_tried(option)) {
      const auto changed = rules_with(rules, option.option, value);
      if (!changed || changed->build_enabled == BuildEnabled::off || words_count(*changed)) continue;
      for (int i = 0; i < trials(1); ++i)
        agree_at(*changed, {1 + static_cast<int>(dice.below(2)), 2, 2, static_cast<int>(dice.below(2))}, dice);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(EveryVariant, OtherWords, testing::ValuesIn(tables()),
                         [](const auto& tested) { return name_of(tested.param); });

}  // namespace
}  // namespace casino::judging_test
