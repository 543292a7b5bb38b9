// What is wrong is said once each, at its place, in the order of the text.

#include "tests/oracle/notation/reading.hpp"

namespace casino::notation::malformed_test {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

std::string position_faults(std::string_view text) { return faults_of(read_position(african(), text)); }

std::string turn_faults(std::string_view text) {
  const Position position = position_of(
      african(), "table 9H 4D [5C 4H]=9 of E [10H 3C]=13 of S [KD]=13 of W; hand S: 9S 2S; to act S; pile E: 5D");
  return faults_of(read_turn(african(), position, text));
}

// ---- Positions

TEST(MalformedPosition, a_card_that_is_none) {
  EXPECT_EQ(position_faults("table 5C 11D 3D"), "1:10 \"11D\" / a card, such as 10D or AS\n");
}

TEST(MalformedPosition, every_fault_is_said_in_the_order_of_the_text) {
  EXPECT_EQ(position_faults("hand S: 8X; table 5C 1D\ndealer Z; to act Q"),
            "1:9 \"8X\" / a card, such as 10D or AS\n"
            "1:22 \"1D\" / a card, such as 10D or AS\n"
            "2:8 \"Z\" / a seat: E, S, W\n"
            "2:18 \"Q\" / a seat: E, S, W\n");
}

TEST(MalformedPosition, a_card_in_two_places) {
  EXPECT_EQ(position_faults("table 5C 5C"),
            "1:10 \"5C\" / each card in one place; this one was read at line 1, column 7\n");
  EXPECT_EQ(position_faults("table [5C 4D]=9 of S\nhand E: 5C"),
            "2:9 \"5C\" / each card in one place; this one was read at line 1, column 8\n");
}

TEST(MalformedPosition, a_card_outside_the_pack) {
  Rules rules = african();
  rules.pack.remove("KD"_card);
  EXPECT_EQ(faults_of(read_position(rules, "table KD")), "1:7 \"KD\" / a card of the pack in use\n");
}

// A card that was played was played to do something; without that nothing can be said of the rest of the turn.
TEST(MalformedPosition, a_turn_begun_without_its_play) {
  EXPECT_EQ(position_faults("table 5C; turn so far: 1 action, played 5C"),
            "1:43 the end / what the card was played to do, such as: to trail\n");
  EXPECT_EQ(position_faults("table 5C; turn so far: 1 action, played 5C, to trail"), "");
}

TEST(MalformedPosition, a_clause_that_is_none) {
  EXPECT_THAT(position_faults("tabel 5C"), StartsWith("1:1 \"tabel\" / table, hand, pile"));
  EXPECT_THAT(position_faults("tabel 5C"), HasSubstr("nearest is table"));
  EXPECT_THAT(position_faults("5C 3D"), StartsWith("1:1 \"5C\" / table or hand before the cards"));
}

// Whoever is no seat here; without a colon, and of no game, it is no card.
TEST(MalformedPosition, a_hand_of_nobody) {
  EXPECT_EQ(position_faults("table 9H; hand N: 9C"), "1:16 \"N\" / a seat: E, S, W\n");
  EXPECT_EQ(position_faults("hand P4: 9C"), "1:6 \"P4\" / a seat: E, S, W\n");
  EXPECT_EQ(position_faults("hand North 9C"), "1:6 \"North\" / a seat: E, S, W\n");
  EXPECT_EQ(position_faults("hand Ann Lee: 9C"), "1:6 \"Ann\" / a seat: E, S, W\n");
  EXPECT_EQ(position_faults("hand 9X 9C"), "1:6 \"9X\" / a card, such as 10D or AS\n");
}

TEST(MalformedPosition, a_clause_twice) {
  EXPECT_EQ(position_faults("table 5C; table 3D"), "1:11 \"table\" / table only once\n");
  EXPECT_EQ(position_faults("hand S: 5C; hand S: 3D"), "1:13 \"hand\" / hand of S only once\n");
  EXPECT_EQ(position_faults("hand 5C; hand S: 3D; to act S"), "1:1 \"hand\" / hand of S only once\n");
}

TEST(MalformedPosition, a_clause_without_its_content) {
  EXPECT_EQ(position_faults("table"), "1:6 the end / cards, builds or none\n");
  EXPECT_EQ(position_faults("hand S:"), "1:8 the end / cards, none or ?\n");
  EXPECT_EQ(position_faults("pile S\n"), "1:7 the end of the line / cards, ... or none\n");
  EXPECT_EQ(position_faults("to act"), "1:7 the end / a seat: E, S, W\n");
  EXPECT_EQ(position_faults("dealer;"), "1:7 \";\" / a seat: E, S, W\n");
  EXPECT_EQ(position_faults("proven S:"), "1:10 the end / a value from 1 to 16\n");
}

TEST(MalformedPosition, a_build_that_is_not_finished) {
  EXPECT_EQ(position_faults("table [5C 4D"), "1:13 the end / ] at the end of the build\n");
  EXPECT_EQ(position_faults("table [5C 4D]=9"), "1:16 the end / of and the owner's seat\n");
  EXPECT_EQ(position_faults("table [5C 4D]=17 of S"), "1:15 \"17\" / a value from 1 to 16\n");
  EXPECT_EQ(position_faults("table []=9 of S"), "1:8 \"]\" / a card, such as 10D or AS\n");
  EXPECT_EQ(position_faults("table [5C 4D]=9 of S (acted"), "1:28 the end / ) or a comma\n");
  EXPECT_THAT(position_faults("table [5C 4D]=9 of S (old)"), StartsWith("1:23 \"old\" / laid, adders, since"));
}

TEST(MalformedPosition, after_a_faulty_build_the_next_is_read) {
  EXPECT_EQ(position_faults("table [5C 4D]=0 of S [6C 3D]=9 of X"),
            "1:15 \"0\" / a value from 1 to 16\n"
            "1:35 \"X\" / a seat: E, S, W\n");
}

// 5 and 7 make no group of any value up to 16 but 12.
TEST(MalformedPosition, a_build_without_a_value_that_follows) {
  EXPECT_EQ(position_faults("table [QS | 7H 4D] of E"),
            "1:7 a build without a value / = and the build's value after its cards\n");
}

TEST(MalformedPosition, a_pile_must_say_its_order) {
  EXPECT_EQ(position_faults("pile E: 5D 2H"),
            "1:12 \"2H\" / > and the card beneath; cards in unknown order stand in { }\n");
  EXPECT_EQ(position_faults("pile E: 5D > {2H 3C"), "1:20 the end / } after the cards in unknown order\n");
  EXPECT_EQ(position_faults("pile E: 5D > +3 > 2H"),
            "1:17 \">\" / ; or the end of the line: nothing is known of what lies beneath hidden cards\n");
}

TEST(MalformedPosition, numbers_out_of_bounds) {
  EXPECT_EQ(position_faults("hand S: 5C +53"), "1:13 \"53\" / how many more cards, or ?, from 0 to 52\n");
  EXPECT_EQ(position_faults("dealing 0"), "1:9 \"0\" / the number of the dealing, from 1 to 52\n");
  EXPECT_EQ(position_faults("dealing 99999999999999999999"),
            "1:9 \"99999999999999999999\" / the number of the dealing, from 1 to 52\n");
}

TEST(MalformedPosition, something_left_over) {
  EXPECT_EQ(position_faults("to act S now"), "1:10 \"now\" / ; or the end of the line\n");
  EXPECT_EQ(position_faults("table 5C > 3D"), "1:10 \">\" / cards, or builds in [ ]\n");
}

TEST(MalformedPosition, more_cards_than_the_pack_has) {
  EXPECT_EQ(position_faults("table 5C; stock 52"), "1:1 more than 52 cards / at most 52 cards in all\n");
}

TEST(MalformedPosition, bytes_that_are_no_text) {
  EXPECT_EQ(position_faults("table 5C \xff\xfe"), "1:10 \"??\" / a card, such as 10D or AS\n");
}

TEST(MalformedPosition, a_text_that_is_too_long) {
  EXPECT_EQ(position_faults(std::string(65537, ' ')), "1:1 65537 bytes / at most 65536 bytes\n");
}

TEST(MalformedPosition, more_faults_than_anybody_wants_to_read) {
  std::string text = "table";
  for (int i = 0; i < 100; ++i) text += " zz";
  const Parsed<Position> read = read_position(african(), text);
  ASSERT_FALSE(read);
  EXPECT_EQ(read.errors().size(), 50U);
  EXPECT_EQ(read.errors().back().expected, "a card, such as 10D or AS; what follows was not read");
}

// ---- Turns

TEST(MalformedTurn, nothing) {
  EXPECT_EQ(turn_faults(""), "1:1 the end / an action, such as: trail 6C\n");
  EXPECT_EQ(turn_faults(" ;; # later"), "1:12 the end / an action, such as: trail 6C\n");
}

TEST(MalformedTurn, a_verb_that_is_none) {
  EXPECT_THAT(turn_faults("9S tkaes 9H"), StartsWith("1:4 \"tkaes\" / what is done with them"));
  EXPECT_THAT(turn_faults("9S tkaes 9H"), HasSubstr("nearest is takes"));
  EXPECT_THAT(turn_faults("pass"), StartsWith("1:1 \"pass\" / an action: trail"));
  EXPECT_THAT(turn_faults("9S"), StartsWith("1:3 the end / what is done with it: trail 9S, or"));
}

TEST(MalformedTurn, drifting_means_different_things) {
  EXPECT_THAT(turn_faults("drift 9S"), StartsWith("1:1 \"drift\" / trail, build, raise or add"));
  EXPECT_THAT(turn_faults("9S drifts"), HasSubstr("texts mean different things by drifting"));
}

TEST(MalformedTurn, a_card_that_is_none) {
  EXPECT_EQ(turn_faults("trail 9X"), "1:7 \"9X\" / a card, such as 10D or AS\n");
  EXPECT_EQ(turn_faults("9S takes 9H 44D 4D"), "1:13 \"44D\" / a card, such as 10D or AS\n");
}

TEST(MalformedTurn, a_card_twice) {
  EXPECT_EQ(turn_faults("9S takes 9H 9H"), "1:13 \"9H\" / each card once\n");
  EXPECT_EQ(turn_faults("9S takes [9] [5C 4H]"), "1:14 \"[\" / each card once\n");
  EXPECT_EQ(turn_faults("9S takes 9H, laid 9S > 9S"), "1:24 \"9S\" / each card once\n");
  EXPECT_EQ(turn_faults("9S takes [5C 5C]"), "1:14 \"5C\" / each card once\n");
}

TEST(MalformedTurn, a_build_that_is_not_there) {
  EXPECT_EQ(turn_faults("add 9S to [8]"), "1:11 [8] / the value of a build on the table: 9 or 13\n");
  EXPECT_EQ(turn_faults("9S takes [13]"), "1:10 [13] / the cards of the build: there are several of this value\n");
  EXPECT_EQ(turn_faults("9S takes [5C]"), "1:10 cards in brackets / all the cards of one build, or none of a build\n");
  EXPECT_EQ(turn_faults("9S takes [5C 4H]=8"), "1:17 =8 / =9, the value of this build\n");
}

TEST(MalformedTurn, a_build_is_not_missed_after_the_action_that_should_have_made_it) {
  EXPECT_EQ(turn_faults("build 6: 2S on 4X; add 9S to [6]"), "1:16 \"4X\" / a card, such as 10D or AS\n");
}

TEST(MalformedTurn, a_top_on_another_pile) {
  EXPECT_EQ(turn_faults("add 4D W:5D to [9]"), "1:8 \"W\" / E, on whose pile the card lies\n");
}

TEST(MalformedTurn, an_action_that_is_not_finished) {
  EXPECT_EQ(turn_faults("take 9S"), "1:8 the end / the cards that it takes\n");
  EXPECT_EQ(turn_faults("take [9]"), "1:6 \"[\" / the card played, then what it takes\n");
  EXPECT_EQ(turn_faults("build 9"), "1:8 the end / the cards of the build\n");
  EXPECT_EQ(turn_faults("raise [9]"), "1:10 the end / with and the card played\n");
  EXPECT_EQ(turn_faults("raise [9] with 2S to"), "1:21 the end / a value from 1 to 16\n");
  EXPECT_EQ(turn_faults("add 9S"), "1:7 the end / to, and what is added to\n");
  EXPECT_EQ(turn_faults("9S takes [9"), "1:12 the end / ] after the value of the build\n");
}

TEST(MalformedTurn, two_values) {
  EXPECT_EQ(turn_faults("raise [9] to 11 with 2S to 12"), "1:25 \"to\" / one value only\n");
}

TEST(MalformedTurn, a_partner_that_is_none) {
  EXPECT_EQ(turn_faults("build 13: 9H 4D for W"), "1:21 \"W\" / partner\n");
}

TEST(MalformedTurn, the_turn_of_somebody_else) {
  EXPECT_EQ(turn_faults("S: trail 9S; E: trail 3H"), "1:14 \"E\" / S, whose turn it is\n");
}

TEST(MalformedTurn, something_left_over) {
  EXPECT_THAT(turn_faults("trail 9S, quickly"), HasSubstr("1:11 \"quickly\""));
  EXPECT_THAT(turn_faults("trail 9S > 4D"), StartsWith("1:10 \">\" / the end of the action"));
  EXPECT_THAT(turn_faults("over and out"), HasSubstr("\"out\""));
}

TEST(MalformedTurn, cards_of_the_wrong_place) {
  EXPECT_EQ(turn_faults("E:5D takes 9H"), "1:1 \"E\" / cards of the hand alone\n");
  EXPECT_EQ(turn_faults("9S takes hand:2S"), "1:10 \"hand\" / cards of the table, and no value\n");
  EXPECT_EQ(turn_faults("add 9S to E:5D"), "1:11 \"E\" / a build, or loose cards\n");
}

TEST(MalformedTurn, an_event_that_is_not_finished) {
  EXPECT_EQ(turn_faults("E insists"), "1:10 the end / on\n");
  EXPECT_EQ(turn_faults("E insists on"), "1:13 the end / the capture, capturing or adding\n");
  EXPECT_EQ(turn_faults("reveal 5D"), "1:8 \"5D\" / a seat: E, S, W\n");
  EXPECT_EQ(turn_faults("E says hello"), "1:8 \"hello\" / last\n");
}

TEST(MalformedTurn, each_faulty_action_is_told_of) {
  EXPECT_EQ(turn_faults("trail 9X; E insists; take 9S"),
            "1:7 \"9X\" / a card, such as 10D or AS\n"
            "1:20 \";\" / on\n"
            "1:29 the end / the cards that it takes\n");
}

TEST(MalformedTurn, more_actions_than_any_turn_has) {
  std::string text;
  for (int i = 0; i < 201; ++i) text += "trail 9S;";
  EXPECT_THAT(turn_faults(text), HasSubstr("at most 200 actions in a turn"));
}

}  // namespace
}  // namespace casino::notation::malformed_test
