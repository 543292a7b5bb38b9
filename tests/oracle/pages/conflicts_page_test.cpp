// docs/conflicts.md: it names every question that sets one passage against another, and no question that there is not.

#include <fstream>
#include <regex>
#include <set>
#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "model/rules/question.hpp"
#include "tests/support/source_dir.hpp"

namespace casino::conflicts_page_test {
namespace {

std::set<std::string> named_on_the_page() {
  std::ostringstream text;
  text << std::ifstream(test::source_path("docs/conflicts.md")).rdbuf();
  const std::string page = text.str();
  const std::regex id("Q-[A-Z0-9]+-[0-9]+");
  return {std::sregex_token_iterator(page.begin(), page.end(), id), std::sregex_token_iterator()};
}

TEST(ConflictsPage, names_questions_that_there_are) {
  EXPECT_GT(named_on_the_page().size(), 30U);
  for (const std::string& id : named_on_the_page()) {
    EXPECT_NE(find_question(id), nullptr) << id;
  }
}

TEST(ConflictsPage, names_every_question_of_one_passage_against_another) {
  for (const Question& question : questions()) {
    if (question.places.find(" against ") == std::string_view::npos) continue;
    EXPECT_THAT(named_on_the_page(), testing::Contains(std::string(question.id)));
  }
}

}  // namespace
}  // namespace casino::conflicts_page_test
