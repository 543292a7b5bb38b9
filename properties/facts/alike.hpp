#pragma once
// Facts about a turn and its likes: under other names, other eyes, other rules (facts/turns.cpp lists them).

#include "model/judge/judge.hpp"

namespace casino::properties {

// No rule tells hearts from clubs, or one seat from another.
[[nodiscard]] bool suits_are_alike(const Rules& rules);
[[nodiscard]] bool hearts_are_like_clubs(const Rules& rules, const Position& before, const Turn& turn,
                                         const Judgement& judgement);
[[nodiscard]] bool every_seat_has_the_same_turns(const Rules& rules, const Position& before, const Turn& turn,
                                                 const Judgement& judgement);

// Whoever acts sees all that decides, unless others have their say.
[[nodiscard]] bool players_see_what_decides(const Rules& rules);
[[nodiscard]] bool hidden_cards_decide_nothing(const Rules& rules, const Position& before, const Turn& turn,
                                               const Judgement& judgement);

// What a stricter rule allows, a looser one allows (model/rules/option.def); not where all that can be taken must be.
[[nodiscard]] bool taking_is_a_choice(const Rules& rules);
[[nodiscard]] bool looser_rules_allow_it(const Rules& rules, const Position& before, const Turn& turn,
                                         const Judgement& judgement);

}  // namespace casino::properties
