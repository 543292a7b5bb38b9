#pragma once
// Numbers that split into groups of one total. Written anew here and not taken from model/groups: the
// enumeration is the second road to every verdict, and a fault of the one search should not hide behind the
// other.

#include <array>
#include <cstdint>

#include "model/table/value.hpp"

namespace casino::enumerate {

inline constexpr int points_of_high_ace = 14;
// Of a set of sums, bit n for the sum n, those that cards can make.
inline constexpr std::uint64_t sums_in_range = (std::uint64_t{1} << (highest_total + 1)) - 1;

// How many items of each value.
using Counts = std::array<std::uint8_t, highest_value + 1>;

// Items to be grouped: those with one value, aces that may count 1 or 14, and perhaps a group that others
// have begun (a build that is raised, with the card that raises it).
struct Numbers {
  Counts counts{};
  std::uint8_t either_aces = 0;
  std::uint8_t begun = 0;       // the sum so far of the group begun
  std::uint8_t aces_begun = 0;  // aces that count 1 in it
};

struct Target {
  Value value;
  bool lone_low_aces = false;  // no group holds two aces at 1
};

// Whether all of them split into groups that make the value (AA-CAP-5, AA-BLD-4, AA-BLD-5). Nothing splits.
[[nodiscard]] bool splits(const Numbers& numbers, Target target);

// Whether each of them is in some group, groups being allowed to share items (capture.groups=overlapping).
[[nodiscard]] bool covered_by_groups(const Numbers& numbers, Target target);

// Which sums some of the items make, aces of either value counting 1; bit n for the sum n.
[[nodiscard]] std::uint64_t sums_of(const Counts& counts);

}  // namespace casino::enumerate
