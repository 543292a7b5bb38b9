// Dialects in JSON: what they lay over their base, wherever rules can stand, and what is refused.

#include "oracle/rulesets/dialect.hpp"

#include <gtest/gtest.h>

#include "oracle/corpus/reader.hpp"
#include "oracle/requests/request.hpp"
#include "oracle/rulesets/dialect_text.hpp"
#include "oracle/rulesets/rules.hpp"
#include "tests/oracle/json/reading.hpp"

namespace casino::json::dialect_test {
namespace {

using test::faults;
using test::rules_for;

// A dialect with these members besides those that every one has.
std::string dialect(const std::string& members) {
  return R"({"format":"casino-dialect/1","name":"house","title":"At home","source":"our kitchen",)" + members + "}";
}

Parsed<NamedRules> read(const std::string& text) {
  return parsed(text, [](const Cursor& at) { return read_dialect(at, all_named_rules()); });
}

std::string said(const std::string& text) { return faults(read(text)); }

// Anglo-American Casino for three, with the owner of a build allowed to trail.
Rules house() {
  Rules rules = rules_for("anglo-american", 3);
  rules.trail_owning_build = TrailOwningBuild::allowed;
  return rules;
}
const std::string house_text =
    dialect(R"("base":"anglo-american","seats":3,"options":{"trail.owning_build":"allowed"})");

TEST(JsonDialect, is_its_base_and_what_differs) {
  const NamedRules named = read(house_text).value();
  EXPECT_EQ(named.name, "house");
  EXPECT_EQ(named.variant->name, "anglo-american");
  EXPECT_EQ(named.usual_rules(), house());
}

TEST(JsonDialect, without_seats_it_is_played_by_as_many_as_its_base) {
  const NamedRules named = read(dialect(R"("base":"swazi","options":{"sweep.score":1})")).value();
  EXPECT_EQ(named.fewest_seats, 3);
  EXPECT_EQ(named.most_seats, 4);
  EXPECT_EQ(named.rules(Seats{4}).seats_sides, SeatsSides::partners);
  EXPECT_EQ(named.rules(Seats{4}).sweep_score, 1);
}

TEST(JsonDialect, can_switch_clauses_off) {
  const Rules rules = read(dialect(R"("base":"anglo-american","off":["AA-TRL-3"])")).value().usual_rules();
  EXPECT_TRUE(rules.off.contains("AA-TRL-3"_clause));
}

TEST(JsonDialect, can_rest_on_another_dialect) {
  std::vector<NamedRules> known(all_named_rules().begin(), all_named_rules().end());
  known.push_back(read(house_text).value());
  const auto upon = parsed(R"({"format":"casino-dialect/1","name":"next-door","title":"Next door","source":"seen",
                               "base":"house","options":{"sweep.score":2}})",
                           [&](const Cursor& at) { return read_dialect(at, known); });
  ASSERT_TRUE(upon) << faults(upon);
  Rules rules = house();
  rules.sweep_score = 2;
  EXPECT_EQ(upon->usual_rules(), rules);
  ASSERT_EQ(upon->own_settings().size(), 1U) << "the other one is its base's";
  EXPECT_EQ(upon->own_settings()[0], (Setting{Option::sweep_score, "2"}));
}

TEST(JsonDialect, stands_wherever_rules_can) {
  EXPECT_EQ(parse_rules(house_text).value(), house());
  const auto file = corpus::parse_case_file(R"({"format":"casino-cases/1","rules":)" + house_text +
                                            R"(,"cases":[{"id":"x","rules_only":true,"expect":{"refused":false}}]})");
  ASSERT_TRUE(file) << faults(file);
  EXPECT_EQ(file->cases.at(0).rules, house());
}

TEST(JsonDialect, requests_can_lay_more_over_it) {
  RequestReader reader(read_document(house_text).value());
  const auto request =
      reader.read(read_document(R"({"rules":{"options":{"sweep.score":1}},"position":{},"judge":"position"})").value(),
                  Subject::judgement);
  ASSERT_TRUE(request) << faults(request);
  Rules rules = house();
  rules.sweep_score = 1;
  EXPECT_EQ(request->rules, rules);
}

TEST(JsonDialect, unknown_names_are_refused_where_they_stand) {
  EXPECT_EQ(said(dialect(R"("base":"swazy")")),
            "1:93: /base: found \"swazy\", expected a variant or dialect; the nearest is swazi");
  EXPECT_EQ(said(dialect(R"("base":"swazi","options":{"build.ownr":"side"})")),
            "1:125: /options/build.ownr: found the option \"build.ownr\", expected an option; the nearest is "
            "build.owner");
  EXPECT_EQ(said(dialect(R"("base":"swazi","options":{"build.enabled":"onn"})")),
            "1:128: /options/build.enabled: found \"onn\", expected a value of build.enabled; the nearest is on");
  EXPECT_EQ(said(dialect(R"("base":"swazi","seat":3)")),
            "1:108: /seat: found the key \"seat\", expected a key of a dialect; the nearest is seats");
}

TEST(JsonDialect, what_cannot_be_played_is_refused) {
  EXPECT_EQ(said(dialect(R"("base":"swazi","seats":2)")),
            "1:109: /seats: found 2, expected a whole number from 3 to 4");
  EXPECT_EQ(said(dialect(R"("base":"anglo-american","options":{"seats.sides":"partners"})")),
            "1:120: /options: found rules that contradict themselves with 2 seats: seats.sides=partners needs four "
            "seats, expected rules that can be played");
}

TEST(JsonDialect, a_name_that_is_taken_is_refused) {
  const std::string swazi =
      R"({"format":"casino-dialect/1","name":"swazi","title":"Other","source":"-","base":"swazi",)"
      R"("options":{"sweep.score":1}})";
  EXPECT_EQ(
      said(swazi),
      "1:37: /name: found the name \"swazi\", expected a name that no other has: there is a variant of that name");
  std::vector<NamedRules> known{read(house_text).value()};
  const auto with_house_known = [&](const std::string& text) {
    known.insert(known.end(), all_named_rules().begin(), all_named_rules().end());
    return faults(parsed(text, [&](const Cursor& at) { return read_dialect(at, known); }));
  };
  EXPECT_EQ(with_house_known(house_text), "") << "the same dialect again";
  EXPECT_EQ(with_house_known(dialect(R"("base":"swazi")")),
            "1:37: /name: found the name \"house\", expected a name that no other has: there is a dialect of that "
            "name");
  EXPECT_EQ(said(R"({"format":"casino-dialect/1","name":"My house","title":"-","source":"-","base":"swazi"})"),
            "1:37: /name: found \"My house\", expected a name of small letters, digits and hyphens");
}

TEST(JsonDialect, a_reason_is_for_something_that_it_says) {
  EXPECT_EQ(said(dialect(R"("base":"swazi","options":{"sweep.score":1},"why":{"sweep.score":"seen"})")), "");
  EXPECT_EQ(said(dialect(R"("base":"swazi","off":["AA-OWN-2"],"why":{"AA-OWN-2":"seen"})")), "");
  EXPECT_EQ(said(dialect(R"("base":"swazi","why":{"sweep.score":"seen"})")),
            "1:122: /why/sweep.score: found a reason for \"sweep.score\", expected an option or clause that is set "
            "here");
}

TEST(JsonDialect, nothing_that_it_needs_may_be_missing) {
  EXPECT_EQ(said(R"({"format":"casino-dialect/2"})"),
            "1:11: /format: found \"casino-dialect/2\", expected a format that is known; the nearest is "
            "casino-dialect/1\n"
            "1:1: found no key \"name\", expected the name of the dialect\n"
            "1:1: found no key \"title\", expected a title for people\n"
            "1:1: found no key \"source\", expected where it was met\n"
            "1:1: found no key \"base\", expected the variant or dialect that this one differs from");
}

void expect_the_same(const NamedRules& a, const NamedRules& b) {
  EXPECT_EQ(a.name, b.name);
  EXPECT_EQ(a.title, b.title);
  EXPECT_EQ(a.source, b.source);
  EXPECT_EQ(a.base, b.base);
  EXPECT_EQ(a.why, b.why);
  for (std::uint8_t seats = a.fewest_seats; seats <= a.most_seats; ++seats)
    EXPECT_EQ(a.rules(Seats{seats}), b.rules(Seats{seats}));
}

TEST(JsonDialect, written_down_it_reads_back) {
  for (const NamedRules& named : all_named_rules())
    if (named.is_dialect()) expect_the_same(read(dialect_text(named)).value(), named);
  const NamedRules own = read(dialect(R"("base":"anglo-american","seats":3,"off":["AA-BLD-6"],
                                         "options":{"trail.owning_build":"allowed","match.target":"one_deal"},
                                         "why":{"AA-BLD-6":"nobody \"keeps\" to it"})"))
                             .value();
  expect_the_same(read(dialect_text(own)).value(), own);
}

}  // namespace
}  // namespace casino::json::dialect_test
