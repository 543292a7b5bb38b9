// What is not written down is not unsaid (AA-BLD-2, AA-ADD-10, SWZ-ACE-4): a legal turn of which a log leaves the
// values out is legal or open, and silence that is stated breaks nothing but what asks for words.

#include <algorithm>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "model/judge/judge.hpp"
#include "properties/generate/play.hpp"
#include "properties/generate/rules.hpp"
#include "properties/generate/turn.hpp"
#include "properties/run/kept.hpp"

namespace casino::unsaid_test {
namespace {

using namespace properties;

bool makes_a_build(const Action& action) { return action.kind != Do::trail && action.kind != Do::capture; }

template <typename Change>
Turn with_actions(Turn turn, Change change) {
  for (Step& step : turn.steps)
    if (auto* action = std::get_if<Action>(&step); action != nullptr && makes_a_build(*action)) change(*action);
  return turn;
}

Turn without_values(const Turn& turn) {
  return with_actions(turn, [](Action& action) { action.value = {}; });
}

Turn in_silence(const Turn& turn) {
  return with_actions(turn, [](Action& action) { action.silent = true; });
}

// Where equal cards are groups unless something else was said, nothing written down means that nothing was said.
bool silence_has_a_meaning(const Rules& rules) { return rules.announce_build == AnnounceBuild::equal_means_multiple; }

bool values_left_out_break_nothing(const Exhibit& one) {
  if (silence_has_a_meaning(one.rules)) return true;
  const Judgement as_said = judge(one.rules, one.position, one.turn);
  if (!std::holds_alternative<Legal>(as_said.verdict)) return true;
  return !std::holds_alternative<Illegal>(judge(one.rules, one.position, without_values(one.turn)).verdict);
}

std::vector<Finding> violations_of(const Verdict& verdict) {
  const auto* illegal = std::get_if<Illegal>(&verdict);
  return illegal == nullptr ? std::vector<Finding>{} : illegal->violations;
}

bool asks_for_words(const Finding& finding) {
  return finding.clause == "AA-BLD-2"_clause || finding.clause == "AA-ADD-10"_clause ||
         finding.clause == "SWZ-ACE-4"_clause;
}

bool silence_breaks_what_asks_for_words(const Exhibit& one) {
  const std::vector<Finding> as_said = violations_of(judge(one.rules, one.position, one.turn).verdict);
  std::vector<Finding> in_vain = violations_of(judge(one.rules, one.position, in_silence(one.turn)).verdict);
  std::erase_if(in_vain, [&](const Finding& finding) {
    return asks_for_words(finding) && std::find(as_said.begin(), as_said.end(), finding) == as_said.end();
  });
  return in_vain == as_said;
}

using HoldsOfOne = bool (*)(const Exhibit&);

void hold_of_turns(std::string_view name, std::string_view says, HoldsOfOne holds_of_one) {
  const auto holds = [&](const Exhibit& one) { return holds_of_one(one); };
  KeptProperty& property = kept_property(name, says);
  const Play play = *some_play(some_rules(4), 30);
  const Position position = play_through(play);
  Dice dice(play.seed);
  for (int i = 0; i < 10; ++i) {
    const auto picked = picked_turn(play.rules, position, static_cast<std::uint8_t>(dice.below(256)));
    if (!picked) return;
    for (const Turn& turn : {*picked, altered(play.rules, position, *picked, dice)})
      if (const auto broken = property.broken_by({play.rules, position, turn}, holds)) RC_FAIL(*broken);
  }
}

RC_GTEST_PROP(Unsaid, values_that_are_left_out_break_nothing, ()) {
  hold_of_turns("values_left_out", "A legal turn of which the values are not written down is legal, or open.",
                values_left_out_break_nothing);
}

RC_GTEST_PROP(Unsaid, silence_breaks_only_what_asks_for_words, ()) {
  hold_of_turns("silence", "That nobody said a value breaks only what asks for words.",
                silence_breaks_what_asks_for_words);
}

}  // namespace
}  // namespace casino::unsaid_test
