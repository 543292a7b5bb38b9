#pragma once
// Piles in JSON, from the top: cards in known order, an inner list of cards in unknown order (two of them
// side by side are two batches), and {"more":3} at the end for hidden cards beneath. Where no rule looks at
// the order of piles, it is not kept.

#include "model/table/pile.hpp"
#include "oracle/json/cards.hpp"

namespace casino::json {

[[nodiscard]] Json of(const Pile& pile, const Rules& rules);
[[nodiscard]] Pile read_pile(const Cursor& at, const Rules& rules, CardPlaces& places);

}  // namespace casino::json
