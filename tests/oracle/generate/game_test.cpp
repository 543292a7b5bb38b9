// Random games: whatever they are played by, validating them finds nothing.

#include "oracle/generate/game.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "model/rules/variants.hpp"
#include "oracle/generate/exercise.hpp"
#include "oracle/log/text/text.hpp"
#include "oracle/log/validate/validate.hpp"
#include "oracle/rulesets/settings.hpp"
#include "oracle/rulesets/values_tried.hpp"

namespace casino::generate::game_test {
namespace {

constexpr GamePlan few_deals{3};

struct Table {
  const VariantEntry* variant;
  std::uint8_t seats;
};

std::vector<Table> all_tables() {
  std::vector<Table> tables;
  for (const VariantEntry& variant : variants())
    for (std::uint8_t seats = variant.fewest_seats; seats <= variant.most_seats; ++seats)
      tables.push_back({&variant, seats});
  return tables;
}

std::string name_of(const testing::TestParamInfo<Table>& table) {
  std::string name = std::string(table.param.variant->name) + "_" + std::to_string(table.param.seats);
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}

class RandomGames : public testing::TestWithParam<Table> {
 protected:
  const log::StatedRules rules_ = log::stated(GetParam().variant->rules(Seats{GetParam().seats}));
};
INSTANTIATE_TEST_SUITE_P(Tables, RandomGames, testing::ValuesIn(all_tables()), name_of);

TEST_P(RandomGames, hold) {
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    const log::Log log = random_game(rules_, seed, few_deals);
    EXPECT_EQ(log::validate(log).outcome, log::LogOutcome::holds) << log::text_of(log);
  }
}

// What is legal without a clause nobody lists: that says nothing about the seat that was to act.
TEST(RandomGame, breaks_off_for_clauses_that_are_off_and_says_so) {
  Rules rules = anglo_american(Seats{2});
  rules.off.insert(find_clauses("AA-CAP-5").clauses[0]);
  const log::Log log = random_game(log::stated(rules), 1, few_deals);
  ASSERT_EQ(log.closing_comments.size(), 1);
  EXPECT_THAT(log.closing_comments[0], testing::HasSubstr("switched off"));
  EXPECT_EQ(random_game(log::stated(with_all_clauses(rules)), 1, few_deals).closing_comments.size(), 0);
}

TEST_P(RandomGames, are_the_same_for_the_same_seed) {
  const log::Log log = random_game(rules_, 7, few_deals);
  EXPECT_EQ(random_game(rules_, 7, few_deals), log);
  EXPECT_NE(random_game(rules_, 8, few_deals), log);
}

TEST_P(RandomGames, are_read_as_they_were_written) {
  const log::Log log = random_game(rules_, 11, few_deals);
  const Parsed<log::Log> read = log::parse_text(log::text_of(log));
  ASSERT_TRUE(read) << text_of(read.errors().front());
  EXPECT_EQ(*read, log);
}

TEST_P(RandomGames, come_to_their_end) {
  const log::Log log = random_game(rules_, 13);
  ASSERT_TRUE(log.result);
  EXPECT_NE(log.result->kind, log::Result::Kind::unfinished);
}

// What the deals before brought nobody says, so that totals and the result are open, and not wrong.
TEST_P(RandomGames, hold_or_are_open_without_their_first_deals) {
  for (std::uint64_t seed = 0; seed < 4; ++seed) {
    log::Log log = random_game(rules_, seed, GamePlan{4});
    while (log.deals.size() > 1) {
      log.deals.erase(log.deals.begin());
      EXPECT_NE(log::validate(log).outcome, log::LogOutcome::does_not_hold) << log::text_of(log);
    }
  }
}

// The totals behind the first ones that are written have to agree with these again.
TEST_P(RandomGames, do_not_hold_by_wrong_totals_behind_the_first_that_are_there) {
  for (std::uint64_t seed = 0; seed < 4; ++seed) {
    log::Log log = random_game(rules_, seed, GamePlan{3});
    log.deals.erase(log.deals.begin());
    if (log.deals.size() < 2) continue;
    log::RecordedTotals* last = nullptr;
    for (log::Entry& entry : log.deals.back().entries)
      if (auto* totals = std::get_if<log::RecordedTotals>(&entry.what)) last = totals;
    if (last == nullptr || !last->points[Side{0}]) continue;
    ++*last->points[Side{0}];
    EXPECT_EQ(log::validate(log).outcome, log::LogOutcome::does_not_hold) << log::text_of(log);
  }
}

// Where each deal is won by itself (Q-SWZ-37, Q-HAI-01) the result of a fragment is right or wrong.
TEST_P(RandomGames, have_a_result_that_does_not_hang_on_deals_that_won_by_themselves) {
  if (rules_.rules.match_target >= 0) return;
  for (std::uint64_t seed = 0; seed < 4; ++seed) {
    log::Log log = random_game(rules_, seed, GamePlan{2});
    log.deals.erase(log.deals.begin());
    std::erase_if(log.deals.back().entries,
                  [](const log::Entry& entry) { return std::holds_alternative<log::RecordedTotals>(entry.what); });
    EXPECT_EQ(log::validate(log).outcome, log::LogOutcome::holds) << log::text_of(log);
    int fitting = 0;
    for (const Side side : sides_of(rules_.rules)) {
      log.result = log::Result{.kind = log::Result::Kind::won, .winner = side};
      fitting += log::validate(log).outcome == log::LogOutcome::holds ? 1 : 0;
      EXPECT_NE(log::validate(log).outcome, log::LogOutcome::undetermined) << log::text_of(log);
    }
    EXPECT_LE(fitting, 1) << log::text_of(log);
  }
}

// One option after the other has each other value that is tried anywhere; how cards are dealt in two ways at once.
class OneOptionChanged : public testing::TestWithParam<const VariantEntry*> {};
INSTANTIATE_TEST_SUITE_P(Variants, OneOptionChanged, testing::ValuesIn([] {
                           std::vector<const VariantEntry*> all;
                           for (const VariantEntry& variant : variants()) all.push_back(&variant);
                           return all;
                         }()),
                         [](const auto& variant) {
                           std::string name(variant.param->name);
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

void expect_that_a_game_holds(const Rules& rules) {
  const log::Log game = random_game(log::stated(rules), 1, GamePlan{1});
  EXPECT_EQ(log::validate(game).outcome, log::LogOutcome::holds) << log::text_of(game);
}

std::vector<Rules> with_another_value(const Rules& rules, const OptionEntry& option) {
  std::vector<Rules> changed;
  for (const std::string& value : values_tried(option))
    if (auto other = rules_with(rules, option.option, value)) changed.push_back(*std::move(other));
  return changed;
}

// Numbers at their ends.
std::vector<Rules> with_some_other_value(const Rules& rules, const OptionEntry& option) {
  std::vector<Rules> changed = with_another_value(rules, option);
  if (option.kind == OptionKind::number && changed.size() > 2) changed.erase(changed.begin() + 1, changed.end() - 1);
  return changed;
}

TEST_P(OneOptionChanged, games_hold) {
  const Rules rules = GetParam()->rules(Seats{GetParam()->usual_seats});
  for (const OptionEntry& option : options())
    for (const Rules& changed : with_another_value(rules, option)) expect_that_a_game_holds(changed);
}

TEST_P(OneOptionChanged, games_hold_that_are_dealt_otherwise_in_two_ways) {
  std::vector<const OptionEntry*> of_dealing;
  for (const OptionEntry& option : options())
    if (option.name.starts_with("deal.")) of_dealing.push_back(&option);
  for (std::uint8_t seats = GetParam()->fewest_seats; seats <= GetParam()->most_seats; ++seats)
    for (auto one = of_dealing.begin(); one != of_dealing.end(); ++one)
      for (const Rules& rules : with_some_other_value(GetParam()->rules(Seats{seats}), **one))
        for (auto other = one + 1; other != of_dealing.end(); ++other)
          for (const Rules& further : with_some_other_value(rules, **other)) expect_that_a_game_holds(further);
}

// Under these options whoever has put a card on a build answers for it until somebody else adds, whosever it is by then
// (Q-AA-01 b): the last card of a hand cannot always be played.
TEST(Generate, a_game_in_which_nobody_can_go_on_breaks_off_and_says_so) {
  Rules rules = anglo_american(Seats{2});
  rules.build_owner = BuildOwner::last_adder_lingering;
  int broken_off = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    const log::Log game = random_game(log::stated(rules), seed, few_deals);
    EXPECT_EQ(log::validate(game).outcome, log::LogOutcome::holds) << log::text_of(game);
    if (game.closing_comments.empty()) continue;
    ++broken_off;
    EXPECT_THAT(game.closing_comments, testing::ElementsAre(testing::HasSubstr("has no legal turn")));
    EXPECT_EQ(game.result->kind, log::Result::Kind::unfinished);
  }
  EXPECT_GT(broken_off, 0);
}

// The permissions of everyday play: if one of these never came up, the players would not be playing the game.
TEST(Exercise, counts_what_games_show) {
  Exercise exercise;
  for (std::uint64_t seed = 0; seed < 20; ++seed)
    exercise.add(random_game(log::stated(anglo_american(Seats{4})), seed, few_deals));
  EXPECT_EQ(exercise.games(), 20);
  for (const Clause clause : {"AA-TRL-1"_clause, "AA-CAP-3"_clause, "AA-CAP-4"_clause, "AA-BLD-1"_clause,
                              "AA-ADD-1"_clause, "AA-SCO-1"_clause})
    EXPECT_GT(exercise.times(clause), 0) << entry_of(clause).id;
  EXPECT_EQ(exercise.times("SWZ-STL-1"_clause), 0);
}

}  // namespace
}  // namespace casino::generate::game_test
