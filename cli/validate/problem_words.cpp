#include "cli/validate/problem_words.hpp"

#include <fmt/format.h>

#include "oracle/explain/explanation.hpp"
#include "oracle/explain/sentences.hpp"
#include "oracle/log/report/report.hpp"

namespace casino::cli {

using log::Problem;

namespace {

std::string why_it_cannot_be_done(const Rules& rules, const Problem& problem) {
  if (!problem.before || !problem.played) return {};
  return " " +
         explain::sentence_of({rules, *problem.before, *problem.before, problem.played->seat}, *problem.impossible);
}

}  // namespace

std::string place_in_log(const Problem& problem) {
  if (problem.deal_number == 0) return "";
  std::string place = fmt::format("deal {}", problem.deal_number);
  if (problem.turn > 0) place += fmt::format(", turn {}", problem.turn);
  return place + ": ";
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

std::string words_of_left_out(const Wishes& wishes, const log::Report& report) {
  std::size_t number = report.left_out.of(log::Weight::problem);
  if (wishes.certain || wishes.all) number += report.left_out.of(log::Weight::undetermined);
  if (wishes.all) number += report.left_out.of(log::Weight::note);
  return number == 0 ? std::string() : fmt::format("and {} more, which are only counted", number);
}

}  // namespace casino::cli
