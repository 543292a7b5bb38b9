#include <filesystem>

#include <CLI/CLI.hpp>

#include "cli/budget.hpp"
#include "cli/commands/commands.hpp"
#include "cli/conform/asking.hpp"
#include "cli/conform/inferring.hpp"
#include "cli/conform/run_teller.hpp"
#include "cli/corpus_source.hpp"
#include "cli/failure.hpp"
#include "cli/interruption.hpp"
#include "cli/requests.hpp"
#include "cli/written_whole.hpp"
#include "oracle/conform/smoke.hpp"
#include "oracle/files_below.hpp"
#include "oracle/plain_text.hpp"

namespace casino::cli {
namespace {

constexpr double longest_wait = 86400;  // seconds

int milliseconds(double seconds) { return static_cast<int>(seconds * 1000); }

void smoke(const Conform& asked) {
  Session& session = asked.session;
  const auto show = [&session](char direction, const std::string& line) {
    constexpr std::size_t longest = 1000;
    if (!session.as_json)
      session.out.line("{} {}", direction, plain(line.size() > longest ? line.substr(0, longest) + "..." : line));
    session.out.flush();
  };
  conform::Session adapter(conform::overheard([&asked] { return asked.launch(); }, show), asked.patience,
                           "casino " + std::string(version));
  const conform::Smoke found = conform::smoke(adapter);
  if (found.wrong) session.earn(ExitCode::does_not_hold);
  if (session.as_json) return print(session, {{"wrong", found.wrong.value_or("")}, {"remarks", found.remarks}});
  for (const std::string& remark : found.remarks) session.out.line("{}  {}", session.look().open("note"), remark);
  if (found.wrong) session.out.line("{}  {}", session.look().bad("wrong"), *found.wrong);
  else session.out.line("{}", session.look().good("the conversation works"));
}

void refuse_nonsense(const Conform& asked) {
  if (!asked.budget.empty()) static_cast<void>(budget_of(asked.budget));
  if (asked.fix && asked.known.empty()) throw Unusable("conform: --fix needs --known FILE");
  if (asked.fix && (!asked.plan.only.empty() || asked.no_cases))
    throw Unusable("conform: --fix only after a whole run, without --case and --no-cases");
}

// Not only what is named: a file of cases in a folder, too.
void refuse_to_write_over_cases(const Conform& asked) {
  std::vector<std::string> inputs;
  for (const std::string& path : asked.corpus) {
    inputs.push_back(path);
    std::error_code unknown;
    if (std::filesystem::is_directory(path, unknown))
      for (const std::filesystem::path& file : files_below(path, [](const auto&) { return true; }))
        inputs.push_back(file.string());
  }
  refuse_to_write_over({{"--known", asked.known},
                        {"--save", asked.save},
                        {"--junit", asked.junit},
                        {"--markdown", asked.markdown},
                        {"--html", asked.html},
                        {"--badge", asked.badge}},
                       inputs);
}

void tell_not_started(const Conform& asked, const conform::Failed& failed, const conform::Again& how) {
  asked.session.earn(ExitCode::does_not_hold);
  if (asked.session.as_json) return print(asked.session, {{"not_started", failed.what}});
  asked.session.out.line("the adapter does not start: {}\n    try: casino conform --smoke -- {}", failed.what,
                         how.command);
}

void run(Conform& asked) {
  refuse_nonsense(asked);
  asked.patience.to_answer = milliseconds(asked.to_answer);
  asked.patience.to_start = milliseconds(asked.to_start);
  if (asked.smoke) return smoke(asked);
  asked.plan.asks_cases = !asked.no_cases;
  asked.patience.left = [&asked] { return asked.milliseconds_left(); };
  asked.plan.has_time = [&asked] { return asked.milliseconds_left() > 0; };
  if (asked.infer) return infer(asked);
  refuse_to_write_over_cases(asked);
  const conform::Again how = asked.again();
  RunTeller telling(asked, how);
  const corpus::Corpus corpus = asked.no_cases ? corpus::Corpus{} : load(asked.corpus);
  if (!is_sound(corpus)) asked.session.earn(ExitCode::unusable);

  end_children_with_us();  // at the second interrupt
  const Interruption interruption;
  conform::Session adapter = asked.conversation();
  const auto started = adapter.start();
  if (Interruption::has_come()) return;
  if (const auto* failed = std::get_if<conform::Failed>(&started)) return tell_not_started(asked, *failed, how);
  const auto& declaration = std::get<conform::Declaration>(started);
  telling.begin(declaration);
  asked.start_the_clock();
  conform::Run run(adapter, [&](const conform::Result& result) { telling.tell(result); });
  conform::Agenda agenda(declaration, asked.plan, corpus);
  Asking asking(asked, agenda);
  run.go_through(agenda, asked.plan, [&] { return asking.next(); });
  asking.stop();
  adapter.stop();
  run.finish();
  telling.end(run, declaration);
}

void add_reports(CLI::App& verb, Conform& asked) {
  verb.add_flag("--all", asked.all, "Tell every result, not only the failures");
  verb.add_option("--save", asked.save, "Write the disagreements as cases of a corpus to this file");
  verb.add_option("--junit", asked.junit, "Write a report in JUnit's XML to this file");
  verb.add_option("--markdown", asked.markdown, "Write a report in Markdown to this file");
  verb.add_option("--html", asked.html, "Write a report as a page that needs no network to this file");
  verb.add_option("--badge", asked.badge, "Write a label in SVG with what passed to this file");
  verb.add_option("--known", asked.known, "A file of failures that are known, and do not fail the run");
  verb.add_flag("--fix", asked.fix, "Write the failures of this run to the file of --known");
}

void add_limits(CLI::App& verb, Conform& asked) {
  verb.add_option("--timeout", asked.to_answer, "Seconds to wait for an answer (10)")
      ->check(CLI::Range(0.001, longest_wait));
  verb.add_option("--start-timeout", asked.to_start, "Seconds to wait for the adapter to start (30)")
      ->check(CLI::Range(0.001, longest_wait));
  verb.add_option("--memory", asked.mebibytes_of_memory,
                  "MiB of memory that the adapter may hold, with all that it starts (4096); 0: as much as there is");
  verb.add_option("--output", asked.mebibytes_of_an_answer, "MiB that one answer may be long (16)")
      ->check(CLI::Range(1, 1024));
  verb.add_option("--window", asked.patience.questions, "Questions that are on their way at once (256)")
      ->check(CLI::PositiveNumber);
  verb.add_option("--jobs", asked.jobs, "Processes of the adapter that are asked at once (1)")
      ->check(CLI::PositiveNumber);
  verb.add_flag("--fresh-process", asked.patience.fresh_for_each, "A new process for every question");
}

}  // namespace

void add_conform(CLI::App& app, Session& session) {
  auto asked = std::make_shared<Conform>(session);
  CLI::App& verb =
      add_verb(app, "conform",
               "Hold another program against the rules: ask it the cases of the corpus and turns of random "
               "games, and show its smallest mistakes (docs/conformance.md)",
               session,
               {"casino conform --smoke -- ./my-adapter", "casino conform -- python3 adapter.py",
                "casino conform --case WE-AA-10a -- ./my-adapter", "casino conform --infer -- ./my-adapter",
                "casino conform --no-cases --count 100000 --seed 7 --budget 60s --jobs 4 -- ./my-adapter"});
  verb.add_option("command", asked->command, "The adapter and its arguments, behind --")->required();
  verb.add_option("--cases", asked->corpus, "Files or folders of cases; the program's own if none is given");
  verb.add_flag("--no-cases", asked->no_cases, "Ask about random games only");
  verb.add_option("--case", asked->plan.only, "Ask only these questions, by the IDs that a report gives");
  verb.add_option("--count", asked->plan.questions, "Questions about random games (2000)");
  verb.add_option("--seed", asked->plan.seed, "Which random games (1)");
  verb.add_option("--budget", asked->budget, "A time after which nothing more is asked: 30s, 5m");
  verb.add_flag("--smoke", asked->smoke, "One question of each kind, every line shown, up to the first wrong one");
  verb.add_flag("--infer", asked->infer, "Find out which rules it plays, whatever it says of itself");
  verb.add_option("--seats", asked->seats, "With --infer: how many play; else two, three or four are tried")
      ->check(CLI::Range(2, 6));
  add_limits(verb, *asked);
  add_reports(verb, *asked);
  verb.callback([asked] {
    run(*asked);
    Interruption::end_by_it();
  });
}

}  // namespace casino::cli
