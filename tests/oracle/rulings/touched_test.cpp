#include "oracle/rulings/touched.hpp"

#include "tests/oracle/log/reading.hpp"

namespace casino::rulings::touched_test {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::Not;

std::vector<std::string> readings_of(const std::vector<Touched>& touched) {
  std::vector<std::string> readings;
  for (const Touched& one : touched)
    readings.push_back(std::string(one.question->id) + " " + std::string(one.reading->letter));
  return readings;
}

// The build is that of N; S is the partner, and trails.
log::Log partner_trails() {
  return log::log_of(
      "rules anglo-american, 4 players\ndeal 1, dealer W\ntable 10D 5C 3S 8H\n"
      "hand N: 9C 4D KH AS\nhand E: 2S 7D JC 8C\nhand S: 6S 6H QC 2D\n"
      "N: build 9: 4D on 5C\nE: trail JC\nS: trail QC\n");
}

TEST(Touched, Q_AA_24_a_partner_trails_while_the_build_lies_there) {
  const log::Log log = partner_trails();
  const std::vector<Touched> touched = questions_touched(log).touched;
  ASSERT_THAT(readings_of(touched), Contains("Q-AA-24 b"));
  for (const Touched& one : touched) {
    if (one.question->id != "Q-AA-24") continue;
    EXPECT_EQ(one.preview.now.outcome, log::LogOutcome::holds);
    EXPECT_EQ(one.preview.then.outcome, log::LogOutcome::does_not_hold);
    ASSERT_NE(one.preview.first_new_problem(), nullptr);
    EXPECT_EQ(one.preview.first_new_problem()->turn, 3);
  }
}

// The readings of Q-AA-24 part on partners only.
TEST(Touched, Q_AA_24_an_opponent_trails) {
  const log::Log log = log::log_of(
      "rules anglo-american, 4 players\ndeal 1, dealer W\ntable 10D 5C 3S 8H\n"
      "hand N: 9C 4D KH AS\nhand E: 2S 7D JC 8C\nN: build 9: 4D on 5C\nE: trail JC\n");
  EXPECT_THAT(readings_of(questions_touched(log).touched), Not(Contains("Q-AA-24 b")));
}

// Asked are the questions of the text that the game was played by.
TEST(Touched, questions_about_other_games_are_left_alone) {
  const QuestionsTouched found = questions_touched(partner_trails());
  for (const Touched& one : found.touched)
    EXPECT_TRUE(one.question->id.starts_with("Q-AA-") || one.question->id.starts_with("Q-GEN-")) << one.question->id;
}

TEST(Touched, what_was_touched_is_told_with_what_would_change) {
  const log::Log log = partner_trails();
  const json::Json reported = of(log, questions_touched(log).touched);
  const auto one =
      std::find_if(reported.begin(), reported.end(), [](const auto& of) { return of["question"] == "Q-AA-24"; });
  ASSERT_NE(one, reported.end());
  EXPECT_EQ((*one)["setting"], "build.owner=side");
  EXPECT_EQ((*one)["winner_changes"], false);
  EXPECT_THAT((*one)["changes"].get<std::vector<std::string>>(),
              ElementsAre("holds -> does not hold", "comes: deal 1, turn 3: illegal: S: trail QC  AA-TRL-3"));
}

// The deal, its six lines, and two plays of it.
TEST(Touched, readings_for_which_there_is_too_much_to_play_are_counted) {
  const log::Log log = partner_trails();
  const QuestionsTouched all = questions_touched(log);
  ASSERT_GT(all.tried, 10U);
  EXPECT_EQ(all.left_out, 0U);
  const QuestionsTouched some = questions_touched(log, 200);
  EXPECT_GT(some.tried, 0U);
  EXPECT_LT(some.tried, all.tried);
  EXPECT_EQ(some.tried + some.left_out, all.tried);
  EXPECT_EQ(lines_of(log, some).back().text,
            "Too long a log to try every reading of its questions: " + std::to_string(some.left_out) + " of " +
                std::to_string(all.tried) + " were left out");
}

TEST(Touched, of_a_log_too_long_for_a_single_reading_nothing_is_said_to_change_nothing) {
  const log::Log log = partner_trails();
  const QuestionsTouched found = questions_touched(log, 1);
  EXPECT_EQ(found.tried, 0U);
  EXPECT_EQ(found.left_out, questions_touched(log).tried);
  ASSERT_EQ(lines_of(log, found).size(), 1U);
  EXPECT_THAT(lines_of(log, found).front().text, testing::StartsWith("Too long a log to try every reading"));
}

}  // namespace
}  // namespace casino::rulings::touched_test
