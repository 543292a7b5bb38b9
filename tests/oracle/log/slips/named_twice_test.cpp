// A card that a line names twice lies in one place: the log is read, and that is one problem.

#include "oracle/log/repair/repair.hpp"
#include "tests/oracle/log/reading.hpp"

namespace casino::log::named_twice_test {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

// The one problem, and what may have been meant; nothing is lost between the notations.
std::vector<std::string> told_and_repaired(const std::string& text) {
  const Log log = log_of(text);
  const std::string again = text_of(log);
  EXPECT_EQ(log_of(again), log) << again;
  const std::string json = of(log).dump();
  EXPECT_EQ(*parse_json(json), log) << json;
  const Report report = validate(log);
  std::vector<std::string> told = found(log);
  for (const Repair& repair : repairs_of(log, report).best) {
    told.push_back(text_of(log, repair));
    EXPECT_TRUE(repair.makes_it_hold) << text_of(log, repair);
  }
  return told;
}

const std::string western = "rules anglo-american, 2 players\ndeal 1, dealer S\n";
const std::string table = "table 10D 5C 3S 8H\n";
const std::string hand_of_north = "hand N: 9C 4D KH AS\n";

// N has four cards without it.
TEST(NamedTwice, a_card_too_many_in_a_hand_is_left_out) {
  EXPECT_THAT(told_and_repaired(western + table + "hand N: 9C 4D KH AS 9C\nhand S: 2S 7D JC 8C\nN: trail KH\n"),
              ElementsAre("the dealing is not by the rules", "dealing 1: 9C only once"));
}

// N plays AS, which stood where 9C stands a second time.
TEST(NamedTwice, another_card_of_the_hand_is_the_one_that_is_played) {
  const std::string turns =
      "N: trail KH\nS: trail JC\nN: build 9: 4D on 5C\nS: 8C takes 8H\nN: 9C takes [9]\nS: trail 2S\nN: trail AS\n";
  EXPECT_THAT(told_and_repaired(western + table + "hand N: 9C 4D KH 9C\nhand S: 2S 7D JC 8C\n" + turns),
              ElementsAre("the dealing is not by the rules", "dealing 1: hand N: AS, which is missing"));
  // Where nobody told of the other hand, too.
  EXPECT_THAT(found(log_of(western + table + "hand N: 9C 4D KH 9C\n" + turns)),
              ElementsAre("the dealing is not by the rules"));
}

TEST(NamedTwice, another_card_of_the_table_is_the_one_that_is_taken) {
  const std::string turns = "hand S: 2S 7D JC 8C\nN: trail KH\nS: 8C takes 5C 3S\n";
  EXPECT_THAT(told_and_repaired(western + "table 10D 5C 5C 8H\n" + hand_of_north + turns),
              ElementsAre("the dealing is not by the rules", "dealing 1: table: 3S, which is missing"));
  EXPECT_THAT(found(log_of(western + "table 10D 5C\ntable 5C 8H\n" + hand_of_north + turns)),
              ElementsAre("the dealing is not by the rules"));
}

// The same where a card is forgotten, and not another written in its place.
TEST(NamedTwice, a_card_that_the_table_lacks_is_there_when_it_is_taken) {
  const std::string turns = "hand S: 2S 7D JC 8C\nN: trail KH\nS: 8C takes 5C 3S\n";
  EXPECT_THAT(told_and_repaired(western + "table 10D 5C 8H\n" + hand_of_north + turns),
              ElementsAre("the dealing is not by the rules", "dealing 1: table: 3S, which is missing"));
}

// SWZ-CUT-1
TEST(NamedTwice, SWZ_CUT_1_a_card_of_the_cut) {
  const std::string swazi = "rules swazi, 3 players\ndeal 1, dealer S\n";
  EXPECT_THAT(told_and_repaired(swazi + "E cuts 4H 7C 8H 9D 4H\n"),
              ElementsAre("the cut is not by the rules", HasSubstr("4H only once")));
  EXPECT_THAT(found(log_of(swazi + "E cuts 4H 7C 8H 8H\n")), ElementsAre("the cut is not by the rules"));
}

const std::string swazi = "rules swazi, 3 players\ndeal\nposition ";

TEST(NamedTwice, in_a_position_it_is_left_out_where_that_is_all) {
  const std::string turns = "S: trail KD\nE: trail 3C\n";
  const auto told = [](const std::string& where) {
    return std::vector<std::string>{"the position itself is not by the rules", "position: " + where + " only once"};
  };
  EXPECT_EQ(told_and_repaired(swazi + "table 5C 5C; hand S: 9S KD; hand E: 3C 6H; hand W: 9D 8H; to act S\n" + turns),
            told("5C"));
  EXPECT_EQ(told_and_repaired(swazi + "table 5C; hand S: 9S KD 9S; hand E: 3C 6H; hand W: 9D 8H; to act S\n" + turns),
            told("9S"));
  const std::string seats = "; hand S: 9S KD; hand E: 3C 6H; hand W: 9D 8H; ";
  EXPECT_EQ(told_and_repaired(swazi + "table 5C" + seats + "pile E: 3D > 3D; to act S\n" + turns), told("3D"));
  EXPECT_EQ(told_and_repaired(swazi + "table 5C" + seats + "pile E: 3D > {2C 4C} > 3D; to act S\n" + turns),
            told("3D"));
  EXPECT_EQ(told_and_repaired(swazi + "table [5C 4D 5C]=9 of S" + seats + "to act S\n" + turns).front(),
            told("").front());
}

TEST(NamedTwice, in_a_position_another_may_have_been_meant) {
  EXPECT_THAT(told_and_repaired(swazi + "table 5C 4D 4D; hand S: 9S KD; hand E: 3C 6H; hand W: 9D 8H; to act S\n"
                                        "S: build 9: 5D 4D; trail KD\nE: trail 3C\nW: trail 8H\nS: 9S takes [9]\n")
                  .front(),
              "the position itself is not by the rules");
}

TEST(NamedTwice, in_what_was_agreed_on) {
  EXPECT_THAT(found(log_of(western + table + hand_of_north +
                           "N: trail KH\nagreed table 5C 5C 8H; hand S: 8S +2; stock 20; to act S\n")),
              ElementsAre("the position itself is not by the rules"));
}

// Words of a position that name cards again, and mean it.
TEST(NamedTwice, how_the_cards_of_a_build_lie_names_them_again) {
  EXPECT_THAT(found(log_of("rules sotho-40, 3 players\ndeal\nposition table [5C 4D]=9 of S (laid 5C > 4D); hand S: 9S "
                           "6C; hand E: 9C 7D; hand W: 8C 8D; to act S\n")),
              IsEmpty());
}

}  // namespace
}  // namespace casino::log::named_twice_test
