// Behind a turn that broke a rule each turn is judged as it is in the position that it was made in: whatever the replay
// of logs makes of slips, where all cards are known none of what comes later is good or bad by them, unless they can
// have been slips (a card in the place of another, a build at another value).

#include <gtest/gtest.h>

#include "model/apply/apply.hpp"
#include "model/groups/groups.hpp"
#include "model/judge/judge.hpp"
#include "model/rules/variants.hpp"
#include "oracle/generate/dice.hpp"
#include "oracle/log/text/text.hpp"
#include "oracle/log/validate/validate.hpp"
#include "oracle/notation/position.hpp"
#include "oracle/notation/turn.hpp"
#include "properties/generate/play.hpp"
#include "properties/generate/turn.hpp"
#include "tests/properties/trials.hpp"

namespace casino::behind_wrong_turns_test {
namespace {

using namespace properties;

struct Game {
  std::string text;
  std::vector<bool> is_illegal;  // of each turn
};

const Illegal* illegal_of(const Judgement& judgement) { return std::get_if<Illegal>(&judgement.verdict); }

// A turn that can be made, and breaks a rule.
bool is_wrong(const Judgement& judgement) {
  const Illegal* illegal = illegal_of(judgement);
  return illegal != nullptr && !illegal->impossible;
}

// Tops and orders that cannot be may be slips of whoever wrote them down, and values that cards do not make.
bool may_be_a_slip(const Rules& rules, const Turn& turn, const Judgement& judgement) {
  for (const Finding& finding : illegal_of(judgement)->violations)
    if (finding.clause == "SWZ-STL-3"_clause || finding.clause == "SWZ-PILE-3"_clause ||
        finding.clause == "SOT-PILE-4"_clause)
      return true;
  for (const Build& build : judgement.after.builds)
    if (count_groups(rules, Items{build.cards, {}}, build_question(rules, build.value)) == 0) return true;
  for (const Step& step : turn.steps)
    if (const auto* action = std::get_if<Action>(&step);
        action != nullptr && (action->kind == Do::build || action->kind == Do::raise))
      return true;
  return false;
}

std::optional<Turn> next_turn(const Rules& rules, const Position& position, generate::Dice& dice) {
  std::optional<Turn> turn = picked_turn(rules, position, static_cast<std::uint8_t>(dice.below(256)));
  if (!turn || !dice.one_in(3)) return turn;
  Dice changes(dice.below(1U << 20));
  const Turn other =
      dice.one_in(2) ? interrupted(rules, position, *turn, changes) : altered(rules, position, *turn, changes);
  const Judgement judgement = judge(rules, position, other);
  return is_wrong(judgement) && !may_be_a_slip(rules, other, judgement) ? other : turn;
}

// Somewhere in a dealing, when cards lie in piles and builds.
Position somewhere(const Rules& rules, std::uint64_t seed, generate::Dice& dice) {
  Position position = start_of(rules, seed);
  for (std::uint64_t left = dice.below(10); left > 0; --left) {
    const std::optional<Turn> turn = picked_turn(rules, position, static_cast<std::uint8_t>(dice.below(256)));
    if (!turn) break;
    const Position after = judge(rules, position, *turn).after;
    if (hands_are_empty(rules, after)) break;
    position = after;
  }
  return position;
}

// All cards are known, and the turns of a dealing.
Game some_game(const Rules& rules, std::uint64_t seed) {
  constexpr int most_turns = 12;
  generate::Dice dice(seed);
  Position position = somewhere(rules, seed, dice);
  Game game{"rules " + std::string(rules.variant) + ", " + std::to_string(rules.seats.count) +
                " players\ndeal\nposition " + notation::text_of(rules, position) + "\n",
            {}};
  for (int i = 0; i < most_turns && !hands_are_empty(rules, position); ++i) {
    const std::optional<Turn> turn = next_turn(rules, position, dice);
    if (!turn) break;
    const Judgement judgement = judge(rules, position, *turn);
    game.text += notation::text_of(rules, position, *turn) + "\n";
    game.is_illegal.push_back(illegal_of(judgement) != nullptr);
    position = judgement.after;
  }
  return game;
}

std::vector<bool> judged_illegal(const log::Log& log, std::size_t turns) {
  std::vector<bool> illegal(turns);
  for (const log::Problem& problem : log::validate(log).problems)
    if (problem.matter == log::Matter::turn && problem.turn > 0 && !problem.findings.empty())
      illegal.at(static_cast<std::size_t>(problem.turn - 1)) = true;
  return illegal;
}

class BehindWrongTurns : public testing::TestWithParam<const VariantEntry*> {};

TEST_P(BehindWrongTurns, each_turn_is_judged_as_it_is) {
  const VariantEntry& variant = *GetParam();
  std::size_t wrong = 0;
  for (int trial = 0; trial < trials(1000); ++trial) {
    const auto seats =
        static_cast<std::uint8_t>(variant.fewest_seats + trial % (variant.most_seats - variant.fewest_seats + 1));
    const Game game = some_game(variant.rules(Seats{seats}), static_cast<std::uint64_t>(trial));
    const Parsed<log::Log> log = log::parse_text(game.text);
    ASSERT_TRUE(log) << text_of(log.errors().front()) << "\n" << game.text;
    EXPECT_EQ(judged_illegal(*log, game.is_illegal.size()), game.is_illegal) << game.text;
    for (const bool is_illegal : game.is_illegal) wrong += is_illegal ? 1 : 0;
  }
  EXPECT_GT(wrong, 10U);
}

std::vector<const VariantEntry*> all_variants() {
  std::vector<const VariantEntry*> all;
  for (const VariantEntry& variant : variants()) all.push_back(&variant);
  return all;
}

INSTANTIATE_TEST_SUITE_P(Variants, BehindWrongTurns, testing::ValuesIn(all_variants()), [](const auto& tested) {
  std::string name(tested.param->name);
  for (char& letter : name)
    if (letter == '-') letter = '_';
  return name;
});

}  // namespace
}  // namespace casino::behind_wrong_turns_test
