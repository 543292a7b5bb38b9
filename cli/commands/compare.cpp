#include <algorithm>
#include <memory>

#include <CLI/CLI.hpp>

#include "cli/arguments/numbers.hpp"
#include "cli/arguments/two_rules.hpp"
#include "cli/arguments/words_refused.hpp"
#include "cli/commands/commands.hpp"
#include "cli/commands/compare_logs.hpp"
#include "cli/commands/judge/everywhere.hpp"
#include "cli/input/corpus_source.hpp"
#include "cli/input/known_witnesses.hpp"
#include "cli/input/requests.hpp"
#include "cli/process/core_time.hpp"
#include "cli/session/formats.hpp"
#include "oracle/rulings/contrast.hpp"
#include "oracle/rulings/preview.hpp"
#include "oracle/text/foreign_text.hpp"

namespace casino::cli {
namespace {

struct Compare {
  Session& session;
  TwoRules two;
  std::vector<std::string> logs;
  bool cases = false;
  bool example = false;
  std::string budget = "10s";
};

// With each case what is changed for its players.
json::Json flipping_cases(const Compare& asked, const std::vector<distinguish::Pair>& pairs, const Changes& changes) {
  Session& session = asked.session;
  const corpus::Corpus corpus = load(session);
  refuse_unsound(session, corpus);
  std::vector<std::vector<Setting>> tried;
  std::vector<const corpus::Case*> cases;
  for (const distinguish::Pair& pair : pairs) {
    const std::vector<Setting>& change = changes.at(pair.a.seats);
    if (change.empty() || std::find(tried.begin(), tried.end(), change) != tried.end()) continue;
    tried.push_back(change);
    for (const corpus::Case* one : rulings::cases_that_flip(corpus, pair.a.variant, change))
      if (changes.at(one->rules.seats) == change) cases.push_back(one);
  }
  json::Json ids = json::Json::array();
  if (!session.as_json) session.out.line("\nCases of the corpus that come out otherwise: {}", cases.size());
  for (const corpus::Case* one : cases) {
    ids.push_back(one->id);
    if (!session.as_json) session.out.line("  {}  {}", plain_line(one->id), plain_line(one->title));
  }
  return ids;
}

json::Json smallest_example(const Compare& asked, const std::vector<distinguish::Pair>& pairs) {
  const KnownWitnesses known(asked.session);
  const CoreTime budget(budget_of(asked.budget));
  const distinguish::Distinction found = first_distinction(
      pairs, {}, [&] { return budget.spent(); }, known.kept());
  if (!asked.session.as_json) {
    asked.session.out.line();
    print_lines(asked.session, distinguish::lines_of(found, names_of(asked.two), asked.session.look().style));
  }
  return distinguish::of(found, names_of(asked.two));
}

void compare(Compare& asked) {
  const std::vector<distinguish::Pair> pairs = pairs_of(asked.two, "compare");
  const distinguish::Names names = names_of(asked.two);
  Changes changes;
  json::Json whole = {{"a", names.a}, {"b", names.b}, {"at", json::Json::array()}};
  for (const distinguish::Pair& pair : pairs) {
    changes.add(pair.a.seats, differing_settings(pair.a, pair.b));
    if (!changes.at(pair.a.seats).empty() || !(pair.a.off == pair.b.off)) asked.session.earn(ExitCode::does_not_hold);
    json::Json one = {{"seats", pair.a.seats.count}};
    one.update(rulings::contrast_in_json(pair.a, pair.b));
    whole["at"].push_back(std::move(one));
  }
  refuse_what_cannot_be_opened(asked.logs);
  if (!asked.session.as_json) print_lines(asked.session, rulings::contrast_lines(pairs, names));
  if (asked.cases) whole["cases"] = flipping_cases(asked, pairs, changes);
  if (!asked.logs.empty()) whole["logs"] = preview_logs(asked.session, asked.logs, pairs.front().a.variant, changes);
  if (asked.example) whole["example"] = smallest_example(asked, pairs);
  if (asked.session.as_json) print(asked.session, formats::comparison, whole);
}

}  // namespace

void add_compare(CLI::App& app, Session& session) {
  auto asked = std::make_shared<Compare>(Compare{.session = session});
  CLI::App& verb = add_verb(
      app, "compare", "In what two rules differ, and what a ruling would change", session,
      {"casino compare royal dominican", "casino compare royal --option trail.owning_build=allowed --cases --example",
       "casino compare royal --option sweep.score=1 --on my-games"});
  add_two_rules(verb, asked->two);
  verb.add_option("--on", asked->logs, "Logs of the first rules: which change verdict, score or winner")
      ->type_name("PATH");
  verb.add_flag("--cases", asked->cases, "The cases of the corpus that come out otherwise");
  add_corpus_option(verb, session);
  verb.add_flag("--example", asked->example, "The smallest situation on which they part, as casino distinguish");
  verb.add_option("--budget", asked->budget, "How long the search for an example may take, in time of one processor")
      ->type_name("TIME")
      ->capture_default_str();
  verb.callback([asked, &verb] {
    refuse_without(verb, "--example", {"--budget"});
    compare(*asked);
  });
}

}  // namespace casino::cli
