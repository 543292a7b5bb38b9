// A log told scene by scene.

#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "oracle/log/report/report.hpp"
#include "oracle/log/text/text.hpp"

namespace casino::log::story_test {
namespace {

using testing::HasSubstr;

std::vector<Scene> story_in(std::string_view text) {
  const Parsed<Log> log = parse_text(text);
  EXPECT_TRUE(log) << (log ? "" : casino::text_of(log.errors().front()));
  return log ? story_of(*log) : std::vector<Scene>{};
}

constexpr std::string_view begun = R"(casino-log/1
rules anglo-american, 2 players
player N: Anna
date: 2026-03-01

deal 1, dealer S
table 10D 5C 3S 8H
hand N: 9C 4D KH AS
hand S: 2S 7D JC 8C
N: build 9: 4D on 5C  # so that nobody takes the five
S: 8C takes 8H
)";

TEST(Story, begins_with_the_header) {
  const Scene header = story_in(begun).at(0);
  EXPECT_THAT(header.comment, HasSubstr("anglo-american, 2 players"));
  EXPECT_THAT(header.comment, HasSubstr("N: Anna"));
  EXPECT_THAT(header.comment, HasSubstr("date: 2026-03-01"));
  EXPECT_EQ(header.deal, 0);
}

TEST(Story, tells_each_turn_with_what_allows_it_and_the_table_after_it) {
  const std::vector<Scene> story = story_in(begun);
  ASSERT_EQ(story.size(), 6);  // header, deal, dealing, two turns, end
  EXPECT_EQ(story[1].title, "Deal 1, S deals");
  EXPECT_EQ(story[2].title, "Dealing 1");
  const Scene& build = story[3];
  EXPECT_EQ(build.title, "N: build 9: 4D on 5C");
  EXPECT_EQ(build.comment, "so that nobody takes the five");
  EXPECT_EQ(build.deal, 1);
  EXPECT_EQ(build.turn, 1);
  EXPECT_TRUE(build.holds);
  ASSERT_EQ(build.verdict.size(), 1);
  EXPECT_EQ(build.verdict[0].kind, explain::LineKind::legal);
  EXPECT_THAT(build.verdict[0].text, HasSubstr("AA-BLD-1"));
  EXPECT_THAT(build.drawing, HasSubstr("=9 of N"));
  EXPECT_EQ(story[4].turn, 2);
  EXPECT_EQ(story[5].title, "The end");
  EXPECT_EQ(story[5].comment, "The log breaks off here.");
}

// AA-TRL-3: an owner may not trail.
TEST(Story, says_what_does_not_hold) {
  const std::vector<Scene> story = story_in(std::string(begun) + "N: trail KH\nS: trail 2S\n");
  const Scene& trail = story.at(5);
  EXPECT_FALSE(trail.holds);
  EXPECT_EQ(trail.verdict.front().kind, explain::LineKind::illegal);
  EXPECT_TRUE(std::any_of(trail.verdict.begin(), trail.verdict.end(),
                          [](const explain::Line& line) { return line.text.find("AA-TRL-3") != std::string::npos; }));
  EXPECT_TRUE(story.at(6).holds);
}

TEST(Story, shows_what_lies_there_again_when_a_turn_is_taken_back) {
  const std::vector<Scene> story = story_in(std::string(begun) + "take back\nS: trail 2S\n");
  EXPECT_EQ(story.at(5).title, "Taken back");
  EXPECT_EQ(story.at(5).drawing, story.at(3).drawing);
}

TEST(Story, tells_comments_scores_and_the_result) {
  const std::vector<Scene> story = story_in(R"(rules anglo-american, 2 players
# Written down from memory.
deal 1
position table none; hand N: 9C; hand S: 9H; stock none; pile N: AS; to act N; dealer S
N: trail 9C
S: 9H takes 9C
# That was quick.
score N 1, S 1
result unfinished
)");
  EXPECT_THAT(story.at(0).comment, HasSubstr("Written down from memory."));
  const auto titled = [&](std::string_view title) {
    return std::any_of(story.begin(), story.end(), [&](const Scene& scene) { return scene.title == title; });
  };
  EXPECT_TRUE(titled("That was quick."));
  EXPECT_TRUE(titled("Score: N 1, S 1"));
  EXPECT_EQ(story.back().comment, "Nobody has won yet.");
}

}  // namespace
}  // namespace casino::log::story_test
