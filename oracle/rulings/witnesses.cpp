#include "oracle/rulings/witnesses.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "model/rules/variants.hpp"
#include "oracle/notation/position.hpp"
#include "oracle/notation/turn.hpp"
#include "oracle/rulesets/settings.hpp"
#include "oracle/rulings/difference_words.hpp"

namespace casino::rulings {
namespace {

// In what the rules of a witness differ from the variant's own, for both values to have an effect.
std::vector<Setting> own_settings(const Rules& rules) {
  const VariantEntry* variant = find_variant(rules.variant);
  return variant == nullptr ? std::vector<Setting>{} : differing_settings(variant->rules(rules.seats), rules);
}

}  // namespace

std::vector<const corpus::Case*> witnesses_of(const corpus::Corpus& witnesses, Option option) {
  std::vector<const corpus::Case*> found;
  for (const corpus::CaseFile& file : witnesses.files)
    for (const corpus::Case& one : file.cases)
      if (!one.readings.empty() && one.readings.front().options.size() == 1 &&
          one.readings.front().options.front().option == option)
        found.push_back(&one);
  return found;
}

std::vector<const corpus::Case*> witnesses_of(const corpus::Corpus& witnesses, const Question& question) {
  std::vector<const corpus::Case*> found;
  for (const OptionEntry* option : options_of(question))
    for (const corpus::Case* one : witnesses_of(witnesses, option->option)) found.push_back(one);
  return found;
}

Shown shown_by(const corpus::Case& witness, notation::Style style) {
  const corpus::Reading& reading = witness.readings.front();
  const Option option = reading.options.front().option;
  const distinguish::Pair pair{witness.rules, reading.rules};
  const auto aspect = distinguish::parting(pair, witness.asked).value_or(distinguish::Aspect::verdict);
  const std::array<std::string, 2> answers = distinguish::answers_in_words(pair, witness.asked, aspect);
  Shown shown;
  shown.situation = distinguish::situation_of(witness.rules, witness.asked, style);
  for (const auto& [rules, answer] : {std::pair{&pair.a, &answers[0]}, std::pair{&pair.b, &answers[1]}})
    shown.answers.push_back({text_of(Setting{option, value_of(*rules, option)}), *answer, ""});
  shown.rules = rules_beside(witness.rules, {});
  shown.size = witness.why;
  return shown;
}

std::string rules_beside(const Rules& rules, const std::vector<Setting>& elsewhere) {
  std::string text = fmt::format("{} ({})", rules.variant, rules.seats.count);
  for (const Setting& setting : own_settings(rules))
    if (std::ranges::find(elsewhere, setting.option, &Setting::option) == elsewhere.end())
      text += fmt::format("{} {}", text.ends_with(')') ? " with" : ",", text_of(setting));
  return text;
}

json::Json of(const Shown& shown, const corpus::Case& one) {
  json::Json object = {{"case", one.id}, {"title", one.title}, {"rules", shown.rules}, {"situation", shown.situation}};
  if (!shown.size.empty()) object["size"] = shown.size;
  for (const Setting& setting : own_settings(one.rules))
    object["options"][std::string(entry_of(setting.option).name)] = setting.value;
  if (const Position* position = corpus::position_of(one.asked))
    object["position"] = notation::text_of(one.rules, *position);
  if (const auto* asked = std::get_if<corpus::TurnsAsked>(&one.asked); asked && asked->turns.size() == 1)
    object["turn"] = notation::text_of(one.rules, asked->position, asked->turns.front());
  for (const Shown::ValueAnswer& answer : shown.answers) {
    json::Json told = {{"answer", answer.text}};
    if (!answer.reading.empty()) told["reading"] = answer.reading;
    if (!answer.setting.empty()) told["setting"] = answer.setting;
    object["answers"].push_back(std::move(told));
  }
  return object;
}

}  // namespace casino::rulings
