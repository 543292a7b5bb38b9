// Rules, a position and a turn in JSON: {"rules":..,"position":..,"turn":..}. Whatever is read reads back the
// same when it is written, and nothing else happens to the rest but being refused.

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "model/judge/judge.hpp"
#include "oracle/json/position.hpp"
#include "oracle/json/turn.hpp"
#include "oracle/rulesets/rules.hpp"
#include "tests/fuzz/require.hpp"

namespace casino::fuzz_json_position {
namespace {

using json::Cursor;
using json::Node;

// Stops the fuzzer where `again` is not the value that was written.
template <typename T>
void expect_same(const Parsed<T>& again, const T& value) {
  require(again.has_value() && *again == value);
}

void try_turn(const Node& node, const Rules& rules, const Position& position) {
  const auto read = [&](const Cursor& at) { return json::read_turn(at, rules, position.to_act); };
  const Parsed<Turn> turn = json::parsed(node, read);
  if (turn) expect_same(json::parsed(json::of(*turn, rules).dump(), read), *turn);
}

void try_position(const Node& node, const Rules& rules, const Node* turn) {
  const auto read = [&](const Cursor& at) { return json::read_position(at, rules); };
  const auto read_as_given = [&](const Cursor& at) { return json::read_position_as_given(at, rules); };
  const Parsed<Position> position = json::parsed(node, read);
  if (position) expect_same(json::parsed(json::of(*position, rules).dump(), read), *position);
  const Parsed<Position> as_given = json::parsed(node, read_as_given);
  if (as_given) expect_same(json::parsed(json::of(*as_given, rules).dump(), read_as_given), *as_given);
  // What can be read, but not as a sound position, has structural faults, and the other way round.
  if (as_given) require(position.has_value() == structural_faults(rules, *as_given).empty());
  if (position && turn != nullptr) try_turn(*turn, rules, *position);
}

}  // namespace

void run(const std::uint8_t* bytes, std::size_t size) {
  const Parsed<Node> document = json::read_document({reinterpret_cast<const char*>(bytes), size});
  if (!document) return;
  const Node* rules_node = document->find("rules");
  if (rules_node == nullptr) return;
  const Parsed<Rules> rules = json::parsed(*rules_node, json::read_rules);
  if (!rules) return;
  expect_same(json::parsed(json::of(*rules).dump(), json::read_rules), *rules);
  if (const Node* position = document->find("position")) try_position(*position, *rules, document->find("turn"));
}

}  // namespace casino::fuzz_json_position
