#include "oracle/rulings/touched.hpp"

#include <set>

#include "oracle/generate/game.hpp"
#include "oracle/rulesets/open_questions.hpp"
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

// Of a game whose text is a part of another the questions of the whole are asked, as its page has them. Three nines and
// a nine from the hand: by Q-HUN-03 b one card or combination only is taken, which by a is no limit.
TEST(Touched, Q_HUN_04_in_a_game_whose_text_is_a_part) {
  const log::Log log = log::log_of(
      "rules hungarian-nagy\nposition table 4C 5D 9S; hand N: 9C 2S; hand S: 3H KD; to act N; dealer S; stock ?\n"
      "N: 9C takes 4C 5D 9S\n");
  std::vector<std::string> questions;
  for (const Touched& one : questions_touched(log).touched)
    if (one.reading->setting == "capture.groups=one") questions.emplace_back(one.question->id);
  EXPECT_THAT(questions, testing::Not(testing::IsEmpty()));
}

// The other way round: what only one of the games of a text plays is not asked of the others.
TEST(Touched, what_a_page_does_not_list_is_not_asked) {
  for (const char* name : {"sotho-40", "hungarian-nagy", "hungarian-ulmann", "dominican-soto"}) {
    const NamedRules& game = *find_named_rules(name);
    std::set<std::string_view> touched;
    for (std::uint64_t seed = 1; seed <= 4; ++seed)
      for (const Touched& one :
           questions_touched(generate::random_game(log::stated(game.usual_rules()), seed, {.deals = 1})).touched)
        touched.insert(one.question->id);
    EXPECT_FALSE(touched.empty()) << name;
    for (const std::string_view id : touched) EXPECT_TRUE(is_open_in(game, *find_question(id))) << name << ": " << id;
  }
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
