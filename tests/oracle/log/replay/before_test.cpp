// What a log says of the match before it: what belongs to another game is a problem, and has no consequences.

#include "tests/oracle/log/reading.hpp"

namespace casino::log::before_test {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

const std::string carries_nothing = "no points of ties are carried over to another deal in this game";
const std::string restricts_nobody =
    "a side with so many points has no criterion to meet: it can score whatever there is";

// S has more cards, which are three points (AA-SCO-1), or six with those of a tie before.
std::string with_carried(const std::string& head, int points) {
  return head +
         "before N 5, S 5\nbefore carried cards 3, spades 1\ndeal 2\n"
         "position table 9H; hand N: 9C; hand S: none; to act N; dealer S; stock none; pile N: +20; pile S: +30; last "
         "capture N\nN: 9C takes 9H\nscore cards S " +
         std::to_string(points) + "\n";
}

TEST(Before, AA_SCO_6_points_of_ties_are_carried_only_where_the_rules_say_so) {
  for (const std::string name : {"royal", "dominican", "anglo-american"})
    EXPECT_THAT(found(log_of(with_carried("rules " + name + ", 2 players\n", 3))), ElementsAre(carries_nothing))
        << name;
  const std::string carried_over =
      "rules royal, 2 players\noption score.cards_tie=carried_over\noption score.spades_tie=carried_over\n";
  EXPECT_THAT(found(log_of(with_carried(carried_over, 6))), IsEmpty());
  EXPECT_THAT(found(log_of(with_carried("rules royal, 2 players\noption score.cards_tie=carried_over\n", 6))),
              ElementsAre(carries_nothing));
}

std::string with_met(const std::string& rules, const std::string& totals) {
  return "rules " + rules + "\n" + totals + "before met first N\ndeal 4\nscore N 3, S 5\nresult N wins\n";
}

// DOM-WIN-8: a side with 18, 19 or 20 points has a criterion to meet, where there are any.
TEST(Before, DOM_WIN_8_only_a_restricted_side_has_met_a_criterion) {
  EXPECT_THAT(found(log_of(with_met("dominican, 2 players", "before N 18, S 5\n"))), IsEmpty());
  EXPECT_THAT(found(log_of(with_met("dominican, 2 players", ""))), IsEmpty());  // nobody knows what N had
  EXPECT_THAT(found(log_of(with_met("dominican-soto, 2 players", "before N 17, S 5\n"))), IsEmpty());
  for (const std::string unrestricted : {"dominican, 2 players", "royal, 2 players", "swazi-2, 2 players"})
    EXPECT_THAT(found(log_of(with_met(unrestricted, "before N 5, S 5\n"))), testing::Contains(restricts_nobody))
        << unrestricted;
  EXPECT_THAT(found(log_of(with_met("royal, 2 players", ""))), testing::Contains(restricts_nobody));
  EXPECT_THAT(found(log_of(with_met("dominican, 2 players", "before N 17, S 5\n"))),
              testing::Contains(restricts_nobody));
}

// AA-WIN-8: only a wrong claim costs a side the points of a deal, where claims are made and cost so much.
TEST(Before, AA_WIN_8_nobody_forfeits_points_where_no_claim_costs_them) {
  const std::string rest =
      "before N 5, S 5\nbefore forfeits N\ndeal\nposition table 9H; hand N: 9C; to act N\nN: 9C takes 9H\n";
  const std::string claims = "option match.count_when=as_earned_on_claim\n";
  EXPECT_THAT(found(western_log(claims + "option claim.false=deal_lost\n" + rest)), IsEmpty());
  for (const std::string& other : {std::string("option claim.false=deal_lost\n"),
                                   claims + "option claim.false=ignored\n", claims + "option claim.false=match_lost\n"})
    EXPECT_THAT(found(western_log(other + rest)), ElementsAre("nobody forfeits the points of a deal in this game"))
        << other;
}

TEST(Before, stands_in_a_line_and_is_found_before_everything_else) {
  const Log log = log_of(
      "rules royal, 2 players\nbefore N 5, S 5\n  before met first N\nbefore carried cards 3\ndeal\nscore N 90, S 1\n");
  const Report report = validate(log);
  ASSERT_GE(report.problems.size(), 3U);
  EXPECT_EQ(headline_of(log, report.problems[0]), carries_nothing);
  EXPECT_EQ(report.problems[0].place.line, 4);
  EXPECT_EQ(headline_of(log, report.problems[1]), restricts_nobody);
  EXPECT_EQ(report.problems[1].place.line, 3);
  EXPECT_EQ(report.problems[1].place.column, 3);
  EXPECT_EQ(of(report.problems[1], log)["pointer"], "/before");
}

}  // namespace
}  // namespace casino::log::before_test
