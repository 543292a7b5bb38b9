#pragma once
// What a clause says where an option has another value than in the text that first had it: the registry's sentence
// would be wrong of the game at hand, or speak of more than there is in it.

#include <cstdint>
#include <optional>
#include <string_view>

#include "model/rules/clause.hpp"
#include "model/rules/rules.hpp"

namespace casino {

// A verdict cites one clause by itself; a page tells all of a variant, one clause after another, and so says less here
// and more there.
enum class SaidIn : std::uint8_t { citation, page };

// Empty text: nothing is to be said there.
[[nodiscard]] std::optional<std::string_view> said_otherwise(Clause clause, const Rules& rules, SaidIn in);

}  // namespace casino
