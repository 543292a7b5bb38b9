#include <algorithm>
#include <chrono>
#include <filesystem>
#include <memory>
#include <set>

#include <CLI/CLI.hpp>

#include "casino_version.hpp"
#include "cli/arguments/numbers.hpp"
#include "cli/arguments/shard.hpp"
#include "cli/arguments/words_refused.hpp"
#include "cli/commands/commands.hpp"
#include "cli/commands/properties/breach.hpp"
#include "cli/commands/properties/games_told.hpp"
#include "cli/commands/properties/junit.hpp"
#include "cli/input/document_kind.hpp"
#include "cli/input/requests.hpp"
#include "cli/logs/log_reading.hpp"
#include "cli/logs/log_source.hpp"
#include "cli/session/failure.hpp"
#include "cli/session/interruption.hpp"
#include "cli/session/kept_file.hpp"
#include "cli/session/progress.hpp"
#include "cli/session/written_whole.hpp"
#include "model/rules/variants.hpp"
#include "oracle/generate/game.hpp"
#include "oracle/text/files_below.hpp"
#include "oracle/text/foreign_text.hpp"
#include "oracle/text/nearest.hpp"
#include "properties/generate/vary.hpp"
#include "properties/run/kept_breach.hpp"

namespace casino::cli {
namespace {

namespace fs = std::filesystem;
using properties::Breach;

struct PropertiesRun {
  Session& session;
  RulesChoice rules;
  std::vector<std::string> on;
  std::string replay;
  std::string store = "casino-found";
  std::string budget;
  std::string junit;  // files
  std::string result;
  std::string resume;
  std::string shard = "1/1";
  properties::GamesPart part;  // its plan holds what was asked for, of other runs as far as it is about them

  properties::Check check;  // for what one turn breaks
  LookedAt looked_at;
  std::optional<Progress> progress;

  explicit PropertiesRun(Session& where) : session(where) {
    part.plan.version = version;
    part.plan.rounds = 10;
    part.plan.deals = 3;
  }
  [[nodiscard]] std::set<std::string> facts() const { return {part.plan.facts.begin(), part.plan.facts.end()}; }
};

// ---- Breaches

void report_new(PropertiesRun& run, properties::FirstBreach first) {
  report(run.session, first);
  run.part.tally.breaches.push_back(std::move(first));
}

// The first of each fact is made smaller, reported and kept. `game`: its number in the run, from 1.
void look_at(PropertiesRun& run, const log::Log& log, const std::string& where, std::uint64_t game) {
  properties::GamesTally& tally = run.part.tally;
  properties::Check check(run.facts());
  check.game(log);
  tally.add_game(check);
  for (const Breach& breach : check.breaches()) {
    if (tally.has_breach_of(breach.fact)) continue;
    const Breach small = properties::shrunk(check, breach);
    report_new(run, {small, fmt::format("{}, deal {}, turn {}", where, breach.deal, breach.turn), game});
    keep(run.session, run.store, small, says_of(small.fact));
  }
  if (run.progress->is_due(tally.games))
    run.progress->show(fmt::format("{} games, {} turns", tally.games, tally.turns));
}

// ---- Random games

std::vector<Rules> tables_of(const PropertiesRun& run, const CLI::App& verb) {
  for (const char* name : {"--rules", "--seats", "--option", "--off"}) {
    if (verb.count(name) == 0) continue;
    const Rules rules = rules_of(run.rules);
    want_all_clauses(rules, run.rules.name);
    return {rules};
  }
  std::vector<Rules> tables;
  for (const VariantEntry& variant : variants())
    for (std::uint8_t seats = variant.fewest_seats; seats <= variant.most_seats; ++seats)
      tables.push_back(variant.rules(Seats{seats}));
  return tables;
}

void play(PropertiesRun& run, std::uint64_t game) {
  const properties::GamesPlan& plan = run.part.plan;
  const Rules& table = plan.tables[game % plan.tables.size()];
  const std::uint64_t seed = plan.seed + game / plan.tables.size();
  generate::Dice dice(seed);
  const log::StatedRules rules = log::stated(properties::varied(table, plan.vary, dice));
  look_at(run, generate::random_game(rules, seed, {plan.deals}),
          fmt::format("{} for {}, seed {}", rules.name, table.seats.count, seed), game + 1);
}

void play_games(PropertiesRun& run) {
  properties::GamesPart& part = run.part;
  run.looked_at.tables = part.plan.tables.size();
  run.looked_at.shard = part.shard;
  std::optional<std::chrono::steady_clock::time_point> end;
  if (!run.budget.empty()) end = std::chrono::steady_clock::now() + budget_of(run.budget);
  constexpr std::chrono::seconds between_saves{2};
  const auto text = [&] { return properties::text_of(part); };
  KeptFile kept(run.result);
  if (!run.result.empty()) kept.write(text());  // where it cannot be kept that is reported before anything is played
  for (; !part.is_whole() && !Interruption::has_come(); ++part.next) {
    if (end && std::chrono::steady_clock::now() >= *end) break;
    if (!part.has(part.next)) continue;
    play(run, part.next);
    if (kept.is_due(between_saves)) kept.write_if_possible(text);
  }
  kept.write_if_possible(text);
  kept.complain_of_what_is_not_kept(run.session, "what was found is told, and not kept");
}

// ---- Games of logs

void look_at_file(PropertiesRun& run, const LogReader& reader, const std::string& name) {
  LogFile file(name);
  std::uint64_t number = 0;
  while (const auto record = file.next()) {
    ++number;
    const Parsed<log::Log> log = reader.read(*record);
    if (log) {
      look_at(run, *log, fmt::format("{}:{}", file.name(), record->line), run.part.tally.games + 1);
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
  const std::set<std::string> wanted = run.facts();
  const std::vector<properties::ListedFact> facts = properties::listed();
  const auto is_it = [&](const properties::ListedFact& one) { return one.name == fact; };
  return (wanted.empty() || wanted.contains(fact)) && std::any_of(facts.begin(), facts.end(), is_it);
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
    if (is_broken && !run.part.tally.has_breach_of(one.fact)) report_new(run, {{one.fact, one.exhibit, 0, 0}, path, 0});
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
  for (const properties::ListedFact& fact : properties::listed()) names.push_back(fact.name);
  for (const std::string& fact : run.part.plan.facts)
    if (std::find(names.begin(), names.end(), fact) == names.end())
      throw Unusable(fmt::format("no fact \"{}\"{} (see: casino properties list)", fact, nearest_phrase(fact, names)));
  run.check = properties::Check(run.facts());
}

// What was played before, and how far.
void resume(PropertiesRun& run) {
  Parsed<properties::GamesPart> part = properties::read_games(text_of_file(run.resume, DocumentKind::part_of_a_run));
  if (!part) throw Unusable(part.errors(), run.resume);
  if (part->plan.version != version)
    throw Unusable(
        fmt::format("{}: it was begun by version {}, and this is {}", run.resume, part->plan.version, version));
  run.part = std::move(*part);
  run.result = run.resume;
}

void begin(PropertiesRun& run, const CLI::App& verb) {
  if (!run.resume.empty()) return resume(run);
  if (!run.on.empty() || !run.replay.empty()) return;
  run.part.shard = shard_of(run.shard);
  run.part.plan.tables = tables_of(run, verb);
  if (!run.budget.empty()) run.part.plan.rounds = properties::most_rounds;  // as many as there is time for
}

void look_at_all(PropertiesRun& run, const CLI::App& verb) {
  for (const properties::FirstBreach& first : run.part.tally.breaches) report(run.session, first);
  if (run.part.tally.games == 0) try_what_was_found(run);
  if (run.on.empty()) play_games(run);
  else look_at_logs(run, verb);
}

void run_all(PropertiesRun& run, const CLI::App& verb) {
  constexpr std::size_t often = 16;  // games between two looks at how far it is
  run.progress.emplace(run.session, often);
  begin(run, verb);
  want_facts(run);
  std::vector<std::string> inputs = files_meant(run.on);
  inputs.push_back(run.rules.name);
  refuse_to_write_over({{"--junit", run.junit}, {"--result", run.result}}, inputs);
  std::optional<WrittenWhole> junit;
  if (!run.junit.empty()) junit.emplace(run.junit);
  if (!run.replay.empty()) return replay_what_was_found(run);
  look_at_all(run, verb);
  run.progress.reset();
  report(run.session, run.part.tally, run.looked_at, run.part.plan.facts);
  if (!junit) return;
  const RunOfFacts how = Interruption::has_come() ? RunOfFacts::until_interrupted : RunOfFacts::to_its_end;
  junit->output().write(in_junit(run.part.tally, run.part.plan.facts, how));
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
                "casino properties run --replay casino-found/found-piles_only_grow-1f3a90c2.json",
                "casino properties run --count 10000 --shard 2/8 --result facts.2.json",
                "casino properties run --resume facts.2.json"});
  verb.add_option("fact", wanted->part.plan.facts, "Only these facts (see: casino properties list)");
  add_rules_options(verb, wanted->rules);
  verb.get_option("--rules")->default_str("")->description(
      "One variant or dialect instead of all; with --on the rules of logs in text that name none");
  verb.get_option("--off")->description("With --on and --rules: a clause that these rules switch off; can be repeated");
  verb.add_option("--on", wanted->on, "Logs instead of random games: files, folders, patterns; - for standard input")
      ->type_name("PATH");
  CLI::Option* count =
      add_number(verb, "--count", wanted->part.plan.rounds, "How many games of each table", 1, properties::most_rounds)
          ->capture_default_str();
  verb.add_option("--budget", wanted->budget, "Games for so long, by the clock: 30s, 5m, 2h")
      ->type_name("TIME")
      ->excludes(count);
  add_number(verb, "--seed", wanted->part.plan.seed,
             "Of the first game of each table; the next one has the next number")
      ->capture_default_str();
  add_number(verb, "--deals", wanted->part.plan.deals, "Break a match off after so many deals", 1,
             generate::most_deals_of_a_match)
      ->capture_default_str();
  add_number(verb, "--vary", wanted->part.plan.vary, "Set up to so many options otherwise, by the seed", 0,
             properties::most_varied)
      ->capture_default_str();
  verb.add_option("--store", wanted->store, "Where turns that break a fact are kept, and tried first; \"\": nowhere")
      ->type_name("FOLDER")
      ->capture_default_str();
  CLI::Option* junit =
      verb.add_option("--junit", wanted->junit, "Write what came of each fact as JUnit's XML, too")->type_name("FILE");
  verb.add_option("--replay", wanted->replay, "Try what was found, and nothing else")
      ->type_name("FILE")
      ->excludes(junit);
  verb.add_option("--shard", wanted->shard, "Play one of several parts that are the whole together (casino merge)")
      ->type_name("I/N")
      ->capture_default_str();
  verb.add_option("--result", wanted->result, "Keep what was found in a file, for --resume and for casino merge")
      ->type_name("FILE");
  verb.add_option("--resume", wanted->resume, "Go on with the run of such a file")->type_name("FILE");
  verb.callback([wanted, &verb] {
    for (const char* one : {"--on", "--replay", "--budget"})
      refuse_together(verb, one, {"--shard", "--result", "--resume"});
    refuse_together(verb, "--resume",
                    {"fact", "--rules", "--seats", "--option", "--off", "--count", "--seed", "--deals", "--vary",
                     "--shard", "--result"});
    refuse_together(verb, "--on", {"--count", "--budget", "--seed", "--deals", "--vary"});
    refuse_together(verb, "--replay", {"--on", "--off", "--count", "--budget", "--seed", "--deals", "--vary"});
    // Logs come to an end by themselves, and whoever waits for one that does not come can be interrupted at once.
    std::optional<Interruption> interruption;
    if (wanted->on.empty()) interruption.emplace();
    run_all(*wanted, verb);
    Interruption::end_by_it(wanted->session);
  });
}

}  // namespace casino::cli
