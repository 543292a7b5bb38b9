#pragma once
// What a position that does not tell everything says to a question.

#include <cstdint>

namespace casino {

enum class Answer : std::uint8_t { no, unknown, yes };

[[nodiscard]] constexpr Answer as_answer(bool is_so) { return is_so ? Answer::yes : Answer::no; }

}  // namespace casino
