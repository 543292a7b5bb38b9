#pragma once
// A pile in a position, top first: "5D > 2H > {4C JC} > +3". Printing is declared in position.hpp.

#include "model/table/pile.hpp"
#include "oracle/notation/places.hpp"

namespace casino::notation {

// Whose pile: a seat, or a side that has one pile ("N+S"). The seat that keeps it.
[[nodiscard]] std::optional<Seat> read_keeper(Reader& in);

// Reads a pile up to the end of the clause.
[[nodiscard]] Pile read_pile(Reader& in, CardPlaces& places);

}  // namespace casino::notation
