// What is written means the same however it is written: rules come back from JSON as they were, and in which order
// loose cards, hands and builds are listed decides nothing.

#include <algorithm>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "oracle/json/position.hpp"
#include "oracle/notation/position.hpp"
#include "oracle/rulesets/rules.hpp"
#include "properties/generate/play.hpp"
#include "properties/generate/position.hpp"
#include "properties/generate/rules.hpp"
#include "properties/generate/show.hpp"

namespace casino::written_test {
namespace {

using namespace properties;

RC_GTEST_PROP(Written, rules_are_themselves_in_json, ()) {
  const Rules rules = *some_rules(8);
  const auto again = json::parse_rules(json::of(rules).dump());
  RC_ASSERT(again);
  RC_ASSERT(*again == rules);
}

RC_GTEST_PROP(Written, positions_are_themselves_in_the_notation, ()) {
  const Rules rules = *some_rules(2);
  const Position position = *some_position(rules, Amounts{});
  const std::string text = notation::text_of(rules, position);
  RC_LOG() << text;
  const auto again = notation::read_position(rules, text);
  RC_ASSERT(again);
  RC_ASSERT(*again == position);
}

void reverse(json::Json& object, const char* key) {
  if (object.contains(key) && object[key].is_array()) std::reverse(object[key].begin(), object[key].end());
}

RC_GTEST_PROP(Written, cards_of_a_position_can_be_listed_in_any_order, ()) {
  const Play play = *some_play(some_rules(2), 30);
  const Position position = play_through(play);
  json::Json written = json::of(position, play.rules);
  const std::string in_order = written.dump();
  reverse(written, "loose");
  reverse(written, "builds");
  if (written.contains("builds"))
    for (json::Json& build : written["builds"]) reverse(build, "cards");
  if (written.contains("hands"))
    for (auto& [seat, hand] : written["hands"].items())
      if (hand.is_array()) std::reverse(hand.begin(), hand.end());
  RC_CLASSIFY(written.dump() != in_order, "listed otherwise");
  const auto again = json::parse_position(written.dump(), play.rules);
  RC_ASSERT(again);
  RC_ASSERT(*again == position);
}

}  // namespace
}  // namespace casino::written_test
