#include <memory>
#include <optional>

#include <CLI/CLI.hpp>

#include "cli/arguments/numbers.hpp"
#include "cli/arguments/words_refused.hpp"
#include "cli/commands/breaking.hpp"
#include "cli/commands/commands.hpp"
#include "cli/commands/plan.hpp"
#include "cli/input/requests.hpp"
#include "cli/logs/log_reading.hpp"
#include "cli/session/failure.hpp"
#include "cli/session/formats.hpp"
#include "cli/session/interruption.hpp"
#include "cli/session/progress.hpp"
#include "model/rules/variants.hpp"
#include "oracle/generate/exercise.hpp"
#include "oracle/generate/game.hpp"
#include "oracle/log/json/json.hpp"
#include "oracle/log/seen/hide.hpp"
#include "oracle/log/text/text.hpp"
#include "oracle/text/foreign_text.hpp"
#include "oracle/text/names.hpp"
#include "oracle/text/statement.hpp"
#include "oracle/text/words.hpp"

namespace casino::cli {
namespace {

struct Generate {
  Session& session;
  RulesChoice rules;
  std::uint64_t count = 1;
  std::uint64_t seed = 1;
  std::optional<int> deals;
  std::string to = "text";
  bool coverage = false;
  std::string breaks;  // a clause
  bool hide = false;
  std::string plan;  // a file
};

// The command that makes this game again: each game is its own seed, whatever was made before it.
log::Tag origin_of(const Generate& generate, const PlannedGames& games, std::uint64_t seed) {
  std::string command = fmt::format("casino generate --rules {} --seats {}", quoted_for_a_shell({games.choice.name}),
                                    games.rules.rules.seats.count);
  for (const std::string& option : games.choice.options) command += " --option " + quoted_for_a_shell({option});
  if (generate.deals) command += fmt::format(" --deals {}", *generate.deals);
  if (generate.hide) command += " --hide";
  return {"generated", plain_line(command + fmt::format(" --seed {}", seed))};
}

void print_log(Generate& generate, const log::Log& log, bool is_first) {
  Output& out = generate.session.out;
  if (generate.to == "ndjson") return print(generate.session, log::of(log));
  if (!is_first) out.line();
  out.write(log::text_of(log));
}

// Permissions and scores that the variant's text numbers, and what came up though it does not number it.
bool is_listed(const Rules& rules, const generate::Exercise& exercise, Clause clause) {
  if (!generate::can_be_exercised(clause)) return false;
  const bool is_own = prefix_of(entry_of(clause).id) == own_prefix(*find_variant(rules.variant));
  return is_own || exercise.times(clause) > 0 || !alias_of(clause, rules).empty();
}

// What the clause says in the game that is played; by a plan several are, and there it is the text that had it first.
std::string stated(const Generate& generate, const std::vector<PlannedGames>& plan, Clause clause) {
  if (!generate.plan.empty()) return std::string(entry_of(clause).statement);
  return statement_of(clause, plan.front().rules.rules).text;
}

// Of one variant, or of a plan, which has to come upon everything that can come up at all.
void print_coverage(Generate& generate, const std::vector<PlannedGames>& plan, const generate::Exercise& exercise) {
  Session& session = generate.session;
  json::Json clauses = json::Json::object();
  int never = 0;
  for (std::uint16_t i = 0; i < all_clauses.size(); ++i) {
    const Clause clause{i};
    const bool is_wanted = generate.plan.empty() ? is_listed(plan.front().rules.rules, exercise, clause)
                                                 : generate::can_be_exercised(clause);
    if (!is_wanted) continue;
    const std::string id(entry_of(clause).id);
    if (exercise.times(clause) == 0) ++never;
    clauses[id] = exercise.times(clause);
    if (!session.as_json)
      session.out.line("{:>12}  {:<12} {}", exercise.times(clause), id, stated(generate, plan, clause));
  }
  if (!generate.plan.empty() && never > 0) session.earn(ExitCode::does_not_hold);
  if (session.as_json) {
    json::Json told = {{"games", exercise.games()}, {"deals", exercise.deals()}, {"turns", exercise.turns()}};
    if (Interruption::has_come()) told["complete"] = false;
    told["clauses"] = std::move(clauses);
    return print(session, formats::exercise, told);
  }
  session.out.line("{}, {}, {}; {} of {} clauses never came up{}", counted(exercise.games(), "game"),
                   counted(exercise.deals(), "deal"), counted(exercise.turns(), "turn"), never, clauses.size(),
                   Interruption::has_come() ? "; interrupted" : "");
}

// How many are made shows while they are made.
template <typename Make>
void for_each_game(const Generate& generate, const Make& make) {
  constexpr std::size_t games_between_looks = 32;
  Progress progress(generate.session, games_between_looks);
  for (std::uint64_t i = 0; i < generate.count && !Interruption::has_come(); ++i) {
    make(i);
    if (progress.is_due(i + 1)) progress.show(fmt::format("{} of {} games", i + 1, generate.count));
  }
}

void generate_broken(Generate& generate, const CLI::App& verb) {
  const ToBreak what = to_break(generate.breaks, verb, generate.rules);
  for_each_game(generate, [&](std::uint64_t i) {
    print_log(generate, broken_game(what, generate.seed + i, generate.hide), i == 0);
  });
}

std::vector<PlannedGames> plan_of(const Generate& generate, const CLI::App& verb) {
  if (generate.plan.empty()) return {games_by(generate.rules)};
  for (const char* name : {"--rules", "--seats", "--option", "--off"})
    if (verb.count(name) > 0) throw Unusable(std::string("generate: ") + name + " and --plan exclude each other");
  return plan_in(generate.plan);
}

// Game number `i` of a plan, whose lines take turns.
log::Log planned_game(const Generate& generate, const std::vector<PlannedGames>& plan, std::uint64_t i) {
  const PlannedGames& games = plan[i % plan.size()];
  const std::uint64_t seed = games.seed.value_or(generate.seed) + i / plan.size();
  log::Log log = generate::random_game(games.rules, seed, {generate.deals});
  if (generate.hide) log = log::as_seen_by_an_observer(log);
  log.tags.push_back(origin_of(generate, games, seed));
  return log;
}

// Nothing comes out before the last game: whoever interrupts it is told what came up so far.
void report_coverage(Generate& generate, const std::vector<PlannedGames>& plan) {
  const Interruption interruption;
  generate::Exercise exercise;
  for_each_game(generate, [&](std::uint64_t i) { exercise.add(planned_game(generate, plan, i)); });
  print_coverage(generate, plan, exercise);
}

void generate_all(Generate& generate, const CLI::App& verb) {
  if (generate.session.as_json) generate.to = "ndjson";
  if (!generate.breaks.empty()) return generate_broken(generate, verb);
  const std::vector<PlannedGames> plan = plan_of(generate, verb);
  if (generate.coverage) return report_coverage(generate, plan);
  for_each_game(generate, [&](std::uint64_t i) { print_log(generate, planned_game(generate, plan, i), i == 0); });
}

}  // namespace

void add_generate(CLI::App& app, Session& session) {
  auto generate = std::make_shared<Generate>(Generate{.session = session});
  CLI::App& verb = add_verb(
      app, "generate", "Random games, legal to the last card, as logs", session,
      {"casino generate --rules swazi --seats 3 --seed 7",
       "casino generate --rules dominican --count 1000 --to ndjson > games.ndjson",
       "casino generate --rules sotho --deals 1 --seed 42 --hide",
       "casino generate --rules royal --count 10000 --coverage", "casino generate --break AA-TRL-3 | casino validate"});
  add_rules_options(verb, generate->rules);
  keep_off_out_of_help(verb);
  add_number(verb, "--count", generate->count, "How many games", 1)->capture_default_str();
  add_number(verb, "--seed", generate->seed,
             "Of the first game; the next one has the next number. The same seed gives the same game on every machine")
      ->capture_default_str();
  add_number(verb, "--deals", generate->deals,
             "So many deals, or fewer if the match is over (default: the whole match; one deal where no text names a "
             "target)",
             1, generate::most_deals_of_a_match);
  verb.add_option("--to", generate->to, "text, or ndjson: a log a line")
      ->check(CLI::IsMember({"text", "ndjson"}))
      ->type_name("NOTATION")
      ->capture_default_str();
  verb.add_flag("--coverage", generate->coverage,
                "Tell which permissions and scores the games come upon, and how often, instead of the games");
  verb.add_option("--plan", generate->plan,
                  "By turns with the rules that stand in this file, a line each: swazi 4 insist.capture=never; with "
                  "--coverage the exit code is 1 if a clause never comes up")
      ->type_name("FILE");
  verb.add_flag("--hide", generate->hide, "Only what everybody at the table sees: no hands, no order of the pack");
  verb.add_option("--break", generate->breaks,
                  "Legal games up to one turn, which breaks this prohibition or obligation and nothing else; without "
                  "rules, by the first under which it can be broken")
      ->type_name("CLAUSE")
      ->excludes("--coverage")
      ->excludes("--plan")
      ->excludes("--deals");
  verb.callback([generate, &verb] {
    refuse_together(verb, "--coverage", {"--hide", "--to"});
    generate_all(*generate, verb);
    Interruption::end_by_it(generate->session);
  });
}

}  // namespace casino::cli
