// Rulings as a page: cases of one's own, numbered, drawn, with the sentence that decides.

#include <algorithm>

#include <fmt/format.h>

#include "model/judge/judge.hpp"
#include "model/match/match.hpp"
#include "model/rules/question.hpp"
#include "oracle/corpus/run.hpp"
#include "oracle/notation/draw.hpp"
#include "oracle/notation/turn.hpp"
#include "oracle/pages/markdown.hpp"
#include "oracle/pages/page.hpp"
#include "oracle/pages/parts.hpp"
#include "oracle/pages/picture.hpp"
#include "oracle/rulings/difference_words.hpp"
#include "oracle/text/foreign_text.hpp"
#include "oracle/text/names.hpp"
#include "oracle/text/statement.hpp"
#include "oracle/text/words.hpp"

namespace casino::pages {
namespace {

using corpus::Case;

std::string picture_name(std::size_t number) { return fmt::format("ruling-{}.svg", number); }

const corpus::TurnsAsked* turns_of(const Case& one) { return std::get_if<corpus::TurnsAsked>(&one.asked); }

std::string rules_line(const Case& one) { return fmt::format("By the rules of {}.\n\n", rules_in_short(one.rules)); }

// What decides, as these rules have it, and where that stands: the clauses that the ruling names; where it names none,
// of a turn that is legal what allows it.
std::vector<Clause> deciding(const Case& one) {
  std::vector<Clause> clauses;
  for (const corpus::ExpectedClause& named : one.expected.front().clauses)
    if (named.clauses.count != 0) clauses.push_back(named.clauses.clauses[0]);
  const corpus::TurnsAsked* asked = turns_of(one);
  if (!clauses.empty() || asked == nullptr || asked->turns.size() != 1) return clauses;
  const Judgement judgement = judge_with_claims(one.rules, asked->position, asked->turns.front());
  if (!std::holds_alternative<Legal>(judgement.verdict)) return clauses;
  for (const Finding& permission : judgement.permissions)
    if (std::ranges::find(clauses, permission.clause) == clauses.end()) clauses.push_back(permission.clause);
  return clauses;
}

std::string decided_by(const Case& one) {
  std::string text;
  for (const Clause clause : deciding(one))
    text += fmt::format("- {} <sup>{}, {}</sup>\n", escaped(statement_of(clause, one.rules).text),
                        label_of(one.rules, clause), escaped(source_of(clause, one.rules)));
  return text.empty() ? text : "What decides:\n\n" + text + "\n";
}

// What is expected, in a word, if there is one for it.
std::string verdict_word(const corpus::Expected& expected) {
  constexpr std::array<std::string_view, 3> names{"legal", "illegal", "undetermined"};
  if (expected.verdict) return std::string(names.at(static_cast<std::size_t>(*expected.verdict)));
  if (expected.refused) return *expected.refused ? "refused" : "as it should be";
  return "";
}

// Of several turns that of each.
std::string verdict_of(const Case& one) {
  std::string words;
  for (const corpus::Expected& expected : one.expected)
    words += (words.empty() ? "" : ", then ") + verdict_word(expected);
  return words;
}

std::string other_readings(const Case& one) {
  std::string text;
  for (const corpus::Reading& reading : one.readings) {
    text += "- ";
    for (const Setting& setting : reading.options)
      text += fmt::format("{} ", escaped(as_sentence(meaning_of(entry_of(setting.option), setting.value))));
    text +=
        fmt::format("`{}`: {}", shown_text(reading.name, Way::markdown_code), verdict_word(reading.expected.front()));
    for (const corpus::ExpectedClause& clause : reading.expected.front().clauses) text += " " + escaped(clause.id);
    text += "\n";
  }
  return text.empty() ? text : "By other rules:\n\n" + text + "\n";
}

std::string question_line(const Case& one) {
  const Question* question = find_question(one.question);
  if (question == nullptr) return {};
  return fmt::format("It answers {}: {}\n\n", question->id, escaped(question->title));
}

// What is asked about no single turn: a position, several turns, a score, whatever else.
std::string drawing_of_others(const Case& one, bool with_position) {
  const Position* position = corpus::position_of(one.asked);
  if (position == nullptr) {
    std::string drawing = drawing_of(one);
    if (!drawing.empty()) return drawing;
    for (const std::string& line : distinguish::situation_of(one.rules, one.asked, {})) drawing += line + "\n";
    return drawing;
  }
  std::string drawing = with_position ? notation::drawing_of(one.rules, *position) + "\n" : "";
  if (const corpus::TurnsAsked* asked = turns_of(one))
    for (const Turn& turn : asked->turns)
      drawing += fmt::format("turn    {}\n", notation::text_of(one.rules, *position, turn));
  return drawing;
}

std::string situation_text(const Case& one, std::size_t number, bool with_pictures) {
  const corpus::TurnsAsked* asked = turns_of(one);
  const bool is_drawn = corpus::position_of(one.asked) != nullptr && with_pictures;
  std::string text = is_drawn ? fmt::format("![The position]({})\n\n", picture_name(number)) : "";
  if (asked != nullptr && asked->turns.size() == 1) return text + text_of_ruling(one, !is_drawn) + "\n";
  const std::string drawing = drawing_of_others(one, !is_drawn);
  if (!drawing.empty()) text += fmt::format("```\n{}```\n\n", drawing);
  const std::string verdict = verdict_of(one);
  return verdict.empty() ? text : text + fmt::format("**{}**\n\n", as_sentence(verdict));
}

std::string ruling_text(const Case& one, std::size_t number, bool with_pictures) {
  std::string text =
      fmt::format("## {}. {}\n\n<sup>{}</sup>\n\n", number, escaped(as_sentence(one.title)), escaped(one.id));
  text += rules_line(one) + situation_text(one, number, with_pictures) + decided_by(one);
  if (corpus::run(one.rules, one.asked, one.expected).result != corpus::Result::pass)
    text += fmt::format("The ruling is: {} The program comes to something else.\n\n", as_sentence(verdict_of(one)));
  if (!one.why.empty()) text += fmt::format("Why: {}\n\n", escaped(as_sentence(one.why)));
  return text + question_line(one) + other_readings(one);
}

}  // namespace

DrawnPage rulings_page(const corpus::Corpus& rulings, bool with_pictures) {
  DrawnPage page;
  std::string index;
  std::string texts;
  std::size_t number = 0;
  for (const corpus::CaseFile& file : rulings.files)
    for (const Case& one : file.cases) {
      ++number;
      index += fmt::format("| {} | {} | {} | {} |\n", number, escaped(as_sentence(one.title)),
                           escaped(nearest_game(one.rules).name), verdict_of(one));
      texts += ruling_text(one, number, with_pictures);
      if (const Position* position = with_pictures ? corpus::position_of(one.asked) : nullptr)
        page.pictures.push_back({picture_name(number), picture_of(one.rules, *position)});
    }
  page.markdown = "# Rulings\n\n| number | about | game | ruling |\n| --- | --- | --- | --- |\n" + index + "\n" + texts;
  while (page.markdown.ends_with("\n\n")) page.markdown.pop_back();
  return page;
}

}  // namespace casino::pages
