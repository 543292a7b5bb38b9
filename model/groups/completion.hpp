#pragma once
// Groups of which a part is given: the card played, the tops of piles. How can loose cards complete them, and do the
// cards that are left make groups, too?

#include "model/cards/function_ref.hpp"
#include "model/groups/groups.hpp"

namespace casino {

// Gets what is left of the items when a group was completed; returns whether that will do.
using LeavesWell = FunctionRef<bool(const Items& left)>;

// Whether some of the items, or none, make one group together with all of `begun`, such that what is left will do.
// Cards of a rank are alike, so of each choice among them one is tried.
[[nodiscard]] bool some_completion(const Rules& rules, CardSet begun, const Items& items, const GroupQuestion& question,
                                   LeavesWell leaves_well);

}  // namespace casino
