#include "cli/validate/judged.hpp"

#include <utility>

namespace casino::cli {

using log::Detail;
using log::Weight;

std::string_view Judged::key() const {
  return is_usable() ? keys_of_outcomes.at(static_cast<std::size_t>(report.outcome)) : keys_of_outcomes.back();
}

bool Judged::is_reported(const Wishes& wishes, const log::Problem& problem) {
  return wishes.all || problem.weight == Weight::problem || (wishes.certain && problem.weight == Weight::undetermined);
}

Judged judged(const FoundLog& found, const LogReader& reader, const Wishes& wishes, log::RulesReadLast& last) {
  if (!wishes.questions)
    if (const auto tally = reader.holds(found.record, last))
      return {found, {}, {}, log::Report{log::LogOutcome::holds, *tally, {}}};
  const bool is_counted_only = wishes.summary && !wishes.first && !wishes.reports;
  Parsed<log::Validated> log =
      reader.read_and_validate(found.record, is_counted_only ? Detail::verdicts : Detail::full, last);
  if (!log) return {found, {}, log.errors(), {}};
  const bool is_kept = wishes.questions || (!is_counted_only && !log->report.problems.empty());
  return {found, is_kept ? std::optional(std::move(log->log)) : std::nullopt, {}, std::move(log->report)};
}

Judged too_much_for_memory(const FoundLog& found) {
  ParseErrors why = {{{"", found.record.line, 1}, "more to keep than there is memory for", "a shorter log"}};
  return {found, {}, std::move(why), {}};
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
}

void Counts::add(const NotRead& file) {
  ++unread;
  if (file.logs == 0) ++files;
}

void Counts::add(const Counts& part) {
  files += part.files;
  unread += part.unread;
  logs += part.logs;
  unusable += part.unusable;
  for (std::size_t i = 0; i < outcomes.size(); ++i) outcomes.at(i) += part.outcomes.at(i);
  turns += part.turns;
  is_stopped = is_stopped || part.is_stopped;
}

}  // namespace casino::cli
