#include "oracle/study/in_csv.hpp"

#include <fmt/format.h>

#include "oracle/text/foreign_text.hpp"

namespace casino::study {
namespace {

// Names can have commas in them (match.count_order=cards,spades), and those of files anything. A row is one line.
std::string field(std::string_view name) {
  const std::string text = plain_line(name);
  if (text.find_first_of(",\"") == std::string::npos) return text;
  std::string quoted = "\"";
  for (const char c : text) quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
  return quoted + "\"";
}

}  // namespace

std::string csv_lines(const Study& study, const Findings& findings) {
  std::string lines;
  if (findings.deals == 0) return lines;
  for (std::size_t arm = 0; arm < findings.arms.size(); ++arm) {
    for (std::size_t i = 0; i < findings.measures.size(); ++i) {
      const Measure& measure = findings.measures[i];
      const Interval& value = findings.arms[arm].values[i];
      lines +=
          fmt::format("{},{},{},{},{},{:.6f},{:.6f}", field(study.title), field(study.arms[arm].name), measure.name,
                      unit_names[static_cast<std::size_t>(measure.unit)], findings.deals, value.mean, value.half);
      const Interval& difference = findings.arms[arm].differences[i];
      if (arm == 0 || measure.role == Role::parting) lines += ",,,\n";
      else
        lines += fmt::format(",{:.6f},{:.6f},{}\n", difference.mean, difference.half,
                             findings.is_found(arm, i) ? "yes" : "no");
    }
  }
  return lines;
}

}  // namespace casino::study
