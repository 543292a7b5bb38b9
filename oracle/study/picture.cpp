#include "oracle/study/picture.hpp"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "oracle/study/histogram.hpp"
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
std::vector<Row> rows_of(const Shown& shown, bool with_headline) {
  const Findings& findings = *shown.findings;
  std::vector<Row> rows;
  if (with_headline) rows.push_back({headline(*shown.study, findings), true});
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
      "<g class=\"{0}\"><text x=\"24\" y=\"{1}\">{2}</text><path class=\"range\" d=\"M{3} {4}H{5}\"/>"
      "<circle cx=\"{6}\" cy=\"{4}\" r=\"4\"/><text x=\"770\" y=\"{1}\">{7}</text></g>\n",
      row.is_found ? "found" : "open", y, in_element(row.label), low, y - 4, high, across(row.interval.mean, span),
      difference_in_words(row.unit, row.interval.mean));
}

// By day, by night and on paper. What was found is told by its colour, and by the sign before it.
constexpr std::string_view style = R"(<style>
.study { color-scheme: light dark; --ink: #1f2328; --faint: #6b7280; --line: #d5d9de; --open: #8a929c; --found: #b03a2e;
  --bar: #b9c4cf; --other: #1f5fa8; font-family: system-ui, sans-serif; }
@media (prefers-color-scheme: dark) { .study { --ink: #e6e8ea; --faint: #9aa3ad; --line: #3b424b; --open: #8a929c;
  --found: #ff8f82; --bar: #4a5662; --other: #7fb7ff; } }
@media print { .study { color-scheme: light; --ink: #000; --faint: #444; --line: #bbb; --open: #777; --found: #a02617;
  --bar: #c6cdd4; --other: #0b4a94; } }
.study text { font-size: 13px; fill: var(--ink); }
.study .head { font-weight: 600; }
.study .panel { font-size: 12px; }
.study .tick, .study .note { font-size: 11px; fill: var(--faint); }
.study .middle { text-anchor: middle; }
.study .end { text-anchor: end; }
.study .range { fill: none; stroke: var(--open); stroke-width: 3; stroke-linecap: round; }
.study circle { fill: var(--open); }
.study .found .range { stroke: var(--found); }
.study .found circle { fill: var(--found); }
.study .zero, .study .axis, .study .grid { fill: none; stroke: var(--line); }
.study .axis { stroke: var(--faint); }
.study .grid { stroke-dasharray: 2 3; }
.study .bar { fill: var(--bar); }
.study .all { fill: transparent; }
.study .other { fill: none; stroke: var(--other); stroke-width: 1.8; stroke-linejoin: round; }
</style>
)";

// ---- How games are spread

constexpr int panels_in_a_row = 3;
constexpr std::size_t most_arms_spread = 12;

// Of rules alone these; where rules are compared the others, those first that change most.
std::vector<std::size_t> arms_spread(const Findings& findings) {
  if (findings.arms.size() == 1) return {0};
  std::vector<std::size_t> arms = findings.ranked();
  arms.resize(std::min(arms.size(), most_arms_spread));
  return arms;
}

// The same scales for all rules of a study, so that they can be compared.
struct Scale {
  Bins bins;
  double highest = 0;
};
Scale scale_of(const Findings& findings, const std::vector<std::size_t>& arms, std::size_t counted) {
  std::vector<const Distribution*> all{&findings.arms.front().distributions[counted]};
  for (const std::size_t arm : arms) all.push_back(&findings.arms[arm].distributions[counted]);
  Scale scale{bins_for(all)};
  for (const Distribution* one : all)
    for (const double share : shares_in(scale.bins, *one)) scale.highest = std::max(scale.highest, share);
  scale.highest = std::max(0.05, std::ceil(scale.highest * 20) / 20);  // whole twentieths
  return scale;
}

std::string legend(const std::string& base, const std::string* other, int y) {
  std::string text =
      fmt::format("<path class=\"bar\" d=\"M24 {}h14v10h-14z\"/><text class=\"note\" x=\"44\" y=\"{}\">{}</text>\n",
                  y - 9, y, in_element(base));
  if (other == nullptr) return text;
  const int left = 60 + 7 * static_cast<int>(std::min<std::size_t>(base.size(), 50));
  return text + fmt::format("<path class=\"other\" d=\"M{} {}h14\"/><text class=\"note\" x=\"{}\" y=\"{}\">{}</text>\n",
                            left, y - 4, left + 20, y, in_element(*other));
}

// All distributions of a study on the scales that they share.
class Spread {
 public:
  explicit Spread(const Shown& shown)
      : study_(*shown.study), findings_(*shown.findings), arms_(arms_spread(findings_)) {
    for (std::size_t i = 0; i < findings_.counted.size(); ++i) scales_.push_back(scale_of(findings_, arms_, i));
  }

  [[nodiscard]] const std::vector<std::size_t>& arms() const { return arms_; }
  [[nodiscard]] std::string heading() const {
    const std::string_view games = study_.extent == Extent::deal ? "deals" : "matches";
    std::string heading = fmt::format("How many {} in a hundred came to how many points", games);
    if (arms_.size() + 1 < findings_.arms.size())
      heading += fmt::format(", by the {} rules that change most", arms_.size());
    return heading;
  }
  // Of these rules, with a line of what is what above; from `y` on, which is moved down.
  [[nodiscard]] std::string drawn(std::size_t arm, int& y) const {
    y += line_height;
    std::string text = legend(study_.base().name, arm == 0 ? nullptr : &study_.arms[arm].name, y);
    for (std::size_t i = 0; i < findings_.counted.size(); ++i) {
      const int place = static_cast<int>(i) % panels_in_a_row;
      if (place == 0 && i > 0) y += panel_height;
      if (scales_[i].bins.count > 0) text += study::drawn(panel(arm, i), 10 + place * (panel_width + 20), y + 6);
    }
    y += panel_height + 6;
    return text;
  }

 private:
  [[nodiscard]] Panel panel(std::size_t arm, std::size_t counted) const {
    const auto shares = [&](std::size_t of) {
      return shares_in(scales_[counted].bins, findings_.arms[of].distributions[counted]);
    };
    Panel panel{findings_.counted[counted].title, scales_[counted].bins, scales_[counted].highest, shares(0), {}, {}};
    if (arm == 0) return panel;
    panel.outline = shares(arm);
    panel.other = study_.arms[arm].name;
    return panel;
  }

  const Study& study_;
  const Findings& findings_;
  std::vector<std::size_t> arms_;
  std::vector<Scale> scales_;
};

// ---- Pictures by themselves

std::string framed(std::string_view title, const std::string& body, int height) {
  return fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"study\" role=\"img\" width=\"{0}\" height=\"{1}\" "
      "viewBox=\"0 0 {0} {1}\">\n<title>{2}</title>\n{3}{4}</svg>\n",
      width, height, title, style, body);
}

std::string intervals_of(const std::vector<Row>& rows, int& y) {
  const int top = y;
  std::string body;
  for (const Row& row : rows) body += drawn(row, row.is_head ? 1 : span_of(rows, row.unit), y += line_height);
  return fmt::format("<path class=\"zero\" d=\"M{0} {1}V{2}\"/>\n", across(0, 1), top + line_height, y) + body;
}

std::string picture_of_intervals(const Shown& shown) {
  int y = 0;
  const std::string body = intervals_of(rows_of(shown, false), y);
  return framed("Intervals", body, y + line_height);
}

// Nothing where these rules are not among those that are drawn.
std::string picture_of_spread(const Spread& spread, std::size_t arm) {
  if (std::find(spread.arms().begin(), spread.arms().end(), arm) == spread.arms().end()) return {};
  int y = 0;
  const std::string body = spread.drawn(arm, y);
  return framed("How games are spread", body, y);
}

// ---- The table

constexpr std::string_view style_of_page = R"(
:root { color-scheme: light dark; --line: #8886; --found: #b03a2e22; }
@media (prefers-color-scheme: dark) { :root { --found: #ff8f822e; } }
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 56rem; padding: 0 1rem; }
h1, h2, h3 { line-height: 1.25; margin: 1.6em 0 .4em; }
h1 { margin-top: 0; }
h2 { border-bottom: 1px solid var(--line); padding-bottom: .2em; }
svg { display: block; height: auto; margin: 1rem 0; max-width: 100%; }
table { border-collapse: collapse; font-size: .9em; font-variant-numeric: tabular-nums; margin: 1rem 0; }
td, th { border-bottom: 1px solid var(--line); padding: .15em .8em .15em 0; text-align: left; vertical-align: top; }
td:nth-child(n+3), th:nth-child(n+3) { text-align: right; white-space: nowrap; }
.found td { background: var(--found); }
.wide { overflow-x: auto; }
@page { size: A4; margin: 16mm; }
@media print {
  body { font-size: 10pt; margin: 0; max-width: none; padding: 0; }
  h1, h2, h3, th { break-after: avoid; }
  ul, tr { break-inside: avoid; }
  .found td { background: none; font-weight: 600; }
  .wide { overflow: visible; }
}
)";

std::string table_of(const Shown& shown) {
  const Findings& findings = *shown.findings;
  std::string table =
      "<div "
      "class=\"wide\"><table><tr><th>rules</th><th>measure</th><th>value</th><th>95%</th><th>difference</th></tr>\n";
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
  return table + "</table></div>\n";
}

}  // namespace

std::string svg_of(const std::vector<Shown>& studies) {
  std::string body;
  int y = 10;
  for (const Shown& shown : studies) {
    body += intervals_of(rows_of(shown, true), y);
    if (shown.findings->deals > 0) {
      const Spread spread(shown);
      y += line_height + line_height / 2;
      body += fmt::format("<text x=\"10\" y=\"{}\" class=\"head\">{}</text>\n", y, spread.heading());
      for (const std::size_t arm : spread.arms()) body += spread.drawn(arm, y);
    }
    y += line_height;
  }
  return framed("What the rules do to the game", body, y + line_height);
}

std::string html_of(const std::vector<Shown>& studies) {
  std::string page = fmt::format(
      "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\n"
      "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"><title>casino study</title>\n"
      "<style>{}</style></head><body>\n<h1>What the rules do to the game</h1>\n",
      style_of_page);
  for (const Shown& shown : studies) {
    const bool was_played = shown.findings->deals > 0;
    page += fmt::format("<h2>{}</h2>\n{}", in_element(headline(*shown.study, *shown.findings)),
                        picture_of_intervals(shown));
    if (!was_played) continue;
    const Spread spread(shown);
    page += fmt::format("<p>{}:</p>\n", spread.heading());
    page += picture_of_spread(spread, 0);
    for (std::size_t arm = 1; arm < shown.findings->arms.size(); ++arm) {
      page += fmt::format("<h3>{}</h3>\n<ul>\n", in_element(shown.study->arms[arm].name));
      for (const std::string& sentence : all_sentences(*shown.study, *shown.findings, arm))
        page += fmt::format("<li>{}</li>\n", in_element(sentence));
      page += "</ul>\n" + picture_of_spread(spread, arm);
    }
    page += table_of(shown);
  }
  return page + "</body></html>\n";
}

}  // namespace casino::study
