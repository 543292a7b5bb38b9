// The register of witnesses: for each value of each option a situation in which it makes a difference, or how far one
// was looked for; and what the cases of the corpus show of its questions.

#include <algorithm>
#include <fstream>
#include <set>
#include <sstream>

#include <gmock/gmock.h>

#include "oracle/corpus/run.hpp"
#include "oracle/corpus/write.hpp"
#include "oracle/distinguish/pair.hpp"
#include "oracle/rulings/partings.hpp"
#include "oracle/rulings/question_words.hpp"
#include "oracle/rulings/register.hpp"
#include "tests/support/source_dir.hpp"

namespace casino::witnesses_test {
namespace {

using distinguish::Pair;

const std::string corpus_folder = test::source_path("corpus/");

const corpus::Corpus& witnesses() {
  static const corpus::Corpus all = corpus::load_corpus(corpus_folder + "witnesses");
  return all;
}

const corpus::Corpus& cases() {
  static const corpus::Corpus all = corpus::load_corpus(corpus_folder + "cases");
  return all;
}

template <typename Visit>
void each_witness(Visit visit) {
  for (const corpus::CaseFile& file : witnesses().files)
    for (const corpus::Case& one : file.cases) visit(one);
}

Pair pair_of(const corpus::Case& one) { return {one.rules, one.readings.front().rules}; }

// By a witness that sets it, or whose rules have it.
bool is_parted(Option option, const std::string& value) {
  const std::vector<const corpus::Case*> of_option = rulings::witnesses_of(witnesses(), option);
  return std::any_of(of_option.begin(), of_option.end(), [&](const corpus::Case* one) {
    const Pair pair = pair_of(*one);
    return value_of(pair.a, option) == value || value_of(pair.b, option) == value;
  });
}

TEST(Witnesses, can_all_be_read) {
  EXPECT_TRUE(witnesses().unread.empty());
  EXPECT_TRUE(witnesses().repeated.empty());
  EXPECT_GT(witnesses().case_count(), 0U);
}

TEST(Witnesses, answer_as_they_say) {
  EXPECT_TRUE(corpus::run(witnesses()).not_passed.empty()) << corpus::run(witnesses()).not_passed.front().id;
}

// One option, and a difference that people at the table see.
TEST(Witnesses, part_their_readings) {
  each_witness([](const corpus::Case& one) {
    ASSERT_EQ(one.readings.size(), 1U) << one.id;
    EXPECT_EQ(one.readings.front().options.size(), 1U) << one.id;
    const Pair pair = pair_of(one);
    EXPECT_TRUE(distinguish::parting(pair, one.asked)) << one.id;
    EXPECT_NE(corpus::answer_in_json(pair.a, one.asked), corpus::answer_in_json(pair.b, one.asked)) << one.id;
  });
}

// "4 cards, 2 seats, 1 action; none is smaller"
TEST(Witnesses, are_as_small_as_they_say) {
  each_witness([](const corpus::Case& one) {
    const distinguish::Size size = distinguish::size_of(one.rules, one.asked);
    EXPECT_TRUE(one.why.starts_with(std::to_string(size.cards) + " card")) << one.id << ": " << one.why;
  });
}

// Every value of every option has a witness, or stands among those for which none was found.
TEST(Witnesses, are_there_for_every_value) {
  std::ifstream file(corpus_folder + "witnesses/bounds.txt");
  ASSERT_TRUE(file);
  std::set<std::string> without;
  for (std::string line; std::getline(file, line);) without.insert(line.substr(0, line.find(' ')));
  for (const OptionEntry& option : options()) {
    for (const std::string& value : distinguish::values_registered(option)) {
      const bool is_there = is_parted(option.option, value);
      const bool is_bounded = without.contains(std::string(option.name) + "=" + value);
      EXPECT_NE(is_there, is_bounded) << option.name << "=" << value;
    }
  }
}

// Cases made by hand on which the same rules part in the same way are not smaller.
TEST(Witnesses, are_not_larger_than_any_case_made_by_hand) {
  each_witness([](const corpus::Case& witness) {
    const Pair pair = pair_of(witness);
    const int cards = distinguish::size_of(pair.a, witness.asked).cards;
    for (const corpus::CaseFile& file : cases().files) {
      for (const corpus::Case& one : file.cases) {
        if (!(one.rules == pair.a) || std::holds_alternative<corpus::PerftAsked>(one.asked)) continue;
        if (distinguish::size_of(pair.a, one.asked).cards >= cards) continue;
        EXPECT_FALSE(distinguish::parting(pair, one.asked)) << one.id << " is smaller than " << witness.id;
      }
    }
  });
}

// What is told to people is no JSON, and two answers that differ read differently.
bool is_in_words(const std::string& text) {
  return !text.empty() && text.find("{\"") == std::string::npos && text.find("\":") == std::string::npos;
}

TEST(Witnesses, are_told_in_words) {
  each_witness([](const corpus::Case& one) {
    const rulings::Shown shown = rulings::shown_by(one, {});
    for (const std::string& line : shown.situation) EXPECT_TRUE(is_in_words(line)) << one.id << ": " << line;
    ASSERT_EQ(shown.answers.size(), 2U) << one.id;
    for (const auto& answer : shown.answers) EXPECT_TRUE(is_in_words(answer.text)) << one.id << ": " << answer.text;
    EXPECT_NE(shown.answers[0].text, shown.answers[1].text) << one.id;
  });
}

TEST(Partings, are_of_the_question_and_told_in_words_that_differ) {
  std::size_t told = 0;
  for (const Question& question : questions())
    for (const rulings::Parting& parting : rulings::partings_of(cases(), question)) {
      ++told;
      EXPECT_EQ(parting.one->question, question.id);
      EXPECT_EQ(parting.taken->letter, question.decision.letter);
      const rulings::Shown shown = rulings::shown_by(parting);
      ASSERT_EQ(shown.answers.size(), 2U);
      for (const auto& answer : shown.answers)
        EXPECT_TRUE(is_in_words(answer.text)) << question.id << ": " << answer.text;
      EXPECT_NE(shown.answers[0].text, shown.answers[1].text) << question.id << ", " << parting.one->id;
    }
  EXPECT_GT(told, 100U);
}

TEST(Partings, tell_of_several_turns_the_first_that_they_do_not_judge_alike) {
  // The order in which equal cards are laid down is judged when they are, and both may then be stolen (SAF-PILE-3).
  const std::vector<rulings::Parting> of_order = rulings::partings_of(cases(), *find_question("Q-SAF-07"));
  ASSERT_FALSE(of_order.empty());
  const rulings::Shown shown = rulings::shown_by(of_order.front());
  EXPECT_EQ(shown.answers[0].text, "turn 1: legal");
  EXPECT_EQ(shown.answers[1].text, "turn 1: illegal  SAF-PILE-3");
}

// What no option decides has a case all the same, or is about which rules there are.
TEST(Partings, stand_beside_cases_of_what_no_option_decides) {
  std::size_t told = 0;
  for (const Question& question : questions()) {
    const std::vector<const corpus::Case*> of_it = rulings::cases_told_of(cases(), question);
    EXPECT_TRUE(of_it.empty() || options_of(question).empty()) << question.id;
    for (const corpus::Case* one : of_it) {
      ++told;
      EXPECT_EQ(one->question, question.id);
      EXPECT_TRUE(is_in_words(rulings::told_by(*one).answers.front().text)) << one->id;
    }
  }
  EXPECT_GT(told, 100U);
}

TEST(Witnesses, cases_are_told_in_words) {
  std::size_t told = 0;
  for (const corpus::CaseFile& file : cases().files)
    for (const corpus::Case& one : file.cases) {
      if (std::holds_alternative<corpus::Unreadable>(one.asked)) continue;
      ++told;
      for (const std::string& line : rulings::question_in_words(one.rules, one.asked))
        ASSERT_TRUE(is_in_words(line)) << one.id << ": " << line;
      if (std::holds_alternative<corpus::RulesAsked>(one.asked)) continue;
      const std::string answer = rulings::answer_in_words(one.rules, one.asked, corpus::answer(one.rules, one.asked));
      ASSERT_TRUE(is_in_words(answer)) << one.id << ": " << answer;
      // What a right claim wins is not asked; that the match went on would be false (AA-WIN-8).
      const bool is_won_and_goes_on = answer.find("the claim is right") != std::string::npos &&
                                      answer.find("the match goes on") != std::string::npos;
      EXPECT_FALSE(is_won_and_goes_on) << one.id << ": " << answer;
      // Where each deal is won by itself it is the deal that somebody has won, and no match (Q-HAI-01).
      const bool is_about_a_match = answer.find("the match") != std::string::npos;
      EXPECT_FALSE(is_about_a_match && each_deal_is_won_by_itself(one.rules)) << one.id << ": " << answer;
    }
  EXPECT_GT(told, 3000U);
}

}  // namespace
}  // namespace casino::witnesses_test
