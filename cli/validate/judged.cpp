#include "cli/validate/judged.hpp"

#include <algorithm>
#include <utility>

#include "oracle/rulesets/rules.hpp"

namespace casino::cli {

using log::Detail;
using log::Weight;

namespace {

// Of the same game for other players nothing is said: that is what a log is there to say.
std::optional<Overruling> overruling_of(const log::StatedRules& own, const Wishes& wishes) {
  const log::StatedRules* const usual = wishes.usual;
  if (usual == nullptr || own.rules == usual->rules) return std::nullopt;
  if (own.name != usual->name) return Overruling{own.name, wishes.usual_name};
  const bool is_changed = !own.options.empty() || !own.off.empty() || own.has_scoring || !usual->options.empty() ||
                          !usual->off.empty() || usual->has_scoring;
  if (!is_changed) return std::nullopt;
  return Overruling{rules_in_words(own.rules), rules_in_words(usual->rules)};
}

}  // namespace

std::string_view Judged::key() const {
  return is_usable() ? keys_of_outcomes.at(static_cast<std::size_t>(report.outcome)) : keys_of_outcomes.back();
}

bool Judged::is_reported(const Wishes& wishes, const log::Problem& problem) {
  return wishes.all || problem.weight == Weight::problem || (wishes.certain && problem.weight == Weight::undetermined);
}

Judged judged(const FoundLog& found, const LogReader& reader, const Wishes& wishes, log::RulesReadLast& last) {
  if (!wishes.questions)
    if (const auto tally = reader.holds(found.record, last))
      return {found, {}, {}, log::Report{log::LogOutcome::holds, *tally, {}}, overruling_of(last.rules, wishes)};
  const bool is_counted_only = wishes.summary && !wishes.first && !wishes.reports;
  Parsed<log::Validated> log =
      reader.read_and_validate(found.record, is_counted_only ? Detail::verdicts : Detail::full, last);
  if (!log) return {found, {}, log.errors(), {}, {}};
  const bool is_kept = wishes.questions || (!is_counted_only && !log->report.problems.empty());
  std::optional<Overruling> overruling = overruling_of(log->log.rules, wishes);
  return {found,
          is_kept ? std::optional(std::move(log->log)) : std::nullopt,
          {},
          std::move(log->report),
          std::move(overruling)};
}

Judged too_much_for_memory(const FoundLog& found) {
  ParseErrors why = {{{"", found.record.line, 1}, "more to keep than there is memory for", "a shorter log"}};
  return {found, {}, std::move(why), {}, {}};
}

void Counts::add(const Judged& log) {
  ++logs;
  if (log.found.number == 1) ++files;
  if (!log.is_usable()) {
    ++unusable;
    return;
  }
  ++outcomes.at(static_cast<std::size_t>(log.report.outcome));
  turns += static_cast<std::size_t>(log.report.tally.turns);
  if (log.overruling) ++overruled;
  if (log.leaves_questions_out()) ++not_tried_by_all;
  if (log.does_not_hold()) add_broken(log.report);
}

// Each clause once, however often the log breaks it.
void Counts::add_broken(const log::Report& report) {
  ClauseSet seen;
  bool is_without_clause = false;
  for (const log::Problem& problem : report.problems) {
    if (problem.weight != Weight::problem) continue;
    is_without_clause = is_without_clause || problem.findings.empty();
    for (const Finding& finding : problem.findings) {
      if (!seen.contains(finding.clause)) ++broken.at(finding.clause.index);
      seen.insert(finding.clause);
    }
  }
  if (is_without_clause) ++broken_without_clause;
}

std::vector<Clause> Counts::clauses_broken() const {
  std::vector<Clause> clauses;
  for (std::uint16_t i = 0; i < broken.size(); ++i)
    if (broken.at(i) > 0) clauses.push_back(Clause{i});
  std::stable_sort(clauses.begin(), clauses.end(),
                   [&](Clause a, Clause b) { return broken.at(a.index) > broken.at(b.index); });
  return clauses;
}

void Counts::add(const NotRead& file) {
  ++unread;
  if (file.logs == 0) ++files;
}

void Counts::add(const NotFinished& log) {
  ++logs;
  ++unfinished;
  if (log.found.number == 1) ++files;
}

void Counts::add(const Counts& part) {
  files += part.files;
  unread += part.unread;
  logs += part.logs;
  unusable += part.unusable;
  unfinished += part.unfinished;
  for (std::size_t i = 0; i < outcomes.size(); ++i) outcomes.at(i) += part.outcomes.at(i);
  turns += part.turns;
  overruled += part.overruled;
  not_tried_by_all += part.not_tried_by_all;
  for (std::size_t i = 0; i < broken.size(); ++i) broken.at(i) += part.broken.at(i);
  broken_without_clause += part.broken_without_clause;
  end = std::max(end, part.end);
}

}  // namespace casino::cli
