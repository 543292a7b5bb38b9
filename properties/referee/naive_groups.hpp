#pragma once
// The naive twin of model/groups: every way to lay the items into groups, one after the other. Slow and
// short; a property holds the two together.

#include <set>

#include "model/groups/groups.hpp"

namespace casino::referee {

// How many groups each way to split all the items has; empty if there is no way.
[[nodiscard]] std::set<int> group_counts(const Rules& rules, const Items& items, const GroupQuestion& question);

// Whether some of the items (not none) make one group.
[[nodiscard]] bool some_make_a_group(const Rules& rules, const Items& items, const GroupQuestion& question);

// The largest number of cards that disjoint groups out of these items can use.
[[nodiscard]] int most_cards_in_groups(const Rules& rules, const Items& items, const GroupQuestion& question);

}  // namespace casino::referee
