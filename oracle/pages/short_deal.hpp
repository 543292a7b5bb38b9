#pragma once
// A deal with few cards, to be shown from the first turn to the last.

#include <optional>
#include <vector>

#include "model/table/turn.hpp"
#include "oracle/rulesets/named_rules.hpp"

namespace casino::pages {

// The rules of the game, with few cards and small hands. Nothing where they cannot be played so.
[[nodiscard]] std::optional<Rules> short_rules_of(const NamedRules& game);

struct ShortDeal {
  struct Played {
    Position before;
    Turn turn;
    Position after;
  };
  std::vector<Played> turns;
};
// One that careful players play, and in which much of what there is comes up. Nothing where there is none.
[[nodiscard]] std::optional<ShortDeal> short_deal(const Rules& rules);

}  // namespace casino::pages
