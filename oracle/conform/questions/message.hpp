#pragma once
// Questions as they are sent. Many turns are asked about in one position: it is written once.

#include <optional>
#include <string>

#include "oracle/conform/questions/question.hpp"

namespace casino::conform {

class Messages {
 public:
  // The rules of all questions; they have to outlive it.
  explicit Messages(const Rules& rules) : rules_(rules) {}

  // The members of the object that is sent, without its "id" and without the braces around them.
  [[nodiscard]] std::string of(const Question& question);

 private:
  [[nodiscard]] const std::string& written(const Position& position);

  const Rules& rules_;
  std::optional<Position> position_;  // the last
  std::string text_;                  // of it
};

// What a question is called: by its content alone, so that it is called the same whatever the seed, the options and the
// order in which it comes. `message`: as it is sent.
[[nodiscard]] std::string name_of(const Question& question, std::string_view message);
// Whether something may be the name of a question, and is none of a case.
[[nodiscard]] bool looks_like_a_name(std::string_view id);

// A turn in JSON: the same text as that of json::of(turn, rules), sooner.
[[nodiscard]] std::string written_turn(const Turn& turn, const Rules& rules);

}  // namespace casino::conform
