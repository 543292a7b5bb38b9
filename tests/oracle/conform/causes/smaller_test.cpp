// Lists of turns and whole deals that are wrong are shown small, too.

#include "oracle/conform/causes/smaller.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/oracle/conform/planted.hpp"

namespace casino::conform::smaller_test {
namespace {

using json::Json;
using test::cards_of;
using test::Found;
using test::run;
using testing::IsEmpty;
using testing::Not;

// Changes answers that have this key.
test::Change with(const std::string& key, const std::function<void(Json& answer)>& change) {
  return [=](const std::string& line) {
    Json answer = Json::parse(line);
    if (answer.contains(key)) change(answer);
    return answer.dump();
  };
}

int cards_at(const Disagreement& one) {
  return cards_named({one.question.rules, one.point->position, one.point->turn});
}

const Plan games{.seed = 1, .questions = 150, .only = {}, .asks_cases = false};

// A hand of one card, with a card of the same rank on the table, is enough to capture.
TEST(Smaller, a_list_without_captures_is_shown_with_two_cards) {
  const auto forget = with("turns", [](Json& answer) {
    Json kept = Json::array();
    for (const Json& turn : answer["turns"])
      if (turn["steps"][0]["do"] != "capture") kept.push_back(turn);
    answer["turns"] = kept;
  });
  const Found found = run({.operations = {"turns"}, .answer = forget}, games);
  ASSERT_EQ(found.disagreements.size(), 1U);
  EXPECT_EQ(found.disagreements.front().checked.found, "not among its turns");
  EXPECT_EQ(cards_of(found.disagreements.front()), 2);
}

// A build of two cards, a card to capture it, and a card to lay down.
TEST(Smaller, a_list_with_a_turn_too_many_is_shown_with_four_cards) {
  const auto allow = [](Json& rules) { rules["options"]["trail.owning_build"] = "allowed"; };
  const Found found = run({.fault = allow, .operations = {"turns"}}, games);
  ASSERT_EQ(found.disagreements.size(), 1U);
  EXPECT_EQ(found.disagreements.front().checked.expected, legal_turns_only);
  EXPECT_EQ(cards_of(found.disagreements.front()), 4);
}

// The first turn of every deal is a build out of nothing.
test::Change with_a_bad_turn() {
  return with("turns", [](Json& answer) {
    Json& step = answer["turns"][0]["steps"][0];
    step = {{"do", "build"}, {"hand", step["hand"]}, {"value", 9}};
  });
}

TEST(Smaller, a_deal_with_a_bad_turn_is_shown_by_that_turn) {
  const Found found =
      run({.operations = {"play"}, .answer = with_a_bad_turn()}, {.seed = 1, .questions = 3, .only = {}});
  ASSERT_THAT(found.disagreements, Not(IsEmpty()));
  const Disagreement& one = found.disagreements.front();
  EXPECT_EQ(one.checked.expected, "a legal turn");
  ASSERT_TRUE(one.point);
  EXPECT_LE(cards_at(one), 2);
}

// Where the turn is judged wrong as well, that is the mistake.
TEST(Smaller, a_deal_with_a_turn_that_is_judged_wrong_becomes_that_question) {
  const auto yes = with("verdict", [](Json& answer) {
    answer["verdict"] = "legal";
    answer.erase("clauses");
  });
  const auto both = [=](const std::string& line) { return yes(with_a_bad_turn()(line)); };
  const Found found = run({.operations = {"judge", "play"}, .answer = both}, games);
  for (const Disagreement& one : found.disagreements) {
    EXPECT_EQ(one.question.operation, Operation::judge);
    EXPECT_LE(cards_of(one), 8);
  }
}

// The oracle lays down card after card, so that all but the last one lie there.
TEST(Smaller, a_deal_that_is_counted_wrong_is_shown_by_its_end) {
  const auto one_more = with("turns", [](Json& answer) {
    auto first = answer["total"].begin();
    *first = first->get<int>() + 1;
  });
  const Found found = run({.operations = {"score", "play"}, .answer = one_more}, games);
  ASSERT_EQ(found.disagreements.size(), 1U);
  const Disagreement& one = found.disagreements.front();
  EXPECT_EQ(one.question.operation, Operation::play) << "shares are counted right";
  ASSERT_TRUE(one.point);
  EXPECT_EQ(one.point->position.loose.size(), 51);
  EXPECT_EQ(one.point->position.piles[Seat{0}].cards().size(), 0) << "piles do not matter";
}

}  // namespace
}  // namespace casino::conform::smaller_test
