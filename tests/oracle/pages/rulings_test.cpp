// Rulings of one's own as a page.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "oracle/corpus/reader.hpp"
#include "oracle/pages/page.hpp"
#include "oracle/rulesets/named_rules.hpp"

namespace casino::pages::rulings_test {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

corpus::Corpus one_ruling() {
  const auto file = corpus::parse_case_file(R"({
    "format": "casino-cases/1", "title": "Trailing", "rules": "anglo-american",
    "cases": [{"id": "ruling-1", "title": "may an <owner> trail?", "question": "Q-AA-03", "why": "the club asked",
               "position": {"to_act": "P1", "builds": [{"value": 9, "cards": ["5C", "4D"], "owner": "P1"}],
                            "hands": {"P1": ["9H", "6C"]}},
               "turn": {"do": "trail", "hand": "6C"},
               "expect": {"verdict": "illegal", "clauses": ["AA-TRL-3"]},
               "readings": [{"options": {"trail.owning_build": "allowed"}, "expect": {"verdict": "legal"}}]},
              {"id": "ruling-2", "title": "a score",
               "score": {"sides": {"P1": {"count": 27, "spades": 6, "aces": ["AC"]}, "P2": {"count": 25, "spades": 7}}},
               "expect": {"total": {"P1": 4, "P2": 1}}}]})");
  corpus::Corpus corpus;
  corpus.files.push_back(file.value());
  return corpus;
}

TEST(Rulings, have_a_number_the_position_the_verdict_and_what_decides) {
  const DrawnPage page = rulings_page(one_ruling(), false);
  EXPECT_TRUE(page.pictures.empty());
  EXPECT_THAT(page.markdown, HasSubstr("| 1 | May an \\<owner\\> trail? | anglo-american | illegal |\n"));
  EXPECT_THAT(page.markdown, HasSubstr("## 1. May an \\<owner\\> trail?\n"));
  EXPECT_THAT(page.markdown, HasSubstr("table   [4D 5C]=9 of N\nhands   N: 6C 9H, to act\n"));
  EXPECT_THAT(page.markdown, HasSubstr("**Illegal.** N trails 6C while"));
  EXPECT_THAT(page.markdown, HasSubstr("- A player may not trail while the table holds a build that he was the last to "
                                       "add to. <sup>AA-TRL-3, 004 The Play 4, 6</sup>\n"));
  EXPECT_THAT(page.markdown, HasSubstr("Why: The club asked.\n"));
  EXPECT_THAT(page.markdown, HasSubstr("It answers Q-AA-03: "));
  EXPECT_THAT(page.markdown,
              HasSubstr("- The owner of a build may trail all the same. `trail.owning_build=allowed`: legal\n"));
}

// OWN-SCO-1: what somebody has otherwise is told, a table of points, too, and a dialect by its name.
TEST(Rulings, name_the_rules_with_all_that_is_otherwise) {
  corpus::Corpus rulings = one_ruling();
  corpus::Case& table = rulings.files.front().cases[0];
  table.rules.scoring = {{item_of("3H"_card), TableTie::nobody, 4}};
  corpus::Case& dialect = rulings.files.front().cases[1];
  dialect.rules = find_named_rules("opl")->rules(Seats{2});
  const std::string page = rulings_page(rulings, false).markdown;
  EXPECT_THAT(page, HasSubstr("By the rules of anglo-american, two players, scoring 3H 4.\n"));
  EXPECT_THAT(page, HasSubstr("By the rules of opl, two players.\n"));
  EXPECT_THAT(page, HasSubstr("| 2 | A score. | opl |"));
}

// The club has decided against what the program says by these rules: both are told.
TEST(Rulings, that_do_not_hold_say_so) {
  EXPECT_THAT(rulings_page(one_ruling(), false).markdown, Not(HasSubstr("something else")));
  corpus::Corpus against = one_ruling();
  against.files.front().cases.front().expected.front().verdict = corpus::ExpectedVerdict::legal;
  EXPECT_THAT(rulings_page(against, false).markdown,
              HasSubstr("The ruling is: Legal. The program comes to something else.\n"));
}

TEST(Rulings, about_no_turn_are_told_too) {
  EXPECT_THAT(rulings_page(one_ruling(), false).markdown,
              AllOf(HasSubstr("## 2. A score.\n"), HasSubstr("N: 27 cards, 6 spades")));
}

TEST(Rulings, have_pictures_in_place_of_drawings) {
  const DrawnPage page = rulings_page(one_ruling(), true);
  ASSERT_EQ(page.pictures.size(), 1U);
  EXPECT_THAT(page.pictures.front().svg, HasSubstr("<svg"));
  EXPECT_THAT(page.markdown, HasSubstr("![The position](" + page.pictures.front().name + ")"));
  EXPECT_THAT(page.markdown, Not(HasSubstr("hands   N:")));
}

}  // namespace
}  // namespace casino::pages::rulings_test
