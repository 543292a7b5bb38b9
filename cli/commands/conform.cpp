#include <chrono>
#include <fstream>
#include <memory>

#include <CLI/CLI.hpp>

#include "casino_version.hpp"
#include "cli/budget.hpp"
#include "cli/child_process.hpp"
#include "cli/commands/commands.hpp"
#include "cli/corpus_source.hpp"
#include "cli/failure.hpp"
#include "cli/input.hpp"
#include "cli/messages.hpp"
#include "cli/requests.hpp"
#include "oracle/conform/known.hpp"
#include "oracle/conform/report.hpp"
#include "oracle/conform/smoke.hpp"

namespace casino::cli {
namespace {

struct Conform {
  Session& session;
  std::vector<std::string> command;
  std::vector<std::string> corpus;
  conform::Plan plan;
  conform::Patience patience;
  ChildLimits limits;
  std::string budget;  // empty: as long as it takes
  double to_answer = 10;
  double to_start = 30;
  std::size_t megabytes = 0;
  bool no_cases = false;
  bool smoke = false;
  bool all = false;
  bool fix = false;
  std::string known;
  std::string save;
  std::string junit;
  std::string markdown;
  std::string html;
  std::string badge;

  explicit Conform(Session& where) : session(where) {}
};

int milliseconds(double seconds) { return static_cast<int>(seconds * 1000); }

conform::Launch launch_of(const Conform& asked) {
  return [&asked]() -> std::unique_ptr<conform::Channel> {
    return std::make_unique<ChildProcess>(asked.command, asked.limits);
  };
}

void write_file(const std::string& path, const std::string& content) {
  std::ofstream out(path, std::ios::binary);
  out << content;
  out.close();
  if (!out) throw OutputFailed(path + " cannot be written");
}

std::vector<conform::KnownFailure> known_of(const Conform& asked) {
  if (asked.known.empty() || (asked.fix && !std::ifstream(asked.known))) return {};
  Input input(asked.known);
  const auto read = json::parsed(input.rest(), conform::read_known);
  if (!read) throw Unusable(messages_of(read.errors(), asked.known));
  return *read;
}

void smoke(const Conform& asked) {
  Session& session = asked.session;
  const auto show = [&session](char direction, const std::string& line) {
    constexpr std::size_t longest = 1000;
    if (!session.as_json)
      session.out.line("{} {}", direction, line.size() > longest ? line.substr(0, longest) + "..." : line);
    session.out.flush();
  };
  conform::Session adapter(conform::overheard(launch_of(asked), show), asked.patience,
                           "casino " + std::string(version));
  const conform::Smoke found = conform::smoke(adapter);
  if (found.wrong) session.earn(ExitCode::does_not_hold);
  if (session.as_json) return print(session, {{"wrong", found.wrong.value_or("")}, {"remarks", found.remarks}});
  for (const std::string& remark : found.remarks) session.out.line("{}  {}", session.look().open("note"), remark);
  if (found.wrong) session.out.line("{}  {}", session.look().bad("wrong"), *found.wrong);
  else session.out.line("{}", session.look().good("the conversation works"));
}

// A run, told as it goes.
class Telling {
 public:
  Telling(const Conform& asked, const conform::Again& how)
      : asked_(asked), session_(asked.session), how_(how), known_(known_of(asked)) {}

  void tell(const conform::Result& result) {
    results_.push_back(result);
    const bool is_failure = result.outcome != conform::Outcome::pass && result.outcome != conform::Outcome::skip &&
                            result.outcome != conform::Outcome::undecided;
    const bool is_known = known_.covers(result);
    if (is_failure) failures_.push_back(result);
    if (is_failure && !is_known) session_.earn(ExitCode::does_not_hold);
    const bool is_shown = asked_.all || (session_.as_json && is_failure);
    if (!is_shown) return;
    if (session_.as_json) print(session_, {{"result", conform::of(result)}});
    else
      session_.out.line("{}  {}{}", conform::name_of(result.outcome), result.id,
                        result.found.empty() ? "" : ": " + result.found);
    session_.out.flush();
  }

  void tell(const conform::Run& run, const conform::Declaration& declaration) {
    for (const conform::Disagreement& one : run.disagreements()) {
      if (session_.as_json) print(session_, {{"disagreement", conform::of(one, how_)}});
      else session_.out.line("{}\n", conform::text_of(one, how_));
    }
    for (const auto& changed : known_.changed()) tell(changed);
    write_reports(run, declaration);
    if (session_.as_json) {
      json::Json summary = conform::of(run.summary());
      summary["known"] = known_.covered();
      return print(session_, {{"summary", summary}, {"adapter", conform::of(declaration)}});
    }
    session_.out.line("{}: {}{}", declaration.name, conform::text_of(run.summary()),
                      known_.covered() == 0 ? "" : fmt::format(" ({} failures are known)", known_.covered()));
    for (const auto& [reason, count] : run.summary().skipped_because)
      session_.out.line("    skipped {}: {}", count, reason);
    if (!run.summary().is_whole) session_.out.line("    not everything that was planned could be asked");
  }

 private:
  void tell(const conform::Known::Changed& changed) {
    session_.earn(ExitCode::does_not_hold);
    if (session_.as_json)
      return print(session_, {{"changed",
                               {{"id", changed.known.id},
                                {"known", conform::name_of(changed.known.outcome)},
                                {"now", conform::name_of(changed.now.outcome)}}}});
    session_.out.line("{}: known as {} ({}), now {}{}", changed.known.id, conform::name_of(changed.known.outcome),
                      changed.known.found, conform::name_of(changed.now.outcome),
                      changed.now.found.empty() ? "" : " (" + changed.now.found + ")");
  }

  void write_reports(const conform::Run& run, const conform::Declaration& declaration) {
    const conform::Whole whole{declaration, results_, run.summary(), run.disagreements(), how_};
    if (!asked_.junit.empty()) write_file(asked_.junit, conform::junit(whole));
    if (!asked_.markdown.empty()) write_file(asked_.markdown, conform::markdown(whole));
    if (!asked_.html.empty()) write_file(asked_.html, conform::html(whole));
    if (!asked_.badge.empty()) write_file(asked_.badge, conform::badge(whole));
    if (!asked_.save.empty()) save(run.disagreements());
    if (!asked_.fix) return;
    if (!run.summary().is_whole) throw Unusable("conform: --fix only after a whole run; the file is as it was");
    write_file(asked_.known, conform::of(failures_, known_.failures()).dump(1) + "\n");
  }

  void save(const std::vector<conform::Disagreement>& disagreements) const {
    json::Json cases = json::Json::array();
    for (const conform::Disagreement& one : disagreements)
      if (one.question.operation == conform::Operation::judge || one.question.operation == conform::Operation::score)
        cases.push_back(conform::as_case(one, fmt::format("found by casino conform with seed {}", asked_.plan.seed)));
    write_file(asked_.save, json::Json{{"format", "casino-cases/1"}, {"cases", cases}}.dump(1) + "\n");
  }

  const Conform& asked_;
  Session& session_;
  const conform::Again& how_;
  conform::Known known_;
  std::vector<conform::Result> results_;
  std::vector<conform::Result> failures_;
};

void refuse_nonsense(const Conform& asked) {
  if (asked.fix && asked.known.empty()) throw Unusable("conform: --fix needs --known FILE");
  if (asked.fix && !asked.plan.only.empty()) throw Unusable("conform: --fix only after a whole run, not with --case");
}

void keep_to(conform::Plan& plan, const std::string& budget) {
  plan.has_time = [end = std::chrono::steady_clock::now() + budget_of(budget)] {
    return std::chrono::steady_clock::now() < end;
  };
}

void run(Conform& asked) {
  refuse_nonsense(asked);
  asked.patience.to_answer = milliseconds(asked.to_answer);
  asked.patience.to_start = milliseconds(asked.to_start);
  asked.limits.memory = asked.megabytes << 20;
  if (asked.smoke) return smoke(asked);
  asked.plan.asks_cases = !asked.no_cases;
  if (!asked.budget.empty()) keep_to(asked.plan, asked.budget);
  const conform::Again how{conform::quoted(asked.command), asked.plan.seed};
  Telling telling(asked, how);
  const corpus::Corpus corpus = asked.no_cases ? corpus::Corpus{} : load(asked.corpus);
  if (!is_sound(corpus)) asked.session.earn(ExitCode::unusable);

  conform::Session adapter(launch_of(asked), asked.patience, "casino " + std::string(version));
  const auto started = adapter.start();
  if (const auto* failed = std::get_if<conform::Failed>(&started)) {
    asked.session.earn(ExitCode::does_not_hold);
    if (asked.session.as_json) return print(asked.session, {{"not_started", failed->what}});
    return asked.session.out.line("the adapter does not start: {}\n    try: casino conform --smoke -- {}", failed->what,
                                  how.command);
  }
  const auto& declaration = std::get<conform::Declaration>(started);
  conform::Run run(adapter, declaration, asked.plan, [&](const conform::Result& result) { telling.tell(result); });
  run.ask_cases(corpus);
  run.ask_games();
  adapter.stop();
  run.finish();
  telling.tell(run, declaration);
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
  verb.add_option("--timeout", asked.to_answer, "Seconds to wait for an answer (10)")->check(CLI::PositiveNumber);
  verb.add_option("--start-timeout", asked.to_start, "Seconds to wait for the adapter to start (30)")
      ->check(CLI::PositiveNumber);
  verb.add_option("--memory", asked.megabytes, "MiB of memory that the adapter may have; 0: as much as there is");
  verb.add_option("--window", asked.patience.questions, "Questions that are on their way at once (32)")
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
                "casino conform --case WE-AA-10a -- ./my-adapter",
                "casino conform --no-cases --count 100000 --seed 7 --budget 60s -- ./my-adapter"});
  verb.add_option("command", asked->command, "The adapter and its arguments, behind --")->required();
  verb.add_option("--cases", asked->corpus, "Files or folders of cases; the program's own if none is given");
  verb.add_flag("--no-cases", asked->no_cases, "Ask about random games only");
  verb.add_option("--case", asked->plan.only, "Ask only these questions, by the IDs that a report gives");
  verb.add_option("--count", asked->plan.questions, "Questions about random games (2000)");
  verb.add_option("--seed", asked->plan.seed, "Which random games (1)");
  verb.add_option("--budget", asked->budget, "A time after which nothing more is asked: 30s, 5m");
  verb.add_flag("--smoke", asked->smoke, "One question of each kind, every line shown, up to the first wrong one");
  add_limits(verb, *asked);
  add_reports(verb, *asked);
  verb.callback([asked] { run(*asked); });
}

}  // namespace casino::cli
