#include <algorithm>
#include <memory>
#include <utility>

#include <CLI/CLI.hpp>

#include "cli/arguments/numbers.hpp"
#include "cli/arguments/rules_choice.hpp"
#include "cli/commands/commands.hpp"
#include "cli/commands/judge/everywhere.hpp"
#include "cli/input/corpus_source.hpp"
#include "cli/input/known_witnesses.hpp"
#include "cli/input/requests.hpp"
#include "cli/process/core_time.hpp"
#include "cli/session/formats.hpp"
#include "oracle/rulesets/dialect.hpp"
#include "oracle/rulings/own_rules.hpp"
#include "oracle/text/words.hpp"

namespace casino::cli {
namespace {

using rulings::Effect;
using rulings::LookedOver;
using rulings::OwnRule;

struct RulesCheck {
  Session& session;
  RulesChoice rules;
  std::string budget = "30s";
};

ExitCode code_of(Effect effect) {
  switch (effect) {
    case Effect::differs:
    case Effect::needed: return ExitCode::holds;
    case Effect::none_found: return ExitCode::undetermined;
    case Effect::decides_nothing:
    case Effect::as_in_base: return ExitCode::does_not_hold;
  }
  return ExitCode::own_failure;
}

// What the rest contradicts itself without does, too.
bool makes_a_difference(const LookedOver& one) { return one.effect == Effect::differs || one.effect == Effect::needed; }

std::string summary_of(const NamedRules& game, const std::vector<LookedOver>& all) {
  if (all.empty()) return fmt::format("{} says nothing of its own.", game.name);
  const auto differ = static_cast<std::uint64_t>(std::count_if(all.begin(), all.end(), makes_a_difference));
  if (differ == 0) return fmt::format("{} differs from {} in nothing that was found.", game.name, game.base);
  return fmt::format("{} of {} {} a difference.", differ, counted(all.size(), "rule"), differ == 1 ? "makes" : "make");
}

// Without a clause nobody lists what is legal then, so that no search meets it; the cases that it decides are known.
distinguish::Kept kept_of(const corpus::Corpus& cases) {
  distinguish::Kept kept;
  for (const corpus::CaseFile& file : cases.files)
    for (const corpus::Case& one : file.cases) kept.push_back(&one);
  return kept;
}

// A game on the one that the document names, as soon as something is laid over that.
NamedRules laid_over(const NamedRules& named, NamedRules game) {
  if (game.name != named.name) return game;
  game.base = std::exchange(game.name, "these-rules");
  game.settings_below = game.settings.size();
  game.why.clear();
  return game;
}

// The game with all that a file of rules states, as a dialect has it: also what the game below has anyway, so that it
// is told that it can be left out.
NamedRules game_as_stated(const RulesChoice& choice) {
  NamedRules game = game_of(choice);
  const json::Node document = document_of(choice);
  const json::Node* options = json::is_dialect(document) ? nullptr : document.find("options");
  if (options == nullptr || options->as_object()->empty()) return game;
  const Rules rules = rules_of(choice);
  game = laid_over(*find_named_rules(*document.find("variant")->as_text()), std::move(game));
  for (const json::Member& member : *options->as_object()) {
    const Option option = find_option(member.key)->option;
    const Setting stated{option, value_of(rules, option)};
    const auto own = game.own_settings();
    if (std::find(own.begin(), own.end(), stated) == own.end()) game.settings.push_back(stated);
  }
  return game;
}

void check(RulesCheck& asked) {
  Session& session = asked.session;
  const NamedRules game = game_as_stated(asked.rules);
  const KnownWitnesses known(session);
  const CoreTime budget(budget_of(asked.budget));
  const auto spent = [&] { return budget.spent(); };
  const std::vector<OwnRule> rules = rulings::own_rules_of(game);
  const bool has_clauses_off = std::any_of(rules.begin(), rules.end(), [](const OwnRule& own) { return !own.setting; });
  const corpus::Corpus cases = has_clauses_off ? load(session) : corpus::Corpus{};
  std::vector<LookedOver> all;
  json::Json list = json::Json::array();
  for (const OwnRule& own : rules) {
    const auto share = distinguish::even_share(spent, rules.size() - all.size());
    const LookedOver& looked =
        all.emplace_back(rulings::looked_over(own, {}, share, own.setting ? known.kept() : kept_of(cases)));
    session.earn(code_of(looked.effect));
    if (session.as_json) list.push_back(rulings::of(own, looked));
    else print_lines(session, rulings::lines_of(own, looked, game.base, session.look().style));
    if (!session.as_json) session.out.line();
  }
  if (session.as_json)
    return print(session, formats::rules_check, {{"name", game.name}, {"base", game.base}, {"rules", list}});
  session.out.line("{}", summary_of(game, all));
}

}  // namespace

void add_rules_check(CLI::App& rules, Session& session) {
  auto asked = std::make_shared<RulesCheck>(RulesCheck{.session = session});
  CLI::App& verb = add_verb(
      rules, "check", "Rules of one's own, looked over: what each of them changes, and what changes nothing", session,
      {"casino rules check house.json", "casino rules check opl",
       "casino rules check anglo-american --option sweep.score=1 --option trail.owning_build=allowed"});
  verb.add_option("rules", asked->rules.name, "A file with a dialect or rules in JSON, or the name of a dialect")
      ->type_name("FILE.json|NAME")
      ->required();
  add_number(verb, "--seats", asked->rules.seats, "How many play (default: every number that can play it)", 2,
             max_seats);
  add_settings_options(verb, asked->rules);
  verb.add_option("--budget", asked->budget, "How long it may take, in time of one processor")
      ->type_name("TIME")
      ->capture_default_str();
  add_corpus_option(verb, session);
  verb.callback([asked] { check(*asked); });
}

}  // namespace casino::cli
