#include <algorithm>

#include <fmt/format.h>

#include "oracle/pages/markdown.hpp"
#include "oracle/pages/page.hpp"
#include "oracle/pages/parts.hpp"
#include "oracle/pages/picture.hpp"
#include "oracle/rulesets/named_rules.hpp"
#include "oracle/rulesets/variant_texts.hpp"
#include "oracle/rulings/difference_words.hpp"
#include "oracle/rulings/question_words.hpp"
#include "oracle/rulings/witnesses.hpp"

namespace casino::pages {
namespace {

const Position* position_of(const corpus::Case& one) {
  if (const auto* turns = std::get_if<corpus::TurnsAsked>(&one.asked)) return &turns->position;
  if (const auto* end = std::get_if<corpus::EndAsked>(&one.asked)) return &end->position;
  if (const auto* itself = std::get_if<corpus::PositionAsked>(&one.asked)) return &itself->position;
  return nullptr;
}

std::string picture_name(const corpus::Case& one) { return one.id + ".svg"; }

std::string readings_of(const Question& question) {
  std::string text = "## Readings\n\n";
  for (const Reading& reading : question.readings) {
    const bool is_usual = reading.letter == question.decision.letter;
    text += fmt::format("- **{}**{} {}", reading.letter, is_usual ? " (taken)" : "", escaped(reading.meaning));
    if (!reading.setting.empty()) {
      text += fmt::format("  \n  `{}`", reading.setting);
      const std::string names = who_plays(settings_in(reading.setting), Whose::games_and_dialects);
      if (!names.empty()) text += fmt::format(": {}", names);
    }
    if (is_without_option(question, reading)) text += "  \n  No option says this reading.";
    text += "\n";
  }
  return text + "\n";
}

// By the text itself, by us, or by whoever sets an option.
std::string how_it_was_settled(const Question& question) {
  const std::string names = option_names(question);
  if (!is_answered(question))
    return names.empty() ? "Decided; no option changes it." : fmt::format("Left open, as option `{}`.", names);
  return escaped(answer_of_the_text(question)) +
         (names.empty() ? " No option changes it." : fmt::format(" Option `{}` can change it.", names));
}

std::string settled(const Question& question) {
  const std::string how = how_it_was_settled(question);
  return fmt::format("## How it was settled\n\n{} Taken is **{}**. {}\n\n", how, question.decision.letter,
                     escaped(question.decision.reason));
}

std::string witness_text(const corpus::Case& witness) {
  const rulings::Shown shown = rulings::shown_by(witness);
  std::string text = fmt::format("### {}\n\n", escaped(witness.title));
  if (position_of(witness) != nullptr) text += fmt::format("![The position]({})\n\n", picture_name(witness));
  const std::string rules = rules_in_short(witness.rules, witness.readings.front().options);
  text += fmt::format("By the rules of {}, {}:\n\n", rules, shown.size);
  for (const std::string& line : shown.situation) text += "    " + line + "\n";
  text += "\n";
  for (const rulings::Shown::ValueAnswer& answer : shown.answers)
    text += fmt::format("- `{}`: {}\n", answer.setting, escaped(answer.text));
  return text + "\n";
}

// ---- Positions of the corpus in which the readings part

// A case of a turn, judged by two readings.
struct Parted {
  const corpus::Case* one = nullptr;
  distinguish::Pair by;
  distinguish::Aspect aspect{};
};

std::optional<Parted> parted_by(const corpus::Case& one, const Reading& a, const Reading& b) {
  if (!std::holds_alternative<corpus::TurnsAsked>(one.asked)) return std::nullopt;
  const auto by_a = rules_with_all(one.rules, settings_in(a.setting));
  const auto by_b = rules_with_all(one.rules, settings_in(b.setting));
  if (!by_a || !by_b) return std::nullopt;
  const auto aspect = distinguish::parting({*by_a, *by_b}, one.asked);
  return aspect ? std::optional<Parted>({&one, {*by_a, *by_b}, *aspect}) : std::nullopt;
}

bool is_asked_by(const corpus::Case& one, const Question& question) {
  const VariantEntry* variant = find_variant(one.rules.variant);
  return one.question == question.id && variant != nullptr && is_question_of(*variant, question.id);
}

// The smallest case of the question, in a variant whose text asks it.
std::optional<Parted> smallest_parted(const corpus::Corpus& cases, const Question& question, const Reading& a,
                                      const Reading& b) {
  std::optional<Parted> smallest;
  for (const corpus::CaseFile& file : cases.files)
    for (const corpus::Case& one : file.cases) {
      if (!is_asked_by(one, question)) continue;
      const std::optional<Parted> parted = parted_by(one, a, b);
      if (!parted) continue;
      const bool is_smaller = !smallest || distinguish::size_of(one.rules, one.asked) <
                                               distinguish::size_of(smallest->one->rules, smallest->one->asked);
      if (is_smaller) smallest = parted;
    }
  return smallest;
}

std::string parted_text(const Parted& parted, const Reading& a, const Reading& b) {
  const corpus::Case& one = *parted.one;
  std::string text =
      fmt::format("### {} and {}: {}\n\nBy the rules of {}, case `{}`:\n\n", a.letter, b.letter, escaped(one.title),
                  rules_in_short(one.rules, settings_in(fmt::format("{} {}", a.setting, b.setting))),
                  shown_text(one.id, Way::markdown_code));
  for (const std::string& line : distinguish::situation_of(one.rules, one.asked, {})) text += "    " + line + "\n";
  text += "\n";
  for (const auto& [reading, rules] : {std::pair{&a, &parted.by.a}, std::pair{&b, &parted.by.b}})
    text += fmt::format("- **{}**, `{}`: {}\n", reading->letter, reading->setting,
                        escaped(distinguish::answer_in_words(*rules, one.rules, one.asked, parted.aspect)));
  return text + "\n";
}

// The reading that is taken, against each other one.
std::string partings_text(const Question& question, const corpus::Corpus& cases) {
  const auto taken = std::ranges::find(question.readings, question.decision.letter, &Reading::letter);
  if (taken == question.readings.end() || taken->setting.empty()) return {};
  std::string text;
  for (const Reading& reading : question.readings) {
    if (reading.letter == taken->letter || reading.setting.empty()) continue;
    if (const auto parted = smallest_parted(cases, question, *taken, reading))
      text += parted_text(*parted, *taken, reading);
  }
  return text.empty() ? text : "## Where the readings part\n\n" + text;
}

std::string witnesses_text(const Question& question, const corpus::Corpus& witnesses) {
  std::string text;
  for (const corpus::Case* one : rulings::witnesses_of(witnesses, question)) text += witness_text(*one);
  return text.empty()
             ? text
             : "## Where values of the option part\n\nFound by search in any variant, as small as it gets.\n\n" + text;
}

// ---- Cases of a question that no option decides: one reading alone can be played

bool can_be_told(const corpus::Case& one) {
  return !std::holds_alternative<corpus::RulesAsked>(one.asked) &&
         !std::holds_alternative<corpus::Unreadable>(one.asked);
}

const corpus::Case* smallest_case(const corpus::Corpus& cases, const Question& question) {
  const corpus::Case* smallest = nullptr;
  for (const corpus::CaseFile& file : cases.files)
    for (const corpus::Case& one : file.cases) {
      if (one.question != question.id || !can_be_told(one)) continue;
      const bool is_smaller = smallest == nullptr || distinguish::size_of(one.rules, one.asked) <
                                                         distinguish::size_of(smallest->rules, smallest->asked);
      if (is_smaller) smallest = &one;
    }
  return smallest;
}

// The case of the same question that is one edit away and ends otherwise.
const corpus::Case* twin_of(const corpus::Case& one, const corpus::Corpus& cases) {
  for (const corpus::CaseFile& file : cases.files)
    for (const corpus::Case& other : file.cases)
      if (other.question == one.question && (other.id == one.twin || other.twin == one.id)) return &other;
  return nullptr;
}

std::string answered_text(const corpus::Case& one) {
  std::string text = fmt::format("### {}\n\nBy the rules of {}, case `{}`:\n\n", escaped(one.title),
                                 rules_in_short(one.rules), shown_text(one.id, Way::markdown_code));
  for (const std::string& line : rulings::question_in_words(one.rules, one.asked)) text += "    " + line + "\n";
  const std::string answer = rulings::answer_in_words(one.rules, one.asked, corpus::answer(one.rules, one.asked));
  text += fmt::format("\n- {}\n", escaped(answer));
  if (!one.why.empty()) text += fmt::format("\n{}\n", escaped(one.why));
  return text + "\n";
}

constexpr std::string_view of_rules_alone =
    "## A case of it\n\nNo position tells the readings apart: either there are such rules, or they are refused.\n\n";

bool is_asked_in(const corpus::Corpus& cases, const Question& question) {
  return std::ranges::any_of(cases.files, [&](const corpus::CaseFile& file) {
    return std::ranges::find(file.cases, question.id, &corpus::Case::question) != file.cases.end();
  });
}

std::string told_text(const Question& question, const corpus::Corpus& cases) {
  if (!options_of(question).empty()) return {};
  const corpus::Case* smallest = smallest_case(cases, question);
  if (smallest == nullptr) return std::string(is_asked_in(cases, question) ? of_rules_alone : "");
  std::string text = "## A case of it\n\nAnswered by the reading that is taken.\n\n" + answered_text(*smallest);
  if (const corpus::Case* twin = twin_of(*smallest, cases); twin != nullptr && can_be_told(*twin))
    text += answered_text(*twin);
  return text;
}

std::string cases_text(const Question& question, const corpus::Corpus& cases) {
  std::string text;
  for (const corpus::CaseFile& file : cases.files)
    for (const corpus::Case& one : file.cases)
      if (one.question == question.id)
        text += fmt::format("- `{}` {}\n", shown_text(one.id, Way::markdown_code), escaped(one.title));
  return text.empty() ? text : "## Cases\n\n" + text;
}

}  // namespace

std::string answer_of_the_text(const Question& question) {
  return fmt::format("Answered by the text ({}): \"{}\".", question.answer.place, question.answer.quote);
}

bool is_without_option(const Question& question, const Reading& reading) {
  return reading.setting.empty() && !options_of(question).empty();
}

std::string file_name_of(const Question& question) { return std::string(question.id) + ".md"; }

std::string question_page(const Question& question, const corpus::Corpus& cases, const corpus::Corpus& witnesses) {
  std::string page =
      fmt::format("# {}: {}\n\nThe texts: {}\n\n", question.id, escaped(question.title), escaped(question.places));
  page += readings_of(question) + settled(question);
  page += partings_text(question, cases) + witnesses_text(question, witnesses) + told_text(question, cases) +
          cases_text(question, cases);
  while (page.ends_with("\n\n")) page.pop_back();
  return page;
}

std::string questions_index(Beside beside) {
  std::string page =
      "# Open questions\n\nWhat the texts leave open, and how it can be read: `casino rules page Q-AA-01` shows the "
      "readings "
      "of one, who plays which, how it is settled and why, and the smallest situations in which they part. "
      "`casino rules site FOLDER` makes a site of all these pages, with pictures.\n\n";
  if (beside == Beside::other_pages)
    page =
        "# Open questions\n\nWhat the texts leave open, how it can be read, and how it is settled here. A page "
        "each.\n\n";
  for (const Question& question : questions()) {
    const std::string name = beside == Beside::other_pages
                                 ? fmt::format("[{}]({}/{})", question.id, questions_folder, file_name_of(question))
                                 : std::string(question.id);
    page += fmt::format("- {} {}{}\n", name, escaped(question.title),
                        is_answered(question) ? " (answered by the text)" : "");
  }
  return page;
}

std::vector<PictureFile> pictures_of(const corpus::Corpus& witnesses) {
  std::vector<PictureFile> pictures;
  for (const corpus::CaseFile& file : witnesses.files)
    for (const corpus::Case& one : file.cases)
      if (const Position* position = position_of(one))
        pictures.push_back({picture_name(one), picture_of(one.rules, *position)});
  return pictures;
}

Pictures::Pictures(const corpus::Corpus& witnesses) : pictures_(pictures_of(witnesses)) {}

std::string Pictures::named(std::string_view file) const {
  const auto found = std::ranges::find(pictures_, file, &PictureFile::name);
  return found == pictures_.end() ? std::string() : found->svg;
}

}  // namespace casino::pages
