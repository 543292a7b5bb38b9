#pragma once
// The register of questions: what the texts leave open, how it can be read, and how it was settled. The
// entries stand in model/rules/registry/*_questions.hpp.

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string_view>

namespace casino {

struct Reading {
  std::string_view letter;   // "a"
  std::string_view meaning;  // in a sentence
  // "build.owner=last_adder", several separated by spaces; empty for a reading that has no switch.
  std::string_view setting;
};

// The readings of one question, kept inside it.
class Readings {
 public:
  static constexpr std::size_t max_size = 5;

  constexpr Readings() = default;
  constexpr Readings(std::initializer_list<Reading> readings) {
    assert(readings.size() <= max_size);
    for (const Reading& reading : readings) readings_[size_++] = reading;
  }
  [[nodiscard]] constexpr const Reading* begin() const { return readings_.data(); }
  [[nodiscard]] constexpr const Reading* end() const { return readings_.data() + size_; }
  [[nodiscard]] constexpr std::size_t size() const { return size_; }
  [[nodiscard]] constexpr const Reading& operator[](std::size_t index) const { return readings_[index]; }

 private:
  std::array<Reading, max_size> readings_{};
  std::uint8_t size_ = 0;
};

struct Question {
  std::string_view id;  // Q-AA-01; UNS-01 for what the African texts leave unsaid
  std::string_view title;
  std::string_view places;  // where the texts say, or fail to say, something about it
  Readings readings;
  std::string_view option;    // the option that holds the readings, several separated by spaces; empty: decided
  std::string_view decision;  // the default or the decision, as a reading's letter
  std::string_view reason;
};

// All questions, in the order of their IDs.
[[nodiscard]] std::span<const Question> questions();
[[nodiscard]] const Question* find_question(std::string_view id);

}  // namespace casino
