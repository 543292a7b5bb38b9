// Whatever legal turns make of a lawful position is lawful, by any options: nobody is refused a fragment that begins
// behind a turn that he was allowed. Each count can be multiplied: CASINO_TRIALS=20.

#include <gtest/gtest.h>

#include "model/judge/judge.hpp"
#include "model/match/match.hpp"
#include "oracle/enumerate/enumerate.hpp"
#include "oracle/notation/position.hpp"
#include "oracle/notation/turn.hpp"
#include "properties/generate/dice.hpp"
#include "properties/generate/play.hpp"
#include "properties/generate/position.hpp"
#include "properties/generate/show.hpp"
#include "properties/generate/vary.hpp"
#include "tests/properties/tables.hpp"
#include "tests/properties/trials.hpp"

namespace casino::lawful_positions_test {
namespace {

using namespace properties;

std::string clauses_of(const std::vector<Finding>& findings) {
  std::string text;
  for (const Finding& finding : findings) text += std::string(entry_of(finding.clause).id) + " ";
  return text;
}

class LawfulPositions : public testing::TestWithParam<Table> {};

TEST_P(LawfulPositions, stay_lawful_by_legal_turns_of_games) {
  for (int trial = 0; trial < trials(12); ++trial) {
    Dice dice(static_cast<std::uint64_t>(trial));
    Play play = whole_deal(varied(GetParam().rules(), 4, dice), dice.below(1U << 30));
    play_through(play, [&](const PlayedTurn& played) {
      const std::vector<Finding> found = judge_position(played.rules, played.after);
      EXPECT_TRUE(found.empty()) << clauses_of(found) << "after "
                                 << notation::text_of(played.rules, played.before, played.turn) << " in "
                                 << notation::text_of(played.rules, played.before) << "\n"
                                 << shown(played.rules, played.before);
      return found.empty();
    });
    if (HasFailure()) return;
  }
}

TEST_P(LawfulPositions, stay_lawful_by_legal_turns_of_corners_that_play_reaches_seldom) {
  for (int trial = 0; trial < trials(120); ++trial) {
    Dice dice(static_cast<std::uint64_t>(trial));
    const Rules rules = varied(GetParam().rules(), 4, dice);
    const Position position = made_up_position(rules, dice.below(1U << 30), {4, 2, 3, 1});
    if (!judge_position(rules, position).empty()) continue;
    legal_turns(rules, position, [&](const Turn& turn, const Position& after) {
      const std::vector<Finding> found = judge_position(rules, after);
      EXPECT_TRUE(found.empty()) << clauses_of(found) << "after " << notation::text_of(rules, position, turn) << " in "
                                 << notation::text_of(rules, position) << "\n"
                                 << shown(rules, position);
      return found.empty();
    });
    if (HasFailure()) return;
  }
}

INSTANTIATE_TEST_SUITE_P(Tables, LawfulPositions, testing::ValuesIn(tables()),
                         [](const auto& one) { return name_of(one.param); });

}  // namespace
}  // namespace casino::lawful_positions_test
