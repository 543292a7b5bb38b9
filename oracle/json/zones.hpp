#pragma once
// Where cards lie, in JSON: builds, hands, the stock and piles; and how they are dealt.

#include "model/deal/deal.hpp"
#include "oracle/json/cards.hpp"

namespace casino::json {

// A build: {"value":9,"cards":["4D","5C"],"owner":"P2"}, and where they differ from the default the number of groups,
// the history and what happened in the turn in progress.
inline constexpr std::array<std::string_view, 13> build_keys{
    "value",     "cards",           "owner",  "groups",     "adders",   "added_to_since", "laid",
    "formed_by", "owner_has_acted", "is_new", "from_loose", "is_grown", "is_on_loan"};

// The position says how the cards lie on one another ("laid"), the build all else.
[[nodiscard]] Json of(const Build& build, const Rules& rules);
[[nodiscard]] Build read_build(const Cursor& at, const Rules& rules, CardPlaces& places);

// A hand or the stock: a list (complete), a number (how many), or {"known":[..],"more":2}; without "more" nobody knows
// how many more there are.
inline constexpr std::array<std::string_view, 2> hand_keys{"known", "more"};
[[nodiscard]] Json of(const Hand& hand, const Rules& rules);
[[nodiscard]] Hand read_hand(const Cursor& at, const Rules& rules, CardPlaces& places);

// A pile, from the top: cards in known order, an inner list of cards in unknown order (two of them side by side are two
// batches), and {"more":3} at the end for hidden cards beneath. Where no rule looks at the order of piles, it is not
// kept.
[[nodiscard]] Json of(const Pile& pile, const Rules& rules);
[[nodiscard]] Pile read_pile(const Cursor& at, const Rules& rules, CardPlaces& places);

// A dealing: {"number":1,"dealer":"P2","hands":{"P1":[..]},"table":[..],"pack":[..]}; the pack, from
// the top, if it is known.
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
