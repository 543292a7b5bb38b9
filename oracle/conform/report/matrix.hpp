#pragma once
// Several runs side by side: which rules each program plays rightly, and what has changed since its last run.

#include "oracle/conform/report/comparison.hpp"
#include "oracle/json/cards.hpp"

namespace casino::conform {

// Of the document that tells it in JSON (oracle/schema/report.json).
inline constexpr std::string_view matrix_format = "casino-report/1";

// "12 of 13; 1 fail", or "-" where nothing was asked.
[[nodiscard]] std::string cell(const ReportedRun& run, const std::string& rules);

// Rows of a table, at most: runs that share no rules would make it as long as all of them together, and as wide.
inline constexpr std::size_t most_rules_shown = 100;

// Every rule is reported here, run by run.
[[nodiscard]] json::Json matrix_in_json(const std::vector<ReportedRun>& runs);
[[nodiscard]] std::string matrix_in_markdown(const std::vector<ReportedRun>& runs);
// The columns as wide as they need to be, up to a bound.
[[nodiscard]] std::string matrix_in_text(const std::vector<ReportedRun>& runs);
// One page that needs nothing but itself.
[[nodiscard]] std::string matrix_as_page(const std::vector<ReportedRun>& runs);

}  // namespace casino::conform
