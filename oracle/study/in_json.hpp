#pragma once
// Studies in JSON: what was found (oracle/schema/study.json), and what is to be played.

#include "oracle/json/cards.hpp"
#include "oracle/json/document/cursor.hpp"
#include "oracle/study/findings.hpp"

namespace casino::study {

inline constexpr std::string_view format_of_findings = "casino-study/1";

// Averages and intervals are whole numbers of millionths, which every reader reads alike.
[[nodiscard]] json::Json in_json(const Study& study, const Findings& findings);

// Pairs of a number and of how many games came to it, the lowest first.
[[nodiscard]] json::Json in_json(const Distribution& distribution);

[[nodiscard]] json::Json in_json(const Study& study);
[[nodiscard]] Study read_study(const json::Cursor& at);

}  // namespace casino::study
