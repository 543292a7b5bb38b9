#include "oracle/conform/infer/infer.hpp"

#include <algorithm>

#include "model/rules/clause.hpp"
#include "oracle/conform/infer/candidates.hpp"
#include "oracle/conform/infer/evidence.hpp"
#include "oracle/rulesets/named_rules.hpp"
#include "oracle/rulesets/settings.hpp"
#include "oracle/rulings/register.hpp"

namespace casino::conform {
namespace {

constexpr std::size_t most_moves = 6;       // options in which it can differ from a name
constexpr std::size_t tries_of_each = 24;   // questions until an operation counts as not answered
constexpr std::size_t most_starts = 3;      // names from which it is looked for
constexpr std::size_t turns_of_games = 60;  // that are asked about whatever they tell
constexpr std::size_t turns_at_last = 240;  // and of those by the rules that were found
constexpr std::size_t most_returns = 3;     // to what a name has, from rules that are near to it
constexpr std::size_t margin = 3;           // answers by which a name may be behind the best and still be looked at
constexpr std::size_t by_chance = 100;  // answers that nothing explains, for each that an option may explain by chance

// Whether turns and scores can show an option: not where all that reads it is about dealing and matches.
bool can_show(Option option) {
  const std::string_view ids = entry_of(option).clauses;
  bool can = ids.empty();
  for (std::size_t at = 0; at < ids.size();) {
    const std::size_t end = std::min(ids.find(' ', at), ids.size());
    for (const Clause clause : find_clauses(ids.substr(at, end - at))) {
      const ClauseKind kind = entry_of(clause).kind;
      can = can || (kind != ClauseKind::deal && kind != ClauseKind::match);
    }
    at = end + 1;
  }
  return can;
}

struct Changed {
  Option option = Option{};
  std::string value;
};

class Inference {
 public:
  Inference(Session& session, const corpus::Corpus& corpus, const InferPlan& plan)
      : plan_(plan), evidence_(session, plan), probes_(probes_of(corpus, plan.seats)) {
    if (probes_.empty())  // nobody wrote cases for so many players
      for (const Rules& rules : all_names()) add_to(probes_, probes_of_games(rules));
  }

  std::optional<Inferred> run() {
    find_operations();
    if (operations_.empty()) return std::nullopt;
    std::vector<End> ends;
    for (const Rules& start : find_names()) {
      ends.push_back(from(start));
      if (unexplained(ends.back().found.rules) == 0 || !evidence_.may_go_on()) break;
    }
    const auto best = std::min_element(ends.begin(), ends.end(),
                                       [&](const End& a, const End& b) { return unexplained(a) < unexplained(b); });
    rules_ = best->found.rules;
    Inferred found = std::move(best->found);
    // Who goes from the name to the same rules again and again stays with the name.
    for (std::size_t round = 0; evidence_.may_go_on() && goes_back_to_the_name(); ++round) {
      found.rules = rules_;
      if (round == most_returns) break;
      found = from(rules_).found;
    }
    ask_about_games(turns_of_games, turns_at_last);  // what explains all so far may do so by chance
    return told(std::move(found));
  }

 private:
  struct End {
    Inferred found;
    std::size_t moves = 0;  // options in which it differs from a name
  };

  // The rules that explain the most among those that are one option away from each other, beginning with some.
  End from(const Rules& start) {
    rules_ = start;
    End end;
    while (end.moves < most_moves && evidence_.may_go_on() && moves_on(end.found.values_alike)) ++end.moves;
    end.found.rules = rules_;
    return end;
  }

  [[nodiscard]] std::size_t unexplained(const Rules& rules) {
    return evidence_.answers() - evidence_.explained_by(rules);
  }
  // What is explained by chance is not counted: else whatever makes mistakes would play rules that nobody plays.
  [[nodiscard]] std::size_t unexplained(const End& end) {
    const std::size_t left = unexplained(end.found.rules);
    return left + end.moves * (left / by_chance);
  }

  [[nodiscard]] Inferred told(Inferred found) {
    found.alike = names_alike(found.rules);
    found.operations = operations_;
    found.answers = evidence_.answers();
    found.unexplained = evidence_.unexplained_by(found.rules);
    found.troubles = evidence_.troubles(found.rules);
    found.is_whole = evidence_.may_go_on();
    return found;
  }

  // Those of which one of a few questions, from here and there, has an answer.
  void find_operations() {
    for (const Operation operation : {Operation::judge, Operation::score, Operation::apply}) {
      std::vector<const Probe*> all;
      for (const Probe& probe : probes_)
        if (probe.operation == operation) all.push_back(&probe);
      const std::size_t step = std::max<std::size_t>(1, all.size() / tries_of_each);
      for (std::size_t i = 0; i < all.size() && evidence_.may_go_on() && !is_answered(operation); i += step)
        if (evidence_.ask(*all[i])) operations_.push_back(operation);
    }
    std::erase_if(probes_, [&](const Probe& probe) { return !is_answered(probe.operation); });
  }

  [[nodiscard]] bool is_answered(Operation operation) const {
    return std::find(operations_.begin(), operations_.end(), operation) != operations_.end();
  }

  // The variants and dialects that so many can play.
  [[nodiscard]] std::vector<Rules> all_names() const {
    std::vector<Rules> named;
    for (const NamedRules& one : all_named_rules())
      if (one.fewest_seats <= plan_.seats.count && plan_.seats.count <= one.most_seats)
        named.push_back(one.rules(plan_.seats));
    return named;
  }

  static void add_to(std::vector<Probe>& probes, const std::vector<Probe>& more) {
    probes.insert(probes.end(), more.begin(), more.end());
  }

  // Those that explain the most, the best first: those that are far behind are not told apart.
  std::vector<Rules> find_names() {
    std::vector<Rules> named = all_names();
    Candidates candidates(named, probes_);
    while (evidence_.may_go_on()) {
      candidates.leave_those_behind(evidence_, margin);
      const auto next = candidates.most_even_split();
      if (!next) break;
      static_cast<void>(evidence_.ask(probes_[*next]));
      candidates.take_out(*next);
    }
    std::stable_sort(named.begin(), named.end(), [&](const Rules& a, const Rules& b) {
      return evidence_.explained_by(a) > evidence_.explained_by(b);
    });
    if (named.size() > most_starts) named.resize(most_starts);
    return named;
  }

  // The rules with one option otherwise, for every value of every option.
  [[nodiscard]] std::vector<std::pair<Changed, Rules>> neighbours() const {
    std::vector<std::pair<Changed, Rules>> all;
    for (const OptionEntry& option : options())
      for (const std::string& value : distinguish::values_registered(option))
        if (const auto other = rules_with(rules_, option.option, value); other && other->seats == rules_.seats)
          all.push_back({{option.option, value}, *other});
    return all;
  }

  // About turns of games by the rules as they are now, without the first ones.
  void ask_about_games(std::size_t from, std::size_t to) {
    std::vector<Probe> games = probes_of_games(rules_);
    std::erase_if(games, [&](const Probe& probe) { return !is_answered(probe.operation); });
    if (games.size() > to) games.resize(to);
    games.erase(games.begin(), games.begin() + static_cast<std::ptrdiff_t>(std::min(from, games.size())));
    for (std::size_t i = 0; i < games.size() && evidence_.may_go_on(); ++i) static_cast<void>(evidence_.ask(games[i]));
    add_to(probes_, games);
  }

  // What these rules have otherwise than those of their name has to show: where turns of games by either do not tell,
  // or tell against it, it is as the name has it. Whether anything was.
  bool goes_back_to_the_name() {
    const NamedRules* name = find_named_rules(rules_.variant);
    if (name == nullptr) return false;
    bool has_gone_back = false;
    for (const Setting& own : differing_settings(name->rules(plan_.seats), rules_)) {
      const auto usual = rules_with(rules_, own.option, value_of(name->rules(plan_.seats), own.option));
      if (!usual || !(usual->seats == rules_.seats) || !can_show(own.option) || is_told_from(*usual)) continue;
      rules_ = *usual;
      has_gone_back = true;
    }
    return has_gone_back;
  }

  // Whether answers about turns of games by these rules and by others, on which the two do not agree, speak for these:
  // what one of them leaves open speaks for neither.
  bool is_told_from(const Rules& others) {
    constexpr std::size_t most_asked = 24;
    std::vector<Probe> games = probes_of_games(others);
    add_to(games, probes_of_games(rules_));
    std::size_t asked = 0;
    for (const Probe& probe : games) {
      if (asked == most_asked || !evidence_.may_go_on()) break;
      if (!is_answered(probe.operation)) continue;
      const auto by_these = expectation(rules_, probe);
      const auto by_others = expectation(others, probe);
      if (by_these && by_others && *by_these != *by_others && evidence_.ask(probe)) ++asked;
    }
    return evidence_.unexplained_by(rules_).size() < evidence_.unexplained_by(others).size();
  }

  // Whether the rules with one option otherwise explain more: then these are the rules from now on. Else what cannot be
  // told apart from them is left in `values_alike`.
  bool moves_on(std::vector<AlikeValues>& values_alike) {
    const std::size_t games_from = probes_.size();
    ask_about_games(0, turns_of_games);
    const auto all = neighbours();
    Apart apart(rules_, probes_);
    const std::size_t by_these = evidence_.explained_by(rules_);
    for (const auto& [changed, rules] : all)
      if (can_show(changed.option) && evidence_.explained_by(rules) == by_these) apart.look_at(rules);
    while (const auto next = evidence_.may_go_on() ? apart.most_even_split() : std::nullopt) {
      const bool is_answer = evidence_.ask(probes_[*next]);
      const bool is_explained = is_answer && evidence_.last_is_explained_by(rules_);
      apart.take_out(*next, [&](const Rules& other) {
        return is_answer && evidence_.last_is_explained_by(other) != is_explained;
      });
    }
    probes_.resize(games_from);
    const std::size_t before = evidence_.explained_by(rules_);
    std::size_t most = before + unexplained(rules_) / by_chance;
    std::optional<Rules> best;
    values_alike.clear();
    for (const auto& [changed, rules] : all) {
      const std::size_t explained = evidence_.explained_by(rules);
      if (explained == before) add(values_alike, changed);
      if (explained <= most) continue;
      most = explained;
      best = rules;
    }
    if (best) rules_ = *best;
    return best.has_value();
  }

  static void add(std::vector<AlikeValues>& values_alike, const Changed& changed) {
    if (values_alike.empty() || values_alike.back().option != changed.option)
      values_alike.push_back({changed.option, {}});
    values_alike.back().values.push_back(changed.value);
  }

  [[nodiscard]] std::vector<std::string> names_alike(const Rules& found) {
    const std::size_t most = evidence_.explained_by(found);
    std::vector<std::string> names;
    for (const NamedRules& one : all_named_rules()) {
      if (plan_.seats.count < one.fewest_seats || plan_.seats.count > one.most_seats) continue;
      const Rules rules = one.rules(plan_.seats);
      if (!(rules == found) && evidence_.explained_by(rules) == most) names.push_back(one.name);
    }
    return names;
  }

  const InferPlan& plan_;
  Evidence evidence_;
  std::vector<Probe> probes_;
  std::vector<Operation> operations_;
  Rules rules_;
};

}  // namespace

std::optional<Inferred> inferred(Session& session, const corpus::Corpus& corpus, const InferPlan& plan) {
  return Inference(session, corpus, plan).run();
}

}  // namespace casino::conform
