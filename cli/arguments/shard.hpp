#pragma once
// --shard: the part of a run that one machine of several makes.

#include <string>

#include "oracle/parts/shard.hpp"

namespace casino::cli {

// "2/5". Throws Unusable.
[[nodiscard]] parts::Shard shard_of(const std::string& text);

}  // namespace casino::cli
