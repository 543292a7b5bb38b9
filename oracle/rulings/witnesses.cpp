#include "oracle/rulings/witnesses.hpp"

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
  const auto aspect =
      distinguish::parting({witness.rules, reading.rules}, witness.asked).value_or(distinguish::Aspect::verdict);
  Shown shown;
  shown.situation = distinguish::situation_of(witness.rules, witness.asked, style);
  for (const Rules* rules : {&witness.rules, &reading.rules})
    shown.answers.push_back({text_of(Setting{option, value_of(*rules, option)}),
                             distinguish::answer_in_words(*rules, witness.rules, witness.asked, aspect)});
  shown.rules = fmt::format("{} ({})", witness.rules.variant, witness.rules.seats.count);
  for (const Setting& setting : own_settings(witness.rules))
    shown.rules += fmt::format("{} {}", shown.rules.ends_with(')') ? " with" : ",", text_of(setting));
  shown.size = witness.why;
  return shown;
}

json::Json of(const Shown& shown, const corpus::Case& witness) {
  json::Json object = {
      {"case", witness.id}, {"rules", shown.rules}, {"situation", shown.situation}, {"size", shown.size}};
  for (const Setting& setting : own_settings(witness.rules))
    object["options"][std::string(entry_of(setting.option).name)] = setting.value;
  if (const auto* asked = std::get_if<corpus::TurnsAsked>(&witness.asked); asked && asked->turns.size() == 1) {
    object["position"] = notation::text_of(witness.rules, asked->position);
    object["turn"] = notation::text_of(witness.rules, asked->position, asked->turns.front());
  }
  for (const Shown::ValueAnswer& answer : shown.answers)
    object["answers"].push_back({{"setting", answer.setting}, {"answer", answer.text}});
  return object;
}

}  // namespace casino::rulings
