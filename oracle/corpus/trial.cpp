#include "oracle/corpus/trial.hpp"

#include "oracle/corpus/run.hpp"
#include "oracle/rulesets/variant_texts.hpp"
#include "oracle/text/names.hpp"
#include "oracle/text/words.hpp"

namespace casino::corpus {

std::vector<Setting> Trial::options() const {
  auto all = of->options;
  if (reading != nullptr) all.insert(all.end(), reading->options.begin(), reading->options.end());
  return all;
}

std::vector<Trial> trials_of(const Case& one) {
  std::vector<Trial> trials;
  const auto add = [&](const Trial& trial) {
    if (holds_under(trial, *trial.rules)) trials.push_back(trial);
  };
  add({&one, &one.rules, &one.expected, nullptr});
  for (const Reading& reading : one.readings) add({&one, &reading.rules, &reading.expected, &reading});
  return trials;
}

std::vector<Trial> trials_of(const Corpus& corpus, const VariantEntry& variant) {
  std::vector<Trial> trials;
  for (const CaseFile& file : corpus.files) {
    for (const Case& one : file.cases) {
      if (one.rules.variant != variant.name) continue;
      const std::vector<Trial> own = trials_of(one);
      trials.insert(trials.end(), own.begin(), own.end());
    }
  }
  return trials;
}

bool holds_under(const Trial& trial, const Rules& rules) {
  return differences(rules, *trial.expected, answer(rules, trial.of->asked)).empty();
}

std::optional<Rules> with_value(const Trial& trial, Option option, std::string_view value) {
  Rules changed = *trial.rules;
  if (set_value(changed, option, value)) return std::nullopt;
  if (option == Option::pack_kind) changed.pack = cards_of(changed.pack_kind);
  const bool asks_about_rules = std::holds_alternative<RulesAsked>(trial.of->asked);
  if (!asks_about_rules && contradiction(changed)) return std::nullopt;
  return changed;
}

std::string default_of(const VariantEntry& variant, Seats seats, Option option) {
  return value_of(variant.rules(seats), option);
}

const VariantEntry* forebear_of(const VariantEntry& variant, Seats seats) {
  const auto all = variants();
  const VariantEntry* nearest = nullptr;
  for (const std::string_view prefix : variant.clause_prefixes) {
    const auto found =
        std::ranges::find_if(all, [&](const VariantEntry& other) { return own_prefix(other) == prefix; });
    if (found == all.end() || found->name == variant.name) continue;
    const bool is_first_of_all = found->clause_prefixes.size() == 1;
    if (nearest != nullptr && is_first_of_all) break;
    if (found->fewest_seats <= seats.count && seats.count <= found->most_seats) return &*found;
    if (nearest == nullptr) nearest = &*found;
  }
  return nearest;
}

bool is_of(const VariantEntry& variant, Clause clause) {
  const ClauseEntry& entry = entry_of(clause);
  if (entry.derived) return false;
  return is_own_id(variant, entry.id) ||
         is_own_id(variant, alias_of(clause, variant.rules(Seats{variant.usual_seats})));
}

bool concerns(const OptionEntry& entry, const VariantEntry& variant) {
  for (const std::string_view word : words_of(entry.clauses))
    if (is_own_id(variant, word)) return true;
  for (const std::string_view word : words_of(entry.questions))
    if (is_question_of(variant, word)) return true;
  return false;
}

}  // namespace casino::corpus
