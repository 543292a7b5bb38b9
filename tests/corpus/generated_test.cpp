// The generated games: each holds or breaks the one clause that it was made for, and together they come upon everything
// that a game can come upon, and break everything that a game can break.

#include <filesystem>
#include <fstream>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "oracle/generate/breaking.hpp"
#include "oracle/generate/exercise.hpp"
#include "oracle/log/json/json.hpp"
#include "oracle/log/validate/validate.hpp"
#include "tests/corpus/faults.hpp"
#include "tests/support/source_dir.hpp"

namespace casino::log::generated_test {
namespace {

std::vector<Log> logs_in(const std::string& name) {
  std::ifstream file(std::filesystem::path(test::source_path("corpus/generated")) / name);
  std::vector<Log> logs;
  for (std::string line; std::getline(file, line);) {
    const Parsed<Log> read = parse_json(line);
    if (read) logs.push_back(*read);
    else ADD_FAILURE() << casino::text_of(read.errors().front(), name);
  }
  EXPECT_FALSE(logs.empty());
  return logs;
}

std::string id(Clause clause) { return std::string(entry_of(clause).id); }

TEST(Generated, games_hold) {
  for (const Log& log : logs_in("games.ndjson"))
    EXPECT_EQ(validate(log).outcome, LogOutcome::holds) << log.tags.at(0).value;
}

// Permissions and items of the score. All can be reached by play, so that no list of exceptions is kept.
TEST(Generated, games_leave_no_clause_out) {
  generate::Exercise exercise;
  for (const Log& log : logs_in("games.ndjson")) exercise.add(log);
  for (std::uint16_t i = 0; i < all_clauses.size(); ++i) {
    if (generate::can_be_exercised(Clause{i})) {
      EXPECT_GT(exercise.times(Clause{i}), 0U) << id(Clause{i});
    }
  }
}

TEST(Generated, broken_games_break_one_clause_in_one_turn) {
  for (const Log& log : logs_in("broken.ndjson"))
    EXPECT_THAT(clauses_broken_in(log), testing::ElementsAre(broken_by_command(log)));
}

TEST(Generated, broken_games_leave_no_clause_out) {
  std::set<std::string> broken;
  for (const Log& log : logs_in("broken.ndjson")) broken.insert(broken_by_command(log));
  std::set<std::string> breakable;
  for (std::uint16_t i = 0; i < all_clauses.size(); ++i)
    if (generate::can_be_broken(Clause{i})) breakable.insert(id(Clause{i}));
  EXPECT_EQ(broken, breakable);
}

// What is neither used nor broken holds in every game, or none: definitions, deals, the course of a match and of talk,
// and what follows from other clauses.
TEST(Generated, other_clauses_are_definitions_or_follow_from_others) {
  for (std::uint16_t i = 0; i < all_clauses.size(); ++i) {
    const Clause clause{i};
    if (generate::can_be_exercised(clause) || generate::can_be_broken(clause)) continue;
    const ClauseEntry& entry = entry_of(clause);
    const bool is_definition = entry.kind == ClauseKind::computation || entry.kind == ClauseKind::deal ||
                               entry.kind == ClauseKind::match || entry.kind == ClauseKind::event;
    EXPECT_TRUE(entry.derived || is_definition) << entry.id;
  }
}

}  // namespace
}  // namespace casino::log::generated_test
