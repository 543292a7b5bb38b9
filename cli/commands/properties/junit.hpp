#pragma once
// What a run of properties found, as JUnit's XML: each fact is a test case.

#include <cstdint>
#include <string>
#include <vector>

#include "properties/run/games.hpp"

namespace casino::cli {

// How far a run went.
enum class RunOfFacts : std::uint8_t { to_its_end, until_interrupted };

// Facts that were broken fail, with the case that shows it; facts that no game promised are skipped. `wanted`: only
// these facts, if there are any. A run that was interrupted is an error of its own.
[[nodiscard]] std::string in_junit(const properties::GamesTally& tally, const std::vector<std::string>& wanted,
                                   RunOfFacts run);

}  // namespace casino::cli
