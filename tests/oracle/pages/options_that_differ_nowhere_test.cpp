// docs/options-that-differ-nowhere.md lists those that have one value in every variant, and why each is there.

#include <algorithm>
#include <fstream>
#include <map>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "model/rules/question.hpp"
#include "model/rules/variants.hpp"
#include "oracle/rulesets/named_rules.hpp"
#include "oracle/text/words.hpp"
#include "tests/support/source_dir.hpp"

namespace casino::pages::options_that_differ_nowhere_test {
namespace {

struct Row {
  std::string value;
  std::string said;
  std::string see;
};

std::string without(std::string text, char sign) {
  std::erase(text, sign);
  return text;
}

// "| `option` | `value` | what is otherwise | questions and dialects |", by the option.
std::map<std::string, Row> rows() {
  std::ifstream page(test::source_path("docs/options-that-differ-nowhere.md"));
  std::map<std::string, Row> all;
  for (std::string line; std::getline(page, line);) {
    if (!line.starts_with("| `")) continue;
    std::vector<std::string> cells;
    for (std::size_t at = 1; at < line.size();) {
      const std::size_t end = line.find('|', at);
      cells.push_back(without(line.substr(at, end - at), '`'));
      at = end + 1;
    }
    const auto trimmed = [&](std::size_t cell) { return std::string(words_of(cells.at(cell)).at(0)); };
    EXPECT_TRUE(all.emplace(trimmed(0), Row{trimmed(1), cells.at(2), cells.at(3)}).second) << line;
  }
  return all;
}

std::set<std::string> values_of(Option option) {
  std::set<std::string> values;
  for (const VariantEntry& variant : variants())
    for (std::uint8_t seats = variant.fewest_seats; seats <= variant.most_seats; ++seats)
      values.insert(value_of(variant.rules(Seats{seats}), option));
  return values;
}

bool sets(const NamedRules& dialect, Option option) {
  return std::any_of(dialect.settings.begin(), dialect.settings.end(),
                     [&](const Setting& setting) { return setting.option == option; });
}

TEST(OptionsThatDifferNowhere, are_those_of_the_page) {
  std::map<std::string, std::string> found;
  for (const OptionEntry& option : options())
    if (const std::set<std::string> values = values_of(option.option); values.size() == 1)
      found.emplace(option.name, *values.begin());
  std::map<std::string, std::string> listed;
  for (const auto& [name, row] : rows()) listed.emplace(name, row.value);
  EXPECT_EQ(listed, found);
}

// Each pays its way by a sentence of a text ("000" to "004"), or by its silence.
TEST(OptionsThatDifferNowhere, name_the_text_that_leaves_room_for_them) {
  const std::set<std::string_view> texts{"000", "001", "002", "003", "004"};
  for (const auto& [name, row] : rows()) {
    std::string said = row.said;
    std::replace_if(
        said.begin(), said.end(), [](char c) { return c == ',' || c == ':' || c == ';'; }, ' ');
    const std::vector<std::string_view> words = words_of(said);
    EXPECT_TRUE(std::any_of(words.begin(), words.end(), [&](auto word) { return texts.contains(word); })) << name;
  }
}

TEST(OptionsThatDifferNowhere, are_asked_for_by_the_questions_and_dialects_beside_them) {
  for (const auto& [name, row] : rows()) {
    SCOPED_TRACE(name);
    EXPECT_GT(words_of(row.said).size(), 5U);
    const OptionEntry* option = find_option(name);
    ASSERT_NE(option, nullptr);
    for (const std::string_view word : words_of(row.see)) {
      if (const Question* question = find_question(word)) {
        const auto held_in = options_of(*question);
        EXPECT_NE(std::find(held_in.begin(), held_in.end(), option), held_in.end()) << word;
      } else {
        const NamedRules* dialect = find_named_rules(word);
        ASSERT_NE(dialect, nullptr) << word;
        EXPECT_TRUE(sets(*dialect, option->option)) << word;
      }
    }
  }
}

}  // namespace
}  // namespace casino::pages::options_that_differ_nowhere_test
