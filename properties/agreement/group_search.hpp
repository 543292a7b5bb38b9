#pragma once
// The group search of the model against its naive twin.

#include "model/groups/groups.hpp"

namespace casino::properties {

// Groups that are disjoint, cover the items and nothing else, and make the value once each.
[[nodiscard]] bool groups_are_right(const Rules& rules, const Items& items, const GroupQuestion& question,
                                    const std::vector<CardSet>& groups);

// All four questions of model/groups get the naive search's answers.
[[nodiscard]] bool the_group_search_agrees_with_the_naive_one(const Rules& rules, const Items& items,
                                                              const GroupQuestion& question);

}  // namespace casino::properties
