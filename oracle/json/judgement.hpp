#pragma once
// Judgements in JSON:
// {"verdict":"illegal","violations":[..],"permissions":[..],"groupings":[..],"after":{..}}.

#include "model/judge/judge.hpp"
#include "oracle/json/clauses.hpp"

namespace casino::json {

inline constexpr std::array<std::string_view, 3> verdict_names{"legal", "illegal", "undetermined"};
inline constexpr std::array<std::string_view, 8> judgement_keys{"verdict",     "violations", "impossible", "needs",
                                                                "permissions", "warnings",   "groupings",  "after"};

[[nodiscard]] std::string_view name_of(const Verdict& verdict);

[[nodiscard]] Json of(const Judgement& judgement, const Rules& rules, Detail detail = Detail::ids);

[[nodiscard]] Judgement read_judgement(const Cursor& at, const Rules& rules);
[[nodiscard]] Parsed<Judgement> parse_judgement(std::string_view text, const Rules& rules);

}  // namespace casino::json
