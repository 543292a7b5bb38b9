// Claims to have won, one after the other (AA-WIN-8; 001 Hungarian: whoever is the first to say so rightly has won).

#include "tests/oracle/log/reading.hpp"

namespace casino::log {
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

}  // namespace
}  // namespace casino::log
