// Lists of turns and whole deals that are wrong are shown small, too.

#include "oracle/conform/causes/smaller.hpp"

#include <map>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "oracle/conform/causes/said.hpp"
#include "tests/oracle/conform/planted.hpp"

namespace casino::conform::smaller_test {
namespace {

using json::Json;
using test::cards_of;
using test::Found;
using test::Planted;
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
  EXPECT_FALSE(std::get<WrongList>(found.disagreements.front().checked).missing.empty());
  EXPECT_EQ(cards_of(found.disagreements.front()), 2);
}

// A build of two cards, a card to capture it, and a card to lay down.
TEST(Smaller, a_list_with_a_turn_too_many_is_shown_with_four_cards) {
  const auto allow = [](Json& rules) { rules["options"]["trail.owning_build"] = "allowed"; };
  const Found found = run({.fault = allow, .operations = {"turns"}}, games);
  ASSERT_EQ(found.disagreements.size(), 1U);
  EXPECT_FALSE(std::get<WrongList>(found.disagreements.front().checked).too_many.empty());
  EXPECT_EQ(cards_of(found.disagreements.front()), 4);
}

// A wrong list is as many mistakes as it has turns that are wrong in different ways.
TEST(Smaller, a_list_is_parted_into_what_is_missing_and_what_is_too_much) {
  Planted planted{.operations = {"turns"}, .answer = with("turns", [](Json& answer) {
                                             Json kept = Json::array();
                                             for (const Json& turn : answer["turns"])
                                               if (turn["steps"][0]["do"] != "build") kept.push_back(turn);
                                             answer["turns"] = kept;
                                           })};
  planted.fault = [](Json& rules) { rules["options"]["trail.owning_build"] = "allowed"; };
  const Found found = run(planted, games);
  ASSERT_EQ(found.disagreements.size(), 2U);
  for (const Disagreement& one : found.disagreements) {
    const auto& list = std::get<WrongList>(one.checked);
    EXPECT_EQ(list.too_many.size() + list.missing.size(), 1U);
    if (!list.too_many.empty()) {
      ASSERT_FALSE(one.would_be_right_with.empty());
      EXPECT_EQ(text_of(one.would_be_right_with.front()), "trail.owning_build=allowed");
    }
    EXPECT_LE(cards_of(one), 4);
  }
}

// Nothing is asked twice in a run, however much is made small in it.
// What was planned, and once more at the most where it is made small or its cause is looked for.
TEST(Smaller, asks_nothing_again_and_again) {
  std::map<std::string, int> asked;
  Planted planted{.fault =
                      [](Json& rules) {
                        rules["off"] = {"AA-TRL-3", "AA-BLD-3"};
                      },
                  .operations = {"judge", "apply", "score"}};
  planted.hear = [&](Json question) {
    question.erase("id");
    ++asked[question.dump()];
  };
  const Found found = run(planted, {.seed = 1, .questions = 400, .only = {}, .asks_cases = false});
  EXPECT_THAT(found.disagreements, Not(IsEmpty()));
  for (const auto& [question, times] : asked) EXPECT_LE(times, 2) << question;
}

// Nobody captures a part of a pack in a deal.
TEST(Smaller, shares_stay_a_whole_pack) {
  Planted planted{.operations = {"score"}};
  planted.fault = [](Json& rules) { rules["options"]["score.spades"] = 0; };
  const Found found = run(planted, {.seed = 1, .questions = 10, .only = {}, .asks_cases = false});
  ASSERT_EQ(found.disagreements.size(), 1U);
  const Question& question = found.disagreements.front().question;
  int cards = 0;
  for (const Side side : sides_of(question.rules))
    cards += question.captured.card_count[side].value_or(question.captured.cards[side].size());
  EXPECT_EQ(cards, 52);
  EXPECT_TRUE(can_be_captured(question.rules, question.captured));
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
  EXPECT_EQ(said(one.question, one.checked).expected, "a legal turn");
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
