#pragma once
// What a turn can speak of at all at a table: somebody who plays by rules without piles to steal from knows no tops,
// and need not be asked what he thinks of a turn that takes one.

#include "model/rules/rules.hpp"
#include "model/table/turn.hpp"

namespace casino::conform {

[[nodiscard]] bool can_be_said(const Rules& rules, const Turn& turn);

}  // namespace casino::conform
