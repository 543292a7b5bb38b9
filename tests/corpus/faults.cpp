#include "tests/corpus/faults.hpp"

#include <set>
#include <sstream>

#include "oracle/log/report/report.hpp"
#include "oracle/log/text/text.hpp"
#include "oracle/log/validate/validate.hpp"

namespace casino::log {
namespace {

// The clauses of all findings, each once, in the order of the alphabet.
std::string clauses_of(const Problem& problem) {
  std::set<std::string> ids;
  for (const Finding& finding : problem.findings) ids.insert(std::string(entry_of(finding.clause).id));
  std::string text;
  for (const std::string& id : ids) text += (text.empty() ? "" : " ") + id;
  return text;
}

std::string what_is_wrong(const Problem& problem) {
  const std::string matter(matter_names.at(static_cast<std::size_t>(problem.matter)));
  const std::string clauses = clauses_of(problem);
  if (problem.matter == Matter::turn) return problem.impossible ? "impossible" : clauses;
  if (problem.matter == Matter::course)
    return matter + ": " + std::string(course_names.at(static_cast<std::size_t>(problem.course)));
  return matter + (clauses.empty() ? "" : ": ") + clauses;
}

// A fault as the tag `expect` says it.
std::string words_of(const Problem& problem) {
  const std::string deal =
      problem.deal_number > 0 && problem.deal > 0 ? "deal " + std::to_string(problem.deal + 1) : "";
  const std::string turn =
      problem.turn > 0 && problem.matter == Matter::turn ? "turn " + std::to_string(problem.turn) : "";
  const std::string place = deal + (deal.empty() || turn.empty() ? "" : ", ") + turn;
  return what_is_wrong(problem) + (place.empty() ? "" : " at ") + place;
}

}  // namespace

Parsed<std::vector<Log>> parse_logs(std::string_view text) {
  std::vector<std::string> texts;
  std::istringstream lines{std::string(text)};
  for (std::string line; std::getline(lines, line);) {
    if (texts.empty() || begins_a_log(line)) texts.emplace_back();
    texts.back() += line + '\n';
  }
  std::vector<Log> logs;
  for (const std::string& one : texts) {
    const Parsed<Log> read = parse_text(one);
    if (!read) return read.errors();
    logs.push_back(*read);
  }
  return logs;
}

std::string tag_of(const Log& log, std::string_view name) {
  for (const Tag& tag : log.tags)
    if (tag.name == name) return tag.value;
  return {};
}

std::string named(const Log& log) { return tag_of(log, "title") + " (" + tag_of(log, "case") + ")"; }

std::vector<std::string> faults_of(const Log& log) {
  std::vector<std::string> faults;
  for (const Problem& problem : validate(log).problems)
    if (problem.weight == Weight::problem) faults.push_back(words_of(problem));
  return faults;
}

std::string broken_by_command(const Log& log) {
  const std::string command = log.tags.at(0).value;
  constexpr std::string_view flag = "--break ";
  const std::size_t at = command.find(flag);
  if (at == std::string::npos) return {};
  const std::size_t from = at + flag.size();
  return command.substr(from, command.find(' ', from) - from);
}

std::vector<std::string> clauses_broken_in(const Log& log) {
  std::vector<std::string> clauses;
  for (const Problem& problem : validate(log).problems)
    if (problem.weight == Weight::problem) clauses.push_back(what_is_wrong(problem));
  return clauses;
}

}  // namespace casino::log
