#pragma once
// The ways in which a deal can have gone, as far as its score goes, against their naive twin.

#include <cstdint>

#include "model/rules/rules.hpp"

namespace casino::properties {

// What was captured of a pack of a few cards, made up by dice with some of it untold: the model finds the same scores
// in all the ways of it as its twin does, of the whole sheet and of each item.
[[nodiscard]] bool the_ways_agree_with_the_naive_ones(const Rules& rules, std::uint64_t seed);

// The same where numbers of cards and spades are told.
[[nodiscard]] bool the_ways_of_shares_agree_with_the_naive_ones(const Rules& rules, std::uint64_t seed);

}  // namespace casino::properties
