#pragma once
// Two rules side by side, in words: each option in which they differ, what either value means at the table, and the
// clauses that it is read by.

#include <string>
#include <vector>

#include "oracle/explain/explanation.hpp"
#include "oracle/json/cards.hpp"
#include "oracle/rulings/preview.hpp"

namespace casino::rulings {

// `players`: by how many they are played when they differ so: "2 or 3".
[[nodiscard]] std::vector<explain::Line> contrast_lines(const Rules& a, std::string_view name_a, const Rules& b,
                                                        std::string_view name_b, std::string_view players);
// {"options":[{"option","group","a","b","a_means","b_means","clauses"}],"off":{..},"deal":{..}}
[[nodiscard]] json::Json contrast_in_json(const Rules& a, const Rules& b);

}  // namespace casino::rulings
