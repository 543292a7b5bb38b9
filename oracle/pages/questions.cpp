#include <algorithm>

#include <fmt/format.h>

#include "oracle/pages/markdown.hpp"
#include "oracle/pages/page.hpp"
#include "oracle/pages/parts.hpp"
#include "oracle/pages/picture.hpp"
#include "oracle/rulesets/named_rules.hpp"
#include "oracle/rulesets/variant_texts.hpp"
#include "oracle/rulings/partings.hpp"

namespace casino::pages {
namespace {

std::string picture_name(const corpus::Case& one) { return one.id + ".svg"; }

std::string readings_of(const Question& question) {
  std::string text = "## Readings\n\n";
  for (const Reading& reading : question.readings) {
    const bool is_usual = reading.letter == question.decision.letter;
    text += fmt::format("- **{}**{} {}", reading.letter, is_usual ? " (taken)" : "", escaped(reading.meaning));
    if (reading.players.size() != 0)
      text += fmt::format(" With {}.", players_in_words({reading.players.begin(), reading.players.end()}));
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
  if (is_settled_by_how_many_play(question)) return "Settled by how many play; no option changes it.";
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

constexpr std::string_view about_studies =
    "## What it does to the game\n\nThe option by itself was set otherwise, and the same deals were played with and "
    "without "
    "(`casino study`), by players that do not speak. Differences stand with their intervals of 95%.\n\n";

// The value in one line, and below it each game in which it does anything, if there are several.
std::string studied_text(const rulings::StudiedReading& reading) {
  std::string text = fmt::format("- **{}**, `{}`: {}.\n", reading.reading->letter, text_of(reading.setting),
                                 rulings::summary_of(reading.studied));
  std::vector<const rulings::Studied*> found = reading.studied;
  std::erase_if(found, [](const rulings::Studied* one) { return !one->found; });
  if (found.size() < 2) return text;
  for (const rulings::Studied* one : found)
    text += fmt::format("  - {}: {}; {}\n", one->variant, rulings::text_of(*one->found), rulings::whose({&one, 1}));
  return text;
}

std::string studied_text(const Question& question, const rulings::Studies& studies) {
  std::string text;
  for (const rulings::StudiedReading& reading : rulings::studied_readings(studies, question))
    text += studied_text(reading);
  return text.empty() ? text : std::string(about_studies) + text + "\n";
}

std::string witness_text(const corpus::Case& witness) {
  const rulings::Shown shown = rulings::shown_by(witness);
  std::string text = fmt::format("### {}\n\n", escaped(witness.title));
  if (corpus::position_of(witness.asked) != nullptr)
    text += fmt::format("![The position]({})\n\n", picture_name(witness));
  const std::string rules = rules_in_short(witness.rules, witness.readings.front().options);
  text += fmt::format("By the rules of {}, {}:\n\n", rules, shown.size);
  for (const std::string& line : shown.situation) text += "    " + line + "\n";
  text += "\n";
  for (const rulings::Shown::ValueAnswer& answer : shown.answers)
    text += fmt::format("- `{}`: {}\n", answer.setting, escaped(answer.text));
  return text + "\n";
}

std::string parting_text(const rulings::Parting& parting) {
  const corpus::Case& one = *parting.one;
  const rulings::Shown shown = rulings::shown_by(parting);
  const std::vector<Setting> told = settings_in(fmt::format("{} {}", parting.taken->setting, parting.other->setting));
  std::string text = fmt::format("### {} and {}: {}\n\nBy the rules of {}, case `{}`:\n\n", parting.taken->letter,
                                 parting.other->letter, escaped(one.title), rules_in_short(one.rules, told),
                                 shown_text(one.id, Way::markdown_code));
  for (const std::string& line : shown.situation) text += "    " + line + "\n";
  text += "\n";
  for (const rulings::Shown::ValueAnswer& answer : shown.answers)
    text += fmt::format("- **{}**, `{}`: {}\n", answer.reading, answer.setting, escaped(answer.text));
  return text + "\n";
}

std::string partings_text(const Question& question, const corpus::Corpus& cases) {
  std::string text;
  for (const rulings::Parting& parting : rulings::partings_of(cases, question)) text += parting_text(parting);
  return text.empty() ? text : "## Where the readings part\n\n" + text;
}

std::string witnesses_text(const Question& question, const corpus::Corpus& witnesses) {
  std::string text;
  for (const corpus::Case* one : rulings::witnesses_of(witnesses, question)) text += witness_text(*one);
  return text.empty()
             ? text
             : "## Where values of the option part\n\nFound by search in any variant, as small as it gets.\n\n" + text;
}

std::string answered_text(const corpus::Case& one) {
  const rulings::Shown shown = rulings::told_by(one);
  std::string text = fmt::format("### {}\n\nBy the rules of {}, case `{}`:\n\n", escaped(one.title),
                                 rules_in_short(one.rules), shown_text(one.id, Way::markdown_code));
  for (const std::string& line : shown.situation) text += "    " + line + "\n";
  text += fmt::format("\n- {}\n", escaped(shown.answers.front().text));
  if (!one.why.empty()) text += fmt::format("\n{}\n", escaped(one.why));
  return text + "\n";
}

constexpr std::string_view of_rules_alone =
    "## A case of it\n\nNo position tells the readings apart: either there are such rules, or they are refused.\n\n";

// Of a question that no option decides: one reading alone can be played.
std::string told_text(const Question& question, const corpus::Corpus& cases) {
  if (!options_of(question).empty()) return {};
  const std::vector<const corpus::Case*> told = rulings::cases_told_of(cases, question);
  if (told.empty()) return std::string(rulings::is_asked_in(cases, question) ? of_rules_alone : "");
  std::string text = "## A case of it\n\nAnswered by the reading that is taken.\n\n";
  for (const corpus::Case* one : told) text += answered_text(*one);
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

std::string question_page(const Question& question, const corpus::Corpus& cases, const corpus::Corpus& witnesses,
                          const rulings::Studies& studies) {
  std::string page =
      fmt::format("# {}: {}\n\nThe texts: {}\n\n", question.id, escaped(question.title), escaped(question.places));
  page += readings_of(question) + settled(question) + studied_text(question, studies);
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
      if (const Position* position = corpus::position_of(one.asked))
        pictures.push_back({picture_name(one), picture_of(one.rules, *position)});
  return pictures;
}

std::string Pictures::named(std::string_view file) const {
  const auto found = std::ranges::find(pictures_, file, &PictureFile::name);
  return found == pictures_.end() ? std::string() : found->svg;
}

}  // namespace casino::pages
