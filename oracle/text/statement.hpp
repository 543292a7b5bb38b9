#pragma once
// What a clause says under given rules. The registry states it as the text does that first had it; where an option that
// the clause names has another value, that sentence would be wrong of the game at hand.

#include "model/rules/rules.hpp"

namespace casino {

[[nodiscard]] std::string statement_of(Clause clause, const Rules& rules);

// A verdict cites one clause by itself; a page tells all of a variant, one clause after another, and so says less here
// and more there.
enum class SaidIn : std::uint8_t { citation, page };

// What it says where an option has another value than in the text that first had it, or the registry's sentence would
// speak of more than there is in the game at hand. Empty text: nothing is to be said there.
[[nodiscard]] std::optional<std::string_view> said_otherwise(Clause clause, const Rules& rules, SaidIn in);

}  // namespace casino
