#include "cli/commands/corpus/new_folder.hpp"

#include <fmt/format.h>

#include "cli/session/failure.hpp"
#include "cli/session/written_whole.hpp"

namespace casino::cli {

namespace fs = std::filesystem;

void refuse_what_is_there(std::string_view verb, const fs::path& folder) {
  std::error_code why;
  const fs::file_status status = fs::status(folder, why);
  if (!fs::exists(status)) return;
  if (!fs::is_directory(status)) throw Unusable(fmt::format("{}: {} is no folder", verb, folder.string()));
  const bool is_empty = fs::is_empty(folder, why);
  if (why) throw Unusable(fmt::format("{}: {} cannot be looked into: {}", verb, folder.string(), why.message()));
  if (!is_empty)
    throw Unusable(fmt::format("{}: {} is not empty; name a new folder, or empty this one", verb, folder.string()));
}

void write_into_new_folder(std::string_view verb, const fs::path& path, std::string_view content) {
  make_folder(path.parent_path());
  if (!write_new_file(path, content))
    throw Unusable(fmt::format("{}: {} is there already; somebody else writes into that folder", verb, path.string()));
}

}  // namespace casino::cli
