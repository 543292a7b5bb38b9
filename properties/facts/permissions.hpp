#pragma once
// What a legal turn is said to rest on, held against the listing of turns.

#include "model/judge/judge.hpp"
#include "model/rules/rules.hpp"
#include "model/table/position.hpp"
#include "model/table/turn.hpp"

namespace casino::properties {

// AA-TRL-2, SWZ-DRF-1: a card is said to be one that could have captured where the listing has a capture with it.
[[nodiscard]] bool cards_that_could_capture_are_reported(const Rules& rules, const Position& before, const Turn& turn,
                                                         const Judgement& judgement);

// AA-CAP-9: a capture is said to leave what it could have taken where the listing has one with the same card that takes
// all that it takes, and more.
[[nodiscard]] bool what_could_be_taken_as_well_is_reported(const Rules& rules, const Position& before, const Turn& turn,
                                                           const Judgement& judgement);

// SWZ-PTN-6: only a build is captured in spite of the partner. SWZ-PTN-7: only an addition does as he asked. SWZ-DRF-1:
// only a hand card drifts. AA-VAR-2: only an owner trails as one. SWZ-STL-4: only from a pile that gave a card before.
[[nodiscard]] bool permissions_have_their_reason(const Rules& rules, const Position& before, const Turn& turn,
                                                 const Judgement& judgement);

}  // namespace casino::properties
