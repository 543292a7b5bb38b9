#pragma once
// Which open questions a game touched: those of its text with a reading under which it would come out otherwise.

#include <cstdint>
#include <vector>

#include "model/rules/question.hpp"
#include "oracle/explain/explanation.hpp"
#include "oracle/json/cards.hpp"
#include "oracle/rulings/preview.hpp"

namespace casino::rulings {

// A question, and a reading of it that is not the one that the game was played by.
struct Touched {
  const Question* question = nullptr;
  const Reading* reading = nullptr;
  Preview preview;
};

struct QuestionsTouched {
  std::vector<Touched> touched;
  std::size_t tried = 0;     // readings
  std::size_t left_out = 0;  // readings for which there was too much to play
};

// What is played at most: the log by its own rules, and then by each reading. Counted are steps (breakable.hpp).
inline constexpr std::uint64_t most_steps_for_questions = std::uint64_t{1} << 22;

// By the register, in the order of the questions. What no option decides cannot be tried out.
[[nodiscard]] QuestionsTouched questions_touched(const log::Log& log,
                                                 std::uint64_t most_steps = most_steps_for_questions);

[[nodiscard]] std::vector<explain::Line> lines_of(const log::Log& log, const QuestionsTouched& found);
[[nodiscard]] json::Json of(const log::Log& log, const std::vector<Touched>& touched);

}  // namespace casino::rulings
