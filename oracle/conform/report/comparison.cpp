#include "oracle/conform/report/comparison.hpp"

#include <algorithm>
#include <set>

#include "oracle/conform/run.hpp"

namespace casino::conform {
namespace {

using json::Json;

std::optional<Outcome> outcome_named(const std::string& name) {
  const auto* const found = std::find(outcome_names.begin(), outcome_names.end(), name);
  if (found == outcome_names.end()) return std::nullopt;
  return static_cast<Outcome>(found - outcome_names.begin());
}
bool is_an_outcome(const std::string& name) { return outcome_named(name).has_value(); }

bool is_bad(const std::string& name) {
  const auto outcome = outcome_named(name);
  return outcome && is_failure(*outcome);
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

// The counts of outcomes; nothing if they are none.
std::optional<Told> read_counts(const Json& counts) {
  Told told;
  if (!counts.is_object()) return std::nullopt;
  for (const auto& [outcome, count] : counts.items()) {
    if (!is_an_outcome(outcome) || !count.is_number_unsigned()) return std::nullopt;
    told[outcome] = count.get<std::size_t>();
  }
  return told;
}

bool read_summary(const Json& summary, ToldRun& run) {
  run.is_whole = truth_at(summary, "whole");
  run.by_rules.clear();
  const auto rows = summary.find("by_rules");
  if (rows == summary.end() || !rows->is_object()) return false;
  for (const auto& [rules, counts] : rows->items()) {
    const auto told = read_counts(counts);
    if (!told) return false;
    run.by_rules[rules] = *told;
  }
  return true;
}

bool read_result(const Json& result, ToldRun& run) {
  const std::string outcome = text_at(result, "outcome");
  if (!is_an_outcome(outcome)) return false;
  run.outcomes[text_at(result, "id")] = outcome;
  ++run.by_rules[text_at(result, "rules")][outcome];
  return true;
}

// Whether the line is one that a run tells.
bool read_line(const Json& line, ToldRun& run) {
  if (!line.is_object()) return false;
  if (line.contains("run") && line["run"].is_object()) {
    run.tells_all = truth_at(line["run"], "all");
    for (const char* key : {"seed", "count", "cases"}) run.asked += line["run"].value(key, Json()).dump() + " ";
    if (line["run"].contains("adapter")) read_adapter(line["run"]["adapter"], run);
    return true;
  }
  if (line.contains("result") && line["result"].is_object()) return read_result(line["result"], run);
  if (line.contains("summary") && line["summary"].is_object()) {
    if (line.contains("adapter")) read_adapter(line["adapter"], run);
    return read_summary(line["summary"], run);
  }
  return line.contains("disagreement") || line.contains("declare") || line.contains("changed") ||
         line.contains("not_asked");
}

// What came of a question in a run; nothing where the run does not tell. One that tells failures alone says of the
// others that there was none, if it asked the same as the run that they are held against.
std::string outcome_in(const ToldRun& run, const std::string& id, const ToldRun& other) {
  const auto told = run.outcomes.find(id);
  if (told != run.outcomes.end()) return told->second;
  const bool was_asked = !run.tells_all && run.is_whole && run.asked == other.asked;
  return was_asked ? std::string(no_failure) : std::string();
}

void add_changes(const ToldRun& before, const ToldRun& now, std::vector<ChangedOutcome>& all) {
  std::set<std::string> ids;
  for (const ToldRun* run : {&before, &now})
    for (const auto& [id, outcome] : run->outcomes) ids.insert(id);
  for (const std::string& id : ids) {
    const std::string was = outcome_in(before, id, now);
    const std::string is = outcome_in(now, id, before);
    const bool is_the_same = was == is || (was == no_failure && !is_bad(is)) || (is == no_failure && !is_bad(was));
    if (!was.empty() && !is.empty() && !is_the_same) all.push_back({now.name, id, was, is});
  }
}

}  // namespace

void ReadRun::read(std::string_view line, bool is_ended) {
  if (line.empty()) return;
  const Json document = Json::parse(line, nullptr, false);
  if (document.is_discarded() && !is_ended) run.is_whole = false;
  else if (!read_line(document, run)) ++strange_lines;
}

ReadRun read_run(std::string_view text) {
  ReadRun read;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    read.read(text.substr(0, end), end < text.size());
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return read;
}

bool ToldRun::holds(const std::string& rules) const {
  const auto counts = by_rules.find(rules);
  return counts == by_rules.end() || std::none_of(counts->second.begin(), counts->second.end(),
                                                  [](const auto& count) { return is_bad(count.first); });
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

}  // namespace casino::conform
