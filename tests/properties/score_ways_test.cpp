// The ways in which a deal can have gone beside their naive twin (AA-SCO-1, AA-SCO-2, AA-SCO-3, AA-SCO-4, AA-SCO-5,
// AA-SCO-6, AA-SCO-7, AA-SCO-8, TUX-SCO-3).

#include <gtest/gtest.h>

#include "properties/agreement/naive_twins.hpp"
#include "tests/properties/tables.hpp"
#include "tests/properties/trials.hpp"

namespace casino::properties::score_ways_test {
namespace {

class ScoreWaysTest : public testing::TestWithParam<Table> {};
INSTANTIATE_TEST_SUITE_P(Variants, ScoreWaysTest, testing::ValuesIn(tables()),
                         [](const auto& table) { return name_of(table.param); });

TEST_P(ScoreWaysTest, lead_to_the_same_scores_as_each_card_in_each_place) {
  for (int seed = 1; seed <= trials(40); ++seed)
    ASSERT_TRUE(the_ways_agree_with_the_naive_ones(GetParam().rules(), static_cast<std::uint64_t>(seed)))
        << "seed " << seed;
}

TEST_P(ScoreWaysTest, of_shares_lead_to_the_same_scores_as_each_card_with_each_side) {
  for (int seed = 1; seed <= trials(40); ++seed)
    ASSERT_TRUE(the_ways_of_shares_agree_with_the_naive_ones(GetParam().rules(), static_cast<std::uint64_t>(seed)))
        << "seed " << seed;
}

}  // namespace
}  // namespace casino::properties::score_ways_test
