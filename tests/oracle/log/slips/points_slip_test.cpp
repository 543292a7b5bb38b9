// One slip is one problem, also of points: an option that nobody wrote down, a number with which the log itself reckons
// on, a dealer.

#include "oracle/generate/game.hpp"
#include "oracle/rulesets/settings.hpp"
#include "tests/oracle/log/reading.hpp"

namespace casino::log::points_slip_test {
namespace {

using testing::Each;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;
using testing::StartsWith;

const std::string first_deal = "it may only follow from what was written down of deal 1: ";

// ---- A rule of counting

// A game in which points are counted otherwise, of which nobody wrote down that they are.
Log without_its_option(std::string_view variant, int seed, Option option, std::string_view value) {
  const VariantEntry& entry = *find_variant(variant);
  const Rules usual = entry.rules(Seats{entry.fewest_seats});
  const auto rules = rules_with(usual, option, value);
  if (!rules) {
    ADD_FAILURE() << value;
    return {};
  }
  Log log = generate::random_game(stated(*rules), static_cast<std::uint64_t>(seed), {6});
  EXPECT_THAT(found(log), IsEmpty());
  log.rules = stated(usual);
  return log;
}

TEST(PointsSlip, AA_WIN_4_a_forgotten_way_of_scoring_is_one_problem) {
  const Log log = without_its_option("anglo-american", 11, Option::score_mode, "difference");
  EXPECT_THAT(found(log), ElementsAre(StartsWith("totals: ")));
  EXPECT_THAT(found(log, Weight::undetermined), Each(StartsWith(first_deal)));
}

TEST(PointsSlip, forgotten_points_of_an_item_are_one_problem) {
  EXPECT_THAT(found(without_its_option("anglo-american", 11, Option::score_cards, "2")), SizeIs(1));
  EXPECT_THAT(found(without_its_option("anglo-american", 11, Option::sweep_score, "1")), SizeIs(1));
  EXPECT_THAT(found(without_its_option("swazi", 11, Option::score_spades, "3")), SizeIs(1));
  EXPECT_THAT(found(without_its_option("tuxedo", 11, Option::score_fives, "2")), SizeIs(1));
}

// AA-SWP-1: nor are they remembered by rules that score none.
TEST(PointsSlip, AA_SWP_1_forgotten_sweeps_are_one_problem) {
  int told = 0;
  for (const char* variant : {"anglo-american", "royal", "swazi", "sotho"})
    for (int seed = 1; seed <= 6; ++seed) {
      const auto problems = found(without_its_option(variant, seed, Option::sweep_score, "1"));
      EXPECT_LE(problems.size(), 1U) << variant << ", seed " << seed;
      told += static_cast<int>(problems.size());
    }
  EXPECT_GT(told, 6);
}

// What no such rule explains is a slip of its own.
TEST(PointsSlip, another_slip_in_a_game_with_a_forgotten_option_is_another_problem) {
  Log log = without_its_option("anglo-american", 11, Option::score_cards, "2");
  for (Entry& entry : log.deals[2].entries)
    if (auto* score = std::get_if<RecordedScore>(&entry.what)) *score->points[Side{0}] += 5;
  EXPECT_THAT(found(log), SizeIs(2));
}

// ---- A number

// Of deals of which nothing is told but their points.
std::string deals_of_points(std::string_view first_total, std::string_view second_score, std::string_view rest) {
  return "rules anglo-american, 2 players\n"
         "deal 1, dealer S\nscore N 7, S 4\ntotal " +
         std::string(first_total) + "\ndeal 2, dealer N\nscore " + std::string(second_score) + "\n" + std::string(rest);
}

TEST(PointsSlip, a_sum_that_is_carried_on_is_wrong_once) {
  const std::string score = "N 3, S 8";
  EXPECT_THAT(found(log_of(deals_of_points("N 7, S 4", score, "total N 10, S 12\n"))), IsEmpty());
  const Log carried_on = log_of(deals_of_points("N 8, S 4", score, "total N 11, S 12\n"));
  EXPECT_THAT(found(carried_on), SizeIs(1));
  // It was only written down wrongly, and reckoned with rightly.
  EXPECT_THAT(found(log_of(deals_of_points("N 8, S 4", score, "total N 10, S 12\n"))), SizeIs(1));
  EXPECT_THAT(found(log_of(deals_of_points("N 8, S 4", score, "total N 12, S 12\n"))), SizeIs(2));
}

// A whole game with its sums: deals that are known to the last card.
Log whole_game(int deals) {
  Log log = generate::random_game(stated(anglo_american(Seats{2})), 11, {deals});
  EXPECT_THAT(found(log), IsEmpty());
  return log;
}

void add_to_score(Log& log, std::size_t deal, int more) {
  for (Entry& entry : log.deals[deal].entries)
    if (auto* score = std::get_if<RecordedScore>(&entry.what)) *score->points[Side{0}] += more;
}
void add_to_totals(Log& log, std::size_t since, int more) {
  for (std::size_t deal = since; deal < log.deals.size(); ++deal)
    for (Entry& entry : log.deals[deal].entries)
      if (auto* totals = std::get_if<RecordedTotals>(&entry.what)) *totals->points[Side{0}] += more;
}

TEST(PointsSlip, a_score_that_is_added_to_the_totals_is_wrong_once) {
  Log log = whole_game(3);
  add_to_score(log, 0, 1);
  EXPECT_THAT(found(log), ElementsAre(StartsWith("score: ")));
  add_to_totals(log, 0, 1);
  EXPECT_THAT(found(log), ElementsAre(StartsWith("score: ")));
  EXPECT_THAT(found(log, Weight::undetermined), Each(StartsWith(first_deal + "totals: ")));
  add_to_totals(log, 1, 1);
  EXPECT_THAT(found(log), SizeIs(2));
}

// AA-SCO-1: three points for most cards.
TEST(PointsSlip, an_item_is_a_part_of_the_score) {
  Log log = whole_game(1);
  Recorded cards{};
  const Report report = validate(log);
  for (const Side side : sides_of(log.rules.rules)) cards[side] = 7;
  std::vector<Entry>& entries = log.deals[0].entries;
  const auto score = std::ranges::find_if(
      entries, [](const Entry& entry) { return std::holds_alternative<RecordedScore>(entry.what); });
  ASSERT_NE(score, entries.end());
  const Recorded all = std::get<RecordedScore>(score->what).points;
  const auto at = entries.insert(score, Entry{RecordedScore{ScoreItem::cards, cards}, {}, {}});
  EXPECT_THAT(found(log), ElementsAre(StartsWith("score for ")));
  // The sum of all items, with this one as it was written down: one side has three for it, or nobody.
  const Problem wrong = validate(log).problems.front();
  auto& sum = std::get<RecordedScore>(std::next(at)->what);
  for (const Side side : sides_of(log.rules.rules)) sum.points[side] = *all[side] + 7 - wrong.due[side];
  EXPECT_THAT(found(log), SizeIs(1));
  EXPECT_THAT(found(log, Weight::undetermined), ElementsAre(StartsWith(first_deal + "score: ")));
}

// AA-WIN-1: by what is written, the match is over, or goes on.
TEST(PointsSlip, who_has_won_follows_from_the_sums) {
  Log log = whole_game(20);
  ASSERT_TRUE(log.result);
  ASSERT_EQ(log.result->kind, Result::Kind::won);
  for (Deal& deal : log.deals)
    for (Entry& entry : deal.entries)
      if (auto* totals = std::get_if<RecordedTotals>(&entry.what))
        for (const Side side : sides_of(log.rules.rules)) *totals->points[side] -= 1000;
  log.result = Result{.kind = Result::Kind::unfinished};
  EXPECT_THAT(found(log), ElementsAre(StartsWith("totals: ")));
}

// ---- A dealer

class OtherDealer : public testing::TestWithParam<std::string_view> {};

// SWZ-CUT-1, AA-PLY-3, AA-DEAL-6: who cuts, leads and says "last" is as it was.
TEST_P(OtherDealer, is_one_problem) {
  const VariantEntry& variant = *find_variant(GetParam());
  for (std::uint8_t seats = variant.fewest_seats; seats <= variant.most_seats; ++seats) {
    const Log log = generate::random_game(stated(variant.rules(Seats{seats})), 5, {3});
    ASSERT_THAT(found(log), IsEmpty());
    for (Seat seat : log.rules.rules.seats)
      for (std::size_t deal = 0; deal < std::min<std::size_t>(2, log.deals.size()); ++deal) {
        Log other = log;
        if (log.deals[deal].dealer == seat) continue;
        other.deals[deal].dealer = seat;
        EXPECT_THAT(found(other), SizeIs(1)) << int{seats} << " players, deal " << deal + 1 << ", " << int{seat.index};
      }
  }
}

INSTANTIATE_TEST_SUITE_P(Variants, OtherDealer,
                         testing::Values("anglo-american", "royal", "tuxedo", "swazi", "swazi-2", "crazy", "sotho",
                                         "sotho-40", "haiti"),
                         [](const auto& tested) {
                           std::string name(tested.param);
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

}  // namespace
}  // namespace casino::log::points_slip_test
