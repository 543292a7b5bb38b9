#include "oracle/rulings/preview.hpp"

#include <gmock/gmock.h>

#include "model/rules/variants.hpp"
#include "oracle/generate/game.hpp"

namespace casino::rulings::preview_test {
namespace {

log::Log some_match() { return generate::random_game(log::stated(royal(Seats{2})), 7); }

// HUN-ULM-3 decides who sees a card, and no turn hangs on it.
TEST(Preview, what_bears_on_nothing_changes_nothing) {
  const auto preview = preview_of(some_match(), {{Option::deal_exposed, "bottom_card"}});
  ASSERT_TRUE(preview);
  EXPECT_FALSE(preview->changes());
  EXPECT_EQ(preview->now.outcome, log::LogOutcome::holds);
}

// A match to 21 takes two deals or more, since no deal has so many points; to one point the first that scores is the
// last, and what comes after it comes after the end.
TEST(Preview, a_lower_target_ends_the_match_before_the_log_does) {
  const log::Log match = some_match();
  ASSERT_GT(match.deals.size(), 1U);
  const auto preview = preview_of(match, {{Option::match_target, "1"}});
  ASSERT_TRUE(preview);
  EXPECT_TRUE(preview->verdict_changes());
  ASSERT_NE(preview->first_new_problem(), nullptr);
  EXPECT_EQ(preview->first_problem_gone(), nullptr);
}

TEST(Preview, settings_that_contradict_each_other_give_none) {
  EXPECT_EQ(preview_of(some_match(), {{Option::deal_hand, "11"}}), std::nullopt);
}

constexpr std::string_view two_cases = R"({"format": "casino-cases/1", "topic": "t", "title": "t", "rules": "dominican",
  "position": {"to_act": "P1", "loose": ["10D"], "hands": {"P1": ["10S", "4C"]}},
  "cases": [
    {"id": "beside", "title": "", "turn": {"do": "trail", "hand": "10S"},
     "expect": {"verdict": "illegal", "clauses": ["DOM-TRL-2"]}},
    {"id": "apart", "title": "", "turn": {"do": "trail", "hand": "4C"}, "expect": {"verdict": "legal"}}]})";

TEST(Preview, cases_that_come_out_otherwise_are_told) {
  corpus::Corpus corpus;
  corpus.files.push_back(*corpus::parse_case_file(two_cases));
  const std::vector<Setting> change{{Option::trail_capturing_card, "allowed"}};
  const auto flipping = cases_that_flip(corpus, "dominican", change);
  ASSERT_EQ(flipping.size(), 1U);
  EXPECT_EQ(flipping.front()->id, "beside");
  EXPECT_TRUE(cases_that_flip(corpus, "royal", change).empty());
}

}  // namespace
}  // namespace casino::rulings::preview_test
