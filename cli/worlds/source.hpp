#pragma once
// Which small worlds are meant.

#include <string>
#include <vector>

#include "cli/session/session.hpp"
#include "properties/worlds/world.hpp"

namespace casino::cli {

// The worlds of these files and folders, of the corpus if there are none: those with these names or of these
// variants, or all; each once. Throws Unusable, also where there is none, or two have the same name.
[[nodiscard]] std::vector<properties::World> worlds_meant(const Session& session, const std::vector<std::string>& files,
                                                          const std::vector<std::string>& names);

}  // namespace casino::cli
