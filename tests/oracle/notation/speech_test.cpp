// Turns in the words that people say at the table: read where nothing else can be meant; where something else can, both
// are told.

#include "oracle/notation/reader.hpp"
#include "tests/oracle/notation/reading.hpp"

namespace casino::notation::speech_test {
namespace {

using testing::HasSubstr;

Position layout() {
  return position_of(western(), "table 5C 4D 8D 3H 2S [6H 3C]=9 of S; hand N: 9H 8C 8S 5D 2C 4H KS");
}
Action said(std::string_view text) { return action_of(western(), layout(), text); }
std::string refused(std::string_view text) { return faults_of(read_turn(western(), layout(), text)); }

// ---- Positions

TEST(Speech, positions) {
  const auto written = [](std::string_view text) { return read_position(western(), text); };
  const auto as_it_is_written = written("table 9H AC; hand N: 3D 4H");
  ASSERT_TRUE(as_it_is_written);
  for (const std::string_view text :
       {"table 9H and AC; N: 3D 4H; dealer S", "on the table: 9H AC; N holds 3D 4H; dealer is S",
        "9H AC on the table; 3D 4H in hand", "9H, AC on table\n3D and 4H in the hand\nN to play",
        "table: nine of hearts, ace of clubs; I have 3D 4H; N to move", "table 9H AC; my hand: 3D 4H; dealer is S",
        "table 9H AC; hand N: 3D 4H; to play N"}) {
    const auto said = written(text);
    ASSERT_TRUE(said) << text << ": " << faults_of(said);
    EXPECT_EQ(*said, *as_it_is_written) << text;
  }
  EXPECT_EQ(*written("table empty; hand N: 9H; stock is empty"), *written("table none; hand N: 9H; stock none"));
  EXPECT_THAT(faults_of(written("9H AC; hand N: 9S")), HasSubstr("such as: table 9H; hand N: 9C"));
  EXPECT_THAT(faults_of(written("9H AC on top; hand N: 9S")), HasSubstr("such as: table 9H; hand N: 9C"));
  EXPECT_THAT(faults_of(written("table 9H; N: 3D; hand N: 4H")), HasSubstr("hand of N only once"));
}

// ---- Read

TEST(Speech, captures) {
  const Action capture = said("9H takes 5C 4D");
  for (const std::string_view text :
       {"North: 9H takes 5C 4D", "North takes 5C 4D with 9H", "north takes 5C 4D with 9H", "I take 5C and 4D with 9H",
        "9H picks up 5C 4D", "pick up 5C 4D with the 9H", "9H \u00D7 5C 4D", "9H\u00D75C 4D", "9H captures 5C+4D.",
        "9H captures 5C+4D. ; ", "capture the 5C and the 4D with the 9H", "the 9H takes a 5C and a 4D",
        "nine of hearts takes five of clubs and four of diamonds", "9 of hearts takes the 5 of Clubs, 4 of diamonds",
        "play 9H, take 5C 4D", "N plays 9H and takes 5C 4D", "play the nine to take 5C 4D",
        "take 5 and 4D with the nine"})
    EXPECT_EQ(said(text), capture) << text;
}

TEST(Speech, a_build_that_is_the_only_one_needs_no_name) {
  const Action capture = said("9H takes [9]");
  for (const std::string_view text : {"take the 9 build with 9H", "9H takes the build", "9H takes the nine-build",
                                      "take the build with the nine of hearts", "9H takes the build of 9"})
    EXPECT_EQ(said(text), capture) << text;
  EXPECT_EQ(said("9H takes the build and the 5C 4D"), said("9H takes [9] 5C 4D"));
}

TEST(Speech, builds) {
  const Action build = said("build 8: 5D on 3H");
  for (const std::string_view text :
       {"building 8 with 5D on 3H", "5D on 3H, building 8", "5D on 3H makes 8", "5D on 3H, making an eight",
        "make 8 with 5D and 3H", "make an 8 with 5D and 3H", "5D + 3H = 8", "5D and 3H make 8", "5D makes 8 with 3H",
        "put the 5D on the 3H to make 8", "play 5D on 3H, building 8", "5D to 3H = 8", "build 8: 5 on 3",
        "build 8: 3 and 5D"})
    EXPECT_EQ(said(text), build) << text;
  for (const std::string_view text : {"put 5D on 3H", "play 5D on 3H", "lay 5D on the 3H", "5D to 3H", "5 on 3"})
    EXPECT_EQ(said(text), said("5D on 3H")) << text;
}

// What a card does to a build is told by the value that is said.
TEST(Speech, raises_and_additions) {
  const Action raise = said("raise [9] with 2C to 11");
  for (const std::string_view text :
       {"raise the 9 to 11 with 2C", "raise the build to 11 with 2C", "2C raises the 9 build to 11", "[9] + 2C = 11",
        "2C on [9] = 11", "2C on the build, making 11", "put 2C on the 9 to make 11", "2C to the 9 build, making 11",
        "2C on [3C 6H] = 11", "2C + [3C 6H] = 11", "[3C 6H] + 2C = 11", "2C to [3C 6H] = 11",
        "raise [3C 6H] = 11 with 2C", "raise [3C 6H]=9 with 2C to 11"})
    EXPECT_EQ(said(text), raise) << text;
  for (const std::string_view text : {"9H on the build = 9", "9H on [3C 6H] = 9"})
    EXPECT_EQ(said(text), said("add 9H to [9] at 9")) << text;
  EXPECT_EQ(said("add 9H to [3C 6H]=9"), said("add 9H to [9]"));
  EXPECT_THAT(refused("9H takes [3C 6H]=8"), HasSubstr("=9, the value of this build"));
  EXPECT_EQ(said("add 5D 4D to the build"), said("add 5D 4D to [9]"));
}

TEST(Speech, cards_are_laid_down) {
  const Action trail = said("trail KS");
  for (const std::string_view text :
       {"throw KS", "drop the KS", "put KS down", "put down KS", "lay the king", "trail K",
        "lay down the king of spades", "N throws K", "play KS", "plays the king", "KS"})
    EXPECT_EQ(said(text), trail) << text;
  // Whoever throws a card down does not take with it.
  EXPECT_EQ(said("throw 2C"), said("trail 2C"));
}

TEST(Speech, seats_have_names_of_four_winds) {
  const Position position = position_of(african(), "to act South; hand East: 9S; dealer West");
  EXPECT_EQ(position, position_of(african(), "to act S; hand E: 9S; dealer W"));
  EXPECT_EQ(turn_of(african(), position, "West: trail 3H").seat, west);
  EXPECT_EQ(faults_of(read_position(african(), "dealer North")), "1:8 \"North\" / a seat: E, S, W\n");
}

// Words of speech are no words where somebody is called so.
TEST(Speech, people_who_are_called_like_words) {
  PlayerNames players;
  players[north] = "Is";
  players[south_of_two] = "My";
  const Parsed<Position> position =
      read_position(western(), "table 5C; hand Is: 6C; hand My: 8H; to act My; dealer Is; stock 3", 1, players);
  ASSERT_TRUE(position) << faults_of(position);
  EXPECT_EQ(position->to_act, south_of_two);
  EXPECT_EQ(position->dealer, north);
  const Parsed<Turn> turn = read_turn(western(), *position, "Is trails 6C", {.players = players});
  ASSERT_TRUE(turn) << faults_of(turn);
  EXPECT_EQ(turn->seat, north);
  Position of_north = *position;
  of_north.to_act = north;
  const Parsed<Turn> other = read_turn(western(), of_north, "My trails 8H", {.players = players});
  ASSERT_TRUE(other) << faults_of(other);
  EXPECT_EQ(other->seat, south_of_two);
  EXPECT_EQ(said("my 9H takes 5C 4D"), said("9H takes 5C 4D"));
}

TEST(Speech, players_can_stand_for_their_seats) {
  PlayerNames players;
  players[north] = "Ann";
  players[south_of_two] = "B\u00E9la Kun";
  const Parsed<Position> position =
      read_position(western(), "table 5C; hand ann: 6C; hand B\u00E9la Kun: 8H; to act B\u00E9la Kun", 1, players);
  ASSERT_TRUE(position) << faults_of(position);
  EXPECT_EQ(*position, position_of(western(), "table 5C; hand N: 6C; hand S: 8H; to act S"));
  const Parsed<Turn> turn = read_turn(western(), *position, "Ann: trail 6C", {.players = players});
  ASSERT_TRUE(turn) << faults_of(turn);
  EXPECT_EQ(*turn, turn_of(western(), *position, "N: trail 6C"));
  EXPECT_EQ(faults_of(read_position(western(), "dealer Cid", 1, players)),
            "1:8 \"Cid\" / a seat: N (Ann), S (B\u00E9la Kun)\n");
}

TEST(Speech, a_name_that_means_something_else_is_none) {
  PlayerNames players;
  players[north] = "Table";
  players[south_of_two] = "E";
  EXPECT_EQ(readable_names(western(), players), PlayerNames{});
  players[north] = players[south_of_two] = "Ann";
  EXPECT_EQ(readable_names(western(), players), PlayerNames{});
  players[north] = "Jack";
  players[south_of_two] = "Jack Black";
  EXPECT_EQ(readable_names(western(), players), players);
  const Position position = position_of(western(), "table 5C JC; hand N: JD 6C; hand S: 8H; to act S");
  const auto seat_of = [&](std::string_view text) {
    const Parsed<Turn> turn = read_turn(western(), position, text, {.players = players});
    EXPECT_TRUE(turn) << text << '\n' << faults_of(turn);
    return turn ? turn->seat : Seat{5};
  };
  EXPECT_EQ(seat_of("Jack: jack takes JC"), north);
  EXPECT_EQ(seat_of("Jack Black trails 8H"), south_of_two);
}

// ---- Not read

TEST(Speech, what_can_be_meant_in_two_ways_is_told_in_both) {
  EXPECT_EQ(refused("play 2C"), "1:1 \"play\" / what is done with it: trail 2C, or 2C takes, and the cards\n");
  EXPECT_EQ(refused("2C"), "1:3 the end / what is done with it: trail 2C, or 2C takes, and the cards\n");
  EXPECT_EQ(refused("9H \u2013 5C 4D"),
            "1:11 the end / what is done with them: 9H takes 4D 5C, or build: 9H on 4D 5C\n");
  EXPECT_EQ(refused("5C + 4D = 9"),
            "1:12 the end / what is done with them, such as 9H takes 4D 5C, or build 9: 4D 5C\n");
  for (const std::string_view on : {"2C on [9]", "2C on the build", "2C to [9]", "put 2C on the 9"})
    EXPECT_THAT(refused(on), HasSubstr("so raise [3C 6H] with 2C, or add 2C to [3C 6H]\n")) << on;
  EXPECT_THAT(refused("5D to 8"), HasSubstr("1:4 \"to\" / what is done with them: takes, trails,"));
  EXPECT_EQ(refused("8 takes 8D"), "1:1 \"8\" / 8S or 8C\n");
}

// Nothing is known of the hand, or another action came before: then "2C" could be anything.
TEST(Speech, a_card_alone_is_laid_down_only_if_it_can_do_nothing_else) {
  const Position unknown = position_of(western(), "table 5C; hand N: +2");
  EXPECT_THAT(faults_of(read_turn(western(), unknown, "KS")), HasSubstr("trail KS, or KS takes, and the cards"));
  EXPECT_THAT(refused("3S"), HasSubstr("trail 3S, or 3S takes, and the cards"));  // which N does not have
  EXPECT_THAT(refused("5C"), HasSubstr("what is done with them: takes, trails"));
  EXPECT_THAT(refused("trail 4H; KS"), HasSubstr("trail KS, or KS takes, and the cards"));
}

TEST(Speech, an_article_may_be_an_ace) {
  const Position table = position_of(western(), "table AS 3H 5C; hand N: 4D 9H");
  const auto turn = [&](std::string_view text) { return read_turn(western(), table, text); };
  EXPECT_EQ(action_of(western(), table, "4 takes A and 3"), action_of(western(), table, "4D takes AS 3H"));
  EXPECT_EQ(faults_of(turn("4D takes a 3")), "1:10 \"a\" / the ace with its suit, or no article: AS could be meant\n");
  EXPECT_EQ(action_of(western(), table, "4D takes an ace and the 3"), action_of(western(), table, "4D takes AS 3H"));
  EXPECT_EQ(action_of(western(), table, "4D takes A 3"), action_of(western(), table, "4D takes AS 3H"));
  const Position without = position_of(western(), "table 3H 5C; hand N: 4D 9H");
  EXPECT_EQ(action_of(western(), without, "4D takes a 3"), action_of(western(), without, "4D takes 3H"));
  EXPECT_EQ(faults_of(read_turn(western(), without, "4D takes ace 3")), "1:10 \"A\" / a card of the table\n");
}

TEST(Speech, the_build_is_not_guessed_where_there_are_several_or_none) {
  const Position several = position_of(western(), "table [6H 3C]=9 of S [8C 2D]=10 of N; hand N: 9H 10C");
  EXPECT_EQ(faults_of(read_turn(western(), several, "9H takes the build")), "1:14 \"build\" / [3C 6H] or [2D 8C]\n");
  EXPECT_EQ(action_of(western(), several, "9H takes the 9 build"), action_of(western(), several, "9H takes [9]"));
  EXPECT_EQ(faults_of(read_turn(western(), several, "9H takes the 8 build")),
            "1:14 \"8\" / the value of a build on the table: 9 or 10\n");
  const Position none = position_of(western(), "table 5C; hand N: 9H");
  EXPECT_EQ(faults_of(read_turn(western(), none, "9H takes the build")),
            "1:14 \"build\" / the cards of a build: none of a known value lies on the table\n");
}

// Behind the verb the card that is played comes first; who names what is taken has another sentence in mind.
TEST(Speech, a_verb_before_cards_of_the_table_lacks_the_card_played) {
  const Position known = position_of(western(), "table 5C 4D; hand N: 9H 8C 4C");
  EXPECT_EQ(faults_of(read_turn(western(), known, "take 5C 4D")),
            "1:6 \"5C\" / the card played first, as in: 9H takes 4D 5C\n");
  EXPECT_EQ(faults_of(read_turn(western(), known, "capture 5C")),
            "1:9 \"5C\" / the card played first, as in: 9H takes 5C 4D\n");
  // That the card is not held is for judging to say.
  EXPECT_EQ(action_of(western(), known, "5C takes 4D"),
            (Action{.kind = Do::capture, .hand = "5C"_card, .table = "4D"_card}));
  const Position unknown = position_of(western(), "table 5C 4D; hand N: +3");
  EXPECT_EQ(action_of(western(), unknown, "take 5C 4D"), action_of(western(), unknown, "5C takes 4D"));
  // A card that was trailed answers a demand.
  const Position demanded = position_of(
      african(),
      "table 9S 5C 4D; to act S; hand S: KH; turn so far: 1 action, played 9S, to trail, E demands the capture");
  EXPECT_EQ(action_of(african(), demanded, "take 9S 5C 4D"), action_of(african(), demanded, "9S takes 5C 4D"));
}

}  // namespace
}  // namespace casino::notation::speech_test
