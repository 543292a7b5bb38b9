// The likeliest slips of the pen. In each log one thing was changed by hand, and what stood there before is among the
// repairs.

#include "oracle/log/repair/repair.hpp"

#include <algorithm>

#include "oracle/log/repair/edits.hpp"
#include "tests/oracle/log/reading.hpp"

namespace casino::log::repair_test {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;

Repairs repairs(const Log& log) { return repairs_of(log, validate(log)); }

std::vector<std::string> texts(const Log& log) {
  std::vector<std::string> texts;
  for (const Repair& repair : repairs(log).best) texts.push_back(text_of(log, repair));
  return texts;
}

const std::string deal = "deal 1, dealer S\ntable 10D 5C 3S 8H\nhand N: 9C 4D KH AS\nhand S: 2S 7D JC 8C\n";

TEST(Repair, a_card_of_another_suit_was_played) {
  EXPECT_EQ(texts(western_log(deal + "N: build 9: 4D on 5C\nS: 8D takes 8H\nN: 9C takes 4D 5C\nS: trail 2S\n")).front(),
            "turn 2: S: 8C takes 8H, for S: 8D takes 8H");
}

TEST(Repair, a_card_of_another_suit_was_taken) {
  EXPECT_EQ(texts(western_log(deal + "N: trail KH\nS: 8C takes 5D 3S\nN: trail AS\n")).front(),
            "turn 2: S: 8C takes 3S 5C, for S: 8C takes 3S 5D");
}

TEST(Repair, a_card_that_was_taken_was_forgotten) {
  EXPECT_THAT(texts(western_log(deal + "N: trail KH\nS: 8C takes 5C\nN: trail AS\n")),
              Contains("turn 2: S: 8C takes 3S 5C, for S: 8C takes 5C"));
}

// S plays 8C, 7D, JC and 8D: the card dealt as 2S was one of them, and 8C can only be played where it was dealt.
TEST(Repair, a_hand_was_written_wrongly) {
  const Log log = western_log(
      "deal 1, dealer S\ntable 10D 5C 3S 8H\nhand N: 9C 4D KH AS\nhand S: 2S 7D JC 8D\n"
      "N: trail KH\nS: 8C takes 8H\nN: trail AS\nS: trail 7D\nN: trail 4D\nS: trail JC\nN: trail 9C\nS: trail 8D\n");
  EXPECT_THAT(texts(log), ElementsAre("dealing 1: hand S: 8C, for 2S"));
}

TEST(Repair, two_hands_were_written_under_each_others_names) {
  EXPECT_EQ(texts(western_log("deal 1, dealer S\ntable 10D 5C 3S 8H\nhand S: 9C 4D KH AS\nhand N: 2S 7D JC 8C\n"
                              "N: build 9: 4D on 5C\nS: 8C takes 8H\nN: 9C takes [9]\n"))
                .front(),
            "dealing 1: hand N and hand S: in each other's place");
}

// N plays AS, which nobody is said to hold.
TEST(Repair, a_card_of_a_hand_was_forgotten) {
  EXPECT_THAT(texts(western_log("deal 1, dealer S\ntable 10D 5C 3S 8H\nhand N: 9C 4D KH\nhand S: 2S 7D JC 8C\n"
                                "N: build 9: 4D on 5C\nS: 8C takes 8H\nN: 9C takes [9]\nS: trail JC\nN: trail AS\n"
                                "S: trail 2S\nN: trail KH\nS: trail 7D\n")),
              ElementsAre("dealing 1: hand N: AS, which is missing"));
}

// The position of a fragment: N takes 5H, which is not said to lie there.
TEST(Repair, a_card_of_a_fragment_was_forgotten) {
  EXPECT_EQ(
      texts(log_of("rules anglo-american, 2 players\ndeal\nposition table 4C; hand N: 9S 9D 2C; hand S: AS 9H 3C; "
                   "to act N\nN: 9S takes 4C 5H\nS: trail AS\n"))
          .front(),
      "position: table: 5H, which is missing");
}

// N adds 5H from the top of S's pile, where the queen is said to lie.
TEST(Repair, SWZ_STL_3_two_cards_of_a_pile_were_written_in_the_wrong_order) {
  EXPECT_EQ(
      texts(log_of("rules swazi-2, 2 players\ndeal\nposition table 4C [7S 2D]=9 of N; hand N: 6S 9D 2C; hand S: AS "
                   "9H 3C; pile N: KD > 2S; pile S: QD > 5H; to act N\n"
                   "N: add 4C S:5H to [9]; 9D takes [2D 7S 4C 5H]\nS: trail AS\n"))
          .front(),
      "position: pile S: 5H > QD");
}

// AA-CAP-1: a card is named twice, and is there once.
TEST(Repair, a_card_was_named_twice) {
  EXPECT_EQ(
      texts(western_log(deal + "N: build 9: 4D on 5C\nS: 8C takes 8H 8H\nN: 9C takes [9]\nS: trail JC\n")).front(),
      "turn 2: S: 8C takes 8H, for S: 8C takes 8H top:8H");
}

// Where the log ends before it is played it can be any: one is reported as an example.
TEST(Repair, a_card_of_a_hand_was_forgotten_and_nothing_shows_which) {
  EXPECT_THAT(texts(western_log("deal 1, dealer S\ntable 10D 5C 3S 8H\nhand N: 9C 4D KH\nhand S: 2S 7D JC 8C\n"
                                "N: build 9: 4D on 5C\nS: 8C takes 8H\n")),
              ElementsAre("dealing 1: hand N: a card is missing, such as AS"));
}

TEST(Repair, a_card_of_the_table_was_forgotten) {
  EXPECT_THAT(texts(western_log("deal 1, dealer S\ntable 10D 5C 8H\nhand N: 9C 4D KH AS\nhand S: 2S 7D JC 8C\n"
                                "N: trail KH\nS: 8C takes 3S 5C\n")),
              ElementsAre("dealing 1: table: 3S, which is missing"));
}

const std::string cut_of_three = "rules sotho-40, 4 players\ndeal 1, dealer W\nS cuts 10C 7H 3D\n";

TEST(Repair, SWZ_CUT_1_a_card_of_the_cut_was_forgotten) {
  EXPECT_THAT(texts(log_of(cut_of_three + "S: build 8: AH on 3D 4C\nE: 8S takes [3D 4C AH]\n")),
              ElementsAre("before turn 1: S cuts 3D 4C 7H 10C, for S cuts 3D 7H 10C"));
  EXPECT_THAT(texts(log_of(cut_of_three + "S: trail AH\n")),
              ElementsAre(testing::StartsWith("before turn 1: a card is missing, such as in S cuts ")));
}

// The turn that plays 8C holds; the one before it, which had been written with that card, cannot have been.
TEST(Repair, an_earlier_turn_was_written_wrongly) {
  const Log log = western_log(deal +
                              "N: trail KH\nS: trail 8C\nN: trail AS\nS: 8C takes 8H\nN: trail 4D\nS: trail 7D\n"
                              "N: trail 9C\nS: trail JC\n");
  EXPECT_THAT(texts(log), Contains("turn 2: S: trail 2S, for S: trail 8C"));
}

TEST(Repair, the_seat_was_written_wrongly) {
  EXPECT_THAT(texts(western_log(deal + "N: trail KH\nN: 8C takes 8H\nN: trail AS\n")),
              Contains("turn 2: S: 8C takes 8H, for N: 8C takes 8H"));
}

TEST(Repair, a_turn_was_written_twice) {
  EXPECT_THAT(texts(western_log(deal + "N: trail KH\nS: 8C takes 8H\nS: 8C takes 8H\nN: trail AS\n")),
              ElementsAre("turn 3: without S: 8C takes 8H"));
}

TEST(Repair, two_turns_were_written_in_the_wrong_order) {
  EXPECT_THAT(texts(western_log(deal + "S: 8C takes 8H\nN: trail KH\nN: trail AS\n")),
              Contains("turn 1 and turn 2: in the other order"));
}

// The last four cards of N are no nine, so that the build of turn 1 had no card for it (AA-BLD-3): that shows only when
// all of N's hand has been played. Behind it S takes a card that lies nowhere, which shows without any hand.
TEST(Repair, a_problem_that_follows_from_hidden_hands_is_really_gone) {
  const Log log = western_log(
      "deal 1, dealer S\ntable 10D 5C 3S 8H\n"
      "N: build 9: 4D on 5C\nS: trail 2S\nN: 8D takes 8H\nS: trail 7D\nN: 3C takes 3S\nS: trail QC\n"
      "N: 10C takes 10D\nS: 5H takes KC\n");
  const Report report = validate(log);
  const Repairs found = repairs_of(log, report);
  EXPECT_FALSE(found.best.empty());
  for (const Repair& repair : found.best) {
    const Report after = validate(edited(log, repair.edit));
    for (const Problem& problem : after.problems)
      EXPECT_FALSE(problem.weight == Weight::problem && problem.turn == 1) << text_of(log, repair.edit);
  }
}

TEST(Repair, a_turn_was_skipped) {
  const std::vector<std::string> found = texts(western_log(deal + "N: trail KH\nN: trail AS\n"));
  EXPECT_THAT(found, Contains(testing::StartsWith("before turn 2: a turn of S is missing, such as S: ")));
}

// Twelve cards go round once, so the first dealing is the last one.
const std::string one_dealing =
    "rules anglo-american, 2 players\noption announce.last=required\ncards AS AH AD AC 2S 2H 2D 2C KS KH KD KC\n"
    "deal 1, dealer S\ntable AS AH AD AC\nhand N: 2S 2H 2D 2C\nhand S: KS KH KD KC\n";
const std::string eight_turns =
    "N: trail 2S\nS: trail KS\nN: trail 2H\nS: trail KH\nN: trail 2D\nS: trail KD\nN: trail 2C\nS: trail KC\n";

// Rather than that the score was written down too early.
TEST(Repair, the_last_turn_was_forgotten) {
  const std::string seven_turns = eight_turns.substr(0, eight_turns.rfind("S: "));
  EXPECT_THAT(texts(log_of(one_dealing + "S says last\n" + seven_turns + "score N 0, S 0\n")),
              Contains("before turn 8: a turn of S is missing, such as S: trail KC"));
}

// The same by rules that switch off a clause which has nothing to do with it: the one card that S has left can be
// trailed.
TEST(Repair, the_last_turn_was_forgotten_where_a_clause_is_switched_off) {
  const std::string seven_turns = eight_turns.substr(0, eight_turns.rfind("S: "));
  std::string log = one_dealing + "S says last\n" + seven_turns + "score N 0, S 0\n";
  log.insert(log.find("option "), "off AA-CAP-6\n");
  EXPECT_THAT(texts(log_of(log)), Contains("before turn 8: a turn of S is missing, such as S: trail KC"));
}

// Nobody is said to hold anything. 2S lies where nothing trailed it, so that was the turn of S that is missing.
TEST(Repair, a_turn_of_a_hand_that_nobody_saw_was_skipped) {
  EXPECT_THAT(texts(western_log("deal 1, dealer S\ntable 10D 5C 3S 8H\nN: trail KH\nN: 2C takes 2S\nS: trail 7D\n")),
              Contains("before turn 2: a turn of S is missing, such as S: trail 2S"));
}

// South adds to a loose nine and with that to the nine which it has become, and plays KD.
const std::string south_adds = "S: add 4D E:5D to 9H; add 7C E:2H to [9]";
const std::string fragment =
    "rules swazi, 3 players\ndeal\nposition\n  table 9H 7C 4D\n  hand S: 9S KD\n  hand E: 8C 2D\n  hand W: AS 5H\n"
    "  pile E: 5D > 2H\n  pile S: 6C > 6H\n  last capture E\n";
const std::string rest_of_the_fragment = "E: trail 8C\nW: trail 5H\nS: 9S takes [9]\nE: trail 2D\nW: trail AS\n";

TEST(Repair, SWZ_TRN_3_the_last_action_of_a_turn_was_forgotten) {
  EXPECT_EQ(
      texts(log_of(fragment + "  to act S\n" + south_adds + "\n" + rest_of_the_fragment)).front(),
      "turn 1: S: add 4D E:5D to 9H; add 7C E:2H to [4D 5D 9H]; trail KD, for S: add 4D E:5D to 9H; add 7C E:2H to "
      "[4D 5D 9H]");
}

TEST(Repair, SWZ_BLD_4_an_addition_was_told_as_a_part_of_the_build) {
  const Log log = log_of(
      "rules swazi, 3 players\nposition table 6C 3D; hand S: 9H 2C; pile E: 9S; to act S\n"
      "S: build 9: 6C 3D E:9S; trail 2C\n");
  EXPECT_EQ(texts(log).front(),
            "turn 1: S: build 9: 3D 6C; add E:9S to [3D 6C] at 9; trail 2C, for S: build 9: 3D 6C E:9S; trail 2C");
}

// 4H for 4D, in the nine and where it is named again.
TEST(Repair, a_card_was_misread_wherever_its_turn_names_it) {
  const std::string misread = "S: add 4H E:5D to 9H; add 7C E:2H to [4H 5D 9H]; trail KD";
  EXPECT_EQ(texts(log_of(fragment + "  to act S\n" + misread + "\n" + rest_of_the_fragment)).front(),
            "turn 1: S: add 4D E:5D to 9H; add 7C E:2H to [4D 5D 9H]; trail KD, for " + misread);
}

TEST(Repair, AA_PLY_3_another_seat_was_to_act_where_a_fragment_starts) {
  const Log log = log_of(fragment + "  to act E\n" + south_adds + "; trail KD\n" + rest_of_the_fragment);
  EXPECT_EQ(texts(log).front(), "to act S, for E");
  EXPECT_TRUE(repairs(log).best.front().makes_it_hold);
}

// Two turns later somebody adds to a build of AS and 9S.
TEST(Repair, a_build_was_written_as_a_trail) {
  EXPECT_EQ(texts(log_of("rules sotho-40, 4 players\ndeal\nposition\n  table AS\n  hand S: 8D 6H 4S\n"
                         "  hand E: 3H 4H 7S\n  hand N: 9S 10S 6C\n  hand W: 2C 5S 5D\n  to act N\n"
                         "N: trail 9S\nW: trail 2C\nS: add 2C 8D to AS 9S\n"))
                .front(),
            "turn 1: N: build 10: 9S on AS, for N: trail 9S");
}

// 7C can take 7H, and whichever card of the pile turns up then is no other turn.
TEST(Repair, a_turn_is_told_once_whatever_turns_up_on_piles) {
  const std::vector<std::string> found =
      texts(log_of("rules south-african, 2 players\ndeal 1\nposition\n  table 7H [8S | 3C 5D]=8 of N\n"
                   "  hand S: 2D 7C 8H 8D\n  pile N: AC > 6C > +1\n  to act S\nS: add 7C N:AC to [3C 5D 8S]\n"));
  EXPECT_THAT(found, testing::SizeIs(testing::Ge(2U)));
  EXPECT_EQ(std::count_if(found.begin(), found.end(),
                          [](const std::string& text) { return text.find("7C takes 7H") != std::string::npos; }),
            1);
}

// N takes a red and a yellow card: an orange, which scores 10 if it is called (TUX-ORG-2). Nobody else captures, so
// that N has all cards, which are 15, and with them G5, which is 5.
TEST(Repair, TUX_ORG_2_orange_was_called_and_not_written_down) {
  EXPECT_THAT(texts(log_of("rules tuxedo, 2 players\ncards Y9 R9 R1 Y8 B1 B2 B3 B4 G1 G2 G3 G5\ndeal 1, dealer S\n"
                           "table R9 R1 Y8 B1\nhand N: Y9 B2 B3 B4\nhand S: G1 G2 G3 G5\nN: Y9 takes R1 Y8\n"
                           "S: trail G5\nN: trail B2\nS: trail G1\nN: trail B3\nS: trail G2\nN: trail B4\n"
                           "S: trail G3\nscore N 30, S 0\n")),
              ElementsAre("before turn 2: N calls orange, which is missing", "score N 20, S 0, for N 30, S 0"));
}

// Or N put the four down and built nothing: then the nine takes both cards all the same. That is dearer, but not by so
// much that it goes untold.
TEST(Repair, AA_BLD_2_the_value_was_said_after_all) {
  const Log log = log_of(
      "rules anglo-american, 2 players\ndeal 1, dealer S\ntable 10D 5C 3S 8H\n"
      "hand N: 9C 4D KH AS\nhand S: 2S 7D JC 8C\nN: build 9: 4D on 5C, in silence\nS: 8C takes 8H\n"
      "N: 9C takes 4D 5C\n");
  EXPECT_THAT(texts(log), ElementsAre("turn 1: N: build 9: 4D on 5C, for N: build 9: 4D on 5C, in silence",
                                      "turn 1: N: trail 4D, for N: build 9: 4D on 5C, in silence"));
}

TEST(Repair, AA_DEAL_6_last_was_said_after_all) {
  EXPECT_THAT(texts(log_of(one_dealing + "S does not say last\n" + eight_turns)),
              Contains("before turn 1: S says last, for S does not say last"));
  EXPECT_THAT(texts(log_of(one_dealing + eight_turns)), IsEmpty());
}

// Nobody captures: what is left goes to nobody, and both sides score nothing.
TEST(Repair, a_score_follows_from_the_rest) {
  EXPECT_THAT(texts(log_of(one_dealing + "S says last\n" + eight_turns + "score N 3, S 0\n")),
              ElementsAre("score N 0, S 0, for N 3, S 0"));
}

TEST(Repair, AA_DEAL_7_the_dealer_was_written_wrongly) {
  const Log log = log_of(one_dealing + "S says last\n" + eight_turns + "deal 2, dealer S\n");
  EXPECT_THAT(texts(log), ElementsAre("deal 2, dealer N, for S"));
}

// S leads, and all goes on in turn: it was N who dealt.
TEST(Repair, AA_PLY_3_who_leads_shows_who_dealt) {
  const Log log = western_log(
      "deal 1, dealer S\ntable 10D 5C 3S 8H\nhand N: 9C 4D KH AS\nhand S: 2S 7D JC 8C\n"
      "S: 8C takes 8H\nN: build 9: 4D on 5C\nS: trail JC\n");
  EXPECT_EQ(texts(log).front(), "dealer N, for S");
}

// A layout that nobody stated is not stated by leaving out the turns.
TEST(Repair, a_turn_is_not_left_out_for_what_was_before_it) {
  EXPECT_THAT(texts(western_log("deal 1, dealer N\nhand S: 3C 4C 5C 6C\nS: trail 3C\n")), IsEmpty());
}

// Whether S has said it nobody knows.
TEST(Repair, AA_DEAL_6_another_than_the_dealer_said_last) {
  EXPECT_THAT(texts(log_of(one_dealing + "N says last\n" + eight_turns)), IsEmpty());
}

TEST(Repair, the_result_was_written_wrongly) {
  const Log log = log_of(one_dealing + "S says last\n" + eight_turns + "result N wins\n");
  EXPECT_THAT(texts(log), ElementsAre("result: unfinished, for N wins"));
}

// The second fault stands whatever the first was: the repair of the first leads up to it.
TEST(Repair, of_two_faults_the_first_is_repaired) {
  const Log log = western_log(deal + "N: build 9: 4D on 5C\nS: 8D takes 8H\nN: trail KH\nS: trail 2S\n");
  const Repairs found = repairs(log);
  ASSERT_FALSE(found.best.empty());
  EXPECT_FALSE(found.best.front().makes_it_hold);
  EXPECT_EQ(text_of(log, found.best.front().edit), "turn 2: S: 8C takes 8H, for S: 8D takes 8H");
  EXPECT_EQ(found.best.front().next_problem, (Spot{0, 4}));  // the dealing is entry 1, so the third turn is entry 4
}

TEST(Repair, what_is_said_to_hold_holds) {
  const Log log = western_log(deal + "N: trail KH\nS: 8C takes 5C\nN: trail AS\n");
  for (const Repair& repair : repairs(log).best)
    EXPECT_EQ(validate(edited(log, repair.edit)).outcome == LogOutcome::holds, repair.makes_it_hold);
}

// AA-BLD-3: whether N kept a nine for the build is not known of a hand that nobody saw.
TEST(Repair, where_hands_are_hidden_no_more_is_said_than_is_known) {
  const Log log = western_log("deal 1, dealer S\ntable 10D 5C 3S 8H\nN: build 9: 4D on 5C\nS: 8D takes 3S\n");
  const Repairs found = repairs_of(log, validate(log));
  ASSERT_FALSE(found.best.empty());
  for (const Repair& repair : found.best) {
    EXPECT_EQ(validate(edited(log, repair.edit)).outcome, LogOutcome::undetermined) << text_of(log, repair.edit);
    EXPECT_TRUE(repair.makes_it_hold && repair.leaves_undetermined);
    EXPECT_EQ(of(repair, log).at("holds"), false);
    EXPECT_EQ(of(repair, log).at("undetermined"), true);
  }
  EXPECT_EQ(lines_of(log, found).front().text,
            "One slip of the pen that would explain it: then nothing in the log is known to be wrong");
}

TEST(Repair, a_log_that_holds_needs_none) { EXPECT_THAT(texts(western_log(deal + "N: trail KH\n")), IsEmpty()); }

TEST(Repair, gives_up_when_there_is_too_much_to_play) {
  const Log log = western_log(deal + "N: trail KH\nS: 8C takes 5C\nN: trail AS\n");
  RepairLimits limits;
  limits.most_entries = 1;
  EXPECT_FALSE(repairs_of(log, validate(log), limits).is_complete);
}

}  // namespace
}  // namespace casino::log::repair_test
