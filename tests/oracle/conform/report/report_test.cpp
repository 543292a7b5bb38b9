// What a run tells in JSON is as its schema says.

#include "oracle/conform/report/report.hpp"

#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "oracle/conform/report/known.hpp"
#include "tests/oracle/conform/planted.hpp"
#include "tests/support/json_schema.hpp"
#include "tests/support/source_dir.hpp"

namespace casino::conform::report_test {
namespace {

using test::Found;
using test::SchemaJson;
using test::schemas;
using testing::IsEmpty;
using testing::Not;

const std::filesystem::path root = test::source_path();

std::vector<std::string> faults_of(const std::string& line) {
  return schemas().faults("conform.json", SchemaJson::parse(line));
}

TEST(ReportLines, are_as_the_schema_says) {
  const auto fault = [](json::Json& rules) { rules["options"]["raise.whose"] = "not_own"; };
  const Found found = test::run({.fault = fault, .operations = {"judge", "turns", "apply", "score", "play"}});
  ASSERT_THAT(found.disagreements, Not(IsEmpty()));
  for (const Disagreement& one : found.disagreements) {
    const std::string line = json::Json{{"disagreement", of(one, {"./it", 1})}}.dump();
    EXPECT_THAT(faults_of(line), IsEmpty()) << line;
  }
  for (const Result& result : found.results) {
    const std::string line = json::Json{{"result", of(result)}}.dump();
    EXPECT_THAT(faults_of(line), IsEmpty()) << line;
  }
  const json::Json adapter = of(Declaration{"it", "1", "C++", {}, {Operation::judge}, false});
  EXPECT_THAT(faults_of(json::Json{{"summary", of(found.summary)}, {"adapter", adapter}}.dump()), IsEmpty());
}

// The lines that the program itself is expected to print.
TEST(ReportLines, of_the_program_are_as_the_schema_says) {
  std::size_t lines = 0;
  for (const auto& folder : std::filesystem::directory_iterator(root / "tests/cli/golden/conform")) {
    std::ifstream expected(folder.path() / "expected");
    for (std::string line; std::getline(expected, line);) {
      if (!line.starts_with("{\"")) continue;
      EXPECT_THAT(faults_of(line), IsEmpty()) << folder.path() << ": " << line;
      ++lines;
    }
  }
  EXPECT_GE(lines, 4U);
}

TEST(KnownFailures, of_which_a_run_tells_nothing_are_told) {
  Known known({{"a", Outcome::fail, "legal", ""}, {"b", Outcome::fail, "legal", ""}, {"c", Outcome::hang, "", ""}});
  EXPECT_TRUE(known.covers({"a", "", "", Outcome::fail, "illegal", "legal", {}}));
  EXPECT_FALSE(known.covers({"b", "", "", Outcome::skip, "", "no", {}}));
  const std::vector<KnownFailure> unanswered = known.unanswered();
  ASSERT_EQ(unanswered.size(), 2U);
  EXPECT_EQ(unanswered[0].id, "b") << "skipped";
  EXPECT_EQ(unanswered[1].id, "c") << "not asked";
  EXPECT_TRUE(known.changed().empty());
}

// Of three that were known, one passes now, one fails otherwise and one was not asked: that one alone stays as it was.
TEST(KnownFailures, of_which_a_run_tells_nothing_stay_known) {
  Known known({{"a", Outcome::fail, "legal", "1"}, {"b", Outcome::fail, "legal", "2"}, {"c", Outcome::hang, "", "3"}});
  const Result other{"b", "", "", Outcome::error, "", "no idea", {}};
  EXPECT_FALSE(known.covers({"a", "", "", Outcome::pass, "", "", {}}));
  EXPECT_FALSE(known.covers(other));
  EXPECT_EQ(known.after({other}).at("known").dump(), R"([{"id":"b","outcome":"error","found":"no idea","tracker":"2"},)"
                                                     R"({"id":"c","outcome":"hang","found":"","tracker":"3"}])");
}

Result wrong_list(const std::string& differs) {
  Result result{"turns-1", "", "finland", Outcome::fail, "N: 6S takes 6H", "not among its turns", {}};
  result.differs = differs;
  return result;
}

// The first turn that is missing is the same, but others are missing, too.
TEST(KnownFailures, of_lists_of_turns_are_known_with_all_that_is_wrong) {
  Known before;
  const json::Json file = before.after({wrong_list("0123456789ab")});
  const auto read = json::parsed(file.dump(), read_known);
  ASSERT_TRUE(read);
  EXPECT_TRUE(Known(*read).covers(wrong_list("0123456789ab")));
  Known known(*read);
  EXPECT_FALSE(known.covers(wrong_list("ba9876543210")));
  EXPECT_EQ(known.changed().size(), 1U);
}

// Who takes a refused turn for a legal one is known for that, and not for falling over it.
TEST(KnownFailures, of_a_clause_are_wrong_answers_alone) {
  const Clause clause = "AA-TRL-3"_clause;
  const auto outcome = [&](Outcome one) { return Result{"a", "", "", one, "illegal", "legal", {clause}}; };
  for (const Outcome one : {Outcome::crash, Outcome::hang, Outcome::error}) {
    Known known({{"AA-TRL-3", Outcome::fail, "", "", "", find_clauses("AA-TRL-3")}});
    EXPECT_TRUE(known.covers(outcome(Outcome::fail)));
    EXPECT_FALSE(known.covers(outcome(one))) << name_of(one);
    EXPECT_EQ(known.covered(), 1U);
    EXPECT_EQ(known.after({outcome(one)}).at("known").size(), 2U) << name_of(one);
  }
}

// They do not fail a run, and so no test case.
TEST(KnownFailures, are_skipped_in_junit_and_counted_elsewhere) {
  Result known = wrong_list("");
  known.is_known = true;
  const std::vector<Result> results{known, wrong_list("")};
  const Declaration adapter{"it", "1", "C++", {}, {Operation::turns}, false};
  Summary summary;
  for (const Result& result : results) summary.add(result);
  const std::vector<Disagreement> none;
  const Again how{"./it", 1};
  const Whole whole{adapter, results, summary, none, how, {}, {}, 1};
  EXPECT_THAT(junit(whole), testing::HasSubstr(R"(failures="1" errors="0" skipped="1")"));
  EXPECT_THAT(junit(whole), testing::HasSubstr(R"(<skipped message="known: fail: expected N: 6S takes 6H)"));
  EXPECT_THAT(markdown(whole), testing::HasSubstr("\n1 failure is known.\n"));
  EXPECT_THAT(html(whole), testing::HasSubstr("<p>1 failure is known.</p>"));
}

// They have one ID, and each is a failure of its own; after a run without any there are none to be known.
TEST(KnownFailures, that_nothing_explains_are_told_apart) {
  const std::string id(unexplained_id);
  Known known({{id, Outcome::crash, "signal 9", ""}, {id, Outcome::hang, "no answer", ""}});
  EXPECT_TRUE(known.covers({id, "", "", Outcome::hang, "", "no answer", {}}));
  EXPECT_TRUE(known.covers({id, "", "", Outcome::crash, "", "signal 9", {}}));
  EXPECT_TRUE(known.changed().empty());
  EXPECT_EQ(Known({{id, Outcome::crash, "signal 9", ""}}).after({}).at("known").dump(), "[]");
}

TEST(KnownFailures, are_written_as_their_schema_says) {
  const Known known({{"a", Outcome::fail, "illegal", "https://example.org/1"}});
  const json::Json file = known.after(
      {{"a", "", "royal", Outcome::fail, "legal", "illegal", {}}, {"b", "", "royal", Outcome::hang, "", "", {}}});
  EXPECT_THAT(schemas().faults("known.json", SchemaJson::parse(file.dump())), IsEmpty());
  std::ifstream read(root / "tests/cli/golden/conform/known/known.json");
  EXPECT_THAT(schemas().faults("known.json", SchemaJson::parse(read)), IsEmpty());
}

}  // namespace
}  // namespace casino::conform::report_test
