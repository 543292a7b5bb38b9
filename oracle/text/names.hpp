#pragma once
// How cards, seats, sides and kinds are written, in JSON as in text. The one place that spells them.

#include "model/judge/judge.hpp"

namespace casino {

// "10D"; with the Rook pack the colour's letter and the number: "R10" (black, red, yellow, green for spades,
// hearts, diamonds, clubs).
[[nodiscard]] std::string name_of(Card card, PackKind pack);
// The card of a name. Read too: "TD", lower case, the suits' signs, and with the Rook pack the suits'
// letters.
[[nodiscard]] std::optional<Card> find_card(std::string_view name, PackKind pack);
// "10D 8S 9S": the cards by rank and suit.
[[nodiscard]] std::string name_of(CardSet cards, PackKind pack);

// "N", "E", "S", "W" for two to four seats (two: N and S; three: E, S and W), "P1".. for more.
[[nodiscard]] std::string_view name_of(Seat seat, Seats seats);
// The seat of a name: a compass letter, or "P1" and so on with any number of seats.
[[nodiscard]] std::optional<Seat> find_seat(std::string_view name, Seats seats);

// A side is written as its lowest seat, and read by any of its seats or as "N+S".
[[nodiscard]] std::string_view name_of(Side side, const Rules& rules);
[[nodiscard]] std::optional<Side> find_side(std::string_view name, const Rules& rules);
// "N+S", for people.
[[nodiscard]] std::string long_name_of(Side side, const Rules& rules);
// "N 19, S 15", for people; of those sides that have a number.
[[nodiscard]] std::string points_in_words(const Rules& rules, const PerSide<std::optional<int>>& points);
[[nodiscard]] std::string points_in_words(const Rules& rules, const PerSide<int>& points);

// The enumerators of a kind, in their order.
inline constexpr std::array<std::string_view, 5> do_names{"trail", "capture", "build", "raise", "augment"};
inline constexpr std::array<std::string_view, 12> event_names{
    "cut",     "recut",  "last", "last_not_said", "insist_capture", "insist_augment",
    "request", "reveal", "over", "claim",         "draw",           "call"};
inline constexpr std::array<std::string_view, 5> unknown_names{"holds_value", "holds_card", "top_of_pile",
                                                               "value_of_build", "stock_is_left"};
inline constexpr std::array<std::string_view, 11> obstacle_names{
    "hand_card_missing", "table_card_missing", "top_missing",      "base_missing",
    "unite_missing",     "takes_nothing",      "card_named_twice", "not_within_a_turn",
    "deal_is_over",      "stock_card_missing", "card_without_part"};
inline constexpr std::array<std::string_view, 7> fault_names{"card_twice",       "card_outside_pack", "empty_build",
                                                             "owner_not_seated", "seat_not_seated",   "too_many_cards",
                                                             "pile_not_kept"};
inline constexpr std::array<std::string_view, 3> orange_call_names{"open", "missed", "closed"};
inline constexpr std::array<std::string_view, 8> clause_kind_names{
    "prohibition", "permission", "obligation", "computation", "deal", "score", "match", "event"};

[[nodiscard]] std::string_view name_of(ClauseKind kind);
[[nodiscard]] std::string_view name_of(Do kind);
[[nodiscard]] std::string_view name_of(EventKind kind);
[[nodiscard]] std::string_view name_of(Unknown what);
[[nodiscard]] std::string_view name_of(Obstacle what);
[[nodiscard]] std::string_view name_of(Fault what);
[[nodiscard]] std::string_view name_of(ScoreItem item);
[[nodiscard]] std::string_view name_of(OrangeCall call);

// The text that an ID belongs to: "AA" of AA-CAP-5, "HUN-NAG" of HUN-NAG-1, which has clauses of its own.
[[nodiscard]] std::string_view prefix_of(std::string_view clause_id);

// How the text of the variant in play numbers a clause ("SWZ-BLD-3" for AA-BLD-3); empty where it has no
// number of its own for it.
[[nodiscard]] std::string_view alias_of(Clause clause, const Rules& rules);
// The passage that says so, in the text of the variant in play if it has one.
[[nodiscard]] std::string_view source_of(Clause clause, const Rules& rules);

}  // namespace casino
