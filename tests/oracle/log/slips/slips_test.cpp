// What may have been meant by a turn: the slips are counted by hand on small tables.

#include "oracle/log/slips/slips.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "model/rules/variants.hpp"
#include "tests/support/table.hpp"

namespace casino::log::slips_test {
namespace {

using test::capture;
using test::cards;
using test::p1;
using test::p2;
using test::Table;

// What a slip costs, or nothing if it is none.
template <typename T>
std::optional<int> cost_among(const std::vector<Slip<T>>& slips, const T& meant) {
  std::optional<int> cheapest;
  for (const Slip<T>& slip : slips)
    if (slip.meant == meant) cheapest = std::min(cheapest.value_or(slip.cost), slip.cost);
  return cheapest;
}

const Rules rules = anglo_american(Seats{2});
const Position position = Table(rules).loose("5C 5D 3S").hand(p1, "8C 8H 2S").hand(p2, "9C").position();

TEST(Slips, a_suit_is_misread_more_easily_than_a_rank) {
  EXPECT_EQ(cost_of("5C"_card, "5D"_card), slip_cost::other_suit);
  EXPECT_EQ(cost_of("5C"_card, "6C"_card), slip_cost::other_rank);
  EXPECT_EQ(cost_of("5C"_card, "6D"_card), slip_cost::other_card);
  EXPECT_LT(slip_cost::other_suit, slip_cost::other_rank);
  EXPECT_LT(slip_cost::other_rank, slip_cost::other_card);
}

// Hand: 8H or 2S for 8C (2), none (1), and 8H or 2S besides (2). Table: 5D for 5C or for 3S (2), without 5C or 3S (2),
// and 5D besides (1). Value: 8 is said (1).
TEST(Slips, of_a_capture_of_two_loose_cards) {
  const std::vector<Slip<Action>> slips = slips_of(rules, position, capture("8C", "5C 3S"));
  EXPECT_EQ(slips.size(), 11U);
  EXPECT_EQ(cost_among(slips, capture("8H", "5C 3S")), slip_cost::other_suit);
  EXPECT_EQ(cost_among(slips, capture("2S", "5C 3S")), slip_cost::other_card);
  EXPECT_EQ(cost_among(slips, capture("8C", "5D 3S")), slip_cost::other_suit);
  EXPECT_EQ(cost_among(slips, capture("8C", "5C")), slip_cost::card_too_many);
  EXPECT_EQ(cost_among(slips, capture("8C", "5C 5D 3S")), slip_cost::card_forgotten);
  EXPECT_EQ(cost_among(slips, capture("8H", "5D 3S")), std::nullopt);  // two slips
}

TEST(Slips, a_whole_build_may_have_been_forgotten) {
  const Position with_build = Table(rules).loose("8D").build(8, "5C 3S", p2).hand(p1, "8C").position();
  EXPECT_EQ(cost_among(slips_of(rules, with_build, capture("8C", "8D")), capture("8C", "8D 5C 3S")),
            slip_cost::build_forgotten);
}

TEST(Slips, a_card_that_nobody_knows_may_be_any_that_is_nowhere_else) {
  Position unknown = position;
  unknown.hands[p1] = Hand{{}, 4};
  const auto slips = slips_of(rules, unknown, capture("8C", "5C 3S"));
  EXPECT_EQ(cost_among(slips, capture("8D", "5C 3S")), slip_cost::other_suit);
  EXPECT_EQ(cost_among(slips, capture("9C", "5C 3S")), std::nullopt);  // the other seat holds it
}

TEST(Slips, of_a_dealing_a_card_may_be_in_the_wrong_hand) {
  Dealt dealt;
  dealt.hands[p1] = Hand::of(cards("8C 2S"));
  dealt.hands[p2] = Hand::of(cards("9C 4D"));
  Dealt meant = dealt;
  meant.hands[p1] = Hand::of(cards("9C 2S"));
  meant.hands[p2] = Hand::of(cards("8C 4D"));
  EXPECT_EQ(cost_among(slips_of(rules, dealt, {}, cards("8C")), meant), slip_cost::cards_swapped);
  EXPECT_EQ(cost_among(slips_of(rules, dealt, {}, cards("2S")), meant), std::nullopt);  // not about 8C nor 9C
}

TEST(Slips, come_in_the_same_order_every_time) {
  const Turn turn{p1, {capture("8C", "5C 3S")}};
  const auto once = slips_of(rules, position, turn);
  const auto again = slips_of(rules, position, turn);
  ASSERT_EQ(once.size(), again.size());
  for (std::size_t i = 0; i < once.size(); ++i) EXPECT_EQ(once[i].meant, again[i].meant);
}

}  // namespace
}  // namespace casino::log::slips_test
