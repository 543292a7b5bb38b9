#pragma once
// A folder full of files, where nothing was before.

#include <filesystem>
#include <span>
#include <string_view>

#include "cli/session/session.hpp"

namespace casino::cli {

// Nothing that is there already is written over, and no file of another version stays behind: throws Unusable, as the
// verb says it, unless the folder is empty or not there.
void refuse_what_is_there(std::string_view verb, const std::filesystem::path& folder);

// Throws Unusable where somebody else has written that file in between.
void write_into_new_folder(std::string_view verb, const std::filesystem::path& path, std::string_view content);

// Says which folders of the corpus this program does not carry, of those that were to be written, and earns the exit
// code of a part.
void tell_what_is_left_behind(Session& session, std::string_view verb, std::span<const std::string_view> wanted);

}  // namespace casino::cli
