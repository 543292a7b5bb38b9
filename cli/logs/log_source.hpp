#pragma once
// Logs out of files, folders, patterns and standard input, one after the other, however many there are.

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "cli/input/input.hpp"

namespace casino::cli {

// What stands for a log in a file, still to be read.
struct LogRecord {
  enum class Notation : std::uint8_t { json, text, opl };
  Notation notation = Notation::json;
  std::string text;
  LineNumber line = 1;  // of the file, on which it begins
  bool is_too_long = false;
};

// A file of logs, in JSON if its first sign is a brace, else in text; or of saves of the OPL project, which are one
// log. Throws Unusable when it cannot be read, or is a file of another kind.
class LogFile {
 public:
  explicit LogFile(const std::string& name);

  [[nodiscard]] const std::string& name() const { return input_.name(); }
  // Where a file breaks off, or is damaged, it says in which log.
  [[nodiscard]] std::optional<LogRecord> next();
  // As of Input.
  void before_waiting(std::function<void()> action) { input_.before_waiting(std::move(action)); }
  void wait_no_more() { input_.wait_no_more(); }

 private:
  std::optional<LogRecord> next_that_is_whole();
  std::optional<LogRecord> next_record();
  std::optional<LogRecord> next_in_text();

  std::string path_;
  Input input_;
  Records records_;
  std::optional<LogRecord::Notation> notation_;
  Input::Line last_;              // the line that was read last
  LineNumber line_ = 0;           // its number
  bool begins_next_log_ = false;  // it begins the next log
  std::size_t logs_ = 0;          // that were read
};

// Whether a file has the name of one of logs: *.txt, *.json or *.ndjson, packed or not.
[[nodiscard]] bool is_called_like_logs(std::string name);

// The files that are meant: those that are named; of a folder and the folders in it those that are called *.txt, *.json
// or *.ndjson, packed or not, in the order of their names; of a pattern such as "games/*.txt" those that fit. "-" is
// standard input. What there is nothing of, and a folder that cannot be opened, stays in the list, for its opening to
// fail.
[[nodiscard]] std::vector<std::string> files_meant(const std::vector<std::string>& paths);

}  // namespace casino::cli
