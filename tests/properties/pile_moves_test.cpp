// Piles beside their naive twins (SWZ-PILE-3, SWZ-PILE-4, SWZ-PILE-5, SWZ-PILE-6, SOT-PILE-1, SOT-PILE-2, SOT-PILE-3,
// SOT-PILE-4).

#include <gtest/gtest.h>

#include "properties/agreement/naive_twins.hpp"
#include "tests/properties/trials.hpp"

namespace casino::properties::pile_moves_test {
namespace {

TEST(Pile, agrees_with_the_naive_one_whatever_happens_to_it) {
  for (int seed = 1; seed <= trials(200); ++seed)
    ASSERT_TRUE(the_pile_agrees_with_the_naive_one(static_cast<std::uint64_t>(seed), 100)) << "seed " << seed;
}

}  // namespace
}  // namespace casino::properties::pile_moves_test
