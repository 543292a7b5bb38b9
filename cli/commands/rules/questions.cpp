#include <functional>
#include <memory>
#include <set>

#include <CLI/CLI.hpp>

#include "cli/commands/commands.hpp"
#include "cli/input/corpus_source.hpp"
#include "cli/input/requests.hpp"
#include "cli/session/failure.hpp"
#include "cli/session/formats.hpp"
#include "model/rules/question.hpp"
#include "oracle/explain/explanation.hpp"
#include "oracle/pages/page.hpp"
#include "oracle/rulesets/open_questions.hpp"
#include "oracle/rulings/partings.hpp"
#include "oracle/text/foreign_text.hpp"
#include "oracle/text/nearest.hpp"
#include "oracle/text/words.hpp"

namespace casino::cli {
namespace {

json::Json question_in_json(const Question& question) {
  json::Json object = {{"id", question.id}, {"title", question.title}, {"places", question.places}};
  object["readings"] = json::Json::array();
  for (const Reading& reading : question.readings) {
    json::Json one = {{"letter", reading.letter}, {"meaning", reading.meaning}};
    if (!reading.setting.empty()) one["setting"] = reading.setting;
    object["readings"].push_back(one);
  }
  if (std::string names = option_names(question); !names.empty()) object["option"] = std::move(names);
  object["decision"] = question.decision.letter;
  object["reason"] = question.decision.reason;
  return object;
}

void print_text(Session& session, const Question& question) {
  session.out.line("{}{}", session.look().strong(question.id),
                   wrapped(fmt::format("  {}  [{}]", question.title, question.places), 4, question.id.size()));
  for (const Reading& reading : question.readings) {
    const std::string setting = reading.setting.empty() ? "" : fmt::format("  ({})", reading.setting);
    const char* const taken = reading.letter == question.decision.letter ? ">" : " ";
    session.out.line("{}", wrapped(fmt::format("  {} {}  {}{}", taken, reading.letter, reading.meaning, setting), 7));
  }
  const std::string names = option_names(question);
  const std::string decided = names.empty() ? "decided" : fmt::format("option {}; usual", names);
  session.out.line(
      "{}", wrapped(fmt::format("    {}: {}. {}", decided, question.decision.letter, question.decision.reason), 6));
}

void print_shown(Session& session, const rulings::Shown& shown, std::string_view headline) {
  session.out.line("{}", wrapped("    " + std::string(headline), 6));
  for (const std::string& line : shown.situation) session.out.line("{}", wrapped("      " + line, 8));
  for (const rulings::Shown::ValueAnswer& answer : shown.answers) {
    const std::string whose =
        answer.reading.empty() ? answer.setting : fmt::format("{}, {}", answer.reading, answer.setting);
    session.out.line("{}", wrapped(fmt::format("      {}{}{}", whose, whose.empty() ? "" : ": ", answer.text), 8));
  }
}

// Where its readings part, and where the values of its options do.
void print_cases(Session& session, const Question& question, const corpus::Corpus& cases,
                 const corpus::Corpus& witnesses) {
  const notation::Style style = session.look().style;
  for (const rulings::Parting& parting : rulings::partings_of(cases, question)) {
    const rulings::Shown shown = rulings::shown_by(parting, style);
    print_shown(session, shown,
                fmt::format("{} and {} part in {}, case {}: {}", parting.taken->letter, parting.other->letter,
                            shown.rules, plain_line(parting.one->id), plain_line(parting.one->title)));
  }
  for (const corpus::Case* one : rulings::cases_told_of(cases, question)) {
    const rulings::Shown shown = rulings::told_by(*one, style);
    print_shown(session, shown,
                fmt::format("a case of it in {}, {}: {}", shown.rules, plain_line(one->id), plain_line(one->title)));
  }
  for (const corpus::Case* one : rulings::witnesses_of(witnesses, question)) {
    const rulings::Shown shown = rulings::shown_by(*one, style);
    print_shown(session, shown, fmt::format("witness in {}: {}", shown.rules, shown.size));
  }
}

// What its readings do to the game, as far as that was studied.
void print_studies(Session& session, const Question& question, const rulings::Studies& studies) {
  for (const rulings::StudiedReading& one : rulings::studied_readings(studies, question))
    session.out.line("{}", wrapped(fmt::format("    studied, {}, {}: {}", one.reading->letter, text_of(one.setting),
                                               rulings::summary_of(one.studied)),
                                   6));
}

void add_studies(json::Json& object, const Question& question, const rulings::Studies& studies) {
  for (const rulings::StudiedReading& one : rulings::studied_readings(studies, question))
    object["studied"].push_back({{"reading", one.reading->letter},
                                 {"setting", text_of(one.setting)},
                                 {"says", rulings::summary_of(one.studied)}});
}

void add_cases(json::Json& object, const Question& question, const corpus::Corpus& cases,
               const corpus::Corpus& witnesses) {
  for (const rulings::Parting& parting : rulings::partings_of(cases, question))
    object["partings"].push_back(rulings::of(parting));
  for (const corpus::Case* one : rulings::cases_told_of(cases, question))
    object["cases"].push_back(rulings::told_of(*one));
  for (const corpus::Case* one : rulings::witnesses_of(witnesses, question))
    object["witnesses"].push_back(rulings::of(rulings::shown_by(*one), *one));
}

// ---- Which are asked for

bool sets(const Question& question, const OptionEntry& option) {
  return std::ranges::any_of(question.readings, [&](const Reading& reading) {
    return std::ranges::any_of(settings_in(reading.setting),
                               [&](const Setting& setting) { return setting.option == option.option; });
  });
}

// By an option that the clause depends on.
bool bears_on(const Question& question, const ClauseList& clauses) {
  return std::ranges::any_of(options(), [&](const OptionEntry& option) {
    return sets(question, option) && std::any_of(clauses.begin(), clauses.end(), [&](Clause clause) {
             return explain::names_clause(option.clauses, clause);
           });
  });
}

// "sweep" in "sweeps", and no "ace" in "place".
bool has_beginning_of_a_word(std::string_view text, std::string_view word) {
  const auto is_letter = [](char sign) { return sign >= 'a' && sign <= 'z'; };
  for (std::size_t at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1))
    if (at == 0 || !is_letter(text[at - 1])) return true;
  return false;
}

bool has_word(const Question& question, std::string_view word) {
  const auto has = [&](std::string_view text) { return has_beginning_of_a_word(in_small_letters(text), word); };
  return has(question.title) || has(question.decision.reason) ||
         std::ranges::any_of(question.readings, [&](const Reading& reading) { return has(reading.meaning); });
}

// What a word of the command line picks: the ID of a question or its beginning, a game, an option, a clause, or a word
// that stands in them.
std::function<bool(const Question&)> picked_by(const std::string& word) {
  const auto is_called_so = [word](const Question& question) {
    return question.id == word || question.id.starts_with(word + "-");
  };
  if (std::ranges::any_of(questions(), is_called_so)) return is_called_so;
  if (const NamedRules* game = find_named_rules(word))
    return [game](const Question& question) { return is_open_in(*game, question); };
  if (const OptionEntry* option = find_option(word))
    return [option](const Question& question) { return sets(question, *option); };
  if (const ClauseList clauses = find_clauses(word); clauses.count != 0)
    return [clauses](const Question& question) { return bears_on(question, clauses); };
  return [small = in_small_letters(word)](const Question& question) { return has_word(question, small); };
}

// A word of the texts, or somebody whom they name: what it is, and in which games.
std::string word_explained(const std::string& word) {
  std::string text;
  std::string games;
  for (const pages::Word& one : pages::words_of_the_texts()) {
    if (in_small_letters(one.word) != in_small_letters(word)) continue;
    if (text.empty()) text = fmt::format("; in the texts it is: {} [{}]", one.meaning, one.source);
    games += fmt::format("{}{}", games.empty() ? "" : ", ", one.variant);
  }
  return text.empty() ? text : fmt::format("{} ({})", text, games);
}

// In their order, each once.
std::vector<const Question*> wanted_questions(const std::vector<std::string>& words) {
  std::vector<std::string_view> ids;
  for (const Question& question : questions()) ids.push_back(question.id);
  std::set<const Question*> picked;
  for (const std::string& word : words) {
    if (word.empty()) throw Unusable("rules questions: an empty word is in all of them; leave it out");
    const auto is_picked = picked_by(word);
    bool has_any = false;
    for (const Question& question : questions()) {
      if (!is_picked(question)) continue;
      picked.insert(&question);
      has_any = true;
    }
    if (!has_any)
      throw Unusable("no question \"" + word + "\", and none with that word in it" + word_explained(word) +
                     nearest_phrase(word, ids));
  }
  std::vector<const Question*> wanted;
  for (const Question& question : questions())
    if (words.empty() || picked.contains(&question)) wanted.push_back(&question);
  return wanted;
}

void print_questions(Session& session, const std::vector<std::string>& names) {
  json::Json list = {{"questions", json::Json::array()}};
  const std::vector<const Question*> wanted = wanted_questions(names);
  const corpus::Corpus cases = load(session);
  const corpus::Corpus witnesses = load_witnesses(session);
  const rulings::Studies studies = load_studies(session);
  for (const Question* question : wanted) {
    if (session.as_json) {
      json::Json object = question_in_json(*question);
      add_studies(object, *question, studies);
      add_cases(object, *question, cases, witnesses);
      list["questions"].push_back(std::move(object));
    } else {
      print_text(session, *question);
      print_studies(session, *question, studies);
      print_cases(session, *question, cases, witnesses);
    }
  }
  if (session.as_json) print(session, formats::questions, list);
}

}  // namespace

void add_rules_questions(CLI::App& rules, Session& session) {
  auto names = std::make_shared<std::vector<std::string>>();
  CLI::App& verb = add_verb(
      rules, "questions", "What the texts leave open, how it can be read, and how it is settled", session,
      {"casino rules questions Q-AA-01", "casino rules questions sotho", "casino rules questions trail.owning_build",
       "casino rules questions AA-TRL-3", "casino rules questions sweep"});
  verb.add_option(
      "what", *names,
      "IDs of questions or their beginnings, games, options, clauses, or words in them; all if none is given");
  add_corpus_option(verb, session);
  verb.callback([&session, names] { print_questions(session, *names); });
}

}  // namespace casino::cli
