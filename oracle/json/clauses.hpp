#pragma once
// Clauses in JSON: their IDs. Every alias is read; with a clause goes its number in the text of the variant
// in play.

#include "oracle/json/cards.hpp"

namespace casino::json {

// What a citation says beside the ID and its alias.
enum class Detail : std::uint8_t { ids, statements };  // statements: also what the clause says, and where

// Adds "clause", and "as" where the variant in play numbers it otherwise, to an object.
void cite(Json& object, Clause clause, const Rules& rules, Detail detail = Detail::ids);
// The keys that `cite` may add.
inline constexpr std::array<std::string_view, 4> citation_keys{"clause", "as", "statement", "source"};
// Reads them again; an alias that stands for several clauses is refused.
[[nodiscard]] Clause read_citation(const Members& members);

// Of each the ID, once.
[[nodiscard]] Json ids_of(const std::vector<Clause>& clauses);

// An ID or alias: all the clauses that it stands for. None, and a fault, if there is no such clause.
[[nodiscard]] ClauseList read_clause(const Cursor& at);
// A list of them: the clauses that are switched off.
[[nodiscard]] Json of(const ClauseSet& clauses);
[[nodiscard]] ClauseSet read_clauses(const Cursor& at);

}  // namespace casino::json
