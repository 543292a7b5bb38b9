#pragma once
// What judging reports, piece by piece.

#include "model/table/finding.hpp"
#include "oracle/json/clauses.hpp"

namespace casino::json {

inline constexpr std::array<std::string_view, 8> finding_keys{"clause", "as",    "statement", "source",
                                                              "step",   "cards", "value",     "build"};
inline constexpr std::array<std::string_view, 9> need_keys{"what", "clause", "as",    "statement", "source",
                                                           "step", "seat",   "value", "cards"};
inline constexpr std::array<std::string_view, 3> impossible_keys{"what", "step", "cards"};
inline constexpr std::array<std::string_view, 3> grouping_keys{"step", "value", "groups"};

[[nodiscard]] Json of(const Finding& finding, const Rules& rules, Detail detail = Detail::ids);
[[nodiscard]] Json of(const std::vector<Finding>& findings, const Rules& rules, Detail detail = Detail::ids);
[[nodiscard]] Json of(const Need& need, const Rules& rules, Detail detail = Detail::ids);
[[nodiscard]] Json of(const Impossible& impossible, const Rules& rules);
[[nodiscard]] Json of(const Grouping& grouping, const Rules& rules);

[[nodiscard]] Finding read_finding(const Cursor& at, const Rules& rules);
[[nodiscard]] std::vector<Finding> read_findings(const Cursor& at, const Rules& rules);
[[nodiscard]] Need read_need(const Cursor& at, const Rules& rules);
[[nodiscard]] Impossible read_impossible(const Cursor& at, const Rules& rules);
[[nodiscard]] Grouping read_grouping(const Cursor& at, const Rules& rules);

}  // namespace casino::json
