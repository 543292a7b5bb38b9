#include "cli/session/whole_file.hpp"

#include <atomic>
#include <cerrno>
#include <string>
#include <utility>

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

namespace casino::cli {
namespace {

namespace fs = std::filesystem;

constexpr mode_t for_everybody = 0666;  // as far as the umask lets them
constexpr int most_tries = 1000;        // for a name that nobody else has

std::error_code last_error() { return {errno, std::generic_category()}; }

// Where a link points to, and the link there, and so on; though there be nothing yet.
fs::path behind_links(fs::path path) {
  constexpr int most_links = 40;  // as the system has it
  std::error_code unknown;
  for (int i = 0; i < most_links && fs::is_symlink(path, unknown); ++i)
    path = path.parent_path() / fs::read_symlink(path, unknown);
  return path;
}

// What has a name among the devices only is an output that is open already, or none that could be put beside.
bool is_a_device_or_pipe(const fs::path& path) {
  if (path.string().starts_with("/dev/")) return true;
  std::error_code unknown;
  const fs::file_status status = fs::status(path, unknown);
  return fs::exists(status) && !fs::is_regular_file(status);
}

fs::path folder_of(const fs::path& path) { return path.has_parent_path() ? path.parent_path() : fs::path("."); }

// A pipe that we were given may be one that never lets wait: then we wait for it.
bool waits_for_a_reader(int descriptor) {
  if (errno != EAGAIN) return false;
  pollfd file{descriptor, POLLOUT, 0};
  return poll(&file, 1, -1) > 0 || errno == EINTR;
}

}  // namespace

WholeFile::WholeFile(const fs::path& path, Replaces replaces) : target_(path), replaces_(replaces) {
  if (replaces_ == Replaces::nothing) {
    open_beside();
  } else if (is_a_device_or_pipe(path)) {
    descriptor_ = open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, for_everybody);
  } else {
    target_ = behind_links(path);
    open_beside();
  }
  if (descriptor_ < 0) error_ = last_error();
}

// Without a name, where the system knows such files, for nothing is left of them however the program ends.
void WholeFile::open_beside() {
  struct stat before {};
  const bool is_there = replaces_ == Replaces::what_is_there && stat(target_.c_str(), &before) == 0;
  if (is_there && access(target_.c_str(), W_OK) != 0) return;  // what nobody may write to is not replaced either
  is_beside_ = true;
#if defined(O_TMPFILE) && !defined(__EMSCRIPTEN__)  // where nothing gets a second name, nor a first one later
  if (access("/proc/self/fd", X_OK) == 0)
    descriptor_ = open(folder_of(target_).c_str(), O_TMPFILE | O_WRONLY | O_CLOEXEC, for_everybody);
#endif
  for (int i = 0; i < most_tries && descriptor_ < 0; ++i) {
    beside_ = next_name();
    descriptor_ = open(beside_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, for_everybody);
    if (descriptor_ < 0 && errno != EEXIST) return;
  }
  if (is_there) static_cast<void>(fchmod(descriptor_, before.st_mode & 07777));
}

fs::path WholeFile::next_name() {
  static std::atomic<unsigned> number = 0;
  return folder_of(target_) /
         ("." + target_.filename().string() + "." + std::to_string(getpid()) + "-" + std::to_string(++number));
}

bool WholeFile::name_it() {
  const std::string unnamed = "/proc/self/fd/" + std::to_string(descriptor_);
  for (int i = 0; i < most_tries; ++i) {
    beside_ = next_name();
    if (linkat(AT_FDCWD, unnamed.c_str(), AT_FDCWD, beside_.c_str(), AT_SYMLINK_FOLLOW) == 0) return true;
    if (errno != EEXIST) break;
  }
  beside_.clear();
  return false;
}

WholeFile::~WholeFile() {
  if (descriptor_ < 0) return;
  close(descriptor_);
  if (!beside_.empty()) unlink(beside_.c_str());
}

bool WholeFile::take_place() {
  if (!is_beside_) return true;
  if (replaces_ == Replaces::nothing) return take_free_place();
  return std::rename(beside_.c_str(), target_.c_str()) == 0;
}

// By a second name, which the system gives to a file only where nothing has it. Where it knows no second names an empty
// file keeps the place until the whole one takes it.
bool WholeFile::take_free_place() {
  if (link(beside_.c_str(), target_.c_str()) == 0) {
    unlink(beside_.c_str());
    return true;
  }
  if (errno != EPERM && errno != EOPNOTSUPP && errno != ENOSYS && errno != EMLINK) return false;
  const int empty = open(target_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, for_everybody);
  if (empty < 0) return false;
  close(empty);
  return std::rename(beside_.c_str(), target_.c_str()) == 0;
}

std::error_code WholeFile::write_over_beginning(std::string_view text) const {
  off_t at = 0;
  while (!text.empty()) {
    const ssize_t written = pwrite(descriptor_, text.data(), text.size(), at);
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return last_error();
    at += written;
    text.remove_prefix(static_cast<std::size_t>(written));
  }
  return {};
}

std::error_code WholeFile::finish() {
  if (is_beside_ && beside_.empty() && !name_it()) return last_error();
  if (close(std::exchange(descriptor_, -1)) == 0 && take_place()) return {};
  const std::error_code why = last_error();
  if (is_beside_) unlink(beside_.c_str());
  return why;
}

std::error_code write_all(int descriptor, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = write(descriptor, text.data(), text.size());
    if (written < 0 && (errno == EINTR || waits_for_a_reader(descriptor))) continue;
    if (written < 0) return last_error();
    text.remove_prefix(static_cast<std::size_t>(written));
  }
  return {};
}

std::error_code write_whole(const fs::path& path, std::string_view text, Replaces replaces) {
  WholeFile file(path, replaces);
  if (file.error()) return file.error();
  if (const std::error_code why = write_all(file.descriptor(), text)) return why;
  return file.finish();
}

}  // namespace casino::cli
