#pragma once
// How large worlds are, as a page in Markdown.

#include <span>
#include <string>

#include "properties/worlds/walked.hpp"

namespace casino::cli {

[[nodiscard]] std::string page_of(std::span<const properties::Walked> worlds);

}  // namespace casino::cli
