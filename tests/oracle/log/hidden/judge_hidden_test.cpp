// How much is tried of what a log does not state; and what one card decides of which that is so.

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

// Of two cards that nobody has seen P1 has one and P2 the other: two twos are a build of two for a hand with a two, and
// one of four for a hand with a four (Q-AA-13). The first position that is judged leaves the value open, the second and
// the third have either card in the hand.
TEST(Settling, leaves_open_what_would_take_more_positions_than_it_may_judge) {
  Rules rules = anglo_american(Seats{2});
  const Table table = Table(rules).loose("2S 3S").part_of_hand(p1, "2D", 1).part_of_hand(p2, "7D", 1);
  rules.pack = table.position().known_cards() | cards("2C 4C");
  const Turn turn{p1, {build(0, "2D", "2S")}};
  const Verdict verdict = judge(rules, table.position(), turn).verdict;
  ASSERT_TRUE(std::holds_alternative<Undetermined>(verdict));
  const Stretch stretch(rules, table.position(), 0);
  HiddenQuestion question{rules, stretch, 0, 0, table.position(), turn, std::get<Undetermined>(verdict)};
  EXPECT_TRUE(std::holds_alternative<Legal>(settle(question).verdict));
  question.trials = 3;
  EXPECT_TRUE(std::holds_alternative<Legal>(settle(question).verdict));
  question.trials = 2;
  EXPECT_TRUE(std::holds_alternative<Undetermined>(settle(question).verdict));
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

// ---- One card of the acting hand is not told: with one the turn is legal, with another it is not.

struct Hidden {
  std::string before;  // the position up to the hand
  std::string known;   // of the hand
  std::string legal_with;
  std::string illegal_with;
  std::string seat;
  std::string turn;
};

Verdict verdict_with(const Rules& rules, const Hidden& one, const std::string& card) {
  const auto position = notation::read_position(
      rules, one.before + "; hand " + one.seat + ": " + one.known + " " + card + "; to act " + one.seat);
  EXPECT_TRUE(position);
  if (!position) return Undetermined{};
  const auto turn = notation::read_turn(rules, *position, one.turn);
  EXPECT_TRUE(turn);
  return turn ? judge(rules, *position, *turn).verdict : Undetermined{};
}

void hangs_on_the_card(const Rules& rules, const Hidden& one) {
  EXPECT_TRUE(std::holds_alternative<Legal>(verdict_with(rules, one, one.legal_with)));
  EXPECT_TRUE(std::holds_alternative<Illegal>(verdict_with(rules, one, one.illegal_with)));
  EXPECT_TRUE(std::holds_alternative<Undetermined>(verdict_with(rules, one, "+1")));
}

// AA-BLD-3, SWZ-AUG-5: each asks for its card when it is made. Where nothing has to be kept for a build, the one ace is
// there both times.
TEST(OneUnseenCard, is_an_ace_for_two_builds_where_none_has_to_be_kept) {
  Rules rules = swazi(Seats{3});
  const Hidden builds{"table AD AC 4S 10S", "10C", "AS", "KH", "E", "trail 10C; build 14: 4S 10S; add AC to AD at 1"};
  using enum BuildCardHeld;
  for (const BuildCardHeld held : {when_made, kept_unless_let_stand, kept_unless_trailing, kept_first_half}) {
    rules.build_card_held = held;
    hangs_on_the_card(rules, builds);
  }
}

// Q-SWZ-27 (b): the build is its builder's if he holds a card for it. If he does not it would be the partner's, of whom
// nothing is proven (SWZ-PTN-4).
TEST(OneUnseenCard, tells_whose_a_build_for_the_partner_is) {
  for (Rules rules : {swazi(Seats{4}), sotho(Seats{4})}) {
    rules.partner_build_for_owner = PartnerBuildForOwner::builder;
    hangs_on_the_card(rules, {"table AH 3S", "2D", "3H", "4D", "N", "build 3: 2D on AH, for partner"});
  }
}

// Q-AA-13: of two twos a build of two or of four is made, whichever its maker holds a card for; and only of two it may
// be united with another one of two (AA-ADD-9).
TEST(OneUnseenCard, tells_of_what_value_a_build_is_and_so_what_may_follow) {
  hangs_on_the_card(sotho(Seats{2}),
                    {"table AS AD 2S", "2D", "2C", "4C", "N", "build 2D+2S; build 2: AS AD, united with [2S 2D]"});
}

// The trail of a second hand card is wrong whatever the value is (SWZ-TRN-4).
TEST(OneUnseenCard, opens_nothing_that_is_wrong_with_any) {
  const Hidden two_plays{"table 2S", "2D 9C", "", "", "N", "build 2D+2S; trail 9C"};
  EXPECT_TRUE(std::holds_alternative<Illegal>(verdict_with(sotho(Seats{2}), two_plays, "+1")));
}

// DOM-OWN-3: nothing of a capture could be for the partner; without the clause that is said in vain.
TEST(OneUnseenCard, is_nothing_that_saying_for_whom_one_captures_asks_for) {
  Rules rules = dominican(Seats{4});
  const Position position = Table(rules).loose("10S").hand(p1, "10H").position();
  Turn turn{p1, {capture("10H", "10S")}};
  std::get<Action>(turn.steps.front()).for_partner = true;
  EXPECT_TRUE(std::holds_alternative<Illegal>(judge(rules, position, turn).verdict));
  rules.off.insert("DOM-OWN-3"_clause);
  EXPECT_TRUE(std::holds_alternative<Legal>(judge(rules, position, turn).verdict));
}

}  // namespace
}  // namespace casino::log::judge_hidden_test
