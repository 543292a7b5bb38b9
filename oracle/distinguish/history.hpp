#pragma once
// What a position knows beside where the cards lie, in every way that matters to either of two rules.

#include "model/table/position.hpp"
#include "model/table/value.hpp"
#include "oracle/distinguish/pair.hpp"

namespace casino::distinguish {

// Whether by both rules a hand can have a card worth so much: a build of another value nobody could ever capture.
[[nodiscard]] bool can_be_held(const Pair& pair, Value value);

// While hands are still to be dealt and cards to be drawn, and after the last dealing; once where neither rules ask.
bool each_phase(const Pair& pair, const Position& position, FunctionRef<bool(const Position&)> visit);

// Who added to a build, formed it, or has had a turn since, and what is proven of the partner's hand; once where
// neither rules ask.
bool each_history(const Pair& pair, const Position& position, FunctionRef<bool(const Position&)> visit);

}  // namespace casino::distinguish
