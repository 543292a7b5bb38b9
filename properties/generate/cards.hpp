#pragma once
// Cards for properties.

#include <rapidcheck.h>

#include "model/cards/card_set.hpp"
#include "properties/generate/show.hpp"

namespace casino::properties {

// Up to so many of these cards, fewer when shrunk.
[[nodiscard]] rc::Gen<CardSet> some_of(CardSet cards, int at_most);

}  // namespace casino::properties
