#pragma once
// What a deal is worth, as a table, and in a glance.

#include <string>

#include "oracle/pages/told.hpp"

namespace casino::pages {

// In Markdown, with the numbers of the clauses that say so.
[[nodiscard]] std::string score_table_of(const Rules& rules);
// "11 points, and sweeps", or what else can be said in so few words.
[[nodiscard]] std::string worth_of_a_deal(const Rules& rules);

}  // namespace casino::pages
