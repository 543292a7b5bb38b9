#include "oracle/enumerate/perft.hpp"

#include <gmock/gmock.h>

#include "model/rules/variants.hpp"
#include "oracle/enumerate/pack_in_order.hpp"
#include "tests/support/table.hpp"

namespace casino::test::perft_test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

// Eight cards for two, hands of two, nothing on the table.
Rules small_world() {
  Rules rules = anglo_american(Seats{2});
  rules.pack = cards("8S KC 8H KD 2S QC 3S JD");
  rules.deal_hand = 2;
  rules.deal_table = 0;
  return rules;
}

Table first_hands() { return Table(small_world()).hand(p1, "8S KC").hand(p2, "8H KD"); }

// One turn: either card is trailed, 2. Two: beside the eight, the eight takes or lies down and the king lies
// down; the same with king and king: 6. Three: the last card of the first player meets its like only where
// the other's unlike card was trailed, and takes it or not: 1 + 1 + 2 twice over, 8. Four: the last card
// always meets its like: 16. Then the hands are empty.
TEST(Perft, counts_the_ways_to_play_on) {
  const Table table = first_hands();
  EXPECT_THAT(perft(table.rules(), table.position(), 5).nodes, ElementsAre(1U, 2U, 6U, 8U, 16U, 0U));
}

std::optional<std::string> why_not(const Table& table, std::string_view order) {
  const auto in_order = cards_in_order(order);
  const std::vector<Card> pack(in_order.begin(), in_order.end());
  return pack_contradicts(table.rules(), table.position(), pack);
}

// The four cards behind the first dealing are to come; a pack that has not so many, or in which cards that are held
// already come then, is none for this position, and neither is one beside a stock of other cards.
TEST(Perft, wants_a_pack_that_goes_with_the_position) {
  Table table = first_hands();
  table.position().dealer = p2;
  EXPECT_EQ(why_not(table, "8S KC 8H KD 2S QC 3S JD"), std::nullopt);
  EXPECT_THAT(why_not(table, "8S KC 8H KD 2S QC 3S").value_or(""), HasSubstr("lacks cards"));
  EXPECT_THAT(why_not(table, "2S QC 3S JD 8S KC 8H KD").value_or(""), HasSubstr("lies elsewhere already"));
  table.position().stock = Hand{cards("2S QC"), 0};
  EXPECT_THAT(why_not(table, "8S KC 8H KD 2S QC 3S JD").value_or(""), HasSubstr("4 cards are to come"));
  table.position().dealing = 2;
  EXPECT_EQ(why_not(table, "8S KC 8H KD"), std::nullopt);
}

// With the rest of the pack two hands follow whose cards meet nothing: two ways to begin with each of the
// sixteen.
TEST(Perft, deals_on_from_a_pack) {
  Table table = first_hands();
  table.position().dealer = p2;
  const auto in_order = cards_in_order("8S KC 8H KD 2S QC 3S JD");
  const std::vector<Card> pack(in_order.begin(), in_order.end());
  EXPECT_EQ(perft(table.rules(), table.position(), 5, pack).nodes.back(), 32U);
}

TEST(Perft, is_the_sum_of_its_branches) {
  const Table table = first_hands();
  std::vector<std::uint64_t> nodes;
  for (const PerftBranch& branch : perft_divided(table.rules(), table.position(), 4).branches)
    nodes.push_back(branch.nodes);
  EXPECT_THAT(nodes, ElementsAre(8U, 8U));
}

TEST(Perft, says_when_a_hand_is_not_known) {
  const Table table = Table(small_world()).hand(p1, "8S KC").part_of_hand(p2, "8H", 1);
  EXPECT_EQ(perft(table.rules(), table.position(), 2).listing, Listing::hand_unknown);
}

}  // namespace
}  // namespace casino::test::perft_test
