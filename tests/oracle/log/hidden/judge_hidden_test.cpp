// How much is tried of what a log does not state.

#include "oracle/log/hidden/judge_hidden.hpp"

#include <gtest/gtest.h>

#include "model/judge/judge.hpp"
#include "model/rules/variants.hpp"
#include "oracle/log/hidden/infer.hpp"
#include "oracle/notation/position.hpp"
#include "oracle/notation/turn.hpp"
#include "tests/support/table.hpp"

namespace casino::log::judge_hidden_test {
namespace {

using namespace test;

// P1 has the four and one card more, and of the pack only a nine is left: the first position that is judged says that a
// nine is asked for (AA-BLD-3), the second has it in the hand.
TEST(Settling, leaves_open_what_would_take_more_positions_than_it_may_judge) {
  Rules rules = anglo_american(Seats{2});
  const Table table = Table(rules).loose("5C 3S").part_of_hand(p1, "4D", 1).hand(p2, "2S 7D");
  rules.pack = table.position().known_cards() | cards("9C");
  const Turn turn{p1, {build(9, "4D", "5C")}};
  const Verdict verdict = judge(rules, table.position(), turn).verdict;
  ASSERT_TRUE(std::holds_alternative<Undetermined>(verdict));
  const Stretch stretch(rules, table.position(), 0);
  HiddenQuestion question{rules, stretch, 0, 0, table.position(), turn, std::get<Undetermined>(verdict)};
  EXPECT_TRUE(std::holds_alternative<Legal>(settle(question).verdict));
  question.trials = 2;
  EXPECT_TRUE(std::holds_alternative<Legal>(settle(question).verdict));
  question.trials = 1;
  const Settled open = settle(question);
  EXPECT_TRUE(std::holds_alternative<Undetermined>(open.verdict));
  EXPECT_FALSE(open.when_legal || open.when_illegal);
}

// SWZ-STL-2: E holds a nine (SWZ-ABN-1), and which of them lies on the other pile hangs on nothing but what is said.
TEST(Settling, a_card_that_the_turn_names_is_not_as_good_as_the_others_of_its_rank) {
  const Rules rules = swazi(Seats{3});
  const auto position = notation::read_position(
      rules, "table [8D AS]=9 of E; hand E: 2H +1; pile E: none; pile S: +5; to act E; dealer W; stock none");
  ASSERT_TRUE(position);
  for (const std::string suit : {"S", "H", "D", "C"}) {
    const auto turn = notation::read_turn(rules, *position, "add S:9" + suit + " to [8D AS]; trail 2H");
    ASSERT_TRUE(turn);
    EXPECT_TRUE(std::holds_alternative<Undetermined>(judged_in_every_way(rules, *position, *turn).verdict)) << suit;
  }
}

TEST(Settling, knows_nothing_of_cards_out_of_more_than_128_places) {
  const Rules rules = anglo_american(Seats{2});
  const Position hidden = Table(rules).part_of_hand(p1, "", 4).part_of_hand(p2, "", 4).position();
  Stretch stretch(rules, hidden, 0);  // four places: elsewhere, the stock, and two hands
  for (int deal = 1; deal <= 61; ++deal) stretch.deal(hidden, hidden, deal);
  EXPECT_FALSE(stretch.is_vague());
  EXPECT_EQ(stretch.whereabouts(61).places(), 126U);
  for (int deal = 62; deal <= 64; ++deal) stretch.deal(hidden, hidden, deal);
  EXPECT_TRUE(stretch.is_vague());
}

}  // namespace
}  // namespace casino::log::judge_hidden_test
