// A deal that goes on behind its end, where the line is missing that begins another one, and one that follows though
// somebody must have won.

#include "tests/oracle/log/reading.hpp"

namespace casino::log::unstated_deal_test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

// The last card of a deal of N and S, after which N has 7 points and S 4 (counted in validate_test.cpp).
const std::string last_card =
    "deal 1, dealer S\n"
    "position\n"
    "table 5C; hand N: 5D; hand S: none; stock none; dealing 6; to act N; dealer S; last capture S\n"
    "pile N: AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH\n"
    "pile S: AD 2D 3D 4D 6D 7D 8D 9D 10D JD QD KD AC 2C 3C 4C 6C 7C 8C 9C 10C JC QC KC\n"
    "N: 5D takes 5C\n";
const std::string scored = last_card + "score N 7, S 4\n";
const std::string second_hands =
    "table 10D 5C 3S 8H\n"
    "hand N: 9C 4D KH AS\n"
    "hand S: 2S 7D JC 8C\n";
const std::string report_of_scored =
    "this goes on, though the deal before was over, and scored: a line \"deal 2\" is probably missing above it";

// AA-DEAL-7: N deals the second deal, so that S leads it.
TEST(UnstatedDeal, AA_DEAL_7_one_missing_line_is_one_problem) {
  const std::string second = second_hands + "S: trail JC\nN: build 9: 4D on 5C\n";
  const Log log = western_log(scored + second + "S: 8C takes 8H\nN: 9C takes [9]\n");
  EXPECT_THAT(found(log), ElementsAre(report_of_scored));
  const Report report = validate(log);
  EXPECT_EQ(report.problems.front().place.line, 9);
  EXPECT_EQ(report.problems.front().deal_number, 2);
  ASSERT_EQ(report.problems.front().findings.size(), 1U);
  EXPECT_EQ(report.problems.front().findings.front().clause, "AA-DEAL-7"_clause);
  EXPECT_EQ(report.tally.legal, 5);
  // What breaks a rule in it is reported as well, at its own turns: N owns the nine.
  EXPECT_THAT(found(western_log(scored + second + "S: 8C takes 8H\nN: trail KH\n")),
              ElementsAre(report_of_scored, "4: illegal: N: trail KH"));
}

TEST(UnstatedDeal, the_line_can_be_missing_in_front_of_a_turn) {
  EXPECT_THAT(found(western_log("deal 1, dealer S\nscore N 7, S 4\nN: trail 2C\nS: trail 3C\n")),
              ElementsAre(report_of_scored));
  EXPECT_THAT(found(western_log(scored + "S: trail JC\nN: 9C takes 9D\nscore N 3\n")), ElementsAre(report_of_scored));
}

TEST(UnstatedDeal, points_need_not_be_written_down) {
  EXPECT_THAT(
      found(western_log(last_card + second_hands + "S: trail JC\n")),
      ElementsAre("this goes on, though the deal before was played to its end: a line \"deal 2\" is probably missing "
                  "above it"));
}

// The same dealer deals again, so that N leads once more.
TEST(UnstatedDeal, after_a_misdeal_the_deal_has_the_same_number) {
  const std::string misdealt = "deal 1, dealer S\n" + second_hands + "misdeal\n" + second_hands;
  EXPECT_THAT(
      found(western_log(misdealt + "N: trail KH\n")),
      ElementsAre("this goes on, though the deal was a misdeal: a line \"deal 1\" is probably missing above it"));
}

TEST(UnstatedDeal, the_next_line_of_a_deal_follows_on_it) {
  const Log log = western_log(scored + second_hands + "S: trail JC\nmisdeal\ndeal 2, dealer N\n" + second_hands);
  EXPECT_THAT(found(log), ElementsAre(report_of_scored));
  EXPECT_THAT(found(log, Weight::note), IsEmpty());
}

// What nobody saw is worked out for the second deal by itself, though the log does not part it from the first.
TEST(UnstatedDeal, hands_are_worked_out_within_it) {
  const Log log =
      western_log(scored + "table 10D 5C 3S 8H\nS: trail JC\nN: build 9: 4D on 5C\nS: trail 2S\nN: 9C takes [9]\n");
  EXPECT_THAT(found(log), ElementsAre(report_of_scored));
  EXPECT_EQ(validate(log).tally.undetermined, 0);
  EXPECT_THAT(found(log, Weight::note), ElementsAre("2: legal, which is certain since turn 4: N: build 9: 4D on 5C"));
  const Log unscored =
      western_log(last_card + "table 10D 5C 3S 8H\nS: trail JC\nN: build 9: 4D on 5C\nS: trail 2S\nN: 9C takes [9]\n");
  EXPECT_EQ(found(unscored).size(), 1U);
  EXPECT_EQ(validate(unscored).tally.undetermined, 0);
}

TEST(UnstatedDeal, what_follows_a_match_comes_after_its_end) {
  const std::string over = "before N 14, S 9\n" + scored;
  EXPECT_THAT(found(western_log(over + second_hands)), ElementsAre("this goes on, though the match was over"));
  EXPECT_THAT(found(western_log(over + "S: trail JC\n")), ElementsAre("this goes on, though the match was over"));
  EXPECT_THAT(found(western_log("before N 14, S 9\n" + last_card + second_hands)),
              ElementsAre("this goes on, though the match was over"));
}

// Seed 001, Royal Casino 5: of several sides that reach 21 in one deal the items counted one by one name a winner. By
// the points alone nobody knows whom, but a further deal there cannot be.
TEST(UnstatedDeal, ROY_WIN_1_no_deal_follows_where_somebody_must_have_won) {
  const std::string sheet = "deal 6, dealer N\nscore N 9, S 2\n";
  const std::string next = "deal 7, dealer S\nscore N 9, S 2\n";
  const auto royal = [&](const std::string& before, const std::string& lines) {
    return found(log_of("rules royal, 2 players\nbefore 5 deals\nbefore " + before + "\n" + lines));
  };
  EXPECT_THAT(royal("N 13, S 20", sheet + "total N 22, S 22\n" + next),
              ElementsAre("this goes on, though the match was over"));
  EXPECT_THAT(royal("N 13, S 20", sheet + next), ElementsAre("this goes on, though the match was over"));
  EXPECT_THAT(royal("N 13, S 20", sheet + "table 10D 5C 3S 8H\n"),
              ElementsAre("this goes on, though the match was over"));
  EXPECT_THAT(royal("N 3, S 10", sheet + next), IsEmpty());
}

}  // namespace
}  // namespace casino::log::unstated_deal_test
