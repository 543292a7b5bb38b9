#pragma once
// The turns among which a player chooses. They are asked of the enumeration; where there are very many, the first of
// them have to do.

#include <cstdint>
#include <optional>
#include <vector>

#include "oracle/enumerate/enumerate.hpp"

namespace casino::players {

inline constexpr std::size_t most_choices = 200;  // who has more has these

// A number for a turn, the same by whatever rules and in whatever position it is made: dice thrown for it fall alike.
[[nodiscard]] std::uint64_t mark_of(const Turn& turn);
[[nodiscard]] std::uint64_t mark_of(Seat seat, const Action& action);  // of a turn that is this alone

struct Choice {
  Turn turn;
  std::uint64_t mark = 0;
  std::int64_t liking = 0;  // the turn that is liked best is made
};
using Choices = std::vector<Choice>;

// How a turn is liked by the position to which it leads.
using Liking = FunctionRef<std::int64_t(const Position& after)>;

// Every turn, with how it is liked.
[[nodiscard]] Choices choices_in(const LegalTurns& legal, const Position& position, Liking liking);
// The same, without anybody looking where they lead.
[[nodiscard]] Choices choices_in(const LegalTurns& legal, const Position& position);

// A turn that is made, and among what it was chosen.
struct Decision {
  Turn turn;
  std::size_t choices = 0;
  std::uint64_t mark_of_choices = 0;
};
// The one for which the dice fall highest, of all that there are: best_of of these choices, where nobody looks where
// they lead. Nothing where there is none.
[[nodiscard]] std::optional<Decision> as_the_dice_say(const LegalTurns& legal, const Position& position,
                                                      std::uint64_t dice);

// The one that is liked best; of several the one for which the dice fall highest. A card that comes to light in a turn
// is nobody's choice: the dice say which it is, and the player goes on from there.
[[nodiscard]] const Turn& best_of(const Choices& choices, std::uint64_t dice);

// How the dice fall for a card that comes to light at a step of a turn: of all that can, the one for which they fall
// highest does.
[[nodiscard]] std::uint64_t fall_of(const Event& reveal, std::size_t step, std::uint64_t dice);

// One number for all of them, whatever their order.
[[nodiscard]] std::uint64_t mark_of(const Choices& choices);

}  // namespace casino::players
