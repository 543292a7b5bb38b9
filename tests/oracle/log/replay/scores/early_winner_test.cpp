// Who has won while a deal is being played, where a log does not begin with it: the position that it begins with may
// have decided, its piles may hold cards that nobody stated, and nobody states in which order they came. Seed 001 "End
// of the Play and Scoring" (18: most cards, 19: the ten of diamonds, 20: most spades; the first wins, automatically);
// 004 "Kasino in Finland" (16 points, sweeps count as they are made); 002 "Variations, Scoring".

#include "tests/oracle/log/reading.hpp"

namespace casino::log::early_winner_test {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

const std::string in_doubt = "somebody can have won before this, which the log does not tell";
const std::string not_counted = "not all is known that was captured, and by whom, so that nobody can count this";

Log dominican_log(const std::string& lines) { return log_of("rules dominican, 2 players\n" + lines); }
Log finnish_log(const std::string& lines) { return log_of("rules finland, 2 players\n" + lines); }
Log automatic_log(const std::string& lines) {
  return log_of("rules anglo-american, 2 players\noption match.count_when=as_earned_automatic\n" + lines);
}

// S needs most spades and has eight of thirteen when the log begins; N needs the ten of diamonds.
const std::string eight_spades =
    "before 3 deals\nbefore N 19, S 20\ndeal\nposition\ntable 10C; hand N: 10D; hand S: 2C\n"
    "pile S: AS 2S 3S 4S 5S 6S 7S 8S\nstock none; to act N\n";

TEST(Lead, a_position_can_have_decided_before_the_first_turn) {
  EXPECT_THAT(found(dominican_log(eight_spades + "N: 10D takes 10C\nresult S wins\n")), IsEmpty());
  EXPECT_THAT(found(dominican_log(eight_spades + "N: 10D takes 10C\nresult N wins\n")),
              ElementsAre("result: it says that N wins, but S wins"));
}

// At 19 a side scores for the ten of diamonds alone (001 End of the Play; DOM-WIN-6): the ace of spades and the sweep
// bring S nothing, whether the deal is broken off or played out.
TEST(Lead, a_restricted_side_scores_for_its_criterion_alone_in_a_deal_that_is_broken_off) {
  const std::string taken =
      "before 3 deals\nbefore N 10, S 19\ndeal\nposition\ntable 10C; hand N: 3D 4D; hand S: 10D 5C\n"
      "pile S: AS\nstock none; to act S; dealer S\nS: 10D takes 10C\n";
  const std::string right = "score N 0, S 2\nscore AS S 0\nscore 10D S 2\ntotal N 10, S 21\nresult S wins\n";
  EXPECT_THAT(found(dominican_log(taken + right)), IsEmpty());
  EXPECT_THAT(found(dominican_log(taken + "score AS S 1\n")),
              ElementsAre("score for AS: S 1 was written down, but it is S 0"));
  EXPECT_THAT(found(dominican_log(taken + "score sweeps S 1\n")),
              ElementsAre("score for sweeps: S 1 was written down, but it is S 0"));
}

TEST(Lead, a_position_decides_without_any_turn) {
  const std::string seven_spades =
      "before N 20, S 3\nposition\ntable 10C; hand N: 10D; hand S: 2C\npile N: 3S 4S 5S 6S 7S 8S 9S\n"
      "stock none; to act N\n";
  EXPECT_THAT(found(dominican_log(seven_spades + "result N wins\n")), IsEmpty());
  EXPECT_THAT(found(dominican_log(seven_spades + "result unfinished\n")),
              ElementsAre("result: it says that nobody has won yet, but N wins"));
  const std::string a_sweep = "position\ntable 3H; hand N: 4C; hand S: 3D; stock none; to act N; sweeps N 1\n";
  EXPECT_THAT(found(finnish_log("before N 15, S 3\n" + a_sweep + "result N wins\n")), IsEmpty());
  EXPECT_THAT(found(finnish_log("before N 14, S 3\n" + a_sweep + "result unfinished\n")), IsEmpty());
}

TEST(Lead, so_does_one_that_the_players_agree_on) {
  const std::string seven_spades =
      "table 10C; hand N: 10D; hand S: 2C\npile N: 3S 4S 5S 6S 7S 8S 9S\nstock none; to act N\n";
  EXPECT_THAT(found(dominican_log("before N 20, S 3\nposition\ntable 10C; hand N: 10D; hand S: 2C; stock none\n"
                                  "agreed\n" +
                                  seven_spades + "result N wins\n")),
              IsEmpty());
}

// 20 and the ace of hearts in the pile are 21: the play was over.
TEST(Lead, points_that_count_at_once_can_have_been_enough_before) {
  const std::string begun =
      "before N 20, S 20\nposition\ntable 3H AC; hand N: 4C; hand S: AD; pile N: AH 2D\nto act S\n";
  EXPECT_THAT(found(automatic_log(begun + "result N wins\n")), IsEmpty());
  EXPECT_THAT(found(automatic_log(begun + "S: AD takes AC\nresult N wins\n")),
              ElementsAre("1: this goes on, though the match was over"));
  // Both had an ace: who took it first is not stated.
  const std::string both =
      "before N 20, S 20\nposition\ntable 3H; hand N: 4C; pile N: AH 2D; pile S: AD 3D; to act S\n";
  EXPECT_THAT(found(automatic_log(both + "result N wins\n")), IsEmpty());
  EXPECT_THAT(found(automatic_log(both + "result N wins\n"), Weight::undetermined), ElementsAre(in_doubt));
}

TEST(Lead, a_sweep_wins_whatever_else_lies_in_the_pile) {
  const std::string swept =
      "before N 15, S 15\nposition\ntable 3H; hand N: 3C; hand S: 3D; pile N: +20; stock none; to act N\n"
      "N: 3C takes 3H\n";
  EXPECT_EQ(validate(finnish_log(swept + "result N wins\n")).outcome, LogOutcome::holds);
  EXPECT_EQ(validate(finnish_log(swept + "result unfinished\n")).outcome, LogOutcome::does_not_hold);
}

TEST(Lead, a_criterion_is_met_whatever_the_others_have) {
  const std::string taken =
      "position\ntable 10H; hand N: 10D; hand S: 3D; pile S: AS +2; stock none; to act N\nN: 10D takes 10H\n";
  EXPECT_EQ(validate(dominican_log("before N 19, S 3\n" + taken + "result N wins\n")).outcome, LogOutcome::holds);
  EXPECT_EQ(validate(dominican_log("before N 19, S 3\n" + taken + "result unfinished\n")).outcome,
            LogOutcome::does_not_hold);
  // S needs spades: three cards cannot be seven of them, nine can.
  EXPECT_EQ(validate(dominican_log("before N 19, S 20\n" + taken + "result N wins\n")).outcome, LogOutcome::holds);
  const std::string more =
      "before N 19, S 20\nposition\ntable 10H; hand N: 10D; hand S: 3D; pile S: AS +8; stock none; to act N\n"
      "N: 10D takes 10H\nresult N wins\n";
  EXPECT_EQ(validate(dominican_log(more)).outcome, LogOutcome::undetermined);
  EXPECT_THAT(found(dominican_log(more), Weight::undetermined), ElementsAre(in_doubt));
}

// 10, and the sweep makes eleven; two cards that nobody stated add nothing that could be missing.
TEST(Lead, a_claim_that_is_right_already_needs_no_more_cards) {
  const std::string swept =
      "position\ntable 5H; hand N: 5C; hand S: 3D; pile S: AS +2; pile N: +2; stock none; to act N\n"
      "N: 5C takes 5H\nN claims\n";
  const auto log = [&](const std::string& before, const std::string& result) {
    return log_of("rules hungarian, 2 players\n" + before + swept + result);
  };
  EXPECT_EQ(validate(log("before N 10, S 3\n", "result N wins\n")).outcome, LogOutcome::holds);
  EXPECT_THAT(found(log("before N 9, S 3\n", ""), Weight::undetermined),
              ElementsAre("N claims to have won, and nobody can tell"));
  // The best two cards are the ten of diamonds with an ace or the two of spades: 3, the sweep 1.
  EXPECT_THAT(found(log("before N 6, S 3\n", ""), Weight::note), ElementsAre("N claims to have won, and has not"));
  EXPECT_THAT(found(log("before N 7, S 3\n", ""), Weight::undetermined),
              ElementsAre("N claims to have won, and nobody can tell"));
}

// All cards are captured; N has most cards and S the ten of diamonds, which both needed.
TEST(Lead, of_two_that_met_their_criteria_the_first_has_to_be_told) {
  const std::string stated =
      "position\npile S: 3C 10D 2H\n"
      "pile N: AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AH 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH "
      "AD 2D 3D 4D 5D 6D 7D 8D 9D JD QD KD AC 2C 4C 5C 6C 7C 8C 9C 10C JC QC KC\n"
      "hand N: none; hand S: none; stock none; to act N; last capture S\n";
  EXPECT_EQ(validate(dominican_log("before N 18, S 19\n" + stated + "result S wins\n")).outcome,
            LogOutcome::undetermined);
  EXPECT_EQ(validate(dominican_log("before N 18, S 19\n" + stated + "result N wins\n")).outcome,
            LogOutcome::undetermined);
  EXPECT_EQ(validate(dominican_log("before N 18, S 19\nbefore met first N\n" + stated + "result N wins\n")).outcome,
            LogOutcome::holds);
  EXPECT_EQ(validate(dominican_log("before N 18, S 10\n" + stated + "result N wins\n")).outcome, LogOutcome::holds);
}

// N has 10D and had 20: 22 at the least, whatever else lies there.
TEST(Lead, totals_that_nobody_can_count_do_not_hold) {
  const std::string played =
      "before N 20, S 5\nposition\ntable 3H; hand N: 3C; hand S: 3D; pile N: 10D +26; pile S: AS +19; stock none\n"
      "to act N\nN: 3C takes 3H\nS: trail 3D\n";
  EXPECT_THAT(found(western_log(played + "total N 27, S 9\n"), Weight::undetermined), ElementsAre(not_counted));
  // N has most cards (3) and the ten of diamonds (2), S an ace; five points more are with cards that nobody stated.
  EXPECT_THAT(found(western_log(played + "total N 24, S 6\n")),
              ElementsAre("totals: N 24, S 6 was written down, but it is N 25 to 30, S 6 to 11"));
  EXPECT_THAT(found(western_log(played + "total N 30, S 11\n")),
              ElementsAre("totals: N 30, S 11 was written down, which cannot be all at once: it is N 25 to 30, "
                          "S 6 to 11"));
}

TEST(Lead, a_match_that_was_won_before_does_not_go_on) {
  const std::string over = "this goes on, though the match was over";
  const std::string turn = "position\ntable 3H; hand N: 5C; hand S: 4D; stock none; to act N\nN: trail 5C\n";
  EXPECT_THAT(found(western_log("before N 25, S 12\n" + turn + "result N wins\n")), ElementsAre(over));
  EXPECT_THAT(found(western_log("before N 20, S 12\n" + turn)), IsEmpty());
  // Level at the target: another deal is played.
  EXPECT_THAT(found(western_log("before N 22, S 22\n" + turn)), IsEmpty());
  // S can have had twenty and most spades, and won with 21.
  EXPECT_THAT(found(dominican_log("before N 22, S 21\n" + turn + "result S wins\n")), ElementsAre(over));
  // That is reported; of who has won a match that goes on nobody can say more.
  EXPECT_THAT(found(dominican_log("before N 22, S 21\n" + turn + "result S wins\n"), Weight::undetermined), IsEmpty());
}

// AA-WIN-8 (Hungarian: whoever has 11 points claims them): the fifteen cards of N that nobody saw can be worth the two
// points that N needs, or nothing.
TEST(Lead, a_claim_that_nobody_can_check_decides_nothing) {
  const std::string claimed =
      "before 1 deals\nbefore N 9, S 3\ndeal\nposition\ntable 3H 4S; hand N: 4C 5C; hand S: 3D; pile N: +15\n"
      "to act N; dealer S\nN: 4C takes 4S\nN claims\n";
  for (const std::string end : {"result N wins\n", "result unfinished\n", "score N 2, S 0\nresult N wins\n"}) {
    const Report report = validate(log_of("rules hungarian, 2 players\n" + claimed + end));
    EXPECT_EQ(report.outcome, LogOutcome::undetermined) << end;
  }
}

// 001 Royal Casino in North America 5: points are counted in an order, so that one of two sides got there first, though
// the totals do not tell which. In the ordinary game level sides play another deal (002 Scoring).
TEST(Lead, of_level_totals_one_has_won_where_points_are_counted_one_by_one) {
  const std::string on =
      "before 3 deals\nbefore N 22, S 22\ndeal\nposition\ntable 3H; hand N: 4C; hand S: 3D; to act N\n";
  EXPECT_THAT(found(log_of("rules royal, 2 players\n" + on)), ElementsAre("this goes on, though the match was over"));
  EXPECT_THAT(found(log_of("rules anglo-american, 2 players\n" + on)), IsEmpty());
}

}  // namespace
}  // namespace casino::log::early_winner_test
