// Careful players beat greedy ones, and these beat random ones, in every variant: the interval of their lead lies above
// zero. That search beats careful takes longer to see: here in two of them, and in docs/study.md in all.

#include <algorithm>

#include <gtest/gtest.h>

#include "model/rules/variants.hpp"
#include "oracle/enumerate/enumerate.hpp"
#include "oracle/study/findings.hpp"
#include "oracle/study/round.hpp"

namespace casino::players::strength_test {
namespace {

// By how many points a deal the first is ahead, in so many blocks of deals.
study::Interval lead(const VariantEntry& variant, PlayerType better, PlayerType worse, std::uint64_t blocks) {
  const Rules rules = variant.rules(Seats{variant.usual_seats});
  const study::Study table{"strength", {{"rules", rules}}, {better, worse}, study::Extent::deal, 1};
  const study::Rounds rounds(table);
  study::Tally tally(1, study::measures_of(table).size());
  for (std::uint64_t i = 0; i < blocks; ++i) tally.add(rounds.block(i, study::most_deals));
  return study::findings_of(table, tally).value(0, "ahead." + name_of(better));
}

class EveryGame : public testing::TestWithParam<const VariantEntry*> {};

std::string name_of_game(const testing::TestParamInfo<const VariantEntry*>& variant) {
  std::string name(variant.param->name);
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}

std::vector<const VariantEntry*> all_games() {
  std::vector<const VariantEntry*> all;
  for (const VariantEntry& variant : variants()) all.push_back(&variant);
  return all;
}

TEST_P(EveryGame, is_played_better_by_greedy_than_by_random) {
  EXPECT_GT(lead(*GetParam(), {PlayerKind::greedy}, {PlayerKind::random}, 4).least(), 0);
}

// Where a turn is one action greedy plays well, and the difference is seen in more deals.
TEST_P(EveryGame, is_played_better_by_careful_than_by_greedy) {
  const Rules rules = GetParam()->rules(Seats{GetParam()->usual_seats});
  const std::uint64_t blocks = LegalTurns(rules).is_one_action() ? 16 : 4;
  EXPECT_GT(lead(*GetParam(), {PlayerKind::careful}, {PlayerKind::greedy}, blocks).least(), 0);
}

TEST(Strength, of_search_is_greater_than_that_of_careful) {
  for (const char* variant : {"anglo-american", "royal"})
    EXPECT_GT(lead(*find_variant(variant), {PlayerKind::search, 60}, {PlayerKind::careful}, 8).least(), 0) << variant;
}

INSTANTIATE_TEST_SUITE_P(Strength, EveryGame, testing::ValuesIn(all_games()), name_of_game);

}  // namespace
}  // namespace casino::players::strength_test
