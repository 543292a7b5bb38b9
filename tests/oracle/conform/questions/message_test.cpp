// What is written quickly is what is written plainly.

#include "oracle/conform/questions/message.hpp"

#include <map>

#include <gtest/gtest.h>

#include "model/rules/variants.hpp"
#include "oracle/conform/questions/game_questions.hpp"
#include "oracle/enumerate/enumerate.hpp"
#include "oracle/rulesets/settings.hpp"

namespace casino::conform::message_test {
namespace {

TEST(Messages, are_those_that_are_written_member_by_member) {
  Declaration declaration;
  declaration.operations = {Operation::judge, Operation::turns, Operation::apply, Operation::score, Operation::play};
  std::size_t compared = 0;
  for (const VariantEntry& variant : variants()) {
    const Rules rules = variant.rules(Seats{variant.usual_seats});
    Messages messages(rules);
    for (const Question& question : questions_of_game(rules, declaration, 1)) {
      ASSERT_EQ(messages.of(question), members_of(message_of(question))) << variant.name;
      ++compared;
    }
  }
  EXPECT_GT(compared, 1000U);
}

// Whoever declares an option, or asks with another seed, asks the same question under the same name.
TEST(Names, are_made_of_the_content_of_a_question) {
  Declaration declaration;
  declaration.operations = {Operation::judge, Operation::score};
  const Rules rules = anglo_american(Seats{2});
  const Rules other = *rules_with(rules, Option::sweep_score, "1");
  Messages messages(rules);
  Messages of_other(other);
  std::map<std::string, std::string> message_of;
  for (Question& question : questions_of_game(rules, declaration, 1)) {
    const std::string message = messages.of(question);
    const std::string name = name_of(question, message);
    EXPECT_TRUE(looks_like_a_name(name)) << name;
    EXPECT_EQ(message_of.try_emplace(name, message).first->second, message);
    question.rules = other;
    EXPECT_EQ(name_of(question, of_other.of(question)), name);
  }
  EXPECT_GT(message_of.size(), 100U);
  for (const char* id : {"AA-TRL-3a", "AA-SCOb@one_each", "found/judge-0123456789ab", "judge-0123456789a"})
    EXPECT_FALSE(looks_like_a_name(id)) << id;
}

// Nobody needs to be ready for more: docs/limits.md says so.
TEST(GameQuestions, ask_for_all_turns_only_where_there_are_fewer_than_300) {
  constexpr std::uint64_t most = 300;
  Declaration declaration;
  declaration.operations = {Operation::turns};
  std::size_t asked = 0;
  for (const VariantEntry& variant : variants()) {
    const Rules rules = variant.rules(Seats{variant.usual_seats});
    for (const Question& question : questions_of_game(rules, declaration, 1)) {
      if (question.operation != Operation::turns) continue;
      EXPECT_LT(count_legal_turns(rules, question.position, most), most) << variant.name;
      ++asked;
    }
  }
  EXPECT_GT(asked, 100U);
}

}  // namespace
}  // namespace casino::conform::message_test
