// Requests: what can be asked in JSON, and what is told of those that cannot be used.

#include "oracle/requests/request.hpp"

#include <filesystem>
#include <fstream>
#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "oracle/requests/answers.hpp"
#include "tests/oracle/json/reading.hpp"
#include "tests/support/json_schema.hpp"
#include "tests/support/source_dir.hpp"

namespace casino::json::request_test {
namespace {

using test::schemas;
using testing::AllOf;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;
using testing::UnorderedElementsAreArray;

const std::filesystem::path root = test::source_path();

Parsed<Request> read_as(Subject subject, std::string_view text) {
  RequestReader reader(Node{std::string("anglo-american")});
  return reader.read(read_document(text).value(), subject);
}
std::string faults_of(Subject subject, std::string_view text) { return test::faults(read_as(subject, text)); }

TEST(Requests, hold_positions_and_turns_in_json) {
  const auto request = read_as(
      Subject::judgement,
      R"({"position":{"loose":["5C","3D"],"hands":{"N":["8S"]}},"turn":{"do":"capture","hand":"8S","cards":["5C","3D"]}})");
  ASSERT_TRUE(request);
  EXPECT_EQ(request->position.loose, (CardSet{"5C"_card, "3D"_card}));
  EXPECT_EQ(std::get<Action>(request->turn->steps.at(0)).hand, CardSet("8S"_card));
}

TEST(Requests, hold_positions_and_turns_in_the_plain_notation) {
  const auto in_text = read_as(Subject::judgement, R"({"position":"table 5C 3D; hand N: 8S","turn":"8S takes 5C 3D"})");
  const auto in_json = read_as(
      Subject::judgement,
      R"({"position":{"loose":["5C","3D"],"hands":{"N":["8S"]}},"turn":{"do":"capture","hand":"8S","cards":["5C","3D"]}})");
  ASSERT_TRUE(in_text);
  EXPECT_EQ(in_text->position, in_json->position);
  EXPECT_EQ(in_text->turn, in_json->turn);
}

TEST(Requests, lay_their_rules_over_the_usual_ones) {
  RequestReader reader(read_document(R"({"variant":"anglo-american","options":{"build.owner":"side"}})").value());
  const auto document =
      read_document(R"({"rules":{"options":{"trail.owning_build":"allowed"}},"position":{}})").value();
  const auto request = reader.read(document, Subject::position);
  ASSERT_TRUE(request);
  EXPECT_EQ(request->rules.build_owner, BuildOwner::side);
  EXPECT_EQ(request->rules.trail_owning_build, TrailOwningBuild::allowed);
}

TEST(Requests, do_not_leave_their_rules_to_the_next) {
  RequestReader reader(Node{std::string("anglo-american")});
  const auto with_rules = read_document(R"({"rules":{"seats":4},"position":{}})").value();
  const auto without = read_document(R"({"position":{}})").value();
  EXPECT_EQ(reader.read(with_rules, Subject::position)->rules.seats.count, 4);
  EXPECT_EQ(reader.read(without, Subject::position)->rules.seats.count, 2);
  EXPECT_EQ(reader.read(with_rules, Subject::position)->rules.seats.count, 4);
}

TEST(Requests, may_be_a_position_by_itself_or_what_was_captured) {
  EXPECT_EQ(read_as(Subject::position, R"({"loose":["5C"]})")->position.loose, CardSet("5C"_card));
  EXPECT_TRUE(read_as(Subject::score, R"({"sides":{"N":{"cards":["5C"]}}})")->captured.has_value());
  EXPECT_TRUE(read_as(Subject::score, R"({"captured":{"sides":{}}})")->captured.has_value());
  EXPECT_FALSE(read_as(Subject::score, R"({"loose":["5C"]})")->captured.has_value());
}

// A turn in progress belongs to the position; it does not make a request of it.
TEST(Requests, a_position_by_itself_may_have_a_turn_in_progress) {
  EXPECT_EQ(faults_of(Subject::position, R"({"loose":["5C"],"turn":{"actions":1,"played":["5C"],"play":"trail"}})"),
            "");
}

TEST(Requests, want_a_turn_or_the_word_that_none_is_meant) {
  EXPECT_EQ(faults_of(Subject::judgement, R"({"position":{}})"),
            "1:1: found no key \"turn\", expected a turn to be judged, or \"judge\":\"position\"");
  EXPECT_EQ(faults_of(Subject::judgement, R"({"position":{},"judge":"position"})"), "");
  EXPECT_THAT(faults_of(Subject::judgement, R"({"position":"hand N: 5C","turn":"trail 5C","judge":"position"})"),
              HasSubstr("/judge: found a turn beside it"));
  EXPECT_THAT(faults_of(Subject::position, R"({"id":1,"position":{},"turn":"trail 5C"})"),
              HasSubstr("/turn: found the key \"turn\", expected a position alone"));
}

TEST(Requests, say_where_a_text_inside_them_is_wrong) {
  EXPECT_THAT(faults_of(Subject::position, "{\"id\":1,\n \"position\":\"table 5C 3X\"}"),
              HasSubstr("2:13: /position: found \"3X\""));
  EXPECT_THAT(faults_of(Subject::position, R"({"id":1,"position":"table 5C 3X"})"),
              HasSubstr("(line 1, column 10 of the text)"));
}

TEST(Requests, say_where_their_rules_are_wrong) {
  EXPECT_THAT(faults_of(Subject::position, R"({"rules":"swazy","position":{}})"),
              HasSubstr("1:10: /rules: found \"swazy\", expected a variant or dialect; the nearest is swazi"));
  EXPECT_THAT(faults_of(Subject::position, R"({"rules":{"options":{"trail.owning_build":"no"}},"position":{}})"),
              HasSubstr("1:43: /rules/options/trail.owning_build"));
  EXPECT_THAT(
      faults_of(Subject::position, R"({"rules":{"seats":3,"options":{"score.mode":"difference"}},"position":{}})"),
      HasSubstr("1:10: /rules: found rules that contradict themselves: score.mode=difference"));
}

// Of every option, every kind of value that it cannot have.
TEST(Requests, say_where_the_value_of_any_option_is_wrong) {
  for (const OptionEntry& option : options())
    for (const std::string wrong : {"null", "true", "1.5", "-99", R"("no such value")", R"(["x"])", R"({"x":1})"}) {
      const std::string name(option.name);
      const auto read = read_as(Subject::position,
                                R"({"rules":{"options":{")" + name + "\":" + wrong + R"(}},"position":"table none"})");
      ASSERT_FALSE(read) << name << " " << wrong;
      EXPECT_EQ(read.errors().front().where.pointer, "/rules/options/" + name) << wrong;
    }
}

// The usual rules stand in another document, if in any: neither keys nor lines of theirs are told as those of a
// request.
TEST(Requests, say_that_their_rules_are_wrong_where_the_usual_ones_do_not_go_with_them) {
  RequestReader reader(
      read_document("\n\n{\"variant\":\"anglo-american\",\n\"scoring\":[{\"card\":\"JS\",\"points\":3}]}").value());
  const auto faults_with = [&](std::string_view rules) {
    const std::string text = R"({"rules":)" + std::string(rules) + R"(,"position":"table none"})";
    return test::faults(reader.read(read_document(text).value(), Subject::position));
  };
  EXPECT_THAT(faults_with(R"({"options":{"pack.kind":"no_pictures40"}})"),
              StartsWith("1:10: /rules: found JS, of which the pack has none"));
  EXPECT_THAT(faults_with(R"({"seats":3,"options":{"score.mode":"difference"}})"),
              StartsWith("1:10: /rules: found rules that contradict themselves"));
  EXPECT_THAT(faults_with(R"({"scoring":[{"card":"JH"}]})"), StartsWith("1:22: /rules/scoring/0: found no key"));
}

TEST(Requests, get_their_id_back_whatever_it_is) {
  for (const char* id : {R"({"a":[1,true,null,"x"]})", "1.5", "-0.25", "9223372036854775808", "null", R"("1.5")"})
    EXPECT_EQ(id_of(*read_document(R"({"id":)" + std::string(id) + "}")).value().dump(), id);
  EXPECT_EQ(id_of(*read_document(R"({"id":1e2})")), Json(100.0));
  EXPECT_FALSE(id_of(*read_document("{}")));
}

// ---- Schemas

// The lines of a file that holds a document on each.
std::vector<test::SchemaJson> documents_in(const std::filesystem::path& path) {
  std::vector<test::SchemaJson> documents;
  std::ifstream in(path);
  for (std::string line; std::getline(in, line);) documents.push_back(test::SchemaJson::parse(line));
  return documents;
}

// 001, Dominican Republic: six points each from fifteen, and then a deal that the first side wins.
TEST(Requests, may_ask_how_a_match_stands) {
  constexpr std::string_view sides = R"("sides":{"N":{"count":27,"spades":7,"aces":["AC","AH"]},)"
                                     R"("S":{"count":25,"spades":6,"aces":["AS","AD"],"other":["10D","2S"]}})";
  const std::string level = R"({"rules":"dominican","match":{"totals":{"N":15,"S":15},"deals":[{)" +
                            std::string(sides) + R"(,"sweeps":["S"]}]}})";
  const auto request = read_as(Subject::score, level);
  ASSERT_TRUE(request);
  ASSERT_TRUE(request->match.has_value());
  const Json standing = standing_in_json(request->rules, *request->match);
  EXPECT_EQ(standing["match"]["totals"], Json::parse(R"({"N":21,"S":21})"));
  EXPECT_EQ(standing["match"]["over"], false);
  EXPECT_EQ(standing["match"]["winner"], nullptr);
  EXPECT_EQ(standing["certain"], true);
  EXPECT_THAT(schemas().faults("request.json", test::SchemaJson::parse(level)), IsEmpty());
  EXPECT_THAT(schemas().faults("answer.json", test::SchemaJson::parse(standing.dump())), IsEmpty());
  EXPECT_THAT(faults_of(Subject::judgement, level), HasSubstr("match"));
}

std::string claims_in_a_match(const std::string& claim_false, const std::string& claims) {
  return faults_of(Subject::score, R"({"rules":{"options":{"match.count_when":"as_earned_on_claim","claim.false":")" +
                                       claim_false + R"("}},"match":{"deals":[],)" + claims + "}}");
}

// AA-WIN-8: a wrong claim changes nothing, or costs its side the points of the deal, or the match (claim.false).
TEST(Requests, have_two_claims_in_a_deal_only_where_the_first_left_something_to_claim) {
  const std::string by_the_same = R"("claimed_by":"N","false_claim_by":"N")";
  const std::string by_another = R"("claimed_by":"N","false_claim_by":"S")";
  EXPECT_EQ(claims_in_a_match("ignored", by_the_same), "");
  EXPECT_EQ(claims_in_a_match("ignored", by_another), "");
  EXPECT_EQ(claims_in_a_match("deal_lost", by_another), "");
  const auto is_refused_for = [](const std::string& why) {
    return AllOf(HasSubstr(R"(/match/claimed_by: found "claimed_by" beside "false_claim_by")"), HasSubstr(why));
  };
  EXPECT_THAT(claims_in_a_match("deal_lost", by_the_same), is_refused_for("claim.false=deal_lost"));
  EXPECT_THAT(claims_in_a_match("match_lost", by_the_same), is_refused_for("claim.false=match_lost"));
  EXPECT_THAT(claims_in_a_match("match_lost", by_another), is_refused_for("claim.false=match_lost"));
  EXPECT_EQ(claims_in_a_match("match_lost", R"("false_claim_by":"S")"), "");
}

// DOM-WIN-8: the first to meet a criterion is a side that has one: with 18, 19 or 20 points, where the rules ask for
// any.
TEST(Requests, tell_of_met_criteria_only_where_a_side_has_one) {
  const auto faults = [](const std::string& rules, const std::string& totals) {
    return faults_of(Subject::score, R"({"rules":")" + rules + R"(","match":{"totals":)" + totals +
                                         R"(,"deals":[],"met_first":["N"]}})");
  };
  EXPECT_EQ(faults("dominican", R"({"N":18,"S":5})"), "");
  for (const char* rules : {"dominican", "royal", "swazi-2"})
    EXPECT_THAT(faults(rules, R"({"N":5,"S":5})"),
                AllOf(HasSubstr("/match/met_first: found N, which can score whatever there is"),
                      HasSubstr("endgame.restrictions")))
        << rules;
  EXPECT_THAT(faults("royal", R"({"N":18,"S":5})"), HasSubstr("/match/met_first"));
}

// AA-WIN-1, AA-WIN-2, AA-WIN-3: a match to 21 of which nothing is told but its totals.
Json standing_by(const std::string& rules, const std::string& totals) {
  const auto request =
      read_as(Subject::score, R"({"rules":)" + rules + R"(,"match":{"totals":)" + totals + R"(,"deals":[]}})");
  EXPECT_TRUE(request) << test::faults(request);
  return request ? standing_in_json(request->rules, *request->match) : Json();
}

TEST(Requests, of_a_match_without_deals_are_answered_by_its_totals) {
  constexpr auto usual = R"("anglo-american")";
  const auto winner = [](const Json& standing) { return standing["match"]["winner"]; };
  const auto is_over = [](const Json& standing) { return standing["match"]["over"] == true; };
  EXPECT_FALSE(is_over(standing_by(usual, R"({"N":20,"S":3})")));
  EXPECT_TRUE(is_over(standing_by(usual, R"({"N":21,"S":3})")));
  EXPECT_EQ(winner(standing_by(usual, R"({"N":21,"S":3})")), "N");
  EXPECT_EQ(winner(standing_by(usual, R"({"N":21,"S":25})")), "S");
  const Json level = standing_by(usual, R"({"N":25,"S":25})");
  EXPECT_FALSE(is_over(level)) << "another deal is played";
  EXPECT_EQ(level["certain"], true);
  const Json drawn = standing_by(R"({"options":{"match.tie":"draw"}})", R"({"N":25,"S":25})");
  EXPECT_TRUE(is_over(drawn));
  EXPECT_EQ(winner(drawn), nullptr);
}

// AA-WIN-6: whose items came first only the deal tells that brought both there.
TEST(Requests, of_a_match_without_deals_are_not_certain_where_totals_do_not_decide) {
  constexpr auto in_order = R"({"options":{"match.resolve":"counting_order"}})";
  const Json both = standing_by(in_order, R"({"N":21,"S":25})");
  EXPECT_EQ(both["certain"], false);
  EXPECT_THAT(both["doubt"].get<std::string>(), HasSubstr("several sides are at the target"));
  EXPECT_THAT(schemas().faults("answer.json", test::SchemaJson::parse(both.dump())), IsEmpty());
  const Json one = standing_by(in_order, R"({"N":21,"S":20})");
  EXPECT_EQ(one["certain"], true);
  EXPECT_EQ(one["match"]["winner"], "N");
}

TEST(Requests, may_tell_the_order_of_the_pack_where_positions_are_counted) {
  constexpr std::string_view asked = R"({"position":"table 5C; hand N: 8S","pack":["AS","2S"]})";
  const auto request = read_as(Subject::count, asked);
  ASSERT_TRUE(request);
  EXPECT_EQ(request->pack, (std::vector<Card>{"AS"_card, "2S"_card}));
  EXPECT_THAT(faults_of(Subject::position, asked), HasSubstr("pack"));
}

TEST(Requests, have_the_keys_of_their_schema) {
  std::vector<std::string> keys{"captured", "match", "pack"};
  for (const auto& [key, schema] :
       schemas().all().at("request.json").at("$defs").at("to_judge").at("properties").items())
    keys.push_back(key);
  EXPECT_THAT(keys, UnorderedElementsAreArray(request_keys));
}

class Golden : public testing::TestWithParam<const char*> {
 protected:
  const std::filesystem::path folder_ = root / "tests/cli/golden" / GetParam();
};

TEST_P(Golden, answers_are_as_the_schema_says) {
  const auto documents = documents_in(folder_ / "expected");
  ASSERT_FALSE(documents.empty());
  for (const auto& document : documents) EXPECT_THAT(schemas().faults("answer.json", document), IsEmpty()) << document;
}

INSTANTIATE_TEST_SUITE_P(Requests, Golden,
                         testing::Values("judge/records-one-a-line", "judge/records-in-brief", "judge/bad-records",
                                         "judge/json-in-full", "moves/a-log", "moves/json", "moves/records",
                                         "perft/json", "perft/divided-in-json", "score/json", "show/json"));

class GoldenInput : public Golden {};

TEST_P(GoldenInput, requests_are_as_the_schema_says) {
  for (const auto& document : documents_in(folder_ / "input"))
    EXPECT_THAT(schemas().faults("request.json", document), IsEmpty()) << document;
}

INSTANTIATE_TEST_SUITE_P(Requests, GoldenInput,
                         testing::Values("judge/records-one-a-line", "judge/records-in-brief",
                                         "judge/records-in-words"));

// ---- What is told of many faults, and of long ones

// So many keys that are no option, with different names.
std::string unknown_options(std::size_t count) {
  std::string options;
  for (std::size_t i = 0; i < count; ++i)
    options += (i == 0 ? "" : ",") + ("\"sweep.score" + std::to_string(i) + "\":1");
  return "{" + options + "}";
}

TEST(Requests, with_many_faults_are_read_as_far_as_they_are_told) {
  const auto read =
      read_as(Subject::position, R"({"rules":{"options":)" + unknown_options(2 * most_errors) + R"(},"position":{}})");
  ASSERT_FALSE(read);
  EXPECT_EQ(read.errors().size(), most_errors);
  EXPECT_THAT(read.errors().back().expected, HasSubstr("the nearest is sweep.score"));
}

// What is near is sought for each of them: of those that nobody is told of nothing is.
TEST(Requests, look_at_no_name_behind_the_last_fault_that_is_told) {
  const Node options = read_document(unknown_options(2 * most_errors)).value();
  ParseErrors errors;
  std::size_t looked_at = 0;
  for (const auto& [name, value] : named_members(Cursor(options, errors), "options")) {
    value.refuse("no " + std::string(name));
    ++looked_at;
  }
  EXPECT_EQ(looked_at, most_errors);
}

TEST(Requests, have_faults_with_pointers_that_are_shortened_as_what_was_found_is) {
  const auto pointer_to_option = [](const std::string& name) {
    const auto read = read_as(Subject::position, R"({"rules":{"options":{")" + name + R"(":1}},"position":{}})");
    return read ? std::string() : read.errors().front().where.pointer;
  };
  EXPECT_EQ(pointer_to_option(std::string(80, 'x')), "/rules/options/" + std::string(80, 'x'));
  EXPECT_EQ(pointer_to_option(std::string(80'000, 'x')), "/rules/options/" + std::string(80, 'x') + "...");
  const std::string cut_before_a_letter(79, 'x');
  EXPECT_EQ(pointer_to_option(cut_before_a_letter + "\xC3\xA4y"), "/rules/options/" + cut_before_a_letter + "...");
}

}  // namespace
}  // namespace casino::json::request_test
