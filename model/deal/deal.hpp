#pragma once
// Dealing: who gets which cards of a pack, and what a dealing must look like (AA-DEAL-*, SWZ-CUT-*,
// SWZ-DEAL-*).

#include "model/table/finding.hpp"
#include "model/table/position.hpp"

namespace casino {

// The seat that leads with the hands of a dealing; the position is the one in which they are dealt (AA-PLY-3,
// HUN-NAG-4).
[[nodiscard]] Seat leader_of_dealing(const Rules& rules, const Position& before, int number);

// What one dealing gave out, as a log states it.
struct Dealing {
  int number = 1;  // within the deal
  PerSeat<CardSet> hands;
  PerSeat<std::uint8_t> unseen{};  // so many cards more than those that are named
  CardSet table;
  friend bool operator==(const Dealing&, const Dealing&) = default;
};

// How a pack, top card first, is dealt: the n-th dealing (AA-DEAL-2, AA-DEAL-3, SWZ-DEAL-1). Nothing where the rules do
// not fix an order (deal.packets=as_logged), or where the pack does not go round. With deal.table_source=cut the pack
// is what the dealer has after the cut, and no table cards are dealt.
[[nodiscard]] std::optional<Dealing> dealing_of(const Rules& rules, std::span<const Card> pack, Seat dealer,
                                                int number);
// Which cards of the pack it takes, in whatever order packets go round; none if the pack does not go so far.
[[nodiscard]] CardSet cards_of_dealing(const Rules& rules, std::span<const Card> pack, Seat dealer, int number);

// CRZ-DRW-1: the card that such a pack gives to the seat that is to act, if cards are drawn and one is left.
[[nodiscard]] std::optional<Card> next_drawn(const Rules& rules, std::span<const Card> pack, const Position& position);

// The position before the first play of a deal: after the first dealing, and the cut if the rules have one.
[[nodiscard]] Position start_of_deal(const Rules& rules, const Dealing& first, Seat dealer);

// New hands, when all are empty; the layout stays (AA-DEAL-4).
void deal_hands(const Rules& rules, Position& position, const Dealing& dealing);

// What is wrong with a dealing: sizes of hands and table (AA-DEAL-1, AA-DEAL-4, SWZ-DEAL-1), cards outside the pack
// (AA-PAK-1), and its order, if `pack` is given (AA-DEAL-2, AA-DEAL-3).
[[nodiscard]] std::vector<Finding> judge_dealing(const Rules& rules, const Dealing& dealing, Seat dealer,
                                                 std::span<const Card> pack = {});

// SWZ-CUT-2, SWZ-CUT-3: whether a cut layout is one to be cut again, and by which clauses; and whether it must be
// (option deal.redo_duty): else it may as well be played on.
[[nodiscard]] std::vector<Finding> reasons_to_cut_again(const Rules& rules, CardSet cut);
[[nodiscard]] std::vector<Finding> reasons_not_to_play_on(const Rules& rules, CardSet cut);
// A cut that stands, or was put back, by a seat (SWZ-CUT-1, SWZ-CUT-2, SWZ-CUT-3, SWZ-CUT-4).
[[nodiscard]] std::vector<Finding> judge_cut(const Rules& rules, CardSet cut, Seat cutter, Seat dealer, bool put_back);

// AA-DEAL-6: whether "last" is to be said at this dealing.
[[nodiscard]] bool is_last_dealing(const Rules& rules, int number);

// HUN-ULM-3, HUN-NAG-5 (option deal.exposed): whether all see the bottom card of the pack, or the last hands.
[[nodiscard]] bool is_exposed(const Rules& rules, DealExposed what);

// AA-DEAL-6, Q-AA-22: "last" at the last dealing, and not said, is a slip of custom, a fault, or nothing, by option
// announce.last; said at another one it is a slip at most. Of what nobody stated it is not known that it was not said.
enum class LastSaid : std::uint8_t { not_stated, no, yes };
enum class LastCall : std::uint8_t { right, slip, fault };
[[nodiscard]] LastCall judge_last_call(const Rules& rules, int number, LastSaid said);

}  // namespace casino
