#pragma once
// Parts of the model against their naive twins: the search for groups, piles, and the ways in which a deal can have
// gone.

#include <cstdint>

#include "model/groups/groups.hpp"

namespace casino::properties {

// Groups that are disjoint, cover the items and nothing else, and make the value once each.
[[nodiscard]] bool groups_are_right(const Rules& rules, const Items& items, const GroupQuestion& question,
                                    const std::vector<CardSet>& groups);

// All four questions of model/groups get the naive search's answers.
[[nodiscard]] bool the_group_search_agrees_with_the_naive_one(const Rules& rules, const Items& items,
                                                              const GroupQuestion& question);

// A pile through whatever can happen to it. The seed says how cards are laid on it, shown and taken out of it; after
// each of that it is what the naive pile is.
[[nodiscard]] bool the_pile_agrees_with_the_naive_one(std::uint64_t seed, int moves);

// What was captured of a pack of a few cards, made up by dice with some of it unstated: the model finds the same scores
// in all the ways of it as its twin does, of the whole sheet and of each item.
[[nodiscard]] bool the_ways_agree_with_the_naive_ones(const Rules& rules, std::uint64_t seed);

// The same where numbers of cards and spades are stated.
[[nodiscard]] bool the_ways_of_shares_agree_with_the_naive_ones(const Rules& rules, std::uint64_t seed);

}  // namespace casino::properties
