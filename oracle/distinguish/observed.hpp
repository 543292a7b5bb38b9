#pragma once
// What people at the table can tell apart after a turn. A position also keeps history, and that only where its own
// rules ask for it: two rules can keep different history of the same course of things.

#include "model/rules/rules.hpp"
#include "model/table/position.hpp"

namespace casino::rulings {

// Whether the same lies where it lay: hands, table, builds with value and owner, piles, and whose turn it is. The order
// of piles counts where both rules keep it, sweeps and calls where both score
// them.
[[nodiscard]] bool looks_the_same(const Rules& a, const Position& after_a, const Rules& b, const Position& after_b);

// The same of what a turn does to the table alone: layout, builds and piles.
[[nodiscard]] bool table_looks_the_same(const Rules& a, const Position& after_a, const Rules& b,
                                        const Position& after_b);

}  // namespace casino::rulings
