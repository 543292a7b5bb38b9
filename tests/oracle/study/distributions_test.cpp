// How games are spread over whole numbers: counted exactly, in steps that can be drawn, and with the averages that are
// told elsewhere.

#include <numeric>

#include <gmock/gmock.h>

#include "model/rules/variants.hpp"
#include "oracle/study/findings.hpp"
#include "oracle/study/histogram.hpp"
#include "oracle/study/picture.hpp"
#include "oracle/study/round.hpp"

namespace casino::study::distributions_test {
namespace {

using testing::DoubleNear;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

Bins bins_of(const Distribution& distribution) { return bins_for({&distribution}); }

void expect_bins(const Distribution& distribution, std::int64_t first, std::int64_t width, std::size_t count) {
  const Bins bins = bins_of(distribution);
  EXPECT_EQ(bins.first, first);
  EXPECT_EQ(bins.width, width);
  EXPECT_EQ(bins.count, count);
}

// 12 numbers and 26 have a bin each; 27 make 14 bins of two, and 200 21 of ten, which begin at whole tens.
TEST(Bins, are_as_narrow_as_they_can_be_told_apart) {
  expect_bins({{0, 1}, {11, 1}}, 0, 1, 12);
  expect_bins({{1, 1}, {26, 1}}, 1, 1, 26);
  expect_bins({{0, 1}, {26, 1}}, 0, 2, 14);
  expect_bins({{5, 1}, {204, 1}}, 0, 10, 21);
  expect_bins({}, 0, 1, 0);
}

// Also below 0: -3 falls into the bin that begins at -4.
TEST(Bins, begin_at_multiples_of_their_width) {
  expect_bins({{-3, 1}, {30, 1}}, -4, 2, 18);
  const Bins bins = bins_of({{-3, 1}, {30, 1}});
  EXPECT_EQ(bins.place_of(-3), 0U);
  EXPECT_EQ(bins.place_of(-2), 1U);
  EXPECT_EQ(bins.start_of(17), 30);
}

TEST(Bins, hold_all_that_is_compared) {
  const Distribution a{{0, 1}, {5, 1}};
  const Distribution b{{8, 1}, {11, 1}};
  const Distribution none;
  const Bins bins = bins_for({&none, &a, &b});
  EXPECT_EQ(bins.first, 0);
  EXPECT_EQ(bins.count, 12U);
}

TEST(Bins, have_shares_of_the_games) {
  const Distribution distribution{{0, 1}, {1, 2}, {3, 5}};
  EXPECT_THAT(shares_in(bins_of(distribution), distribution), ElementsAre(0.125, 0.25, 0, 0.625));
}

TEST(Distributions, are_added_exactly) {
  Tally a(1, 0);
  a.count(0, {3, 1});
  a.count(0, {3, 2});
  a.count(0, {});  // of a game that was broken off
  Tally b(1, 0);
  b.count(0, {4, 2});
  a.add(b);
  EXPECT_THAT(a.arms.front().distributions, ElementsAre(Distribution{{3, 2}, {4, 1}}, Distribution{{1, 1}, {2, 2}}));
  Tally none(1, 0);
  none.add(a);
  EXPECT_EQ(none.arms.front().distributions, a.arms.front().distributions);
}

std::int64_t games_of(const Distribution& distribution) {
  return std::accumulate(distribution.begin(), distribution.end(), std::int64_t{0},
                         [](std::int64_t sum, const auto& one) { return sum + one.second; });
}

double average_of(const Distribution& distribution) {
  double sum = 0;
  for (const auto& [number, games] : distribution) sum += static_cast<double>(number * games);
  return sum / static_cast<double>(games_of(distribution));
}

Study some_study(int seats) {
  const Arm base{"royal", royal(Seats{static_cast<std::uint8_t>(seats)})};
  return {"royal", {base, *arm_with(base, Option::sweep_score, "2")}, {{}}, Extent::deal, 4};
}

// Every game is counted once, and what is counted has the average that is measured.
TEST(Distributions, have_the_averages_of_the_measures) {
  for (const int seats : {2, 3, 4}) {
    const Study study = some_study(seats);
    const Rounds rounds(study);
    const Findings findings = findings_of(study, rounds.block(0, 16));
    for (std::size_t arm = 0; arm < 2; ++arm)
      for (std::size_t i = 0; i < findings.counted.size(); ++i) {
        const Distribution& distribution = findings.arms[arm].distributions[i];
        EXPECT_EQ(games_of(distribution), 16);
        if (findings.counted[i].name == "margin") continue;
        EXPECT_THAT(average_of(distribution), DoubleNear(findings.value(arm, findings.counted[i].name).mean, 1e-9));
      }
  }
}

// Of two sides the margin is what the one has more than the other.
TEST(Distributions, have_the_margin_of_the_winner) {
  const Rules rules = anglo_american(Seats{2});
  const Table table(rules);
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    Beginning beginning;
    beginning.seed = seed;
    const PlayedGame course = played(table, beginning);
    const std::vector<std::int64_t> numbers = numbers_of(rules, beginning, course);
    ASSERT_EQ(numbers.size(), 3U);
    EXPECT_EQ(numbers[2], std::abs(numbers[0] - numbers[1]));
  }
  PlayedGame broken;
  broken.has_broken_off = true;
  EXPECT_THAT(numbers_of(rules, {}, broken), testing::IsEmpty());
}

// Three games of four came to 2 points by the first rules, one of four by the others: their bars and steps are as high.
TEST(Histograms, are_drawn_to_scale) {
  const Panel panel{"points", {2, 1, 2}, 1, {0.75, 0.25}, {0.25, 0.75}, "others <b>"};
  const std::string picture = drawn(panel, 0, 0);
  // The plot is 96 high and ends at 122, so that a quarter ends at 98 and three quarters at 50.
  EXPECT_THAT(picture, HasSubstr("<title>2: 75.0%; others &lt;b&gt;: 25.0%</title>"));
  EXPECT_THAT(picture, HasSubstr("122V50.0h"));
  EXPECT_THAT(picture, HasSubstr("122V98.0h"));
  EXPECT_THAT(picture, HasSubstr("122V98.0H144.0V50.0H254.0V122"));
  EXPECT_THAT(picture, Not(HasSubstr("<b>")));
}

TEST(Histograms, stand_below_the_intervals) {
  const Study study = some_study(2);
  const Rounds rounds(study);
  const Findings findings = findings_of(study, rounds.block(0, 16));
  const std::string picture = svg_of({{&study, &findings}});
  EXPECT_THAT(picture, HasSubstr("How many deals in a hundred came to how many points"));
  for (const char* title : {"points of the leader", "points of the dealer", "points by which the winner is ahead"})
    EXPECT_THAT(picture, HasSubstr(title));
  EXPECT_THAT(picture, HasSubstr("prefers-color-scheme: dark"));
  EXPECT_THAT(picture, HasSubstr("@media print"));
}

}  // namespace
}  // namespace casino::study::distributions_test
