#pragma once
// What a position is by other rules than those by which it was read. Who tells one says less than a position holds: in
// how many groups the cards of a build lie, which dealing it is, and whose pile of two partners a pile is follow from
// the rules.

#include <optional>

#include "model/table/position.hpp"

namespace casino {

// Whether cards of the one pack bear names of the other: those of the Rook pack have colours and no suits.
[[nodiscard]] bool are_named_alike(PackKind one, PackKind other);

// Nothing where the other rules could not have read it: other cards, or sides whose piles and sweeps are not the same.
// How the cards of a pile lie is as it was read: where that did not count, nobody knows it.
[[nodiscard]] std::optional<Position> same_position_by(const Rules& other, const Rules& rules,
                                                       const Position& position);

}  // namespace casino
