#pragma once
// The register of questions: what the texts leave open, how it can be read, and how it was settled.

#include <span>
#include <string_view>

namespace casino {

struct Reading {
  std::string_view letter;   // "a"
  std::string_view meaning;  // in a sentence
  std::string_view setting;  // "build.owner=last_adder", or empty for a reading that was decided against
};

struct Question {
  std::string_view id;        // Q-AA-01
  std::string_view title;
  std::string_view places;    // where the texts say, or fail to say, something about it
  std::span<const Reading> readings;
  std::string_view option;    // the option that holds the readings, or empty: decided
  std::string_view decision;  // the default or the decision, as a reading's letter
  std::string_view reason;
};

[[nodiscard]] std::span<const Question> questions();
[[nodiscard]] const Question* find_question(std::string_view id);

}  // namespace casino
