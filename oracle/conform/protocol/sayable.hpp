#pragma once
// What a turn can speak of at all at a table: somebody who plays by rules without piles to steal from knows no tops,
// and need not be asked what he thinks of a turn that takes one.

#include "model/rules/rules.hpp"
#include "model/table/position.hpp"
#include "model/table/turn.hpp"

namespace casino::conform {

[[nodiscard]] bool can_be_said(const Rules& rules, const Turn& turn);

// Whether it calls what it does by another verb than everybody would: a raise to the value that a build has already,
// "add" where a build is raised. We read it (docs/decisions/0023-an-action-is-what-it-does.md); no program has to.
[[nodiscard]] bool is_worded_oddly(const Rules& rules, const Position& position, const Turn& turn);

}  // namespace casino::conform
