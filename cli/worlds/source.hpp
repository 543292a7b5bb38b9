#pragma once
// Which small worlds are meant.

#include <string>
#include <vector>

#include "cli/session/session.hpp"
#include "properties/worlds/walk.hpp"

namespace casino::cli {

// The worlds of these files and folders, of the corpus if there are none: those with these names or of these
// variants, or all; each once. Throws Unusable, also where there is none, or two have the same name.
[[nodiscard]] std::vector<properties::World> worlds_meant(const Session& session, const std::vector<std::string>& files,
                                                          const std::vector<std::string>& names);

// "2/5": a shard. Throws Unusable.
[[nodiscard]] properties::Shard shard_of(const std::string& text);

}  // namespace casino::cli
