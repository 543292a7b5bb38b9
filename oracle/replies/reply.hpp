#pragma once
// Answers to requests, in JSON (docs/requests.md): what the program prints for each, and what casino.h returns.

#include <vector>

#include "oracle/explain/explanation.hpp"
#include "oracle/requests/request.hpp"

namespace casino::json {

// How much is said of a judgement.
enum class Length : std::uint8_t { brief, usual, full };

// The beginning of an answer: its ID, if there is one.
[[nodiscard]] Json answer_to(const std::optional<Json>& id);

// Of the turn of a request: in every way in which cards that nobody saw can have been.
[[nodiscard]] Judgement judgement_of(const Request& asked);
[[nodiscard]] explain::Explanation explained(const Request& asked, const Judgement& judgement, Length length);

// These go on from there. A judgement of the turn of a request, or of its position.
[[nodiscard]] Json judged(Json answer, const Request& asked, const Judgement& judgement, Length length);
[[nodiscard]] Json judged(Json answer, const Request& asked, const std::vector<Finding>& violations, Length length);
// "certain" is false where it is not, and missing where there is no score.
[[nodiscard]] Json scored(Json answer, const Request& asked);
[[nodiscard]] Json shown(Json answer, const Request& asked);

// What the position breaks by itself, which no turn in it mends: "position_breaks", if there is anything; and the IDs
// in words, "AA-BLD-4 AA-PLY-3".
void add_what_the_position_breaks(Json& answer, const Request& asked);
[[nodiscard]] std::string broken_by_the_position(const Request& asked);

// Which clauses decided a verdict.
[[nodiscard]] std::vector<Clause> deciding_clauses(const Verdict& verdict);

// What could not be used: {"errors":[..]}, with the ID if there is one.
[[nodiscard]] Json of(const ParseError& error);
[[nodiscard]] Json refused(Json answer, const ParseErrors& errors);

}  // namespace casino::json
