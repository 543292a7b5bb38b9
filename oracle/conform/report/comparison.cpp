#include "oracle/conform/report/comparison.hpp"

#include <algorithm>
#include <limits>
#include <set>
#include <utility>

#include <fmt/format.h>

#include "oracle/conform/report/report.hpp"
#include "oracle/conform/run.hpp"

namespace casino::conform {
namespace {

using json::Cursor;
using json::Members;

std::optional<Outcome> outcome_named(std::string_view name) {
  const auto* const found = std::find(outcome_names.begin(), outcome_names.end(), name);
  if (found == outcome_names.end()) return std::nullopt;
  return static_cast<Outcome>(found - outcome_names.begin());
}

bool is_bad(std::string_view name) {
  const auto outcome = outcome_named(name);
  return outcome && is_failure(*outcome);
}

std::string text_at(const Members& members, std::string_view key, std::string_view what) {
  const auto at = members.require(key, what);
  return at ? std::string(at->text(what).value_or("")) : std::string();
}

bool truth_at(const Members& members, std::string_view key) {
  const auto at = members.find(key);
  return at && at->truth().value_or(false);
}

void read_adapter(const Cursor& at, ReportedRun& run) {
  const Members members(at, "what the adapter says of itself");
  run.program = text_at(members, "name", "what the adapter is called");
  const auto at_version = members.find("version");
  const std::string version = at_version ? std::string(at_version->text("a version").value_or("")) : "";
  run.name = run.program + (version.empty() ? "" : " " + version);
}

void read_run_line(const Cursor& at, ReportedRun& run) {
  constexpr std::array<std::string_view, 1> formats{run_format};
  const Members members(at, "what was asked of whom");
  if (const auto format = members.require("format", "\"casino-conform/1\""))
    static_cast<void>(format->choice("a format that is known", formats));
  run.reports_all = truth_at(members, "all");
  for (const std::string_view key : {"seed", "count", "cases"}) {
    const auto told = members.find(key);
    run.asked += (told ? json::shown(told->node()) : "") + " ";
  }
  if (const auto adapter = members.require("adapter", "who was asked")) read_adapter(*adapter, run);
}

void read_result(const Cursor& at, ReportedRun& run) {
  const Members members(at, "what came of a question");
  const std::string id = text_at(members, "id", "the ID of a question");
  const std::string rules = text_at(members, "rules", "a variant");
  const auto told = members.require("outcome", "what came of it");
  const auto outcome = told ? told->choice("an outcome", outcome_names) : std::nullopt;
  if (!outcome) return;
  const std::string name(outcome_names.at(*outcome));
  std::string& outcome_told = run.outcomes[id];
  if (!is_bad(outcome_told)) outcome_told = name;  // a failure is not undone by what is told of the same question later
  ++run.by_rules[rules][name];
}

// No run asks more than can be counted together.
void read_count(const Cursor& at, std::uint64_t& left, std::uint64_t& count) {
  const std::int64_t* number = at.node().as_integer();
  if (number == nullptr || *number < 0) return at.refuse("how many questions came to that");
  count = static_cast<std::uint64_t>(*number);
  if (count > left) return at.refuse(fmt::format("{} on top of those before", count), "a sum that can be");
  left -= count;
}

ReportedCounts read_counts(const Cursor& at) {
  const Members members(at, "how many questions came to what", outcome_names);
  ReportedCounts told;
  std::uint64_t left = std::numeric_limits<std::int64_t>::max();
  for (const std::string_view outcome : outcome_names)
    if (const auto count = members.find(outcome)) read_count(*count, left, told[std::string(outcome)]);
  std::erase_if(told, [](const auto& count) { return count.second == 0; });
  return told;
}

// What was told line by line is not fewer in the sum: the one or the other has been changed.
bool counts_what_was_told(const Cursor& at, const ReportedCounts& told, ReportedCounts& summed) {
  return std::all_of(told.begin(), told.end(), [&](const auto& of_outcome) {
    const auto& [outcome, count] = of_outcome;
    if (summed[outcome] >= count) return true;
    at.refuse(fmt::format("{} of \"{}\"", summed[outcome], outcome),
              fmt::format("the {} that the lines above tell, or more", count));
    return false;
  });
}

void read_summary(const Cursor& at, ReportedRun& run) {
  const Members members(at, "a summary");
  run.is_whole = truth_at(members, "whole");
  const auto told = std::exchange(run.by_rules, {});
  const auto rows = members.require("by_rules", "what came of the questions, by variant");
  if (!rows) return;
  for (const auto& [rules, counts] : json::named_members(*rows, "what came of the questions, by variant"))
    run.by_rules[std::string(rules)] = read_counts(counts);
  for (const auto& [rules, counts] : told)
    if (!counts_what_was_told(*rows, counts, run.by_rules[rules])) return;
}

// Why the command could not be used.
std::string read_errors(const Cursor& at) {
  std::string why;
  for (const Cursor& item : at.items("a list of errors")) {
    const Members members(item, "an error");
    const auto message = members.find("message");
    if (!why.empty()) why += "; ";
    why += message ? std::string(message->text("a text").value_or(""))
                   : fmt::format("found {}, expected {}", text_at(members, "found", "what was found"),
                                 text_at(members, "expected", "what was expected"));
  }
  return why;
}

// What came of a question in a run; nothing where the run does not tell. One that tells failures alone says of the
// others that there was none, if it asked the same as the run that they are held against; and each that came to its end
// says so of troubles that are no question's.
std::string outcome_in(const ReportedRun& run, const std::string& id, const ReportedRun& other) {
  const auto told = run.outcomes.find(id);
  if (told != run.outcomes.end()) return told->second;
  const bool was_asked = id == unexplained_id || (!run.reports_all && run.asked == other.asked);
  return was_asked && run.is_whole ? std::string(no_failure) : std::string();
}

// What fails now fails anew, too, where the run before does not tell of it.
std::string outcome_before(const ReportedRun& before, const std::string& id, const ReportedRun& now) {
  std::string was = outcome_in(before, id, now);
  if (was.empty() && is_bad(outcome_in(now, id, before)))
    was = before.reports_all && before.is_whole ? not_asked : not_reported;
  return was;
}

void add_changes(const ReportedRun& before, const ReportedRun& now, std::vector<ChangedOutcome>& all) {
  std::set<std::string> ids;
  for (const ReportedRun* run : {&before, &now})
    for (const auto& [id, outcome] : run->outcomes) ids.insert(id);
  for (const std::string& id : ids) {
    const std::string was = outcome_before(before, id, now);
    const std::string is = outcome_in(now, id, before);
    const bool is_the_same = was == is || (was == no_failure && !is_bad(is)) || (is == no_failure && !is_bad(was));
    if (!was.empty() && !is.empty() && !is_the_same) all.push_back({now.name, id, was, is});
  }
}

}  // namespace

void ReadRun::note_strange(ParseError what) {
  what.where.line = lines;
  if (strange_lines++ == 0) first_strange = std::move(what);
}

// The first of all: who is asked, or why nobody is.
void ReadRun::begin(const Cursor& at, const Members& members) {
  const auto begins = members.find("run");
  const auto not_started = members.find("not_started");
  const auto errors = members.find("errors");
  has_begun_ = begins || not_started || errors;
  if (begins) read_run_line(*begins, run);
  else if (not_started) run.not_started = not_started->text("why it did not start").value_or("");
  else if (errors) run.not_started = read_errors(*errors);
  else at.refuse("\"run\" or \"not_started\" first");
}

void ReadRun::go_on(const Cursor& at, const Members& members) {
  constexpr std::array<std::string_view, 5> reported_elsewhere{"disagreement", "declare", "changed", "not_asked",
                                                               "errors"};
  if (const auto begins = members.find("run")) return begins->refuse("a second run", "one run in a file");
  if (const auto result = members.find("result")) {
    if (is_summed_up_) return result->refuse("an answer behind the summary", "the summary at the end");
    return read_result(*result, run);
  }
  if (const auto summary = members.find("summary")) {
    if (is_summed_up_) return summary->refuse("a second summary", "one summary of a run");
    is_summed_up_ = true;
    if (const auto adapter = members.find("adapter")) read_adapter(*adapter, run);
    return read_summary(*summary, run);
  }
  if (std::none_of(reported_elsewhere.begin(), reported_elsewhere.end(), [&](auto key) { return members.has(key); }))
    at.refuse("a line of a run");
}

void ReadRun::read(std::string_view line, bool is_ended) {
  ++lines;
  if (line.empty()) return;
  const Parsed<json::Node> document = json::read_document(line);
  if (!document && !is_ended) {
    run.is_whole = false;
    return;
  }
  ParseErrors errors;
  if (document) {
    const Cursor at(*document, errors);
    const Members members(at, "a line of a run");
    if (has_begun_) go_on(at, members);
    else begin(at, members);
  } else {
    errors = document.errors();
  }
  if (!errors.empty()) note_strange(errors.front());
}

void ReadRun::end() {
  if (has_begun_ || strange_lines != 0) return;
  lines = std::max(lines, LineNumber{1});
  note_strange({{"", lines, 1}, "the end of the file", "\"run\" or \"not_started\" first"});
}

ReadRun read_run(std::string_view text) {
  ReadRun read;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    read.read(text.substr(0, end), end < text.size());
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  read.end();
  return read;
}

bool ReportedRun::knows_anything() const {
  return std::any_of(by_rules.begin(), by_rules.end(), [](const auto& of_rules) {
    return std::any_of(of_rules.second.begin(), of_rules.second.end(),
                       [](const auto& count) { return count.first != name_of(Outcome::skip) && count.second > 0; });
  });
}

bool ReportedRun::holds(const std::string& rules) const {
  const auto counts = by_rules.find(rules);
  return counts == by_rules.end() || std::none_of(counts->second.begin(), counts->second.end(),
                                                  [](const auto& count) { return is_bad(count.first); });
}

bool ChangedOutcome::is_worse() const { return is_bad(now) && !is_bad(before); }

std::vector<ChangedOutcome> changes(const std::vector<ReportedRun>& runs) {
  std::vector<ChangedOutcome> all;
  std::map<std::string, const ReportedRun*> last;  // by program
  for (const ReportedRun& run : runs) {
    if (run.not_started) continue;
    const ReportedRun*& before = last[run.program];
    if (before != nullptr) add_changes(*before, run, all);
    before = &run;
  }
  return all;
}

bool is_any_worse(const std::vector<ReportedRun>& runs, const std::vector<ChangedOutcome>& changed) {
  const auto knows_anything = [](const ReportedRun& run) { return run.knows_anything(); };
  const auto first = std::find_if(runs.begin(), runs.end(), knows_anything);
  return !std::all_of(first, runs.end(), knows_anything) ||
         std::any_of(changed.begin(), changed.end(), [](const ChangedOutcome& one) { return one.is_worse(); });
}

}  // namespace casino::conform
