#include <algorithm>
#include <memory>
#include <thread>

#include <CLI/CLI.hpp>
#include <unistd.h>

#include "cli/arguments/numbers.hpp"
#include "cli/arguments/words_refused.hpp"
#include "cli/commands/commands.hpp"
#include "cli/commands/infer_rules.hpp"
#include "cli/session/failure.hpp"
#include "cli/session/interruption.hpp"
#include "cli/session/written_whole.hpp"
#include "cli/validate/run.hpp"
#include "oracle/threads/parallel.hpp"

namespace casino::cli {
namespace {

struct Validate {
  Session& session;
  RulesChoice rules;
  std::vector<std::string> paths;
  Wishes wishes;
  Budget budget;
  bool keep_going = false;
  bool infer_rules = false;
  std::size_t jobs = 0;
  std::string junit;     // a file
  std::string markdown;  // the same
  bool github = false;
};

// Processors that are there, if nobody says how many.
std::size_t jobs_of(const Validate& validate) {
  if (validate.jobs > 0) return validate.jobs;
  return std::max(1U, std::thread::hardware_concurrency());
}

void add_output(ValidateRun& run, std::unique_ptr<ReportWriter> writer, ReportOutput output) {
  run.reports.push_back({std::move(writer), run.outputs.size()});
  run.outputs.push_back(std::move(output));
}

// To everybody who wants to know.
void judge_and_report(Validate& validate, ValidateRun& run) {
  run.wishes.reports = validate.github || !validate.junit.empty() || !validate.markdown.empty();
  if (validate.github) run.reports.push_back({report_in_github(run.wishes), 0});
  const std::vector<std::string> files = files_meant(validate.paths);
  std::vector<std::string> inputs = files;
  inputs.push_back(validate.rules.name);
  refuse_to_write_over({{"--junit", validate.junit}, {"--markdown", validate.markdown}}, inputs);
  std::optional<WrittenWhole> junit;
  std::optional<WrittenWhole> markdown;
  if (!validate.junit.empty())
    add_output(run, report_in_junit(run.wishes), ReportOutput(junit.emplace(validate.junit).output()));
  if (!validate.markdown.empty())
    add_output(run, report_in_markdown(run.wishes),
               ReportOutput(markdown.emplace(validate.markdown).output(), ReportOutput::Order::summary_first));
  const Interruption interruption;
  const Counts counts = judge_all(run, files);
  run.session.out.flush();
  if (junit) junit->write_over_beginning(opening_of_junit(counts));
  if (junit) junit->finish();
  if (markdown) markdown->finish();
}

void validate_all(Validate& validate, const CLI::App& verb) {
  if (validate.wishes.first && validate.keep_going)
    throw Unusable("validate: --first and --keep-going exclude each other");
  if (validate.paths.empty()) {
    if (isatty(STDIN_FILENO) == 1) throw Unusable("validate: no file (see: casino validate --help)");
    validate.paths.emplace_back("-");
  }
  Session& session = validate.session;
  const std::optional<log::StatedRules> usual = usual_rules_of(verb, validate.rules);
  ValidateRun run{session, LogReader(usual), validate.wishes, validate.budget};
  run.wishes.usual = usual ? &*usual : nullptr;
  run.wishes.usual_name = validate.rules.name;
  run.jobs = jobs_of(validate);
  run.outputs.emplace_back(session.out);
  run.reports.push_back(
      {session.as_json ? report_in_json(run.wishes) : report_in_words(run.wishes, session.look()), 0});
  if (!validate.infer_rules) return judge_and_report(validate, run);
  const Interruption interruption;
  log::Fitting fitting([&](std::size_t pieces, const auto& work) { do_pieces(run.jobs, pieces, work); });
  read_all(run, files_meant(validate.paths), [&](const log::Log& log) { fitting.add(log); });
  if (fitting.logs() > 0) return print_fitting(session, fitting);  // everything fits nothing
  if (Interruption::has_come()) complain("casino validate: interrupted before a log was looked at");
}

void add_search(CLI::App& verb, SearchWish& search, const std::string& name, const std::string& help) {
  CLI::Option* wanted = verb.add_flag("--" + name, search.is_wanted, help + " (as a rule in the first few only)");
  verb.add_flag("--no-" + name, search.is_refused, "Do not")->excludes(wanted);
}

void add_wishes(CLI::App& verb, Validate& validate) {
  verb.add_flag("--summary", validate.wishes.summary, "Tell the counts, and nothing of each log");
  verb.add_flag("--failures", validate.wishes.failures, "Tell the counts, and only of logs that do not hold");
  verb.add_flag("--first", validate.wishes.first, "Stop at the first log that does not hold");
  verb.add_flag("--keep-going", validate.keep_going, "Go on after a log that does not hold (as without it)");
  verb.add_flag("--all", validate.wishes.all, "Tell undetermined turns too, and what is worth knowing");
  verb.add_flag("--infer-rules", validate.infer_rules,
                "Tell by which variants, and with which values of which option, all the logs can have been played; of "
                "the options here, only rules and --jobs go with it");
  verb.add_flag("--questions", validate.wishes.questions,
                "Tell which open questions of its text each log touched, and what another reading would make of it");
  verb.add_flag("--certain", validate.wishes.certain,
                "Tell undetermined turns, and exit with 3 if there is one and nothing is worse");
  add_number(verb, "--details", validate.budget.details, "How many problems are explained in full", 0,
             std::numeric_limits<int>::max())
      ->capture_default_str();
  add_search(verb, validate.budget.why, "why", "Try out which single option would make a log hold");
  add_search(verb, validate.budget.repair, "repair", "Look for slips of the pen that would explain what does not hold");
  add_number(verb, "--jobs", validate.jobs,
             "Judge so many logs at a time (default: as many as there are processors); what comes out is the same", 1,
             256);
}

void add_reports_beside(CLI::App& verb, Validate& validate) {
  verb.add_option("--junit", validate.junit,
                  "Write what is found into this file, too, as test cases in the XML of JUnit")
      ->type_name("FILE");
  verb.add_option("--markdown", validate.markdown,
                  "Write the counts, what was broken and the first failures into this file, too, in Markdown")
      ->type_name("FILE");
  verb.add_flag("--github", validate.github, "Tell each problem as an annotation of a workflow of GitHub, too")
      ->excludes("--json");
}

}  // namespace

void add_validate(CLI::App& app, Session& session) {
  auto validate = std::make_shared<Validate>(Validate{.session = session});
  CLI::App& verb =
      add_verb(app, "validate", "Was this game played by the rules, and scored by them?", session,
               {"casino validate my-game.txt", "casino validate corpus/games",
                "casino validate --summary 'games/*.ndjson.zst'", "casino validate --first --json - < games.ndjson",
                "casino validate --all my-game.txt", "casino validate --questions my-game.txt",
                "casino validate --failures --junit results.xml --markdown summary.md games/",
                "casino validate --infer-rules games/"});
  verb.add_option("path", validate->paths,
                  "Files of logs in text or JSON, packed or not; folders; patterns; - for standard input");
  add_usual_rules_options(verb, validate->rules);
  add_wishes(verb, *validate);
  add_reports_beside(verb, *validate);
  verb.callback([validate, &verb] {
    refuse_together(verb, "--infer-rules",
                    {"--summary", "--failures", "--first", "--keep-going", "--all", "--certain", "--questions",
                     "--details", "--why", "--no-why", "--repair", "--no-repair", "--junit", "--markdown", "--github"});
    refuse_together(verb, "--failures", {"--summary"});
    validate_all(*validate, verb);
    Interruption::end_by_it(validate->session);
  });
}

}  // namespace casino::cli
