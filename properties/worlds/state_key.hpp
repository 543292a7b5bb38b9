#pragma once
// By what a walk knows that it has been somewhere: a checksum of the whole position. Positions that only the names of
// hearts and clubs tell apart have one key, where no rule tells these apart.

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "model/match/match.hpp"
#include "model/rules/rules.hpp"
#include "model/table/position.hpp"

namespace casino::properties {

// 128 bits of SHA-256: two positions do not have the same by chance.
struct StateKey {
  std::uint64_t high = 0;
  std::uint64_t low = 0;
  friend auto operator<=>(const StateKey&, const StateKey&) = default;
};
struct StateKeyHash {
  std::size_t operator()(const StateKey& key) const { return key.low; }
};

// 32 hexadecimal digits.
inline constexpr std::size_t key_digits = 32;
[[nodiscard]] std::string text_of(const StateKey& key);
[[nodiscard]] std::optional<StateKey> find_key(std::string_view digits);

class StateKeys {
 public:
  explicit StateKeys(const Rules& rules);
  // Of a position; of a position in a match.
  [[nodiscard]] StateKey of(const Position& position, const std::optional<Match>& match = {}) const;

 private:
  const Rules& rules_;
  bool suits_are_alike_;
};

}  // namespace casino::properties
