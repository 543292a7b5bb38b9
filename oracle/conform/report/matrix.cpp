#include "oracle/conform/report/matrix.hpp"

#include <algorithm>
#include <set>

#include <fmt/format.h>

#include "oracle/conform/report/page.hpp"
#include "oracle/text/plain_text.hpp"

namespace casino::conform {
namespace {

using json::Json;

// The variants of which any run tells.
std::vector<std::string> all_rules(const std::vector<ToldRun>& runs) {
  std::set<std::string> all;
  for (const ToldRun& run : runs)
    for (const auto& [rules, counts] : run.by_rules) all.insert(rules);
  return {all.begin(), all.end()};
}

std::string heading_of(const ToldRun& run) { return run.name + (run.is_whole ? "" : " (in part)"); }
std::string heading_of(const std::string& rules) { return rules.empty() ? "whatever the rules" : rules; }

std::vector<std::vector<std::string>> rows_of(const std::vector<ToldRun>& runs) {
  std::vector<std::vector<std::string>> rows{{"rules"}};
  for (const ToldRun& run : runs) rows.front().push_back(heading_of(run));
  for (const std::string& rules : all_rules(runs)) {
    rows.push_back({heading_of(rules)});
    for (const ToldRun& run : runs) rows.back().push_back(cell(run, rules));
  }
  return rows;
}

// A program can call itself whatever it likes: in a table of Markdown it is shown as text.
std::string in_markdown(const std::string& text) {
  constexpr std::string_view signs = "\\`*_{}[]()<>#|~!";
  std::string all;
  for (const char letter : text) {
    if (signs.find(letter) != std::string_view::npos) all += '\\';
    all += letter == '\n' || letter == '\r' ? ' ' : letter;
  }
  return all;
}

// What stands in a cell of the page, and how it looks.
std::string page_cell(const ToldRun& run, const std::string& rules) {
  const std::string text = cell(run, rules);
  const std::string_view look = text == "-" ? "" : run.holds(rules) ? "good" : "bad";
  return fmt::format("<td class=\"{}\">{}</td>", look, in_element(text));
}

}  // namespace

std::string cell(const ToldRun& run, const std::string& rules) {
  const auto counts = run.by_rules.find(rules);
  if (counts == run.by_rules.end()) return "-";
  std::size_t asked = 0;
  std::size_t passed = 0;
  std::string others;
  for (const auto& [outcome, count] : counts->second) {
    if (outcome == "skip") continue;
    asked += count;
    if (outcome == "pass") passed = count;
    else others += fmt::format("; {} {}", count, outcome);
  }
  return asked == 0 ? "-" : fmt::format("{} of {}{}", passed, asked, others);
}

Json matrix_in_json(const std::vector<ToldRun>& runs) {
  Json told = {{"format", matrix_format}, {"runs", Json::array()}, {"changed", Json::array()}};
  for (const ToldRun& run : runs) {
    Json one = {{"name", run.name}, {"whole", run.is_whole}, {"by_rules", Json::object()}};
    for (const auto& [rules, counts] : run.by_rules) one["by_rules"][rules] = counts;
    told["runs"].push_back(std::move(one));
  }
  for (const ChangedOutcome& one : changes(runs))
    told["changed"].push_back({{"name", one.name}, {"id", one.id}, {"before", one.before}, {"now", one.now}});
  return told;
}

std::string matrix_in_markdown(const std::vector<ToldRun>& runs) {
  std::string text;
  for (const auto& row : rows_of(runs)) {
    const bool is_head = text.empty();
    for (const std::string& word : row) text += "| " + in_markdown(word) + " ";
    text += "|\n";
    if (!is_head) continue;
    for (std::size_t i = 0; i < row.size(); ++i) text += "| --- ";
    text += "|\n";
  }
  const auto changed = changes(runs);
  if (!changed.empty()) text += "\n| changed | question | before | now |\n| --- | --- | --- | --- |\n";
  for (const ChangedOutcome& one : changed)
    text += fmt::format("| {} | {} | {} | {} |\n", in_markdown(one.name), in_markdown(one.id), one.before, one.now);
  return text;
}

std::string matrix_in_text(const std::vector<ToldRun>& runs) {
  const auto rows = rows_of(runs);
  std::vector<std::size_t> widths(rows.front().size(), 0);
  for (const auto& row : rows)
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], row[i].size());
  std::string text;
  for (const auto& row : rows) {
    std::string line;
    for (std::size_t i = 0; i < row.size(); ++i) line += fmt::format("{:<{}}  ", row[i], widths[i]);
    text += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
  }
  return text;
}

std::string matrix_as_page(const std::vector<ToldRun>& runs) {
  std::string text = "<table>\n<tr><th>rules</th>";
  for (const ToldRun& run : runs) text += fmt::format("<th>{}</th>", in_element(heading_of(run)));
  text += "</tr>\n";
  for (const std::string& rules : all_rules(runs)) {
    text += fmt::format("<tr><td>{}</td>", in_element(heading_of(rules)));
    for (const ToldRun& run : runs) text += page_cell(run, rules);
    text += "</tr>\n";
  }
  text += "</table>\n";
  const auto changed = changes(runs);
  if (changed.empty()) return page("Casino conformance, side by side", text);
  text +=
      "<h2>Changed since the last run of the same program</h2>\n<table>\n"
      "<tr><th>program</th><th>question</th><th>before</th><th>now</th></tr>\n";
  for (const ChangedOutcome& one : changed)
    text +=
        fmt::format("<tr><td>{}</td><td>{}</td><td>{}</td><td class=\"{}\">{}</td></tr>\n", in_element(one.name),
                    in_element(one.id), in_element(one.before), one.is_worse() ? "bad" : "good", in_element(one.now));
  return page("Casino conformance, side by side", text + "</table>\n");
}

}  // namespace casino::conform
