#include "oracle/rulesets/open_questions.hpp"

#include <algorithm>
#include <array>

#include "oracle/rulesets/not_applicable.hpp"
#include "oracle/rulesets/settings.hpp"
#include "oracle/rulesets/variant_texts.hpp"
#include "oracle/text/words.hpp"

namespace casino {
namespace {

// A question about something that only these variants play, though others are told in the same text.
struct QuestionOfAPart {
  std::string_view question;
  std::string_view variants;
};
constexpr auto questions_of_parts = std::to_array<QuestionOfAPart>({
    {"Q-DOM-20", "dominican-soto"},
    {"Q-DOM-21", "dominican-soto"},
    {"Q-DOM-22", "dominican-soto"},
    {"Q-GEN-06", "swazi swazi-2 crazy sotho sotho-40 south-african"},
    {"Q-HUN-05", "hungarian-ulmann"},
    {"Q-HUN-06", "hungarian-nagy"},
    {"Q-HUN-09", "hungarian hungarian-nagy"},
    {"Q-HUN-13", "hungarian hungarian-nagy"},
    {"Q-HUN-15", "hungarian-nagy"},
    {"Q-HUN-16", "hungarian-nagy"},
    {"Q-HUN-17", "hungarian-nagy"},
    {"Q-HUN-18", "hungarian-nagy"},
    {"Q-HUN-19", "hungarian-nagy"},
    {"Q-HUN-20", "hungarian-nagy"},
    {"Q-HUN-21", "hungarian-nagy"},
    {"Q-HUN-22", "hungarian-ulmann hungarian-nagy"},
    {"Q-HUN-23", "hungarian-nagy"},
    {"Q-HUN-25", "hungarian-nagy"},
    {"Q-HUN-26", "hungarian hungarian-nagy"},
    {"Q-SOT-02", "sotho"},
    {"Q-SOT-04", "sotho"},
    {"Q-SOT-10", "sotho-40"},
    {"Q-SOT-13", "sotho"},
});

// What an older text leaves open, and where it is settled: by 001 of Dominican Casino (Play 2, 3, 5; Sweeps) and Nagy's
// game (who leads), by 004 of Finland and Sweden (the deal, ties, the end), by 000 of the African games (the deal;
// actions 1, 2, 5; scores), of Sotho (aces) and South Africa (drifting).
constexpr auto settled_by_own_texts = std::to_array<QuestionOfAPart>({
    {"Q-AA-01", "dominican dominican-soto"},
    {"Q-AA-02", "dominican dominican-soto"},
    {"Q-AA-08", "swazi swazi-2 crazy sotho sotho-40"},
    {"Q-AA-09", "swazi swazi-2 crazy sotho sotho-40"},
    {"Q-AA-17", "finland sweden swazi swazi-2 crazy sotho sotho-40"},
    {"Q-AA-23", "swazi swazi-2 crazy sotho sotho-40"},
    {"Q-AA-24", "dominican dominican-soto"},
    {"Q-AA-31", "swazi swazi-2 crazy sotho sotho-40"},
    {"Q-AA-34", "swazi swazi-2 crazy sotho sotho-40"},
    {"Q-AA-36", "dominican dominican-soto"},
    {"Q-AA-41", "dominican dominican-soto south-african"},
    {"Q-AA-42", "sweden"},
    {"Q-AA-48", "finland sweden"},
    {"Q-GEN-04", "swazi swazi-2 crazy sotho sotho-40"},
    {"Q-GEN-05", "finland swazi swazi-2 crazy sotho sotho-40"},
    {"Q-HUN-07", "hungarian-nagy"},
    {"Q-ROY-01", "dominican dominican-soto"},
    {"Q-ROY-08", "dominican dominican-soto"},
    {"Q-SWZ-21", "sotho sotho-40 south-african"},
});

// The variant in whose text the variant's own is a part: dominican of dominican-soto.
const VariantEntry* whole_of(const VariantEntry& part) {
  const std::string_view own = own_prefix(part);
  const std::string_view whole = own.substr(0, own.find('-'));
  if (whole == own) return nullptr;
  const auto found =
      std::ranges::find_if(variants(), [&](const VariantEntry& one) { return own_prefix(one) == whole; });
  return found == variants().end() ? nullptr : &*found;
}

std::string_view asked_in(const Question& question) {
  const auto found = std::ranges::find(questions_of_parts, question.id, &QuestionOfAPart::question);
  return found == questions_of_parts.end() ? std::string_view{} : found->variants;
}

// Whether the reading that is taken in general is taken here too, or no option decides it.
bool is_settled_as_elsewhere(const Rules& rules, const Question& question) {
  const auto taken = std::ranges::find(question.readings, question.decision.letter, &Reading::letter);
  return taken == question.readings.end() || are_in_force(rules, settings_in(taken->setting));
}

// Whether an option that answers the question decides anything here; of questions that none answers: always.
bool is_about_something(const Rules& rules, const Question& question) {
  bool has_options = false;
  for (const Reading& reading : question.readings)
    for (const Setting& setting : settings_in(reading.setting)) {
      has_options = true;
      if (entry_of(setting.option).decides(rules)) return true;
    }
  return !has_options;
}

}  // namespace

bool is_settled_by_its_own_text(const VariantEntry& variant, const Question& question) {
  const auto found = std::ranges::find(settled_by_own_texts, question.id, &QuestionOfAPart::question);
  return found != settled_by_own_texts.end() && is_listed(words_of(found->variants), variant.name);
}

bool is_asked_of_a_part(const Question& question) { return !asked_in(question).empty(); }

bool is_open_in(const NamedRules& game, const Question& question) {
  const VariantEntry& variant = *game.variant;
  if (const std::string_view where = asked_in(question); !where.empty())
    return is_listed(words_of(where), variant.name);
  if (is_question_of(variant, question.id)) return true;
  const VariantEntry* whole = whole_of(variant);
  const Rules rules = game.usual_rules();
  return whole != nullptr && is_question_of(*whole, question.id) && is_settled_as_elsewhere(rules, question) &&
         is_about_something(rules, question);
}

}  // namespace casino
