#pragma once
// Which open questions a game touched: those of its text with a reading under which it would come out otherwise.

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

// By the register, in the order of the questions. What no option decides cannot be tried out.
[[nodiscard]] std::vector<Touched> questions_touched(const log::Log& log);

[[nodiscard]] std::vector<explain::Line> lines_of(const log::Log& log, const std::vector<Touched>& touched);
[[nodiscard]] json::Json of(const log::Log& log, const std::vector<Touched>& touched);

}  // namespace casino::rulings
