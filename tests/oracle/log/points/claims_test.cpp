// Claims to have won, one after the other (AA-WIN-8; 001 Hungarian: whoever is the first to say so rightly has won).

#include "tests/oracle/log/reading.hpp"

namespace casino::log::claims_test {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

// N has 10 and takes two aces: 12. S has 9 and takes the ten of diamonds: 11. Both are at the target of eleven.
Log both_at_the_target(const std::string& and_then) {
  return log_of(
      "rules hungarian, 2 players\nbefore 1 deal\nbefore N 10, S 9\ndeal 2, dealer S\ntable 10D AS 6D KC\n"
      "hand N: AC 9D 9H\nhand S: 10S 7D 8S\nN: AC=1 takes AS\nS: 10S takes 10D\n" +
      and_then);
}

TEST(Claims, the_first_correct_one_counts) {
  EXPECT_THAT(found(both_at_the_target("S claims\nN claims\nresult S wins")), IsEmpty());
  EXPECT_THAT(found(both_at_the_target("N claims\nS claims\nresult N wins")), IsEmpty());
  EXPECT_THAT(found(both_at_the_target("S claims\nN claims\nresult N wins")),
              ElementsAre("result: it says that N wins, but S wins"));
}

TEST(Claims, a_later_one_comes_after_the_end) {
  EXPECT_THAT(found(both_at_the_target("S claims\nN claims"), Weight::note), Contains(HasSubstr("was over")));
  EXPECT_THAT(found(both_at_the_target("S claims"), Weight::note), testing::Not(Contains(HasSubstr("was over"))));
}

// Whether S was right hangs on the pile that nobody saw; that N is says no more about who was the first.
TEST(Claims, one_behind_a_claim_that_nobody_can_judge_decides_nothing) {
  const Log log = log_of(
      "rules hungarian, 2 players\nbefore 1 deal\nbefore N 10, S 9\ndeal 2, dealer S\n"
      "position table 10D AS 6D KC; hand N: AC 9D 9H; hand S: 10S 7D 8S; pile S: +2; to act N; dealer S; dealing 2\n"
      "N: AC=1 takes AS\nS claims\nN claims\nresult N wins");
  EXPECT_THAT(found(log), IsEmpty());
  EXPECT_THAT(found(log, Weight::undetermined), Contains(StartsWith("somebody can have won before this")));
}

// AA-END-1, Q-AA-20: after the last card N, who took the four with it, gets the ace that lies there: 10 + 1. S has 18
// with his deal, and did not say so.
TEST(Claims, HUN_WIN_one_behind_the_last_card_counts_what_was_left) {
  const std::string last_card =
      "before 1 deal\nbefore N 10, S 8\ndeal\n"
      "position table 4C AC KD; hand N: 4D; hand S: none; stock none; to act N; dealer S; dealing 8; pile N: 2C 3C; "
      "pile S: AS AH AD 2S 2H 2D 3S 3H 3D 4S 4H 5S 5H 5D 5C 6S 6H 6D 6C 7S 7H 7D 7C 8S 8H 8D 8C 9S 9H 9D 9C 10S 10H "
      "10D "
      "10C JS JH JD JC QS QH QD QC KS KH KC\nN: 4D takes 4C\nN claims\n";
  const Log log = log_of("rules hungarian, 2 players\n" + last_card + "result N wins");
  EXPECT_THAT(found(log), IsEmpty());
  EXPECT_THAT(found(log, Weight::note), IsEmpty());
  // Before it, with the table not given out, N has ten.
  const Log too_early = log_of(
      "rules hungarian, 2 players\nbefore 1 deal\nbefore N 10, S 8\ndeal\n"
      "position table 4C AC KD; hand N: 4D; hand S: 9D; stock 0; to act N; dealer S; dealing 8; "
      "pile N: 2C 3C; pile S: +44\nN: 4D takes 4C\nN claims\n");
  EXPECT_THAT(found(too_early, Weight::note), ElementsAre("N claims to have won, and has not"));
}

// match.majority_moment=end_of_deal: most cards count when all are captured: 30 of N.
TEST(Claims, AA_WIN_8_most_cards_count_behind_the_last_card) {
  const Log log = log_of(
      "rules anglo-american, 2 players\noption match.count_when=as_earned_on_claim\n"
      "option match.majority_moment=end_of_deal\nbefore N 18, S 19\ndeal\n"
      "position table KC; hand N: KD; hand S: none; stock none; to act N; dealer S; dealing 6; "
      "pile N: {6S 6H 6D 6C 7S 7H 7D 7C 8S 8H 8D 8C 9S 9H 9D 9C 10S 10H 10C JS JH JD JC QS QH QD QC 2D}; "
      "pile S: {AS AH AD AC 2S 2H 2C 3S 3H 3D 3C 4S 4H 4D 4C 5S 5H 5D 5C KS KH 10D}\n"
      "N: KD takes KC\nN claims\nresult N wins");
  EXPECT_THAT(found(log), IsEmpty());
  EXPECT_THAT(found(log, Weight::note), IsEmpty());
}

// HUN-NAG-7: eleven points in the first deal count double; the second is not the first, and totals before it say that
// there was one.
TEST(Claims, HUN_NAG_7_only_the_first_deal_counts_double) {
  const auto won_in = [](const std::string& deal, const std::string& result) {
    return log_of("rules hungarian-nagy, 2 players\n" + deal +
                  "position table AC; hand N: AD 2D; hand S: 3D 4D; to act N; dealer S; dealing 2; pile N: AS 10D\n"
                  "N: AD=1 takes AC\nN claims\nresult " +
                  result);
  };
  EXPECT_THAT(found(won_in("before N 9, S 0\ndeal 2\n", "N wins")), IsEmpty());
  EXPECT_THAT(found(won_in("before N 9, S 0\ndeal\n", "N wins")), IsEmpty());
  EXPECT_THAT(found(won_in("before N 9, S 0\ndeal\n", "N wins double")), testing::SizeIs(1));
}

}  // namespace
}  // namespace casino::log::claims_test
