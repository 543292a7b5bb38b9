#include <fmt/format.h>

#include "model/rules/question.hpp"
#include "oracle/pages/markdown.hpp"
#include "oracle/pages/page.hpp"
#include "oracle/pages/parts.hpp"
#include "oracle/pages/silences.hpp"
#include "oracle/rulesets/not_applicable.hpp"
#include "oracle/rulesets/settings.hpp"
#include "oracle/text/words.hpp"

namespace casino::pages {
namespace {

// ---- Which questions a page asks

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

// Variants that have these values.
std::string played_in(std::string_view setting) {
  std::string names;
  for (const VariantEntry& variant : variants())
    if (are_in_force(find_named_rules(variant.name)->usual_rules(), settings_in(setting)))
      names += fmt::format("{}`{}`", names.empty() ? "" : ", ", variant.name);
  return names;
}

std::string where_taken(const NamedRules& game, const Question& question, const Reading& reading) {
  if (is_settled_as_elsewhere(game.usual_rules(), question)) return "Taken here";
  const std::string names = played_in(reading.setting);
  return names.empty() ? "Taken where it comes up" : "Taken in " + names;
}

std::string question_text(const NamedRules& game, const Question& question) {
  std::string text =
      fmt::format("### {}: {}\n\n<sup>{}</sup>\n\n", question.id, escaped(question.title), escaped(question.places));
  for (const Reading& reading : question.readings) {
    const bool is_chosen = reading.letter == question.decision.letter;
    const std::string setting = reading.setting.empty() ? "" : fmt::format(" `{}`", reading.setting);
    const std::string meaning = escaped(as_sentence(reading.meaning));
    text += is_chosen
                ? fmt::format("- **{}. {}**{} {}: {}\n", reading.letter, meaning, setting,
                              where_taken(game, question, reading), escaped(as_sentence(question.decision.reason)))
                : fmt::format("- {}. {}{}\n", reading.letter, meaning, setting);
  }
  return text + "\n";
}

// ---- Which options a page offers

// Whether the text tells a clause as something that some people do.
bool states_as_a_variation(const std::vector<PageChapter>& all, std::string_view clause) {
  return std::ranges::any_of(all, [&](const PageChapter& chapter) {
    return std::ranges::any_of(chapter.variations, [&](const PageRule& rule) { return rule.clause == clause; });
  });
}

// Whether the variant's own text speaks of what an option decides, or leaves it open. The text from which all others
// descend speaks of everything: there a variation has to be told.
bool concerns(const OptionEntry& option, const NamedRules& game, const std::vector<PageChapter>& all) {
  const bool descends = game.variant->clause_prefixes.size() > 1;
  for (const std::string_view id : words_of(option.questions)) {
    const Question* question = find_question(id);
    if (question != nullptr && is_open_in(game, *question)) return true;
  }
  const std::vector<std::string_view> clauses = words_of(option.clauses);
  return std::ranges::any_of(clauses, [&](std::string_view id) {
    if (!descends) return id == "AA-PLY-2" || states_as_a_variation(all, id);
    return id.starts_with(fmt::format("{}-", own_prefix(*game.variant)));
  });
}

std::string other_values(const OptionEntry& option, const std::string& here) {
  std::string text;
  for (const std::string_view value : option.values) {
    if (value == here) continue;
    text += fmt::format("  - `{}`: {}\n", value, escaped(meaning_of(option, value)));
  }
  return text;
}

std::string range_of(const OptionEntry& option) {
  if (option.kind != OptionKind::number) return {};
  std::string range = fmt::format(" Any number from {} to {}", option.lowest, option.highest);
  for (const std::string_view word : option.words) range += fmt::format(", or `{}`", word);
  return range + ".";
}

std::string option_text(const OptionEntry& option, const NamedRules& game) {
  const std::string here = value_of(game.usual_rules(), option.option);
  const std::string sentence = meaning_of(option, here);
  const std::string meaning = sentence.empty() ? as_sentence(option.help) : sentence;
  return fmt::format("- **`{}`** is `{}`{}: {}{}\n", option.name, here, with_other_seats(game, option),
                     escaped(meaning), range_of(option)) +
         other_values(option, here);
}

}  // namespace

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

std::string with_other_seats(const NamedRules& game, const OptionEntry& option) {
  const std::string usual = value_of(game.usual_rules(), option.option);
  std::string text;
  for (std::uint8_t seats = game.fewest_seats; seats <= game.most_seats; ++seats) {
    const std::string value = value_of(game.rules(Seats{seats}), option.option);
    if (value != usual) text += fmt::format(", with {} players `{}`", players_word(seats), value);
  }
  return text;
}

std::string variations_text(const std::vector<PageChapter>& all, const NamedRules& game) {
  std::string text = "## Variations\n\n";
  std::string own;
  for (const PageChapter& chapter : all)
    for (const PageRule& rule : chapter.variations) own += line_of(rule);
  if (!own.empty()) text += "The text itself tells of these:\n\n" + own + "\n";
  text +=
      "What the text tells or leaves open is an option, set with `--option NAME=VALUE`. What holds here comes first, "
      "then what else can be chosen.\n\n";
  for (const OptionEntry& option : options())
    if (concerns(option, game, all)) text += option_text(option, game);
  return text + "\n";
}

std::string open_questions_text(const NamedRules& game) {
  std::string text;
  for (const Question& question : questions())
    if (is_open_in(game, question)) text += question_text(game, question);
  if (text.empty()) return text;
  return "## Open questions\n\nWhat the text does not settle, how it can be read, and which reading is taken unless an "
         "option says otherwise.\n\n" +
         text;
}

}  // namespace casino::pages
