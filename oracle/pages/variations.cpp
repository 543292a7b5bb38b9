#include <fmt/format.h>

#include "model/rules/question.hpp"
#include "oracle/pages/markdown.hpp"
#include "oracle/pages/page.hpp"
#include "oracle/pages/parts.hpp"
#include "oracle/pages/silences.hpp"
#include "oracle/rulesets/not_applicable.hpp"
#include "oracle/rulesets/open_questions.hpp"
#include "oracle/rulesets/settings.hpp"
#include "oracle/text/words.hpp"

namespace casino::pages {
namespace {

// ---- Which questions a page asks

// Whether a reading is the one by which this game is played, with some number of players: the usual one, where no
// option says it, unless another one is.
bool is_taken_here(const NamedRules& game, const Question& question, const Reading& reading) {
  if (is_settled_by_how_many_play(question)) {
    const std::vector<std::uint8_t> numbers = numbers_of_players(game);
    return std::ranges::any_of(numbers, [&](std::uint8_t count) {
      return std::ranges::find(reading.players, count) != reading.players.end();
    });
  }
  if (!reading.setting.empty()) return is_ever_in_force(game, settings_in(reading.setting));
  return reading.letter == question.decision.letter &&
         std::ranges::none_of(question.readings, [&](const Reading& other) {
           return !other.setting.empty() && is_ever_in_force(game, settings_in(other.setting));
         });
}

std::string where_taken(const NamedRules& game, const Question& question, const Reading& reading) {
  const std::vector<Setting> settings = settings_in(reading.setting);
  const bool is_moot = !settings.empty() && !comes_up(game, settings);
  if (is_taken_here(game, question, reading) && !is_moot) return "Taken here" + with_how_many(game, settings);
  if (is_settled_by_how_many_play(question))
    return "Taken with " + players_in_words({reading.players.begin(), reading.players.end()});
  const std::string names = settings.empty() || is_moot ? "" : who_plays(settings, Whose::games);
  return names.empty() ? "Taken where it comes up" : "Taken in " + names;
}

// Of the reading that is taken in general also why.
std::string reading_text(const NamedRules& game, const Question& question, const Reading& reading) {
  const bool is_usual = reading.letter == question.decision.letter;
  const bool is_taken = is_taken_here(game, question, reading);  // though it may never come up
  const std::string meaning = fmt::format("{}. {}", reading.letter, escaped(as_sentence(reading.meaning)));
  std::string text = is_taken ? fmt::format("- **{}**", meaning) : "- " + meaning;
  if (!reading.setting.empty()) text += fmt::format(" `{}`", reading.setting);
  if (is_usual)
    text +=
        fmt::format(" {}: {}", where_taken(game, question, reading), escaped(as_sentence(question.decision.reason)));
  else if (is_taken || is_settled_by_how_many_play(question))
    text += fmt::format(" {}.", where_taken(game, question, reading));
  else if (is_without_option(question, reading)) text += " No option says this reading.";
  return text + "\n";
}

std::string question_text(const NamedRules& game, const Question& question) {
  std::string text =
      fmt::format("### {}: {}\n\n<sup>{}</sup>\n\n", question.id, escaped(question.title), escaped(question.places));
  for (const Reading& reading : question.readings) text += reading_text(game, question, reading);
  return text + "\n";
}

std::string answered_question_text(const Question& question) {
  const auto taken = std::ranges::find(question.readings, question.decision.letter, &Reading::letter);
  const std::string_view answer = taken == question.readings.end() ? std::string_view{} : taken->meaning;
  return fmt::format("- {}: {} **{}** {}\n", question.id, escaped(as_sentence(question.title)),
                     escaped(as_sentence(answer)), escaped(answer_of_the_text(question)));
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
  const std::vector<std::string_view> silent = words_of(option.not_said_by);
  return std::ranges::any_of(clauses, [&](std::string_view id) {
    const bool says_nothing_of_it = std::ranges::find(silent, id) != silent.end();
    if (!descends) return id == "AA-PLY-2" || (states_as_a_variation(all, id) && !says_nothing_of_it);
    return id.starts_with(fmt::format("{}-", own_prefix(*game.variant)));
  });
}

// ---- What an option can be

std::vector<Rules> rules_with_each_number(const NamedRules& game) {
  std::vector<Rules> all;
  for (const std::uint8_t seats : numbers_of_players(game)) all.push_back(game.rules(Seats{seats}));
  return all;
}

std::vector<std::string> values_that_there_are(const OptionEntry& option) {
  std::vector<std::string> values(option.values.begin(), option.values.end());
  if (option.kind != OptionKind::number) return values;
  for (int number = option.lowest; number <= option.highest; ++number) values.push_back(written(option, number));
  if (option.words.size() > 1) values.push_back(written(option, -1));
  return values;
}

bool is_value_of(const Rules& rules, const OptionEntry& option, const std::string& value) {
  return value_of(rules, option.option) == value;
}

// A matter of partners is nothing to choose where there can be none.
bool can_be_given(const Rules& rules, const OptionEntry& option, const std::string& value) {
  if (is_value_of(rules, option, value)) return true;
  return (!option.is_about_partners || rules.seats.count == 4) && rules_with(rules, option.option, value).has_value();
}

// Whether anybody can choose it who has it not.
bool leaves_a_choice(const NamedRules& game, const OptionEntry& option, const SoWith& offered) {
  return std::ranges::any_of(
      offered.seats, [&](std::uint8_t seats) { return !is_value_of(game.rules(Seats{seats}), option, offered.what); });
}

bool is_for_all(const NamedRules& game, const std::vector<std::uint8_t>& seats) {
  return seats.size() == game.most_seats - game.fewest_seats + 1U;
}

std::string choices_text(const OptionEntry& option, const NamedRules& game, const std::vector<SoWith>& offered) {
  std::string text;
  for (const SoWith& one : offered) {
    if (!leaves_a_choice(game, option, one)) continue;
    const std::string with = is_for_all(game, one.seats) ? "" : fmt::format(" (with {})", players_in_words(one.seats));
    text += fmt::format("  - `{}`{}: {}\n", one.what, with, escaped(meaning_of(option, one.what)));
  }
  return text;
}

// "1 to 4, 6, 8, 12, 24 or `all`".
std::string values_in_words(const OptionEntry& option, const std::vector<std::string>& values) {
  std::vector<std::string> items;
  std::string words;
  for (const std::string& value : values) {
    const bool is_a_word = std::ranges::find(option.words, value) != option.words.end();
    if (is_a_word) words += fmt::format(", `{}`", value);
    else items.push_back(value);
  }
  std::string text = alternatives(items, ", ") + words;
  if (items.empty()) text.erase(0, 2);
  if (const std::size_t last = text.rfind(", "); last != std::string::npos) text.replace(last, 2, " or ");
  return text;
}

// " Possible: 4; with three players also 1, 7 or 10." What can be had with any number of players comes first.
std::string range_text(const OptionEntry& option, const NamedRules& game, const std::vector<SoWith>& offered) {
  std::vector<std::pair<std::vector<std::uint8_t>, std::vector<std::string>>> by_seats;
  for (const SoWith& one : offered) {
    auto same = std::ranges::find_if(by_seats, [&](const auto& known) { return known.first == one.seats; });
    if (same == by_seats.end()) same = by_seats.insert(by_seats.end(), {one.seats, {}});
    same->second.push_back(one.what);
  }
  std::ranges::sort(by_seats, {},
                    [&](const auto& known) { return std::pair(!is_for_all(game, known.first), known.first); });
  const std::string_view also = is_for_all(game, by_seats.front().first) ? "also " : "";
  std::string text;
  for (const auto& [seats, values] : by_seats) {
    const std::string with = is_for_all(game, seats) ? "" : fmt::format("with {} {}", players_in_words(seats), also);
    text += fmt::format("{}{}{}", text.empty() ? "" : "; ", with, values_in_words(option, values));
  }
  return fmt::format(" Possible: {}.", text);
}

// Nothing if there is nothing to choose.
std::string option_text(const OptionEntry& option, const NamedRules& game) {
  const std::vector<SoWith> offered = values_offered(game, option);
  const auto is_a_choice = [&](const SoWith& one) { return leaves_a_choice(game, option, one); };
  if (option.kind != OptionKind::order && std::ranges::none_of(offered, is_a_choice)) return {};
  const std::string here = value_of(game.usual_rules(), option.option);
  const std::string sentence = meaning_of(option, here);
  std::string text =
      fmt::format("- **`{}`**{} is `{}`: {}{}", option.name,
                  comes_up(game, {{option.option, here}}) ? "" : ", where that comes up,", here,
                  escaped(sentence.empty() ? as_sentence(option.help) : sentence), with_other_seats(game, option));
  if (option.kind == OptionKind::number) text += range_text(option, game, offered);
  text += "\n";
  return option.kind == OptionKind::choice ? text + choices_text(option, game, offered) : text;
}

// A question of a text whose rules this game takes over. Of the African texts western games take the values of cards
// alone.
bool is_asked_where_it_comes_from(const NamedRules& game, const Question& question) {
  const bool is_western = game.usual_rules().steal_use == StealUse::never;
  return std::ranges::any_of(variants(), [&](const VariantEntry& other) {
    const bool is_foreign = is_western && other.rules(Seats{other.usual_seats}).steal_use != StealUse::never;
    return &other != game.variant && !is_foreign && plays_by(*game.variant, own_prefix(other)) &&
           is_question_of(other, question.id);
  });
}

// Nothing where it is this game's own question, or that of a part of those texts, or none here.
std::string taken_over_question_text(const NamedRules& game, const Question& question) {
  const bool is_elsewhere = !is_open_in(game, question) && !is_asked_of_a_part(question) && !is_answered(question) &&
                            !is_settled_by_its_own_text(*game.variant, question);
  if (!is_elsewhere || !is_asked_where_it_comes_from(game, question)) return {};
  std::string taken;
  for (const Reading& reading : question.readings)
    if (!reading.setting.empty() && is_taken_here(game, question, reading) &&
        comes_up(game, settings_in(reading.setting)))
      taken += fmt::format(" **{}** `{}`{}", escaped(as_sentence(reading.meaning)), reading.setting,
                           with_how_many(game, settings_in(reading.setting)));
  return taken.empty() ? taken : fmt::format("- {}: {}{}\n", question.id, escaped(as_sentence(question.title)), taken);
}

}  // namespace

std::vector<SoWith> values_offered(const NamedRules& game, const OptionEntry& option) {
  const std::vector<Rules> all = rules_with_each_number(game);
  std::vector<SoWith> offered;
  for (const std::string& value : values_that_there_are(option)) {
    SoWith one{value, {}};
    for (const Rules& rules : all)
      if (can_be_given(rules, option, value)) one.seats.push_back(rules.seats.count);
    if (!one.seats.empty()) offered.push_back(std::move(one));
  }
  return offered;
}

std::string with_other_seats(const NamedRules& game, const OptionEntry& option) {
  const std::string usual = value_of(game.usual_rules(), option.option);
  const auto values = with_each_number(game, [&](const Rules& rules) { return value_of(rules, option.option); });
  std::string text;
  for (const SoWith& one : values) {
    if (one.what == usual) continue;
    const std::string sentence = meaning_of(option, one.what);
    text += fmt::format(" With {} it is `{}`{}", players_in_words(one.seats), one.what,
                        sentence.empty() ? "." : ": " + escaped(sentence));
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
  std::string open;
  std::string answered;
  std::string taken_over;
  for (const Question& question : questions()) {
    taken_over += taken_over_question_text(game, question);
    if (!is_open_in(game, question)) continue;
    if (is_answered(question)) answered += answered_question_text(question);
    else open += question_text(game, question);
  }
  std::string text;
  if (!open.empty())
    text +=
        "## Open questions\n\nWhat the text does not settle, how it can be read, and which reading is taken unless "
        "an option says otherwise.\n\n" +
        open;
  if (!taken_over.empty())
    text +=
        "## Open in the texts that are taken over\n\nWhat those leave open, as far as an option decides it, and the "
        "reading by which this game is played.\n\n" +
        taken_over + "\n";
  if (!answered.empty())
    text += "## Settled by the text\n\nWhat one may ask as well, and the text answers.\n\n" + answered + "\n";
  return text;
}

}  // namespace casino::pages
