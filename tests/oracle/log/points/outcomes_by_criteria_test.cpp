// Who has won by points that were written down: by a criterion that was met, by the totals, in the first deal or later.

#include "oracle/generate/game.hpp"
#include "tests/oracle/log/points/by_points.hpp"
#include "tests/oracle/log/reading.hpp"

namespace casino::log::outcomes_by_criteria_test {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

// What is said of a result, where nothing is told of the deal but its points.
std::string said_of_result(const std::string& head, const std::string& score, const std::string& result) {
  const Log log = log_of(head + "deal 2\n" + score + "result " + result + "\n");
  for (const Problem& problem : validate(log).problems)
    if (problem.matter == Matter::result || problem.course == Course::cannot_be_counted)
      return headline_of(log, problem);
  return "";
}

// DOM-WIN-4: whoever has 20 can score a point for most spades alone, and has won by it.
TEST(Validate, DOM_WIN_5_whoever_met_a_criterion_by_the_points_has_won) {
  const std::string open = "not all is known that was captured, and by whom, so that nobody can count this";
  const auto said = [](const std::string& before, const std::string& score, const std::string& result) {
    return said_of_result("rules dominican, 2 players\nbefore " + before + "\n", "score " + score + "\n", result);
  };
  EXPECT_EQ(said("S 20, N 15", "N 6, S 1", "S wins"), "");
  EXPECT_EQ(said("S 20, N 15", "N 6, S 1", "N wins"), "result: it says that N wins, but S wins");
  EXPECT_EQ(said("S 20, N 15", "N 6, S 0", "N wins"), "");
  EXPECT_EQ(said("S 20, N 15", "N 5, S 0", "N wins"), "result: it says that N wins, but nobody has won yet");
  EXPECT_EQ(said("S 5, N 18", "S 8, N 3", "N wins"), "");                                          // most cards
  EXPECT_EQ(said("S 15, N 19", "S 6, N 2", "S wins"), "result: it says that S wins, but N wins");  // 10D
  // Nobody is restricted: the totals tell.
  EXPECT_EQ(said("S 15, N 15", "N 6, S 5", "N wins"), "");
  EXPECT_EQ(said("S 15, N 15", "N 6, S 5", "S wins"), "result: it says that S wins, but N wins");
  EXPECT_EQ(said("S 15, N 15", "N 7, S 6", "N wins"), "");
  // DOM-WIN-8: who was the first, nobody tells; drawn it cannot be (DOM-WIN-9).
  EXPECT_EQ(said("S 20, N 19", "N 2, S 1", "N wins"), open);
  EXPECT_EQ(said("S 20, N 19", "N 2, S 1", "S wins"), open);
  EXPECT_EQ(said("S 20, N 19", "N 2, S 1", "drawn"), "result: it says that it is drawn, but it cannot be");
}

// DOM-SOTO-2: with 17 most cards and most spades are wanted, four points.
TEST(Validate, DOM_SOTO_2_a_criterion_of_two_items_is_met_by_both) {
  const auto said = [](const std::string& score, const std::string& result) {
    return said_of_result("rules dominican-soto, 2 players\nbefore S 17, N 10\n", "score " + score + "\n", result);
  };
  EXPECT_EQ(said("S 4, N 7", "S wins"), "");
  EXPECT_EQ(said("S 3, N 8", "S wins"), "result: it says that S wins, but nobody has won yet");
}

// AA-WIN-1: one side alone has 21, whatever the order in which items count (AA-WIN-6) tells of several.
TEST(Validate, AA_WIN_1_a_side_that_is_alone_at_the_target_has_won) {
  const auto said = [](const std::string& result) {
    return said_of_result("rules royal, 3 players\nbefore E 15, S 5, W 3\n", "score E 6, S 2, W 3\n", result);
  };
  EXPECT_EQ(said("E wins"), "");
  EXPECT_EQ(said("S wins"), "result: it says that S wins, but E wins");
}

// HUN-NAG-7: a match that is won in its first deal counts double, and no other.
TEST(Validate, HUN_NAG_7_only_the_first_deal_counts_double) {
  const std::string nagy = "rules hungarian-nagy, 2 players\nbefore 1 deal\n";
  EXPECT_EQ(said_of_result(nagy, "", "N wins double"),
            "result: it says that N wins, and that counts double, but N cannot have won so");
  // From nothing, 6 and 5 are no 11.
  EXPECT_EQ(said_of_result(nagy, "score N 6, S 5\n", "N wins double"),
            "result: it says that N wins, and that counts double, but nobody has won yet");
  EXPECT_THAT(found(log_of("rules hungarian-nagy, 2 players\ndeal\nresult N wins")),
              ElementsAre("result: it says that N wins, but N cannot have won so"));
  EXPECT_THAT(found(log_of("rules hungarian-nagy, 2 players\ndeal\nresult N wins double")), IsEmpty());
}

TEST(Validate, DOM_WIN_5_winners_of_matches_are_never_impossible_by_their_points) {
  for (const char* name : {"dominican", "dominican-soto"})
    for (std::uint8_t seats = 2; seats <= 4; ++seats)
      for (std::uint64_t seed = 1; seed <= 25; ++seed) {
        const Log game = generate::random_game(stated(find_variant(name)->rules(Seats{seats})), seed);
        for (const Log& points : by_points(game))
          EXPECT_THAT(found(points), IsEmpty()) << name << " for " << int{seats} << ", seed " << seed;
      }
}

}  // namespace
}  // namespace casino::log::outcomes_by_criteria_test
