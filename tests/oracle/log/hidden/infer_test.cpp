// Hands that a log does not state. What is expected is worked out by hand; every way of dealing small packs is tried in
// tests/properties/infer_test.cpp.

#include "oracle/log/hidden/infer.hpp"

#include "tests/oracle/log/reading.hpp"

namespace casino::log::infer_test {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

const Problem& only_turn(const Report& report, Weight weight) {
  static const Problem none;
  for (const Problem& problem : report.problems)
    if (problem.matter == Matter::turn && problem.weight == weight) return problem;
  ADD_FAILURE() << "no such turn";
  return none;
}

constexpr const char* table = "deal 1, dealer S\ntable 10D 5C 3S 8H\n";

// AA-BLD-3: N needs a nine, and plays one later.
TEST(Inference, AA_BLD_3_a_card_that_is_played_later_was_held) {
  const Log log = western_log(std::string(table) +
                              "N: build 9: 4D on 5C\n"
                              "S: trail 2S\n"
                              "N: 9C takes [9]\n");
  const Report report = validate(log);
  EXPECT_EQ(report.outcome, LogOutcome::holds);
  EXPECT_EQ(report.tally.undetermined, 0);
  const Problem& note = only_turn(report, Weight::note);
  EXPECT_EQ(note.turn, 1);
  EXPECT_EQ(note.certain_from_turn, 3);
  EXPECT_EQ(headline_of(log, note), "legal, which is certain since turn 3: N: build 9: 4D on 5C");
}

// Three of N's four cards are known by turn 5, and the fourth could still be a nine; turn 7 shows that it is none.
TEST(Inference, AA_BLD_3_a_hand_that_was_played_out_held_nothing_else) {
  const Log log = western_log(std::string(table) +
                              "N: build 9: 4D on 5C\n"
                              "S: trail 2S\n"
                              "N: 8D takes 8H\n"
                              "S: trail 7D\n"
                              "N: 3C takes 3S\n"
                              "S: trail QC\n"
                              "N: 10C takes 10D\n");
  const Report report = validate(log);
  EXPECT_THAT(found(log).front(), "1: illegal: N: build 9: 4D on 5C");
  EXPECT_EQ(only_turn(report, Weight::problem).certain_from_turn, 7);
  EXPECT_EQ(report.tally.undetermined, 3);  // what N plays while the nine lies there may only follow from turn 1
}

TEST(Inference, AA_BLD_3_what_stays_open_has_hands_of_both_kinds) {
  const Log log = western_log(std::string(table) + "N: build 9: 4D on 5C\n");
  const Report report = validate(log);
  EXPECT_EQ(report.outcome, LogOutcome::undetermined);
  const Problem& open = only_turn(report, Weight::undetermined);
  ASSERT_TRUE(open.when_legal && open.when_illegal);
  for (const Completion* completion : {&*open.when_legal, &*open.when_illegal}) {
    EXPECT_EQ(completion->hands[Seat{0}].size(), 4);
    EXPECT_TRUE(completion->hands[Seat{0}].contains("4D"_card));
    EXPECT_EQ(completion->hands[Seat{1}].size(), 4);
    EXPECT_EQ(completion->stock.size(), 40);
  }
  EXPECT_FALSE(open.when_legal->hands[Seat{0}].of_rank(Rank::nine).empty());
  EXPECT_TRUE(open.when_illegal->hands[Seat{0}].of_rank(Rank::nine).empty());
}

// The other three nines are in the hand of S, and the fourth lies on the table.
TEST(Inference, AA_BLD_3_what_is_all_elsewhere_is_not_held) {
  const Log log = western_log(
      "deal 1, dealer S\n"
      "table 9D 5C 3S 8H\n"
      "hand S: 9S 9H 9C 2S\n"
      "N: build 9: 4D on 5C\n");
  EXPECT_THAT(found(log), ElementsAre("1: illegal: N: build 9: 4D on 5C"));
  EXPECT_FALSE(only_turn(validate(log), Weight::problem).certain_from);
}

// AA-OWN-2: after this N has one card for two builds. Either value alone could be held.
TEST(Inference, AA_OWN_2_one_card_is_not_held_for_two_builds) {
  const std::string start =
      "deal 1\n"
      "position\n"
      "  table 2H 6S [5C 4C]=9 of N [3D 4D]=7 of N\n"
      "  hand S: +4\n"
      "  stock 20\n"
      "  to act N\n";
  const auto with = [&](const std::string& hand) {
    return western_log(start + "  hand N: " + hand + "\nN: 2C takes 2H\n");
  };
  EXPECT_EQ(validate(with("2C +1")).outcome, LogOutcome::does_not_hold);
  EXPECT_EQ(validate(with("2C +2")).outcome, LogOutcome::undetermined);
  EXPECT_EQ(validate(with("2C 7H +1")).outcome, LogOutcome::undetermined);
}

// The nine that N shows and takes back was in the hand from the beginning.
TEST(Inference, AA_BLD_3_what_was_taken_back_was_held) {
  const Log log = western_log(std::string(table) +
                              "N: build 9: 4D on 5C\n"
                              "S: trail 2S\n"
                              "N: 9C takes 10D\n"
                              "take back\n"
                              "N: trail KH\n"
                              "it stands\n");
  EXPECT_THAT(found(log, Weight::undetermined), IsEmpty());
  EXPECT_THAT(found(log), IsEmpty());
}

// The three other nines come in the second dealing: so N's last card of the first is none of them.
TEST(Inference, AA_DEAL_4_what_is_dealt_later_was_in_the_stock) {
  const std::string first =
      "deal 1, dealer S\n"
      "table 9D 5C 3S 8H\n"
      "hand S: 2S 7D QC KC\n"
      "N: build 9: 4D on 5C\n"
      "S: trail 2S\n";
  EXPECT_THAT(found(western_log(first), Weight::undetermined), ElementsAre("1: undetermined: N: build 9: 4D on 5C"));
  const std::string rest =
      "N: 8D takes 8H\n"
      "S: trail 7D\n"
      "N: 3C takes 3S\n"
      "S: trail QC\n"
      "N: trail JC\n"
      "S: trail KC\n"
      "dealing 2\n"
      "hand S: 9S 9H 9C 2C\n";
  const Log log = western_log(first + rest);
  EXPECT_EQ(only_turn(validate(log), Weight::problem).certain_from_turn, 7);
}

// CRZ-DRW-1: a card that is played later may have been drawn in between.
TEST(Inference, CRZ_DRW_1_a_card_played_later_may_have_been_drawn) {
  const Log log = log_of(
      "rules crazy, 2 players\n"
      "deal 1, dealer S\n"
      "table 10D 5C 3S 8H\n"
      "N: build 9: 4D on 5C\n"
      "S: trail 2S\n"
      "N: 9C takes [9]\n");
  EXPECT_EQ(only_turn(validate(log), Weight::undetermined).turn, 1);
  EXPECT_TRUE(only_turn(validate(log), Weight::undetermined).when_illegal);
}

// AA-BLD-10: two twos make a 2 twice or a 4, and N has a card for either. What follows hangs on that, too.
TEST(Inference, AA_BLD_10_a_value_that_nobody_said_stays_open) {
  const std::string start =
      "deal 1, dealer S\n"
      "table 2H 10D JH QS\n"
      "hand N: 2S 2C 4D KH\n"
      "hand S: 7D 7S JC 8C\n"
      "N: build: 2S on 2H\n"
      "S: trail 7D\n";
  const auto open = [&](const std::string& turn) { return found(western_log(start + turn), Weight::undetermined); };
  EXPECT_THAT(open("N: 2C takes 2S 2H\n"), ElementsAre(testing::StartsWith("1: "), testing::StartsWith("3: ")));
  EXPECT_THAT(open("N: 4D takes 2S 2H\n"), ElementsAre(testing::StartsWith("1: "), testing::StartsWith("3: ")));
  // A king takes neither.
  EXPECT_THAT(found(western_log(start + "N: KH takes 2S 2H\n")), ElementsAre(testing::StartsWith("3: illegal")));
}

// The build is a three if N holds one, and else a six, which nobody could say. The last six takes it.
TEST(Inference, AA_BLD_10_a_value_that_hangs_on_the_hand_is_open) {
  const std::string turns = "N: build: 3D on 3C\nS: 6C takes [3C 3D]\n";
  const std::string start = "deal 1, dealer S\ntable 3C 6S 6H 6D\n";
  EXPECT_THAT(found(western_log(start + turns)), IsEmpty());
  EXPECT_THAT(found(western_log(start + turns), Weight::undetermined),
              ElementsAre(testing::StartsWith("1: "), testing::StartsWith("2: ")));
  EXPECT_THAT(found(western_log(start + "hand N: 3D 3H KS QS\n" + turns)),
              ElementsAre("2: illegal: S: 6C takes [3D 3C]"));
  EXPECT_THAT(found(western_log(start + "hand N: 3D 4H KS QS\n" + turns)),
              ElementsAre("1: illegal: N: build: 3D on 3C"));
}

// No hand has so many cards: nothing follows from numbers that do not add up.
TEST(Inference, numbers_that_do_not_add_up_leave_it_open) {
  const Log log = western_log(std::string(table) +
                              "hand N: 4D +50\n"
                              "N: build 9: 4D on 5C\n");
  EXPECT_FALSE(only_turn(validate(log), Weight::undetermined).when_legal);
}

}  // namespace
}  // namespace casino::log::infer_test
