#include "cli/validate/problem_words.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "oracle/explain/explanation.hpp"
#include "oracle/explain/sentences.hpp"
#include "oracle/log/report/report.hpp"
#include "oracle/text/foreign_text.hpp"
#include "oracle/text/words.hpp"

namespace casino::cli {

using log::Problem;

namespace {

std::string why_it_cannot_be_done(const Rules& rules, const Problem& problem) {
  if (!problem.before || !problem.played) return {};
  return " " +
         explain::sentence_of({rules, *problem.before, *problem.before, problem.played->seat}, *problem.impossible);
}

// Of a log in text the line that names them, else that on which it begins.
LineNumber line_of_rules(const LogRecord& record) {
  if (record.notation != LogRecord::Notation::text) return record.line;
  LineNumber line = record.line;
  for (std::string_view text = record.text; !text.empty(); ++line) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view words = trimmed(text.substr(0, end));
    if (are_same_but_for_capitals(words.substr(0, words.find_first_of(" \t:")), "rules")) return line;
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return record.line;
}

}  // namespace

std::string place_in_log(const Problem& problem) {
  if (problem.deal_number == 0) return "";
  std::string place = fmt::format("deal {}", problem.deal_number);
  if (problem.turn > 0) place += fmt::format(", turn {}", problem.turn);
  return place + ": ";
}

std::string words_of_overruling(const Judged& log) {
  return fmt::format("{}:{}: its own rules hold ({}), not those of --rules ({})", *log.found.file,
                     line_of_rules(log.found.record), plain_line(log.overruling->own),
                     plain_line(log.overruling->usual));
}

LineNumber line_of(const Judged& log, const Problem& problem) {
  return problem.place.line > 0 ? line_in_file(log.found.record, problem.place.line) : log.found.record.line;
}

std::string words_with_clauses(const Judged& log, const Problem& problem) {
  const Rules& rules = log.log->rules.rules;
  std::string text = place_in_log(problem) + log::headline_of(*log.log, problem);
  for (const Finding& finding : problem.findings) {
    const explain::Citation citation = explain::citation_of(rules, finding.clause);
    const bool is_of_turn = problem.matter == log::Matter::turn;
    const std::string introduction = is_of_turn ? explain::introduction_of(rules, finding.clause) : "";
    text += fmt::format("\n{} [{}]: {}{}", citation.id, citation.source, introduction, citation.statement);
  }
  if (problem.impossible) text += "\nIt cannot be done with these cards." + why_it_cannot_be_done(rules, problem);
  return text;
}

std::string clauses_of(const Judged& log, const Problem& problem) {
  std::string ids;
  for (const Finding& finding : problem.findings)
    ids += (ids.empty() ? "" : " ") + explain::citation_of(log.log->rules.rules, finding.clause).id;
  return ids;
}

std::string words_of_overruled(const Counts& counts) {
  if (counts.overruled < 2) return {};
  return fmt::format("{} {}", counts.overruled, by_own_rules);
}

std::string_view how_it_ended(RunEnd end) {
  switch (end) {
    case RunEnd::at_the_end: return "";
    case RunEnd::at_the_first_failure: return "stopped at the first that does not hold";
    case RunEnd::interrupted: return "interrupted";
  }
  return "";
}

std::string words_of_left_out(const Wishes& wishes, const log::Report& report) {
  std::size_t number = report.left_out.of(log::Weight::problem);
  if (wishes.certain || wishes.all) number += report.left_out.of(log::Weight::undetermined);
  if (wishes.all) number += report.left_out.of(log::Weight::note);
  return number == 0 ? std::string() : fmt::format("and {} more, which are only counted", number);
}

}  // namespace casino::cli
