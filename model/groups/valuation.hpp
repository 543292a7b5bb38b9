#pragma once
// How many cards of each value there are: all that the search for groups needs to know of them (groups.hpp). Inside
// model/ only.

#include "model/groups/groups.hpp"

namespace casino {

constexpr unsigned value_limit = highest_value + 1;  // no item has a higher one

using Counts = std::array<std::uint8_t, value_limit>;

// A way to count the items: the values of all but the aces are given; of the aces `high_aces` count 14.
struct Valuation {
  Counts counts{};
  int sum = 0;
  bool fits = true;  // every item has a value, none too high
};

// Counts an ace low or high, where its place allows both, so that `high_aces` of them are high.
[[nodiscard]] Valuation valuation(const Rules& rules, const Items& items, const GroupQuestion& question, int high_aces);

[[nodiscard]] int aces_of_either_value(const Rules& rules, const Items& items, Place place);

}  // namespace casino
