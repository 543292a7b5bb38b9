#pragma once
// Judgements in JSON:
// {"verdict":"illegal","violations":[..],"permissions":[..],"groupings":[..],"after":{..}}.

#include "model/judge/judge.hpp"
#include "oracle/json/clauses.hpp"

namespace casino::json {

inline constexpr std::array<std::string_view, 3> verdict_names{"legal", "illegal", "undetermined"};
inline constexpr std::array<std::string_view, 9> judgement_keys{
    "verdict", "by_itself", "violations", "impossible", "needs", "permissions", "warnings", "groupings", "after"};

[[nodiscard]] std::string_view name_of(const Verdict& verdict);

[[nodiscard]] Json of(const Judgement& judgement, const Rules& rules, Detail detail = Detail::ids);

[[nodiscard]] Judgement read_judgement(const Cursor& at, const Rules& rules);
[[nodiscard]] Parsed<Judgement> parse_judgement(std::string_view text, const Rules& rules);

// What judging reports, piece by piece.
inline constexpr std::array<std::string_view, 10> finding_keys{"clause", "as",    "statement", "granted", "source",
                                                               "step",   "cards", "value",     "build",   "by"};
inline constexpr std::array<std::string_view, 10> need_keys{"what",   "clause", "as",   "statement", "granted",
                                                            "source", "step",   "seat", "value",     "cards"};
inline constexpr std::array<std::string_view, 3> impossible_keys{"what", "step", "cards"};
inline constexpr std::array<std::string_view, 3> grouping_keys{"step", "value", "groups"};

[[nodiscard]] Json of(const Finding& finding, const Rules& rules, Detail detail = Detail::ids);
[[nodiscard]] Json of(const std::vector<Finding>& findings, const Rules& rules, Detail detail = Detail::ids);
[[nodiscard]] Json of(const Need& need, const Rules& rules, Detail detail = Detail::ids);
[[nodiscard]] Json of(const Impossible& impossible, const Rules& rules);
[[nodiscard]] Json of(const Grouping& grouping, const Rules& rules);

[[nodiscard]] Finding read_finding(const Cursor& at, const Rules& rules);
[[nodiscard]] Need read_need(const Cursor& at, const Rules& rules);
[[nodiscard]] Impossible read_impossible(const Cursor& at, const Rules& rules);
[[nodiscard]] Grouping read_grouping(const Cursor& at, const Rules& rules);

}  // namespace casino::json
