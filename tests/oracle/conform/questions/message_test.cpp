// What is written quickly is what is written plainly.

#include "oracle/conform/questions/message.hpp"

#include <gtest/gtest.h>

#include "model/rules/variants.hpp"
#include "oracle/conform/questions/game_questions.hpp"

namespace casino::conform::message_test {
namespace {

TEST(Messages, are_those_that_are_written_member_by_member) {
  Declaration declaration;
  declaration.operations = {Operation::judge, Operation::turns, Operation::apply, Operation::score, Operation::play};
  std::size_t compared = 0;
  for (const VariantEntry& variant : variants()) {
    const Rules rules = variant.rules(Seats{variant.usual_seats});
    Messages messages(rules);
    for (const Question& question : questions_of_game(rules, declaration, 1, "a game")) {
      ASSERT_EQ(messages.of(question), members_of(message_of(question))) << variant.name;
      ++compared;
    }
  }
  EXPECT_GT(compared, 1000U);
}

}  // namespace
}  // namespace casino::conform::message_test
