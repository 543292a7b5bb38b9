#include "oracle/conform/comparison.hpp"

#include <algorithm>
#include <set>

#include <fmt/format.h>

namespace casino::conform {
namespace {

using json::Json;

constexpr std::string_view no_failure = "no failure";

bool is_bad(const std::string& outcome) {
  static const std::set<std::string> bad{"wrong_reason", "fail", "error", "crash", "hang"};
  return bad.contains(outcome);
}

std::string text_at(const Json& object, const char* key) {
  const auto member = object.find(key);
  return member != object.end() && member->is_string() ? member->get<std::string>() : std::string();
}

bool truth_at(const Json& object, const char* key) {
  const auto member = object.find(key);
  return member != object.end() && member->is_boolean() && member->get<bool>();
}

void read_adapter(const Json& adapter, ToldRun& run) {
  const std::string version = text_at(adapter, "version");
  run.program = text_at(adapter, "name");
  run.name = run.program + (version.empty() ? "" : " " + version);
}

void read_summary(const Json& summary, ToldRun& run) {
  run.is_whole = truth_at(summary, "whole");
  run.by_rules.clear();
  const auto rows = summary.find("by_rules");
  if (rows == summary.end() || !rows->is_object()) return;
  for (const auto& [rules, counts] : rows->items())
    for (const auto& [outcome, count] : counts.items())
      if (count.is_number_unsigned()) run.by_rules[rules][outcome] = count.get<std::size_t>();
}

// Whether the line is one that a run tells.
bool read_line(const Json& line, ToldRun& run) {
  if (!line.is_object()) return false;
  if (line.contains("run") && line["run"].is_object()) {
    run.tells_all = truth_at(line["run"], "all");
    if (line["run"].contains("adapter")) read_adapter(line["run"]["adapter"], run);
    return true;
  }
  if (line.contains("result") && line["result"].is_object()) {
    const Json& result = line["result"];
    run.outcomes[text_at(result, "id")] = text_at(result, "outcome");
    ++run.by_rules[text_at(result, "rules")][text_at(result, "outcome")];
    return true;
  }
  if (line.contains("summary") && line["summary"].is_object()) {
    read_summary(line["summary"], run);
    if (line.contains("adapter")) read_adapter(line["adapter"], run);
    return true;
  }
  return line.contains("disagreement") || line.contains("changed");
}

// What came of a question in a run; nothing where the run does not tell.
std::string outcome_in(const ToldRun& run, const std::string& id) {
  const auto told = run.outcomes.find(id);
  if (told != run.outcomes.end()) return told->second;
  return run.tells_all || !run.is_whole ? std::string() : std::string(no_failure);
}

void add_changes(const ToldRun& before, const ToldRun& now, std::vector<ChangedOutcome>& all) {
  std::set<std::string> ids;
  for (const ToldRun* run : {&before, &now})
    for (const auto& [id, outcome] : run->outcomes) ids.insert(id);
  for (const std::string& id : ids) {
    const std::string was = outcome_in(before, id);
    const std::string is = outcome_in(now, id);
    const bool is_the_same = was == is || (was == no_failure && !is_bad(is)) || (is == no_failure && !is_bad(was));
    if (!was.empty() && !is.empty() && !is_the_same) all.push_back({now.name, id, was, is});
  }
}

std::string escaped(const std::string& text) {
  std::string all;
  for (const char letter : text) all += letter == '|' ? '/' : letter == '`' || letter == '<' ? '\'' : letter;
  return all;
}

std::vector<std::vector<std::string>> rows_of(const std::vector<ToldRun>& runs) {
  std::vector<std::vector<std::string>> rows{{"rules"}};
  for (const ToldRun& run : runs) rows.front().push_back(run.name + (run.is_whole ? "" : " (in part)"));
  for (const std::string& rules : all_rules(runs)) {
    rows.push_back({rules.empty() ? "whatever the rules" : rules});
    for (const ToldRun& run : runs) rows.back().push_back(cell(run, rules));
  }
  return rows;
}

}  // namespace

ReadRun read_run(std::string_view text) {
  ReadRun read;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (line.empty()) continue;
    if (!read_line(Json::parse(line, nullptr, false), read.run)) ++read.strange_lines;
  }
  return read;
}

bool ChangedOutcome::is_worse() const { return is_bad(now) && !is_bad(before); }

std::vector<ChangedOutcome> changes(const std::vector<ToldRun>& runs) {
  std::vector<ChangedOutcome> all;
  for (std::size_t i = 1; i < runs.size(); ++i)
    for (std::size_t before = i; before-- > 0;)
      if (runs[before].program == runs[i].program) {
        add_changes(runs[before], runs[i], all);
        break;
      }
  return all;
}

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

std::vector<std::string> all_rules(const std::vector<ToldRun>& runs) {
  std::set<std::string> all;
  for (const ToldRun& run : runs)
    for (const auto& [rules, counts] : run.by_rules) all.insert(rules);
  return {all.begin(), all.end()};
}

Json compared(const std::vector<ToldRun>& runs) {
  Json told = {{"runs", Json::array()}, {"changed", Json::array()}};
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
    for (const std::string& word : row) text += "| " + escaped(word) + " ";
    text += "|\n";
    if (text.find("| ---") != std::string::npos) continue;
    for (std::size_t i = 0; i < row.size(); ++i) text += "| --- ";
    text += "|\n";
  }
  const auto changed = changes(runs);
  if (!changed.empty()) text += "\n| changed | question | before | now |\n| --- | --- | --- | --- |\n";
  for (const ChangedOutcome& one : changed)
    text += fmt::format("| {} | {} | {} | {} |\n", escaped(one.name), escaped(one.id), one.before, one.now);
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

}  // namespace casino::conform
