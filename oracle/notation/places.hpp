#pragma once
// Where the cards of a position were read: no card lies in two places, and none comes from outside the pack.

#include <array>
#include <optional>
#include <string>

#include "oracle/notation/reader.hpp"

namespace casino::notation {

// What is expected of a card that was read before.
[[nodiscard]] std::string each_card_in_one_place(int line, int column);

class CardPlaces {
 public:
  // `first_line`: of the file, on which the text begins. Messages name the place of another card as it is there.
  explicit CardPlaces(int first_line) : first_line_(first_line) {}

  // Whether the card may lie where it was read; if not, a fault is collected.
  bool see(Reader& in, const CardAt& card);

  // The cards up to a sign (see Reader::listed_cards), without those that may not lie there.
  CardSet see_cards(Reader& in);

 private:
  int first_line_;
  std::array<std::optional<Where>, card_count> places_;
};

}  // namespace casino::notation
