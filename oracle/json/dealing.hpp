#pragma once
// Dealings in JSON: {"number":1,"dealer":"P2","hands":{"P1":[..]},"table":[..],"pack":[..]}; the pack, from
// the top, if it is known.

#include "model/deal/deal.hpp"
#include "oracle/json/cards.hpp"

namespace casino::json {

inline constexpr std::array<std::string_view, 5> dealing_keys{"number", "dealer", "hands", "table", "pack"};

struct StatedDealing {
  Dealing dealing;
  std::optional<Seat> dealer;
  std::vector<Card> pack;  // from the top; empty if it is not given
  friend bool operator==(const StatedDealing&, const StatedDealing&) = default;
};

[[nodiscard]] Json of(const StatedDealing& dealing, const Rules& rules);
[[nodiscard]] StatedDealing read_dealing(const Cursor& at, const Rules& rules);

}  // namespace casino::json
