// What validating a log finds. Expected scores are counted by hand from the texts: most cards 3, most spades 1, the ten
// of diamonds 2, the two of spades 1, each ace 1 (seed 002 "Scoring").

#include "tests/oracle/log/reading.hpp"

namespace casino::log::validate_test {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

// The last card of a deal: N has all spades and hearts, S all diamonds and clubs but the fives. After 5D takes 5C N has
// 28 cards (3), all spades (1), 2S (1), AS and AH (2): 7; S has 10D (2), AD and AC (2): 4.
const std::string last_card =
    "position\n"
    "table 5C; hand N: 5D; hand S: none; stock none; dealing 6; to act N; dealer S; last capture S\n"
    "pile N: AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH\n"
    "pile S: AD 2D 3D 4D 6D 7D 8D 9D 10D JD QD KD AC 2C 3C 4C 6C 7C 8C 9C 10C JC QC KC\n"
    "N: 5D takes 5C\n";

const std::string first_hands =
    "table 10D 5C 3S 8H\n"
    "hand N: 9C 4D KH AS\n"
    "hand S: 2S 7D JC 8C\n";

TEST(Validate, the_score_of_a_deal_is_checked) {
  EXPECT_THAT(found(western_log(last_card + "score N 7, S 4")), IsEmpty());
  EXPECT_THAT(found(western_log(last_card + "score N 8, S 4")),
              ElementsAre("score: N 8, S 4 was written down, but it is N 7, S 4"));
}

TEST(Validate, a_side_that_is_not_written_down_is_not_checked) {
  EXPECT_THAT(found(western_log(last_card + "score S 4")), IsEmpty());
  EXPECT_THAT(found(western_log(last_card + "score S 5")), ElementsAre("score: S 5 was written down, but it is S 4"));
}

TEST(Validate, an_item_of_the_score_is_checked) {
  EXPECT_THAT(found(western_log(last_card + "score cards N 3, S 0\nscore 10D S 2\nscore AS N 1")), IsEmpty());
  EXPECT_THAT(found(western_log(last_card + "score spades S 1")),
              ElementsAre("score for spades: S 1 was written down, but it is S 0"));
}

TEST(Validate, that_nobody_scores_is_checked) {
  EXPECT_THAT(found(western_log(last_card + "score 2S S 0\nscore last capture none")), IsEmpty());
  EXPECT_THAT(found(western_log(last_card + "score cards none")),
              ElementsAre("score for cards: N 0, S 0 was written down, but it is N 3, S 0"));
}

TEST(Validate, totals_and_result_follow_from_what_was_before) {
  const std::string before = "before N 14, S 9\n";
  EXPECT_THAT(found(western_log(before + last_card + "total N 21, S 13\nresult N wins")), IsEmpty());
  EXPECT_THAT(found(western_log(before + last_card + "total N 20, S 13")),
              ElementsAre("totals: N 20, S 13 was written down, but it is N 21, S 13"));
  EXPECT_THAT(found(western_log(before + last_card + "result S wins")),
              ElementsAre("result: it says that S wins, but N wins"));
  EXPECT_THAT(found(western_log(last_card + "result N wins")),
              ElementsAre("result: it says that N wins, but nobody has won yet"));
}

TEST(Validate, a_deal_after_the_end_is_a_problem) {
  EXPECT_THAT(found(western_log("before N 14, S 9\ndeal 3\n" + last_card + "deal 4\n" + first_hands)),
              ElementsAre("this goes on, though the match was over"));
}

TEST(Validate, the_next_dealer_is_the_next_seat) {
  EXPECT_THAT(found(western_log("deal 1\n" + last_card + "deal 2, dealer N\n" + first_hands)), IsEmpty());
  EXPECT_THAT(found(western_log("deal 1\n" + last_card + "deal 2, dealer S\n" + first_hands)),
              ElementsAre("S deals, but it is N who should"));
}

TEST(Validate, a_misdeal_is_dealt_again_by_the_same_dealer) {
  const std::string misdealt = "deal 1, dealer S\n" + first_hands + "N: trail KH\nmisdeal\n";
  EXPECT_THAT(found(western_log(misdealt + "deal 1, dealer S\n" + first_hands)), IsEmpty());
  EXPECT_THAT(found(western_log(misdealt + "deal 2, dealer N\n" + first_hands)),
              ElementsAre("N deals, but it is S who should"));
}

TEST(Validate, a_deal_that_breaks_off_can_only_be_the_last) {
  const std::string begun = "deal 1, dealer S\n" + first_hands + "N: trail KH\n";
  EXPECT_THAT(found(western_log(begun)), IsEmpty());
  EXPECT_THAT(found(western_log(begun + "deal 2\n" + first_hands)), ElementsAre("the deal was not played to its end"));
  EXPECT_THAT(found(western_log(begun + "score N 3")), ElementsAre("the deal was not played to its end"));
}

// Every card is seen in a pile: the hands, of which the log states nothing, are empty. Counted by hand from seed 001: N
// has most cards, which nobody with 19 points can score; S has the ten of diamonds (2), AS and AD (2), 2S (1) and most
// spades (1).
const std::string all_cards_taken =
    "rules dominican, 2 players\nbefore 3 deals\nbefore N 19, S 15\ndeal\nposition\n"
    "pile N: AH AC 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC 2C 2D 3D 4D 5D\n"
    "pile S: AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS 10D AD 2H 6D 7D 8D 9D JD QD KD\n";

TEST(Validate, hands_that_nobody_tells_are_empty_where_every_card_lies_elsewhere) {
  const std::string begun = all_cards_taken + "stock none; last capture S\n";
  EXPECT_EQ(validate(log_of(begun + "score N 0, S 6\ntotal N 19, S 21\nresult S wins")).outcome, LogOutcome::holds);
  EXPECT_THAT(found(log_of(begun + "score N 3, S 6")),
              ElementsAre("score: N 3, S 6 was written down, but it is N 0, S 6"));
}

TEST(Validate, whether_hands_that_nobody_tells_were_played_nobody_knows) {
  const std::string begun =
      "position\ntable 5C; hand N: 5D; stock none; dealing 6; to act N; dealer S\nN: 5D takes 5C\n";
  const Report scored = validate(western_log(begun + "score N 7, S 4"));
  EXPECT_EQ(scored.outcome, LogOutcome::undetermined);
  EXPECT_EQ(validate(western_log("before N 14, S 9\n" + begun + "result N wins")).outcome, LogOutcome::undetermined);
  EXPECT_EQ(validate(western_log(begun + "result unfinished")).outcome, LogOutcome::holds);
  EXPECT_EQ(validate(western_log("deal 1\n" + begun + "deal 2\n" + first_hands)).outcome, LogOutcome::undetermined);
  // A card that is held has not been played.
  const std::string held = "position\ntable 5C; hand N: 5D 2C; stock none; dealing 6; to act N; dealer S\n";
  EXPECT_THAT(found(western_log(held + "N: 5D takes 5C\nscore N 7, S 4")),
              ElementsAre("the deal was not played to its end"));
}

// SWZ-DEAL-1: with three players the whole pack is dealt, so that no stock need be stated.
TEST(Validate, where_all_is_dealt_at_once_there_is_no_stock) {
  const std::string last =
      "rules swazi, 3 players\ndeal 1, dealer W\nposition\ntable 5H\nhand E: none\n"
      "hand S: 5D\nhand W: none\nto act S\nS: 5D takes 5H\n";
  EXPECT_THAT(found(log_of(last + "score E 0, W 0")), IsEmpty());
  EXPECT_EQ(validate(log_of(last + "score E 0, W 0")).outcome, LogOutcome::holds);
}

// AA-TRL-3: who owns a build may not trail.
TEST(Validate, a_turn_that_breaks_a_rule_is_a_problem_unless_it_was_ruled_on) {
  const std::string begun = "dealer S\n" + first_hands + "N: build 9: 4D on 5C\nS: trail JC\nN: trail KH\n";
  const Log log = western_log(begun);
  EXPECT_THAT(found(log), ElementsAre("3: illegal: N: trail KH"));
  const Report report = validate(log);
  ASSERT_EQ(report.problems.size(), 1U);
  EXPECT_THAT(report.problems[0].findings, ElementsAre(testing::Field(&Finding::clause, "AA-TRL-3"_clause)));
  EXPECT_EQ(report.problems[0].place.line, 8);

  EXPECT_THAT(found(western_log(begun + "it stands")), IsEmpty());
  EXPECT_THAT(found(western_log(begun + "it stands"), Weight::note), ElementsAre("3: illegal, and stood: N: trail KH"));
  EXPECT_THAT(found(western_log(begun + "take back\nN: 9C takes [9]")), IsEmpty());
}

TEST(Validate, what_is_taken_back_has_not_happened) {
  const std::string begun = "dealer S\n" + first_hands + "N: build 9: 4D on 5C\nS: trail JC\n";
  // The build is gone again, and both cards are back.
  EXPECT_THAT(found(western_log(begun + "take back 2 turns\nN: trail 4D\nS: trail 2S")), IsEmpty());
  EXPECT_THAT(found(western_log(begun + "take back 3 turns")), ElementsAre("there are not so many turns to take back"));
}

TEST(Validate, a_ruling_on_a_legal_turn_is_noted) {
  EXPECT_THAT(found(western_log("dealer S\n" + first_hands + "N: trail KH\nit stands"), Weight::note),
              ElementsAre("\"it stands\", but the last turn broke no rule"));
}

TEST(Validate, an_objection_is_right_if_the_turn_broke_that_rule) {
  const std::string begun = "dealer S\n" + first_hands + "N: build 9: 4D on 5C\nS: trail JC\nN: trail KH\n";
  EXPECT_THAT(found(western_log(begun + "S objects"), Weight::note), ElementsAre("S objects with reason"));
  EXPECT_THAT(found(western_log(begun + "S objects AA-TRL-3"), Weight::note), ElementsAre("S objects with reason"));
  EXPECT_THAT(found(western_log(begun + "S objects AA-CAP-5"), Weight::note), ElementsAre("S objects without reason"));
}

TEST(Validate, cards_that_are_not_there_cannot_be_played) {
  const Report report = validate(western_log("dealer S\n" + first_hands + "N: 8D takes 8H"));
  ASSERT_EQ(report.problems.size(), 1U);
  ASSERT_TRUE(report.problems[0].impossible);
  EXPECT_EQ(report.problems[0].impossible->what, Obstacle::hand_card_missing);
}

// AA-DEAL-1: four cards to each hand, and four to the table.
TEST(Validate, dealings_are_judged) {
  const auto clauses = [](const std::string& lines) {
    std::vector<std::string_view> ids;
    for (const Problem& problem : validate(western_log(lines)).problems)
      for (const Finding& finding : problem.findings)
        if (problem.matter == Matter::dealing) ids.push_back(entry_of(finding.clause).id);
    return ids;
  };
  EXPECT_THAT(clauses(first_hands), IsEmpty());
  EXPECT_THAT(clauses("table 10D 5C 3S\nhand N: 9C 4D KH AS"), ElementsAre("AA-DEAL-1"));
  EXPECT_THAT(clauses("table 10D 5C 3S 8H\nhand N: 9C 4D KH"), ElementsAre("AA-DEAL-1"));
  EXPECT_THAT(clauses("table 10D 5C 3S 8H\nhand N: 9C 4D KH +1"), IsEmpty());
  EXPECT_THAT(clauses("table 10D 5C 3S 8H\nhand N: 9C 4D KH 8H"), ElementsAre("AA-PAK-1"));
}

TEST(Validate, without_a_layout_nothing_can_be_judged) {
  const Log log = western_log("hand N: 9C 4D KH AS\nN: trail KH\nS: trail 2S");
  EXPECT_THAT(found(log), ElementsAre(StartsWith("nobody says which cards lie on the table")));
  EXPECT_EQ(validate(log).tally.not_judged, 2);
}

TEST(Validate, new_hands_come_when_all_are_played) {
  EXPECT_THAT(found(western_log(first_hands + "N: trail KH\ndealing 2")),
              ElementsAre("new hands, while cards are still held"));
  EXPECT_THAT(found(western_log(first_hands + "dealing 3")), Contains("this is not the next dealing"));
}

// Hands that nobody saw: N surely may trail, but whether N holds a nine for the build nobody knows.
TEST(Validate, without_hands_what_depends_on_them_is_undetermined) {
  const Log log = western_log("dealer S\ntable 10D 5C 3S 8H\nN: build 9: 4D on 5C\nS: trail JC");
  EXPECT_THAT(found(log), IsEmpty());
  EXPECT_THAT(found(log, Weight::undetermined), ElementsAre("1: undetermined: N: build 9: 4D on 5C"));
  EXPECT_EQ(validate(log).outcome, LogOutcome::undetermined);
}

// SWZ-CUT-1: the leader cuts, who sits to the dealer's right (000 "Players, Cards and Deal").
TEST(Validate, cuts_are_judged) {
  const auto swazi_log = [](const std::string& lines) { return log_of("rules swazi, 4 players\n" + lines); };
  EXPECT_THAT(found(swazi_log("deal, dealer W\nS cuts 4D 7S 9C KH\nS: trail 3D")), IsEmpty());
  EXPECT_THAT(found(swazi_log("deal, dealer W\nE cuts 4D 7S 9C KH")), ElementsAre("the cut is not by the rules"));
  EXPECT_THAT(found(swazi_log("deal, dealer W\nS cuts 4D 7S 9C KH\ntable 4D 7S 9C QH")),
              ElementsAre("two different first layouts"));
}

// AA-WIN-8 with 21 to reach: N has 20, and has captured the two of spades.
TEST(Validate, a_correct_claim_ends_the_match) {
  const std::string head =
      "option match.count_when=as_earned_on_claim\n"
      "before N 20, S 15\n"
      "position table 5C; hand N: 5D 3D; hand S: 4D 6D; stock 30; pile N: 2S 2H; to act N; dealer S; last capture N\n";
  EXPECT_THAT(found(western_log(head + "N: trail 3D\nN claims\nresult N wins")), IsEmpty());
  EXPECT_THAT(found(western_log(head + "N claims\nN: trail 3D")),
              ElementsAre("1: this goes on, though the match was over"));
  EXPECT_THAT(found(western_log(head + "S claims\nN: trail 3D"), Weight::note),
              ElementsAre("S claims to have won, and has not"));
  EXPECT_THAT(found(western_log(head + "S claims\nresult S wins")),
              ElementsAre("result: it says that S wins, but nobody has won yet"));
}

TEST(Validate, players_can_agree_on_a_position) {
  EXPECT_THAT(found(western_log("dealer S\n" + first_hands +
                                "N: trail KH\n"
                                "agreed table KH 10D; hand N: 5C 2D; hand S: 3S 7D; stock 40; to act S\n"
                                "S: trail 3S\nN: trail 5C")),
              IsEmpty());
}

TEST(Validate, a_known_pack_deals_the_hands) {
  // Two to the opponent, two to the table, two to the dealer, and the same again (AA-DEAL-2).
  std::string pack = "pack 9C 4D 10D 5C 2S 7D KH AS 3S 8H JC 8C";
  for (const Card card : cards_of(PackKind::standard52)) {
    const std::string name = notation::text_of(anglo_american(Seats{2}), card);
    if (pack.find(' ' + name) == std::string::npos) pack += ' ' + name;
  }
  const std::string head = "deal 1, dealer S\n" + pack + "\n";
  EXPECT_THAT(found(western_log(head + "N: trail KH\nS: 8C takes 8H")), IsEmpty());
  EXPECT_THAT(found(western_log(head + "N: trail 8C")), ElementsAre("1: illegal: N: trail 8C"));
  EXPECT_THAT(found(western_log(head + first_hands)), IsEmpty());
  EXPECT_THAT(found(western_log(head + "table 10D 5C 3S 8H\nhand N: 9C 4D KH 8C")),
              ElementsAre("the dealing is not by the rules"));
}

TEST(Validate, a_score_without_a_game_cannot_be_checked) {
  const Log log = western_log("deal 1\nscore N 7, S 4\ntotal N 7, S 4\ndeal 2\n" + first_hands + "N: trail KH\n");
  EXPECT_THAT(found(log), IsEmpty());
  EXPECT_THAT(found(log, Weight::undetermined), ElementsAre(StartsWith("nothing of this deal is written down")));
}

TEST(Validate, points_are_not_counted_where_captured_cards_are_unknown) {
  const Log log = western_log(
      "position table 5C; hand N: 5D; hand S: none; stock none; dealing 6; pile N: AS +27; pile S: +22; to act N\n"
      "N: 5D takes 5C\nscore N 9, S 2\nresult unfinished");
  EXPECT_THAT(found(log, Weight::undetermined), testing::SizeIs(1));
  EXPECT_THAT(found(log), IsEmpty());
}

TEST(Validate, numbers_of_deals_that_do_not_follow_are_noted) {
  const std::string no_deal = "this is not the next deal: one is missing, or its number is another";
  const auto notes = [](const std::string& text) { return found(western_log(text + first_hands), Weight::note); };
  EXPECT_THAT(notes("deal 1\nscore N 7, S 4\ndeal 2\n"), IsEmpty());
  EXPECT_THAT(notes("deal 1\nscore N 7, S 4\ndeal 3\n"), ElementsAre(no_deal));
  EXPECT_THAT(notes("deal 1\nscore N 7, S 4\ndeal 1\n"), ElementsAre(no_deal));
  EXPECT_THAT(notes("deal 1\nmisdeal\ndeal 1\n"), IsEmpty());
  EXPECT_THAT(notes("deal 5\nscore N 7, S 4\ndeal\n"), IsEmpty());
  EXPECT_THAT(notes("deal 5\n"), IsEmpty());
  EXPECT_THAT(notes("before 2 deals\ndeal 3\n"), IsEmpty());
  EXPECT_THAT(notes("before 2 deals\ndeal 1\n"), ElementsAre(no_deal));
}

// AA-DEAL-6, Q-AA-22: by the default a duty.
TEST(Validate, last_is_a_custom_or_a_duty) {
  const std::string end = "position table 5C 9D; hand N: none; hand S: none; stock 8; dealing 5; to act N; dealer S\n";
  EXPECT_THAT(found(western_log(end + "S says last\n" + "dealing 6"), Weight::note),
              testing::Not(Contains(HasSubstr("last"))));
  const std::string unsaid = end + "S does not say last\ndealing 6\nresult unfinished";
  EXPECT_THAT(found(western_log("option announce.last=warn\n" + unsaid), Weight::note),
              Contains(HasSubstr("\"last\"")));
  EXPECT_THAT(found(western_log(unsaid)), Contains(HasSubstr("\"last\"")));
}

}  // namespace
}  // namespace casino::log::validate_test
