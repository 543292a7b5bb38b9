// docs/dialects.md: every choice that it says can be made is an option with such a value, and its example can be
// played.

#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

#include "oracle/rulesets/rules.hpp"
#include "tests/oracle/json/reading.hpp"
#include "tests/support/source_dir.hpp"

namespace casino::dialects_page_test {
namespace {

std::string page() {
  std::ostringstream text;
  text << std::ifstream(test::source_path("docs/dialects.md")).rdbuf();
  return text.str();
}

// The rows of the last table: "| choice | met | settings |".
std::vector<std::string> rows() {
  std::istringstream lines(page().substr(page().find("| choice | met |")));
  std::vector<std::string> rows;
  for (std::string line; std::getline(lines, line) && line.starts_with('|');) rows.push_back(line);
  rows.erase(rows.begin(), rows.begin() + 2);  // the headings and the line below them
  return rows;
}

// What stands between backticks.
std::vector<std::string> settings_in(const std::string& row) {
  std::vector<std::string> settings;
  for (std::size_t begin = row.find('`'); begin != std::string::npos; begin = row.find('`', begin)) {
    const std::size_t end = row.find('`', begin + 1);
    settings.push_back(row.substr(begin + 1, end - begin - 1));
    begin = end + 1;
  }
  return settings;
}

TEST(DialectsPage, every_choice_can_be_expressed) {
  EXPECT_GT(rows().size(), 50U);
  for (const std::string& row : rows()) {
    EXPECT_FALSE(settings_in(row).empty()) << row;
    for (const std::string& setting : settings_in(row)) {
      const std::size_t equals = setting.find('=');
      ASSERT_NE(equals, std::string::npos) << row;
      const OptionEntry* option = find_option(setting.substr(0, equals));
      ASSERT_NE(option, nullptr) << row;
      Rules rules = test::rules_for("anglo-american", 2);
      EXPECT_EQ(set_value(rules, option->option, setting.substr(equals + 1)), std::nullopt) << row;
    }
  }
}

TEST(DialectsPage, its_example_can_be_played) {
  const std::string begin = "```json\n";
  const std::size_t at = page().find(begin) + begin.size();
  const auto rules = json::parse_rules(page().substr(at, page().find("```", at) - at));
  ASSERT_TRUE(rules) << test::faults(rules);
  EXPECT_EQ(rules->trail_owning_build, TrailOwningBuild::allowed);
  EXPECT_EQ(rules->sweep_score, 1);
}

}  // namespace
}  // namespace casino::dialects_page_test
