// Against the naive search, and a few splits counted by hand so that the naive one is held to something, too.

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "model/rules/variants.hpp"
#include "properties/agreement/naive_twins.hpp"
#include "properties/generate/cards.hpp"
#include "properties/referee/naive_groups.hpp"

namespace casino::group_search_test {
namespace {

const Rules western = anglo_american(Seats{2});
const Rules african = swazi(Seats{3});

GroupQuestion at(std::uint8_t points) { return GroupQuestion{Value{points}, Place::table, false}; }

Items cards(CardSet some) { return Items{some, {}}; }

// Every value that cards or builds can have, at each place, with aces that add up and aces that don't.
void agrees_at_every_value(const Rules& rules, const Items& items) {
  for (std::uint8_t points = 1; points <= 14; ++points)
    for (const Place place : {Place::table, Place::build})
      for (const bool lone_low_aces : {false, true}) {
        const GroupQuestion question{Value{points}, place, lone_low_aces};
        RC_ASSERT(properties::the_group_search_agrees_with_the_naive_one(rules, items, question));
      }
}

Build single_build(CardSet cards) {
  int sum = 0;
  for (const Card card : cards) sum += static_cast<int>(card.rank());
  return Build{cards, Value{static_cast<std::uint8_t>(sum)}, Seat{0}};
}

TEST(Naive, splits_in_every_way) {
  // 6+2 8 and 5+3 8: two groups of 8, one of 16; 4 does not divide them.
  const CardSet some{"6S"_card, "2S"_card, "5S"_card, "3S"_card};
  EXPECT_EQ(referee::group_counts(western, cards(some), at(8)), std::set{2});
  EXPECT_EQ(referee::group_counts(western, cards(some), at(16)), std::set{1});
  EXPECT_EQ(referee::group_counts(western, cards(some), at(4)), std::set<int>{});
}

TEST(Naive, counts_an_ace_at_either_value) {
  // Two aces make 1 twice, 2 once, 14 twice (SWZ-ACE-4), and 15 with one of each.
  const CardSet aces{"AS"_card, "AH"_card};
  EXPECT_EQ(referee::group_counts(african, cards(aces), at(1)), std::set{2});
  EXPECT_EQ(referee::group_counts(african, cards(aces), at(2)), std::set{1});
  EXPECT_EQ(referee::group_counts(african, cards(aces), at(14)), std::set{2});
  EXPECT_EQ(referee::group_counts(western, cards(aces), at(14)), std::set<int>{});
}

TEST(Naive, lone_low_aces_make_no_sum) {
  const CardSet aces{"AS"_card, "AH"_card};
  const CardSet with_seven = aces | CardSet{"7C"_card};
  EXPECT_EQ(referee::group_counts(african, cards(aces), GroupQuestion{Value{2}, Place::build, true}), std::set<int>{});
  EXPECT_EQ(referee::group_counts(african, cards(aces), GroupQuestion{Value{1}, Place::build, true}), std::set{2});
  EXPECT_EQ(referee::group_counts(african, cards(with_seven), GroupQuestion{Value{9}, Place::build, true}),
            std::set<int>{});
}

TEST(Naive, uses_as_many_cards_as_it_can) {
  // 8 alone, 5+3 or 3+3+2: the second pair of threes and the two are more than the five and a three.
  const CardSet some{"8S"_card, "5S"_card, "3S"_card, "3H"_card, "2S"_card};
  EXPECT_EQ(referee::most_cards_in_groups(western, cards(some), at(8)), 4);
  EXPECT_TRUE(referee::some_make_a_group(western, cards(some), at(11)));
  EXPECT_FALSE(referee::some_make_a_group(western, cards(some), at(4)));
}

CardSet up_to(Rank highest) {
  CardSet low;
  for (const Card card : cards_of(PackKind::standard52))
    if (card.rank() <= highest) low.insert(card);
  return low;
}

RC_GTEST_PROP(Groups, agree_with_the_naive_search_of_cards, ()) {
  const CardSet some = *properties::some_of(up_to(Rank::king), 9);
  for (const Rules& rules : {western, african}) agrees_at_every_value(rules, cards(some));
}

RC_GTEST_PROP(Groups, agree_with_the_naive_search_of_low_cards, ()) {
  const CardSet some = *properties::some_of(up_to(Rank::five), 8);
  for (const Rules& rules : {western, african}) agrees_at_every_value(rules, cards(some));
}

// An option for each place: an ace may be worth one thing on the table and another in a build.
RC_GTEST_PROP(Groups, agree_with_the_naive_search_whatever_an_ace_is_worth, ()) {
  const CardSet some = *properties::some_of(up_to(Rank::king), 5) | *properties::some_of(up_to(Rank::ace), 4);
  const auto worth = rc::gen::element(AceValue::low, AceValue::high, AceValue::low_or_high);
  Rules rules = african;
  rules.value_ace_table = *worth;
  rules.value_ace_build = *worth;
  agrees_at_every_value(rules, cards(some));
}

// HUN-CAP-1: totals of several cards, against the table and of the cards themselves.
RC_GTEST_PROP(Groups, agree_with_the_naive_search_at_totals, ()) {
  const CardSet some = *properties::some_of(up_to(Rank::king), 6) | *properties::some_of(up_to(Rank::ace), 3);
  const Rules rules = hungarian(Seats{2});
  for (std::uint8_t points = 15; points <= highest_total; ++points)
    for (const Place place : {Place::table, Place::hand})
      RC_ASSERT(properties::the_group_search_agrees_with_the_naive_one(rules, cards(some),
                                                                       GroupQuestion{Value{points}, place, false}));
}

// AA-VAR-5: a single build stands in a group as a card of its value.
RC_GTEST_PROP(Groups, agree_with_the_naive_search_of_builds_as_cards, ()) {
  Items items = cards(*properties::some_of(up_to(Rank::six), 5));
  const CardSet first = *properties::some_of(up_to(Rank::six) - items.cards, 2);
  const CardSet second = *properties::some_of(up_to(Rank::six) - items.cards - first, 2);
  for (const CardSet build : {first, second})
    if (build.size() > 1) items.builds.push_back(single_build(build));
  agrees_at_every_value(western, items);
}

}  // namespace
}  // namespace casino::group_search_test
