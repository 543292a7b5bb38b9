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
#include "cli/session/formats.hpp"
#include "cli/session/interruption.hpp"
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

// ---- One difference after the other

// The first rules with one option as the second have it, or without one clause: for each number of players for whom
// that is possible.
struct OneDifference {
  std::string name;
  std::vector<Pair> pairs;
};

class Differences {
 public:
  void add(const std::string& name, const Rules& rules, const std::optional<Rules>& changed) {
    auto one = std::find_if(all_.begin(), all_.end(), [&](const OneDifference& other) { return other.name == name; });
    if (one == all_.end()) one = all_.insert(all_.end(), OneDifference{name, {}});
    if (changed) one->pairs.push_back({rules, *changed});
  }
  [[nodiscard]] const std::vector<OneDifference>& all() const { return all_; }

 private:
  std::vector<OneDifference> all_;
};

Differences differences_between(const std::vector<Pair>& pairs) {
  Differences differences;
  for (const Pair& pair : pairs) {
    for (const Setting& setting : differing_settings(pair.a, pair.b))
      differences.add(text_of(setting), pair.a, rules_with(pair.a, setting.option, setting.value));
    for (std::uint16_t index = 0; index < all_clauses.size(); ++index) {
      const Clause clause{index};
      if (!pair.b.off.contains(clause) || pair.a.off.contains(clause)) continue;
      Rules without = pair.a;
      without.off.insert(clause);
      differences.add(fmt::format("without {}", entry_of(clause).id), pair.a, without);
    }
  }
  return differences;
}

// Of turns never all are looked at: where they could differ, or the budget ended it, it is not known whether they do.
void earn_what_was_found(Session& session, const Distinction& found, distinguish::Spent spent) {
  if (found.witness) session.earn(ExitCode::does_not_hold);
  else if (spent() >= 1 || (found.turns_can_differ && found.cards_in_turns)) session.earn(ExitCode::undetermined);
}

json::Json told(Distinguish& asked, const OneDifference& one, const KnownWitnesses& known, distinguish::Spent spent) {
  Session& session = asked.session;
  if (!session.as_json) session.out.line("{}", session.look().strong(one.name));
  if (one.pairs.empty()) {
    if (!session.as_json) session.out.line("  By itself it contradicts the other options.");
    return {{"option", one.name}, {"alone", false}};
  }
  const distinguish::Names names{names_of(asked.two).a, one.name};
  const Distinction found = what_parts(asked, one.pairs, known, spent);
  earn_what_was_found(session, found, spent);
  if (!session.as_json) print_lines(session, distinguish::lines_of(found, names, session.look().style));
  json::Json object = distinguish::of(found, names);
  object["option"] = one.name;
  return object;
}

void report_each(Distinguish& asked, const std::vector<Pair>& pairs) {
  Session& session = asked.session;
  const KnownWitnesses known(session);
  const Differences differences = differences_between(pairs);
  const CoreTime budget(budget_of(asked.budget));
  const auto spent = [&] { return Interruption::has_come() ? 1.0 : budget.spent(); };
  json::Json list = json::Json::array();
  for (const OneDifference& one : differences.all()) {
    if (!session.as_json && !list.empty()) session.out.line();
    const auto share = distinguish::even_share(spent, differences.all().size() - list.size());
    list.push_back(told(asked, one, known, share));
  }
  if (session.as_json) return print(session, formats::difference, {{"each", list}});
  if (list.empty()) session.out.line("They have the same value of every option.");
}

void report_what_parts(Distinguish& asked) {
  const std::vector<Pair> pairs = pairs_of(asked.two, "distinguish");
  if (asked.each) return report_each(asked, pairs);
  const KnownWitnesses known(asked.session);
  const CoreTime budget(budget_of(asked.budget));
  const auto spent = [&] { return Interruption::has_come() ? 1.0 : budget.spent(); };
  const Distinction found = what_parts(asked, pairs, known, spent);
  earn_what_was_found(asked.session, found, spent);
  const distinguish::Names names = names_of(asked.two);
  if (asked.session.as_json) return print(asked.session, formats::difference, distinguish::of(found, names));
  print_lines(asked.session, distinguish::lines_of(found, names, asked.session.look().style));
}

}  // namespace

void add_distinguish(CLI::App& app, Session& session) {
  auto asked = std::make_shared<Distinguish>(Distinguish{.session = session});
  CLI::App& verb = add_verb(
      app, "distinguish", "The smallest situation on which two rules part", session,
      {"casino distinguish royal dominican", "casino distinguish anglo-american --option trail.owning_build=allowed",
       "casino distinguish hungarian hungarian-ulmann --each", "casino distinguish royal tuxedo --kind score",
       "casino distinguish swazi sotho --seats 3 --budget 60s --json"});
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
  verb.callback([asked] {
    const Interruption interruption;
    report_what_parts(*asked);
    Interruption::end_by_it(asked->session);
  });
}

}  // namespace casino::cli
