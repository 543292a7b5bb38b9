#include "oracle/text/nearest.hpp"

#include <array>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace casino::nearest_test {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

constexpr std::array<std::string_view, 4> names{"swazi", "swazi-2", "sotho", "trail.owning_build"};

TEST(Nearest, one_letter_wrong_missing_too_many_or_swapped) {
  EXPECT_THAT(nearest("swazy", names), ElementsAre("swazi"));
  EXPECT_THAT(nearest("swzi", names), ElementsAre("swazi"));
  EXPECT_THAT(nearest("soatho", names), ElementsAre("sotho"));
  EXPECT_THAT(nearest("stoho", names), ElementsAre("sotho"));
}

TEST(Nearest, only_the_nearest_are_named) { EXPECT_THAT(nearest("swazi_2", names), ElementsAre("swazi-2")); }

TEST(Nearest, capitals_do_not_count) { EXPECT_THAT(nearest("SOTHO", names), ElementsAre("sotho")); }

TEST(Nearest, the_name_itself_in_other_capitals_is_nearer_than_names_that_contain_it) {
  constexpr std::array<std::string_view, 3> clauses{"SAF-TRL-3", "AA-TRL-31", "AA-TRL-3"};
  EXPECT_THAT(nearest("aa-trl-3", clauses), ElementsAre("AA-TRL-3"));
}

TEST(Nearest, a_part_of_a_name_is_near) {
  EXPECT_THAT(nearest("owning_build", names), ElementsAre("trail.owning_build"));
}

TEST(Nearest, far_words_have_no_nearest) {
  EXPECT_THAT(nearest("hungarian", names), IsEmpty());
  EXPECT_THAT(nearest("", names), IsEmpty());
  EXPECT_THAT(nearest(std::string(1000, 's'), names), IsEmpty());
}

TEST(Nearest, said_in_a_phrase) {
  EXPECT_EQ(nearest_phrase("stoho", names), "; the nearest is sotho");
  constexpr std::array<std::string_view, 2> twins{"AA-TRL-1", "AA-TRL-2"};
  EXPECT_EQ(nearest_phrase("AA-TRL-", twins), "; the nearest are AA-TRL-1, AA-TRL-2");
  EXPECT_EQ(nearest_phrase("hungarian", names), "");
}

}  // namespace
}  // namespace casino::nearest_test
