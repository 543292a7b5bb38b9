#pragma once
// How tops of piles and cards of the table go into groups that a capture takes together (SAF-CAP-1; options
// steal.capture_tops, capture.groups).

#include "model/groups/groups.hpp"
#include "model/table/position.hpp"

namespace casino {

// steal.capture_tops=successive_groups: whether the items and the tops make groups that can be taken one after the
// other, each with such cards as lie on top of their piles by then.
[[nodiscard]] bool comes_out_group_by_group(const Rules& rules, const PerSeat<Pile>& piles, const Items& items,
                                            CardSet tops, const GroupQuestion& question);

// Whether these tops all go into groups of the value, with some of the cards and builds of the table or without, if a
// capture may do without (asked only where the table makes no group by itself). They are such as can be had together.
[[nodiscard]] bool tops_complete_groups(const Rules& rules, CardSet tops, const Items& table, Value value,
                                        bool must_have_table_cards);

}  // namespace casino
