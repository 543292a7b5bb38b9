#pragma once
// What a finding says about the position at hand, in a sentence. The only place with prose about clauses.

#include "model/judge/judge.hpp"
#include "oracle/notation/cards.hpp"

namespace casino::explain {

// What the findings speak about.
struct Situation {
  const Rules& rules;
  const Position& before;  // the turn
  const Position& after;
  Seat actor;
  notation::Style style = {};
  const Turn* turn = nullptr;  // if it is one that findings are about
};

// Why the clause is broken here: "N trails 6C while [5C 4D]=9 of N lies there."
[[nodiscard]] std::string sentence_of(const Situation& situation, const Finding& violation);
// What a permission was used for: "5C 3D; at 8", or nothing if there is no more to say than the clause says.
[[nodiscard]] std::string use_of(const Situation& situation, const Finding& permission);
// What would decide: "whether S holds a card worth 9".
[[nodiscard]] std::string sentence_of(const Situation& situation, const Need& need);
// Why the turn cannot be made at all.
[[nodiscard]] std::string sentence_of(const Situation& situation, const Impossible& impossible);
// Why a position is none.
[[nodiscard]] std::string sentence_of(const Rules& rules, const StructuralFault& fault);

// "Without what others said in it wrongly the turn of E is legal."
[[nodiscard]] std::string words_by_itself(const Situation& situation, const Verdict& alone);

// How the statement of a violated clause is introduced: a permission that is cited is one that these rules do not give,
// or do not give so far, and then what they give is stated; a definition was not kept. Empty for prohibitions and
// obligations, which speak for themselves.
[[nodiscard]] std::string introduction_of(const Rules& rules, Clause violated);

}  // namespace casino::explain
