#include "oracle/rulings/partings.hpp"

#include <algorithm>

#include "model/rules/variants.hpp"
#include "oracle/rulesets/settings.hpp"
#include "oracle/rulesets/variant_texts.hpp"
#include "oracle/rulings/difference_words.hpp"
#include "oracle/rulings/question_words.hpp"

namespace casino::rulings {
namespace {

std::optional<Parting> parted_by(const corpus::Case& one, const Reading& taken, const Reading& other) {
  if (!std::holds_alternative<corpus::TurnsAsked>(one.asked)) return std::nullopt;
  const auto by_taken = rules_with_all(one.rules, settings_in(taken.setting));
  const auto by_other = rules_with_all(one.rules, settings_in(other.setting));
  if (!by_taken || !by_other) return std::nullopt;
  const auto aspect = distinguish::parting({*by_taken, *by_other}, one.asked);
  return aspect ? std::optional<Parting>({&one, &taken, &other, {*by_taken, *by_other}, *aspect}) : std::nullopt;
}

bool is_smaller(const corpus::Case& one, const corpus::Case& than) {
  return distinguish::size_of(one.rules, one.asked) < distinguish::size_of(than.rules, than.asked);
}

std::vector<const corpus::Case*> cases_of(const corpus::Corpus& cases, const Question& question) {
  std::vector<const corpus::Case*> found;
  for (const corpus::CaseFile& file : cases.files)
    for (const corpus::Case& one : file.cases)
      if (one.question == question.id) found.push_back(&one);
  return found;
}

bool is_of_its_variant(const corpus::Case& one) {
  const VariantEntry* variant = find_variant(one.rules.variant);
  return variant != nullptr && is_question_of(*variant, one.question);
}

std::optional<Parting> smallest_parting(const std::vector<const corpus::Case*>& cases, const Reading& taken,
                                        const Reading& other) {
  std::optional<Parting> smallest;
  for (const corpus::Case* one : cases) {
    if (!is_of_its_variant(*one)) continue;
    const std::optional<Parting> parting = parted_by(*one, taken, other);
    if (parting && (!smallest || is_smaller(*one, *smallest->one))) smallest = parting;
  }
  return smallest;
}

bool can_be_told(const corpus::Case& one) {
  return !std::holds_alternative<corpus::RulesAsked>(one.asked) &&
         !std::holds_alternative<corpus::Unreadable>(one.asked);
}

}  // namespace

std::vector<Parting> partings_of(const corpus::Corpus& cases, const Question& question) {
  std::vector<Parting> partings;
  const auto taken = std::ranges::find(question.readings, question.decision.letter, &Reading::letter);
  if (taken == question.readings.end() || taken->setting.empty()) return partings;
  const std::vector<const corpus::Case*> its_own = cases_of(cases, question);
  for (const Reading& other : question.readings) {
    if (other.letter == taken->letter || other.setting.empty()) continue;
    if (const auto parting = smallest_parting(its_own, *taken, other)) partings.push_back(*parting);
  }
  return partings;
}

std::vector<const corpus::Case*> cases_told_of(const corpus::Corpus& cases, const Question& question) {
  std::vector<const corpus::Case*> told;
  if (!options_of(question).empty()) return told;
  std::vector<const corpus::Case*> its_own = cases_of(cases, question);
  const auto smallest =
      std::min_element(its_own.begin(), its_own.end(), [](const corpus::Case* a, const corpus::Case* b) {
        if (can_be_told(*a) != can_be_told(*b)) return can_be_told(*a);
        return is_smaller(*a, *b);
      });
  if (smallest == its_own.end() || !can_be_told(**smallest)) return told;
  told.push_back(*smallest);
  const auto twin = std::ranges::find_if(its_own, [&](const corpus::Case* other) {
    return other->id == told.front()->twin || other->twin == told.front()->id;
  });
  if (twin != its_own.end() && can_be_told(**twin)) told.push_back(*twin);
  return told;
}

bool is_asked_in(const corpus::Corpus& cases, const Question& question) { return !cases_of(cases, question).empty(); }

Shown shown_by(const Parting& parting, notation::Style style) {
  const corpus::Case& one = *parting.one;
  Shown shown;
  shown.situation = distinguish::situation_of(one.rules, one.asked, style);
  const std::array<std::string, 2> answers = distinguish::answers_in_words(parting.by, one.asked, parting.aspect);
  for (const auto& [reading, answer] : {std::pair{parting.taken, &answers[0]}, std::pair{parting.other, &answers[1]}})
    shown.answers.push_back({std::string(reading->setting), *answer, std::string(reading->letter)});
  shown.rules = rules_beside(
      one.rules, settings_in(std::string(parting.taken->setting) + " " + std::string(parting.other->setting)));
  return shown;
}

Shown told_by(const corpus::Case& one, notation::Style style) {
  Shown shown;
  shown.situation = question_in_words(one.rules, one.asked, style);
  shown.answers.push_back({"", answer_in_words(one.rules, one.asked, corpus::answer(one.rules, one.asked)), ""});
  shown.rules = rules_beside(one.rules, {});
  return shown;
}

json::Json of(const Parting& parting) { return of(shown_by(parting), *parting.one); }

json::Json told_of(const corpus::Case& one) { return of(told_by(one), one); }

}  // namespace casino::rulings
