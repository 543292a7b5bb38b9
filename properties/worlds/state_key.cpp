#include "properties/worlds/state_key.hpp"

#include <algorithm>
#include <charconv>

#include <fmt/format.h>

#include "oracle/json/position.hpp"
#include "oracle/json/score.hpp"
#include "oracle/text/sha256.hpp"
#include "properties/facts/alike.hpp"
#include "properties/facts/moved.hpp"

namespace casino::properties {
namespace {

constexpr Renaming other_suits{.swaps_suits = true};

std::optional<std::uint64_t> number_in(std::string_view digits) {
  std::uint64_t number = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number, 16);
  if (error != std::errc{} || end != digits.data() + digits.size()) return std::nullopt;
  return number;
}

}  // namespace

std::string text_of(const StateKey& key) { return fmt::format("{:016x}{:016x}", key.high, key.low); }

std::optional<StateKey> find_key(std::string_view digits) {
  if (digits.size() != key_digits) return std::nullopt;
  const auto high = number_in(digits.substr(0, key_digits / 2));
  const auto low = number_in(digits.substr(key_digits / 2));
  if (!high || !low) return std::nullopt;
  return StateKey{*high, *low};
}

StateKeys::StateKeys(const Rules& rules)
    : rules_(rules), suits_are_alike_(properties::suits_are_alike(rules) && keeps(rules, other_suits)) {}

StateKey StateKeys::of(const Position& position, const std::optional<Match>& match) const {
  std::string text = json::of(position, rules_).dump();
  if (suits_are_alike_) text = std::min(text, json::of(renamed(rules_, position, other_suits), rules_).dump());
  if (match) text += json::of(*match, rules_).dump();
  return find_key(sha256(text).substr(0, key_digits)).value_or(StateKey{});
}

}  // namespace casino::properties
