#include "oracle/json/position.hpp"

#include "model/queries/build_order.hpp"
#include "oracle/corpus/compare/parts.hpp"

namespace casino::corpus {
namespace {

// How the cards of a build lie is compared where it is given.
bool lie_the_same(const Position& expected, const Position& found, CardSet build) {
  const Pile order = order_of(expected, build);
  return order.possible_tops() == build || order == order_of(found, build);
}

// Its groups, its history, and what happened to it in the turn in progress, where they are given.
bool are_the_same(const Rules& rules, const Build& expected, const std::vector<std::string>& keys, const Build& found) {
  if (expected.cards != found.cards || expected.value != found.value || expected.owner != found.owner) return false;
  const json::Json a = json::of(expected, rules);
  const json::Json b = json::of(found, rules);
  return std::ranges::all_of(keys, [&](const std::string& key) {
    return a.contains(key) == b.contains(key) && (!a.contains(key) || a.at(key) == b.at(key));
  });
}

// In any order. Two builds have no card in common, so each expected one can be looked for by itself.
bool have_the_same_builds(const Rules& rules, const ExpectedPosition& expected, const Position& found) {
  const Builds& builds = expected.position.builds;
  if (builds.size() != found.builds.size()) return false;
  for (std::size_t i = 0; i < builds.size(); ++i) {
    const auto is_expected = [&](const Build& build) {
      return are_the_same(rules, builds[i], expected.keys_of_builds[i], build);
    };
    if (std::ranges::none_of(found.builds, is_expected)) return false;
    if (!lie_the_same(expected.position, found, builds[i].cards)) return false;
  }
  return true;
}

// Only the hands that are given.
bool have_the_same_hands(const Position& expected, const Position& found, Seats seats) {
  for (std::uint8_t i = 0; i < seats.count; ++i)
    if (!(expected.hands[Seat{i}] == Hand{}) && !(expected.hands[Seat{i}] == found.hands[Seat{i}])) return false;
  return true;
}

// Only the piles that are given.
bool have_the_same_piles(const Position& expected, const Position& found, Seats seats) {
  for (std::uint8_t i = 0; i < seats.count; ++i)
    if (!expected.piles[Seat{i}].empty() && !(expected.piles[Seat{i}] == found.piles[Seat{i}])) return false;
  return true;
}

// A part of the position as the formats write it.
std::string written(const Rules& rules, const Position& position, const std::string& key) {
  const json::Json whole = json::of(position, rules);
  return whole.contains(key) ? whole.at(key).dump() : joined({});
}

}  // namespace

void compare_position(Comparison& comparison, const ExpectedPosition& expected, const Position& found) {
  const Rules& rules = comparison.rules();
  const Position& position = expected.position;
  for (const std::string& key : expected.keys) {
    if (key == "builds" && have_the_same_builds(rules, expected, found)) continue;
    if (key == "hands" && have_the_same_hands(position, found, rules.seats)) continue;
    if (key == "piles" && have_the_same_piles(position, found, rules.seats)) continue;
    comparison.same("after/" + key, written(rules, position, key), written(rules, found, key));
  }
}

}  // namespace casino::corpus
