#pragma once
// A pile through whatever can happen to it, beside its naive twin.

#include <cstdint>

namespace casino::properties {

// The seed says how cards are laid on a pile, shown and taken out of it. After each of that it is what the naive pile
// is.
[[nodiscard]] bool the_pile_agrees_with_the_naive_one(std::uint64_t seed, int moves);

}  // namespace casino::properties
