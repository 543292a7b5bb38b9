#include <memory>

#include <CLI/CLI.hpp>

#include "cli/arguments/numbers.hpp"
#include "cli/arguments/two_rules.hpp"
#include "cli/commands/commands.hpp"
#include "cli/commands/judge/everywhere.hpp"
#include "cli/input/requests.hpp"
#include "cli/process/core_time.hpp"
#include "oracle/rulings/difference_words.hpp"

namespace casino::cli {
namespace {

struct Distinguish {
  Session& session;
  TwoRules two;
  std::string budget = "10s";
  distinguish::SearchBounds search;
};

void report_what_parts(Distinguish& asked) {
  const std::vector<distinguish::Pair> pairs = pairs_of(asked.two, "distinguish");
  const CoreTime budget(budget_of(asked.budget));
  const distinguish::Distinction found = distinguish::distinguish(pairs, asked.search, [&] { return budget.spent(); });
  if (found.witness) asked.session.earn(ExitCode::does_not_hold);
  const distinguish::Names names = names_of(asked.two);
  if (asked.session.as_json) return print(asked.session, distinguish::of(found, names));
  print_lines(asked.session, distinguish::lines_of(found, names, asked.session.look().style));
}

}  // namespace

void add_distinguish(CLI::App& app, Session& session) {
  auto asked = std::make_shared<Distinguish>(Distinguish{.session = session});
  CLI::App& verb = add_verb(
      app, "distinguish", "The smallest situation on which two rules part", session,
      {"casino distinguish royal dominican", "casino distinguish anglo-american --option trail.owning_build=allowed",
       "casino distinguish swazi swazi-2 --seats 3 --budget 60s --json"});
  add_two_rules(verb, asked->two);
  verb.add_option("--budget", asked->budget, "How long it may take, in time of one processor")
      ->type_name("TIME")
      ->capture_default_str();
  add_number(verb, "--seed", asked->search.seed, "Of the games that are played at random")->capture_default_str();
  add_number(verb, "--cards", asked->search.most_cards, "Tables of at most so many cards are looked at one by one", 1,
             12)
      ->capture_default_str();
  verb.callback([asked] { report_what_parts(*asked); });
}

}  // namespace casino::cli
