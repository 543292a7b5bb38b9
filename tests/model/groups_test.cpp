// The one search behind captures and builds: can these cards be split into groups of a value? (AA-CAP-5, AA-BLD-5)

#include "model/groups.hpp"

#include <gtest/gtest.h>

#include "model/variants.hpp"
#include "tests/support/table.hpp"

namespace casino::test {
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

}  // namespace
}  // namespace casino::test
