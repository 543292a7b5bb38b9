// One test a folder of games: every log of corpus/games holds, and each of corpus/broken-games has exactly the fault
// that its tag `expect` names (corpus/README.md). Both notations keep them.

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "oracle/log/json.hpp"
#include "oracle/log/report.hpp"
#include "oracle/log/text.hpp"
#include "oracle/log/validate.hpp"

namespace casino::log {
namespace {

std::filesystem::path corpus_folder() { return std::filesystem::path(CASINO_SOURCE_DIR) / "corpus"; }

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

// The logs of a file, each from the line that begins it.
std::vector<Log> logs_in(const std::filesystem::path& path) {
  std::ifstream file(path);
  std::vector<std::string> texts;
  for (std::string line; std::getline(file, line);) {
    if (texts.empty() || begins_a_log(line)) texts.emplace_back();
    texts.back() += line + '\n';
  }
  std::vector<Log> logs;
  for (const std::string& text : texts) {
    const Parsed<Log> read = parse_text(text);
    if (read) logs.push_back(*read);
    else
      for (const ParseError& error : read.errors())
        ADD_FAILURE() << casino::text_of(error, path.string()) << '\n' << text;
  }
  EXPECT_FALSE(logs.empty()) << path;
  return logs;
}

std::string tag_of(const Log& log, std::string_view name) {
  for (const Tag& tag : log.tags)
    if (tag.name == name) return tag.value;
  return {};
}

std::string named(const Log& log) { return tag_of(log, "title") + " (" + tag_of(log, "case") + ")"; }

// The clauses of all findings, each once, in the order of the alphabet.
std::string clauses_of(const Problem& problem) {
  std::set<std::string> ids;
  for (const Finding& finding : problem.findings) ids.insert(std::string(entry_of(finding.clause).id));
  std::string text;
  for (const std::string& id : ids) text += (text.empty() ? "" : " ") + id;
  return text;
}

std::string what_is_wrong(const Problem& problem) {
  const std::string matter(matter_names.at(static_cast<std::size_t>(problem.matter)));
  const std::string clauses = clauses_of(problem);
  if (problem.matter == Matter::turn) return problem.impossible ? "impossible" : clauses;
  if (problem.matter == Matter::course)
    return matter + ": " + std::string(course_names.at(static_cast<std::size_t>(problem.course)));
  return matter + (clauses.empty() ? "" : ": ") + clauses;
}

// A fault as the tag `expect` says it.
std::string words_of(const Problem& problem) {
  const std::string deal =
      problem.deal_number > 0 && problem.deal > 0 ? "deal " + std::to_string(problem.deal + 1) : "";
  const std::string turn =
      problem.turn > 0 && problem.matter == Matter::turn ? "turn " + std::to_string(problem.turn) : "";
  const std::string place = deal + (deal.empty() || turn.empty() ? "" : ", ") + turn;
  return what_is_wrong(problem) + (place.empty() ? "" : " at ") + place;
}

std::vector<std::string> faults_of(const Log& log) {
  std::vector<std::string> faults;
  for (const Problem& problem : validate(log).problems)
    if (problem.weight == Weight::problem) faults.push_back(words_of(problem));
  return faults;
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
      EXPECT_EQ(validate(log).outcome, Outcome::holds) << named(log) << testing::PrintToString(faults_of(log));
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
}  // namespace casino::log
