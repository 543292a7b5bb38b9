#include "oracle/conform/protocol/protocol.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "model/rules/variants.hpp"
#include "oracle/conform/protocol/oracle_adapter.hpp"
#include "oracle/rulesets/named_rules.hpp"
#include "oracle/rulesets/rules.hpp"
#include "tests/support/json_schema.hpp"

namespace casino::conform::protocol_test {
namespace {

using test::SchemaJson;
using test::schemas;
using testing::HasSubstr;
using testing::IsEmpty;

Parsed<Declaration> declared(const std::string& rules, const std::string& operations = R"(["judge"])") {
  return json::parsed(
      R"({"id":1,"protocol":"casino-adapter/1","name":"x","operations":)" + operations + R"(,"rules":)" + rules + "}",
      read_declaration);
}

Rules with(Rules rules, std::string_view option, std::string_view value) {
  EXPECT_EQ(set_value(rules, find_option(option)->option, value), std::nullopt);
  return rules;
}

TEST(Declarations, stand_for_the_variant_with_all_its_seats) {
  const auto plain = declared(R"(["anglo-american"])");
  ASSERT_TRUE(plain);
  EXPECT_FALSE(why_not_played(*plain, anglo_american(Seats{4})));
  EXPECT_THAT(text_of(*why_not_played(*plain, swazi(Seats{3}))), HasSubstr("swazi"));
  EXPECT_THAT(text_of(*why_not_played(*plain, with(anglo_american(Seats{2}), "sweep.score", "1"))),
              HasSubstr("sweep.score=1"));
  EXPECT_EQ(all_played(*plain).size(), 3U) << "for two, three and four";
  EXPECT_TRUE(why_not_played(*plain, anglo_american(Seats{6})));
  const auto in_theory = declared(R"([{"variant":"anglo-american","seats":[6]}])");
  ASSERT_TRUE(in_theory);
  EXPECT_FALSE(why_not_played(*in_theory, anglo_american(Seats{6})));
}

TEST(Declarations, narrow_and_widen_what_is_played) {
  const auto some = declared(R"([{"variant":"anglo-american","seats":[2],"options":{"sweep.score":1},
                                  "settable":{"match.target":[],"trail.owning_build":["allowed"]}}])");
  ASSERT_TRUE(some) << text_of(some.errors().front());
  const Rules own = with(anglo_american(Seats{2}), "sweep.score", "1");
  EXPECT_FALSE(why_not_played(*some, own));
  EXPECT_THAT(text_of(*why_not_played(*some, anglo_american(Seats{2}))), HasSubstr("sweep.score=0"));
  EXPECT_THAT(text_of(*why_not_played(*some, with(anglo_american(Seats{3}), "sweep.score", "1"))),
              HasSubstr("3 seats"));
  EXPECT_FALSE(why_not_played(*some, with(own, "match.target", "50")));
  EXPECT_FALSE(why_not_played(*some, with(own, "trail.owning_build", "allowed")));
  EXPECT_TRUE(why_not_played(*some, with(own, "trail.owning_build", "forbidden_first_half")));
}

// Points of one's own, and clauses that nobody keeps to, are what is played and nothing else.
TEST(Declarations, tell_points_and_clauses_that_are_otherwise) {
  const auto some = declared(R"([{"variant":"anglo-american","seats":[2],"options":{"score.spades":0},
                                  "scoring":[{"each":"spade","points":1}],"off":["AA-TRL-3"]}])");
  ASSERT_TRUE(some) << text_of(some.errors().front());
  const auto told = json::parse_rules(R"({"variant":"anglo-american","seats":2,"options":{"score.spades":0},
                                          "scoring":[{"each":"spade","points":1}],"off":["AA-TRL-3"]})");
  ASSERT_TRUE(told);
  EXPECT_FALSE(why_not_played(*some, *told));
  EXPECT_EQ(played_unless_set(*some, *told), *told);
  EXPECT_EQ(all_played(*some), std::vector{*told});
  Rules keeping_to_all = *told;
  keeping_to_all.off = {};
  EXPECT_THAT(text_of(*why_not_played(*some, keeping_to_all)), HasSubstr("clauses that are switched off"));
  Rules without_points = *told;
  without_points.scoring = {};
  EXPECT_THAT(text_of(*why_not_played(*some, without_points)), HasSubstr("a scoring table"));
}

TEST(Declarations, may_name_a_dialect) {
  const auto opl = declared(R"(["opl"])");
  ASSERT_TRUE(opl);
  EXPECT_FALSE(why_not_played(*opl, find_named_rules("opl")->usual_rules()));
  EXPECT_TRUE(why_not_played(*opl, royal(Seats{2}))) << "the dialect rests on it, and differs";
}

TEST(Declarations, are_read_strictly) {
  EXPECT_FALSE(declared(R"(["poker"])"));
  EXPECT_FALSE(declared(R"([{"variant":"anglo-american","seats":[7]}])"));
  EXPECT_FALSE(declared(R"([{"variant":"anglo-american","options":{"sweep.score":99}}])"));
  EXPECT_FALSE(declared(R"([{"variant":"anglo-american","settable":{"sweep.scored":[]}}])"));
  EXPECT_FALSE(declared(R"([{"variant":"anglo-american","scoring":[{"each":"spade","points":0}]}])"));
  EXPECT_FALSE(declared(R"([{"variant":"anglo-american","scoring":[{"most":"spades","points":1}]}])"));
  EXPECT_FALSE(declared(R"([{"variant":"anglo-american","off":["AA-TRL-33"]}])"));
  EXPECT_FALSE(declared(R"(["anglo-american"])", R"(["guess"])"));
  EXPECT_FALSE(json::parsed(std::string(R"({"id":1})"), read_declaration));
}

// Of every option, every kind of value that it cannot have: the place is that of the value.
TEST(Declarations, tell_where_a_value_is_wrong) {
  for (const OptionEntry& option : options()) {
    const std::string name(option.name);
    for (const std::string wrong : {"null", "true", "1.5", "-99", R"("no such value")", R"(["x"])", R"({"x":1})"}) {
      const auto place_in = [&](const std::string& rules) {
        const auto read = declared(R"([{"variant":"anglo-american",)" + rules + "}]");
        return read ? std::string("nowhere") : read.errors().front().where.pointer;
      };
      EXPECT_EQ(place_in(R"("options":{")" + name + "\":" + wrong + "}"), "/rules/0/options/" + name) << wrong;
      EXPECT_EQ(place_in(R"("settable":{")" + name + "\":[" + wrong + "]}"), "/rules/0/settable/" + name + "/0")
          << wrong;
    }
  }
}

// The oracle as it is asked: each line is what docs/protocol.md says.
class Oracle : public testing::Test {
 protected:
  SchemaJson ask(const std::string& question) {
    EXPECT_THAT(schemas().faults("adapter.json#/$defs/question", SchemaJson::parse(question)), IsEmpty()) << question;
    SchemaJson answer = SchemaJson::parse(adapter_.answer(question));
    EXPECT_THAT(schemas().faults("adapter.json#/$defs/answer", answer), IsEmpty()) << answer;
    return answer;
  }
  void configure() { ask(R"({"id":2,"ask":"configure","rules":{"variant":"anglo-american","seats":2}})"); }

  OracleAdapter adapter_{"1"};
};

TEST_F(Oracle, says_what_it_is) {
  const SchemaJson answer = ask(R"({"id":1,"ask":"start","protocols":["casino-adapter/1","casino-adapter/2"]})");
  EXPECT_EQ(answer.at("id"), 1);
  EXPECT_EQ(answer.at("protocol"), "casino-adapter/1");
  EXPECT_EQ(answer.at("rules").size(), all_named_rules().size());
  EXPECT_TRUE(ask(R"({"id":1,"ask":"start","protocols":["casino-adapter/9"]})").contains("error"));
}

// AA-CAP-5: 3 and 5 make 8; with the 2 they do not.
TEST_F(Oracle, judges) {
  configure();
  const std::string position = R"("position":{"to_act":"N","loose":["5C","3D","2H"],"hands":{"N":["8S"]}})";
  const auto judge = [&](const std::string& cards) {
    return ask(R"({"id":3,"ask":"judge",)" + position +
               R"(,"turn":{"seat":"N","steps":[{"do":"capture","hand":["8S"],"cards":[)" + cards + R"(]}]}})");
  };
  EXPECT_EQ(judge(R"("5C","3D")").at("verdict"), "legal");
  EXPECT_EQ(judge(R"("5C","3D","2H")").at("verdict"), "illegal");
  EXPECT_EQ(judge(R"("5C","3D","2H")").at("clauses"), SchemaJson({"AA-CAP-5"}));
}

// One card in the hand and one on the table of another rank: it can only be trailed.
TEST_F(Oracle, lists_applies_and_scores) {
  configure();
  const std::string position = R"("position":{"to_act":"N","loose":["QC"],"hands":{"N":["KS"],"S":[]},"stock":[]})";
  const SchemaJson turns = ask(R"({"id":3,"ask":"turns",)" + position + "}").at("turns");
  ASSERT_EQ(turns.size(), 1U);
  EXPECT_EQ(turns.at(0).at("steps").at(0).at("do"), "trail");
  const SchemaJson after = ask(R"({"id":4,"ask":"apply",)" + position + R"(,"turn":)" + turns.at(0).dump() + "}");
  EXPECT_EQ(after.at("after").at("loose"), SchemaJson({"QC", "KS"}));
  // Two aces and the ten of diamonds: 1 + 1 + 2, and 3 for the cards.
  const SchemaJson score = ask(R"({"id":5,"ask":"score","captured":{"sides":{"N":{"cards":["AH","AD","10D"]}}}})");
  EXPECT_EQ(score.at("total").at("N"), 7);
}

TEST_F(Oracle, plays_a_whole_deal) {
  configure();
  const Rules rules = anglo_american(Seats{2});
  const json::Json pack = json::of(std::vector<Card>(rules.pack.begin(), rules.pack.end()), rules);
  const SchemaJson answer = ask(R"({"id":3,"ask":"play","dealer":"S","pack":)" + pack.dump() + "}");
  EXPECT_EQ(answer.at("turns").size(), 48U) << "52 cards, of which four begin on the table";
}

// Its answers would be taken for answers by the rules that it was told.
TEST_F(Oracle, that_plays_its_own_rules_has_nothing_to_say_to_others) {
  Rules own = with(royal(Seats{3}), "sweep.score", "2");
  adapter_ = OracleAdapter("1", own, OracleAdapter::Says::its_rules);
  const auto configure = [&](const std::string& rules) {
    return ask(R"({"id":2,"ask":"configure","rules":)" + rules + "}");
  };
  for (const std::string other : {R"({"variant":"swazi","seats":3})", R"({"variant":"royal","seats":3})",
                                  R"({"variant":"royal","seats":2,"options":{"sweep.score":2}})", R"("royal")"}) {
    EXPECT_TRUE(configure(other).contains("skip")) << other;
    EXPECT_TRUE(ask(R"({"id":3,"ask":"score","captured":{"sides":{}}})").contains("error")) << other;
  }
  EXPECT_EQ(configure(R"({"variant":"royal","seats":3,"options":{"sweep.score":2}})").at("configured"), true);
  EXPECT_TRUE(configure(R"({"seats":4})").contains("skip"));
  EXPECT_EQ(configure(R"({"seats":3})").at("configured"), true) << "whoever wants to find out what it plays";
  EXPECT_EQ(configure(json::of(own).dump()).at("configured"), true);
}

// What the schema says of a question is looked at, whether it is needed or not.
TEST_F(Oracle, refuses_questions_with_fields_that_are_none) {
  for (const std::string line :
       {R"({"id":"1","ask":"stop"})", R"({"ask":"stop"})", R"({"id":null,"ask":"stop"})", R"({"id":1.5,"ask":"stop"})",
        R"({"id":1,"ask":"start","protocols":["casino-adapter/1"],"from":5})",
        R"({"id":1,"ask":"start","protocols":["casino-adapter/1",1]})",
        R"({"id":2,"ask":"configure","rules":{"seats":"2"}})"}) {
    EXPECT_THAT(schemas().faults("adapter.json#/$defs/question", SchemaJson::parse(line)), testing::Not(IsEmpty()));
    EXPECT_TRUE(SchemaJson::parse(adapter_.answer(line)).contains("error")) << line;
    EXPECT_FALSE(adapter_.has_stopped()) << line;
  }
}

TEST_F(Oracle, answers_whatever_comes) {
  for (const std::string line : {"", "{", "[]", "7", "{}", R"({"id":1})", R"({"id":1,"ask":"sing"})",
                                 R"({"id":1,"ask":"judge"})", R"({"id":[1],"ask":"turns"})"})
    EXPECT_TRUE(SchemaJson::parse(adapter_.answer(line)).contains("error")) << line;
  EXPECT_FALSE(adapter_.has_stopped());
  EXPECT_EQ(ask(R"({"id":9,"ask":"stop"})").at("stopped"), true);
  EXPECT_TRUE(adapter_.has_stopped());
}

}  // namespace
}  // namespace casino::conform::protocol_test
