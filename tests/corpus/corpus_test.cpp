// One test a case file: each of its cases comes out as expected, under its own rules and under every reading.

#include <algorithm>
#include <cctype>
#include <filesystem>

#include <gtest/gtest.h>

#include "model/judge/play.hpp"
#include "oracle/corpus/run.hpp"
#include "tests/support/source_dir.hpp"

namespace casino::corpus::corpus_test {
namespace {

std::filesystem::path folder() { return test::source_path("corpus/cases"); }

// Each test is a run of this program: it reads its own file only.
std::vector<std::string> paths() {
  std::vector<std::string> all;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder()))
    if (entry.path().extension() == ".json") all.push_back(std::filesystem::relative(entry.path(), folder()).string());
  std::sort(all.begin(), all.end());
  return all;
}

std::vector<Case> cases_in(const std::string& path) {
  const Corpus corpus = load_corpus(folder() / path);
  EXPECT_EQ(corpus.files.size(), 1U) << path << " cannot be read";
  return corpus.files.empty() ? std::vector<Case>{} : corpus.files.front().cases;
}

const Corpus& all_cases() {
  static const Corpus corpus = load_corpus(folder());
  return corpus;
}

std::string report(const std::string& reading, const ReadingOutcome& outcome) {
  std::string text = std::string(result_names[static_cast<std::size_t>(outcome.result)]) +
                     (reading.empty() ? "" : " under " + reading);
  for (const Difference& difference : outcome.differences)
    text += "\n  " + difference.what + ": expected " + difference.expected + ", found " + difference.found;
  return text;
}

class CaseFileTest : public testing::TestWithParam<std::string> {};

TEST_P(CaseFileTest, comes_out_as_expected) {
  for (const Case& one : cases_in(GetParam())) {
    const CaseOutcome outcome = run(one);
    EXPECT_EQ(outcome.outcome.result, Result::pass) << one.id << ": " << report("", outcome.outcome);
    for (const auto& [name, reading] : outcome.readings)
      EXPECT_EQ(reading.result, Result::pass) << one.id << ": " << report(name, reading);
  }
}

// What is judged without being explained, as whole turns of logs and single actions of generators are, comes out as it
// does in full.
void quick_judgements_agree(const std::string& id, const Rules& rules, const TurnsAsked& asked) {
  if (!structural_faults(rules, asked.position).empty()) return;
  Position position = asked.position;
  for (const Turn& turn : asked.turns) {
    const Judgement judgement = judge(rules, position, turn);
    const auto* action = turn.steps.size() == 1 ? std::get_if<Action>(&turn.steps.front()) : nullptr;
    if (action != nullptr && turn.seat == position.to_act) {
      EXPECT_EQ(is_legal(rules, position, *action), std::holds_alternative<Legal>(judgement.verdict)) << id;
    }
    const Played played = play(rules, position, turn);
    EXPECT_EQ(played.verdict, judgement.verdict) << id;
    EXPECT_EQ(played.warnings, judgement.warnings) << id;
    EXPECT_EQ(position, judgement.after) << id;
  }
}

TEST_P(CaseFileTest, is_judged_alike_without_being_explained) {
  for (const Case& one : cases_in(GetParam())) {
    const auto* asked = std::get_if<TurnsAsked>(&one.asked);
    if (asked == nullptr) continue;
    quick_judgements_agree(one.id, one.rules, *asked);
    for (const Reading& reading : one.readings)
      quick_judgements_agree(one.id + " under " + reading.name, reading.rules, *asked);
  }
}

// "anglo-american/WE-AA-10.json" as a test may be named.
std::string test_name(const testing::TestParamInfo<std::string>& info) {
  std::string name = info.param.substr(0, info.param.rfind('.'));
  for (char& letter : name)
    if (std::isalnum(static_cast<unsigned char>(letter)) == 0) letter = '_';
  return name;
}

INSTANTIATE_TEST_SUITE_P(Corpus, CaseFileTest, testing::ValuesIn(paths()), test_name);

TEST(Corpus, every_file_can_be_read) {
  for (const UnreadFile& file : all_cases().unread)
    for (const ParseError& error : file.errors) ADD_FAILURE() << text_of(error, file.path);
  EXPECT_EQ(all_cases().files.size(), paths().size());
}

TEST(Corpus, no_two_cases_have_one_id) {
  for (const std::string& id : all_cases().repeated) ADD_FAILURE() << id;
}

}  // namespace
}  // namespace casino::corpus::corpus_test
