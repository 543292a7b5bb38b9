#pragma once
// The pack where a fragment starts: what is still to be dealt then. Inside the replay of logs only.

#include <optional>
#include <span>
#include <vector>

#include "model/table/position.hpp"

namespace casino::log {

struct PackOfFragment {
  std::vector<Card> cards;  // whole, as it is dealt from; in which order what is dealt already lay in it nobody asks
  Position start;           // with the dealing and the stock that follow from it, where they are not stated
};

// Nothing: in this position so many cards, or these, cannot be what is still to be dealt. A pack that is stated whole
// is the one from which the deal began.
[[nodiscard]] std::optional<PackOfFragment> pack_of_fragment(const Rules& rules, const Position& start,
                                                             std::span<const Card> stated);

// The dealing of a position that was agreed on while a pack is being dealt: where it is not stated it follows from how
// many cards are left, or it is the one that was being played.
[[nodiscard]] std::uint8_t dealing_agreed_on(const Rules& rules, const Position& agreed, std::uint8_t before);

}  // namespace casino::log
