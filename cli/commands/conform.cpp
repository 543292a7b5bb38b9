#include <filesystem>

#include <CLI/CLI.hpp>

#include "casino_version.hpp"
#include "cli/arguments/numbers.hpp"
#include "cli/arguments/shard.hpp"
#include "cli/arguments/words_refused.hpp"
#include "cli/commands/commands.hpp"
#include "cli/conform/asking.hpp"
#include "cli/conform/inferring.hpp"
#include "cli/conform/run_reporter.hpp"
#include "cli/input/corpus_source.hpp"
#include "cli/input/requests.hpp"
#include "cli/session/failure.hpp"
#include "cli/session/interruption.hpp"
#include "cli/session/written_whole.hpp"
#include "oracle/conform/smoke.hpp"
#include "oracle/text/files_below.hpp"
#include "oracle/text/foreign_text.hpp"

namespace casino::cli {
namespace {

void smoke(const Conform& asked) {
  Session& session = asked.session;
  const auto show = [&session](char direction, const std::string& line) {
    constexpr std::size_t longest = 1000;
    if (!session.as_json)
      session.out.line("{} {}", direction, plain(line.size() > longest ? line.substr(0, longest) + "..." : line));
    session.out.flush();
  };
  conform::Session adapter(conform::overheard([&asked] { return asked.program.launch(); }, show), asked.patience,
                           "casino " + std::string(version));
  const conform::Smoke found = conform::smoke(adapter);
  if (found.wrong) session.earn(ExitCode::does_not_hold);
  if (session.as_json)
    return print(session, conform::run_format, {{"wrong", found.wrong.value_or("")}, {"remarks", found.remarks}});
  for (const std::string& remark : found.remarks) session.out.line("{}  {}", session.look().open("note"), remark);
  if (found.wrong) session.out.line("{}  {}", session.look().bad("wrong"), *found.wrong);
  else session.out.line("{}", session.look().good("the conversation works"));
}

void refuse_nonsense(const Conform& asked) {
  if (!asked.budget.empty()) static_cast<void>(budget_of(asked.budget));
  if (asked.fix && (!asked.plan.only.empty() || asked.no_cases))
    throw Unusable("conform: --fix only after a whole run, without --case and --no-cases");
}

// Rules, the adapter, and cases: not only what is named, but a file in a folder, too.
void look_at_outputs(const Conform& asked) {
  std::vector<std::string> inputs{asked.rules.name};
  for (const std::string& path : asked.corpus.empty() ? corpus_named(asked.session) : asked.corpus) {
    inputs.push_back(path);
    std::error_code unknown;
    if (std::filesystem::is_directory(path, unknown))
      for (const std::filesystem::path& file : files_below(path, [](const auto&) { return true; }))
        inputs.push_back(file.string());
  }
  std::vector<NamedOutput> outputs = asked.reports.named();
  outputs.push_back({"--result", asked.result});
  want_a_place_for(outputs);
  refuse_to_write_over(outputs, asked.program.command);
  outputs.push_back({"--known", asked.known});
  refuse_to_write_over(outputs, inputs);
}

// Nothing if it does not start, which is reported.
std::optional<conform::Declaration> started(conform::Session& adapter, RunReporter& telling) {
  try {
    auto greeted = adapter.start();
    if (auto* declaration = std::get_if<conform::Declaration>(&greeted)) return std::move(*declaration);
    telling.not_started(Interruption::has_come() ? "interrupted before it had started"
                                                 : std::get<conform::Failed>(greeted).what);
    return std::nullopt;
  } catch (const Unusable& why) {
    telling.report_not_started(why.what());
    throw;
  }
}

void run(Conform& asked) {
  refuse_nonsense(asked);
  asked.program.set_waits(asked.patience);
  asked.patience.says_for_it = asked.said_for_it();
  if (asked.smoke) return smoke(asked);
  asked.plan.asks_cases = !asked.no_cases;
  asked.plan.shard = shard_of(asked.shard);
  asked.plan.is_bounded = !asked.budget.empty() || asked.fail_fast;
  asked.patience.left = [&asked] { return asked.milliseconds_left(); };
  asked.plan.has_time = [&asked] { return asked.milliseconds_left() > 0 && !asked.is_enough; };
  if (asked.infer) return infer(asked);
  look_at_outputs(asked);
  const conform::Again how = asked.again();
  RunReporter telling(asked, how);
  const corpus::Corpus corpus = asked.no_cases ? corpus::Corpus{} : load(asked.session, asked.corpus);
  refuse_unsound(asked.session, corpus);

  const Interruption interruption;
  conform::Session adapter = asked.conversation();
  const auto declaration = started(adapter, telling);
  if (!declaration) return;
  asked.program.has_started = true;
  telling.begin(*declaration);
  asked.start_the_clock();
  const conform::ReportResult report_failed = [&](const conform::Result& result) { telling.report_failed(result); };
  conform::Run run(
      adapter,
      [&](const conform::Result& result) {
        telling.report(result);
        asked.is_enough = asked.fail_fast && telling.has_failed();
      },
      report_failed);
  asked.patience.declares = std::make_shared<const conform::Declaration>(*declaration);
  conform::Agenda agenda(*declaration, asked.plan, corpus);
  if (!asked.result.empty()) telling.note_cases(agenda.digest_of_cases());
  Asking asking(asked, agenda, report_failed);
  run.go_through(agenda, asked.plan, [&](conform::Wanted wanted) { return asking.next(wanted); });
  run.finish(asking.stop());
  telling.end(run, *declaration);
}

void add_reports(CLI::App& verb, Conform& asked) {
  const auto add_file = [&](const char* name, std::string& file, const char* help) {
    verb.add_option(name, file, help)->type_name("FILE");
  };
  verb.add_flag("--all", asked.all, "Tell every result, not only the failures");
  verb.add_flag("--github", asked.github, "Tell mistakes as annotations of a workflow on GitHub, too")
      ->excludes("--json");
  add_file("--save", asked.reports.save, "Write the disagreements as cases of a corpus to this file");
  add_file("--junit", asked.reports.junit, "Write a report in JUnit's XML to this file");
  add_file("--markdown", asked.reports.markdown, "Write a report in Markdown to this file");
  add_file("--html", asked.reports.html, "Write a report as a page that needs no network to this file");
  add_file("--badge", asked.reports.badge, "Write a label in SVG with what passed to this file");
  add_file("--known", asked.known, "A file of failures that are known, and do not fail the run");
  add_file("--result", asked.result, "Keep what was found as a file, for casino merge");
  verb.add_flag("--fix", asked.fix, "Write the failures of this run to the file of --known");
}

void add_conversation(CLI::App& verb, Conform& asked) {
  add_limits(verb, asked.program, "the adapter");
  add_number(verb, "--window", asked.patience.questions, "Questions that are on their way at once", 1, 65536)
      ->capture_default_str();
  add_number(verb, "--jobs", asked.jobs, "Processes of the adapter that are asked at once", 1, 256)
      ->capture_default_str();
  verb.add_flag("--fresh-process", asked.patience.fresh_for_each, "A new process for every question");
}

void refuse_what_has_no_effect(const CLI::App& verb) {
  refuse_together(verb, "--infer",
                  {"--smoke", "--rules",  "--option", "--no-cases", "--case",  "--count",    "--seed",
                   "--jobs",  "--window", "--all",    "--save",     "--junit", "--markdown", "--html",
                   "--badge", "--known",  "--fix",    "--result",   "--shard", "--github",   "--fail-fast"});
  refuse_together(verb, "--smoke",
                  {"--cases",  "--no-cases", "--case",   "--count", "--seed",     "--budget",   "--jobs",
                   "--window", "--all",      "--save",   "--junit", "--markdown", "--html",     "--badge",
                   "--known",  "--fix",      "--result", "--shard", "--github",   "--fail-fast"});
  refuse_together(verb, "--shard", {"--case", "--fix"});
  refuse_together(verb, "--fail-fast", {"--fix"});
  refuse_together(verb, "--cases", {"--no-cases"});
  if (verb.count("--infer") == 0) refuse_without(verb, "--rules", {"--seats"});
  refuse_without(verb, "--known", {"--fix"});
}

}  // namespace

void add_conform(CLI::App& app, Session& session) {
  auto asked = std::make_shared<Conform>(Conform{.session = session});
  CLI::App& verb =
      add_verb(app, "conform",
               "Hold another program against the rules: ask it the cases of the corpus and turns of random "
               "games, and show its smallest mistakes (docs/conformance.md)",
               session,
               {"casino conform --smoke -- ./my-adapter", "casino conform -- python3 adapter.py",
                "casino conform --case WE-AA-10a -- ./my-adapter", "casino conform --infer -- ./my-adapter",
                "casino conform --no-cases --count 100000 --seed 7 --budget 60s --jobs 4 -- ./my-adapter",
                "casino conform --shard 2/4 --result mine.2.json -- ./my-adapter"});
  verb.add_option("command", asked->program.command, "The adapter and its arguments, behind --")
      ->type_name("WORD")
      ->required();
  verb.add_option("--cases", asked->corpus, "Files or folders of cases; the program's own if none is given")
      ->type_name("PATH");
  add_corpus_option(verb, session);
  verb.add_flag("--no-cases", asked->no_cases, "Ask about random games only");
  verb.add_option("--case", asked->plan.only, "Ask only these questions, by the IDs that a report gives")
      ->type_name("ID");
  add_number(verb, "--count", asked->plan.questions, "How many questions about random games", 0,
             conform::most_questions)
      ->capture_default_str();
  add_number(verb, "--seed", asked->plan.seed, "Which random games")->capture_default_str();
  verb.add_option("--budget", asked->budget, "A time on the clock after which nothing more is asked: 30s, 5m")
      ->type_name("TIME");
  verb.add_option("--shard", asked->shard, "Ask one of several parts of the questions that are the whole together")
      ->type_name("I/N")
      ->capture_default_str();
  verb.add_flag("--fail-fast", asked->fail_fast, "Ask no more questions once one has failed that is not known");
  verb.add_flag("--smoke", asked->smoke, "One question of each kind, every line shown, up to the first wrong one");
  verb.add_flag("--infer", asked->infer, "Find out which rules it plays, whatever it says of itself");
  verb.add_option("--rules", asked->rules.name, "The rules that it plays, whatever it says of itself")
      ->type_name("NAME|FILE.json");
  verb.add_option("--option", asked->rules.options,
                  "An option that it plays otherwise and does not say; can be repeated")
      ->type_name("KEY=VALUE")
      ->allow_extra_args(false);
  add_number(verb, "--seats", asked->rules.seats,
             "With --rules: how many play. With --infer too; else two, three or four are tried there", 2, max_seats);
  add_conversation(verb, *asked);
  add_reports(verb, *asked);
  verb.callback([asked, &verb] {
    refuse_what_has_no_effect(verb);
    asked->has_rules = verb.count("--rules") > 0;
    run(*asked);
    Interruption::end_by_it(asked->session);
  });
}

}  // namespace casino::cli
