// Whatever an adapter does, every question gets one outcome, and the blame falls on the right one.

#include "oracle/conform/protocol/session.hpp"

#include <map>
#include <utility>

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "model/rules/variants.hpp"
#include "tests/oracle/conform/in_process.hpp"

namespace casino::conform::session_test {
namespace {

using test::Script;
using testing::ElementsAre;
using testing::HasSubstr;

const Rules rules = anglo_american(Seats{2});
constexpr std::string_view started =
    R"({"id":1,"protocol":"casino-adapter/1","name":"x","operations":["judge"],"rules":["anglo-american"]})";
constexpr std::string_view configured = R"({"id":2,"configured":true})";

// A script for each process that is started, in order; when they run out, processes that say nothing.
struct Scripted {
  std::deque<std::deque<Received>> scripts;
  std::vector<std::string> sent;

  Launch launch() {
    return [this]() -> std::unique_ptr<Channel> {
      std::deque<Received> lines;
      if (!scripts.empty()) {
        lines = scripts.front();
        scripts.pop_front();
      }
      return std::make_unique<Script>(lines, &sent);
    };
  }
};

Line line(std::string_view text) { return Line{std::string(text)}; }
Line answer(int id) { return Line{R"({"id":)" + std::to_string(id) + R"(,"verdict":"legal"})"}; }

// What became of three questions, in a word each.
std::string word_of(const Reply& reply) {
  if (std::holds_alternative<Answered>(reply)) return "answered";
  if (const auto* skipped = std::get_if<Skipped>(&reply)) return "skipped: " + skipped->reason;
  constexpr std::array<std::string_view, 3> troubles{"error", "crashed", "hung"};
  return std::string(troubles.at(static_cast<std::size_t>(std::get<Failed>(reply).trouble)));
}

std::vector<std::string> outcomes(Session& session, std::size_t count = 3) {
  const std::vector<std::string> questions(count, R"("ask":"judge")");
  std::vector<std::string> words(count, "nothing");
  session.ask(rules, questions, [&](std::size_t index, const Reply& reply) {
    EXPECT_EQ(words[index], "nothing") << "one outcome for each";
    words[index] = word_of(reply);
  });
  return words;
}

TEST(Sessions, begin_with_the_protocol_and_the_rules) {
  Scripted adapter{{{line(started), line(configured), answer(3), answer(4), answer(5)}}, {}};
  Session session(adapter.launch(), {}, "a test");
  EXPECT_THAT(outcomes(session), ElementsAre("answered", "answered", "answered"));
  EXPECT_EQ(adapter.sent.at(0), R"({"id":1,"ask":"start","protocols":["casino-adapter/1"],"from":"a test"})");
  EXPECT_EQ(adapter.sent.at(1), R"({"id":2,"ask":"configure","rules":{"variant":"anglo-american","seats":2}})");
  EXPECT_EQ(adapter.sent.at(2), R"({"id":3,"ask":"judge"})");
}

TEST(Sessions, take_answers_in_any_order) {
  Scripted adapter{{{line(started), line(configured), answer(5), answer(3), answer(4)}}, {}};
  Session session(adapter.launch(), {}, "a test");
  EXPECT_THAT(outcomes(session), ElementsAre("answered", "answered", "answered"));
}

// So that it is never without a question.
TEST(Sessions, put_more_questions_before_the_last_is_answered) {
  Scripted adapter{{{line(started), line(configured), answer(3), answer(4), answer(5), answer(6)}}, {}};
  Session session(adapter.launch(), {}, "a test");
  const std::vector<std::string> first(2, R"("ask":"judge")");
  const std::vector<std::string> second(2, R"("ask":"judge")");
  bool is_told = false;
  std::vector<std::size_t> sent_by_then;
  session.ask(
      rules, first,
      [&](std::size_t number, const Reply& reply) {
        EXPECT_EQ(number, sent_by_then.size());
        EXPECT_EQ(word_of(reply), "answered");
        sent_by_then.push_back(adapter.sent.size() - 2);
      },
      [&]() -> std::span<const std::string> {
        if (std::exchange(is_told, true)) return {};
        return second;
      });
  EXPECT_THAT(sent_by_then, ElementsAre(2, 4, 4, 4));
}

TEST(Sessions, skip_all_questions_about_rules_that_are_skipped) {
  Scripted adapter{{{line(started), line(R"({"id":2,"skip":"not that one"})")}}, {}};
  Session session(adapter.launch(), {}, "a test");
  EXPECT_THAT(outcomes(session),
              ElementsAre("skipped: not that one", "skipped: not that one", "skipped: not that one"));
}

// The first was answered before the crash; of the others the second crashes again when it is asked alone.
TEST(Sessions, find_the_question_that_crashes) {
  Scripted adapter{
      {{line(started), line(configured), answer(3), Ended{"killed"}},
       {line(R"({"id":6,"protocol":"casino-adapter/1","name":"x","operations":["judge"],"rules":["anglo-american"]})"),
        line(R"({"id":7,"configured":true})"), Ended{"killed"}},
       {line(R"({"id":9,"protocol":"casino-adapter/1","name":"x","operations":["judge"],"rules":["anglo-american"]})"),
        line(R"({"id":10,"configured":true})"), answer(11)}},
      {}};
  Session session(adapter.launch(), {}, "a test");
  EXPECT_THAT(outcomes(session), ElementsAre("answered", "crashed", "answered"));
  EXPECT_EQ(session.starts(), 3U);
  EXPECT_TRUE(session.unexplained().empty());
}

// What it was asked was chosen by what it declared at first.
TEST(Sessions, tell_of_one_that_declares_something_else_when_it_is_started_again) {
  Scripted adapter{
      {{line(started), line(configured), answer(3), Ended{"killed"}},
       {line(R"({"id":6,"protocol":"casino-adapter/1","name":"x","operations":["judge"],"rules":["swazi"]})"),
        line(R"({"id":7,"configured":true})"), Ended{"killed"}},
       {line(R"({"id":9,"protocol":"casino-adapter/1","name":"x","operations":["judge"],"rules":["royal"]})"),
        line(R"({"id":10,"configured":true})"), answer(11)}},
      {}};
  Session session(adapter.launch(), {}, "a test");
  EXPECT_THAT(outcomes(session), ElementsAre("answered", "crashed", "answered"));
  ASSERT_EQ(session.unexplained().size(), 1U);  // once
  EXPECT_EQ(session.unexplained().front().what, "started again it declares other rules or operations than before");
}

// Who ends in order has done what it was asked to; who crashes then has crashed.
TEST(Sessions, tell_how_one_ends_that_is_asked_to_stop) {
  for (const bool is_in_order : {true, false}) {
    Scripted adapter{{{line(started), line(configured), answer(3), answer(4), answer(5), Ended{"ended", is_in_order}}},
                     {}};
    Session session(adapter.launch(), {}, "a test");
    EXPECT_THAT(outcomes(session), ElementsAre("answered", "answered", "answered"));
    EXPECT_EQ(session.stop().has_value(), !is_in_order);
  }
}

// With a process for each question it is known of which one it was.
TEST(Sessions, whose_process_crashes_behind_its_answer_has_failed_the_question) {
  const auto script = [](int first, Ended end) {
    const auto with_id = [](int id, std::string_view rest) { return Line{fmt::format(R"({{"id":{},{}}})", id, rest)}; };
    return std::deque<Received>{
        with_id(first, R"("protocol":"casino-adapter/1","name":"x","operations":["judge"],"rules":["anglo-american"])"),
        with_id(first + 1, R"("configured":true)"), with_id(first + 2, R"("verdict":"legal")"), std::move(end)};
  };
  Scripted adapter{
      {script(1, Ended{"ended", true}), script(5, Ended{"killed by signal 11"}), script(9, Ended{"ended", true})}, {}};
  Patience patience;
  patience.fresh_for_each = true;
  Session session(adapter.launch(), patience, "a test");
  EXPECT_THAT(outcomes(session), ElementsAre("answered", "crashed", "answered"));
}

TEST(Sessions, tell_of_a_trouble_that_does_not_come_again) {
  Scripted adapter{
      {{line(started), line(configured), answer(3), TimedOut{}},
       {line(R"({"id":6,"protocol":"casino-adapter/1","name":"x","operations":["judge"],"rules":["anglo-american"]})"),
        line(R"({"id":7,"configured":true})"), answer(8), answer(9)}},
      {}};
  Session session(adapter.launch(), {}, "a test");
  EXPECT_THAT(outcomes(session), ElementsAre("answered", "answered", "answered"));
  ASSERT_EQ(session.unexplained().size(), 1U);
  EXPECT_EQ(session.unexplained().front().trouble, Trouble::hung);
}

// To the start, to a question, and to that again; then more of them than it was asked questions, so that it is asked
// anew.
TEST(Sessions, pass_over_answers_to_what_was_answered_but_not_for_ever) {
  std::deque<Received> lines{line(started), line(started), line(configured), answer(3),
                             answer(3),     answer(3),     answer(4),        answer(5)};
  Scripted adapter{{lines}, {}};
  Session session(adapter.launch(), {}, "a test");
  EXPECT_THAT(outcomes(session), ElementsAre("answered", "answered", "answered"));
  EXPECT_EQ(session.surplus(), 3U);
  EXPECT_TRUE(session.unexplained().empty());
  EXPECT_EQ(session.starts(), 1U);

  lines = {line(started), line(configured), answer(3)};
  lines.resize(100, answer(3));
  Scripted flooding{{lines}, {}};
  Session flooded(flooding.launch(), {}, "a test");
  EXPECT_THAT(outcomes(flooded), ElementsAre("answered", "crashed", "crashed"));
  EXPECT_EQ(flooded.surplus(), 5U) << "start, configure and three questions";
}

TEST(Sessions, do_not_lose_questions_of_one_that_cannot_be_started_again) {
  Scripted adapter{{{line(started), line(configured), answer(3), Ended{"killed"}}}, {}};
  Session session(adapter.launch(), {}, "a test");
  EXPECT_THAT(outcomes(session, 6), ElementsAre("answered", "crashed", "crashed", "crashed", "error", "error"));
  EXPECT_TRUE(session.has_given_up());
  EXPECT_EQ(session.starts(), 4U) << "the first, and three that fail";
}

TEST(Sessions, refuse_another_protocol) {
  Scripted adapter{
      {{line(
          R"({"id":1,"protocol":"casino-adapter/7","name":"x","operations":["judge"],"rules":["anglo-american"]})")}},
      {}};
  Session session(adapter.launch(), {}, "a test");
  const auto greeted = session.start();
  ASSERT_TRUE(std::holds_alternative<Failed>(greeted));
  EXPECT_THAT(std::get<Failed>(greeted).what, HasSubstr("/protocol"));
  EXPECT_THAT(std::get<Failed>(greeted).what, HasSubstr("casino-adapter/1"));
}

// Rules that nobody has confirmed are not played by: no question is asked under them.
TEST(Sessions, ask_nothing_of_one_that_does_not_say_that_it_is_configured) {
  for (const std::string told : {R"(,"configured":false)", R"(,"configured":null)", R"(,"configured":"no")",
                                 R"(,"configured":1)", "", R"(,"verdict":"legal")"}) {
    Scripted adapter{{{line(started), line(R"({"id":2)" + told + "}")}}, {}};
    Session session(adapter.launch(), {}, "a test");
    const Reply reply = session.ask(rules, R"("ask":"judge")");
    ASSERT_TRUE(std::holds_alternative<Failed>(reply)) << told;
    EXPECT_THAT(std::get<Failed>(reply).what, HasSubstr("when told the rules: its answer to \"configure\": "));
    EXPECT_THAT(std::get<Failed>(reply).what, HasSubstr("expected true"));
    EXPECT_EQ(adapter.sent.size(), 2U) << told;
  }
}

TEST(Sessions, refuse_reasons_that_are_no_text) {
  for (const std::string told : {R"("skip":true)", R"("error":5)", R"("skip":null)"}) {
    Scripted adapter{{{line(started), line(configured), line(R"({"id":3,)" + told + "}")}}, {}};
    Session session(adapter.launch(), {}, "a test");
    const Reply reply = session.ask(rules, R"("ask":"judge")");
    ASSERT_TRUE(std::holds_alternative<Failed>(reply)) << told;
    EXPECT_THAT(std::get<Failed>(reply).what, HasSubstr("expected a text that says why"));
  }
}

TEST(Sessions, tell_what_is_wrong_with_a_farewell) {
  const auto farewell = [](const std::string& told) {
    Scripted adapter{{{line(started), line(R"({"id":2)" + told + "}")}}, {}};
    Session session(adapter.launch(), {}, "a test");
    EXPECT_TRUE(std::holds_alternative<Declaration>(session.start()));
    return session.stop();
  };
  EXPECT_FALSE(farewell(R"(,"stopped":true)"));
  for (const std::string told : {R"(,"stopped":false)", R"(,"stopped":"yes")", ""}) {
    const auto failed = farewell(told);
    ASSERT_TRUE(failed) << told;
    EXPECT_EQ(failed->trouble, Trouble::error);
    EXPECT_THAT(failed->what, HasSubstr("its answer to \"stop\""));
  }
}

// The time is over with the answer to the second of four questions; that to the third lies there already.
TEST(Sessions, lose_no_answer_that_has_come_when_the_time_is_over) {
  Scripted adapter{{{line(started), line(configured), answer(4), answer(5)}}, {}};
  bool is_over = false;
  Patience patience;
  patience.left = [&] { return is_over ? 0 : 1000; };
  Session session(adapter.launch(), patience, "a test");
  const std::vector<std::string> questions(4, R"("ask":"judge")");
  std::vector<std::size_t> answered;
  const Put put = session.ask(rules, questions, [&](std::size_t number, const Reply&) {
    answered.push_back(number);
    is_over = true;
  });
  EXPECT_THAT(answered, ElementsAre(1, 2));
  EXPECT_EQ(put.sent, 4U);
  EXPECT_EQ(put.unsent, 0U);
}

// The second process crashes over the first question, and no other starts: the questions have their outcomes, but the
// second was never asked.
TEST(Sessions, count_what_was_sent_and_what_was_not) {
  Patience patience;
  patience.questions = 1;
  Scripted adapter{{{line(started), line(configured), Ended{"killed"}}}, {}};
  Session session(adapter.launch(), patience, "a test");
  const std::vector<std::string> questions(2, R"("ask":"judge")");
  std::size_t outcomes = 0;
  const Put put = session.ask(rules, questions, [&](std::size_t, const Reply&) { ++outcomes; });
  EXPECT_EQ(outcomes, 2U);
  EXPECT_EQ(put.sent, 1U);
  EXPECT_EQ(put.unsent, 1U);
}

TEST(Sessions, start_a_new_process_for_every_question_if_asked_to) {
  Patience patience;
  patience.fresh_for_each = true;
  Session session(test::in_process(), patience, "a test");
  const std::vector<std::string> questions(3, R"("ask":"judge")");
  session.ask(rules, questions, [](std::size_t, const Reply&) {});
  EXPECT_EQ(session.starts(), 3U);
}

// Two questions without an answer, one after the other, and the third is not asked any more.
TEST(Sessions, give_up_one_that_answers_nothing) {
  const auto start_over = [](int id) {
    const std::string number = std::to_string(id);
    return std::deque<Received>{
        line(R"({"id":)" + number +
             R"(,"protocol":"casino-adapter/1","name":"x","operations":["judge"],"rules":["anglo-american"]})"),
        line(R"({"id":)" + std::to_string(id + 1) + R"(,"configured":true})"), TimedOut{}};
  };
  Scripted adapter{{start_over(1), start_over(6), start_over(9), start_over(12)}, {}};
  Session session(adapter.launch(), {.hangs = 2}, "a test");
  EXPECT_THAT(outcomes(session), ElementsAre("hung", "hung", "error"));
  EXPECT_TRUE(session.has_given_up());
}

}  // namespace
}  // namespace casino::conform::session_test
