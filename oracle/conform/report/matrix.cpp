#include "oracle/conform/report/matrix.hpp"

#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "oracle/conform/report/page.hpp"
#include "oracle/text/foreign_text.hpp"

namespace casino::conform {
namespace {

using json::Json;

// The rules of which runs tell. Where they are too many, those of which most of them do.
struct ShownRules {
  std::vector<std::string> rules;
  std::size_t more = 0;
};

ShownRules shown_rules(const std::vector<ReportedRun>& runs) {
  std::map<std::string_view, std::size_t> reported_by_runs;
  for (const ReportedRun& run : runs)
    for (const auto& [rules, counts] : run.by_rules) ++reported_by_runs[rules];
  std::vector<std::pair<std::string_view, std::size_t>> all(reported_by_runs.begin(), reported_by_runs.end());
  std::stable_sort(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.second > b.second; });
  ShownRules shown{{}, all.size() - std::min(all.size(), most_rules_shown)};
  all.resize(all.size() - shown.more);
  for (const auto& [rules, times] : all) shown.rules.emplace_back(rules);
  std::sort(shown.rules.begin(), shown.rules.end());
  return shown;
}

std::string more_rules_in_words(const ShownRules& shown) {
  return shown.more == 1 ? "and 1 more row" : fmt::format("and {} more rows", shown.more);
}

std::string heading_of(const ReportedRun& run) {
  const std::string name = run.name.empty() ? "without a name" : run.name;
  return name + (run.not_started ? " (did not start)" : run.is_whole ? "" : " (in part)");
}
std::string heading_of(const std::string& rules) { return rules.empty() ? "whatever the rules" : rules; }

// Of each run by which nothing is known, why.
std::vector<std::string> nothing_known_by(const std::vector<ReportedRun>& runs) {
  std::vector<std::string> told;
  for (const ReportedRun& run : runs) {
    if (run.not_started) told.push_back(fmt::format("{}: it did not start: {}", run.name, *run.not_started));
    else if (!run.knows_anything()) told.push_back(fmt::format("{}: it answered nothing", run.name));
  }
  return told;
}

std::vector<std::vector<std::string>> rows_of(const std::vector<ReportedRun>& runs, const ShownRules& shown) {
  std::vector<std::vector<std::string>> rows{{"rules"}};
  for (const ReportedRun& run : runs) rows.front().push_back(heading_of(run));
  for (const std::string& rules : shown.rules) {
    rows.push_back({heading_of(rules)});
    for (const ReportedRun& run : runs) rows.back().push_back(cell(run, rules));
  }
  return rows;
}

// A program can call itself whatever it likes: in a table of Markdown it is shown as text.
std::string in_markdown(const std::string& text) { return shown_text(text, Way::markdown); }

// What stands in a cell of the page, and how it looks.
std::string page_cell(const ReportedRun& run, const std::string& rules) {
  const std::string text = cell(run, rules);
  const std::string_view look = text == "-" ? "" : run.holds(rules) ? "good" : "bad";
  return fmt::format("<td class=\"{}\">{}</td>", look, in_element(text));
}

}  // namespace

std::string cell(const ReportedRun& run, const std::string& rules) {
  const auto counts = run.by_rules.find(rules);
  if (counts == run.by_rules.end()) return "-";
  std::uint64_t asked = 0;
  std::uint64_t passed = 0;
  std::string others;
  for (const auto& [outcome, count] : counts->second) {
    if (outcome == "skip") continue;
    asked += count;
    if (outcome == "pass") passed = count;
    else others += fmt::format("; {} {}", count, outcome);
  }
  return asked == 0 ? "-" : fmt::format("{} of {}{}", passed, asked, others);
}

Json matrix_in_json(const std::vector<ReportedRun>& runs) {
  Json told = {{"format", matrix_format}, {"runs", Json::array()}, {"changed", Json::array()}};
  for (const ReportedRun& run : runs) {
    Json one = {{"name", run.name}, {"whole", run.is_whole}, {"by_rules", Json::object()}};
    for (const auto& [rules, counts] : run.by_rules) one["by_rules"][rules] = counts;
    if (run.not_started) one["not_started"] = *run.not_started;
    else if (!run.knows_anything()) one["answered_nothing"] = true;
    told["runs"].push_back(std::move(one));
  }
  for (const ChangedOutcome& one : changes(runs))
    told["changed"].push_back({{"name", one.name}, {"id", one.id}, {"before", one.before}, {"now", one.now}});
  return told;
}

std::string matrix_in_markdown(const std::vector<ReportedRun>& runs) {
  std::string text;
  const ShownRules shown = shown_rules(runs);
  for (const auto& row : rows_of(runs, shown)) {
    const bool is_head = text.empty();
    for (const std::string& word : row) text += "| " + in_markdown(word) + " ";
    text += "|\n";
    if (!is_head) continue;
    for (std::size_t i = 0; i < row.size(); ++i) text += "| --- ";
    text += "|\n";
  }
  if (shown.more != 0) text += "\n" + more_rules_in_words(shown) + "\n";
  for (const std::string& told : nothing_known_by(runs)) text += "\n" + in_markdown(told) + "\n";
  const auto changed = changes(runs);
  if (!changed.empty()) text += "\n| changed | question | before | now |\n| --- | --- | --- | --- |\n";
  for (const ChangedOutcome& one : changed)
    text += fmt::format("| {} | {} | {} | {} |\n", in_markdown(one.name), in_markdown(one.id), one.before, one.now);
  return text;
}

std::string matrix_in_text(const std::vector<ReportedRun>& runs) {
  constexpr std::size_t widest = 60;  // a longer word makes its own row longer, and no other
  const ShownRules shown = shown_rules(runs);
  auto rows = rows_of(runs, shown);
  for (auto& row : rows)
    for (std::string& word : row) word = plain_line(word);
  std::vector<std::size_t> widths(rows.front().size(), 0);
  for (const auto& row : rows)
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::min(widest, std::max(widths[i], row[i].size()));
  std::string text;
  for (const auto& row : rows) {
    std::string line;
    for (std::size_t i = 0; i < row.size(); ++i) line += fmt::format("{:<{}}  ", row[i], widths[i]);
    text += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
  }
  if (shown.more != 0) text += more_rules_in_words(shown) + "\n";
  for (const std::string& told : nothing_known_by(runs)) text += plain_line(told) + "\n";
  return text;
}

std::string matrix_as_page(const std::vector<ReportedRun>& runs) {
  std::string text = "<table>\n<tr><th>rules</th>";
  for (const ReportedRun& run : runs) text += fmt::format("<th>{}</th>", in_element(heading_of(run)));
  text += "</tr>\n";
  const ShownRules shown = shown_rules(runs);
  for (const std::string& rules : shown.rules) {
    text += fmt::format("<tr><td>{}</td>", in_element(heading_of(rules)));
    for (const ReportedRun& run : runs) text += page_cell(run, rules);
    text += "</tr>\n";
  }
  text += "</table>\n";
  if (shown.more != 0) text += "<p>" + more_rules_in_words(shown) + "</p>\n";
  for (const std::string& told : nothing_known_by(runs)) text += "<p class=\"bad\">" + in_element(told) + "</p>\n";
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
