// Somebody else's program at the table: it sees what its seat sees, plays what it says, and nothing takes the place of
// a turn that it does not make.

#include "oracle/study/program.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "model/rules/variants.hpp"
#include "oracle/conform/protocol/choose.hpp"
#include "oracle/generate/dice.hpp"
#include "oracle/players/unseen.hpp"
#include "oracle/study/findings.hpp"
#include "oracle/study/in_json.hpp"
#include "oracle/study/round.hpp"
#include "tests/oracle/conform/in_process.hpp"
#include "tests/support/json_schema.hpp"

namespace casino::study::program_test {
namespace {

using json::Json;
using players::PlayerKind;
using test::Change;
using testing::AllOf;
using testing::HasSubstr;

Beginning beginning_of(PlayerKind kind, std::uint64_t seed = 3) {
  Beginning beginning;
  for (players::PlayerType& player : beginning.seated) player.kind = kind;
  beginning.seed = seed;
  beginning.rules = "some rules";
  return beginning;
}

// A deal played by the oracle's adapter, whose answers go through other hands.
PlayedGame played_by_adapter(const Table& table, const Change& answer = test::unchanged, std::uint64_t seed = 3,
                             const Change& question = test::unchanged) {
  conform::Session session(test::in_process(question, answer), {}, "a test");
  Program program(session);
  return played(table, beginning_of(PlayerKind::program, seed), &program);
}

bool is_choose(const std::string& line) { return line.find("\"ask\":\"choose\"") != std::string::npos; }

// What was asked, line by line, in a deal.
std::vector<Json> asked_in(const Rules& rules, std::uint64_t seed = 3) {
  std::vector<Json> asked;
  const auto hear = [&](const std::string& line) {
    if (is_choose(line)) asked.push_back(Json::parse(line));
    return line;
  };
  static_cast<void>(played_by_adapter(Table(rules), test::unchanged, seed, hear));
  return asked;
}

class ProgramInEveryVariant : public testing::TestWithParam<const VariantEntry*> {
 protected:
  [[nodiscard]] static Rules rules() { return GetParam()->rules(Seats{GetParam()->usual_seats}); }
};

std::string name_of(const testing::TestParamInfo<const VariantEntry*>& variant) {
  std::string name(variant.param->name);
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}

std::vector<const VariantEntry*> all_variants() {
  std::vector<const VariantEntry*> all;
  for (const VariantEntry& variant : variants()) all.push_back(&variant);
  return all;
}

// The adapter plays as greedy players do, with the dice that it is told: what it is told of a position is all that
// these look at. Only what comes to light in a turn parts them, for it is asked again there.
TEST_P(ProgramInEveryVariant, is_played_by_the_adapter_as_by_greedy_players) {
  const Table table(rules());
  for (std::uint64_t seed = 1; seed <= 2; ++seed) {
    const PlayedGame course = played_by_adapter(table, test::unchanged, seed);
    EXPECT_FALSE(course.has_broken_off);
    EXPECT_GT(course.turns.size(), 9U);
    if (rules().steal_use == StealUse::never) {
      EXPECT_EQ(course.turns, played(table, beginning_of(PlayerKind::greedy, seed)).turns);
    }
  }
}

TEST_P(ProgramInEveryVariant, is_asked_as_the_schema_says) {
  for (const Json& question : asked_in(rules()))
    EXPECT_THAT(test::schemas().faults("adapter.json#/$defs/choose", test::SchemaJson::parse(question.dump())),
                testing::IsEmpty())
        << question.dump();
}

// Of the hands of others, and of the stock, the number of cards is told, and no card.
TEST_P(ProgramInEveryVariant, shows_no_hidden_card) {
  for (const Json& question : asked_in(rules())) {
    const Json& position = question["position"];
    for (const auto& [seat, hand] : position["hands"].items())
      if (seat != question["seat"]) {
        EXPECT_TRUE(hand.is_array() ? hand.empty() : hand.size() == 1 && hand.contains("more")) << question.dump();
      }
    if (position.contains("stock")) {
      EXPECT_TRUE(position["stock"].is_number()) << question.dump();
    }
    EXPECT_EQ(position["to_act"], question["seat"]);
  }
}

// The same question, whatever the others hold.
TEST_P(ProgramInEveryVariant, is_asked_the_same_whatever_others_hold) {
  const Rules own = rules();
  generate::Dice dice(5);
  for (const Json& question : asked_in(own)) {
    ParseErrors errors;
    const auto document = json::read_document(question.dump());
    const conform::Choosing asked =
        conform::read_choosing(json::Members(json::Cursor(*document, errors), "a question"), own);
    ASSERT_TRUE(errors.empty());
    Position dealt = players::with_some_hands(own, asked.view, dice);
    const conform::Choosing again{players::view_of(own, dealt, asked.view.seat), asked.begun, asked.dice};
    EXPECT_EQ(conform::members_of(again, own), conform::members_of(asked, own));
  }
}

INSTANTIATE_TEST_SUITE_P(Programs, ProgramInEveryVariant, testing::ValuesIn(all_variants()), name_of);

// ---- What comes to light

// The answer, in which every card that comes to light is another one, or none does.
std::string with_other_reveals(const std::string& answer) {
  Json document = Json::parse(answer);
  if (!document.contains("turn")) return answer;
  Json steps = Json::array();
  for (const Json& step : document["turn"]["steps"])
    if (!step.contains("event")) steps.push_back(step);
  document["turn"]["steps"] = steps;
  return document.dump();
}

TEST(ProgramPlayer, does_not_say_what_comes_to_light) {
  const Table table(swazi(Seats{3}));
  std::size_t shown = 0;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    std::vector<Json> begun;
    const auto hear = [&](const std::string& line) {
      const Json question = is_choose(line) ? Json::parse(line) : Json::object();
      if (question.contains("begun")) begun.push_back(question["begun"]);
      return line;
    };
    const PlayedGame course = played_by_adapter(table, test::unchanged, seed, hear);
    for (const Json& steps : begun) EXPECT_EQ(steps.back()["event"], "reveal");
    shown += begun.size();
    EXPECT_EQ(played_by_adapter(table, with_other_reveals, seed).turns, course.turns);
  }
  EXPECT_GT(shown, 0U);
}

// ---- What is no turn

// What is told when every answer to "choose" is made another one.
std::string told_of(const std::function<Json(Json answer)>& change) {
  const auto answer = [&](const std::string& line) {
    const Json document = Json::parse(line);
    return document.contains("turn") ? change(document).dump() : line;
  };
  try {
    static_cast<void>(played_by_adapter(Table(anglo_american(Seats{2})), answer));
  } catch (const ProgramFailed& failed) {
    return failed.what();
  }
  return "nothing";
}

TEST(ProgramPlayer, ends_the_run_with_what_where_and_when) {
  EXPECT_THAT(told_of([](Json answer) {
                answer["skip"] = "no idea";
                return answer;
              }),
              AllOf(HasSubstr("it skips its turn: no idea"),
                    HasSubstr("some rules, deal 1 of the study, turn 1, seat "), HasSubstr("it saw: table ")));
  EXPECT_THAT(told_of([](Json answer) {
                answer["error"] = "out of cards";
                return answer;
              }),
              HasSubstr("out of cards"));
  EXPECT_THAT(told_of([](Json answer) {
                answer.erase("turn");
                return answer;
              }),
              AllOf(HasSubstr("its answer is no turn"), HasSubstr("\"turn\"")));
  EXPECT_THAT(told_of([](Json answer) {
                answer["turn"]["steps"][0]["do"] = "fold";
                return answer;
              }),
              AllOf(HasSubstr("its answer is no turn"), HasSubstr("fold")));
  EXPECT_THAT(told_of([](Json answer) {
                answer["id"] = 99;
                return answer;
              }),
              HasSubstr("99"));
}

TEST(ProgramPlayer, cannot_make_a_turn_that_is_not_legal) {
  // A second card in a turn of one (AA-TRN-1).
  EXPECT_THAT(told_of([](Json answer) {
                Json again = answer["turn"]["steps"][0];
                answer["turn"]["steps"].push_back(again);
                return answer;
              }),
              AllOf(HasSubstr("its turn is not legal"), HasSubstr("illegal")));
  // A card that it does not hold.
  EXPECT_THAT(told_of([](Json answer) {
                answer["turn"]["steps"] = Json::array({{{"do", "trail"}, {"hand", "XX"}}});
                return answer;
              }),
              HasSubstr("its answer is no turn"));
  // Somebody else's turn (AA-PLY-3).
  EXPECT_THAT(told_of([](Json answer) {
                answer["turn"]["seat"] = answer["turn"]["seat"] == "N" ? "S" : "N";
                return answer;
              }),
              AllOf(HasSubstr("its turn is not legal"), HasSubstr("AA-PLY-3")));
  // None at all (AA-TRN-1).
  EXPECT_THAT(told_of([](Json answer) {
                answer["turn"]["steps"] = Json::array();
                return answer;
              }),
              AllOf(HasSubstr("its turn is not legal"), HasSubstr("AA-TRN-1")));
  EXPECT_THAT(told_of([](Json answer) {
                answer["turn"]["steps"].push_back({{"event", "over"}});
                return answer;
              }),
              HasSubstr("expected actions alone"));
}

// Silence, an end, and what is no line of the protocol.
TEST(ProgramPlayer, has_to_answer) {
  const std::string started =
      R"({"id":1,"protocol":"casino-adapter/1","name":"x","operations":["choose"],"rules":["anglo-american"]})";
  const auto told = [&](const conform::Received& last) {
    const auto launch = [&]() -> std::unique_ptr<conform::Channel> {
      static std::vector<std::string> sent;
      return std::make_unique<test::Script>(
          std::deque<conform::Received>{conform::Line{started}, conform::Line{R"({"id":2,"configured":true})"}, last},
          &sent);
    };
    conform::Session session(launch, {}, "a test");
    Program program(session);
    try {
      static_cast<void>(played(Table(anglo_american(Seats{2})), beginning_of(PlayerKind::program), &program));
    } catch (const ProgramFailed& failed) {
      return std::string(failed.what());
    }
    return std::string("nothing");
  };
  EXPECT_THAT(told(conform::TimedOut{}), AllOf(HasSubstr("the program x cannot play on: no answer within 10000 ms"),
                                               HasSubstr("deal 1 of the study, turn 1")));
  EXPECT_THAT(told(conform::Ended{"ended with exit code 3", false}), HasSubstr("ended with exit code 3"));
  EXPECT_THAT(told(conform::Line{"I trail."}), HasSubstr("a line that is no JSON"));
  EXPECT_THAT(told(conform::TooLong{std::size_t{16} << 20}), HasSubstr("a line of more than 16 MiB"));
}

// ---- Who plays at all

TEST(ProgramPlayer, says_that_it_plays_and_what) {
  conform::Declaration declaration;
  declaration.name = "x";
  declaration.version = "2";
  EXPECT_EQ(study::name_of(declaration), "x 2");
  const Rules rules = anglo_american(Seats{2});
  EXPECT_THAT(why_no_player(declaration, rules).value_or(""), HasSubstr("\"choose\" is not among the operations"));
  declaration.chooses = true;
  EXPECT_THAT(why_no_player(declaration, rules).value_or(""), HasSubstr("a game that is not declared: anglo-american"));
  declaration.rules.push_back({.name = "anglo-american", .seats = {}, .fixed = {}, .settable = {}});
  EXPECT_EQ(why_no_player(declaration, rules), std::nullopt);
}

// Who it is belongs to what is measured.
TEST(ProgramPlayer, is_named_in_the_study) {
  Study study{"anglo-american", {{"anglo-american", anglo_american(Seats{2})}}, {{PlayerKind::program}}};
  study.program = "x 2";
  const std::string text = in_json(study).dump();
  const auto read = json::parsed(text, [](const json::Cursor& at) { return read_study(at); });
  ASSERT_TRUE(read);
  EXPECT_EQ(*read, study);
  EXPECT_THAT(headline(study, findings_of(study, Tally(1, measures_of(study).size()))), HasSubstr("program (x 2)"));
}

// Each process answers for one thread.
TEST(ProgramPlayer, sits_in_every_seat) {
  Study study{
      "anglo-american", {{"anglo-american", anglo_american(Seats{2})}}, {{PlayerKind::greedy}, {PlayerKind::program}}};
  int started = 0;
  Programs programs([&] {
    ++started;
    return std::make_unique<conform::Session>(test::in_process(), conform::Patience{}, "a test");
  });
  const Rounds rounds(study, &programs);
  const Tally tally = rounds.block(0, 4);
  EXPECT_EQ(tally.deals, 4U);
  EXPECT_EQ(started, 1);
  // Greedy against greedy, by turns: both win as often.
  const Findings findings = findings_of(study, tally);
  EXPECT_EQ(findings.value(0, "won_by.greedy").mean, findings.value(0, "won_by.program").mean);
}

}  // namespace
}  // namespace casino::study::program_test
