#pragma once
// A folder full of files, where nothing was before.

#include <filesystem>
#include <string_view>

namespace casino::cli {

// Nothing that is there already is written over, and no file of another version stays behind: throws Unusable, as the
// verb says it, unless the folder is empty or not there.
void refuse_what_is_there(std::string_view verb, const std::filesystem::path& folder);

// Throws Unusable where somebody else has written that file in between.
void write_into_new_folder(std::string_view verb, const std::filesystem::path& path, std::string_view content);

}  // namespace casino::cli
