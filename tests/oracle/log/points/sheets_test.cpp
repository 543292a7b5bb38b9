// Sheets of scores, all that many keep of a game: what was written down of deals that nobody saw has to add up, in
// every game.

#include <utility>

#include "model/match/endgame.hpp"
#include "oracle/generate/dice.hpp"
#include "tests/oracle/log/reading.hpp"

namespace casino::log::sheets_test {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

bool has_a_problem(const std::string& text, Matter matter) {
  for (const Problem& problem : validate(log_of(text)).problems)
    if (problem.matter == matter && problem.weight == Weight::problem) return true;
  return false;
}

std::string of_sides(std::pair<int, int> points) {
  return " N " + std::to_string(points.first) + ", S " + std::to_string(points.second) + "\n";
}

// Whether totals are told to be wrong if and only if they are, of a sheet that ends with them.
void expect_sums(const std::string& sheet, std::pair<int, int> totals) {
  EXPECT_FALSE(has_a_problem(sheet + "total" + of_sides(totals), Matter::totals)) << sheet;
  for (const int more : {-1, 1, 5})
    EXPECT_TRUE(has_a_problem(sheet + "total" + of_sides({totals.first, totals.second + more}), Matter::totals))
        << sheet << more;
}

// Points that a deal can have brought are taken as they were written, and totals have to agree with them: wherever the
// totals are sums, and who has won does not change what a deal brings. (Of the games that are not here each deal is won
// by itself; in Dominican Casino, who is restricted scores less than was written down.)
TEST(Sheets, have_totals_that_are_the_sums_of_scores) {
  std::vector<std::string_view> games;
  for (const VariantEntry& variant : variants()) {
    if (variant.fewest_seats > 2) continue;
    const Rules rules = variant.rules(Seats{2});
    if (rules.match_target == 0 || rules.score_mode != ScoreMode::totals || score_hangs_on_totals(rules)) continue;
    int tried = 0;
    for (std::uint64_t seed = 0; seed < 200 && tried < 8; ++seed) {
      generate::Dice dice(seed);
      const int unit = rules.score_fives > 0 ? 5 : 1;
      const auto some = [&] { return unit * static_cast<int>(dice.below(13)); };
      const std::pair first(some(), some());
      const std::pair second(some(), some());
      if (first.first >= rules.match_target || first.second >= rules.match_target) continue;
      const std::string sheet = "rules " + std::string(variant.name) +
                                ", 2 players\nbefore N 0, S 0\nbefore 1 deals\ndeal 2\nscore" + of_sides(first) +
                                "deal 3\nscore" + of_sides(second);
      if (has_a_problem(sheet, Matter::score) || has_a_problem(sheet, Matter::course)) continue;
      ++tried;
      expect_sums(sheet, {first.first + second.first, first.second + second.second});
    }
    if (tried > 0) games.push_back(variant.name);
  }
  EXPECT_THAT(games, ElementsAre("anglo-american", "royal", "tuxedo", "hungarian", "hungarian-ulmann", "hungarian-nagy",
                                 "finland", "sweden"));
}

// HUN-ULM-4, FIN-SCO: points that only sweeps can have brought count as all others do.
TEST(Sheets, count_points_that_only_sweeps_can_have_brought) {
  const std::string ulmann = "rules hungarian-ulmann\ndeal 1, dealer S\nscore N 0, S 10\n";
  EXPECT_THAT(found(log_of(ulmann + "deal 2, dealer N\nscore N 0, S 12\ntotal N 0, S 22\n")), IsEmpty());
  EXPECT_THAT(found(log_of("rules hungarian-ulmann\ndeal 1, dealer S\nscore N 10, S 2\ntotal N 10, S 1\n")),
              ElementsAre("totals: N 10, S 1 was written down, but it is N 10, S 2"));
  EXPECT_THAT(found(log_of("rules finland\ndeal 1, dealer S\nscore N 0, S 12\ntotal N 0, S 11\n")),
              ElementsAre("totals: N 0, S 11 was written down, but it is N 0, S 12"));
}

// AA-WIN-1, AA-WIN-2: who is alone at the target has won, sweeps or not.
TEST(Sheets, AA_WIN_1_tell_who_has_won_where_sweeps_score) {
  const std::string head = "option sweep.score=1\nbefore N 5, S 9\nbefore 2 deals\ndeal 3, dealer S\nscore N 0, S 12\n";
  EXPECT_THAT(found(western_log(head + "result S wins\n")), IsEmpty());
  EXPECT_THAT(found(western_log(head + "result N wins\n")), ElementsAre("result: it says that N wins, but S wins"));
}

}  // namespace
}  // namespace casino::log::sheets_test
