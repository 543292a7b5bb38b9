#include "oracle/text/files_below.hpp"

#include <algorithm>

namespace casino {
namespace {

namespace fs = std::filesystem;

// A link without an end is named, so that whoever opens it learns what is wrong.
bool is_file_or_leads_nowhere(const fs::directory_entry& entry) {
  std::error_code unknown;
  return entry.is_regular_file(unknown) || (entry.is_symlink(unknown) && !entry.exists(unknown));
}

void add_below(const fs::path& folder, FunctionRef<bool(const fs::path&)> is_wanted, std::vector<fs::path>& files) {
  std::error_code error;
  fs::directory_iterator at(folder, error);
  for (std::error_code unknown; !error && at != fs::directory_iterator(); at.increment(error)) {
    if (at->is_directory(unknown) && !at->is_symlink(unknown)) add_below(at->path(), is_wanted, files);
    else if (is_file_or_leads_nowhere(*at) && is_wanted(at->path())) files.push_back(at->path());
  }
  if (error) files.push_back(folder);
}

}  // namespace

std::vector<fs::path> files_below(const fs::path& folder, FunctionRef<bool(const fs::path&)> is_wanted) {
  std::vector<fs::path> files;
  add_below(folder, is_wanted, files);
  std::ranges::sort(files);
  return files;
}

}  // namespace casino
