#include <algorithm>
#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "cli/arguments/numbers.hpp"
#include "cli/arguments/two_rules.hpp"
#include "cli/commands/commands.hpp"
#include "cli/commands/judge/everywhere.hpp"
#include "cli/input/corpus_source.hpp"
#include "cli/input/known_witnesses.hpp"
#include "cli/input/requests.hpp"
#include "cli/process/core_time.hpp"
#include "oracle/rulesets/settings.hpp"
#include "oracle/rulings/difference_words.hpp"

namespace casino::cli {
namespace {

using distinguish::Distinction;
using distinguish::Pair;

struct Distinguish {
  Session& session;
  TwoRules two;
  std::string budget = "10s";
  std::string kind = "first";
  bool each = false;
  distinguish::SearchBounds search;
};

std::optional<distinguish::Kind> kind_of(const std::string& word) {
  const auto& names = distinguish::kind_names;
  const auto found = std::find(names.begin(), names.end(), word);
  return found == names.end() ? std::nullopt : std::optional(static_cast<distinguish::Kind>(found - names.begin()));
}

Distinction what_parts(const Distinguish& asked, const std::vector<Pair>& pairs, const KnownWitnesses& known,
                       distinguish::Spent spent) {
  if (asked.kind == "first") return first_distinction(pairs, asked.search, spent, known.kept());
  distinguish::SearchBounds search = asked.search;
  search.kind = kind_of(asked.kind);
  return distinguish::distinguish(pairs, search, spent, smallest_kept(pairs, search.kind, known.kept()));
}

// ---- One option after the other

// An option in which the two differ, and the first rules with the value that the second have: for each number of
// players for whom that is possible.
struct OneOption {
  Setting setting;
  std::vector<Pair> pairs;
};

std::vector<OneOption> options_that_differ(const std::vector<Pair>& pairs) {
  std::vector<OneOption> all;
  for (const Pair& pair : pairs)
    for (const Setting& setting : differing_settings(pair.a, pair.b)) {
      auto one = std::find_if(all.begin(), all.end(), [&](const OneOption& other) { return other.setting == setting; });
      if (one == all.end()) one = all.insert(all.end(), OneOption{setting, {}});
      if (const auto changed = rules_with(pair.a, setting.option, setting.value))
        one->pairs.push_back({pair.a, *changed});
    }
  return all;
}

void report_each(Distinguish& asked, const std::vector<Pair>& pairs) {
  const KnownWitnesses known(asked.session);
  const std::vector<OneOption> options = options_that_differ(pairs);
  const CoreTime budget(budget_of(asked.budget));
  json::Json list = json::Json::array();
  for (std::size_t i = 0; i < options.size(); ++i) {
    const OneOption& one = options[i];
    const std::string setting = text_of(one.setting);
    const distinguish::Names names{asked.two.names.front(), setting};
    const double begin = budget.spent();
    const double share = (1 - begin) / static_cast<double>(options.size() - i);
    const auto spent = [&] { return share <= 0 ? 1 : (budget.spent() - begin) / share; };
    if (!asked.session.as_json)
      asked.session.out.line("{}{}", i == 0 ? "" : "\n", asked.session.look().strong(setting));
    if (one.pairs.empty()) {
      list.push_back({{"option", setting}, {"alone", false}});
      if (!asked.session.as_json) asked.session.out.line("  By itself it contradicts the other options.");
      continue;
    }
    const Distinction found = what_parts(asked, one.pairs, known, spent);
    if (found.witness) asked.session.earn(ExitCode::does_not_hold);
    json::Json object = distinguish::of(found, names);
    object["option"] = setting;
    list.push_back(std::move(object));
    if (!asked.session.as_json)
      print_lines(asked.session, distinguish::lines_of(found, names, asked.session.look().style));
  }
  if (asked.session.as_json) return print(asked.session, {{"each", list}});
  if (options.empty()) asked.session.out.line("They have the same value of every option.");
}

void report_what_parts(Distinguish& asked) {
  const std::vector<Pair> pairs = pairs_of(asked.two, "distinguish");
  if (asked.each) return report_each(asked, pairs);
  const KnownWitnesses known(asked.session);
  const CoreTime budget(budget_of(asked.budget));
  const Distinction found = what_parts(asked, pairs, known, [&] { return budget.spent(); });
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
       "casino distinguish hungarian hungarian-ulmann --each", "casino distinguish swazi sotho --kind score",
       "casino distinguish swazi swazi-2 --seats 3 --budget 60s --json"});
  add_two_rules(verb, asked->two);
  verb.add_option(
          "--kind", asked->kind,
          "In what: play (a turn), score (what a deal or a match comes to), dealing (cards, cuts and calls), any "
          "(whatever is smallest), or first: play, or else a score, or else dealing")
      ->type_name("KIND")
      ->check(CLI::IsMember({"first", "play", "score", "dealing", "any"}))
      ->capture_default_str();
  verb.add_flag("--each", asked->each, "One situation for each option in which they differ, by itself");
  verb.add_option("--budget", asked->budget, "How long it may take, in time of one processor")
      ->type_name("TIME")
      ->capture_default_str();
  add_number(verb, "--seed", asked->search.seed, "Of the games that are played at random")->capture_default_str();
  add_number(verb, "--cards", asked->search.most_cards, "Tables of at most so many cards are looked at one by one", 1,
             12)
      ->capture_default_str();
  add_corpus_option(verb, session);
  verb.callback([asked] { report_what_parts(*asked); });
}

}  // namespace casino::cli
