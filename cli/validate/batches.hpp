#pragma once
// The logs of a run in the order in which they are read, in batches that are worth a thread's while.

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "cli/logs/log_source.hpp"

namespace casino::cli {

// A log that is still to be read, and where it stands.
struct FoundLog {
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
  std::vector<FoundLog> logs;
  std::size_t bytes = 0;
  std::optional<NotRead> not_read;  // after these logs
};

class Batches {
 public:
  // `before_waiting` gets what there is before more of a stream is waited for, and says whether that is still wanted.
  Batches(std::vector<std::string> files, std::function<bool(Batch)> before_waiting)
      : files_(std::move(files)), before_waiting_(std::move(before_waiting)) {}
  // Nothing after the last of the last file.
  [[nodiscard]] std::optional<Batch> next();

 private:
  void open_next();
  void add_logs();

  std::vector<std::string> files_;
  std::function<bool(Batch)> before_waiting_;
  Batch batch_;  // that is being filled
  std::size_t next_file_ = 0;
  std::optional<LogFile> file_;  // that is being read
  std::shared_ptr<const std::string> name_;
  std::size_t logs_of_file_ = 0;
};

}  // namespace casino::cli
