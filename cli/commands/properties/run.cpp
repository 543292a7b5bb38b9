#include <algorithm>
#include <chrono>
#include <filesystem>
#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/ranges.h>

#include "cli/arguments/numbers.hpp"
#include "cli/arguments/words_refused.hpp"
#include "cli/commands/commands.hpp"
#include "cli/commands/properties/breach.hpp"
#include "cli/commands/properties/junit.hpp"
#include "cli/input/document_kind.hpp"
#include "cli/input/requests.hpp"
#include "cli/logs/log_reading.hpp"
#include "cli/logs/log_source.hpp"
#include "cli/session/failure.hpp"
#include "cli/session/formats.hpp"
#include "cli/session/interruption.hpp"
#include "cli/session/progress.hpp"
#include "cli/session/written_whole.hpp"
#include "model/rules/variants.hpp"
#include "oracle/generate/game.hpp"
#include "oracle/text/files_below.hpp"
#include "oracle/text/foreign_text.hpp"
#include "oracle/text/nearest.hpp"
#include "oracle/text/words.hpp"
#include "properties/generate/vary.hpp"
#include "properties/run/kept_breach.hpp"

namespace casino::cli {
namespace {

namespace fs = std::filesystem;
using properties::Breach;

struct LookedAt {
  std::uint64_t games = 0;
  std::uint64_t tables = 0;
  std::uint64_t breaches = 0;
  std::uint64_t unusable = 0;  // logs, and files
};

struct PropertiesRun {
  Session& session;
  RulesChoice rules;
  std::vector<std::string> facts;
  std::vector<std::string> on;
  std::string replay;
  std::string store = "casino-found";
  std::string budget;
  std::string junit;  // a file
  std::uint64_t count = 10;
  std::uint64_t seed = 1;
  int deals = 3;
  int vary = 0;

  properties::Check check;
  std::map<std::string, std::string_view, std::less<>> says;
  std::set<std::string> reported;  // facts of which a breach was reported already
  std::vector<BrokenFact> broken;
  LookedAt looked_at;
  std::optional<Progress> progress;

  explicit PropertiesRun(Session& where) : session(where) {}
};

// ---- What it came to

void report_summary(Session& session, const properties::Check& check, const LookedAt& looked_at) {
  if (session.as_json) {
    json::Json times = json::Json::object();
    for (const auto& [fact, count] : check.times()) times[std::string(fact)] = count;
    json::Json summary = {{"games", looked_at.games},       {"deals", check.deals()},
                          {"turns", check.turns()},         {"passed_over", check.passed_over()},
                          {"unusable", looked_at.unusable}, {"broken", looked_at.breaches},
                          {"facts", std::move(times)}};
    if (Interruption::has_come()) summary["complete"] = false;
    return print(session, formats::properties, {{"summary", std::move(summary)}});
  }
  std::string text = fmt::format("{}, {}, {}", counted(looked_at.games, "game"), counted(check.deals(), "deal"),
                                 counted(check.turns(), "turn"));
  if (looked_at.tables > 0) text = counted(looked_at.tables, "table") + ", " + text;
  if (check.passed_over() > 0)
    text += fmt::format(" ({} passed over: not legal, or not all known)", check.passed_over());
  if (looked_at.unusable > 0) text += fmt::format(", {} that cannot be read", looked_at.unusable);
  const std::size_t facts = check.times().size();
  if (looked_at.breaches > 0) text += fmt::format(": {} of {} broken", looked_at.breaches, counted(facts, "fact"));
  else if (facts == 0) text += ": nothing was checked";
  else text += fmt::format(": {} {}", counted(facts, "fact"), facts == 1 ? "holds" : "hold");
  if (Interruption::has_come()) text += "; interrupted";
  session.out.line("{}", text);
}

// Of the facts that were asked for those that were held against nothing, for no game promised them.
void complain_of_what_was_not_checked(Session& session, const properties::Check& check,
                                      const std::vector<std::string>& wanted) {
  if (check.times().empty()) return nothing_was_checked(session, "there was nothing to hold a fact against");
  std::vector<std::string> missed;
  for (const std::string& fact : wanted)
    if (!check.times().contains(fact)) missed.push_back(fact);
  if (missed.empty()) return;
  session.earn(ExitCode::undetermined);
  session.out.flush();
  complain(fmt::format("casino: not checked, for no game promised it: {}", fmt::join(missed, ", ")));
}

// ---- Breaches

void report(PropertiesRun& run, const Breach& breach, const std::string& where) {
  ++run.looked_at.breaches;
  run.broken.push_back({breach, where});
  report(run.session, breach, run.says.at(breach.fact), where);
}

// The first of each fact is made smaller, reported and kept.
void report_new_breaches(PropertiesRun& run, std::size_t from, const std::string& where) {
  const std::vector<Breach> all(run.check.breaches().begin() + static_cast<std::ptrdiff_t>(from),
                                run.check.breaches().end());
  for (const Breach& breach : all) {
    if (!run.reported.insert(breach.fact).second) continue;
    const Breach small = properties::shrunk(run.check, breach);
    report(run, small, fmt::format("{}, deal {}, turn {}", where, breach.deal, breach.turn));
    keep(run.session, run.store, small, run.says.at(small.fact));
  }
}

void look_at(PropertiesRun& run, const log::Log& log, const std::string& where) {
  const std::size_t before = run.check.breaches().size();
  run.check.game(log);
  ++run.looked_at.games;
  report_new_breaches(run, before, where);
  if (run.progress->is_due(run.looked_at.games))
    run.progress->show(fmt::format("{} games, {} turns", run.looked_at.games, run.check.turns()));
}

// ---- Where games come from

std::vector<Rules> tables_of(const PropertiesRun& run, const CLI::App& verb) {
  if (verb.count("--rules") > 0 || verb.count("--seats") > 0 || verb.count("--option") > 0)
    return {rules_of(run.rules)};
  std::vector<Rules> tables;
  for (const VariantEntry& variant : variants())
    for (std::uint8_t seats = variant.fewest_seats; seats <= variant.most_seats; ++seats)
      tables.push_back(variant.rules(Seats{seats}));
  return tables;
}

void play(PropertiesRun& run, const Rules& table, std::uint64_t seed) {
  generate::Dice dice(seed);
  const log::StatedRules rules = log::stated(properties::varied(table, run.vary, dice));
  look_at(run, generate::random_game(rules, seed, {run.deals}),
          fmt::format("{} for {}, seed {}", rules.name, table.seats.count, seed));
}

void play_games(PropertiesRun& run, const CLI::App& verb) {
  if (!run.rules.off.empty()) throw Unusable("properties run: games are made by all clauses; --off goes with --on");
  const std::vector<Rules> tables = tables_of(run, verb);
  run.looked_at.tables = tables.size();
  const bool has_budget = !run.budget.empty();
  const auto end = std::chrono::steady_clock::now() + (has_budget ? budget_of(run.budget) : std::chrono::seconds(0));
  const auto goes_on = [&](std::uint64_t round) {
    if (Interruption::has_come()) return false;
    return has_budget ? std::chrono::steady_clock::now() < end : round < run.count;
  };
  for (std::uint64_t round = 0; goes_on(round); ++round)
    for (const Rules& table : tables) {
      if (!goes_on(round)) break;
      play(run, table, run.seed + round);
    }
}

void look_at_file(PropertiesRun& run, const LogReader& reader, const std::string& name) {
  LogFile file(name);
  std::uint64_t number = 0;
  while (const auto record = file.next()) {
    ++number;
    const Parsed<log::Log> log = reader.read(*record);
    if (log) {
      look_at(run, *log, fmt::format("{}:{}", file.name(), record->line));
      continue;
    }
    ++run.looked_at.unusable;
    refuse(run.session, log.errors(), file.name());
  }
  if (number == 0) throw Unusable(file.name() + ": there is no log in it");
}

// What cannot be read is reported, and the others go on.
void without_stopping(PropertiesRun& run, const std::string& file, const std::function<void()>& look) {
  try {
    look();
  } catch (const Unusable& why) {
    ++run.looked_at.unusable;
    refuse(run.session, why.what(), file);
  }
}

void look_at_logs(PropertiesRun& run, const CLI::App& verb) {
  const LogReader reader(usual_rules_of(verb, run.rules));
  for (const std::string& name : files_meant(run.on))
    without_stopping(run, name, [&] { look_at_file(run, reader, name); });
}

// ---- What was found before

// Whether there is such a fact, and it is asked for. Of a case that was not found by facts there is none.
bool is_of_a_wanted_fact(const PropertiesRun& run, const std::string& fact) {
  const bool is_asked_for = run.facts.empty() || std::find(run.facts.begin(), run.facts.end(), fact) != run.facts.end();
  return is_asked_for && run.says.contains(fact);
}

// How many of them are of facts that are asked for.
std::size_t try_again(PropertiesRun& run, const std::string& path, bool is_asked_for) {
  const Parsed<std::vector<properties::KeptBreach>> found =
      properties::parse_kept_breaches(text_of_file(path, DocumentKind::cases));
  if (!found) throw Unusable(found.errors(), path);
  std::size_t tried = 0;
  for (const properties::KeptBreach& one : *found) {
    if (!is_of_a_wanted_fact(run, one.fact)) continue;
    ++tried;
    const auto broken = run.check.broken_by(one.exhibit);
    const bool is_broken = std::find(broken.begin(), broken.end(), one.fact) != broken.end();
    if (is_broken && run.reported.insert(one.fact).second) report(run, Breach{one.fact, one.exhibit, 0, 0}, path);
    else if (is_asked_for && !is_broken && !run.session.as_json)
      run.session.out.line("{}: holds now", plain_line(path));
  }
  return tried;
}

void replay_what_was_found(PropertiesRun& run) {
  if (try_again(run, run.replay, true) > 0) return;
  nothing_was_checked(run.session, run.replay + ": there is no turn in it that broke a fact that is asked for");
}

void try_what_was_found(PropertiesRun& run) {
  std::error_code unknown;
  if (run.store.empty() || !fs::exists(run.store, unknown)) return;
  const auto is_kept = [](const fs::path& path) { return path.extension() == ".json"; };
  for (const fs::path& path : files_below(run.store, is_kept))
    without_stopping(run, path.string(), [&] { static_cast<void>(try_again(run, path.string(), false)); });
}

// ---- All of it

void want_facts(PropertiesRun& run) {
  std::vector<std::string_view> names;
  for (const properties::ListedFact& fact : properties::listed()) {
    names.push_back(fact.name);
    run.says.emplace(fact.name, fact.says);
  }
  for (const std::string& fact : run.facts)
    if (!run.says.contains(fact))
      throw Unusable(fmt::format("no fact \"{}\"{} (see: casino properties list)", fact, nearest_phrase(fact, names)));
  run.check = properties::Check(std::set<std::string>(run.facts.begin(), run.facts.end()));
}

void run_all(PropertiesRun& run, const CLI::App& verb) {
  constexpr std::size_t often = 16;  // games between two looks at how far it is
  run.progress.emplace(run.session, often);
  want_facts(run);
  std::optional<WrittenWhole> junit;
  if (!run.junit.empty()) {
    std::vector<std::string> inputs = files_meant(run.on);
    inputs.push_back(run.rules.name);
    refuse_to_write_over({{"--junit", run.junit}}, inputs);
    junit.emplace(run.junit);
  }
  if (!run.replay.empty()) return replay_what_was_found(run);
  try_what_was_found(run);
  if (run.on.empty()) play_games(run, verb);
  else look_at_logs(run, verb);
  run.progress.reset();
  report_summary(run.session, run.check, run.looked_at);
  if (run.looked_at.breaches == 0) complain_of_what_was_not_checked(run.session, run.check, run.facts);
  if (!junit) return;
  const RunOfFacts how = Interruption::has_come() ? RunOfFacts::until_interrupted : RunOfFacts::to_its_end;
  junit->output().write(in_junit(run.check, run.facts, run.broken, how));
  junit->finish();
}

}  // namespace

void add_properties_run(CLI::App& properties, Session& session) {
  auto wanted = std::make_shared<PropertiesRun>(session);
  CLI::App& verb =
      add_verb(properties, "run", "Hold games against the facts: random games of every variant, or logs", session,
               {"casino properties run", "casino properties run --budget 5m --vary 3 --seed 7",
                "casino properties run groups_add_up --rules sotho --seats 4 --count 1000",
                "casino properties run --on games.ndjson.zst",
                "casino properties run --replay casino-found/found-piles_only_grow-1f3a90c2.json"});
  verb.add_option("fact", wanted->facts, "Only these facts (see: casino properties list)");
  add_rules_options(verb, wanted->rules);
  verb.get_option("--rules")->default_str("")->description(
      "One variant or dialect instead of all; with --on the rules of logs in text that name none");
  verb.get_option("--off")->description("With --on and --rules: a clause that these rules switch off; can be repeated");
  verb.add_option("--on", wanted->on, "Logs instead of random games: files, folders, patterns; - for standard input")
      ->type_name("PATH");
  CLI::Option* count =
      add_number(verb, "--count", wanted->count, "How many games of each table", 1)->capture_default_str();
  verb.add_option("--budget", wanted->budget, "Games for so long, by the clock: 30s, 5m, 2h")
      ->type_name("TIME")
      ->excludes(count);
  add_number(verb, "--seed", wanted->seed, "Of the first game of each table; the next one has the next number")
      ->capture_default_str();
  add_number(verb, "--deals", wanted->deals, "Break a match off after so many deals", 1,
             generate::most_deals_of_a_match)
      ->capture_default_str();
  add_number(verb, "--vary", wanted->vary, "Set up to so many options otherwise, by the seed", 0, 20)
      ->capture_default_str();
  verb.add_option("--store", wanted->store, "Where turns that break a fact are kept, and tried first; \"\": nowhere")
      ->type_name("FOLDER")
      ->capture_default_str();
  CLI::Option* junit =
      verb.add_option("--junit", wanted->junit, "Write what came of each fact as JUnit's XML, too")->type_name("FILE");
  verb.add_option("--replay", wanted->replay, "Try what was found, and nothing else")
      ->type_name("FILE")
      ->excludes(junit);
  verb.callback([wanted, &verb] {
    refuse_together(verb, "--on", {"--count", "--budget", "--seed", "--deals", "--vary"});
    refuse_together(verb, "--replay", {"--on", "--count", "--budget", "--seed", "--deals", "--vary"});
    // Logs come to an end by themselves, and whoever waits for one that does not come can be interrupted at once.
    std::optional<Interruption> interruption;
    if (wanted->on.empty()) interruption.emplace();
    run_all(*wanted, verb);
    Interruption::end_by_it(wanted->session);
  });
}

}  // namespace casino::cli
