#pragma once
// Where the cards of a position were read: no card lies in two places, and none comes from outside the pack.

#include <array>
#include <optional>

#include "oracle/notation/reader.hpp"

namespace casino::notation {

class CardPlaces {
 public:
  // Whether the card may lie where it was read; if not, a fault is collected.
  bool see(Reader& in, const CardAt& card);

  // The cards up to a sign (see Reader::listed_cards), without those that may not lie there.
  CardSet see_cards(Reader& in);

 private:
  std::array<std::optional<Where>, card_count> places_;
};

}  // namespace casino::notation
