// The legal turns of small positions of the Hungarian games, each list found by hand in its comment.

#include <gmock/gmock.h>

#include "model/rules/variants.hpp"
#include "tests/oracle/enumerate/turns.hpp"

namespace casino::test::hungarian_test {
namespace {

using testing::UnorderedElementsAre;

// Nine and three are twelve: the queen, seven and five, or all of them. The nine, the three and the two are nothing
// there alone; nine and two are eleven, three and two are the five, all three are 14, which nothing makes.
TEST(Enumerate, HUN_CAP_1_sums_of_the_hand) {
  const Table table = Table(hungarian(Seats{2})).loose("QD 7C 5H").hand(p1, "9S 3H 2C");
  EXPECT_THAT(legal_actions(table),
              UnorderedElementsAre(trail("9S"), trail("3H"), trail("2C"), capture("9S 3H", "QD"),
                                   capture("9S 3H", "7C 5H"), capture("9S 3H", "QD 7C 5H"), capture("3H 2C", "5H")));
}

// J+7+4 is 22, 7+4 the jack's 11. In sets all three cards take it too.
TEST(Enumerate, HUN_ULM_1_sets_of_the_hand) {
  const auto table = [](const Rules& rules) { return Table(rules).loose("JD 2C").hand(p1, "JS 7H 4C"); };
  EXPECT_THAT(legal_actions(table(hungarian(Seats{2}))),
              UnorderedElementsAre(trail("JS"), trail("7H"), trail("4C"), capture("JS", "JD"), capture("7H 4C", "JD")));
  EXPECT_THAT(legal_actions(table(hungarian_ulmann(Seats{2}))),
              UnorderedElementsAre(trail("JS"), trail("7H"), trail("4C"), capture("JS", "JD"), capture("7H 4C", "JD"),
                                   capture("JS 7H 4C", "JD", 11)));
}

// 10 + ace is 11 or 24: jack, or king and jack. Within 13 the jack is all.
TEST(Enumerate, HUN_NAG_1_an_ace_in_a_sum) {
  const auto table = [](const Rules& rules) { return Table(rules).loose("KD JH").hand(p1, "AC 10S"); };
  EXPECT_THAT(
      legal_actions(table(hungarian(Seats{2}))),
      UnorderedElementsAre(trail("AC"), trail("10S"), capture("AC 10S", "JH", 11), capture("AC 10S", "KD JH", 24)));
  EXPECT_THAT(legal_actions(table(hungarian_nagy(Seats{2}))),
              UnorderedElementsAre(trail("AC"), trail("10S"), capture("AC 10S", "JH")));
}

// Two kings, 26: an ace at 14 with the queen, or at 1 with queen and king. Each king takes the king; with the ace it
// would make 14.
TEST(Enumerate, HUN_CAP_1_an_ace_on_the_table) {
  const Table table = Table(hungarian(Seats{2})).loose("AC QD KD").hand(p1, "KS KH");
  EXPECT_THAT(legal_actions(table),
              UnorderedElementsAre(trail("KS"), trail("KH"), capture("KS", "KD"), capture("KH", "KD"),
                                   capture("KS", "AC QD"), capture("KH", "AC QD"), capture("KS", "AC QD KD"),
                                   capture("KH", "AC QD KD"), capture("KS KH", "AC QD"), capture("KS KH", "AC QD KD")));
}

// After the first of the two turns the same seat is to act; after the second the other.
TEST(Enumerate, HUN_NAG_2_two_turns_running) {
  Table table = Table(hungarian_nagy(Seats{2})).hand(p1, "4D 3S").hand(p2, "7C KS").to_act(p2);
  table.position().acts_again = true;
  for (const Position& position : outcomes(table)) {
    EXPECT_EQ(position.to_act, p2);
    EXPECT_FALSE(position.acts_again);
  }
  EXPECT_EQ(outcomes(table).size(), 2U);
}

// A build of table cards in a turn that plays two hand cards: where a variation lets it go with a capture.
TEST(Enumerate, HUN_CAP_1_beside_a_build_of_table_cards) {
  Rules rules = hungarian(Seats{2});
  rules.build_enabled = BuildEnabled::on;
  rules.build_table_only = BuildTableOnly::free;
  rules.build_card_held = BuildCardHeld::never;
  const Table table = Table(rules).loose("QD 2C 2D").hand(p1, "9S 3H");
  const Position both = after(table, {build(4, "", "2C 2D"), capture("9S 3H", "QD")});
  EXPECT_THAT(outcomes(table), testing::Contains(both));
}

}  // namespace
}  // namespace casino::test::hungarian_test
