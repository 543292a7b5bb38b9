// What a listing costs, in steps and in what it keeps: none of it depends on the machine.

#include <algorithm>
#include <limits>
#include <vector>

#include <gmock/gmock.h>

#include "model/rules/variants.hpp"
#include "oracle/enumerate/perft.hpp"
#include "tests/oracle/enumerate/turns.hpp"

namespace casino::test::effort_test {
namespace {

// The whole pack but one card lies loose: of sets of cards that make a sum there are more than anybody can count.
Table everything_loose() {
  return Table(swazi(Seats{3}))
      .to_act(p1)
      .hand(p1, "8S")
      .loose("AS AH AD AC 2S 2H 2D 2C 3S 3H 3D 3C 4S 4H 4D 4C 5S 5H 5D 5C 6S 6H 6D 6C 7S 7H 7D 7C 8H 8D 8C")
      .loose("9S 9H 9D 9C 10S 10H 10D 10C JS JH JD JC QS QH QD QC KS KH KD KC");
}

// Five outcomes (SWZ_BLD_from_the_table_alone in swazi_test.cpp).
Table few_cards() { return Table(swazi(Seats{3})).to_act(p2).loose("5H 3C 2D").hand(p2, "10S KC"); }

std::vector<Turn> first_turns(const Table& table, std::size_t most, Effort& effort) {
  std::vector<Turn> turns;
  const auto add = [&](const Turn& turn, const Position&) {
    turns.push_back(turn);
    return turns.size() < most;
  };
  legal_turns(table.rules(), table.position(), add, &effort);
  return turns;
}

constexpr Effort::Limits without_end{};

// The first turn is a trail, which takes one partial turn; and sets of cards are not looked at before it is reported.
TEST(Effort, the_first_turn_is_told_before_others_are_looked_for) {
  const Table table = everything_loose();
  Effort effort(without_end);
  EXPECT_EQ(first_turns(table, 1, effort).size(), 1U);
  EXPECT_LT(effort.steps(), 100U);
}

TEST(Effort, each_turn_of_a_large_table_costs_a_few_steps) {
  const Table table = everything_loose();
  Effort effort(without_end);
  EXPECT_EQ(first_turns(table, 10'000, effort).size(), 10'000U);
  EXPECT_LT(effort.steps(), 10'000U * 100);
}

// The only 9 has to stay for the build or to take it: what follows after it was played otherwise can come to no end,
// and is not looked at.
TEST(Effort, a_way_that_can_come_to_no_end_is_not_followed) {
  const Table table =
      Table(swazi(Seats{3})).to_act(p1).hand(p1, "9H KC").build(9, "4S 5S", p1).loose("2H 7H 3D 6D AC 8C 2C 7C KD");
  Effort effort(without_end);
  const LegalTurns::Count count = LegalTurns(table.rules()).count_within(effort, table.position());
  ASSERT_GT(count.number, 100U);
  EXPECT_LT(effort.steps(), 150 * count.number);
}

TEST(Effort, a_listing_ends_with_its_steps) {
  const Table table = everything_loose();
  Effort effort(Effort::Limits{.steps = 5000});
  EXPECT_EQ(LegalTurns(table.rules()).count_within(effort, table.position()).listing, Listing::effort_spent);
  EXPECT_EQ(effort.end(), Effort::End::steps);
  EXPECT_LE(effort.steps(), 5000U);
}

// Which is asked before the first step, and then now and again.
TEST(Effort, a_listing_ends_with_the_work_that_it_is_a_part_of) {
  const Table table = everything_loose();
  int asked = 0;
  const Breakable work([&] { return ++asked > 2; });
  Effort effort(without_end);
  EXPECT_THROW(static_cast<void>(LegalTurns(table.rules()).count_within(effort, table.position())), BrokenOff);
  EXPECT_LE(effort.steps(), std::uint64_t{1} << 20);
  Effort another(without_end);
  EXPECT_THROW(another.spend(1), BrokenOff);
}

// HUN-CAP-1: of the cards of a hand that nobody should have there are millions of choices, which capture nothing here.
TEST(Effort, choices_of_several_cards_that_capture_nothing_are_paid_for) {
  for (const auto& rules : {hungarian(Seats{2}), hungarian_ulmann(Seats{2}), hungarian_nagy(Seats{2})}) {
    const Table table = Table(rules).loose("KS").hand(
        p1, "2S 2H 2D 2C 3S 3H 3D 3C 4S 4H 4D 4C 5S 5H 5D 5C 6S 6H 6D 6C 7S 7H 7D 7C 8S 8H 8D 8C 9S 9H 9D 9C");
    Effort effort(Effort::Limits{.steps = 1'000'000});
    EXPECT_EQ(LegalTurns(table.rules()).count_within(effort, table.position()).listing, Listing::effort_spent);
  }
}

TEST(Effort, a_listing_ends_with_its_memory) {
  const Table table = everything_loose();
  Effort effort(Effort::Limits{.bytes = 100'000});
  EXPECT_EQ(LegalTurns(table.rules()).count_within(effort, table.position()).listing, Listing::effort_spent);
  EXPECT_EQ(effort.end(), Effort::End::memory);
}

// What a search kept is given back, so that any number can follow each other.
TEST(Effort, memory_is_given_back) {
  const Table table = few_cards();
  Effort effort(Effort::Limits{.bytes = 100'000});
  const LegalTurns turns(table.rules());
  for (int i = 0; i < 1000; ++i) {
    const LegalTurns::Count count = turns.count_within(effort, table.position());
    ASSERT_EQ(count.listing, Listing::complete);
    ASSERT_EQ(count.number, 5U);
  }
}

// What an end leaves are turns that are reported without it, too, in their order: nothing is reported that was looked
// at by half.
void ends_in_a_beginning(const Table& table) {
  const std::vector<Turn> all = legal_turns(table.rules(), table.position(), std::numeric_limits<std::size_t>::max());
  ASSERT_GT(all.size(), 20U);
  for (std::uint64_t steps = 0; steps < 3000; steps += 7) {
    Effort effort(Effort::Limits{.steps = steps});
    const std::vector<Turn> some = first_turns(table, all.size() + 1, effort);
    ASSERT_LE(some.size(), all.size());
    ASSERT_TRUE(std::equal(some.begin(), some.end(), all.begin())) << steps;
  }
}

TEST(Effort, turns_of_one_action_end_in_a_beginning_of_all) {
  ends_in_a_beginning(Table(anglo_american(Seats{2})).loose("AS 2S 3S 4S 5S 6D 7D").hand(p1, "9S 8S 7S"));
}

TEST(Effort, compulsory_captures_end_in_a_beginning_of_all) {
  ends_in_a_beginning(Table(tuxedo(Seats{2})).loose("AS 2S 3S 4S 5S 6D 7D").hand(p1, "9S 8S 7S"));
}

TEST(Effort, turns_of_several_actions_end_in_a_beginning_of_all) {
  ends_in_a_beginning(Table(swazi(Seats{3})).loose("AS 2S 3S 4S 5S 6D").hand(p1, "9S 8S 7S"));
}

TEST(Effort, perft_says_when_it_has_ended) {
  const Table table = everything_loose();
  Effort effort(Effort::Limits{.steps = 5000});
  EXPECT_EQ(perft(table.rules(), table.position(), 1, {}, &effort).listing, Listing::effort_spent);
}

}  // namespace
}  // namespace casino::test::effort_test
