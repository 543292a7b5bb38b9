#include "cli/session/kept_file.hpp"

#include <filesystem>
#include <fstream>

#include <fmt/format.h>

#include "cli/session/failure.hpp"
#include "cli/session/held_file.hpp"
#include "cli/session/written_whole.hpp"

namespace casino::cli {
namespace {

// Such a file begins with the digest of all that stands in it (oracle/parts/framed.hpp): two of them that begin alike
// are the same.
constexpr std::size_t enough = 128;

std::string kept_beginning_of(const std::string& path) {
  std::string beginning(enough, '\0');
  std::ifstream file(path, std::ios::binary);
  file.read(beginning.data(), static_cast<std::streamsize>(enough));
  beginning.resize(static_cast<std::size_t>(file.gcount()));
  return beginning;
}

}  // namespace

KeptFile::KeptFile(std::string path, const std::optional<std::string>& as_read)
    : path_(std::move(path)), beginning_(as_read ? as_read->substr(0, enough) : "") {}

void KeptFile::write(std::string_view text) {
  tried_ = std::chrono::steady_clock::now();
  if (path_.empty()) return;
  std::error_code unknown;
  std::optional<HeldFile> held;
  if (std::filesystem::is_regular_file(path_, unknown)) {
    held.emplace(path_);
    if (beginning_ && kept_beginning_of(path_) != *beginning_)
      throw OutputFailed(path_ + ": another run has written there in the meantime, and it stays as it is now");
  }
  write_file(path_, text);
  beginning_ = text.substr(0, enough);
}

void KeptFile::write_if_possible(FunctionRef<std::string()> text) {
  if (path_.empty()) return;
  why_not_.clear();
  try {
    write(text());
  } catch (const OutputFailed& why) {
    why_not_ = why.what();
  }
}

bool KeptFile::is_due(std::chrono::seconds after) const {
  return !path_.empty() && std::chrono::steady_clock::now() >= tried_ + after;
}

void KeptFile::complain_of_what_is_not_kept(Session& session, std::string_view so) const {
  if (why_not_.empty()) return;
  session.out.flush();
  complain(fmt::format("casino: {}; {}", why_not_, so));
  session.earn(ExitCode::own_failure);
}

}  // namespace casino::cli
