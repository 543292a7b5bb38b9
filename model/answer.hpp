#pragma once
// What a position that does not tell everything says to a question.

#include <cstdint>

namespace casino {

enum class Answer : std::uint8_t { no, unknown, yes };

}  // namespace casino
