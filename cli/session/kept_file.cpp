#include "cli/session/kept_file.hpp"

#include <filesystem>
#include <fstream>
#include <sstream>

#include "cli/session/failure.hpp"
#include "cli/session/held_file.hpp"
#include "cli/session/written_whole.hpp"
#include "oracle/text/sha256.hpp"

namespace casino::cli {
namespace {

std::string digest_of_file(const std::string& path) {
  std::ostringstream text;
  text << std::ifstream(path, std::ios::binary).rdbuf();
  return sha256(text.str());
}

}  // namespace

KeptFile::KeptFile(std::string path, const std::optional<std::string>& as_read)
    : path_(std::move(path)), digest_(as_read ? sha256(*as_read) : "") {}

void KeptFile::write(std::string_view text) {
  std::error_code unknown;
  std::optional<HeldFile> held;
  if (std::filesystem::is_regular_file(path_, unknown)) {
    held.emplace(path_);
    if (digest_ && digest_of_file(path_) != *digest_)
      throw OutputFailed(path_ + ": another run has written there in the meantime, and it stays as it is now");
  }
  write_file(path_, text);
  digest_ = sha256(text);
}

}  // namespace casino::cli
