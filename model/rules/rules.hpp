#pragma once
// `Rules`: a complete, concrete ruleset. One plain field per option, the seats, and the pack; a variant is a
// function that returns one (model/rules/variants/).

#include "model/cards/bounded_list.hpp"
#include "model/cards/card_set.hpp"
#include "model/cards/seat.hpp"
#include "model/rules/clause.hpp"
#include "model/rules/option.hpp"
#include "model/rules/scoring_table.hpp"

namespace casino {

using ScoreOrder = BoundedList<ScoreItem, all_item_count>;

struct Rules {
  std::string_view variant;  // the name of the variant that these rules started from
  Seats seats;

#define GROUP(title)
#define CHOICE(field, Type, ...) Type field = Type{};
#define CHOICE_AGAIN(field, Type, ...) Type field = Type{};
#define NUMBER(field, ...) std::int16_t field = 0;
#define ORDER(field, ...) ScoreOrder field;
#include "model/rules/option.def"

  ScoringTable scoring;  // points that no option gives

  CardSet pack;   // the cards in use: those of pack_kind, or fewer in a small world
  ClauseSet off;  // clauses that are switched off: not enforced, not granted, not scored

  friend bool operator==(const Rules&, const Rules&) = default;
};

// Whether an option has a value, as a condition for a table: has<&Rules::build_enabled, BuildEnabled::off>.
template <auto field, auto value>
[[nodiscard]] bool has(const Rules& rules) {
  return rules.*field == value;
}

// The cards of a kind of pack (AA-PAK-1, TUX-PAK-1, TUX-PAK-2, SOT-PACK-1).
[[nodiscard]] CardSet cards_of(PackKind kind);
// TUX-PAK-1: the Rook pack has colours in their place, and so no spades and neither casino.
[[nodiscard]] inline bool has_suits(const Rules& rules) { return rules.pack_kind != PackKind::rook40; }
// Whether the option that keeps cards from being trailed (trail.kept) can mean any of the pack.
[[nodiscard]] bool may_keep_cards(const Rules& rules);

// AA-PLY-3: the seat whose turn follows.
[[nodiscard]] Seat seat_after(const Rules& rules, Seat seat);
[[nodiscard]] Seat seat_before(const Rules& rules, Seat seat);
// The seat that leads when `dealer` deals.
[[nodiscard]] inline Seat leader(const Rules& rules, Seat dealer) { return seat_after(rules, dealer); }

// AA-PLY-2: sides.
[[nodiscard]] inline bool has_partners(const Rules& rules) {
  return rules.seats.count == 4 && rules.seats_sides == SeatsSides::partners;
}
[[nodiscard]] inline Side side_of(const Rules& rules, Seat seat) {
  return has_partners(rules) ? Side{static_cast<std::uint8_t>(seat.index % 2)} : Side{seat.index};
}
[[nodiscard]] inline bool same_side(const Rules& rules, Seat a, Seat b) {
  return side_of(rules, a) == side_of(rules, b);
}
[[nodiscard]] Seat partner_of(const Rules& rules, Seat seat);  // only where has_partners
[[nodiscard]] int side_count(const Rules& rules);

// SWZ-PILE-1, SWZ-PILE-2: the seat that keeps the pile on which this seat's captures go.
[[nodiscard]] inline Seat pile_keeper(const Rules& rules, Seat seat) {
  if (!has_partners(rules) || rules.pile_partners == PilePartners::separate) return seat;
  return Seat{side_of(rules, seat).index};
}

// The cards on the table before the first play, with the odd ones of a pack that does not go round (AA-DEAL-1,
// SAF-DEAL-5).
[[nodiscard]] int table_size(const Rules& rules);

// The number of cards in each hand of a dealing, and of dealings in a deal (AA-DEAL-1, AA-DEAL-5, TUX-DEAL-2).
[[nodiscard]] int hand_size(const Rules& rules, int number = 1);
[[nodiscard]] int dealings(const Rules& rules);
// TUX-DEAL-2: the cards that come to the table after the hands of a dealing, because they do not go round any more.
[[nodiscard]] int left_for_table(const Rules& rules, int number);

// AA-SWP-1, TUX-SCO-3, HUN-ULM-2: whether some capture that leaves the table empty scores.
[[nodiscard]] bool some_sweeps_score(const Rules& rules);
// Whether sweeps count with the first play of a deal (option sweep.counted), so that the first layout can be swept.
[[nodiscard]] bool first_layout_can_be_swept(const Rules& rules);

// What is contradictory in a ruleset; nothing when it can be played.
[[nodiscard]] std::optional<std::string> contradiction(const Rules& rules);

}  // namespace casino
