#pragma once
// The file of a walk: what a checkpoint and a part of a run have in common.

#include <array>
#include <limits>
#include <string_view>

#include "model/cards/function_ref.hpp"
#include "properties/worlds/walked.hpp"

namespace casino::properties {

inline constexpr std::array<std::string_view, 10> walk_file_keys{"format",  "version", "place",   "walked",    "moment",
                                                                 "waiting", "seen",    "matches", "standings", "leads"};

[[nodiscard]] json::Json head_of_walk_file(const PlaceInRun& place, const Walked& walked);

// Reads the body of such a file; of a file of another format nothing is read.
[[nodiscard]] ParseErrors read_walk_file(std::string_view text, FunctionRef<void(const json::Cursor& body)> read);

}  // namespace casino::properties
