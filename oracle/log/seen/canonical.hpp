#pragma once
// Logs that say the same, said the same way.

#include "oracle/json/cards.hpp"
#include "oracle/log/log.hpp"

namespace casino::log {

// The same log: its rules as what differs from the variant, in the order of the registry; tags in the order of their
// names; every dealer and every dealing told. Comments stay.
[[nodiscard]] Log canonical(const Log& log);

// JSON with a line for each deal's head and each entry, for people to look at.
[[nodiscard]] std::string pretty(const json::Json& log);

}  // namespace casino::log
