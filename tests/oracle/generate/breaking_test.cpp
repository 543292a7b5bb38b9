// For every prohibition and obligation there is a game that breaks it and nothing else.

#include "oracle/generate/breaking.hpp"

#include <algorithm>

#include "model/rules/variants.hpp"
#include "tests/oracle/log/reading.hpp"

namespace casino::generate::breaking_test {
namespace {

std::vector<Clause> clauses_to_break() {
  std::vector<Clause> clauses;
  for (std::uint16_t i = 0; i < all_clauses.size(); ++i)
    if (can_be_broken(Clause{i})) clauses.push_back(Clause{i});
  return clauses;
}

std::string test_name(Clause clause) {
  std::string name(entry_of(clause).id);
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}

class Breaking : public testing::TestWithParam<Clause> {};

TEST_P(Breaking, the_last_turn_breaks_exactly_this_clause) {
  const auto rules = rules_to_break(GetParam());
  ASSERT_TRUE(rules);
  const auto game = broken_game(*rules, GetParam(), 1);
  ASSERT_TRUE(game);
  std::vector<log::Problem> problems = log::validate(*game).problems;
  problems.erase(std::remove_if(problems.begin(), problems.end(),
                                [](const log::Problem& problem) { return problem.weight != log::Weight::problem; }),
                 problems.end());
  ASSERT_EQ(problems.size(), 1U) << log::text_of(*game);
  const log::Problem& problem = problems.front();
  EXPECT_EQ(problem.matter, log::Matter::turn);
  EXPECT_EQ(problem.entry, game->deals.back().entries.size() - 1);
  EXPECT_FALSE(problem.impossible);
  ASSERT_FALSE(problem.findings.empty());
  for (const Finding& finding : problem.findings) EXPECT_EQ(entry_of(finding.clause).id, entry_of(GetParam()).id);
  EXPECT_EQ(log::log_of(log::text_of(*game)), *game);
}

INSTANTIATE_TEST_SUITE_P(All, Breaking, testing::ValuesIn(clauses_to_break()),
                         [](const auto& clause) { return test_name(clause.param); });

constexpr Clause owner_trails = "AA-TRL-3"_clause;

TEST(BrokenGame, is_the_same_for_the_same_seed) {
  const log::StatedRules rules = log::stated(anglo_american(Seats{2}));
  const auto once = broken_game(rules, owner_trails, 7);
  ASSERT_TRUE(once);
  EXPECT_EQ(once, broken_game(rules, owner_trails, 7));
  EXPECT_NE(once, broken_game(rules, owner_trails, 8));
}

TEST(BrokenGame, cannot_break_a_clause_that_is_off) {
  log::StatedRules rules = log::stated(anglo_american(Seats{2}));
  rules.rules.off.insert(owner_trails);
  EXPECT_FALSE(broken_game(rules, owner_trails, 1, {2}));
}

TEST(BrokenGame, cannot_break_what_the_rules_allow) {
  Rules rules = anglo_american(Seats{2});
  rules.trail_owning_build = TrailOwningBuild::allowed;
  EXPECT_FALSE(broken_game(log::stated(rules), owner_trails, 1, {2}));
}

// AA-BLD-11 says how builds group, and forbids nothing.
TEST(BrokenGame, breaks_prohibitions_and_obligations_only) {
  EXPECT_TRUE(can_be_broken(owner_trails));
  EXPECT_FALSE(can_be_broken("AA-BLD-11"_clause));
  EXPECT_FALSE(rules_to_break("AA-BLD-11"_clause));
}

}  // namespace
}  // namespace casino::generate::breaking_test
