#pragma once
// The register of questions: what the texts leave open, or seem to, how it can be read, and how it was settled. The
// entries stand in model/rules/registry/*_questions.hpp.

#include "model/rules/option.hpp"
#include "model/rules/registry/short_list.hpp"

namespace casino {

struct Reading {
  std::string_view letter;   // "a"
  std::string_view meaning;  // in a sentence
  // "build.owner=last_adder", several separated by spaces; empty for a reading that has no switch.
  std::string_view setting = {};
  ShortList<std::uint8_t, 3> players = {};  // that take it, where how many play settles the question
};

struct Decision {
  std::string_view letter;  // of the reading that is the default, or was decided for
  std::string_view reason;
};

// Where a text says it after all, and in which of its words.
struct AnswerOfText {
  std::string_view place;  // "004 Kasino in Finland"
  std::string_view quote;
};

struct Question {
  std::string_view id;  // Q-AA-01; UNS-01 for what the African texts leave unsaid
  std::string_view title;
  std::string_view places;  // where the texts say, or fail to say, something about it
  ShortList<Reading, 5> readings;
  Decision decision;
  AnswerOfText answer = {};  // of a question that the text itself answers, as it is decided here
};

// Whether a text answers it: such a question is not open.
[[nodiscard]] constexpr bool is_answered(const Question& question) { return !question.answer.quote.empty(); }
// Whether its readings are those of so many players.
[[nodiscard]] constexpr bool is_settled_by_how_many_play(const Question& question) {
  return question.readings[0].players.size() != 0;
}

// All questions, in the order of their IDs.
[[nodiscard]] std::span<const Question> questions();
[[nodiscard]] const Question* find_question(std::string_view id);

// The options that hold its readings, in the order in which these name them; none: it is decided, and no option changes
// that.
[[nodiscard]] std::vector<const OptionEntry*> options_of(const Question& question);
[[nodiscard]] std::string option_names(const Question& question);  // "build.table_only trail.owning_build"

}  // namespace casino
