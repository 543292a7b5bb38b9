// One test a folder of games: every log of corpus/games holds, and each of corpus/broken-games has exactly the fault
// that its tag `expect` names (corpus/README.md). Both notations keep them.

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "oracle/log/json/json.hpp"
#include "oracle/log/text/text.hpp"
#include "oracle/log/validate/validate.hpp"
#include "tests/corpus/faults.hpp"
#include "tests/support/source_dir.hpp"

namespace casino::log::games_test {
namespace {

std::filesystem::path corpus_folder() { return test::source_path("corpus"); }

// "games/swazi" and its neighbours: a test a folder, for each test is a run of this program.
std::vector<std::string> folders_in(const std::string& top) {
  std::vector<std::string> folders;
  for (const auto& entry : std::filesystem::directory_iterator(corpus_folder() / top))
    folders.push_back(top + "/" + entry.path().filename().string());
  std::sort(folders.begin(), folders.end());
  return folders;
}

std::vector<std::filesystem::path> files_in(const std::string& folder) {
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(corpus_folder() / folder)) files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  EXPECT_FALSE(files.empty()) << folder;
  return files;
}

std::vector<Log> logs_in(const std::filesystem::path& path) {
  std::ifstream file(path);
  const Parsed<std::vector<Log>> read =
      parse_logs(std::string{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()});
  if (!read)
    for (const ParseError& error : read.errors()) ADD_FAILURE() << casino::text_of(error, path.string());
  EXPECT_TRUE(read && !read->empty()) << path;
  return read ? *read : std::vector<Log>{};
}

void expect_both_notations_to_keep(const Log& log) {
  const Parsed<Log> from_text = parse_text(text_of(log));
  ASSERT_TRUE(from_text) << named(log);
  EXPECT_EQ(*from_text, log) << named(log);
  const Parsed<Log> from_json = parse_json(of(log).dump());
  ASSERT_TRUE(from_json) << named(log);
  EXPECT_EQ(*from_json, log) << named(log);
}

// What a game shows, by its tag, are clauses.
void expect_clauses_in_what_is_shown(const Log& log) {
  std::istringstream shown(tag_of(log, "shows"));
  for (std::string id; shown >> id;) EXPECT_NE(find_clauses(id).count, 0) << named(log) << ": " << id;
}

class GamesTest : public testing::TestWithParam<std::string> {};

TEST_P(GamesTest, hold) {
  for (const auto& path : files_in(GetParam())) {
    SCOPED_TRACE(path.string());
    for (const Log& log : logs_in(path)) {
      EXPECT_EQ(validate(log).outcome, LogOutcome::holds) << named(log) << testing::PrintToString(faults_of(log));
      expect_both_notations_to_keep(log);
      expect_clauses_in_what_is_shown(log);
    }
  }
}

class BrokenGamesTest : public testing::TestWithParam<std::string> {};

TEST_P(BrokenGamesTest, have_exactly_the_fault_that_they_name) {
  for (const auto& path : files_in(GetParam())) {
    SCOPED_TRACE(path.string());
    for (const Log& log : logs_in(path)) {
      EXPECT_THAT(faults_of(log), testing::ElementsAre(tag_of(log, "expect"))) << named(log);
      expect_both_notations_to_keep(log);
    }
  }
}

// "games/south-african" as a test may be named.
std::string test_name(const testing::TestParamInfo<std::string>& info) {
  std::string name = info.param.substr(info.param.find('/') + 1);
  for (char& letter : name)
    if (std::isalnum(static_cast<unsigned char>(letter)) == 0) letter = '_';
  return name;
}

INSTANTIATE_TEST_SUITE_P(Corpus, GamesTest, testing::ValuesIn(folders_in("games")), test_name);
INSTANTIATE_TEST_SUITE_P(Corpus, BrokenGamesTest, testing::ValuesIn(folders_in("broken-games")), test_name);

}  // namespace
}  // namespace casino::log::games_test
