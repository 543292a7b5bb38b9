// docs/readings: what their tables name exists, and the turns in their blocks get the verdicts that stand behind them.

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "model/judge/judge.hpp"
#include "model/rules/question.hpp"
#include "oracle/corpus/reader.hpp"
#include "oracle/rulesets/settings.hpp"
#include "oracle/rulesets/variant_texts.hpp"
#include "oracle/text/words.hpp"
#include "tests/oracle/notation/reading.hpp"
#include "tests/support/source_dir.hpp"

namespace casino::readings_test {
namespace {

using testing::Contains;

// A line behind the position of a block: `and then S: trail 2C => illegal DOM-TRL-1`.
struct Tried {
  bool goes_on = false;
  std::string turn;
  std::string verdict;
  std::vector<std::string> clauses;
};

// ```trial D7 dominican 2 build.owner=side
struct Trial {
  std::string name;
  std::string rules;
  std::string position;
  std::vector<Tried> tried;
};

struct Row {
  std::string text;
  std::vector<std::string> rules;
  std::vector<std::string> held_by;
  std::vector<std::string> tried;
};

struct Page {
  std::string name;
  std::vector<Row> rows;
  std::vector<Trial> trials;
};

std::vector<std::string> words_in(const std::string& cell) {
  std::vector<std::string> words;
  std::istringstream text(cell);
  for (std::string word; text >> word;)
    if (word != "—") words.push_back(word);
  return words;
}

// `| passage | says | rules | held by | tried |`
Row row_of(const std::string& line) {
  std::vector<std::string> cells;
  std::istringstream text(line.substr(1));
  for (std::string cell; std::getline(text, cell, '|');) cells.push_back(cell);
  EXPECT_EQ(cells.size(), 5U) << line;
  cells.resize(5);
  return {line, words_in(cells[2]), words_in(cells[3]), words_in(cells[4])};
}

Tried tried_of(std::string line) {
  constexpr std::string_view goes_on = "and then ";
  constexpr std::string_view arrow = " => ";
  Tried tried;
  tried.goes_on = line.starts_with(goes_on);
  if (tried.goes_on) line.erase(0, goes_on.size());
  const auto behind = line.find(arrow);
  EXPECT_NE(behind, std::string::npos) << line;
  if (behind == std::string::npos) return tried;
  tried.turn = line.substr(0, behind);
  tried.clauses = words_in(line.substr(behind + arrow.size()));
  tried.verdict = tried.clauses.front();
  tried.clauses.erase(tried.clauses.begin());
  return tried;
}

Page page_in(const std::filesystem::path& path) {
  Page page{path.filename().string(), {}, {}};
  std::ifstream file(path);
  bool is_inside = false;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with("```")) {
      is_inside = !is_inside;
      if (!is_inside) continue;
      std::istringstream head(line.substr(3));
      std::string kind;
      Trial& trial = page.trials.emplace_back();
      head >> kind >> trial.name;
      std::getline(head, trial.rules);
      EXPECT_EQ(kind, "trial") << line;
      std::getline(file, trial.position);
    } else if (is_inside) {
      page.trials.back().tried.push_back(tried_of(line));
    } else if (line.starts_with("| ") && !line.starts_with("| passage ") && !line.starts_with("| ---")) {
      page.rows.push_back(row_of(line));
    }
  }
  return page;
}

const std::vector<Page>& pages() {
  static const std::vector<Page> all = [] {
    std::vector<Page> read;
    for (const auto& entry : std::filesystem::directory_iterator(test::source_path("docs/readings")))
      read.push_back(page_in(entry.path()));
    return read;
  }();
  return all;
}

const corpus::Corpus& cases() {
  static const corpus::Corpus all = corpus::load_corpus(test::source_path("corpus/cases"));
  return all;
}

// By the numbers that the case writes: an alias is one sentence of a text, and may stand for several clauses.
void add_clauses_expected_by(const corpus::Case& one, std::set<std::string>& ids) {
  for (const corpus::Expected& expected : one.expected) {
    for (const corpus::ExpectedClause& clause : expected.clauses) ids.insert(clause.id);
    if (!expected.warnings) continue;
    for (const corpus::ExpectedClause& clause : *expected.warnings) ids.insert(clause.id);
  }
}

std::set<std::string> clauses_expected_somewhere() {
  std::set<std::string> ids;
  for (const corpus::CaseFile& file : cases().files)
    for (const corpus::Case& one : file.cases) add_clauses_expected_by(one, ids);
  return ids;
}

std::set<std::string> clauses_expected_in(const Row& row) {
  std::set<std::string> ids;
  for (const std::string& id : row.held_by)
    if (const corpus::Case* one = cases().find(id)) add_clauses_expected_by(*one, ids);
  return ids;
}

// "DOM-TRL-1", "Q-DOM-09", "`seats.direction`".
bool is_known(const std::string& rule) {
  if (rule.starts_with('`')) return find_option(std::string_view(rule).substr(1, rule.size() - 2)) != nullptr;
  return find_question(rule) != nullptr || find_clauses(rule).count != 0;
}

Rules rules_of_trial(const Trial& trial) {
  std::istringstream words(trial.rules);
  std::string variant;
  unsigned seats = 0;
  std::string settings;
  words >> variant >> seats;
  std::getline(words, settings);
  const auto usual = rules_of(variant, Seats{static_cast<std::uint8_t>(seats)});
  EXPECT_TRUE(usual) << trial.rules;
  if (!usual) return {};
  const std::vector<Setting> set = settings_in(settings);
  EXPECT_EQ(set.size(), words_of(settings).size()) << trial.rules;
  const auto rules = rules_with_all(*usual, set);
  EXPECT_TRUE(rules) << trial.rules;
  return rules.value_or(*usual);
}

bool stands_for(const std::string& id, const Finding& finding) {
  const ClauseList list = find_clauses(id);
  return std::find(list.begin(), list.end(), finding.clause) != list.end();
}

bool is_among(const std::string& id, const std::vector<Finding>& findings) {
  return std::any_of(findings.begin(), findings.end(), [&](const Finding& one) { return stands_for(id, one); });
}

// Of a turn that is not legal all clauses are named, of one that is some.
void expect_judged(const Tried& tried, const Judgement& judgement) {
  constexpr std::array<std::string_view, 3> names{"legal", "illegal", "undetermined"};
  EXPECT_EQ(names.at(judgement.verdict.index()), tried.verdict);
  const auto* illegal = std::get_if<Illegal>(&judgement.verdict);
  const std::vector<Finding>& findings = illegal == nullptr ? judgement.permissions : illegal->violations;
  for (const std::string& id : tried.clauses) EXPECT_TRUE(is_among(id, findings)) << id;
  if (illegal == nullptr) return;
  for (const Finding& finding : findings)
    EXPECT_TRUE(std::any_of(tried.clauses.begin(), tried.clauses.end(), [&](const std::string& id) {
      return stands_for(id, finding);
    })) << entry_of(finding.clause).id;
}

TEST(Readings, name_rules_and_cases_that_there_are) {
  ASSERT_EQ(pages().size(), 3U);
  for (const Page& page : pages()) {
    EXPECT_GT(page.rows.size(), 80U) << page.name;
    for (const Row& row : page.rows) {
      for (const std::string& rule : row.rules) EXPECT_TRUE(is_known(rule)) << rule << " in " << row.text;
      for (const std::string& id : row.held_by) EXPECT_NE(cases().find(id), nullptr) << id << " in " << row.text;
    }
  }
}

TEST(Readings, every_sentence_that_says_something_is_held_and_was_tried) {
  for (const Page& page : pages())
    for (const Row& row : page.rows) {
      EXPECT_EQ(row.rules.empty(), row.held_by.empty()) << row.text;
      EXPECT_EQ(row.rules.empty(), row.tried.empty()) << row.text;
    }
}

// What no case expects follows from other clauses, or is no clause.
TEST(Readings, a_clause_that_cases_expect_is_expected_by_one_that_holds_its_row) {
  const std::set<std::string> somewhere = clauses_expected_somewhere();
  for (const Page& page : pages())
    for (const Row& row : page.rows) {
      const std::set<std::string> here = clauses_expected_in(row);
      for (const std::string& rule : row.rules)
        EXPECT_TRUE(here.count(rule) == 1 || somewhere.count(rule) == 0)
            << rule << " in " << page.name << ": " << row.text;
    }
}

TEST(Readings, what_was_tried_stands_on_the_page_or_in_the_corpus) {
  for (const Page& page : pages()) {
    std::set<std::string> on_the_page;
    for (const Trial& trial : page.trials)
      EXPECT_TRUE(on_the_page.insert(trial.name).second) << trial.name << " stands twice in " << page.name;
    std::set<std::string> named;
    for (const Row& row : page.rows)
      for (const std::string& name : row.tried) {
        EXPECT_TRUE(on_the_page.count(name) == 1 || cases().find(name) != nullptr) << name << " in " << row.text;
        named.insert(name);
      }
    for (const std::string& name : on_the_page) EXPECT_THAT(named, Contains(name)) << page.name;
  }
}

TEST(Readings, turns_get_the_verdicts_that_stand_behind_them) {
  for (const Page& page : pages())
    for (const Trial& trial : page.trials) {
      const Rules rules = rules_of_trial(trial);
      const Position begin = notation::position_of(rules, trial.position);
      Position position = begin;
      for (const Tried& tried : trial.tried) {
        SCOPED_TRACE(page.name + " " + trial.name + ": " + tried.turn);
        if (!tried.goes_on) position = begin;
        const Judgement judgement = judge(rules, position, notation::turn_of(rules, position, tried.turn));
        expect_judged(tried, judgement);
        position = judgement.after;
      }
    }
}

}  // namespace
}  // namespace casino::readings_test
