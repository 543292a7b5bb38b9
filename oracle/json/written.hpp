#pragma once
// Documents as they go out.

#include <string>

#include "oracle/json/cards.hpp"

namespace casino::json {

// In one line; or with this indentation, in many. What is not to be shown is escaped (oracle/text/foreign_text.hpp).
[[nodiscard]] std::string written(const Json& document, int indentation = -1);

}  // namespace casino::json
