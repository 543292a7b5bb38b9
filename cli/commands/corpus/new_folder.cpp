#include "cli/commands/corpus/new_folder.hpp"

#include <algorithm>

#include <fmt/ranges.h>

#include "cli/packing/own_files.hpp"
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

void tell_what_is_left_behind(Session& session, std::string_view verb, std::span<const std::string_view> wanted) {
  std::vector<std::string> lacking;
  for (const std::string& folder : own_folders_left_behind())
    if (std::find(wanted.begin(), wanted.end(), folder) != wanted.end()) lacking.push_back(folder);
  if (lacking.empty()) return;
  session.out.flush();
  complain(fmt::format("casino: {}: not in this program, and not written: {}", verb, fmt::join(lacking, ", ")));
  session.earn(ExitCode::undetermined);
}

}  // namespace casino::cli
