#include "oracle/conform/causes/cause.hpp"

#include <algorithm>

#include "model/deal/deal.hpp"
#include "model/judge/judge.hpp"
#include "oracle/explain/instead.hpp"

namespace casino::conform {
namespace {

// Of a number not every value is tried: points and limits that tables play.
constexpr std::array<int, 9> usual_numbers{0, 1, 2, 3, 4, 5, 10, 11, 21};

std::vector<std::string> values_to_try(const OptionEntry& option) {
  std::vector<std::string> values(option.values.begin(), option.values.end());
  if (option.kind == OptionKind::number)
    for (const int number : usual_numbers)
      if (option.lowest <= number && number <= option.highest) values.push_back(std::to_string(number));
  return values;
}

explain::Ruling found_ruling(const Checked& checked) {
  return checked.found == "legal" ? explain::Ruling::legal : explain::Ruling::illegal;
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

// The question under other rules, with what they expect; nothing where it cannot be asked under them.
std::optional<Question> under(const Rules& rules, const Question& question) {
  if (!can_be_asked(rules, question)) return std::nullopt;
  Question other = question;
  other.rules = rules;
  if (question.operation == Operation::score) other.total = score_of(rules, question.captured).total;
  return other;
}

}  // namespace

std::vector<Setting> settings_for_verdict(const Question& question, const Checked& checked) {
  const Judgement judgement = judge(question.rules, question.position, question.turn);
  std::vector<Setting> settings;
  for (const explain::OptionChange& change :
       explain::option_changes(question.rules, question.position, question.turn, judgement))
    if (change.ruling == found_ruling(checked)) settings.push_back({change.option, change.value});
  return settings;
}

std::vector<Clause> clauses_for_verdict(const Question& question, const Checked& checked) {
  const Judgement judgement = judge(question.rules, question.position, question.turn);
  std::vector<Clause> clauses;
  for (const explain::ClauseChange& change :
       explain::clause_changes(question.rules, question.position, question.turn, judgement))
    if (change.ruling == found_ruling(checked)) clauses.push_back(change.clause);
  return clauses;
}

std::vector<Setting> settings_for_answer(const Question& question, const Reply& reply) {
  std::vector<Setting> settings;
  for (const OptionEntry& option : options())
    for (const std::string& value : values_to_try(option)) {
      const auto rules = rules_with(question.rules, option.option, value);
      const auto other = rules ? under(*rules, question) : std::nullopt;
      if (other && checked(*other, reply).outcome == Outcome::pass) settings.push_back({option.option, value});
    }
  return settings;
}

bool changes_the_answer(const Setting& setting, const Question& question) {
  const auto rules = rules_with(question.rules, setting.option, setting.value);
  if (!rules) return true;
  const auto other = under(*rules, question);
  if (!other) return false;
  if (question.operation == Operation::score) return other->total != question.total;
  return question.operation == Operation::judge &&
         judge(*rules, question.position, question.turn).verdict.index() != static_cast<std::size_t>(question.verdict);
}

}  // namespace casino::conform
