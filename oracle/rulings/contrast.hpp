#pragma once
// Two rules side by side, in words: each option in which they differ, what either value means at the table, and the
// clauses that it is read by.

#include <string>
#include <vector>

#include "oracle/distinguish/pair.hpp"
#include "oracle/explain/explanation.hpp"
#include "oracle/json/cards.hpp"
#include "oracle/rulings/difference_words.hpp"

namespace casino::rulings {

// For each number of players a pair. What differs for all of them is reported once; what differs for some says for
// whom.
[[nodiscard]] std::vector<explain::Line> contrast_lines(const std::vector<distinguish::Pair>& pairs,
                                                        const distinguish::Names& names);
// {"options":[{"option","group","a","b","a_means","b_means","clauses"}],"off":{..},"deal":{..}}
[[nodiscard]] json::Json contrast_in_json(const Rules& a, const Rules& b);

}  // namespace casino::rulings
