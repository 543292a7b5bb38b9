#include "cli/session/held_file.hpp"

#include <cerrno>
#include <chrono>
#include <thread>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace casino::cli {

HeldFile::HeldFile(std::string path) : path_(std::move(path)) {
  constexpr int most_tries = 50;
  constexpr std::chrono::milliseconds between_tries{100};
  for (int i = 0; i < most_tries && !take(); ++i) std::this_thread::sleep_for(between_tries);
}

HeldFile::~HeldFile() { let_go(); }

// Whether it is held, or cannot be.
bool HeldFile::take() {
  let_go();
  descriptor_ = open(path_.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor_ < 0) return true;
#if !defined(__EMSCRIPTEN__)  // where there is nobody else
  if (flock(descriptor_, LOCK_EX | LOCK_NB) != 0) return errno != EWOULDBLOCK;
#endif
  struct stat held {};
  struct stat there {};
  return fstat(descriptor_, &held) != 0 || stat(path_.c_str(), &there) != 0 ||
         (held.st_dev == there.st_dev && held.st_ino == there.st_ino);
}

void HeldFile::let_go() {
  if (descriptor_ >= 0) close(descriptor_);
  descriptor_ = -1;
}

}  // namespace casino::cli
