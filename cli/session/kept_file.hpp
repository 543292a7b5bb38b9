#pragma once
// A file in which a run keeps what it has done, written whole again and again while it lasts. Two runs may have been
// given the same one: what another has kept there in the meantime is not written over.

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

#include "cli/session/session.hpp"
#include "model/cards/function_ref.hpp"

namespace casino::cli {

class KeptFile {
 public:
  // The first time it is written over, whatever stands there. Without a path nothing is kept.
  explicit KeptFile(std::string path) : path_(std::move(path)) {}
  // It is gone on from what was read there; nothing: no file was there.
  KeptFile(std::string path, const std::optional<std::string>& as_read);

  // Throws OutputFailed, also for what another run has written. Where the file is gone it is written anew.
  void write(std::string_view text);
  // The same while work goes on, which does not end for a disk that is full: why it was not written is remembered.
  void write_if_possible(FunctionRef<std::string()> text);
  // Whether it was tried so long ago.
  [[nodiscard]] bool is_due(std::chrono::seconds after) const;
  // Says at the end that the last time it was not written, and earns the exit code. `so`: "what was found is told, and
  // not kept".
  void complain_of_what_is_not_kept(Session& session, std::string_view so) const;

 private:
  std::string path_;
  std::optional<std::string> beginning_;  // of what stands there as far as this run knows; empty: nothing does
  std::chrono::steady_clock::time_point tried_ = std::chrono::steady_clock::now();
  std::string why_not_;  // of the last time
};

}  // namespace casino::cli
