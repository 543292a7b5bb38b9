// The text notation of logs: what is read, how it is printed, and what is said of texts that are wrong.

#include "tests/oracle/log/reading.hpp"

namespace casino::log::text_test {
namespace {

using testing::HasSubstr;

constexpr std::string_view hands =
    "dealer S\n"
    "table 10D 5C 3S 8H\n"
    "hand N: 9C 4D KH AS\n"
    "hand S: 2S 7D JC 8C\n";

std::string faults_of(std::string_view text) {
  const Parsed<Log> read = parse_text(text);
  return read ? std::string("(read)") : shown(read.errors());
}
std::string faults_below_head(const std::string& lines) {
  return faults_of("rules anglo-american, 2 players\n" + lines);
}

TEST(LogText, everything_that_can_be_in_a_log_is_kept) {
  const Log log = log_of(
      "# above everything\n"
      "casino-log/1\n"
      "rules Dominican, 2 players\n"
      "option trail.owning_build=allowed   # as at home\n"
      "off AA-CAP-7\n"
      "player S: Béla # 2\n"
      "date: 2026-03-01 # no comment\n"
      "place:\n"
      "before 2 deals\nbefore N 14, S -9\nbefore carried cards 3, spades 1\nbefore forfeits S\nbefore met first N S\n"
      "\n# two\n# lines\n\n#   and another\n"
      "deal 7, dealer S  # beside the deal\n"
      "# in the deal\n"
      "table 10D 5C 3S 8H\nhand N: 9C 4D +2\nhand S: ?\n"
      "S says last\n"
      "N: trail 4D; over # why?\n"
      "S: trail 2S\n"
      "N objects AA-TRL-3\nit stands\ntake back 2 turns\n"
      "N claims\nN calls orange\nreveal S: 2H\n"
      "agreed table 5C; hand N: none; hand S: none; stock none; dealing 6; to act S\n"
      "dealing 3 # again\n"
      "score N 7, S -1\nscore last capture S 1\ntotal none\nlot S\nmisdeal\n"
      "deal\npack AS 2S 3S\nposition table 5C; to act S\n"
      "result S wins double # at last\n"
      "# the end\n");
  EXPECT_EQ(log_of(text_of(log)), log) << text_of(log);
  const Parsed<Log> from_json = parse_json(of(log).dump());
  ASSERT_TRUE(from_json) << shown(from_json.errors());
  EXPECT_EQ(*from_json, log) << of(log).dump();
  // Some of it, to see that it is there at all.
  EXPECT_EQ(log.comments, (std::vector<std::string>{"above everything", "as at home", "two\nlines", "  and another"}));
  EXPECT_EQ(log.players[Seat{1}], "Béla # 2");
  EXPECT_EQ(log.tags, (std::vector<Tag>{{"date", "2026-03-01 # no comment"}, {"place", ""}}));
  EXPECT_EQ(log.before.totals[Side{1}], -9);
  EXPECT_EQ(log.deals.at(0).number, 7);
  EXPECT_EQ(log.deals.at(0).entries.size(), 18U);
  EXPECT_EQ(log.deals.at(0).entries.at(3).beside, "why?");
  EXPECT_EQ(log.deals.at(1).number, 4);  // the second of this log, after two before
  EXPECT_EQ(log.deals.at(1).pack.size(), 3U);
  EXPECT_EQ(log.closing_comments, (std::vector<std::string>{"at last", "the end"}));
}

TEST(LogText, capitals_suits_and_line_ends_do_not_matter) {
  const Log log = log_of("RULES anglo-american\r\nDealer s\r\nTABLE 10♦ 5c 3♠ 8h\r\nHAND n: 9c TD\r\nn: Trail 9C\r\n");
  EXPECT_EQ(log, log_of("rules anglo-american, 2 players\ndealer S\ntable 10D 5C 3S 8H\nhand N: 9C 10D\nN: trail 9C"));
}

TEST(LogText, names_of_rules_are_the_same_in_capitals_and_small_letters) {
  const std::string rest = "deal\n" + std::string(hands) + "N: trail KH\n";
  const Log log = log_of(
      "rules Anglo-American\noption Trail.Owning_Build=Allowed\noption match.count_order=as,10d,Cards\noff aa-cap-7\n" +
      rest + "S objects aa-trl-3\n");
  EXPECT_EQ(log, log_of("rules anglo-american\noption trail.owning_build=allowed\n"
                        "option match.count_order=AS,10D,cards\noff AA-CAP-7\n" +
                        rest + "S objects AA-TRL-3\n"));
  EXPECT_THAT(faults_of("CASINO-LOG/1\nrules swazi"), HasSubstr("expected casino-log/1"));
}

TEST(LogText, a_tag_can_be_a_word_of_any_alphabet) {
  const Log log = log_of("rules swazi\nSpielst\u00e4tte: Wien\n\u65e5\u4ed8: 2026-03-01\n");
  EXPECT_EQ(log.tags, (std::vector<Tag>{{"Spielst\u00e4tte", "Wien"}, {"\u65e5\u4ed8", "2026-03-01"}}));
  EXPECT_EQ(log_of(text_of(log)), log);
}

TEST(LogText, lines_of_one_kind_go_together) {
  EXPECT_EQ(western_log("before 1 deal\nbefore N 7\nbefore S 4\nbefore carried cards 1\nbefore carried spades 2\n"),
            western_log("before 1 deal\nbefore N 7, S 4\nbefore carried cards 1, spades 2\n"));
  EXPECT_EQ(western_log("deal 1\ndealer S\npack AS 2S\npack 3S 4S\n"),
            western_log("deal 1, dealer S\npack AS 2S 3S 4S\n"));
}

TEST(LogText, numbers_beyond_a_limit_are_told_the_limit) {
  EXPECT_THAT(faults_below_head("deal 0"), HasSubstr("found \"0\", expected which deal it is, from 1 to 1000000"));
  EXPECT_THAT(faults_below_head("deal 1000001"), HasSubstr("from 1 to 1000000"));
  EXPECT_THAT(faults_below_head("before 1000001 deals"), HasSubstr("from 0 to 1000000"));
  EXPECT_THAT(faults_below_head("deal\nposition table [5C 4D]=17 of N"), HasSubstr("expected a value from 1 to 16\n"));
}

TEST(LogText, nothing_is_silently_said_anew) {
  EXPECT_THAT(faults_below_head("before N 7\nbefore N 8"), HasSubstr("3:8: found \"N\", expected each side once"));
  EXPECT_THAT(faults_below_head("before 2 deals\nbefore 3 deals"), HasSubstr("3:8: found deals a second time"));
  EXPECT_THAT(faults_below_head("before carried cards 3, cards 4"), HasSubstr("2:31: found cards a second time"));
  EXPECT_THAT(faults_below_head("before carried spades 0\nbefore carried spades 0"), HasSubstr("spades a second time"));
  EXPECT_THAT(faults_below_head("deal 1, dealer N\ndealer S"), HasSubstr("3:1: found a dealer a second time"));
  EXPECT_THAT(faults_below_head("deal\npack AS 2S\npack 3S AS"),
              HasSubstr("4:9: found \"AS\", expected each card once"));
  EXPECT_THAT(faults_below_head("deal\nposition table 5C\nposition table 5C"),
              HasSubstr("4:1: found a position a second time"));
}

TEST(LogText, a_line_that_ends_with_a_semicolon_goes_on) {
  const Log log = western_log(std::string(hands) + "N: trail KH;  # first\n   over  # second\n");
  EXPECT_EQ(log.deals.at(0).entries.at(1).beside, "first");
  EXPECT_EQ(log.deals.at(0).entries.at(2).what, Happening(Comment{"second"}));
  EXPECT_EQ(std::get<Turn>(log.deals.at(0).entries.at(1).what).steps.size(), 2U);
  EXPECT_EQ(western_log("deal 1;\n  dealer S\ntable 10D;\n  hand N: 9C;\n  hand S: 2S\n"),
            western_log("deal 1, dealer S\ntable 10D\nhand N: 9C\nhand S: 2S\n"));
}

TEST(LogText, names_of_players_stand_for_their_seats) {
  const std::string players = "player N: Anna\nplayer S: Béla Kun\nbefore N 7\n";
  const std::string lines =
      "deal 1, dealer S\ntable 10D 5C 3S 8H\nhand N: 9C 4D KH AS\nhand S: 2S 7D JC 8C\nN: build 9: 4D on 5C\n"
      "S: 8C takes 8H\nN objects AA-TRL-3\nN: 9C takes [9]\nS: trail JC\nS claims\nscore N 7\ntotal S 4\nlot S\n"
      "result N wins\n";
  const std::string as_said =
      "deal 1, dealer Béla Kun\ntable 10D 5C 3S 8H\nhand Anna: 9C 4D KH AS\nhand béla kun: 2S 7D JC 8C\n"
      "Anna: build 9: 4D on 5C\nBéla Kun: 8C takes 8H\nAnna objects AA-TRL-3\nANNA takes [9] with 9C\n"
      "South: trail JC\nBéla Kun claims\nscore Anna 7\ntotal Béla Kun 4\nlot South\nresult Anna wins\n";
  EXPECT_EQ(western_log(players + as_said), western_log(players + lines));
  EXPECT_EQ(western_log("player N: Anna\nbefore Anna 7\n"), western_log("player N: Anna\nbefore N 7\n"));
  EXPECT_EQ(western_log("player North: Anna\n"), western_log("player N: Anna\n"));
  EXPECT_EQ(western_log(players + "deal\nposition\ntable 5C\nhand Anna: 9C\nBéla Kun to act\n"),
            western_log(players + "deal\nposition table 5C; hand N: 9C; S to act\n"));
}

TEST(LogText, messages_name_the_players) {
  const std::string players = "player N: Anna\nplayer S: Béla\n";
  EXPECT_THAT(faults_below_head(players + "lot Cid"), HasSubstr("found \"Cid\", expected a seat: N (Anna), S (Béla)"));
  EXPECT_THAT(faults_below_head(players + "deal\nCid: trail 2C"),
              HasSubstr("expected a seat before the colon: N (Anna), S (Béla);"));
  // Of two with one name nobody is meant; nor by a word that means something else.
  EXPECT_THAT(faults_below_head("player N: Anna\nplayer S: anna\ndeal\nAnna: trail 2C"),
              HasSubstr("expected a seat before the colon: N, S;"));
  const Log log = western_log("player N: Table\ntable 10D 5C 3S 8H\n");
  EXPECT_EQ(log.deals.at(0).entries.size(), 1U);
}

// What is taken is known to lie on the table. Where the hand is not known, that it was played is for judging to say.
TEST(LogText, behind_the_verb_the_card_that_is_played_comes_first) {
  EXPECT_THAT(faults_below_head(std::string(hands) + "N: take 5C 3S"),
              HasSubstr("6:9: found \"5C\", expected the card played first"));
  EXPECT_EQ(faults_below_head("dealer S\ntable 10D 5C 3S 8H\nN: take 5C 3S"), "(read)");
}

TEST(LogText, rules_have_a_name_that_people_say) {
  EXPECT_EQ(log_of("Rules: Cassino\n"), log_of("rules anglo-american\n"));
  EXPECT_EQ(log_of("Rules – Cassino\n"), log_of("rules anglo-american\n"));
  EXPECT_EQ(log_of("rules casino, 2 players\n").rules.name, "anglo-american");
}

TEST(LogText, an_event_by_itself_happened_between_turns) {
  const Log log = western_log(std::string(hands) + "N claims\nN: N claims\n");
  EXPECT_TRUE(std::holds_alternative<Event>(log.deals.at(0).entries.at(1).what));
  EXPECT_TRUE(std::holds_alternative<Turn>(log.deals.at(0).entries.at(2).what));
}

TEST(LogText, places_are_those_of_the_lines) {
  const Log log = western_log(std::string(hands) + "\n  N: trail KH\n");
  EXPECT_EQ(log.deals.at(0).entries.at(1).place.line, 7);
  EXPECT_EQ(log.deals.at(0).entries.at(1).place.column, 3);
}

TEST(LogText, two_comments_side_by_side_stay_two) {
  Log log = western_log("");
  Deal& deal = log.deals.emplace_back();
  for (const char* text : {"one", "two\nthree", "", " indented", "\n"}) deal.entries.push_back({Comment{text}, {}, {}});
  EXPECT_EQ(log_of(text_of(log)), log) << text_of(log);
}

TEST(LogText, rules_can_come_from_elsewhere) {
  const StatedRules usual = stated(swazi(Seats{3}));
  const Parsed<Log> read = parse_text("S: trail 9S", &usual);
  ASSERT_TRUE(read);
  EXPECT_EQ(read->rules, usual);
}

TEST(LogText, how_many_play_as_people_write_it) {
  for (const char* written : {"rules swazi, 3 players", "Rules: Swazi, three players.", "rules swazi 3",
                              "rules swazi, three", "Rules:\u00a0swazi,\u00a03\u00a0Players."})
    EXPECT_EQ(faults_of(std::string(written) + "\ndeal 1\n"), "(read)") << written;
  for (const char* written :
       {"rules swazi, 3 decks", "rules swazi, players", "rules swazi, 3 players 4", "rules swazi, .3"})
    EXPECT_THAT(faults_of(written), HasSubstr("how many play, such as: rules swazi, 4 players")) << written;
}

TEST(LogText, faults_of_the_header_are_told_at_their_place) {
  EXPECT_THAT(faults_of(""), HasSubstr("expected by what was played"));
  EXPECT_THAT(faults_of("rules swasi"), HasSubstr("1:7: found \"swasi\""));
  EXPECT_THAT(faults_of("rules swazi, 9 players"), HasSubstr("found 9"));
  EXPECT_THAT(faults_of("rules swazi, several"), HasSubstr("how many play"));
  EXPECT_THAT(faults_of("casino-log/2\nrules swazi"), HasSubstr("1:1: found \"casino-log/2\""));
  EXPECT_THAT(faults_below_head("option trail.owning=allowed"), HasSubstr("2:8:"));
  EXPECT_THAT(faults_below_head("option trail.owning_build=sometimes"), HasSubstr("2:27:"));
  EXPECT_THAT(faults_below_head("  option  trail.owning_build = sometimes"), HasSubstr("2:32:"));
  EXPECT_THAT(faults_of("Rules:\u00a0swasi"), HasSubstr("1:8: found \"swasi\""));
  EXPECT_THAT(faults_of("rules swazi, 9 players"), HasSubstr("1:14:"));
  EXPECT_THAT(faults_below_head("option trail.owning_build"), HasSubstr("an option, such as"));
  EXPECT_THAT(faults_below_head("off XX-1"), HasSubstr("2:5:"));
  EXPECT_THAT(faults_below_head("date: 1\ndate: 2"), HasSubstr("3:1: found \"date\" a second time"));
  EXPECT_THAT(faults_below_head("player W: Anna"), HasSubstr("2:8: found \"W\", expected a seat: N, S"));
  EXPECT_THAT(faults_below_head("player N Anna"), HasSubstr("a seat and a name"));
  EXPECT_THAT(faults_below_head("before N fourteen"), HasSubstr("2:10:"));
  EXPECT_THAT(faults_of("rules anglo-american\nrules swazi"), HasSubstr("rules only once"));
}

TEST(LogText, faults_of_lines_are_told_at_their_place) {
  EXPECT_THAT(faults_below_head("table 10D 5C 3S 8H\nhand N: 9C 11D"), HasSubstr("3:12: found \"11D\""));
  EXPECT_THAT(faults_below_head("table 10D 5C 3S 8H\nhand N: 9C\nhand N: 8C"), HasSubstr("4:1: found a hand a second"));
  EXPECT_THAT(faults_below_head(std::string(hands) + "N: trial KH"), HasSubstr("6:4: found \"trial\""));
  EXPECT_THAT(faults_below_head(std::string(hands) + "N: trail KH;\n  oevr"), HasSubstr("7:3:"));
  EXPECT_THAT(faults_below_head(std::string(hands) + "N: trail KH\npack AS"), HasSubstr("7:1:"));
  EXPECT_THAT(faults_below_head("deal 1\npack AS 3S 3S"), HasSubstr("3:12: found \"3S\", expected each card once"));
  EXPECT_THAT(faults_below_head("deal 1, daeler S"), HasSubstr("2:9:"));
  EXPECT_THAT(faults_below_head("score N seven"), HasSubstr("2:9:"));
  EXPECT_THAT(faults_below_head("score N 7, N 8"), HasSubstr("each side once"));
  EXPECT_THAT(faults_below_head("N objects AA-TRL-33"), HasSubstr("a clause"));
  EXPECT_THAT(faults_below_head("result N"), HasSubstr("wins"));
  EXPECT_THAT(faults_below_head("result drawn\nN: trail KH"), HasSubstr("3:1:"));
  EXPECT_THAT(faults_below_head("position\ntable 5C\npile Q: 5D"), HasSubstr("4:6:"));
}

// In the pack of all games no card can be another's; what a deal names twice is read (see named_twice_test.cpp).
TEST(LogText, a_card_twice_in_the_pack_is_told_with_its_place_in_the_file) {
  EXPECT_THAT(
      faults_of("rules swazi\ncards AS 2S, AS"),
      HasSubstr("2:14: found \"AS\", expected each card in one place; this one was read at line 2, column 7\n"));
  // A log that begins on line 11 of its file.
  const Parsed<Log> read = parse_text("rules swazi\ncards 9H 9H", nullptr, 11);
  ASSERT_FALSE(read);
  EXPECT_THAT(shown(read.errors()),
              HasSubstr("2:10: found \"9H\", expected each card in one place; this one was read "));
  for (const char* line :
       {"table 10D 5C 3S 5C", "hand N: 9C 4D KH 4D", "position table 9H; hand N: 9S;\n hand S: 8C 9S",
        "position\n  table 9H 7C\n  hand N: 9S KD\n  hand S: 8C 9S"})
    EXPECT_EQ(faults_below_head("deal 1, dealer S\n" + std::string(line)), "(read)") << line;
}

// Of three turns the second is mistyped; the third speaks of the build that it made.
TEST(LogText, one_fault_does_not_blame_what_follows) {
  const std::string text = std::string(hands) + "N: trail KH\nS: buidl 9: 2S on 7D\nN: 9C takes [9]\nS: trial JC\n";
  const Parsed<Log> read = parse_text("rules anglo-american\n" + text);
  ASSERT_FALSE(read);
  ASSERT_EQ(read.errors().size(), 2U) << shown(read.errors());
  EXPECT_EQ(read.errors()[0].where.line, 7);
  EXPECT_EQ(read.errors()[1].where.line, 9);
}

// S takes a card out of the build, and N takes what is left of it, by a value that it never had: that is for the judge.
TEST(LogText, behind_a_turn_that_broke_a_rule_a_build_is_not_missed) {
  const std::string text = std::string(hands) + "N: build 9: 4D on 5C\nS: 8C takes 8H 5C 3S\nN: 9C takes [8]\n";
  EXPECT_EQ(faults_below_head(text), "(read)");
}

TEST(LogText, bytes_that_are_no_text_are_refused) {
  EXPECT_THAT(faults_of("rules swazi\ndate: \xC3\x28"), HasSubstr("2:7: found bytes that are no text"));
  EXPECT_THAT(faults_of("rules swazi\n# \x01"), HasSubstr("a control character"));
  for (const char* beside : {"rules swazi # \x7f", "rules swazi\ndeal 1, dealer S # \x7f", "rules swazi\nover # \x01"})
    EXPECT_THAT(faults_of(beside), HasSubstr("a control character")) << beside;
}

TEST(LogText, a_text_that_is_nothing_but_faults_is_given_up) {
  std::string text = "rules anglo-american\n";
  for (int i = 0; i < 1000; ++i) text += "score N\n";
  const Parsed<Log> read = parse_text(text);
  ASSERT_FALSE(read);
  EXPECT_EQ(read.errors().size(), 50U);
}

// As text from a page of the web has them.
TEST(LogText, blanks_of_a_word_processor_are_blanks_in_the_header_too) {
  EXPECT_EQ(log_of("rules\u00A0royal,\u202F2 players\n\u00A0\noption\u2007sweep.score=1\nplayer\u00A0N: Anna Maria\n"
                   "before\u2009N 3, S 4\ndeal\u00A01, dealer S\n"),
            log_of("rules royal, 2 players\n\noption sweep.score=1\nplayer N: Anna Maria\nbefore N 3, S 4\n"
                   "deal 1, dealer S\n"));
  EXPECT_EQ(log_of("rules royal\nplayer N: Anna\u00A0Maria\ndeal 1\n").players[Seat{0}], "Anna\u00A0Maria");
}

// U+202E and U+2066 look the same wherever they are told, and so would the tags.
TEST(LogText, names_of_tags_have_no_signs_that_change_the_direction_of_writing) {
  EXPECT_FALSE(is_tag_name("\u202Ex"));
  EXPECT_FALSE(is_tag_name("x\u2066"));
  EXPECT_TRUE(is_tag_name("\u00E9v"));
}

}  // namespace
}  // namespace casino::log::text_test
