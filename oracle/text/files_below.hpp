#pragma once
// The files of a folder, whatever of it can be opened.

#include <filesystem>
#include <vector>

#include "model/cards/function_ref.hpp"

namespace casino {

// The files in a folder, and in the folders in it, that are wanted, in the order of their paths. A folder that cannot
// be opened stands among them itself: whoever opens it as a file learns why not. Folders behind links are passed over.
[[nodiscard]] std::vector<std::filesystem::path> files_below(const std::filesystem::path& folder,
                                                             FunctionRef<bool(const std::filesystem::path&)> is_wanted);

}  // namespace casino
