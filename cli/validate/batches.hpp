#pragma once
// The logs of a run in the order in which they are read, in batches that are worth a thread's while.

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/log_source.hpp"

namespace casino::cli {

// A log that is still to be read, and where it stands.
struct Found {
  std::shared_ptr<const std::string> file;  // as messages call it
  std::size_t number = 1;                   // of the log in its file
  LogRecord record;
};

// A file that could not be read to its end.
struct NotRead {
  std::string file;
  std::string why;
  std::size_t logs = 0;  // that were read before
};

struct Batch {
  std::vector<Found> logs;
  std::size_t bytes = 0;
  std::optional<NotRead> not_read;  // after these logs
};

class Batches {
 public:
  explicit Batches(std::vector<std::string> files) : files_(std::move(files)) {}
  // Nothing after the last of the last file.
  [[nodiscard]] std::optional<Batch> next();

 private:
  void add_logs(Batch& batch);

  std::vector<std::string> files_;
  std::size_t next_file_ = 0;
  std::optional<LogFile> file_;  // that is being read
  std::shared_ptr<const std::string> name_;
  std::size_t logs_of_file_ = 0;
};

}  // namespace casino::cli
