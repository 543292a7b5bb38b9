#include "oracle/corpus/coverage.hpp"

#include <map>
#include <set>
#include <unordered_map>
#include <unordered_set>

#include "oracle/corpus/answer.hpp"
#include "oracle/corpus/trial.hpp"
#include "oracle/corpus/worked_examples.hpp"
#include "oracle/rulesets/variant_texts.hpp"

namespace casino::corpus {
namespace {

// IDs of cases, each once, in the order in which they came.
class Noted {
 public:
  void note(const std::string& id) {
    if (seen_.insert(id).second) ids_.push_back(id);
  }
  [[nodiscard]] const std::vector<std::string>& ids() const { return ids_; }

 private:
  std::vector<std::string> ids_;
  std::unordered_set<std::string> seen_;
};

// The trials of cases by themselves, without their readings.
using TrialsById = std::unordered_map<std::string_view, const Trial*>;

TrialsById by_id(const std::vector<Trial>& trials) {
  TrialsById found;
  for (const Trial& trial : trials)
    if (trial.reading == nullptr) found.emplace(trial.of->id, &trial);
  return found;
}

bool names(const std::vector<ExpectedClause>& expected, Clause clause) {
  return std::ranges::any_of(
      expected, [&](const ExpectedClause& one) { return std::ranges::find(one.clauses, clause) != one.clauses.end(); });
}

// ---- Clauses

// What one clause shows in the trials of a variant.
class ClauseTrials {
 public:
  ClauseTrials(const std::vector<Trial>& trials, const TrialsById& by_id, Clause clause) : clause_(clause) {
    for (const Trial& trial : trials)
      for (std::size_t i = 0; i < trial.expected->size(); ++i) look_at(trial, i);
    add_twins(by_id);
  }
  [[nodiscard]] ClauseCoverage coverage() const { return {clause_, holds_.ids(), refused_.ids(), lacks()}; }

 private:
  [[nodiscard]] bool can_refuse() const {
    const ClauseKind kind = entry_of(clause_).kind;
    return kind == ClauseKind::prohibition || kind == ClauseKind::obligation;
  }

  [[nodiscard]] Rules without_it(const Trial& trial) const {
    Rules rules = *trial.rules;
    rules.off.insert(clause_);
    return rules;
  }

  // The i-th thing that a trial expects.
  void look_at(const Trial& trial, std::size_t i) {
    const Expected& expected = (*trial.expected)[i];
    if (!names(expected.clauses, clause_)) return;
    if (expected.verdict == ExpectedVerdict::illegal) look_at_refusal(trial, i);
    else if (expected.verdict != ExpectedVerdict::undetermined) look_at_what_holds(trial);
  }

  // Refused by this clause alone, and lawful when it is off.
  void look_at_refusal(const Trial& trial, std::size_t i) {
    if (!can_refuse()) return holds_.note(trial.of->id);  // a definition that something fails
    if ((*trial.expected)[i].clauses.size() != 1 || !has_an_off(clause_)) return;
    const CaseAnswer without = answer(without_it(trial), trial.of->asked);
    const bool is_lawful = i < without.judgements.size()
                               ? reported_by(without.judgements[i]).verdict == ExpectedVerdict::legal
                               : without.findings && without.findings->empty();
    if (!is_lawful) return;
    refused_.note(trial.of->id);
    if (trial.reading == nullptr) refusals_.push_back(trial.of);
  }

  // What is said to hold by a permission or an item of the score holds no more when that is off.
  void look_at_what_holds(const Trial& trial) {
    const ClauseKind kind = entry_of(clause_).kind;
    const bool is_reported = has_an_off(clause_) && (kind == ClauseKind::permission || kind == ClauseKind::score);
    if (!is_reported || !holds_under(trial, without_it(trial))) holds_.note(trial.of->id);
  }

  // A lawful twin of what the clause refuses holds because it is kept.
  void add_twins(const TrialsById& by_id) {
    for (const Case* refusal : refusals_) {
      const auto twin = by_id.find(refusal->twin);
      if (twin == by_id.end() || twin->second->expected->back().verdict != ExpectedVerdict::legal) continue;
      has_twin_ = true;
      holds_.note(refusal->twin);
    }
  }

  [[nodiscard]] std::vector<Lack> lacks() const {
    std::vector<Lack> lacks;
    if (holds_.ids().empty()) lacks.push_back(Lack::nothing_holds);
    if (!can_refuse()) return lacks;
    if (refused_.ids().empty()) lacks.push_back(Lack::nothing_refused);
    else if (!has_twin_) lacks.push_back(Lack::no_twin);
    return lacks;
  }

  Clause clause_;
  Noted holds_;
  Noted refused_;
  std::vector<const Case*> refusals_;
  bool has_twin_ = false;
};

// ---- Values of options

// The cases that show what a setting does, by setting; and the questions that they belong to.
struct Shown {
  std::map<Setting, Noted> cases;
  std::map<std::string, std::set<Setting>> by_question;

  void add(const Setting& setting, const Case& one) {
    cases[setting].note(one.id);
    if (!one.question.empty()) by_question[one.question].insert(setting);
  }
};

// A trial that sets an option shows it, if its expectation fails under the variant's own value.
void show_settings(const Trial& trial, const VariantEntry& variant, Shown& shown) {
  for (const Setting& setting : trial.options()) {
    const auto& [option, value] = setting;
    const std::string usual = default_of(variant, trial.rules->seats, option);
    if (value == usual || value_of(*trial.rules, option) != value) continue;
    if (const auto rules = with_value(trial, option, usual); rules && !holds_under(trial, *rules))
      shown.add(setting, *trial.of);
  }
}

// The other way round: a case under the variant's own value, whose expectation fails under that of a reading.
void show_defaults(const Trial& trial, const VariantEntry& variant, Shown& shown) {
  if (trial.reading == nullptr) return;
  const Trial own{trial.of, &trial.of->rules, &trial.of->expected, nullptr};
  if (!holds_under(own, *own.rules)) return;
  for (const auto& [option, value] : trial.reading->options) {
    const std::string usual = default_of(variant, own.rules->seats, option);
    if (value == usual || value_of(*own.rules, option) != usual) continue;
    if (const auto rules = with_value(own, option, value); rules && !holds_under(own, *rules))
      shown.add({option, usual}, *trial.of);
  }
}

Shown settings_shown(const std::vector<Trial>& trials, const VariantEntry& variant) {
  Shown shown;
  for (const Trial& trial : trials) {
    show_settings(trial, variant, shown);
    show_defaults(trial, variant, shown);
  }
  return shown;
}

std::vector<ValueCoverage> rows_of(const OptionEntry& entry, const VariantEntry& variant, const Shown& shown) {
  const std::string usual = default_of(variant, Seats{variant.usual_seats}, entry.option);
  std::vector<ValueCoverage> rows;
  if (entry.kind != OptionKind::choice) {
    Noted all;
    for (const auto& [setting, cases] : shown.cases)
      if (setting.option == entry.option && setting.value != usual)
        for (const std::string& id : cases.ids()) all.note(id);
    rows.push_back({entry.option, "other", false, all.ids()});
    return rows;
  }
  for (const std::string_view value : entry.values) {
    const auto found = shown.cases.find({entry.option, std::string(value)});
    rows.push_back({entry.option, std::string(value), value == usual,
                    found == shown.cases.end() ? std::vector<std::string>{} : found->second.ids()});
  }
  return rows;
}

// ---- Questions

// Whether a case of the question shows one of the settings of a reading; a reading that is the variant's own
// is shown by any case of the question.
bool is_shown(const Question& question, std::string_view setting, const VariantEntry& variant, const Shown& shown) {
  const auto of_question = shown.by_question.find(std::string(question.id));
  bool is_usual = true;
  for (const Setting& one : settings_in(setting)) {
    is_usual = is_usual && default_of(variant, Seats{variant.usual_seats}, one.option) == one.value;
    if (of_question != shown.by_question.end() && of_question->second.contains(one)) return true;
  }
  return is_usual;
}

QuestionCoverage coverage_of(const Question& question, const std::vector<Trial>& trials, const VariantEntry& variant,
                             const Shown& shown) {
  QuestionCoverage coverage{question.id, {}, {}};
  for (const Trial& trial : trials)
    if (trial.reading == nullptr && trial.of->question == question.id) coverage.cases.push_back(trial.of->id);
  for (const casino::Reading& reading : question.readings)
    if (!reading.setting.empty() && !is_shown(question, reading.setting, variant, shown))
      coverage.readings_not_shown.push_back(reading.setting);
  return coverage;
}

// ---- Worked examples

std::vector<ExampleCoverage> examples_shown(const std::vector<Trial>& trials, const VariantEntry& variant) {
  std::vector<ExampleCoverage> rows;
  for (const std::string& id : worked_examples_of(variant.name)) {
    rows.push_back({id, {}});
    for (const Trial& trial : trials)
      if (trial.reading == nullptr && is_of_example(trial.of->id, id)) rows.back().cases.push_back(trial.of->id);
  }
  return rows;
}

}  // namespace

std::size_t Coverage::missing() const {
  std::size_t count = 0;
  for (const ClauseCoverage& row : clauses) count += row.lacks.empty() ? 0 : 1;
  for (const ValueCoverage& row : values) count += row.cases.empty() ? 1 : 0;
  for (const QuestionCoverage& row : questions) count += row.cases.empty() || !row.readings_not_shown.empty() ? 1 : 0;
  for (const ExampleCoverage& row : examples) count += row.cases.empty() ? 1 : 0;
  return count;
}

Coverage coverage_of(const Corpus& corpus, const VariantEntry& variant) {
  Coverage coverage;
  coverage.variant = variant.name;
  const std::vector<Trial> trials = trials_of(corpus, variant);
  for (const Trial& trial : trials) coverage.cases += trial.reading == nullptr ? 1 : 0;
  const TrialsById of_cases = by_id(trials);
  for (std::size_t i = 0; i < all_clauses.size(); ++i)
    if (const Clause clause{static_cast<std::uint16_t>(i)}; is_of(variant, clause))
      coverage.clauses.push_back(ClauseTrials(trials, of_cases, clause).coverage());
  const Shown shown = settings_shown(trials, variant);
  for (const OptionEntry& entry : options()) {
    if (!concerns(entry, variant)) continue;
    const std::vector<ValueCoverage> rows = rows_of(entry, variant, shown);
    coverage.values.insert(coverage.values.end(), rows.begin(), rows.end());
  }
  for (const Question& question : questions())
    if (is_question_of(variant, question.id))
      coverage.questions.push_back(coverage_of(question, trials, variant, shown));
  coverage.examples = examples_shown(trials, variant);
  return coverage;
}

}  // namespace casino::corpus
