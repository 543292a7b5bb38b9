#include "oracle/corpus/write.hpp"

#include <gmock/gmock.h>

#include "oracle/corpus/run.hpp"
#include "tests/support/source_dir.hpp"

namespace casino::corpus::write_test {
namespace {

std::string text_of(const Case& one) {
  std::vector<Rules> readings;
  for (const Reading& reading : one.readings)
    if (reading.rules.off == one.rules.off) readings.push_back(reading.rules);
  return case_file_text({"topic", "title", "source", "hand-made"},
                        {case_in_json({one.id, one.title, "", "because"}, one.rules, one.asked, readings)});
}

class Written : public testing::Test {
 protected:
  static const Corpus& corpus() {
    static const Corpus all = load_corpus(test::source_path("corpus/cases"));
    return all;
  }
};

// What is written of any case of the corpus is read again, asks the same, and holds under each of its readings.
TEST_F(Written, every_case_comes_back) {
  int written = 0;
  for (const CaseFile& file : corpus().files) {
    for (const Case& one : file.cases) {
      const bool is_none = std::holds_alternative<Unreadable>(one.asked) ||
                           std::holds_alternative<RulesAsked>(one.asked) ||
                           std::holds_alternative<PerftAsked>(one.asked);  // those take long
      if (is_none || answer(one.rules, one.asked).refused) continue;
      const std::string text = text_of(one);
      const Parsed<CaseFile> again = parse_case_file(text);
      ASSERT_TRUE(again) << one.id << ": " << casino::text_of(again.errors().front()) << "\n" << text;
      const Case& read = again->cases.front();
      EXPECT_EQ(read.rules, one.rules) << one.id;
      const CaseOutcome outcome = run(read);
      EXPECT_EQ(outcome.result(), Result::pass) << one.id << "\n" << text;
      ++written;
    }
  }
  EXPECT_GT(written, 1000);
}

// The expectations of the corpus were derived by hand: what is written keeps their verdicts.
TEST_F(Written, the_verdict_is_that_of_the_rules) {
  const Case* one = corpus().find("WE-AA-10a");
  ASSERT_NE(one, nullptr);
  const json::Json answer = answer_in_json(one->rules, one->asked);
  EXPECT_EQ(answer.dump(), R"({"expect":{"verdict":"illegal","clauses":["AA-TRL-3"]}})");
}

}  // namespace
}  // namespace casino::corpus::write_test
