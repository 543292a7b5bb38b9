#pragma once
// Slips of the pen: what may have been meant by what was written, if only one thing in it is wrong. They know where
// cards can be, and nothing of what is allowed; each has a cost, the dearer the less likely. The order is fixed.

#include "oracle/log/log.hpp"

namespace casino::log {

namespace slip_cost {
inline constexpr int other_suit = 2;  // 5D for 5C
inline constexpr int other_rank = 3;  // 6C for 5C
inline constexpr int other_card = 4;
inline constexpr int card_too_many = 3;
inline constexpr int card_forgotten = 3;
inline constexpr int build_forgotten = 4;
inline constexpr int cards_swapped = 3;
inline constexpr int hands_swapped = 3;
inline constexpr int other_seat = 2;
inline constexpr int value_not_said = 2;
inline constexpr int addition_told_as_build = 1;  // the same cards
inline constexpr int other_value = 3;
inline constexpr int other_build = 4;
inline constexpr int word_forgotten = 2;  // "last", "for partner", "united"
inline constexpr int word_too_many = 3;
inline constexpr int other_kind = 5;
inline constexpr int other_order = 3;
inline constexpr int step_too_many = 4;
inline constexpr int step_forgotten = 4;
inline constexpr int one_step_more = 2;      // besides: each action that was not written down
inline constexpr int build_not_written = 2;  // but named later
inline constexpr int something_else = 6;     // the same card from the hand, for all the rest
inline constexpr int another_turn = 8;       // near this one, with another card from the hand
inline constexpr int turn_twice = 2;
inline constexpr int turn_too_many = 7;
inline constexpr int turn_forgotten = 8;
inline constexpr int call_forgotten = 1;  // that brings just the points which were written down
inline constexpr int line_forgotten = 1;
inline constexpr int other_owner = 3;
inline constexpr int two_turns_forgotten = 12;
inline constexpr int two_turns_of_last_cards = 6;  // each of the two has one card that nobody plays
inline constexpr int other_number = 1;
inline constexpr int other_points = 2;  // they follow from the rest
}  // namespace slip_cost

// The cards that the seat to act can play: its hand, or if not all of that is known, whatever is not known to be
// elsewhere.
[[nodiscard]] CardSet playable(const Rules& rules, const Position& position);

// The cards that may be on top of a pile.
[[nodiscard]] CardSet all_tops(const Rules& rules, const Position& position);

// What it costs to write one card for another.
[[nodiscard]] int cost_of(Card written, Card meant);

inline constexpr std::size_t most_steps = 16;  // nobody makes longer turns; a file can hold them

template <typename T>
struct Slip {
  T meant;
  int cost = 0;
};

// A turn that was made in this position.
[[nodiscard]] std::vector<Slip<Turn>> slips_of(const Rules& rules, const Position& before, const Turn& written);

// One action of it; the position is the one in which it is made.
[[nodiscard]] std::vector<Slip<Action>> slips_of(const Rules& rules, const Position& position, const Action& written);

// A dealing in which cards may have been misread, or have come into the wrong hand. `free` are the cards that can have
// been dealt besides; those that `wanted` are among the cards that are changed are reported, or all if it is empty.
[[nodiscard]] std::vector<Slip<Dealt>> slips_of(const Rules& rules, const Dealt& written, CardSet free, CardSet wanted);

// The position of a fragment: a card of the table, of a build or a hand that was misread, forgotten or too many; piles
// of which two cards are in the wrong order; the value or the owner of a build. Those that `wanted` are among the cards
// that are changed are reported, or all if it is empty.
[[nodiscard]] std::vector<Slip<Position>> slips_of(const Rules& rules, const Position& written, CardSet wanted);

// Something said between turns.
[[nodiscard]] std::vector<Slip<Event>> slips_of(const Rules& rules, const Position& position, const Event& written);

// Turns that tell as an addition what was written as a build with the top of a pile (SWZ-BLD-4).
[[nodiscard]] std::vector<Slip<Turn>> additions_instead(const Rules& rules, const Position& before,
                                                        const Turn& written);

// Legal turns that play the same cards from the hand, for something else.
[[nodiscard]] std::vector<Slip<Turn>> other_uses_of_the_hand(const Rules& rules, const Position& before,
                                                             const Turn& written);

// Legal turns that go on where this one ends: its last actions were forgotten.
[[nodiscard]] std::vector<Slip<Turn>> turns_that_go_on(const Rules& rules, const Position& before, const Turn& written);

// Legal turns near this one, of the same seat (see explain/instead.hpp).
[[nodiscard]] std::vector<Slip<Turn>> turns_near(const Rules& rules, const Position& before, const Turn& written);

// Turns that make a build of these cards with the card that was played, whatever was written of it.
[[nodiscard]] std::vector<Slip<Turn>> builds_instead(const Rules& rules, const Position& before, const Turn& written,
                                                     CardSet named);

// Where a turn stands after some of its steps, as far as they can be done.
[[nodiscard]] Position after_steps(const Rules& rules, Position position, const Turn& turn, std::size_t steps);

}  // namespace casino::log
