#pragma once
// The parts of a position in text. How they are printed is declared in position.hpp.

#include "model/table/position.hpp"
#include "oracle/notation/cards.hpp"
#include "oracle/notation/reader.hpp"

namespace casino::notation {

// What is expected of a card that was read before.
[[nodiscard]] std::string each_card_in_one_place(int line, int column);

// Where the cards of a position were read: no card lies in two places, and none comes from outside the pack.
class CardPlaces {
 public:
  // `first_line`: of the file, on which the text begins. Messages name the place of another card as it is there.
  explicit CardPlaces(int first_line) : first_line_(first_line) {}

  // Whether the card may lie where it was read; if not, a fault is collected.
  bool see(Reader& in, const CardAt& card);

  // The cards up to a sign (see Reader::listed_cards), without those that may not lie there.
  CardSet see_cards(Reader& in, std::initializer_list<std::string_view> stops = {});

 private:
  int first_line_;
  std::array<std::optional<Where>, card_count> places_;
};

// Reads a build, from its "[" on: "[QS | 7H 5D]=12 of E (formed by S)". A value that is not said is the only one that
// the cards can make. How its cards lie on one another goes to `laid`, if it is stated.
[[nodiscard]] std::optional<Build> read_build(Reader& in, CardPlaces& places, Pile& laid);

// Whose pile: a seat, or a side that has one pile ("N+S"). The seat that keeps it.
[[nodiscard]] std::optional<Seat> read_keeper(Reader& in);

// Reads a pile up to the end of the clause, top first: "5D > 2H > {4C JC} > +3".
[[nodiscard]] Pile read_pile(Reader& in, CardPlaces& places);

// Reads what follows the words "turn so far:" in "turn so far: 1 action, played 9S, to capture, at 9".
[[nodiscard]] TurnState read_turn_state(Reader& in);

// What follows them; empty between turns.
[[nodiscard]] std::string text_of(const Rules& rules, const TurnState& turn, Style style);

}  // namespace casino::notation
