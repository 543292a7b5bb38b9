#include "oracle/conform/report/words.hpp"

#include <cctype>

#include <fmt/format.h>

#include "model/judge/judge.hpp"
#include "model/match/match.hpp"
#include "oracle/explain/explanation.hpp"
#include "oracle/explain/sentences.hpp"
#include "oracle/notation/position.hpp"
#include "oracle/notation/turn.hpp"
#include "oracle/rulesets/rules.hpp"

namespace casino::conform {

std::string as_sentence(std::string words) {
  if (!words.empty()) words.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(words.front())));
  return words + ".";
}

namespace {

std::string point_in_words(const Rules& rules, const Point& point) {
  return notation::text_of(rules, point.position) + "\nturn: " + notation::text_of(rules, point.position, point.turn);
}

void add_line(std::string& text, const std::string& line) { text += (text.empty() ? "" : "\n") + line; }

std::string cited(const Rules& rules, Clause clause, const std::string& here) {
  const explain::Citation citation = explain::citation_of(rules, clause);
  return fmt::format("the rules: {} [{}]: {}", citation.id, citation.source, here);
}

// What allows it, and for which cards.
std::string allowed(const Rules& rules, Clause clause, const std::string& use) {
  return cited(rules, clause, explain::citation_of(rules, clause).statement + (use.empty() ? "" : " Here: " + use));
}

std::string ruling_in_words(const Rules& rules, const Point& point) {
  const Judgement judgement = judge_with_claims(rules, point.position, point.turn);
  const explain::Situation situation{rules, point.position, judgement.after, point.turn.seat, {}, &point.turn};
  std::string text;
  if (const auto* illegal = std::get_if<Illegal>(&judgement.verdict)) {
    for (const Finding& violation : illegal->violations)
      add_line(text, cited(rules, violation.clause, sentence_of(situation, violation)));
    if (illegal->impossible) add_line(text, "the rules: " + sentence_of(situation, *illegal->impossible));
    return text;
  }
  for (const Finding& used : judgement.permissions)
    add_line(text, allowed(rules, used.clause, use_of(situation, used)));
  for (const Grouping& grouping : judgement.groupings) {
    std::string groups;
    for (const CardSet group : grouping.groups)
      groups += (groups.empty() ? "" : " | ") + notation::text_of(rules, group);
    add_line(text, fmt::format("groups that make {}: {}", grouping.value.points, groups));
  }
  return text;
}

// Of a verdict, of a position after a turn, and of a turn in a deal.
std::string ruling_in_words(const Disagreement& disagreement) {
  const Outcome outcome = outcome_of(disagreement.checked);
  if (outcome != Outcome::fail && outcome != Outcome::wrong_reason) return {};
  const Question& question = disagreement.question;
  if (disagreement.point) return ruling_in_words(question.rules, *disagreement.point);
  const bool has_a_turn = question.operation == Operation::judge || question.operation == Operation::apply;
  return has_a_turn ? ruling_in_words(question.rules, {question.position, question.turn}) : std::string();
}

std::string what_was_asked_in_words(const Disagreement& disagreement) {
  const Question& question = disagreement.question;
  const Rules& rules = question.rules;
  if (disagreement.point) return "in a whole deal, at:\n" + point_in_words(rules, *disagreement.point);
  if (question.operation == Operation::score || question.operation == Operation::play)
    return message_of(question).dump();
  if (question.operation == Operation::turns) return notation::text_of(rules, question.position);
  return point_in_words(rules, {question.position, question.turn});
}

}  // namespace

std::string situation_in_words(const Disagreement& disagreement) {
  std::string text = what_was_asked_in_words(disagreement);
  if (const std::string ruling = ruling_in_words(disagreement); !ruling.empty()) add_line(text, ruling);
  return text;
}

json::Json options_of(const ToDeclare& declare) {
  Rules rules = declare.rules;
  for (const Setting& setting : declare.settings)
    if (const auto other = rules_with(rules, setting.option, setting.value)) rules = *other;
  return json::of(rules).value("options", json::Json::object());
}

std::string_view label_of(const Disagreement& disagreement) {
  if (outcome_of(disagreement.checked) != Outcome::fail) return {};
  if (disagreement.is_unsteady) return "does not come again";
  return disagreement.would_be_right_with.empty() ? "breaks its own rules" : "differs by an option";
}

std::string explanation_in_words(const Disagreement& disagreement) {
  const std::string_view label = label_of(disagreement);
  if (label.empty()) return {};
  if (disagreement.is_unsteady)
    return fmt::format("{}: asked by itself it was answered right; it may hang on what was asked before", label);
  std::string text;
  for (const Setting& setting : disagreement.would_be_right_with)
    text += (text.empty() ? "it would be right with " : ", or ") + text_of(setting);
  if (!text.empty()) return fmt::format("{}: {}", label, text);
  for (const Clause clause : disagreement.would_be_right_without)
    text += fmt::format("{}it would be right without {}: {}", text.empty() ? "" : "; or ", entry_of(clause).id,
                        entry_of(clause).statement);
  if (text.empty())
    text = disagreement.is_contradicted ? "settings that explain it do not fit other answers"
                                        : "no setting of one option explains it";
  return fmt::format("{}: {}", label, text);
}

std::string declaration_in_words(const ToDeclare& declare) {
  return fmt::format("{}: with these options declared {} would be left\n    \"options\": {}", declare.rules.variant,
                     declare.left == 0   ? std::string("no disagreement")
                     : declare.left == 1 ? std::string("1 disagreement")
                                         : fmt::format("{} disagreements", declare.left),
                     options_of(declare).dump());
}

}  // namespace casino::conform
