#pragma once
// Whose fault it is that a turn breaks a rule. Others speak in it, too: an opponent insists, the partner asks, somebody
// calls; what they say without ground is theirs to answer for, and the turn is judged by itself besides.

#include <optional>

#include "model/judge/judge.hpp"

namespace casino::explain {

// The seat that broke the clause: whoever acts, or whoever said that in the turn; of an insistence upon the play of the
// seat before (SWZ-INS-2) that seat.
[[nodiscard]] Seat at_fault(const Position& before, const Turn& turn, const Finding& violation);

// The verdict on the turn without what others said in it wrongly; nothing if that is the same turn.
[[nodiscard]] std::optional<Verdict> verdict_by_itself(const Rules& rules, const Position& before, const Turn& turn,
                                                       const Verdict& verdict);

}  // namespace casino::explain
