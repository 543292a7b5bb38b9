// One slip is one problem: what later turns show of a slip, and what follows from it. The games are a few turns long,
// so that anybody can play them through.

#include "tests/oracle/log/reading.hpp"

namespace casino::log::one_slip_test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

const std::string hands =
    "dealer S\n"
    "table 10D JC 3S 8H\n"
    "hand N: 5C 9C KH AS\n"
    "hand S: 4D 9S 7D QC\n";

// N wrote 5H for 5C, which S then builds with.
TEST(OneSlip, a_card_misread_is_the_one_that_a_later_turn_uses) {
  const Log log = western_log(hands + "N: trail 5H\nS: build 9: 4D on 5C\nN: 9C takes [9]\nS: trail QC\n");
  EXPECT_THAT(found(log), ElementsAre("1: illegal: N: trail 5H"));
  EXPECT_THAT(found(log, Weight::undetermined), IsEmpty());
  EXPECT_THAT(assumed_in(log), HasSubstr("N played 5C in its place, as a later turn shows."));
}

// The same in a build, all of which is then named; 4H lies nowhere else.
TEST(OneSlip, a_card_misread_in_a_build_is_the_one_that_a_later_turn_takes) {
  const std::string slip = "N: trail 5C\nS: build 9: 4H on 5C\nN: 9C takes ";
  const Log log = western_log(hands + slip + "4D 5C\nS: trail QC\n");
  EXPECT_THAT(found(log), ElementsAre("2: illegal: S: build 9: 4H on 5C"));
  EXPECT_THAT(assumed_in(log), HasSubstr("S played 4D in its place, as a later turn shows."));
  // Somebody who takes another card with it breaks the build up.
  EXPECT_THAT(found(western_log(hands + slip + "3S 4D\nS: trail QC\n")).size(), 2U);
}

// The order of a build is kept: the misread card lies where it was laid.
TEST(OneSlip, SOT_PILE_1_a_card_misread_in_a_build_lies_in_its_place) {
  const std::string start =
      "rules sotho-40, 3 players\ndeal\nposition table 5C 6D 2C; hand S: 4D 9S 6C; hand E: 9C 7D; hand W: 8C 8D; to "
      "act S\n"
      "S: build 9: 4H on 5C, laid 4H > 5C\nE: 9C takes [4D 5C], laid ";
  EXPECT_THAT(found(log_of(start + "9C > 4D > 5C\n")), ElementsAre("1: illegal: S: build 9: 4H on 5C, laid 4H > 5C"));
  EXPECT_THAT(found(log_of(start + "9C > 5C > 4D\n")).size(), 2U);
}

// The other three cards of N are as they were stated: 9C is still there, and no king can be a nine.
TEST(OneSlip, what_is_left_of_the_hand_is_held_as_it_was_told) {
  const Log log = western_log(hands + "N: trail 5H\nS: build 9: 4D on 5C\nN: 9H takes [9]\n");
  EXPECT_THAT(found(log), ElementsAre("1: illegal: N: trail 5H", "3: illegal: N: 9H takes [4D 5C]"));
}

// N captured 5C long ago and has one card left: that was trailed, and the deal is over.
TEST(OneSlip, the_only_card_of_a_hand_is_what_was_played_from_it) {
  const Log log = log_of(
      "rules anglo-american, 2 players\ndeal\nposition table 9D; hand N: 5H; hand S: 2S; pile N: 5C 5D; "
      "stock 0; last capture N; to act N\n"
      "N: trail 5C\nS: trail 2S\n");
  EXPECT_THAT(found(log), ElementsAre("1: illegal: N: trail 5C"));
  EXPECT_THAT(assumed_in(log), HasSubstr("N played 5H in its place, the only card in the hand."));
}

// 9S is in the hand of S and cannot be what N trailed; N trailed another card, which nobody knows.
TEST(OneSlip, a_card_of_another_hand_is_left_in_it) {
  const Log log = western_log(hands + "N: trail 9S\nS: build 9: 4D on 5C\nN: trail AS\nS: 9S takes [9]\n");
  EXPECT_THAT(found(log), ElementsAre("1: illegal: N: trail 9S"));
}

// Without a place 5C is a card of the table, for S does not hold it; then it is known what N trailed.
TEST(OneSlip, cards_that_are_not_held_were_meant_to_lie_on_the_table) {
  const Log log = western_log(hands + "N: trail 5H\nS: build 9: 4D 5C\nN: 9C takes [9]\n");
  EXPECT_THAT(found(log), ElementsAre("1: illegal: N: trail 5H"));
  // It can be written and read again.
  EXPECT_EQ(text_of(log_of(text_of(log))), text_of(log));
}

// However the line is written, and on whichever road it is read.
TEST(OneSlip, cards_that_are_not_held_are_no_cards_of_the_hand_in_an_addition) {
  const Log log = western_log(
      "dealer S\ntable QD JC 5S 4H\nhand N: 5C 9C KH AS\nhand S: 4D 9S 9H QC\n"
      "N: trail 5H\nS: build 9: 4D on 5S\nN: trail AS\nS: add 9H 5C 4H to [4D 5S] at 9\nN: 9C takes [9]\n");
  EXPECT_THAT(found(log), ElementsAre("1: illegal: N: trail 5H"));
}

// AA-OWN-2, AA-TRL-3: S has played the only nine, and cannot capture the nine any more, whatever is played.
TEST(OneSlip, an_owner_who_lost_the_card_for_a_build_broke_the_rule_once) {
  const Log log =
      western_log(hands + "N: trail 5C\nS: build 9: 4D on 5C\nN: trail AS\nS: trail 9S\nN: trail KH\nS: trail QC\n");
  EXPECT_THAT(found(log), ElementsAre("4: illegal: S: trail 9S"));
  EXPECT_THAT(found(log, Weight::undetermined),
              ElementsAre("6: illegal, but it may only follow from turn 4: S: trail QC"));
}

// AA-TRL-3: with the nine in hand S could have taken it, both times.
TEST(OneSlip, an_owner_who_trails_twice_breaks_the_rule_twice) {
  const Log log =
      western_log(hands + "N: trail 5C\nS: build 9: 4D on 5C\nN: trail AS\nS: trail QC\nN: trail KH\nS: trail 7D\n");
  EXPECT_THAT(found(log), ElementsAre("4: illegal: S: trail QC", "6: illegal: S: trail 7D"));
}

// What stood stands with all that it brings.
TEST(OneSlip, what_follows_from_a_turn_that_stood_stands) {
  const Log log = log_of(
      "rules swazi, 3 players\ndeal\nposition table [6H 3D]=9 of S 2D; hand S: 9S 3C; hand E: 2C QC; hand W: 8D QS; "
      "to act S\n"
      "S: trail 9S\nit stands\nE: trail QC\nW: trail 8D\nS: trail 3C\n");
  EXPECT_THAT(found(log), IsEmpty());
  EXPECT_THAT(found(log, Weight::undetermined), IsEmpty());
  EXPECT_THAT(found(log, Weight::note),
              ElementsAre("1: illegal, and stood: S: trail 9S", "4: illegal, and stood: S: trail 3C"));
}

// AA-DEAL-1: three cards, where the other hand has the four that are due. The queen is the fourth.
TEST(OneSlip, a_card_forgotten_in_a_hand_can_be_played) {
  const std::string turns = "N: trail 5C\nS: trail 4D\nN: trail AS\nS: trail 7D\nN: trail KH\nS: QC takes QD\n";
  const std::string start = "dealer S\ntable 10D JC QD 8H\nhand N: 5C 9C KH AS\n";
  const Log log = western_log(start + "hand S: 4D 9S 7D\n" + turns);
  EXPECT_THAT(found(log), ElementsAre("the dealing is not by the rules"));
  EXPECT_THAT(found(log, Weight::undetermined), IsEmpty());
}

// The nine is made with 4H and named with 4D, or the other way round; only 4D lies there.
TEST(OneSlip, a_build_of_the_same_turn_can_be_named_by_other_cards) {
  const std::string start =
      "rules swazi, 3 players\ndeal\nposition table 9H 7C 4D; hand S: 9S KD; hand E: 8C 2D; hand W: AS 5H; "
      "pile E: 5D > 2H; pile S: 6C > 6H; last capture E; to act S\n";
  const std::string made_with_another = "S: add 4H E:5D to 9H; add 7C E:2H to [4D 5D 9H]; trail KD";
  EXPECT_THAT(found(log_of(start + made_with_another + "\nE: trail 8C\n")),
              ElementsAre("1: illegal: S: add 4H E:5D to 9H; add 7C E:2H to 4D 5D 9H; trail KD"));
  const std::string named_with_another = "S: add 4D E:5D to 9H; add 7C E:2H to [4H 5D 9H]; trail KD";
  EXPECT_THAT(found(log_of(start + named_with_another + "\nE: trail 8C\n")),
              ElementsAre("1: illegal: S: add 4D E:5D to 9H; add 7C E:2H to 4H 5D 9H; trail KD"));
}

// 4 and 5 make nine, whatever was written down, and S takes the nine.
TEST(OneSlip, a_build_is_worth_what_its_cards_make_and_a_later_turn_takes) {
  const Log log = western_log(hands + "N: trail 5C\nS: build 8: 4D on 5C\nN: trail AS\nS: 9S takes [9]\n");
  EXPECT_THAT(found(log), ElementsAre("2: illegal: S: build 8: 4D on 5C"));
  EXPECT_THAT(found(log, Weight::undetermined), IsEmpty());
}

// There is one eight of hearts.
TEST(OneSlip, a_card_named_twice_is_one_problem) {
  const Log log = western_log(
      "dealer S\ntable 10D 5C 3S 8H\nhand N: 9C 4D KH AS\nhand S: 2S 7D JC 8C\n"
      "N: build 9: 4D on 5C\nS: 8C takes 8H 8H\nN: 9C takes [9]\nS: trail JC\n");
  EXPECT_THAT(found(log), ElementsAre(testing::StartsWith("2: illegal: S: 8C takes 8H")));
  EXPECT_EQ(text_of(log_of(text_of(log))), text_of(log));
}

// Two nines lie there: which one is taken is for the log to say.
TEST(OneSlip, a_value_that_two_builds_have_names_neither) {
  const Parsed<Log> log = parse_text(
      "rules anglo-american, 2 players\ndeal\n"
      "position table [5D 4C]=9 of S [6H 3D]=9 of N; hand S: 9S 3C; hand N: 9C QC; to act S\n"
      "S: 9S takes [9]\n");
  ASSERT_FALSE(log);
  EXPECT_THAT(log.errors().front().expected, HasSubstr("there are several of this value"));
}

// SWZ-STL-2: S took one card too few, and 3D lies where S thinks it does not any more.
TEST(OneSlip, a_top_can_be_named_by_the_pile_where_it_was_thought_to_lie) {
  const std::string start =
      "rules south-african\ndeal 1, dealer N\n"
      "S: trail 5S\nN: trail 4H\nS: trail 3D\nN: 7C takes 4H 3D\n";
  EXPECT_THAT(found(log_of(start + "S: 8C takes 5S N:3D\nN: 3S takes S:3D\n")), IsEmpty());
  const Parsed<Log> log = parse_text(start + "S: 8C takes 5S\nN: 3S takes S:3D\n");
  ASSERT_TRUE(log);
  EXPECT_THAT(found(*log), ElementsAre("5: illegal: S: 8C takes 5S", "6: illegal: N: 3S takes N:3D"));
}

// SWZ-STL-3: the 4H that is written lies beneath the 4D, with which the build is captured later: that was taken.
TEST(OneSlip, a_top_that_was_misread_is_the_one_that_a_later_turn_names) {
  const std::string start =
      "rules sotho, 2 players\ndeal\nposition table 9H [5H 4S]=9 of S; hand S: 9S 5C 2C; hand N: KC QC JC; "
      "pile N: 4D > 4H; to act S\n";
  const std::string later = "N: trail KC\nS: 9S takes [4S 5H 5C 4D]\n";
  EXPECT_THAT(found(log_of(start + "S: add 5C N:4D to [5H 4S]\n" + later)), IsEmpty());
  EXPECT_THAT(found(log_of(start + "S: add 5C N:4H to [5H 4S]\n" + later)),
              ElementsAre("1: illegal: S: add 5C N:4H to [4S 5H]"));
}

// Somebody who insists without a ground, or adds for a card that he does not hold, has not written down a wrong top.
TEST(OneSlip, tops_that_lay_there_are_not_in_doubt) {
  const std::string insisted =
      "rules swazi, 3 players\ndeal 1, dealer S\nE cuts 9D 4D KH 6H\nE: 9S takes 9D\n"
      "W: trail QS; add 4D E:9S to KH at 13; S insists on the capture\nS: trail QH\nE: build 9: 3H on 6H\n"
      "W: KS takes [KH 4D 9S]\nS: trail 9C\nE: trail 2H\nW: trail 9H\n";
  EXPECT_THAT(found(log_of(insisted)),
              ElementsAre("2: illegal: W: trail QS; add 4D E:9S to KH at 13; S insists on the capture",
                          "4: illegal: E: build 9: 3H on 6H"));
  const std::string added =
      "rules swazi, 3 players\ndeal 1, dealer S\nE cuts AC 5S 5D 10C\nE: 10S takes 5S 5D\n"
      "W: trail 2C; add E:10S to 10C at 10\nS: trail 10H\nE: trail 10D\nW: trail 5H\nS: 5C takes 5H\n";
  EXPECT_THAT(found(log_of(added)), ElementsAre("2: illegal: W: trail 2C; add E:10S to 10C at 10"));
}

// AA-TRL-3: N could take the KD. That turn 1 stood does not let N trail beside it.
TEST(OneSlip, what_stood_excuses_nothing_else) {
  const std::string start =
      "rules anglo-american, 2 players\ndeal 1, dealer S\ntable 5C 2H 3H KD\nhand S: 2S 7D 8C JC\n";
  const std::string turns = "N: build 9: 4D on 5C\nit stands\nS: trail 2S\nN: trail QS\n";
  EXPECT_THAT(found(log_of(start + "hand N: 4D 10C KH QS\n" + turns)), ElementsAre("3: illegal: N: trail QS"));
  EXPECT_THAT(found(log_of(start + "hand N: 4D 10C JH QS\n" + turns)), IsEmpty());
}

// The same where a clause is switched off that has nothing to do with it (AA-CAP-6, of captures of builds); but where
// pictures cannot be captured with pictures (AA-CAP-1) there was nothing else that N could do.
TEST(OneSlip, what_stood_excuses_nothing_else_without_some_clause) {
  const std::string turns =
      "deal 1, dealer S\ntable 5C 2H 3H KD\nhand S: 2S 7D 8C JC\nhand N: 4D 10C KH QS\n"
      "N: build 9: 4D on 5C\nit stands\nS: trail 2S\nN: trail QS\n";
  const auto without = [&](const std::string& clause) {
    return found(log_of("rules anglo-american, 2 players\noff " + clause + "\n" + turns));
  };
  EXPECT_THAT(without("AA-CAP-6"), ElementsAre("3: illegal: N: trail QS"));
  EXPECT_THAT(without("AA-CAP-1"), IsEmpty());
}

}  // namespace
}  // namespace casino::log::one_slip_test
