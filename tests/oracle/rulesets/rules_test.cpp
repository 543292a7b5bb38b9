// Rules in JSON: reading, writing, laying over, and what is refused.

#include "oracle/rulesets/rules.hpp"

#include <gtest/gtest.h>

#include "tests/oracle/json/reading.hpp"

namespace casino::json::rules_test {
namespace {

using test::faults;
using test::rules_for;

std::string said(std::string_view text) { return faults(parse_rules(text)); }
std::string written(std::string_view text) { return of(parse_rules(text).value()).dump(); }

// Read without asking whether they can be played.
Rules again(const Rules& rules) { return parsed(of(rules).dump(), read_rules).value(); }

TEST(JsonRules, a_name_alone_is_the_variant_with_its_usual_seats) {
  EXPECT_EQ(parse_rules("\"swazi\"").value(), rules_for("swazi", 3));
  EXPECT_EQ(parse_rules(R"({"variant":"anglo-american"})").value(), rules_for("anglo-american", 2));
  EXPECT_EQ(parse_rules(R"({"variant":"swazi","seats":4})").value(), rules_for("swazi", 4));
}

TEST(JsonRules, only_differences_are_written) {
  EXPECT_EQ(written("\"swazi\""), R"({"variant":"swazi","seats":3})");
  EXPECT_EQ(
      written(R"({"variant":"swazi","off":["SWZ-ABN-1"],"seats":4,
                        "options":{"build.owner":"last_adder","sweep.score":1,"raise.whose":"opponents"}})"),
      R"({"variant":"swazi","seats":4,"options":{"build.owner":"last_adder","sweep.score":1},"off":["AA-OWN-2"]})")
      << "raise.whose is opponents in Swazi anyway";
}

TEST(JsonRules, every_variant_reads_back_as_it_was) {
  for (const VariantEntry& variant : variants())
    for (std::uint8_t seats = variant.fewest_seats; seats <= variant.most_seats; ++seats)
      EXPECT_EQ(again(variant.rules(Seats{seats})), variant.rules(Seats{seats})) << variant.name;
}

TEST(JsonRules, every_value_of_every_choice_reads_back) {
  for (const OptionEntry& option : options()) {
    for (const std::string_view value : option.values) {
      Rules rules = rules_for("anglo-american", 2);
      ASSERT_EQ(set_value(rules, option.option, value), std::nullopt);
      EXPECT_EQ(value_of(again(rules), option.option), value) << option.name;
    }
  }
}

TEST(JsonRules, numbers_and_their_words_read_back) {
  EXPECT_EQ(written(R"({"variant":"anglo-american","options":{"match.target":"one_deal"}})"),
            R"({"variant":"anglo-american","seats":2,"options":{"match.target":"one_deal"}})");
  // 0 would be read as the word for it, and a sweep worth nothing as one like any other.
  EXPECT_EQ(said(R"({"variant":"anglo-american","options":{"match.target":0}})"),
            "1:55: /options/match.target: found 0, expected a number from 1 to 1000, or one_deal, or none");
  for (const OptionEntry& option : options()) {
    Rules rules = rules_for("anglo-american", 2);
    if (option.kind != OptionKind::number) continue;
    EXPECT_EQ(set_value(rules, option.option, "0").has_value(), !option.words.empty() || option.lowest > 0)
        << option.name;
  }
  EXPECT_EQ(written(R"({"variant":"anglo-american","options":{"match.target":11}})"),
            R"({"variant":"anglo-american","seats":2,"options":{"match.target":11}})");
  EXPECT_EQ(said(R"({"variant":"anglo-american","options":{"match.target":"11"}})"),
            "1:55: /options/match.target: found \"11\", expected a number from 1 to 1000, or one_deal, or none");
}

TEST(JsonRules, orders_are_lists) {
  const std::string_view text =
      R"({"variant":"anglo-american","seats":2,"options":{"match.count_order":["sweeps","10D","cards"]}})";
  EXPECT_EQ(written(text), text);
  for (const std::string_view bad : {R"("sweeps,10D")", R"(["sweeps,10D"])", R"(["sweeps","sweeps"])", R"([10])"})
    EXPECT_EQ(
        said(R"({"variant":"anglo-american","options":{"match.count_order":)" + std::string(bad) + "}}").substr(0, 35),
        "1:60: /options/match.count_order: f");
}

TEST(JsonRules, a_small_world_has_its_own_pack) {
  const Rules rules =
      parse_rules(
          R"({"variant":"anglo-american","options":{"deal.hand":2,"deal.table":0},"pack":["2S","AS","3H","2D"]})")
          .value();
  EXPECT_EQ(rules.pack, (CardSet{"AS"_card, "2S"_card, "2D"_card, "3H"_card}));
  EXPECT_EQ(of(rules)["pack"].dump(), R"(["AS","2S","2D","3H"])");
  EXPECT_EQ(again(rules), rules);
}

TEST(JsonRules, the_kind_of_pack_brings_its_cards) {
  const Rules rules =
      parsed(R"({"variant":"anglo-american","options":{"pack.kind":"no_pictures40"}})", read_rules).value();
  EXPECT_EQ(rules.pack, cards_of(PackKind::no_pictures40));
  EXPECT_EQ(of(rules).contains("pack"), false);
}

TEST(JsonRules, unknown_names_are_refused_with_the_nearest) {
  EXPECT_EQ(said("\"swazy\""), "1:1: found \"swazy\", expected a variant or dialect; the nearest is swazi");
  EXPECT_EQ(said("\"poker\"").substr(0, 54), "1:1: found \"poker\", expected a variant or dialect: ang");
  EXPECT_EQ(said(R"({"variant":"swazi","options":{"build.ownr":"last_adder"}})"),
            "1:44: /options/build.ownr: found the option \"build.ownr\", expected an option; the nearest is "
            "build.owner");
  EXPECT_EQ(said(R"({"variant":"swazi","options":{"build.enabled":"onn"}})"),
            "1:47: /options/build.enabled: found \"onn\", expected a value of build.enabled; the nearest is on");
  EXPECT_EQ(said(R"({"variant":"swazi","off":["AA-TRL-33"]})"),
            "1:27: /off/0: found \"AA-TRL-33\", expected the ID of a clause, such as \"AA-TRL-3\"; the "
            "nearest is AA-TRL-3");
  EXPECT_EQ(said(R"({"variant":"swazi","option":{}})"),
            "1:29: /option: found the key \"option\", expected a key of rules; "
            "the nearest is options");
}

TEST(JsonRules, values_of_the_wrong_kind_are_refused) {
  EXPECT_EQ(said("7"), "1:1: found 7, expected rules: the name of a variant or dialect, or an object");
  EXPECT_EQ(said("{}"), "1:1: found no key \"variant\", expected the name of a variant or dialect");
  EXPECT_EQ(said(R"({"variant":"swazi","seats":2})"), "1:28: /seats: found 2, expected a whole number from 3 to 4");
  EXPECT_EQ(said(R"({"variant":"swazi","options":{"build.enabled":true}})"),
            "1:47: /options/build.enabled: found true, expected a value of build.enabled: on, off");
  EXPECT_EQ(said(R"({"variant":"swazi","options":{"sweep.score":1.5}})"),
            "1:45: /options/sweep.score: found 1.5, expected a number from 0 to 20");
  EXPECT_EQ(said(R"({"variant":"swazi","options":{"sweep.score":21}})"),
            "1:45: /options/sweep.score: found 21, expected a number from 0 to 20");
  EXPECT_EQ(said(R"({"variant":"swazi","options":[]})"),
            "1:30: /options: found an empty list, expected an object with options as keys");
  EXPECT_EQ(said(R"({"variant":"swazi","pack":[]})"), "1:27: /pack: found an empty list, expected cards");
}

// AA-PAK-1 defines the pack, and a definition has no off.
TEST(JsonRules, what_has_no_off_is_not_switched_off) {
  EXPECT_EQ(said(R"({"variant":"swazi","off":["AA-PAK-1"]})"),
            "1:27: /off/0: found \"AA-PAK-1\", expected a clause that can be switched off; definitions, "
            "deals and the "
            "course of a match cannot");
}

TEST(JsonRules, contradictions_are_refused_when_all_is_read) {
  EXPECT_EQ(said(R"({"variant":"anglo-american","seats":3,"options":{"seats.sides":"partners"}})"),
            "1:1: found rules that contradict themselves: seats.sides=partners needs four seats, expected rules that "
            "can be played");
}

TEST(JsonRules, laid_over_others_options_are_merged_and_the_rest_replaced) {
  const auto over = [](std::string_view base, std::string_view top) {
    return rules_over(*read_document(base), *read_document(top));
  };
  const auto json = [](std::string_view text) { return *read_document(text); };
  EXPECT_EQ(over("\"swazi\"", R"({"seats":4})"), json(R"({"variant":"swazi","seats":4})"));
  EXPECT_EQ(over(R"({"variant":"swazi","options":{"a":1,"b":2},"off":["X"]})", R"({"options":{"b":3},"off":["Y"]})"),
            json(R"({"variant":"swazi","options":{"a":1,"b":3},"off":["Y"]})"));
  EXPECT_EQ(over(R"({"variant":"swazi","seats":4})", R"({"variant":"anglo-american"})"),
            json(R"({"variant":"anglo-american"})"));
  EXPECT_EQ(over(R"({"variant":"swazi","seats":4})", "\"swazi\""), json("\"swazi\""));
}

}  // namespace
}  // namespace casino::json::rules_test
