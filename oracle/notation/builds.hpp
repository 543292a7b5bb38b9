#pragma once
// A build in a position: "[QS | 7H 5D]=12 of E (formed by S)". Printing is declared in position.hpp.

#include <optional>

#include "model/table/build.hpp"
#include "model/table/pile.hpp"
#include "oracle/notation/places.hpp"

namespace casino::notation {

// Reads a build, from its "[" on. A value that is not said is the only one that the cards can make. How its cards
// lie on one another goes to `laid`, if it is told.
[[nodiscard]] std::optional<Build> read_build(Reader& in, CardPlaces& places, Pile& laid);

}  // namespace casino::notation
