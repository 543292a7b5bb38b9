#pragma once
// What judge() asks of the clauses: a function for each chapter of play, and what is asked between them.

#include "model/judge/findings.hpp"
#include "model/judge/judging.hpp"
#include "model/table/event.hpp"

namespace casino {

// One function a chapter of play; each lists its clauses in the order of the text. They set the value at which the
// action counts, and return it.
Value judge_trail(Judging& judging, Findings& found);
Value judge_capture(Judging& judging, Findings& found);
Value judge_build(Judging& judging, Findings& found);
Value judge_raise(Judging& judging, Findings& found);
Value judge_augment(Judging& judging, Findings& found);
void judge_turn_end(const Rules& rules, const Position& position, Findings& found);
// Whether nothing of that can be broken by a turn that is this action: so the position after it need not be made.
[[nodiscard]] bool end_of_turn_is_clean(const Position& before, const Action& action);
// Whether an event has its effect: a demand that is void has none. Unknown where a demand may be either.
Answer judge_event(const Rules& rules, const Position& position, const Event& event, Findings& found);

// What is asked when an action has been done.

// SWZ2-RST-3: where a seat may own one build only (option build.limit), an action has made it two within the turn.
void owner_has_a_second_build(const Rules& rules, const Position& after, Findings& found);
// SWZ-INS-2: after the answer to a demand, whether it took all that it had to; asked of tops that nobody has stated,
// since apply() has settled the rest (clauses/demands.cpp).
void answer_is_full(const Rules& rules, const Position& after, const Action& answer, Findings& found);
// SOT-PILE-1: how the cards of a build lie, if the log says so and their order is kept (clauses/pile.cpp).
void lies_on_the_build_as_stated(const Rules& rules, const Position& after, const Action& action, Findings& found);

}  // namespace casino
