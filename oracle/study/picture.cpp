#include "oracle/study/picture.hpp"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "oracle/text/foreign_text.hpp"

namespace casino::study {
namespace {

constexpr int width = 860;
constexpr int plot_left = 430;
constexpr int plot_right = 760;
constexpr int line_height = 20;

// A row of the picture.
struct Row {
  std::string label;
  bool is_head = false;
  Unit unit = Unit::share;
  Interval interval;
  bool is_found = false;
};

bool is_drawn(const Findings& findings, std::size_t arm, std::size_t measure) {
  const Measure& one = findings.measures[measure];
  if (one.role == Role::winning) return true;
  return arm > 0 && one.role == Role::playing && one.unit != Unit::number && findings.is_found(arm, measure);
}

// Of rules alone their values; where rules are compared what differs.
std::vector<Row> rows_of(const Shown& shown) {
  const Findings& findings = *shown.findings;
  std::vector<Row> rows{{headline(*shown.study, findings), true}};
  if (findings.deals == 0) {
    rows.push_back({std::string(nothing_was_played), true});
    return rows;
  }
  const bool is_compared = findings.arms.size() > 1;
  for (std::size_t arm = is_compared ? 1 : 0; arm < findings.arms.size(); ++arm) {
    rows.push_back({shown.study->arms[arm].name, true});
    for (std::size_t i = 0; i < findings.measures.size(); ++i) {
      if (!is_drawn(findings, arm, i)) continue;
      const ArmFindings& own = findings.arms[arm];
      rows.push_back({findings.measures[i].title, false, findings.measures[i].unit,
                      is_compared ? own.differences[i] : own.values[i], is_compared && findings.is_found(arm, i)});
    }
  }
  return rows;
}

// How far the scale of a unit reaches to either side.
double span_of(const std::vector<Row>& rows, Unit unit) {
  double span = 1e-9;
  for (const Row& row : rows)
    if (!row.is_head && row.unit == unit)
      span = std::max({span, std::abs(row.interval.least()), std::abs(row.interval.most())});
  return span;
}

int across(double value, double span) {
  return static_cast<int>(std::lround((plot_left + plot_right) / 2.0 + value / span * (plot_right - plot_left) / 2.0));
}

std::string drawn(const Row& row, double span, int y) {
  if (row.is_head) return fmt::format("<text x=\"10\" y=\"{}\" class=\"head\">{}</text>\n", y, in_element(row.label));
  const int low = across(std::max(row.interval.least(), -span), span);
  const int high = across(std::min(row.interval.most(), span), span);
  return fmt::format(
      "<g class=\"{0}\"><text x=\"24\" y=\"{1}\">{2}</text><path d=\"M{3} {4}H{5}\"/>"
      "<circle cx=\"{6}\" cy=\"{4}\" r=\"4\"/><text x=\"770\" y=\"{1}\">{7}</text></g>\n",
      row.is_found ? "found" : "open", y, in_element(row.label), low, y - 4, high, across(row.interval.mean, span),
      difference_in_words(row.unit, row.interval.mean));
}

constexpr std::string_view style =
    "<style>text{font:13px sans-serif;fill:#222}.head{font-weight:bold}path{stroke-width:3}"
    ".open path{stroke:#999}.open circle{fill:#999}.found path{stroke:#b03a2e}.found circle{fill:#b03a2e}"
    ".zero{stroke:#ccc;stroke-width:1}</style>\n";

std::string table_of(const Shown& shown) {
  const Findings& findings = *shown.findings;
  std::string table = "<table><tr><th>rules</th><th>measure</th><th>value</th><th>95%</th><th>difference</th></tr>\n";
  for (std::size_t arm = 0; arm < findings.arms.size(); ++arm) {
    for (std::size_t i = 0; i < findings.measures.size(); ++i) {
      const Measure& measure = findings.measures[i];
      const Interval& value = findings.arms[arm].values[i];
      const Interval& difference = findings.arms[arm].differences[i];
      const bool is_compared = arm > 0 && measure.role != Role::parting;
      table += fmt::format("<tr{}><td>{}</td><td>{}</td><td>{}</td><td>+- {}</td><td>{}</td></tr>\n",
                           is_compared && findings.is_found(arm, i) ? " class=\"found\"" : "",
                           in_element(shown.study->arms[arm].name), in_element(measure.title),
                           in_words(measure.unit, value.mean), in_words(measure.unit, value.half),
                           is_compared ? fmt::format("{} +- {}", difference_in_words(measure.unit, difference.mean),
                                                     in_words(measure.unit, difference.half))
                                       : "");
    }
  }
  return table + "</table>\n";
}

}  // namespace

std::string svg_of(const std::vector<Shown>& studies) {
  std::string body;
  int y = 10;
  for (const Shown& shown : studies) {
    const std::vector<Row> rows = rows_of(shown);
    const int top = y;
    for (const Row& row : rows) body += drawn(row, row.is_head ? 1 : span_of(rows, row.unit), y += line_height);
    body = fmt::format("<path class=\"zero\" d=\"M{0} {1}V{2}\"/>\n", across(0, 1), top + line_height, y) + body;
    y += line_height;
  }
  return fmt::format(
             "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0}\" height=\"{1}\" viewBox=\"0 0 {0} {1}\">\n", width,
             y + line_height) +
         std::string(style) + body + "</svg>\n";
}

std::string html_of(const std::vector<Shown>& studies) {
  std::string page =
      "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>casino study</title>\n"
      "<style>body{font:15px sans-serif;max-width:60em;margin:2em auto}td,th{padding:.1em .6em;text-align:left}"
      ".found{background:#fdecea}</style></head><body>\n<h1>What the rules do to the game</h1>\n";
  for (const Shown& shown : studies) {
    page += fmt::format("<h2>{}</h2>\n", in_element(headline(*shown.study, *shown.findings)));
    for (std::size_t arm = 1; arm < shown.findings->arms.size(); ++arm) {
      page += fmt::format("<h3>{}</h3>\n<ul>\n", in_element(shown.study->arms[arm].name));
      for (const std::string& sentence : all_sentences(*shown.study, *shown.findings, arm))
        page += fmt::format("<li>{}</li>\n", in_element(sentence));
      page += "</ul>\n";
    }
    page += svg_of({shown});
    if (shown.findings->deals > 0) page += table_of(shown);
  }
  return page + "</body></html>\n";
}

}  // namespace casino::study
