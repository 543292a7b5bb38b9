// What a turn in words that nobody reads would be in the notation.

#include "oracle/explain/of_these_cards.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/oracle/notation/reading.hpp"

namespace casino::explain::of_these_cards_test {
namespace {

using notation::african;
using notation::position_of;
using notation::western;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

std::string expected_of(const Rules& rules, std::string_view position, std::string_view text) {
  const Parsed<Turn> turn = read_turn_or_offer(rules, position_of(rules, position), text);
  return turn ? "it was read" : turn.errors().front().expected;
}

constexpr std::string_view table = "table 2D 3H 4D 5C; hand N: 2C 5D 8C 9H; N to act";

TEST(OfTheseCards, TheLegalTurnOfTheCardsThatAreNamed) {
  const auto offered = [](std::string_view text) { return expected_of(western(), table, text); };
  EXPECT_THAT(offered("build 8s with 5D and 3H"), HasSubstr("; legal with 3H 5D: \"N: build 8: 5D on 3H\""));
  EXPECT_THAT(offered("9H → 5C 4D"), HasSubstr("; legal with 4D 5C 9H: \"N: 9H takes 4D 5C\""));
  EXPECT_THAT(offered("5D munches 4D"), HasSubstr("; legal with 4D 5D: \"N: build 9: 5D on 4D\""));
}

TEST(OfTheseCards, WhoNamesNoCardOfTheTableMayMeanAnyOfThem) {
  EXPECT_THAT(expected_of(western(), table, "sweep with 9H"),
              HasSubstr("; legal with 9H: \"N: trail 9H\", \"N: 9H takes 4D 5C\", \"N: 9H takes 2D 3H 4D\""));
}

TEST(OfTheseCards, TheFewestOthersWhereNoTurnHasTheseAlone) {
  EXPECT_THAT(expected_of(western(), table, "9H munches 3H"),
              HasSubstr("; legal with 3H 9H: \"N: 9H takes 2D 3H 4D\""));
}

TEST(OfTheseCards, OneThatIsNotLegalIsOfferedToBeJudged) {
  EXPECT_THAT(expected_of(western(), table, "8C munches 4D"), HasSubstr("; in the notation: \"N: 8C takes 4D\""));
  EXPECT_THAT(expected_of(western(), "table [5C 3C]=8 of N; hand N: 5D; N to act", "5D jumps"),
              HasSubstr("; in the notation: \"N: trail 5D\""));
}

TEST(OfTheseCards, NothingIsOfferedWhereNoCardOrTooManyAreNamed) {
  const auto nothing = AllOf(Not(HasSubstr("legal with")), Not(HasSubstr("in the notation")));
  EXPECT_THAT(expected_of(western(), table, "munch"), nothing);
  EXPECT_THAT(expected_of(western(), table, "8C munches KS"), Not(HasSubstr("KS")));
  EXPECT_THAT(expected_of(western(), table, "9H 8C munch"), nothing);
}

TEST(OfTheseCards, WhereATurnIsSeveralActions) {
  EXPECT_THAT(expected_of(african(), "table 4S 5S; hand E: 4C 9C; E to act", "9C munches 4S 5S"),
              HasSubstr("; legal with 4S 5S 9C: \"E: 9C takes 4S 5S\""));
}

}  // namespace
}  // namespace casino::explain::of_these_cards_test
