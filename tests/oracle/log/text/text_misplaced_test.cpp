// Lines of a text log that are wrong as a whole: in the wrong place, without their colon, of a game of more players.

#include "tests/oracle/log/reading.hpp"

namespace casino::log::text_misplaced_test {
namespace {

using testing::HasSubstr;
using testing::Not;

ParseErrors faults_of(std::string_view text) {
  const Parsed<Log> read = parse_text(text);
  return read ? ParseErrors{} : read.errors();
}

// Three play, though the log is read for two: told once, and nothing of what follows from it.
TEST(LogText, who_does_not_say_how_many_play_is_told_once_how_to_say_it) {
  const std::string lines =
      "deal 1, dealer W\n"
      "table G6 B1 Y8 Y2\n"
      "hand E: R1 G7 Y9 R9\n"
      "hand S: Y1 R4 Y6 Y3\n"
      "hand W: R2 R7 Y4 B8\n"
      "E: build 9: R1 on G6 Y2\n"
      "score E 25, S 10, W 35\n";
  EXPECT_EQ(shown(faults_of("rules tuxedo\n" + lines)),
            "2:16: found \"W\", expected a seat: N, S, for the log does not say how many play, and is read for 2; if 3 "
            "play, say: rules tuxedo, 3 players\n");
  EXPECT_EQ(shown(faults_of("rules tuxedo, 3 players\n" + lines)), "");
}

TEST(LogText, as_many_play_as_all_lines_name) {
  EXPECT_THAT(
      shown(faults_of("rules anglo-american\nhand E: 9C\nhand N: 8C\nE: trail 9C")),
      HasSubstr("2:6: found \"E\", expected a seat: N, S, for the log does not say how many play, and is read for "
                "2; if 4 play, say: rules anglo-american, 4 players"));
  const ParseErrors names = faults_of("rules anglo-american\nplayer N: Anna W\nplayer E: Ben\nplayer W: Cid\n");
  ASSERT_EQ(names.size(), 1U) << shown(names);
  EXPECT_THAT(shown(names), HasSubstr("3:8: found \"E\""));
  EXPECT_THAT(shown(names), HasSubstr("rules anglo-american, 4 players"));
  EXPECT_THAT(
      shown(faults_of("rules anglo-american\nposition table 5C;\n hand P5: 9C")),
      HasSubstr("3:7: found \"P5\", expected a seat: N, S, for the log does not say how many play, and is read for "
                "2; it is played by 2 to 4, such as: rules anglo-american, 4 players"));
  EXPECT_THAT(shown(faults_of("rules anglo-american\nposition\n table 5C\n hand E: 9C")),
              HasSubstr("4:7: found \"E\""));
}

// A turn in words that nobody reads is told what it would be; a player's name in front of it is none.
TEST(LogText, the_first_turn_that_cannot_be_read_is_told_what_it_would_be) {
  const std::string deal =
      "rules anglo-american\nplayer N: Ann\ndeal\ntable 5C 4D 3H 2D\nhand N: 9H 5D 8C 2C\nhand S: KS QS JS 10S\n";
  EXPECT_THAT(
      shown(faults_of(deal + "Ann: munch 5D 3H\n")),
      testing::AllOf(HasSubstr("7:6: found \"munch\""), HasSubstr("; legal with 3H 5D: \"N: build 8: 5D on 3H\"")));
  const ParseErrors faults = faults_of(deal + "Ann: munch 5D 3H\nS: munch KS\n");
  ASSERT_EQ(faults.size(), 2U) << shown(faults);
  EXPECT_THAT(faults[1].expected, Not(HasSubstr("legal with")));  // nobody knows what lies there
}

// Where the number is said, a seat can be a slip, and what stands below it is read.
TEST(LogText, a_seat_that_does_not_play_is_told_with_the_number_that_is_said) {
  const ParseErrors faults = faults_of(
      "rules anglo-american, 2 players\ndeal 1, dealer S\ntable 10D 5C 3S 8H\nhand N: 9C 4D\nE: trail 4D\n"
      "S: trial 5D\nscore E 3\n");
  ASSERT_EQ(faults.size(), 3U) << shown(faults);
  EXPECT_THAT(
      shown(faults),
      HasSubstr("5:1: found \"E\", expected a seat: N, S, for the log says: rules anglo-american, 2 players\n"));
  EXPECT_THAT(shown(faults), HasSubstr("6:4: found \"trial\""));
  EXPECT_THAT(shown(faults), HasSubstr("7:7: found \"E\", expected a seat: N, S"));
}

TEST(LogText, cards_of_a_rook_pack_are_named_as_examples) {
  EXPECT_EQ(shown(faults_of("rules tuxedo\ntable R1 Y11 B2 G3")),
            "2:10: found \"Y11\", expected a card, such as R10 or B1\n");
  EXPECT_THAT(shown(faults_of("rules anglo-american\ntable 11D")), HasSubstr("expected a card, such as 10D or AS"));
}

TEST(LogText, a_line_of_the_header_belongs_above_the_first_deal) {
  const std::string head = "rules anglo-american\ndeal 1, dealer S\ntable 10D JC 3S 8H\n";
  EXPECT_EQ(shown(faults_of(head + "option trail.owning_build=allowed\nN: trail 2C")),
            "4:1: found \"option\" in a deal, expected it above the first deal\n");
  for (const char* line : {"off AA-TRL-3", "cards AS 2S", "player N: Anna", "before 2 deals", "before N 8"})
    EXPECT_THAT(shown(faults_of(head + line)), HasSubstr("expected it above the first deal")) << line;
  EXPECT_THAT(shown(faults_of(head + "rules swazi")), HasSubstr("where another log begins, casino-log/1 above it"));
  EXPECT_THAT(shown(faults_of(head + "date: 2026")), HasSubstr("or a tag only above the first deal"));
  EXPECT_THAT(shown(faults_of(head + "Anna: trail 2C")), HasSubstr("expected a seat before the colon: N, S"));
  // Verbs can have a colon behind them.
  EXPECT_EQ(shown(faults_of(head + "captures: 8C 8H")), "");
}

TEST(LogText, a_tag_without_a_colon_is_told_to_need_one) {
  const std::string fault = "expected a colon behind it, if it is a tag (date: ...); or rules, option,";
  EXPECT_THAT(shown(faults_of("rules anglo-american\ndate 12 June\ndeal 1, dealer S\n")),
              HasSubstr("2:1: found \"date\", " + fault));
  EXPECT_THAT(shown(faults_of("date 12 June\noptoin a=b\nrules anglo-american\n")),
              HasSubstr("1:1: found \"date\", " + fault));
  EXPECT_THAT(shown(faults_of("optoin a=b\nrules anglo-american\n")), HasSubstr("the nearest is option"));
  // A misspelt action is none.
  EXPECT_THAT(shown(faults_of("rules anglo-american\ntrial KH\nS: trail 9C\n")), HasSubstr("expected an action"));
}

TEST(LogText, items_are_named_where_points_are_for_none) {
  EXPECT_EQ(shown(faults_of("rules anglo-american\nscore aces N 2")),
            "2:7: found \"aces\", expected a side, such as N, or what the points are for: cards, spades, AS, AC, AH, "
            "AD, 10D, "
            "2S\n");
  EXPECT_THAT(shown(faults_of("rules anglo-american\nscore spadse N 2")), HasSubstr("the nearest is spades"));
  EXPECT_THAT(shown(faults_of("rules tuxedo\nscore sweep N 2")), Not(HasSubstr("10D")));
  EXPECT_THAT(shown(faults_of("rules anglo-american\nscore 7")), HasSubstr("expected a side, such as N\n"));
}

}  // namespace
}  // namespace casino::log::text_misplaced_test
