#include "oracle/pages/page.hpp"

#include <fmt/format.h>

#include "oracle/pages/markdown.hpp"
#include "oracle/pages/parts.hpp"
#include "oracle/text/words.hpp"

namespace casino::pages {
namespace {

// How many examples are enough, if the text has not more.
std::size_t examples_in(Chapter chapter) {
  switch (chapter) {
    case Chapter::capture:
    case Chapter::build:
    case Chapter::add: return 3;
    default: return 2;
  }
}

constexpr std::array<std::string_view, 7> number_words{"", "one", "two", "three", "four", "five", "six"};

std::string seats_of(const VariantEntry& variant) {
  const std::string_view fewest = number_words.at(variant.fewest_seats);
  const std::string_view most = number_words.at(variant.most_seats);
  if (fewest == most) return std::string(fewest);
  return fmt::format("{} {} {}", fewest, variant.most_seats - variant.fewest_seats == 1 ? "or" : "to", most);
}

std::string sentence_for(const Rules& rules, Option option) {
  return meaning_of(entry_of(option), value_of(rules, option));
}

// ---- The top

std::string top_of(const VariantEntry& variant) {
  std::string text = fmt::format("# {}\n\n", variant.title);
  const VariantNote* note = find_note(variant.name);
  if (note != nullptr) text += fmt::format("*{}*\n\n{}\n\n", note->where, note->introduction);
  const Rules rules = usual_rules(variant);
  text += "| at a glance | |\n| --- | --- |\n";
  text += fmt::format("| players | {} |\n", as_sentence(seats_of(variant)));
  text += fmt::format("| cards | {} |\n", sentence_for(rules, Option::pack_kind));
  const std::string aces = sentence_for(rules, Option::value_ace_hand);
  if (rules.pack_kind == PackKind::standard52)
    text += fmt::format("| pictures, aces | {} {} |\n", sentence_for(rules, Option::value_pictures), aces);
  if (rules.pack_kind == PackKind::no_pictures40) text += fmt::format("| aces | {} |\n", aces);
  text += fmt::format("| hands, table | {} {} |\n", sentence_for(rules, Option::deal_hand),
                      sentence_for(rules, Option::deal_table));
  text += fmt::format("| a turn | {} {} |\n", sentence_for(rules, Option::turn_shape),
                      sentence_for(rules, Option::seats_direction));
  text += fmt::format("| a deal is worth | {} |\n", as_sentence(worth_of_a_deal(rules)));
  text += fmt::format("| a match | {} |\n\n", sentence_for(rules, Option::match_target));
  return text + fmt::format("In the program: `--rules {}`. Source: {}.\n\n", variant.name, variant.source);
}

// ---- Chapters

std::string line_of(const Told& told) {
  return fmt::format("- {} <sup>{}</sup>\n", escaped(told.sentence), told.label);
}

// With no partners there is nothing to tell of them but that there are none.
bool is_about_partners_only(const OptionEntry& option) {
  return option.option != Option::seats_sides && option.is_about_partners;
}

// What is otherwise when fewer or more play than usual.
std::string other_seats(const VariantEntry& variant) {
  std::string text;
  const Rules usual = usual_rules(variant);
  for (std::uint8_t seats = variant.fewest_seats; seats <= variant.most_seats; ++seats) {
    const Rules rules = variant.rules(Seats{seats});
    std::string differences;
    for (const OptionEntry& option : options()) {
      const std::string value = value_of(rules, option.option);
      if (value == value_of(usual, option.option)) continue;
      if (!has_partners(rules) && is_about_partners_only(option)) continue;
      const std::string sentence = meaning_of(option, value);
      if (!sentence.empty()) differences += " " + sentence;
    }
    if (!differences.empty())
      text += fmt::format("- With {} players: {}\n", number_words.at(seats), escaped(differences.substr(1)));
  }
  return text;
}

// What the table tells: items of the score that are worth so much each.
bool is_in_the_table(const Told& rule) {
  const bool is_an_item =
      rule.clause.starts_with("AA-SCO-") || rule.clause == "TUX-SCO-2" || rule.clause == "TUX-SCO-4";
  return rule.kind == ClauseKind::score && is_an_item;
}

std::string chapter_text(const ToldChapter& told, const VariantEntry& variant, const corpus::Corpus& corpus,
                         std::vector<const corpus::Case*>& shown) {
  const ChapterEntry& entry = chapters[static_cast<std::size_t>(told.chapter)];
  std::string rules;
  for (const Told& rule : told.rules)
    if (!is_in_the_table(rule)) rules += line_of(rule);
  if (told.chapter == Chapter::players) rules += other_seats(variant);
  if (told.chapter == Chapter::score) rules = score_table_of(usual_rules(variant)) + "\n" + rules;
  if (rules.empty()) return {};
  std::string text = fmt::format("## {}\n\n", entry.title);
  const bool is_without = told.chapter == Chapter::build && usual_rules(variant).build_enabled == BuildEnabled::off;
  if (!entry.lead.empty() && !is_without) text += fmt::format("{}\n\n", entry.lead);
  text += rules;
  if (!told.follows.empty()) {
    text += "\nIt follows:\n\n";
    for (const Told& rule : told.follows) text += line_of(rule);
  }
  for (const Example& example : examples_of(corpus, variant, told.chapter, examples_in(told.chapter), shown))
    text += "\n" + text_of(corpus, example);
  for (const corpus::Case* tally : tallies_of(corpus, variant, told.chapter))
    text += "\n" + text_of_tally(corpus, *tally);
  return text + "\n";
}

// ---- Variations

// Whether the variant's own text speaks of what an option decides, or leaves it open.
bool concerns(const OptionEntry& option, const VariantEntry& variant) {
  const std::string prefix = fmt::format("{}-", own_prefix(variant));
  const std::vector<std::string_view> clauses = words_of(option.clauses);
  const std::vector<std::string_view> asked = words_of(option.questions);
  return std::ranges::any_of(clauses, [&](std::string_view id) { return id.starts_with(prefix); }) ||
         std::ranges::any_of(asked, [&](std::string_view id) { return is_question_of(variant, id); });
}

std::string other_values(const OptionEntry& option, const std::string& here) {
  std::string text;
  for (const std::string_view value : option.values) {
    if (value == here) continue;
    text += fmt::format("  - `{}`: {}\n", value, escaped(meaning_of(option, value)));
  }
  return text;
}

std::string option_text(const OptionEntry& option, const Rules& rules) {
  const std::string here = value_of(rules, option.option);
  const std::string sentence = meaning_of(option, here);
  const std::string meaning = sentence.empty() ? as_sentence(option.help) : sentence;
  std::string range;
  if (option.kind == OptionKind::number) {
    range = fmt::format(" Any number from {} to {}", option.lowest, option.highest);
    for (const std::string_view word : option.words) range += fmt::format(", or `{}`", word);
    range += ".";
  }
  return fmt::format("- **`{}`** is `{}`: {}{}\n", option.name, here, escaped(meaning), range) +
         other_values(option, here);
}

std::string variations_text(const std::vector<ToldChapter>& told, const VariantEntry& variant) {
  std::string text = "## Variations\n\n";
  std::string own;
  for (const ToldChapter& chapter : told)
    for (const Told& rule : chapter.variations) own += line_of(rule);
  if (!own.empty()) text += "The text itself tells of these:\n\n" + own + "\n";
  text +=
      "What the text tells or leaves open is an option, set with `--option NAME=VALUE`. What holds here comes first, "
      "then what else can be chosen.\n\n";
  const Rules rules = usual_rules(variant);
  for (const OptionEntry& option : options())
    if (concerns(option, variant)) text += option_text(option, rules);
  return text + "\n";
}

// ---- Questions

std::string question_text(const Question& question) {
  std::string text =
      fmt::format("### {}: {}\n\n<sup>{}</sup>\n\n", question.id, escaped(question.title), escaped(question.places));
  for (const Reading& reading : question.readings) {
    const bool is_chosen = reading.letter == question.decision.letter;
    const std::string setting = reading.setting.empty() ? "" : fmt::format(" `{}`", reading.setting);
    const std::string meaning = escaped(as_sentence(reading.meaning));
    text += is_chosen ? fmt::format("- **{}. {}**{} Taken here: {}\n", reading.letter, meaning, setting,
                                    escaped(as_sentence(question.decision.reason)))
                      : fmt::format("- {}. {}{}\n", reading.letter, meaning, setting);
  }
  return text + "\n";
}

std::string questions_text(const VariantEntry& variant) {
  std::string text;
  for (const Question& question : questions())
    if (is_question_of(variant, question.id)) text += question_text(question);
  if (text.empty()) return text;
  return "## Open questions\n\nWhat the text does not settle, how it can be read, and which reading is taken unless an "
         "option says otherwise.\n\n" +
         text;
}

// ---- Sources

std::string sources_text(const std::vector<ToldChapter>& told) {
  std::string text =
      "## Where it stands\n\nThe numbers are those of `casino rules clauses`. Those of another text belong to rules "
      "that this one takes over without a word.\n\n| rule | passage |\n| --- | --- |\n";
  std::vector<std::string_view> listed;
  for (const ToldChapter& chapter : told)
    for (const std::vector<Told>* list : {&chapter.rules, &chapter.follows, &chapter.variations})
      for (const Told& rule : *list) {
        if (rule.source.empty() || std::ranges::find(listed, rule.label) != listed.end()) continue;
        listed.push_back(rule.label);
        text += fmt::format("| {} | {} |\n", rule.label, escaped(rule.source));
      }
  return text;
}

}  // namespace

std::string page_of(const VariantEntry& variant, const corpus::Corpus& corpus) {
  const std::vector<ToldChapter> told = told_of(variant);
  std::string text = top_of(variant);
  std::vector<const corpus::Case*> shown;
  for (const ToldChapter& chapter : told) text += chapter_text(chapter, variant, corpus, shown);
  text += variations_text(told, variant);
  text += questions_text(variant);
  return text + sources_text(told);
}

std::string file_name_of(const VariantEntry& variant) { return std::string(variant.name) + ".md"; }

}  // namespace casino::pages
