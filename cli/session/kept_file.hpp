#pragma once
// A file in which a run keeps what it has done, written whole again and again while it lasts. Two runs may have been
// given the same one: what another has kept there in the meantime is not written over.

#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace casino::cli {

class KeptFile {
 public:
  // The first time it is written over, whatever stands there.
  explicit KeptFile(std::string path) : path_(std::move(path)) {}
  // It is gone on from what was read there; nothing: no file was there.
  KeptFile(std::string path, const std::optional<std::string>& as_read);

  // Throws OutputFailed, also for what another run has written. Where the file is gone it is written anew.
  void write(std::string_view text);

 private:
  std::string path_;
  std::optional<std::string> digest_;  // of what stands there as far as this run knows; empty: nothing does
};

}  // namespace casino::cli
