#include <memory>

#include <CLI/CLI.hpp>

#include "cli/budget.hpp"
#include "cli/commands/commands.hpp"
#include "cli/commands/compare_logs.hpp"
#include "cli/commands/judge_everywhere.hpp"
#include "cli/core_time.hpp"
#include "cli/corpus_source.hpp"
#include "cli/requests.hpp"
#include "cli/two_rules.hpp"
#include "oracle/rulings/contrast.hpp"

namespace casino::cli {
namespace {

struct Compare {
  Session& session;
  TwoRules two;
  std::vector<std::string> logs;
  bool cases = false;
  bool example = false;
  std::string budget = "10s";

  explicit Compare(Session& where) : session(where) {}
};

json::Json flipping_cases(const Compare& asked, const distinguish::Pair& pair, const std::vector<Setting>& change) {
  Session& session = asked.session;
  json::Json ids = json::Json::array();
  const corpus::Corpus corpus = load({});
  const auto cases = rulings::cases_that_flip(corpus, pair.a.variant, change);
  if (!session.as_json) session.out.line("\nCases of the corpus that come out otherwise: {}", cases.size());
  for (const corpus::Case* one : cases) {
    ids.push_back(one->id);
    if (!session.as_json) session.out.line("  {}  {}", one->id, one->title);
  }
  return ids;
}

json::Json smallest_example(const Compare& asked, const std::vector<distinguish::Pair>& pairs) {
  const CoreTime budget(budget_of(asked.budget));
  const distinguish::Found found = distinguish::distinguish(pairs, {}, [&] { return budget.spent(); });
  if (!asked.session.as_json) {
    asked.session.out.line();
    print_lines(asked.session, distinguish::lines_of(found, names_of(asked.two), asked.session.look().style));
  }
  return distinguish::of(found, names_of(asked.two));
}

void compare(Compare& asked) {
  const std::vector<distinguish::Pair> pairs = pairs_of(asked.two, "compare");
  const distinguish::Pair& pair = pairs.front();
  const distinguish::Names names = names_of(asked.two);
  const std::vector<Setting> change = differing_settings(pair.a, pair.b);
  if (!change.empty() || !(pair.a.off == pair.b.off)) asked.session.earn(ExitCode::does_not_hold);
  json::Json told = rulings::contrast_in_json(pair.a, pair.b);
  if (!asked.session.as_json) print_lines(asked.session, rulings::contrast_lines(pair.a, names.a, pair.b, names.b));
  if (asked.cases) told["cases"] = flipping_cases(asked, pair, change);
  if (!asked.logs.empty()) told["logs"] = preview_logs(asked.session, asked.logs, pair.a.variant, change);
  if (asked.example) told["example"] = smallest_example(asked, pairs);
  if (!asked.session.as_json) return;
  json::Json whole = {{"a", names.a}, {"b", names.b}, {"seats", pair.a.seats.count}};
  whole.update(told);
  print(asked.session, whole);
}

}  // namespace

void add_compare(CLI::App& app, Session& session) {
  auto asked = std::make_shared<Compare>(session);
  CLI::App& verb = add_verb(
      app, "compare", "In what two rules differ, and what a ruling would change", session,
      {"casino compare royal dominican", "casino compare royal --option trail.owning_build=allowed --cases --example",
       "casino compare royal --option sweep.score=1 --on my-games"});
  add_two_rules(verb, asked->two);
  verb.add_option("--on", asked->logs, "Logs of the first rules: which change verdict, score or winner")
      ->type_name("PATH");
  verb.add_flag("--cases", asked->cases, "The cases of the corpus that come out otherwise");
  verb.add_flag("--example", asked->example, "The smallest situation on which they part, as casino distinguish");
  verb.add_option("--budget", asked->budget, "How long the search for an example may take")
      ->type_name("TIME")
      ->capture_default_str();
  verb.callback([asked] { compare(*asked); });
}

}  // namespace casino::cli
