// Slips in the position of a fragment, and such as make later lines mean something else. What was changed by hand is
// among the repairs, and is one problem.

#include "oracle/log/repair/repair.hpp"
#include "tests/oracle/log/reading.hpp"

namespace casino::log::repair_fragment_test {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

// Those that make the log hold. What is told of each can be carried out.
std::vector<std::string> repairs(const Log& log) {
  std::vector<std::string> texts;
  for (const Repair& repair : repairs_of(log, validate(log)).best) {
    if (!repair.makes_it_hold) continue;
    texts.push_back(text_of(log, repair));
    EXPECT_NE(validate(edited(log, repair.edit)).outcome, LogOutcome::does_not_hold) << texts.back();
  }
  return texts;
}

// ---- A card that was forgotten

const std::string hands = "hand S: 9S KD 2C; hand E: 3C 5C QC; hand W: 3D 5H QD; ";
const std::string pile = "pile E: 5D > 2H; ";
const std::string later = "E: trail QC\nW: trail QD\nS: 9S takes [9]\n";

Log swazi(const std::string& position, const std::string& first) {
  return log_of("rules swazi, 3 players\ndeal\nposition " + position + "to act S\n" + first + "\n" + later);
}

TEST(RepairFragment, a_card_of_the_table_is_used_with_a_top) {
  const std::string turn = "S: add 4D E:5D to 9H; trail KD";
  EXPECT_THAT(found(swazi("table 9H 7C 4D; " + hands + pile, turn)), IsEmpty());
  const Log log = swazi("table 9H 7C; " + hands + pile, turn);
  EXPECT_THAT(found(log), SizeIs(1));
  EXPECT_THAT(repairs(log), Contains("position: table: 4D, which is missing"));
}

TEST(RepairFragment, a_card_of_the_table_is_built_with) {
  const std::string turn = "S: build 9: 5D 4D; trail 2C";
  EXPECT_THAT(found(swazi("table 9H 7C 5D 4D; " + hands, turn)), IsEmpty());
  const Log log = swazi("table 9H 7C 5D; " + hands, turn);
  EXPECT_THAT(found(log), SizeIs(1));
  EXPECT_THAT(repairs(log), Contains("position: table: 4D, which is missing"));
}

// With the nine that is called by its value later.
TEST(RepairFragment, a_pile_that_was_forgotten) {
  const Log log = swazi("table 9H 7C 4D; " + hands, "S: add 4D E:5D to 9H; trail KD");
  EXPECT_THAT(found(log), SizeIs(1));
  EXPECT_THAT(repairs(log), Contains("position: pile E: 5D"));
}

TEST(RepairFragment, the_top_of_a_pile_that_was_forgotten_or_misread) {
  const std::string turn = "S: add 4D E:5D to 9H; trail KD";
  EXPECT_THAT(repairs(swazi("table 9H 7C 4D; " + hands + "pile E: 2H; ", turn)), Contains("position: pile E: 5D > 2H"));
  EXPECT_THAT(repairs(swazi("table 9H 7C 4D; " + hands + "pile E: 5S > 2H; ", turn)),
              Contains("position: pile E: 5D > 2H"));
}

// AA-BLD-3: N holds the eight that he captures with later.
TEST(RepairFragment, AA_BLD_3_a_card_that_comes_to_light_was_held_before) {
  const std::string start =
      "rules anglo-american, 2 players\ndeal\nposition table 7C 5D; hand N: 9S 3D; hand S: 3C 5C QC; to act N\n";
  const Log log = log_of(start + "N: build 8: 3D on 5D\nS: trail QC\nN: 8H takes [8]\nS: trail 3C\nN: trail 9S\n");
  EXPECT_THAT(found(log), ElementsAre(HasSubstr("illegal: N: build 8: 3D on 5D")));
  EXPECT_THAT(repairs(log), ElementsAre("position: hand N: 8H, which is missing"));
  // It is no eight that he captures with.
  EXPECT_THAT(
      found(log_of(start + "N: build 8: 3D on 5D\nS: trail QC\nN: trail AH\nS: trail 3C\nN: trail 9S\n")).size(), 2U);
}

// The hands that follow each other are as big as each other: who is to act and has fewer cards was told too few.
TEST(RepairFragment, a_card_that_a_hand_lacks_is_held_besides_the_others) {
  const Log log = log_of(
      "rules anglo-american, 2 players\ndeal\nposition table 7C 5D; hand N: 9S 3D; hand S: 3C 5C QC; to act N\n"
      "N: trail 8H\nS: trail QC\nN: trail 9S\nS: trail 3C\nN: trail 3D\n");
  EXPECT_THAT(found(log), ElementsAre(HasSubstr("N: trail 8H")));
  EXPECT_THAT(assumed_in(log), HasSubstr("8H was in the hand of N, too."));
  EXPECT_THAT(repairs(log), Contains("position: hand N: 8H, which is missing"));
}

// ---- A build that is called by its value

TEST(RepairFragment, a_top_that_was_misread_is_in_the_build_that_is_captured_later) {
  const auto with = [](const std::string& top) {
    return log_of(
        "rules swazi, 3 players\ndeal\nposition table 9C 4D 6H 7S; hand S: 9S KD 2H; hand E: 3C 6C; hand W: 9D 8H; "
        "pile E: 5C > 2D; to act S\nS: add 4D E:" +
        top + " to 9C; trail KD\nE: trail 6C\nW: trail 8H\nS: 9S takes [9]\n");
  };
  EXPECT_THAT(found(with("5C")), IsEmpty());
  const Log log = with("5S");
  EXPECT_THAT(found(log), SizeIs(1));
  EXPECT_THAT(repairs(log), Contains(HasSubstr("turn 1: S: add 4D E:5C to 9C; trail KD, for ")));
  // A program is told what the later turn is then.
  const Repairs all = repairs_of(log, validate(log));
  EXPECT_EQ(of(all.best.front(), log).at("read_anew").at(0).at("pointer"), "/deals/0/play/3");
}

// The same of the western game: N wrote 4H for 4D, which he holds.
TEST(RepairFragment, a_card_that_was_misread_is_in_the_build_that_is_captured_later) {
  const Log log = western_log(
      "deal 1, dealer S\ntable 10D 5C 3S 8H\nhand N: 9C 4D KH AS\nhand S: 2S 7D JC 8C\n"
      "N: build 9: 4H on 5C\nS: 8C takes 8H\nN: 9C takes [9]\nS: trail JC\n");
  EXPECT_THAT(found(log), SizeIs(1));
  EXPECT_THAT(repairs(log), Contains("turn 1: N: build 9: 4D on 5C, for N: build 9: 4H on 5C"));
}

// ---- Turns that were forgotten

// E has 3C left, and W 3D: each has one card that nobody plays.
TEST(RepairFragment, two_turns_can_be_forgotten_where_one_can_be_too_many) {
  const Log log = log_of(
      "rules swazi, 3 players\ndeal\nposition table 5C 4D 6H 3S; hand S: 9S KD; hand E: 3C 5D; hand W: 3D 5H; to act "
      "S\nS: build 9: 5C 4D; trail KD\nS: 9S takes [9]\nE: trail 5D\nW: trail 5H\n");
  EXPECT_THAT(found(log), SizeIs(1));
  EXPECT_THAT(repairs(log), Contains(HasSubstr("two turns are missing, such as E: ")));
  EXPECT_THAT(repairs(log), Contains(HasSubstr("turn 2: without S: 9S takes ")));
}

}  // namespace
}  // namespace casino::log::repair_fragment_test
