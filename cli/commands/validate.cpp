#include <array>
#include <memory>

#include <CLI/CLI.hpp>
#include <unistd.h>

#include "cli/commands/commands.hpp"
#include "cli/commands/infer_rules.hpp"
#include "cli/failure.hpp"
#include "cli/input.hpp"
#include "cli/log_reading.hpp"
#include "cli/messages.hpp"
#include "cli/requests.hpp"
#include "oracle/log/repair.hpp"
#include "oracle/log/report.hpp"
#include "oracle/log/why.hpp"

namespace casino::cli {
namespace {

using explain::LineKind;
using log::Outcome;
using log::Problem;
using log::Weight;

// What is looked for in a log that does not hold. Unless it is asked for or refused, only in the first few of a run:
// such a search plays a log many times.
struct Searches {
  bool is_wanted = false;
  bool is_refused = false;
  int left = 5;

  bool goes_on() { return !is_refused && (is_wanted || left-- > 0); }
};

struct Validate {
  Session& session;
  RulesChoice rules;
  std::vector<std::string> paths;
  bool summary = false;
  bool first = false;
  bool keep_going = false;
  bool certain = false;
  bool all = false;
  bool infer_rules = false;
  int details = 5;
  Searches why;
  Searches repair;

  std::size_t files = 0;
  std::size_t unread = 0;  // files that could not be read to their end
  std::size_t logs = 0;
  std::size_t logs_of_file = 0;
  std::size_t unusable = 0;               // logs that could not be read
  std::array<std::size_t, 3> outcomes{};  // of the others, in the order of Outcome
  std::size_t turns = 0;
  int explained = 0;
  bool is_stopped = false;
  log::Fitting fitting;

  explicit Validate(Session& where) : session(where) {}
};

constexpr std::array<std::string_view, 4> keys_of_outcomes{"holds", "does_not_hold", "undetermined", "unusable"};

// ---- In words

void print(Session& session, const explain::Line& line) {
  const Look look = session.look();
  std::string_view rest = line.text;
  while (true) {
    const std::size_t end = rest.find('\n');
    const std::string_view text = rest.substr(0, end);
    const std::string shown = line.kind == LineKind::citation  ? look.strong(text)
                              : line.kind == LineKind::heading ? look.faint(text)
                                                               : std::string(text);
    if (!text.empty()) session.out.line("    {}", shown);
    if (end == std::string_view::npos) return;
    rest.remove_prefix(end + 1);
  }
}

std::string counted(std::size_t count, std::string_view one) {
  return fmt::format("{} {}{}", count, one, count == 1 ? "" : "s");
}

std::string words_of(const Look& look, const log::Report& report) {
  const log::Tally& tally = report.tally;
  const std::string played = fmt::format("{}, {}", counted(static_cast<std::size_t>(tally.deals), "deal"),
                                         counted(static_cast<std::size_t>(tally.turns), "turn"));
  const auto open = [&] { return fmt::format("{} undetermined", tally.undetermined); };
  switch (report.outcome) {
    case Outcome::holds: return look.good("holds") + " (" + played + ")";
    case Outcome::undetermined: return look.open("undetermined") + " (" + played + ", " + open() + ")";
    case Outcome::does_not_hold: break;
  }
  const auto problems = std::count_if(report.problems.begin(), report.problems.end(),
                                      [](const Problem& problem) { return problem.weight == Weight::problem; });
  return look.bad("does not hold") + " (" + counted(static_cast<std::size_t>(problems), "problem") + "; " + played +
         (tally.undetermined > 0 ? ", " + open() : "") + ")";
}

std::string place_of(const Problem& problem) {
  if (problem.deal_number == 0) return "";
  std::string place = fmt::format("deal {}", problem.deal_number);
  if (problem.turn > 0) place += fmt::format(", turn {}", problem.turn);
  return place + ": ";
}

void print_problem(Validate& validate, const LogFile& file, const LogRecord& record, const log::Log& log,
                   const Problem& problem) {
  Session& session = validate.session;
  const notation::Style style = session.look().style;
  std::string where = file.name();
  if (problem.place.line > 0)
    where += fmt::format(":{}:{}", line_in_file(record, problem.place.line), problem.place.column);
  session.out.line("  {}: {}{}", where, place_of(problem), log::headline_of(log, problem, style));
  if (problem.weight == Weight::note || validate.explained >= validate.details) return;
  ++validate.explained;
  for (const explain::Line& line : log::lines_of(log, problem, style)) print(session, line);
}

void print_searches(Validate& validate, const log::Log& log, const log::Report& report) {
  const notation::Style style = validate.session.look().style;
  const auto print_all = [&](const std::vector<explain::Line>& lines) {
    for (const explain::Line& line : lines) print(validate.session, line);
  };
  if (validate.why.goes_on()) print_all(log::lines_of(log::why_not(log, report)));
  if (validate.repair.goes_on()) print_all(log::lines_of(log, log::repairs_of(log, report), style));
}

void add_searches(Validate& validate, const log::Log& log, const log::Report& report, json::Json& told) {
  if (validate.why.goes_on()) told["would_hold"] = log::of(log::why_not(log, report));
  if (validate.repair.goes_on()) told["repairs"] = log::of(log::repairs_of(log, report), log);
}

// ---- A log

void earn(Validate& validate, Outcome outcome) {
  ++validate.outcomes.at(static_cast<std::size_t>(outcome));
  if (outcome == Outcome::does_not_hold) validate.session.earn(ExitCode::does_not_hold);
  if (outcome == Outcome::undetermined && validate.certain) validate.session.earn(ExitCode::undetermined);
}

json::Json head_of(const Validate& validate, const LogFile& file, const LogRecord& record, std::string_view verdict) {
  json::Json head = json::Json::object();
  head["file"] = file.name();
  head["log"] = validate.logs_of_file;
  head["line"] = record.line;
  head["verdict"] = verdict;
  return head;
}

void refuse(Validate& validate, const LogFile& file, const LogRecord& record, const ParseErrors& errors) {
  ++validate.unusable;
  validate.session.earn(ExitCode::unusable);
  if (validate.session.as_json) {
    json::Json answer = head_of(validate, file, record, keys_of_outcomes[3]);
    for (const ParseError& error : errors) answer["errors"].push_back(of(error));
    if (!validate.summary) print(validate.session, answer);
    return;
  }
  const Look look = validate.session.look();
  validate.session.out.line("{}:{}: {} (log {})", file.name(), record.line, look.bad("cannot be read"),
                            validate.logs_of_file);
  for (const ParseError& error : errors) validate.session.out.line("  {}", casino::text_of(error, file.name()));
}

void answer(Validate& validate, const LogFile& file, const LogRecord& record, const log::Log& log) {
  const log::Report report = log::validate(log);
  earn(validate, report.outcome);
  validate.turns += static_cast<std::size_t>(report.tally.turns);
  const bool stops = validate.first && report.outcome == Outcome::does_not_hold;
  validate.is_stopped = validate.is_stopped || stops;
  if (validate.summary && !stops) return;
  const auto is_told = [&](const Problem& problem) {
    return validate.all || problem.weight == Weight::problem ||
           (validate.certain && problem.weight == Weight::undetermined);
  };
  if (validate.session.as_json) {
    json::Json told = head_of(validate, file, record, keys_of_outcomes.at(static_cast<std::size_t>(report.outcome)));
    told["tally"] = log::of(report.tally);
    for (const Problem& problem : report.problems) {
      if (!is_told(problem)) continue;
      told["problems"].push_back(log::of(problem, log));
      json::Json& last = told["problems"].back();
      if (last.contains("line")) last["line"] = line_in_file(record, problem.place.line);
    }
    if (report.outcome == Outcome::does_not_hold) add_searches(validate, log, report, told);
    return print(validate.session, told);
  }
  validate.session.out.line("{}:{}: {}", file.name(), record.line, words_of(validate.session.look(), report));
  for (const Problem& problem : report.problems)
    if (is_told(problem)) print_problem(validate, file, record, log, problem);
  if (report.outcome == Outcome::does_not_hold) print_searches(validate, log, report);
}

// ---- All of them

void show_progress(const Validate& validate) {
  constexpr std::size_t often = 1024;
  if (validate.logs % often == 0 && isatty(STDERR_FILENO) == 1) {
    const std::string text = fmt::format("\r{} logs", validate.logs);
    static_cast<void>(!::write(STDERR_FILENO, text.data(), text.size()));
  }
}

void answer_file(Validate& validate, const LogReader& reader, const std::string& name) {
  ++validate.files;
  validate.logs_of_file = 0;
  try {
    LogFile file(name);
    while (!validate.is_stopped) {
      const std::optional<LogRecord> record = file.next();
      if (!record) break;
      ++validate.logs;
      ++validate.logs_of_file;
      const Parsed<log::Log> log = reader.read(*record);
      if (log && validate.infer_rules) validate.fitting.add(*log);
      else if (log) answer(validate, file, *record, *log);
      else refuse(validate, file, *record, log.errors());
      show_progress(validate);
    }
    if (validate.logs_of_file == 0 && !validate.is_stopped) throw Unusable(file.name() + ": there is no log in it");
  } catch (const Unusable& why) {
    ++validate.unread;
    validate.session.earn(ExitCode::unusable);
    validate.session.out.flush();
    const std::size_t read = validate.logs_of_file;
    complain(fmt::format("casino: {}{}", why.what(),
                         read == 0 ? "" : fmt::format(" ({} read before)", counted(read, "log"))));
  }
}

void print_footer(const Validate& validate) {
  const auto& [holds, fails, open] = validate.outcomes;
  Session& session = validate.session;
  if (session.as_json) {
    json::Json summary = json::Json::object();
    summary["files"] = validate.files;
    if (validate.unread > 0) summary["files_not_read"] = validate.unread;
    summary["logs"] = validate.logs;
    for (std::size_t i = 0; i < validate.outcomes.size(); ++i)
      summary[std::string(keys_of_outcomes.at(i))] = validate.outcomes.at(i);
    summary["unusable"] = validate.unusable;
    summary["turns"] = validate.turns;
    summary["complete"] = !validate.is_stopped;
    json::Json footer = json::Json::object();
    footer["summary"] = summary;
    return print(session, footer);
  }
  std::string text = fmt::format("{}: {} {}, {} {} not", counted(validate.logs, "log"), holds,
                                 holds == 1 ? "holds" : "hold", fails, fails == 1 ? "does" : "do");
  if (open > 0) text += fmt::format(", {} undetermined", open);
  if (validate.unusable > 0) text += fmt::format(", {} that cannot be read", validate.unusable);
  if (validate.unread > 0) text += fmt::format("; {} not read", counted(validate.unread, "file"));
  if (validate.is_stopped) text += "; stopped at the first that does not hold";
  session.out.line("{}", text);
}

void validate_all(Validate& validate, const CLI::App& verb) {
  if (validate.first && validate.keep_going) throw Unusable("validate: --first and --keep-going exclude each other");
  if (validate.paths.empty()) {
    if (isatty(STDIN_FILENO) == 1) throw Unusable("validate: no file (see: casino validate --help)");
    validate.paths.emplace_back("-");
  }
  const LogReader reader(usual_rules_of(verb, validate.rules));
  for (const std::string& file : files_meant(validate.paths)) {
    if (validate.is_stopped) break;
    answer_file(validate, reader, file);
  }
  if (validate.infer_rules) print_fitting(validate.session, validate.fitting);
  else print_footer(validate);
}

void add_search(CLI::App& verb, Searches& searches, const std::string& name, const std::string& help) {
  CLI::Option* wanted = verb.add_flag("--" + name, searches.is_wanted, help + " (as a rule in the first few only)");
  verb.add_flag("--no-" + name, searches.is_refused, "Do not")->excludes(wanted);
}

}  // namespace

void add_validate(CLI::App& app, Session& session) {
  auto validate = std::make_shared<Validate>(session);
  CLI::App& verb =
      add_verb(app, "validate", "Was this game played by the rules, and scored by them?", session,
               {"casino validate my-game.txt", "casino validate corpus/games",
                "casino validate --summary 'games/*.ndjson.zst'", "casino validate --first --json - < games.ndjson",
                "casino validate --all my-game.txt", "casino validate --infer-rules games/"});
  verb.add_option("path", validate->paths,
                  "Files of logs in text or JSON, packed or not; folders; patterns; - for standard input");
  add_usual_rules_options(verb, validate->rules);
  verb.add_flag("--summary", validate->summary, "Tell the counts, and nothing of each log");
  verb.add_flag("--first", validate->first, "Stop at the first log that does not hold");
  verb.add_flag("--keep-going", validate->keep_going, "Go on after a log that does not hold (as without it)");
  verb.add_flag("--all", validate->all, "Tell undetermined turns too, and what is worth knowing");
  verb.add_flag("--infer-rules", validate->infer_rules,
                "Tell by which variants, and with which values of which option, all the logs can have been played");
  verb.add_flag("--certain", validate->certain,
                "Tell undetermined turns, and exit with 3 if there is one and nothing is worse");
  verb.add_option("--details", validate->details, "How many problems are explained in full")
      ->check(CLI::NonNegativeNumber)
      ->type_name("N")
      ->capture_default_str();
  add_search(verb, validate->why, "why", "Try out which single option would make a log hold");
  add_search(verb, validate->repair, "repair", "Look for slips of the pen that would explain what does not hold");
  verb.callback([validate, &verb] { validate_all(*validate, verb); });
}

}  // namespace casino::cli
