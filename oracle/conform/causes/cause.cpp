#include "oracle/conform/causes/cause.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "model/apply/same_position.hpp"
#include "model/deal/deal.hpp"
#include "model/judge/judge.hpp"
#include "model/match/match.hpp"
#include "oracle/explain/instead.hpp"

namespace casino::conform {
namespace {

using corpus::ExpectedVerdict;

// Of a number not every value is tried: points and limits that tables play.
constexpr std::array<int, 9> usual_numbers{0, 1, 2, 3, 4, 5, 10, 11, 21};

constexpr std::size_t most_looked_at = 3;       // failures of each sort, for what might explain them
constexpr std::size_t most_alike = 5;           // settings that are told beside one
constexpr std::ptrdiff_t answers_for_each = 8;  // that have to speak for it, for one that speaks against it

std::vector<std::string> values_to_try(const OptionEntry& option) {
  std::vector<std::string> values(option.values.begin(), option.values.end());
  if (option.kind == OptionKind::number)
    for (const int number : usual_numbers)
      if (option.first_number() <= number && number <= option.highest) values.push_back(std::to_string(number));
  return values;
}

explain::Ruling found_ruling(const Failure& failure) {
  return verdict_found(failure.checked) == ExpectedVerdict::legal ? explain::Ruling::legal : explain::Ruling::illegal;
}

ExpectedVerdict verdict_by(const Rules& rules, const Question& question) {
  const std::optional<Position> same = same_position_by(rules, question.rules, question.position);
  if (!same) return ExpectedVerdict::undetermined;
  return static_cast<ExpectedVerdict>(judge_with_claims(rules, *same, question.turn).verdict.index());
}

bool can_be_dealt(const Rules& rules, const Question& question) {
  return rules.deal_table_source != DealTableSource::cut &&
         dealing_of(rules, question.pack, question.dealer, 1).has_value();
}

bool can_be_asked(const Rules& rules, const Question& question) {
  switch (question.operation) {
    case Operation::score: return true;
    case Operation::play: return can_be_dealt(rules, question);
    case Operation::judge:
    case Operation::turns:
    case Operation::apply: return structural_faults(rules, question.position).empty();
  }
  return true;
}

// ---- Of many failures

// The rules as they would be: most of the questions that are looked at have the same.
class Otherwise {
 public:
  explicit Otherwise(const Suspicion& suspicion) : suspicion_(suspicion) {}

  [[nodiscard]] const std::optional<Rules>& rules(const Rules& usual) {
    if (!(usual_ == usual)) {
      usual_ = usual;
      otherwise_ = rules_under(usual, suspicion_);
    }
    return otherwise_;
  }

 private:
  const Suspicion& suspicion_;
  std::optional<Rules> usual_;
  std::optional<Rules> otherwise_;
};

// Whether a question that was answered rightly would have another right answer.
bool contradicts(const Question& right, const Rules& rules) {
  if (!can_be_asked(rules, right)) return false;
  if (right.operation == Operation::score) return score_of(rules, right.captured).total != right.total;
  return right.operation == Operation::judge && verdict_by(rules, right) != right.verdict;
}

class Suspects {
 public:
  Suspects(const std::vector<OfOneSort>& sorts, const std::vector<const Question*>& right)
      : sorts_(sorts), right_(right) {
    for (const OfOneSort sort : sorts_)
      for (const Failure& failure : sort.first(std::min(sort.size(), most_looked_at))) {
        look_at(failure);
        keys_.emplace_back(kind_of(failure), shape_of(failure));
      }
    std::sort(keys_.begin(), keys_.end());
  }

  std::vector<Explanation> explanations() {
    std::vector<Explanation> chosen;
    while (const Suspicion* best = explains_most()) {
      const std::set<std::size_t> by_it = of_.at(*best);
      chosen.push_back({*best, alike(*best)});
      for (auto& [suspicion, explained] : of_)
        for (const std::size_t number : by_it) explained.erase(number);
    }
    return chosen;
  }

 private:
  void look_at(const Failure& failure) {
    for (const Setting& setting : settings_for(failure)) note(setting);
    for (const Clause clause : clauses_for(failure)) note(clause);
    ++count_;
  }
  void note(const Suspicion& suspicion) {
    of_[suspicion].insert(count_);
    first_.try_emplace(suspicion, first_.size());
  }

  // Of those that are borne out: that explains the most of what was looked at, and then of all; of two that explain as
  // much the one that was met first. A setting goes before a clause, for it can be declared.
  const Suspicion* explains_most() {
    std::vector<std::pair<Rank, const Suspicion*>> all;
    for (const auto& [suspicion, explained] : of_)
      if (!explained.empty()) all.emplace_back(rank_of(suspicion), &suspicion);
    std::sort(all.begin(), all.end());
    const Suspicion* best = nullptr;
    Rank of_best;
    for (const auto& [rank, suspicion] : all) {
      if (best != nullptr && rank != of_best) break;
      const bool is_better = weight_of(*suspicion) > (best == nullptr ? 0 : weight_of(*best));
      const bool is_as_good = best != nullptr && weight_of(*suspicion) == weight_of(*best);
      if (is_better || (is_as_good && first_.at(*suspicion) < first_.at(*best))) best = suspicion;
      if (best == suspicion) of_best = rank;
    }
    return best;
  }
  using Rank = std::pair<std::ptrdiff_t, std::size_t>;
  [[nodiscard]] Rank rank_of(const Suspicion& suspicion) const {
    return {-static_cast<std::ptrdiff_t>(of_.at(suspicion).size()), suspicion.index()};
  }

  // How many answers speak for it, without those that speak against it; 0: it is not borne out.
  std::ptrdiff_t weight_of(const Suspicion& suspicion) {
    const auto [place, is_new] = weights_.try_emplace(suspicion, 0);
    if (is_new) place->second = weighed(suspicion);
    return place->second;
  }

  // It has to explain at least half of some sort, and the right answers that it would make wrong must be few.
  [[nodiscard]] std::ptrdiff_t weighed(const Suspicion& suspicion) {
    Otherwise otherwise(suspicion);
    std::ptrdiff_t speak_for_it = 0;
    bool is_most_of_a_sort = false;
    for (const OfOneSort sort : sorts_) {
      std::ptrdiff_t explained = 0;
      for (const Failure& one : sort) {
        const auto& rules = otherwise.rules(one.question.rules);
        if (rules && is_right_by(*rules, one)) ++explained;
      }
      speak_for_it += explained;
      is_most_of_a_sort = is_most_of_a_sort || 2 * explained >= static_cast<std::ptrdiff_t>(sort.size());
    }
    if (!is_most_of_a_sort) return 0;
    std::ptrdiff_t speak_against_it = 0;
    for (const Question* right : right_) {
      const auto& rules = otherwise.rules(right->rules);
      if (!rules || !contradicts(*right, *rules) || is_wrong_anyway(*right, *rules)) continue;
      if (++speak_against_it * answers_for_each > speak_for_it) return 0;
    }
    return speak_for_it - speak_against_it;
  }

  // By those rules the answer is wrong as others are: then it speaks for another mistake, and not against them.
  [[nodiscard]] bool is_wrong_anyway(const Question& right, const Rules& rules) const {
    if (right.operation != Operation::judge) return false;
    const Failure then{judged(rules, right.position, right.turn), WrongVerdict{right.verdict}};
    return std::binary_search(keys_.begin(), keys_.end(), std::pair(kind_of(then), shape_of(then)));
  }

  // Settings that explain the same, as far as was looked.
  [[nodiscard]] std::vector<Setting> alike(const Suspicion& chosen) {
    std::vector<Setting> all;
    for (const auto& [suspicion, explained] : of_) {
      const auto* setting = std::get_if<Setting>(&suspicion);
      if (setting == nullptr || suspicion == chosen || explained != of_.at(chosen) || all.size() == most_alike)
        continue;
      if (weight_of(suspicion) != 0) all.push_back(*setting);
    }
    return all;
  }

  const std::vector<OfOneSort>& sorts_;
  const std::vector<const Question*>& right_;
  std::size_t count_ = 0;                           // failures that were looked at
  std::map<Suspicion, std::set<std::size_t>> of_;   // which of these it explains
  std::map<Suspicion, std::size_t> first_;          // when it was met
  std::map<Suspicion, std::ptrdiff_t> weights_;     // of those that were weighed
  std::vector<std::pair<Kind, std::string>> keys_;  // of all sorts
};

}  // namespace

std::optional<Rules> rules_under(const Rules& rules, const Suspicion& suspicion) {
  if (const auto* setting = std::get_if<Setting>(&suspicion)) return rules_with(rules, setting->option, setting->value);
  Rules other = rules;
  other.off.insert(std::get<Clause>(suspicion));
  return other;
}

bool is_right_by(const Rules& rules, const Failure& failure) {
  if (!can_be_asked(rules, failure.question)) return false;
  if (const auto found = verdict_found(failure.checked)) return verdict_by(rules, failure.question) == *found;
  if (const auto* total = std::get_if<WrongTotal>(&failure.checked))
    return score_of(rules, failure.question.captured).total == total->found;
  const AnswerDocument answer = answer_in(failure.checked);
  if (!answer) return false;
  const bool is_reason = outcome_of(failure.checked) == Outcome::wrong_reason;
  Question other = is_reason ? judged(rules, failure.question.position, failure.question.turn) : failure.question;
  other.rules = rules;
  return std::holds_alternative<Right>(checked(other, Answered{*answer}));
}

bool explains(const Suspicion& suspicion, const Failure& failure) {
  const auto rules = rules_under(failure.question.rules, suspicion);
  return rules && is_right_by(*rules, failure);
}

std::vector<Setting> settings_for(const Failure& failure) {
  std::vector<Setting> settings;
  const Question& question = failure.question;
  if (verdict_found(failure.checked)) {
    const Judgement judgement = judge(question.rules, question.position, question.turn);
    for (const explain::OptionChange& change :
         explain::option_changes(question.rules, question.position, question.turn, judgement))
      if (change.ruling == found_ruling(failure)) settings.push_back({change.option, change.value});
    return settings;
  }
  if (outcome_of(failure.checked) != Outcome::fail) return settings;
  for (const OptionEntry& option : options())
    for (const std::string& value : values_to_try(option))
      if (explains(Setting{option.option, value}, failure)) settings.push_back({option.option, value});
  return settings;
}

std::vector<Clause> clauses_for(const Failure& failure) {
  std::vector<Clause> clauses;
  if (!verdict_found(failure.checked)) return clauses;
  const Question& question = failure.question;
  const Judgement judgement = judge(question.rules, question.position, question.turn);
  for (const explain::ClauseChange& change :
       explain::clause_changes(question.rules, question.position, question.turn, judgement))
    if (change.ruling == found_ruling(failure)) clauses.push_back(change.clause);
  return clauses;
}

std::vector<Explanation> explanations_of(const std::vector<OfOneSort>& sorts,
                                         const std::vector<const Question*>& right) {
  return Suspects(sorts, right).explanations();
}

}  // namespace casino::conform
