// The register of questions and the table of options say the same.

#include "model/rules/question.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "model/rules/variants.hpp"

namespace casino::question_test {
namespace {

using testing::IsEmpty;
using testing::UnorderedElementsAre;

std::vector<std::string> words(std::string_view text) {
  std::vector<std::string> list;
  std::size_t at = 0;
  while (at < text.size()) {
    const std::size_t space = std::min(text.find(' ', at), text.size());
    list.emplace_back(text.substr(at, space - at));
    at = space + 1;
  }
  return list;
}

// Whether a question belongs to the games that the model has.
bool is_of_a_game_here(std::string_view id) {
  for (const std::string_view text : {"Q-GEN-", "Q-AA-", "Q-ROY-", "Q-HAI-", "Q-DOM-", "Q-TUX-", "Q-HUN-", "Q-FIN-",
                                      "Q-SWE-", "Q-SWZ-", "Q-SWZ2-", "Q-CRZ-", "Q-SOT-", "Q-SAF-"})
    if (id.starts_with(text)) return true;
  return false;
}

// Which option answers which question: by the register, and by the table of options.
using Answers = std::set<std::pair<std::string, std::string>>;

Answers answers_of_the_register() {
  Answers answers;
  for (const Question& question : questions())
    for (const OptionEntry* option : options_of(question)) answers.emplace(question.id, option->name);
  return answers;
}

Answers answers_of_the_options() {
  Answers answers;
  for (const OptionEntry& entry : options())
    for (const std::string& id : words(entry.questions))
      if (is_of_a_game_here(id)) answers.emplace(id, entry.name);
  return answers;
}

// The settings of the readings that cannot be set.
std::vector<std::string> settings_that_cannot_be_set() {
  std::vector<std::string> wrong;
  for (const Question& question : questions()) {
    for (const Reading& reading : question.readings) {
      for (const std::string& setting : words(reading.setting)) {
        const std::string name = setting.substr(0, setting.find('='));
        const OptionEntry* entry = find_option(name);
        Rules rules = anglo_american(Seats{4});
        if (entry == nullptr || set_value(rules, entry->option, setting.substr(name.size() + 1)))
          wrong.push_back(std::string(question.id) + " " + setting);
      }
    }
  }
  return wrong;
}

const Reading* decided_reading(const Question& question) {
  const auto found = std::find_if(question.readings.begin(), question.readings.end(),
                                  [&](const Reading& reading) { return reading.letter == question.decision.letter; });
  return found == question.readings.end() ? nullptr : found;
}

// Questions with a prefix whose decision is not what the rules of a variant have.
std::vector<std::string> decisions_that_differ(const Rules& rules, std::string_view prefix) {
  std::vector<std::string> different;
  for (const Question& question : questions()) {
    if (!question.id.starts_with(prefix)) continue;
    for (const std::string& setting : words(decided_reading(question)->setting)) {
      const std::string name = setting.substr(0, setting.find('='));
      const std::string value = setting.substr(name.size() + 1);
      if (value_of(rules, find_option(name)->option) != value) different.emplace_back(question.id);
    }
  }
  return different;
}

TEST(Question, the_register_and_the_options_answer_the_same_questions) {
  EXPECT_EQ(answers_of_the_register(), answers_of_the_options());
}

TEST(Question, every_setting_can_be_set) { EXPECT_THAT(settings_that_cannot_be_set(), IsEmpty()); }

TEST(Question, every_question_has_two_readings_a_decision_and_a_reason) {
  for (const Question& question : questions()) {
    SCOPED_TRACE(question.id);
    EXPECT_GE(question.readings.size(), 2U);
    EXPECT_NE(decided_reading(question), nullptr);
    EXPECT_FALSE(question.title.empty() || question.places.empty() || question.decision.reason.empty());
  }
}

// Where any reading can be set, the one that is taken can.
TEST(Question, an_option_holds_the_decision) {
  for (const Question& question : questions()) {
    SCOPED_TRACE(question.id);
    EXPECT_EQ(options_of(question).empty(), decided_reading(question)->setting.empty());
  }
}

TEST(Question, ids_are_in_order_and_each_is_there_once) {
  EXPECT_TRUE(std::is_sorted(questions().begin(), questions().end(),
                             [](const Question& a, const Question& b) { return a.id < b.id; }));
  EXPECT_EQ(std::adjacent_find(questions().begin(), questions().end(),
                               [](const Question& a, const Question& b) { return a.id == b.id; }),
            questions().end());
}

// Those that a game of the texts raises, game by game.
TEST(Question, none_is_missing) {
  const std::map<std::string_view, int> asked{{"Q-GEN-", 7},  {"UNS-", 5},    {"Q-AA-", 51},  {"Q-ROY-", 12},
                                              {"Q-HAI-", 5},  {"Q-DOM-", 39}, {"Q-TUX-", 19}, {"Q-HUN-", 28},
                                              {"Q-FIN-", 15}, {"Q-SWE-", 7},  {"Q-SWZ-", 53}, {"Q-SWZ2-", 8},
                                              {"Q-CRZ-", 7},  {"Q-SOT-", 14}, {"Q-SAF-", 29}};
  std::size_t all = 0;
  for (const auto& [text, count] : asked) {
    const auto begins = [text = text](const Question& question) { return question.id.starts_with(text); };
    EXPECT_EQ(std::count_if(questions().begin(), questions().end(), begins), count) << text;
    all += static_cast<std::size_t>(count);
  }
  EXPECT_EQ(questions().size(), all);
}

TEST(Question, a_question_is_found_by_its_id) {
  ASSERT_NE(find_question("Q-SWZ-23"), nullptr);
  EXPECT_EQ(option_names(*find_question("Q-SWZ-23")), "build.owner");
  EXPECT_EQ(option_names(*find_question("Q-ROY-10")), "announce.build build.two_aces");
  EXPECT_EQ(find_question("Q-SWZ-99"), nullptr);
  EXPECT_EQ(find_question("Z"), nullptr);  // behind all of them
}

TEST(Question, south_african_plays_by_the_decisions) {
  EXPECT_THAT(decisions_that_differ(south_african(Seats{2}), "Q-SAF-"), IsEmpty());
}

TEST(Question, swazi_plays_by_the_decisions) {
  EXPECT_THAT(decisions_that_differ(swazi(Seats{4}), "Q-SWZ-"), IsEmpty());
}

TEST(Question, the_swazi_games_for_two_play_by_the_decisions) {
  EXPECT_THAT(decisions_that_differ(swazi_two(Seats{2}), "Q-SWZ2-"), IsEmpty());
  EXPECT_THAT(decisions_that_differ(crazy(Seats{2}), "Q-CRZ-"), IsEmpty());
}

// Restrictions are for two (11), gifts for partners (12).
TEST(Question, sotho_plays_by_the_decisions) {
  EXPECT_THAT(decisions_that_differ(sotho(Seats{2}), "Q-SOT-"), UnorderedElementsAre("Q-SOT-12"));
  EXPECT_THAT(decisions_that_differ(sotho(Seats{4}), "Q-SOT-"), UnorderedElementsAre("Q-SOT-11", "Q-SOT-11"));
}

TEST(Question, royal_and_haiti_play_by_the_decisions) {
  EXPECT_THAT(decisions_that_differ(royal(Seats{2}), "Q-ROY-"), IsEmpty());
  EXPECT_THAT(decisions_that_differ(haiti(Seats{4}), "Q-HAI-"), IsEmpty());
}

// Proofs of the partner's card belong to a variation (15, 16), and 20 asks about Soto's endgame.
TEST(Question, the_dominican_games_play_by_the_decisions) {
  EXPECT_THAT(decisions_that_differ(dominican(Seats{4}), "Q-DOM-"),
              UnorderedElementsAre("Q-DOM-15", "Q-DOM-16", "Q-DOM-20"));
  EXPECT_THAT(decisions_that_differ(dominican_soto(Seats{4}), "Q-DOM-"), UnorderedElementsAre("Q-DOM-15", "Q-DOM-16"));
}

TEST(Question, tuxedo_plays_by_the_decisions) {
  EXPECT_THAT(decisions_that_differ(tuxedo(Seats{4}), "Q-TUX-"), IsEmpty());
}

TEST(Question, finland_and_sweden_play_by_the_decisions) {
  EXPECT_THAT(decisions_that_differ(finland(Seats{4}), "Q-FIN-"), IsEmpty());
  EXPECT_THAT(decisions_that_differ(sweden(Seats{4}), "Q-SWE-"), IsEmpty());
}

// The questions about variations that the main text does not play: builds of table cards (09, 38), single
// builds as cards (10, 11, 45), table cards in a raise (12), the last capture (27, 42), counting sweeps as
// made (48).
TEST(Question, the_anglo_american_game_plays_by_the_decisions) {
  EXPECT_THAT(decisions_that_differ(anglo_american(Seats{4}), "Q-AA-"),
              UnorderedElementsAre("Q-AA-09", "Q-AA-10", "Q-AA-11", "Q-AA-12", "Q-AA-27", "Q-AA-38", "Q-AA-42",
                                   "Q-AA-45", "Q-AA-48"));
}

}  // namespace
}  // namespace casino::question_test
