#pragma once
// What a file of cases says once for all of them.

#include <array>
#include <string_view>

#include "oracle/json/node.hpp"

namespace casino::corpus {

// What a file says for all of its cases, and a case may say otherwise.
inline constexpr std::array<std::string_view, 7> shared_keys{"question", "source", "provenance", "importance",
                                                             "status",   "rules",  "position"};

// A case with what its file says for all of them: rules and position laid over those of the file, and every other key
// unless the case has it.
[[nodiscard]] json::Node with_shared(const json::Node& file, const json::Node& one);

}  // namespace casino::corpus
