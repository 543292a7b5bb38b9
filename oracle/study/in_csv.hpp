#pragma once
// What was found, as a table for other programs: a line for each measure by each rules.

#include "oracle/study/findings.hpp"

namespace casino::study {

inline constexpr std::string_view csv_head =
    "study,rules,measure,unit,deals,value,half,difference,difference_half,found";
// Where nothing was played there are no lines.
[[nodiscard]] std::string csv_lines(const Study& study, const Findings& findings);

}  // namespace casino::study
