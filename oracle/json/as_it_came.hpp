#pragma once
// A document that was read, to be written again as it came.

#include "oracle/json/cards.hpp"

namespace casino::json {

// A number that is no whole one of 64 bits is the nearest one that a double can be.
[[nodiscard]] Json as_it_came(const Node& node);
// A document of ours, to be read again.
[[nodiscard]] Node as_node(const Json& document);

}  // namespace casino::json
