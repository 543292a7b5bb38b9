#include "oracle/corpus/run.hpp"

#include <array>
#include <memory>

#include <CLI/CLI.hpp>

#include "cli/commands/commands.hpp"
#include "cli/input/corpus_source.hpp"
#include "cli/input/requests.hpp"
#include "cli/session/formats.hpp"
#include "cli/session/interruption.hpp"
#include "cli/session/progress.hpp"
#include "oracle/text/foreign_text.hpp"
#include "oracle/text/words.hpp"

namespace casino::cli {
namespace {

std::string_view word_of(corpus::Result result) { return corpus::result_names.at(static_cast<std::size_t>(result)); }

json::Json outcome_in_json(const corpus::ReadingOutcome& outcome) {
  json::Json object = {{"result", word_of(outcome.result)}};
  for (const corpus::Difference& difference : outcome.differences)
    object["differences"].push_back(
        {{"what", difference.what}, {"expected", difference.expected}, {"found", difference.found}});
  return object;
}

json::Json outcome_in_json(const corpus::CaseOutcome& one) {
  json::Json object = {{"id", one.id}};
  object.update(outcome_in_json(one.outcome));
  object["result"] = word_of(one.result());
  for (const auto& [name, outcome] : one.readings) {
    json::Json reading = {{"reading", name}};
    reading.update(outcome_in_json(outcome));
    object["readings"].push_back(std::move(reading));
  }
  return object;
}

void print_outcome(Session& session, const std::string& title, const corpus::ReadingOutcome& outcome) {
  if (outcome.result == corpus::Result::pass) return;
  session.out.line("{}  {}", session.look().bad(word_of(outcome.result)), plain_line(title));
  for (const corpus::Difference& difference : outcome.differences)
    session.out.line("    {}: expected {}, found {}", difference.what, difference.expected, difference.found);
}

void print_text(Session& session, const corpus::CaseOutcome& one) {
  print_outcome(session, one.id, one.outcome);
  for (const auto& [name, outcome] : one.readings) print_outcome(session, one.id + " with " + name, outcome);
}

struct CorpusRun {
  Session& session;
  std::vector<std::string> paths;
  bool all = false;
};

// How many did what: of one, and of several.
struct ResultInWords {
  std::string_view one;
  std::string_view several;
};
constexpr std::array<ResultInWords, corpus::result_names.size()> results_in_words{{
    {"passes", "pass"},
    {"has a wrong reason", "have a wrong reason"},
    {"fails", "fail"},
    {"cannot be asked", "cannot be asked"},
}};

void print_summary_in_json(Session& session, const corpus::Summary& summary, std::size_t unread) {
  json::Json counts = {{"cases", summary.cases}, {"readings", summary.readings}};
  for (std::size_t i = 0; i < corpus::result_names.size(); ++i)
    counts[std::string(corpus::result_names.at(i))] = summary.by_result.at(i);
  counts["unread_files"] = unread;
  if (Interruption::has_come()) counts["complete"] = false;
  print(session, formats::corpus_run, {{"summary", counts}});
}

void print_summary(Session& session, const corpus::Summary& summary, std::size_t unread) {
  if (session.as_json) return print_summary_in_json(session, summary, unread);
  std::string text = counted(summary.cases, "case");
  if (summary.readings > 0) text += fmt::format(" with {}", counted(summary.readings, "more reading"));
  for (std::size_t i = 0; i < results_in_words.size(); ++i) {
    const std::size_t number = summary.by_result.at(i);
    const ResultInWords& words = results_in_words.at(i);
    if (number > 0) text += fmt::format(", {} {}", number, number == 1 ? words.one : words.several);
  }
  if (unread > 0) text += fmt::format(", {} could not be read", counted(unread, "file"));
  if (Interruption::has_come()) text += "; interrupted";
  session.out.line("{}", text);
}

void take(const CorpusRun& run, const corpus::CaseOutcome& outcome, corpus::Summary& summary) {
  Session& session = run.session;
  const corpus::Result result = outcome.result();
  ++summary.cases;
  summary.readings += outcome.readings.size();
  ++summary.by_result.at(static_cast<std::size_t>(result));
  if (result != corpus::Result::pass) session.earn(ExitCode::does_not_hold);
  if (result == corpus::Result::pass && !run.all) return;
  if (session.as_json) print(session, formats::corpus_run, outcome_in_json(outcome));
  else if (result == corpus::Result::pass) session.out.line("pass  {}", plain_line(outcome.id));
  else print_text(session, outcome);
}

// As far as nobody interrupts it.
void run(const CorpusRun& run) {
  constexpr std::size_t cases_between_looks = 16;
  const Interruption interruption;
  const corpus::Corpus corpus = load(run.session, run.paths);
  refuse_unsound(run.session, corpus);
  Progress progress(run.session, cases_between_looks);
  corpus::Summary summary;
  for (const corpus::CaseFile& file : corpus.files)
    for (const corpus::Case& one : file.cases) {
      if (Interruption::has_come()) continue;
      take(run, corpus::run(one), summary);
      if (progress.is_due(summary.cases))
        progress.show(fmt::format("{} of {} cases", summary.cases, corpus.case_count()));
    }
  print_summary(run.session, summary, corpus.unread.size());
}

}  // namespace

void add_corpus_run(CLI::App& corpus, Session& session) {
  auto wanted = std::make_shared<CorpusRun>(CorpusRun{.session = session});
  CLI::App& verb =
      add_verb(corpus, "run", "Put the cases to the model, and tell those that come out otherwise", session,
               {"casino corpus run", "casino corpus run --all corpus/cases/swazi my-cases.json",
                "casino corpus run --json - < my-cases.json"});
  verb.add_option("path", wanted->paths,
                  "Files or folders of cases (-: standard input); the program's own if none is given");
  add_corpus_option(verb, session);
  verb.add_flag("--all", wanted->all, "Tell the cases that pass, too");
  verb.callback([wanted] {
    run(*wanted);
    Interruption::end_by_it(wanted->session);
  });
}

}  // namespace casino::cli
