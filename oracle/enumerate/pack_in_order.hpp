#pragma once
// The order of a pack, beside a position in which some of it has been dealt: whether they go together.

#include <optional>
#include <span>
#include <string>

#include "model/rules/rules.hpp"
#include "model/table/position.hpp"

namespace casino {

// Why hands cannot be dealt from this pack, or cards drawn, behind this position: it lacks cards, is dealt in no order
// that the rules fix, or would deal what lies there already. Nothing if they can, or if all has been dealt.
[[nodiscard]] std::optional<std::string> pack_contradicts(const Rules& rules, const Position& position,
                                                          std::span<const Card> pack);

}  // namespace casino
