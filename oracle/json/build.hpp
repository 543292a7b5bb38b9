#pragma once
// Builds in JSON: {"value":9,"cards":["4D","5C"],"owner":"P2"}, and where they differ from the default the
// number of groups, the history and what happened in the turn in progress.

#include "model/table/build.hpp"
#include "oracle/json/cards.hpp"

namespace casino::json {

inline constexpr std::array<std::string_view, 13> build_keys{
    "value",     "cards",           "owner",  "groups",     "adders",   "added_to_since", "laid",
    "formed_by", "owner_has_acted", "is_new", "from_loose", "is_grown", "is_on_loan"};

// The position says how the cards lie on one another ("laid"), the build all else.
[[nodiscard]] Json of(const Build& build, const Rules& rules);
[[nodiscard]] Build read_build(const Cursor& at, const Rules& rules, CardPlaces& places);

}  // namespace casino::json
