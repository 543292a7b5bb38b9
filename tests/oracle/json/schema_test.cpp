// The JSON Schemas say what the readers do: the same keys, names and options, and all that we write or keep
// is valid.

#include <fstream>
#include <iterator>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "oracle/json/captured.hpp"
#include "oracle/json/judgement.hpp"
#include "oracle/json/position.hpp"
#include "oracle/json/score.hpp"
#include "oracle/json/turn.hpp"
#include "oracle/json/zones.hpp"
#include "oracle/log/json/json.hpp"
#include "oracle/rulesets/dialect.hpp"
#include "oracle/rulesets/rules.hpp"
#include "oracle/text/names.hpp"
#include "tests/oracle/json/reading.hpp"
#include "tests/support/json_schema.hpp"
#include "tests/support/source_dir.hpp"

namespace casino::json::schema_test {
namespace {

using test::SchemaJson;
using test::schemas;
using testing::IsEmpty;
using testing::Not;
using testing::UnorderedElementsAreArray;

const std::filesystem::path root = test::source_path();

SchemaJson content_of(const std::filesystem::path& path) {
  std::ifstream in(path);
  return SchemaJson::parse(in);
}

const SchemaJson& part(const std::string& file, const std::string& pointer) {
  return schemas().all().at(file).at(SchemaJson::json_pointer(pointer));
}

std::vector<std::string> keys_at(const std::string& file, const std::string& pointer) {
  std::vector<std::string> keys;
  for (const auto& [key, schema] : part(file, pointer).at("properties").items()) keys.push_back(key);
  return keys;
}

template <typename Names>
void expect_names(const std::string& file, const std::string& pointer, const Names& names) {
  EXPECT_EQ(part(file, pointer), SchemaJson(names)) << file << pointer;
}

TEST(Schemas, are_sound) { EXPECT_THAT(schemas().faults_of_schemas(), IsEmpty()); }

// A name, and no address: it never becomes another. They refer to each other by the names of their files.
TEST(Schemas, are_called_as_their_files) {
  for (const auto& [file, schema] : schemas().all())
    EXPECT_EQ(schema.at("$id"), "https://casino-oracle.example/schema/" + file);
}

TEST(Schemas, have_the_keys_of_the_readers) {
  EXPECT_THAT(keys_at("rules.json", "/$defs/changes"), UnorderedElementsAreArray(rules_keys));
  EXPECT_THAT(keys_at("dialect.json", ""), UnorderedElementsAreArray(dialect_keys));
  EXPECT_THAT(keys_at("position.json", ""), UnorderedElementsAreArray(position_keys));
  EXPECT_THAT(keys_at("position.json", "/$defs/build"), UnorderedElementsAreArray(build_keys));
  EXPECT_THAT(keys_at("position.json", "/$defs/hand/anyOf/2"), UnorderedElementsAreArray(hand_keys));
  EXPECT_THAT(keys_at("position.json", "/$defs/sweeps/items/anyOf/1"), UnorderedElementsAreArray(sweep_keys));
  EXPECT_THAT(keys_at("position.json", "/properties/last_play"), UnorderedElementsAreArray(last_play_keys));
  EXPECT_THAT(keys_at("position.json", "/$defs/turn_in_progress"), UnorderedElementsAreArray(turn_state_keys));
  EXPECT_THAT(keys_at("turn.json", "/anyOf/0"), UnorderedElementsAreArray(turn_keys));
  EXPECT_THAT(keys_at("turn.json", "/$defs/action"), UnorderedElementsAreArray(action_keys));
  EXPECT_THAT(keys_at("turn.json", "/$defs/event"), UnorderedElementsAreArray(event_keys));
  EXPECT_THAT(keys_at("judgement.json", ""), UnorderedElementsAreArray(judgement_keys));
  EXPECT_THAT(keys_at("judgement.json", "/$defs/finding"), UnorderedElementsAreArray(finding_keys));
  EXPECT_THAT(keys_at("judgement.json", "/$defs/need"), UnorderedElementsAreArray(need_keys));
  EXPECT_THAT(keys_at("judgement.json", "/properties/impossible"), UnorderedElementsAreArray(impossible_keys));
  EXPECT_THAT(keys_at("judgement.json", "/properties/groupings/items"), UnorderedElementsAreArray(grouping_keys));
  EXPECT_THAT(keys_at("captured.json", ""), UnorderedElementsAreArray(captured_keys));
  EXPECT_THAT(keys_at("captured.json", "/$defs/share"), UnorderedElementsAreArray(captured_side_keys));
  EXPECT_THAT(keys_at("score.json", ""), UnorderedElementsAreArray(deal_score_keys));
  EXPECT_THAT(keys_at("score.json", "/$defs/line"), UnorderedElementsAreArray(score_line_keys));
  EXPECT_THAT(keys_at("score.json", "/$defs/carried"), UnorderedElementsAreArray(carried_keys));
  EXPECT_THAT(keys_at("match.json", ""), UnorderedElementsAreArray(match_keys));
  EXPECT_THAT(keys_at("dealing.json", ""), UnorderedElementsAreArray(dealing_keys));
}

TEST(Schemas, have_the_keys_of_the_reader_of_logs) {
  EXPECT_THAT(keys_at("log.json", ""), UnorderedElementsAreArray(log::log_keys));
  EXPECT_THAT(keys_at("log.json", "/properties/before"), UnorderedElementsAreArray(log::before_keys));
  EXPECT_THAT(keys_at("log.json", "/properties/result"), UnorderedElementsAreArray(log::result_keys));
  EXPECT_THAT(keys_at("log.json", "/$defs/deal"), UnorderedElementsAreArray(log::deal_keys));
  EXPECT_THAT(keys_at("log.json", "/$defs/played"), UnorderedElementsAreArray(log::played_keys));
  EXPECT_THAT(keys_at("log.json", "/$defs/dealt"), UnorderedElementsAreArray(log::dealt_keys));
  EXPECT_THAT(keys_at("log.json", "/$defs/happened"), UnorderedElementsAreArray(log::happened_keys));
  EXPECT_THAT(keys_at("log.json", "/$defs/comment"), UnorderedElementsAreArray(log::comment_keys));
  EXPECT_THAT(keys_at("log.json", "/$defs/stands"), UnorderedElementsAreArray(log::stands_keys));
  EXPECT_THAT(keys_at("log.json", "/$defs/taken_back"), UnorderedElementsAreArray(log::taken_back_keys));
  EXPECT_THAT(keys_at("log.json", "/$defs/objection"), UnorderedElementsAreArray(log::objection_keys));
  EXPECT_THAT(keys_at("log.json", "/$defs/agreed"), UnorderedElementsAreArray(log::agreed_keys));
  EXPECT_THAT(keys_at("log.json", "/$defs/recorded_score"), UnorderedElementsAreArray(log::recorded_score_keys));
  EXPECT_THAT(keys_at("log.json", "/$defs/recorded_totals"), UnorderedElementsAreArray(log::recorded_totals_keys));
  EXPECT_THAT(keys_at("log.json", "/$defs/lot"), UnorderedElementsAreArray(log::lot_keys));
  EXPECT_THAT(keys_at("log.json", "/$defs/misdeal"), UnorderedElementsAreArray(log::misdeal_keys));
}

TEST(Schemas, have_the_names_of_the_model) {
  expect_names("turn.json", "/$defs/kind/enum", do_names);
  expect_names("turn.json", "/$defs/event/properties/event/enum", event_names);
  expect_names("judgement.json", "/properties/verdict/enum", verdict_names);
  expect_names("judgement.json", "/$defs/obstacle/enum", obstacle_names);
  expect_names("judgement.json", "/$defs/need/properties/what/enum", unknown_names);
  expect_names("names.json", "/$defs/item/anyOf/0/enum", score_item_names().first(score_item_count));
}

TEST(Schemas, of_rules_is_the_one_that_the_program_writes) {
  std::ifstream in(root / "oracle/schema/rules.json");
  const std::string kept{std::istreambuf_iterator<char>(in), {}};
  EXPECT_EQ(kept, json::rules_schema()) << "run ./dev docs";
}

// An option of each kind: a choice, a number, a number with a word for 0, and an order.
TEST(Schemas, have_the_options_of_the_registry) {
  const SchemaJson& properties = part("rules.json", "/$defs/options/properties");
  EXPECT_EQ(properties.size(), options().size());
  EXPECT_EQ(properties.at("trail.capturing_card").at("enum"),
            SchemaJson({"allowed", "forbidden_if_equal_loose", "forbidden"}));
  EXPECT_EQ(properties.at("sweep.score").at("maximum"), 20);
  EXPECT_EQ(properties.at("match.target").at("anyOf").at(1),
            SchemaJson({{"enum", SchemaJson::array({"one_deal", "none"})}}));
  EXPECT_EQ(properties.at("match.count_order").at("type"), "array");
}

TEST(Schemas, have_the_dialects_of_the_corpus) {
  SchemaJson names = SchemaJson::array();
  for (const NamedRules& named : all_named_rules())
    if (named.is_dialect()) names.push_back(named.name);
  EXPECT_EQ(part("rules.json", "/$defs/dialect/enum"), names);
  std::size_t files = 0;
  for (const auto& entry : std::filesystem::directory_iterator(root / "corpus/dialects")) {
    if (entry.path().extension() != ".json") continue;
    ++files;
    EXPECT_THAT(schemas().faults("dialect.json", content_of(entry.path())), IsEmpty()) << entry.path();
    EXPECT_THAT(schemas().faults("rules.json", content_of(entry.path())), IsEmpty()) << entry.path();
    EXPECT_EQ(content_of(entry.path()).at("name"), entry.path().stem().string());
  }
  EXPECT_EQ(files, names.size()) << "oracle/CMakeLists.txt lists the dialects that the library brings along";
}

TEST(Schemas, know_the_words_that_tags_can_be) {
  for (const char* name :
       {"date", "a", "Spielst\u00e4tte", "\u65e5\u4ed8", "round-2_b", "", "2", "-x", "a b", "a:b", "a.b"}) {
    const SchemaJson log{
        {"format", "casino-log/1"}, {"rules", "swazi"}, {"tags", {{name, "x"}}}, {"deals", SchemaJson::array()}};
    EXPECT_EQ(schemas().faults("log.json", log).empty(), log::is_tag_name(name)) << name;
  }
}

TEST(Schemas, accept_every_case_of_the_corpus) {
  int files = 0;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(root / "corpus/cases")) {
    if (entry.path().extension() != ".json") continue;
    ++files;
    EXPECT_THAT(schemas().faults("cases.json", content_of(entry.path())), IsEmpty()) << entry.path();
  }
  EXPECT_GT(files, 0);
}

TEST(Schemas, accept_every_small_world) {
  int files = 0;
  for (const auto& entry : std::filesystem::directory_iterator(root / "corpus/worlds")) {
    ++files;
    EXPECT_THAT(schemas().faults("worlds.json", content_of(entry.path())), IsEmpty()) << entry.path();
  }
  EXPECT_GT(files, 0);
}

TEST(Schemas, accept_what_is_written) {
  for (const std::string name : {"anglo-american", "swazi", "small-world", "rook"}) {
    const SchemaJson seed = content_of(root / "tests/fuzz/seeds/json_position" / (name + ".json"));
    const Node node = read_document(seed.dump()).value();
    const Rules rules = parsed(*node.find("rules"), read_rules).value();
    const auto position = parsed(*node.find("position"), [&](const Cursor& at) { return read_position(at, rules); });
    const auto turn =
        parsed(*node.find("turn"), [&](const Cursor& at) { return read_turn(at, rules, position->to_act); });
    EXPECT_THAT(schemas().faults("rules.json", of(rules)), IsEmpty()) << name;
    EXPECT_THAT(schemas().faults("position.json", of(*position, rules)), IsEmpty()) << name;
    EXPECT_THAT(schemas().faults("turn.json", of(*turn, rules)), IsEmpty()) << name;
    EXPECT_THAT(schemas().faults("judgement.json", of(judge(rules, *position, *turn), rules, Detail::statements)),
                IsEmpty())
        << name;
    const Captured captured = captured_so_far(rules, *position);
    EXPECT_THAT(schemas().faults("captured.json", of(captured, rules)), IsEmpty()) << name;
    EXPECT_THAT(schemas().faults("score.json", of(score_of(rules, captured), rules, Detail::statements)), IsEmpty())
        << name;
    EXPECT_THAT(schemas().faults("match.json", of(Match{}, rules)), IsEmpty()) << name;
  }
}

struct Refused {
  std::string schema;
  std::string value;
};

void PrintTo(const Refused& refused, std::ostream* out) { *out << refused.schema << " " << refused.value; }

class RefusedBySchema : public testing::TestWithParam<Refused> {};

TEST_P(RefusedBySchema, is_refused) {
  EXPECT_THAT(schemas().faults(GetParam().schema, SchemaJson::parse(GetParam().value)), Not(IsEmpty()));
}

INSTANTIATE_TEST_SUITE_P(
    Schemas, RefusedBySchema,
    testing::Values(
        Refused{"rules.json", R"({"seats":3})"}, Refused{"rules.json", R"("poker")"},
        Refused{"dialect.json", R"({"format":"casino-dialect/1","name":"x","title":"X","source":"here"})"},
        Refused{"dialect.json",
                R"({"format":"casino-dialect/1","name":"X y","title":"X","base":"swazi","source":"-"})"},
        Refused{"rules.json", R"({"variant":"swazi","options":{"build.ownr":"side"}})"},
        Refused{"rules.json", R"({"variant":"swazi","options":{"sweep.score":21}})"},
        Refused{"position.json", R"({"lose":[]})"}, Refused{"position.json", R"({"loose":["11D"]})"},
        Refused{"position.json", R"({"loose":["5C","5C"]})"}, Refused{"position.json", R"({"hands":{"Q":[]}})"},
        Refused{"position.json", R"({"builds":[{"value":9,"cards":["9C"]}]})"},
        Refused{"position.json", R"({"stock":1.5})"}, Refused{"turn.json", R"({"do":"take"})"},
        Refused{"turn.json", R"({"event":"reveal","by":"N"})"}, Refused{"turn.json", R"({"event":"claim"})"},
        Refused{"judgement.json", R"({"verdict":"legal","violations":[]})"},
        Refused{"judgement.json", R"({"verdict":"illegal","violations":[{"step":0}]})"},
        Refused{"captured.json", R"({"sides":{"N":{"cards":[],"count":3}}})"}, Refused{"score.json", R"({"lines":[]})"},
        Refused{"log.json", R"({"format":"casino-log/2","rules":"swazi","deals":[]})"},
        Refused{"log.json", R"({"format":"casino-log/1","rules":"swazi"})"},
        Refused{"log.json", R"({"format":"casino-log/1","rules":"swazi","deals":[{"play":[{"steps":[]}]}]})"},
        Refused{"log.json", R"({"format":"casino-log/1","rules":"swazi","deals":[],"closing_comments":["x"]})"},
        Refused{"match.json", R"({"winner":3})"}, Refused{"dealing.json", R"({"number":0})"},
        Refused{"cases.json", R"({"format":"casino-cases/2","cases":[]})"},
        Refused{"cases.json", R"({"format":"casino-cases/1","cases":[{"id":"x","expect":{}}]})"}));

}  // namespace
}  // namespace casino::json::schema_test
