#pragma once
// What could still be added to builds: the question behind the opponents' demands to add (SWZ-INS-5, SWZ-INS-6).

#include "model/queries/tops.hpp"

namespace casino {

// Loose cards and open pile tops that an opponent may want added (SWZ-INS-5).
[[nodiscard]] CardSet cards_in_reach_for_adding(const Rules& rules, const Position& position);

// A pile whose top nobody has stated, and what could lie on it so that something holds of `pool` and such tops. Which
// card of a rank it is makes no difference, save of those that are `named`.
using HoldsOfPool = FunctionRef<bool(const Position& known, CardSet pool)>;
[[nodiscard]] std::optional<UnknownTop> top_by_which(const Rules& rules, const Position& position, CardSet pool,
                                                     CardSet named, HoldsOfPool holds);

// Those of them, or of `pool`, that make a group for a build of the acting side, by themselves or with others.
[[nodiscard]] CardSet cards_that_can_be_added(const Rules& rules, const Position& position);
[[nodiscard]] CardSet cards_that_can_be_added(const Rules& rules, const Position& position, CardSet pool);

}  // namespace casino
