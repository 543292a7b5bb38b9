#pragma once
// Who has won while a deal is being played (AA-WIN-7, AA-WIN-9, FIN-WIN-2, DOM-WIN-8), as far as it can be known: of
// cards in a pile only the number may be known, and of what lay there before a log begins nobody knows in which order
// it came. Inside the replay of logs only.

#include <optional>

#include "model/match/match.hpp"

namespace casino::log {

// How a position came about: move by move, or the log found it so.
enum class Came : std::uint8_t { by_play, as_stated };

struct Lead {
  std::optional<Side> winner;           // who has won, unless somebody had before
  PerSide<bool> others_can_have_won{};  // by cards that nobody stated, or in an order that nobody stated
};

[[nodiscard]] Lead lead_in(const Rules& rules, const Match& match, const Position& position, Came came);

// AA-WIN-8: whether a claim is correct. Nothing: it depends on cards that nobody stated.
[[nodiscard]] std::optional<bool> claim_holds(const Rules& rules, const Match& match, const Position& position,
                                              Side side);

// The sides of which one has won by the totals with which a log begins; nobody, if the match can go on. Of several at
// the target the totals do not always tell who was the first.
[[nodiscard]] PerSide<bool> winners_by_totals(const Rules& rules, const Match& match);

// Whether what counts before the end of a deal is known: no card counts (AA-WIN-9), or every card is known.
[[nodiscard]] bool is_certain_so_far(const Rules& rules, const Captured& captured);

}  // namespace casino::log
