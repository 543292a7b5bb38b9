// What can be told of points where not everything is known: by numbers of cards, by who can have captured last, or of a
// deal of which only the score was written down.

#include "oracle/generate/game.hpp"
#include "tests/oracle/log/points/by_points.hpp"
#include "tests/oracle/log/reading.hpp"

namespace casino::log::outcomes_test {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

// S takes the last two cards, and has 27 of 52: three points (AA-SCO-1), and of the other eight nobody knows.
const std::string counted_piles =
    "position\ntable 8H; hand N: none; hand S: 8C; pile N: +25; pile S: +25; stock none; last capture N; to act S\n"
    "S: 8C takes 8H\n";

TEST(Validate, AA_SCO_1_points_that_follow_from_numbers_of_cards_are_certain) {
  EXPECT_EQ(validate(western_log(counted_piles + "score cards N 0, S 3")).outcome, LogOutcome::holds);
  EXPECT_THAT(found(western_log(counted_piles + "score cards N 3, S 0")),
              ElementsAre("score for cards: N 3, S 0 was written down, but it is N 0, S 3"));
  EXPECT_EQ(validate(western_log(counted_piles + "score N 5, S 6")).outcome, LogOutcome::undetermined);
  EXPECT_THAT(found(western_log(counted_piles + "score N 9, S 2")),
              ElementsAre("score: N 9, S 2 was written down, but it is N 0 to 8, S 3 to 11"));
  EXPECT_THAT(found(western_log(counted_piles + "score N 5, S 5")),
              ElementsAre("score: N 5, S 5 was written down, which cannot be all at once: it is N 0 to 8, S 3 to 11"));
}

TEST(Validate, AA_WIN_1_who_cannot_have_won_is_certain) {
  const std::string far_behind = "before N 20, S 2\n" + counted_piles;
  EXPECT_THAT(found(western_log(far_behind + "result S wins")),
              ElementsAre("result: it says that S wins, but S cannot have won"));
  EXPECT_EQ(validate(western_log(far_behind + "result N wins")).outcome, LogOutcome::undetermined);
  EXPECT_EQ(validate(western_log("before N 0, S 2\n" + counted_piles + "result unfinished")).outcome,
            LogOutcome::holds);
}

// HAI-WIN-1: there is nothing but most cards.
TEST(Validate, HAI_WIN_1_most_cards_follow_from_their_number) {
  EXPECT_EQ(validate(log_of("rules haiti, 2 players\n" + counted_piles + "score N 0, S 1\nresult S wins")).outcome,
            LogOutcome::holds);
  EXPECT_THAT(found(log_of("rules haiti, 2 players\n" + counted_piles + "result N wins")),
              ElementsAre("result: it says that N wins, but S wins"));
}

// The first deal is not there, and nobody says what it brought. HAI-WIN-1: what it was does not matter, for each deal
// is won by itself.
TEST(Validate, HAI_WIN_1_what_earlier_deals_brought_does_not_matter) {
  const std::string second = "rules haiti, 2 players\ndeal 2, dealer N\n" + counted_piles;
  EXPECT_EQ(validate(log_of(second + "score N 0, S 1\nresult S wins")).outcome, LogOutcome::holds);
  EXPECT_THAT(found(log_of(second + "result N wins")), Contains(HasSubstr("result: it says that N wins")));
}

// AA-WIN-1: 8 of 11 points in the second deal: whoever has 21 by then hangs on the first.
TEST(Validate, AA_WIN_1_nobody_knows_what_deals_before_the_log_brought) {
  const std::string all_known =
      "deal 2, dealer N\nposition\ntable none; hand N: none; hand S: 9C; stock none; to act S; last capture N; dealing "
      "6\n"
      "pile N: {2C 3C 4C 5C 6C 7C 8C 10C JC QC KC AC 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD 2D}\n"
      "pile S: {2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AD}\nS: trail 9C\n";
  // N: 24 cards and the nine, 10D (2), AC. S: 27 cards (3), 13 spades (1), 2S (1), three aces.
  const std::string untold = "nobody says what the deals before this log brought, so that nobody can count this";
  EXPECT_EQ(validate(western_log(all_known + "score N 3, S 8")).outcome, LogOutcome::holds);
  EXPECT_THAT(found(western_log(all_known + "total N 14, S 21"), Weight::undetermined), Contains(untold));
  EXPECT_THAT(found(western_log(all_known + "result S wins"), Weight::undetermined), Contains(untold));
  EXPECT_THAT(found(western_log("before 1 deal\n" + all_known + "total N 14, S 21")),
              Contains("totals: N 14, S 21 was written down, but it is N 3, S 8"));
  EXPECT_EQ(validate(western_log("before N 11, S 13\n" + all_known + "total N 14, S 21\nresult S wins")).outcome,
            LogOutcome::holds);
}

// AA-END-1: nobody states who captured last and gets 8H, 2D and 9C; N has 23 cards besides and no spade.
TEST(Validate, AA_END_1_what_is_the_same_whoever_captured_last_is_certain) {
  const std::string end =
      "position\ntable 8H 2D; hand N: none; hand S: 9C; stock none; to act S\n"
      "pile N: {2C 3C 4C 5C 6C 7C 8C 10C JC QC KC AC 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD}\n"
      "pile S: {2H 3H 4H 5H 6H 7H 9H 10H JH QH KH AH AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AD}\nS: trail 9C\n";
  EXPECT_EQ(validate(western_log(end + "score spades N 0, S 1")).outcome, LogOutcome::holds);
  EXPECT_THAT(found(western_log(end + "score cards N 3")),
              ElementsAre("score for cards: N 3 was written down, but it is N 0"));
  EXPECT_EQ(validate(western_log(end + "score cards S 3")).outcome, LogOutcome::undetermined);
}

// DOM-WIN-2: with eighteen points only most cards bring a win, and N has 21 of 52.
TEST(Validate, DOM_WIN_2_who_cannot_meet_the_criterion_cannot_have_won) {
  const std::string end =
      "before N 18, S 3\ndeal 5, dealer S\nposition\ntable none; hand N: none; hand S: 3C; pile N: +20; pile S: +31\n"
      "stock none; to act S; last capture N; dealing 6\nS: trail 3C\n";
  EXPECT_THAT(found(log_of("rules dominican, 2 players\n" + end + "result N wins")),
              ElementsAre("result: it says that N wins, but N cannot have won"));
}

// Of deals of which only the score was written down: eleven points at the most (004), of which eight or three can be
// lost in ties, and whatever it was, the deal passes on.
TEST(Validate, a_score_alone_can_be_impossible) {
  const std::string begin = "deal 1, dealer S\n";
  EXPECT_EQ(validate(western_log(begin + "score N 7, S 4")).outcome, LogOutcome::undetermined);
  EXPECT_THAT(found(western_log(begin + "score N 9, S 4")),
              ElementsAre("score: N 9, S 4 was written down, which cannot be all at once: it is N 0 to 11, S 0 to 11"));
  EXPECT_THAT(found(western_log(begin + "score N 12")),
              ElementsAre("score: N 12 was written down, but it is N 0 to 11"));
  EXPECT_THAT(found(western_log(begin + "score N 7, S 4\ndeal 2\nscore N 7, S 4\ntotal N 15, S 8")),
              ElementsAre("totals: N 15, S 8 was written down, but it is N 14, S 8"));
  EXPECT_THAT(found(western_log(begin + "score N 7, S 4\nresult N wins")),
              ElementsAre("result: it says that N wins, but nobody has won yet"));
  // Sweeps have no limit.
  EXPECT_EQ(validate(western_log("option sweep.score=1\n" + begin + "score N 12, S 1")).outcome,
            LogOutcome::undetermined);
  EXPECT_THAT(found(log_of("rules dominican, 2 players\nbefore N 18, S 3\ndeal 4\nscore N 5, S 4")),
              ElementsAre("score: N 5, S 4 was written down, but it is N 0 to 3, S at least 0"));
}

// DOM-SWP-3: of sweeps that cancel one side has none left. AA-SWP-1: without a capture nobody swept.
TEST(Validate, DOM_SWP_3_sweeps_of_both_sides_cannot_be_left) {
  const std::string begin = "rules dominican, 2 players\ndeal 1, dealer S\n";
  EXPECT_THAT(found(log_of(begin + "score sweeps N 1, S 1")), testing::SizeIs(1));
  EXPECT_EQ(validate(log_of(begin + "score sweeps N 2, S 0")).outcome, LogOutcome::undetermined);
  EXPECT_THAT(found(log_of(begin + "score N 7, S 0")), testing::SizeIs(1));  // eight at least, or nothing
  EXPECT_EQ(validate(log_of(begin + "score N 8, S 0")).outcome, LogOutcome::undetermined);
}

// AA-END-1: where nobody captures the cards are nobody's, or by end.no_capture the dealer's, and then he has eleven.
TEST(Validate, AA_END_1_without_a_capture_there_may_be_no_points) {
  const std::string nothing = "deal 1, dealer S\nscore N 0, S 0";
  EXPECT_EQ(validate(western_log(nothing)).outcome, LogOutcome::undetermined);
  EXPECT_THAT(found(western_log("option end.no_capture=dealer\n" + nothing)), testing::SizeIs(1));
}

// AA-WIN-7, AA-WIN-8: with eleven points, or a claim of them, play ends; before that a deal brings more than three.
TEST(Validate, AA_WIN_8_a_deal_that_was_claimed_brings_less) {
  const auto log = [](const std::string& lines) { return log_of("rules hungarian, 2 players\n" + lines); };
  EXPECT_EQ(validate(log("before N 9, S 8\ndeal 4\nscore N 2, S 1\ntotal N 11, S 9")).outcome,
            LogOutcome::undetermined);
  EXPECT_THAT(found(log("before N 9, S 8\ndeal 4\nscore N 1, S 1")), testing::SizeIs(1));
  EXPECT_THAT(found(log("before N 9, S 8\ndeal 4\nscore N 2, S 1\ntotal N 11, S 10")), testing::SizeIs(1));
}

// A deal of which nothing else is stated: eleven points are the most.
TEST(Validate, AA_WIN_1_a_deal_of_which_only_the_result_is_told) {
  EXPECT_EQ(validate(western_log("before N 12, S 8\ndeal 3\nresult N wins")).outcome, LogOutcome::undetermined);
  EXPECT_EQ(validate(western_log("before N 12, S 8\ndeal 3\nresult unfinished")).outcome, LogOutcome::holds);
  EXPECT_THAT(found(western_log("before N 9, S 8\ndeal 3\nresult N wins")),
              ElementsAre("result: it says that N wins, but N cannot have won"));
}

// Q-HUN-11: a wrong claim costs the match, or the points of the deal, whatever the totals are.
TEST(Validate, AA_WIN_8_a_wrong_claim_can_have_cost_it) {
  const auto log = [](const std::string& effect, const std::string& lines) {
    return log_of("rules hungarian, 2 players\noption claim.false=" + effect + "\ndeal 1\n" + lines);
  };
  EXPECT_EQ(validate(log("match_lost", "result N wins")).outcome, LogOutcome::undetermined);
  EXPECT_EQ(validate(log("deal_lost", "score N 1, S 0")).outcome, LogOutcome::undetermined);
  EXPECT_THAT(found(log("ignored", "score N 1, S 0")), testing::SizeIs(1));
}

// Q-GEN-04: who captured last is not stated.
TEST(Validate, AA_DEAL_7_by_points_alone_anybody_can_be_the_next_to_deal) {
  const std::string begin = "rules swazi, 3 players\noption deal.next_lead=last_capturer\ndeal 1, dealer E\n";
  for (const char* dealer : {"E", "W", "S"})
    EXPECT_THAT(found(log_of(begin + "score E 4, W 4, S 3\ndeal 2, dealer " + dealer)), IsEmpty());
}

// AA-WIN-4: nine and two, seven and four, or the difference: seven or three.
TEST(Validate, AA_WIN_4_a_difference_alone_can_be_written_down) {
  const auto log = [](const std::string& lines) {
    return western_log("option score.mode=difference\ndeal 1, dealer S\n" + lines);
  };
  EXPECT_EQ(validate(log("score N 7, S 4\ntotal N 3, S 0")).outcome, LogOutcome::undetermined);
  EXPECT_EQ(validate(log("score N 3, S 0\ntotal N 3, S 0")).outcome, LogOutcome::undetermined);
  EXPECT_THAT(found(log("score N 3, S 1")), testing::SizeIs(1));
  EXPECT_THAT(found(log("score N 3, S 0\ntotal N 4, S 0")), testing::SizeIs(1));
}

// Six and five of eleven, and S scores the one: what is written of one side can be the difference, or what he had.
TEST(Validate, AA_WIN_4_the_difference_of_one_side_can_be_all_that_is_written) {
  const std::string deal = "option score.mode=difference\ndeal\nscore S 1\n";
  EXPECT_THAT(found(western_log(deal + "total S 1")), IsEmpty());
  EXPECT_THAT(found(western_log(deal + "total S 0")), IsEmpty());
  EXPECT_THAT(found(western_log(deal + "total S 2")), testing::SizeIs(1));
}

// With sweeps nobody knows how many points there were, but what was written of both sides is known: no deal brings N
// five and S none, whatever they swept, for there are eight points without sweeps at least; so five is the difference.
TEST(Validate, AA_WIN_4_a_difference_by_sweeps_is_what_was_written) {
  const std::string deal = "option score.mode=difference\noption sweep.score=1\ndeal\nscore N 5, S 0\n";
  EXPECT_THAT(found(western_log(deal + "total N 5, S 0")), IsEmpty());
  EXPECT_THAT(found(western_log(deal + "total N 7, S 0")), testing::SizeIs(1));
}

// What all items make is known then, and each by itself is not.
TEST(Validate, AA_SCO_3_items_can_follow_the_points_of_all) {
  const std::string all = "rules swazi, 3 players\ndeal\nscore E 4, W 4, S 3\n";
  EXPECT_EQ(validate(log_of(all + "score AS E 1, W 0, S 0\ntotal E 4, W 4, S 3")).outcome, LogOutcome::undetermined);
  EXPECT_THAT(found(log_of(all + "total E 4, W 4, S 4")), testing::SizeIs(1));
  EXPECT_THAT(found(log_of("rules dominican, 3 players\ndeal\nscore E 8, W 1, S 4\nscore sweeps E 3, W 0, S 0\n")),
              IsEmpty());
}

// Eleven points (000), of which no tie takes any: three sides cannot tie for 52 cards or 13 spades.
TEST(Validate, SWZ_SCO_1_three_sides_share_eleven_points) {
  const auto three = [](const std::string& lines) { return log_of("rules swazi, 3 players\ndeal\n" + lines); };
  EXPECT_EQ(validate(three("score E 4, W 4, S 3")).outcome, LogOutcome::undetermined);
  EXPECT_EQ(validate(three("score spades E 1, W 1, S 0")).outcome, LogOutcome::undetermined);
  for (const char* impossible : {"score E 5, W 5, S 3", "score E 5, W 2, S 3", "score spades E 2, W 2, S 0",
                                 "score AS E 1, W 1, S 0", "score 10D E 2, W 2, S 2", "total E 11, W 9, S 9"})
    EXPECT_THAT(found(three(impossible)), testing::SizeIs(1)) << impossible;
}

// The same where numbers of cards are stated: E gets the four that are left, and has 24 of 52, W 20.
TEST(Validate, SWZ_SCO_1_three_sides_share_what_is_left) {
  const std::string end =
      "rules swazi, 3 players\nposition\ntable KH; hand E: 2C; hand W: 3C; hand S: 4C; to act E; dealer S\n"
      "pile E: +20; pile W: +20; pile S: +8; last capture E; stock none\nE: trail 2C\nW: trail 3C\nS: trail 4C\n";
  EXPECT_EQ(validate(log_of(end + "score E 5, W 3, S 3")).outcome, LogOutcome::undetermined);
  EXPECT_EQ(validate(log_of(end + "score cards E 2, W 0, S 0")).outcome, LogOutcome::holds);
  for (const char* impossible : {"score E 1, W 5, S 5", "score E 5, W 2, S 3", "score AS E 1, W 1, S 0",
                                 "score AS E 0, W 0, S 0", "total E 11, W 9, S 9"})
    EXPECT_THAT(found(log_of(end + impossible)), testing::SizeIs(1)) << impossible;
}

// TUX-SCO-1, TUX-SCO-2, TUX-SCO-3, TUX-SCO-4: fifteen for cards, five for each of four fives, ten or five for sweeps.
// All sums are multiples of five.
TEST(Validate, TUX_SCO_4_items_have_their_limits_where_oranges_have_none) {
  const auto two = [](const std::string& lines) { return log_of("rules tuxedo, 2 players\ndeal\n" + lines); };
  for (const char* possible : {"score cards N 15, S 0", "score fives N 10, S 10", "score sweeps N 15, S 5",
                               "score oranges N 10, S 0", "score N 35, S 20"})
    EXPECT_EQ(validate(two(possible)).outcome, LogOutcome::undetermined) << possible;
  for (const char* impossible :
       {"score cards N 14, S 0", "score cards N 15, S 15", "score fives N 25, S 0", "score fives N 20, S 20",
        "score sweeps N 7, S 0", "score oranges N 7, S 0", "score N 33, S 20", "total N 33, S 20"})
    EXPECT_THAT(found(two(impossible)), testing::SizeIs(1)) << impossible;
}

// Whatever deals brought can have been, also for those who know nothing of them but that.
TEST(Validate, points_that_were_made_are_never_impossible) {
  for (const VariantEntry& variant : variants())
    for (std::uint8_t seats = variant.fewest_seats; seats <= variant.most_seats; ++seats)
      for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        const Log game = generate::random_game(stated(variant.rules(Seats{seats})), seed);
        for (const Deal& deal : points_of<RecordedScore>(game).deals) EXPECT_THAT(deal.entries, testing::SizeIs(1));
        for (const Log& points : by_points(game))
          EXPECT_THAT(found(points), IsEmpty()) << variant.name << " for " << int{seats} << ", seed " << seed;
      }
}

TEST(Validate, points_that_were_made_by_other_options_are_never_impossible) {
  const std::pair<std::string_view, std::string_view> options[] = {{"match.count_when", "as_earned_automatic"},
                                                                   {"match.count_when", "as_earned_on_claim"},
                                                                   {"match.count_when", "sweeps_as_made"},
                                                                   {"score.mode", "difference"},
                                                                   {"score.cards_rule", "per_card"},
                                                                   {"score.cards_tie", "carried_over"},
                                                                   {"endgame.restrictions", "from_16"},
                                                                   {"claim.false", "match_lost"},
                                                                   {"claim.false", "deal_lost"},
                                                                   {"deal.next_lead", "last_capturer"},
                                                                   {"deal.next_lead", "winner"}};
  for (const Rules& rules : {anglo_american(Seats{2}), hungarian(Seats{2}), finland(Seats{3}), swazi(Seats{3})})
    for (const auto& [name, value] : options) {
      Rules other = rules;
      ASSERT_FALSE(set_value(other, find_option(name)->option, value)) << name;
      if (contradiction(other)) continue;
      for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        const Log game = generate::random_game(stated(other), seed);
        for (const Log& points : by_points(game))
          EXPECT_THAT(found(points), IsEmpty()) << rules.variant << ", " << name << "=" << value << ", seed " << seed;
      }
    }
}

TEST(Validate, AA_DEAL_7_the_deal_passes_on_whatever_it_brought) {
  const std::string begin = "deal 1, dealer S\nscore N 7, S 4\n";
  EXPECT_THAT(found(western_log(begin + "deal 2, dealer N")), IsEmpty());
  EXPECT_THAT(found(western_log(begin + "deal 2, dealer S")), ElementsAre("S deals, but it is N who should"));
}

// SAF-DEAL-2, by the option that a lot decides among those with the fewest points: S and W, as was written down.
TEST(Validate, SAF_DEAL_2_a_lot_is_held_against_the_score_as_written) {
  const std::string tied =
      "rules south-african, 3 players\noption match.target=50\noption deal.loser_tie=random\n"
      "deal 1, dealer E\nscore E 5, S 2, W 2\n";
  EXPECT_THAT(found(log_of(tied + "lot W\ndeal 2, dealer E\n")), IsEmpty());
  EXPECT_THAT(found(log_of(tied + "lot E\n")), ElementsAre("no lot decides about this seat"));
}

// AA-WIN-4: the better side scores the difference; many write down what both had.
TEST(Validate, AA_WIN_4_a_difference_can_be_written_down_as_the_score) {
  const std::string end =
      "option score.mode=difference\ndeal 5, dealer S\nposition\ntable none; hand N: none; hand S: 3C; stock none\n"
      "to act S; last capture N; dealing 6\n"
      "pile N: {10D AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH 2D 3D 4D 5D 6D 7D 8D 9D JD QD KD 2C 4C 5C 6C 7C}\n"
      "pile S: {AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AD AC 8C 9C 10C JC QC KC}\nS: trail 3C\n";
  // N: cards 3, 10D 2, AH 1; S: spades 1, 2S 1, and three aces.
  EXPECT_THAT(found(western_log(end + "score N 6, S 5\ntotal N 1, S 0")), IsEmpty());
  EXPECT_THAT(found(western_log(end + "score N 1, S 0\ntotal N 1, S 0")), IsEmpty());
  EXPECT_THAT(found(western_log(end + "score N 1, S 1")), testing::SizeIs(1));
}

// DOM-WIN-2: nobody wins with 14 of 21, by whatever order of captures; with 22 somebody has won, and nothing goes on.
TEST(Validate, DOM_WIN_2_a_result_has_to_agree_with_the_totals_that_were_written) {
  const auto sheet = [](const std::string& end) {
    return log_of("rules dominican, 2 players\nbefore N 10, S 15\ndeal\nscore N 4, S 7\ntotal N 14, S 22\n" + end);
  };
  EXPECT_THAT(found(sheet("result S wins")), IsEmpty());
  EXPECT_THAT(found(sheet("result N wins")), ElementsAre("result: it says that N wins, but S wins"));
  EXPECT_THAT(found(sheet("result unfinished")), ElementsAre("result: it says that nobody has won yet, but S wins"));
  EXPECT_THAT(found(sheet("deal\nscore N 4, S 7\n")), Contains(HasSubstr("though the match was over")));
  // DOM-WIN-9: level sides play on; and a wrong claim can have lost the match.
  EXPECT_THAT(found(log_of("rules dominican, 2 players\nbefore N 15, S 15\ndeal\nscore N 6, S 6\ntotal N 21, S 21\n"
                           "result N wins")),
              ElementsAre("result: it says that N wins, but nobody has won yet"));
  EXPECT_THAT(found(log_of("rules hungarian, 2 players\noption claim.false=match_lost\nbefore N 8, S 8\ndeal\n"
                           "score N 4, S 1\ntotal N 12, S 9\nresult S wins")),
              IsEmpty());
}

// FIN-WIN-2: N may have had fifteen before this deal, and then has won by the sweep; or has not, and nobody has.
TEST(Validate, FIN_WIN_2_a_deal_behind_points_that_nobody_can_count_may_have_ended_in_its_middle) {
  const std::string before =
      "rules finland, 2 players\ndeal 1, dealer S\nscore N 9, S 1\ndeal 2, dealer N\nscore N 6, S 4\n";
  const std::string last =
      "deal 3, dealer S\ntable 5C 3D 2C 4S\nhand N: AH 9D QS 10C\nhand S: 2H 7S 8C 9H\nN: AH takes 5C 3D 2C 4S\n";
  for (const char* end : {"score N 1, S 0\ntotal N 16, S 5\nresult N wins", "total N 16, S 5", "result N wins"}) {
    EXPECT_EQ(validate(log_of(before + last + end)).outcome, LogOutcome::undetermined) << end;
    EXPECT_THAT(found(log_of("rules finland, 2 players\nbefore N 15, S 5\n" + last + end)), IsEmpty()) << end;
  }
  EXPECT_THAT(found(log_of("rules finland, 2 players\nbefore N 2, S 5\n" + last + "score N 1, S 0")),
              ElementsAre("the deal was not played to its end"));
}

}  // namespace
}  // namespace casino::log::outcomes_test
