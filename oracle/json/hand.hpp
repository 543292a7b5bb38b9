#pragma once
// A hand or the stock in JSON: a list (complete), a number (how many), or {"known":[..],"more":2}; without
// "more" nobody knows how many more there are.

#include "model/table/position.hpp"
#include "oracle/json/cards.hpp"

namespace casino::json {

inline constexpr std::array<std::string_view, 2> hand_keys{"known", "more"};
[[nodiscard]] Json of(const Hand& hand, const Rules& rules);
[[nodiscard]] Hand read_hand(const Cursor& at, const Rules& rules, CardPlaces& places);

}  // namespace casino::json
