#include "oracle/conform/words.hpp"

#include <fmt/format.h>

#include "oracle/json/rules.hpp"
#include "oracle/notation/position.hpp"
#include "oracle/notation/turn.hpp"

namespace casino::conform {

std::string told_change(const explain::OptionChange& change) {
  return fmt::format("{}={}", entry_of(change.option).name, change.value);
}

std::string told_rules(const Rules& rules) {
  std::string text = fmt::format("{}, {} seats", rules.variant, rules.seats.count);
  const json::Json document = json::of(rules);
  if (const auto options = document.find("options"); options != document.end())
    for (const auto& [name, value] : options->items())
      text += fmt::format(", {}={}", name, value.is_string() ? value.get<std::string>() : value.dump());
  return text;
}

namespace {

std::string told_point(const Rules& rules, const Point& point) {
  return notation::text_of(rules, point.position) + "\nturn: " + notation::text_of(rules, point.position, point.turn);
}

}  // namespace

std::string told_situation(const Disagreement& disagreement) {
  const Question& question = disagreement.question;
  const Rules& rules = question.rules;
  if (disagreement.point) return "in a whole deal, at:\n" + told_point(rules, *disagreement.point);
  if (question.operation == Operation::score || question.operation == Operation::play)
    return message_of(question).dump();
  if (question.operation == Operation::turns) return notation::text_of(rules, question.position);
  return told_point(rules, {question.position, question.turn});
}

// Why that may be: an option that it plays otherwise, or a clause that it does not keep.
std::string told_explanation(const Disagreement& disagreement) {
  std::string text;
  for (const explain::OptionChange& change : disagreement.would_be_right_with)
    text += (text.empty() ? "it would be right with " : ", or ") + told_change(change);
  if (!text.empty()) return "differs by an option: " + text;
  for (const Clause clause : disagreement.would_be_right_without)
    text += fmt::format("{}without {}: {}", text.empty() ? "breaks its own rules: it would be right " : "; or ",
                        entry_of(clause).id, entry_of(clause).statement);
  return text;
}

}  // namespace casino::conform
