// The one search behind captures and builds: can these cards be split into groups of a value? (AA-CAP-5, AA-BLD-5)

#include "model/groups/groups.hpp"

#include <gtest/gtest.h>

#include "model/rules/variants.hpp"
#include "tests/support/table.hpp"

namespace casino::test::groups_test {
namespace {

int groups(const Rules& rules, std::string_view words, int value) {
  return count_groups(rules, Items{cards(words), {}}, GroupQuestion{Value{static_cast<std::uint8_t>(value)}});
}
bool some(const Rules& rules, std::string_view words, int value) {
  return some_make_a_group(rules, Items{cards(words), {}}, GroupQuestion{Value{static_cast<std::uint8_t>(value)}});
}
int most(const Rules& rules, std::string_view words, int value) {
  return most_cards_in_groups(rules, Items{cards(words), {}}, GroupQuestion{Value{static_cast<std::uint8_t>(value)}});
}

const Rules low = anglo_american(Seats{2});
const Rules royal_aces = swazi(Seats{3});

TEST(Groups, cards_that_come_out) {
  EXPECT_EQ(groups(low, "8D 6C 2D 5S 3H", 8), 3);
  EXPECT_EQ(groups(low, "AC 2D 3H 5S 6C 8D", 8), 0);  // 25
  EXPECT_EQ(groups(low, "7C 7D 2H", 8), 0);           // 16, but nothing goes with a seven
  EXPECT_EQ(groups(low, "KC", 13), 0);                // no number
}

// All numerals of the pack sum to 220: 22 groups of ten, 10 by 10, 9+1, 8+2, 7+3, 6+4 four times, 5+5 twice.
TEST(Groups, all_forty_numerals) {
  EXPECT_EQ(count_groups(low, Items{cards_of(PackKind::no_pictures40), {}}, GroupQuestion{Value{10}}), 22);
}

// With aces at 1 or 14: one high ace alone, and king with a low one.
TEST(Groups, aces_of_either_value) {
  EXPECT_EQ(groups(royal_aces, "AS", 14), 1);
  EXPECT_EQ(groups(royal_aces, "AS", 1), 1);
  EXPECT_EQ(groups(royal_aces, "AS KC AH", 14), 2);
  EXPECT_EQ(groups(royal_aces, "AS AC AH AD 10C", 14), 1);  // 10+1+1+1+1
  EXPECT_EQ(groups(royal_aces, "AS AC AH AD", 14), 4);
  EXPECT_EQ(groups(royal_aces, "AS AC", 2), 1);
}

TEST(Groups, single_builds_as_cards) {
  Build six;
  six.cards = cards("5C AD");
  six.value = Value{6};
  Items items{cards("4H"), {}};
  items.builds.push_back(six);
  EXPECT_EQ(count_groups(low, items, GroupQuestion{Value{10}}), 1);
  const auto split = split_into_groups(low, items, GroupQuestion{Value{10}});
  ASSERT_TRUE(split.has_value());
  EXPECT_EQ(split->at(0), cards("5C AD 4H"));
}

TEST(Groups, lone_low_aces) {
  GroupQuestion question{Value{9}};
  EXPECT_EQ(count_groups(low, Items{cards("7C AH AD"), {}}, question), 1);
  question.lone_low_aces = true;
  EXPECT_EQ(count_groups(low, Items{cards("7C AH AD"), {}}, question), 0);
  EXPECT_EQ(count_groups(low, Items{cards("8C AH 8D AD"), {}}, question), 2);
  EXPECT_FALSE(some_make_a_group(low, Items{cards("7C AH AD"), {}}, question));
  EXPECT_TRUE(some_make_a_group(low, Items{cards("8C AH AD"), {}}, question));
}

TEST(Groups, some_of_them) {
  EXPECT_TRUE(some(low, "5C 3D KH", 8));
  EXPECT_FALSE(some(low, "5C 4D KH", 8));
  EXPECT_FALSE(some(low, "", 8));
  EXPECT_TRUE(some(royal_aces, "AS 5D", 14));
}

// 5+3, or 3+3+2: two or three cards; not both, they share a three.
TEST(Groups, the_most_cards) {
  EXPECT_EQ(most(low, "5D 3H 3C 2H", 8), 3);
  EXPECT_EQ(most(low, "8C 5D 3H 3C 2H KS", 8), 4);
  EXPECT_EQ(most(low, "KS QS", 8), 0);
}

// Nothing makes no value, and no cards of a table make more than four of the highest (HUN-CAP-1).
TEST(Groups, values_that_nothing_makes) {
  EXPECT_EQ(groups(low, "", 0), 0);
  EXPECT_EQ(groups(low, "", 5), 0);
  EXPECT_EQ(groups(low, "10S 10H 10C 10D 9S 8S", 57), 0);
  EXPECT_FALSE(some(low, "10S 10H 10C 10D 9S 8S", 57));
  EXPECT_TRUE(cards_worth(low, cards("AS 2S KS"), Value{}, Place::hand).empty());
}

// A build beyond what a card can count is no part of a sum.
TEST(Groups, builds_beyond_all_cards_are_no_items) {
  Items items{cards("3H"), {}};
  Build seventeen;
  seventeen.cards = cards("10C 7D");
  seventeen.value = Value{17};
  items.builds.push_back(seventeen);
  EXPECT_FALSE(some_make_a_group(low, items, GroupQuestion{Value{20}}));
  items.builds[0].value = Value{16};
  EXPECT_TRUE(some_make_a_group(low, items, GroupQuestion{Value{19}}));
}

// 120 + 15 = 9 * 15. Each group of 15 takes an odd card, and there are five for nine of them.
TEST(Groups, a_long_search_that_fails) {
  EXPECT_EQ(groups(low, "2S 2H 2D 2C 4S 4H 4D 4C 6S 6H 6D 6C 8S 8H 8D 8C 10S 10H 10D 10C 3S 3H 3D 5S AS", 15), 0);
}

// Two aces at 1 stand in no group together where that is so agreed (build.two_aces), unless it is a build of 1.
TEST(Groups, the_most_cards_with_lone_low_aces) {
  GroupQuestion question{Value{9}};
  const Items items{cards("7C AH AD"), {}};
  EXPECT_EQ(most_cards_in_groups(low, items, question), 3);
  question.lone_low_aces = true;
  EXPECT_EQ(most_cards_in_groups(low, items, question), 0);
  EXPECT_EQ(most_cards_in_groups(low, Items{cards("8C AH AD"), {}}, question), 2);
  question.value = Value{1};
  EXPECT_EQ(most_cards_in_groups(low, Items{cards("AH AD"), {}}, question), 2);
}

// Values of several cards that are played together: four tens, and no fifth.
TEST(Groups, the_most_cards_of_a_high_total) {
  EXPECT_EQ(most(low, "10S 10H 10C 10D", 40), 4);
  EXPECT_EQ(most(low, "10S 10H 10C 9D", 40), 0);
}

bool completes(std::string_view begun, const Items& items, const GroupQuestion& question, CardSet* left = nullptr) {
  return some_completion(low, cards(begun), items, question, [&](const Items& rest) {
    if (left != nullptr) *left = rest.cards;
    return true;
  });
}

// 5 + 4 of the table; the build of 4 as a card; and not with two aces at 1, which may not stand together.
TEST(Completion, a_group_that_was_begun_is_made_up) {
  CardSet left;
  EXPECT_TRUE(completes("5S", Items{cards("4H 4D KC"), {}}, GroupQuestion{Value{9}}, &left));
  EXPECT_EQ(left.size(), 2);
  EXPECT_FALSE(completes("5S", Items{cards("3H 3D"), {}}, GroupQuestion{Value{9}}));
  Items with_build{cards("2H"), {}};
  Build four;
  four.cards = cards("3S AS");
  four.value = Value{4};
  with_build.builds.push_back(four);
  four.cards = cards("3C AC");
  with_build.builds.push_back(four);
  EXPECT_TRUE(completes("5S", with_build, GroupQuestion{Value{9}}, &left));
  EXPECT_EQ(left, cards("2H"));
  EXPECT_TRUE(completes("", with_build, GroupQuestion{Value{10}}));  // 4 + 4 + 2
  EXPECT_FALSE(completes("", with_build, GroupQuestion{Value{9}}));
  GroupQuestion lone{Value{9}};
  lone.lone_low_aces = true;
  EXPECT_FALSE(completes("7S AS", Items{cards("AH"), {}}, lone));
  EXPECT_FALSE(completes("7S AS AH", Items{cards("2H"), {}}, lone));
  EXPECT_TRUE(completes("8S", Items{cards("AH AD"), {}}, lone));
  lone.value = Value{1};
  EXPECT_TRUE(completes("", Items{cards("AH AD"), {}}, lone));
}

// Cards of one rank do equally well: what the first of them cannot do the second is not asked.
TEST(Completion, cards_of_a_rank_are_alike) {
  int asked = 0;
  EXPECT_FALSE(some_completion(low, cards("5S"), Items{cards("4H 4D 4C"), {}}, GroupQuestion{Value{9}},
                               [&](const Items&) { return ++asked > 1; }));
  EXPECT_EQ(asked, 1);
}

// 8 alone, or nothing with the sevens and the three; 8 + 2, or 4 + 4 + 2: the same cards can be left in several ways.
TEST(Groups, the_most_cards_when_the_same_are_left_again) {
  EXPECT_EQ(most(low, "3C 7C 7D 8H", 8), 1);
  EXPECT_EQ(most(low, "2C 3C 4C 4D 8H", 10), 3);
}

// An ace at 14 is no low one.
TEST(Completion, a_high_ace) {
  const GroupQuestion fourteen{Value{14}, Place::build, true};
  EXPECT_TRUE(some_completion(royal_aces, {}, Items{cards("AS"), {}}, fourteen, [](const Items&) { return true; }));
  EXPECT_TRUE(some_completion(royal_aces, cards("AS"), Items{}, fourteen, [](const Items&) { return true; }));
}

}  // namespace
}  // namespace casino::test::groups_test
