#include "cli/logs/log_source.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <filesystem>

#include <fmt/format.h>
#include <glob.h>

#include "cli/input/document_kind.hpp"
#include "cli/session/failure.hpp"
#include "oracle/log/opl/save.hpp"
#include "oracle/log/text/text.hpp"
#include "oracle/text/files_below.hpp"

namespace casino::cli {
namespace {

std::vector<std::string> files_in(const std::string& folder) {
  std::vector<std::string> files;
  for (const std::filesystem::path& path : files_below(
           folder, [](const std::filesystem::path& one) { return is_called_like_logs(one.filename().string()); }))
    files.push_back(path.string());
  return files;
}

// In the order of bytes, as in folders.
std::vector<std::string> files_that_fit(const std::string& pattern) {
  glob_t found{};
  std::vector<std::string> files;
  if (glob(pattern.c_str(), GLOB_NOSORT, nullptr, &found) == 0)
    for (std::size_t i = 0; i < found.gl_pathc; ++i) files.emplace_back(found.gl_pathv[i]);
  globfree(&found);
  std::sort(files.begin(), files.end());
  return files;
}

void add(std::vector<std::string>& files, const std::string& path) {
  std::error_code ignored;
  const bool is_there = path == "-" || std::filesystem::exists(path, ignored);
  const bool is_pattern = !is_there && path.find_first_of("*?[") != std::string::npos;
  if (is_pattern) {
    const std::vector<std::string> fitting = files_that_fit(path);
    for (const std::string& file : fitting) add(files, file);
    if (fitting.empty()) files.push_back(path);
  } else if (is_there && std::filesystem::is_directory(path, ignored)) {
    const std::vector<std::string> inside = files_in(path);
    files.insert(files.end(), inside.begin(), inside.end());
    if (inside.empty()) files.push_back(path);
  } else {
    files.push_back(path);
  }
}

}  // namespace

bool is_called_like_logs(std::string name) {
  std::transform(name.begin(), name.end(), name.begin(), [](unsigned char c) { return std::tolower(c); });
  for (const std::string_view packed : {".gz", ".zst"})
    if (name.ends_with(packed)) name.resize(name.size() - packed.size());
  constexpr std::array<std::string_view, 3> endings{".txt", ".json", ".ndjson"};
  return std::any_of(endings.begin(), endings.end(), [&](std::string_view ending) { return name.ends_with(ending); });
}

std::vector<std::string> files_meant(const std::vector<std::string>& paths) {
  std::vector<std::string> files;
  for (const std::string& path : paths) add(files, path);
  return files;
}

// A folder is opened only where nothing is in it that would be.
LogFile::LogFile(const std::string& name) : path_(name), input_(name), records_(input_) {
  std::error_code ignored;
  if (std::filesystem::is_directory(name, ignored))
    throw Unusable(input_.name() + ": no *.txt, *.json or *.ndjson in it, packed or not");
}

std::optional<LogRecord> LogFile::next() {
  std::optional<LogRecord> record = next_that_is_whole();
  if (record && logs_++ == 0) refuse_another_kind(record->text, DocumentKind::log, path_, input_.name());
  return record;
}

std::optional<LogRecord> LogFile::next_that_is_whole() {
  try {
    return next_record();
  } catch (const Unusable& why) {
    if (!input_.has_begun_well()) throw;
    throw Unusable(fmt::format("{}, in log {}", why.what(), logs_ + 1));
  }
}

std::optional<LogRecord> LogFile::next_record() {
  if (!notation_) {
    const std::optional<char> first = input_.peek();
    if (!first) return std::nullopt;
    notation_ = *first == '{' || *first == '[' ? LogRecord::Notation::json : LogRecord::Notation::text;
  }
  if (*notation_ == LogRecord::Notation::text) return next_in_text();
  std::optional<Record> record = records_.next();
  if (!record) return std::nullopt;
  return LogRecord{LogRecord::Notation::json, std::move(record->text), record->line, record->is_too_long};
}

// From one line that begins a log to the next.
std::optional<LogRecord> LogFile::next_in_text() {
  LogRecord record{LogRecord::Notation::text, {}, line_ == 0 ? 1 : line_, false};
  const auto take_last = [&] {
    record.is_too_long =
        record.is_too_long || last_.is_too_long || record.text.size() + last_.text.size() > longest_input;
    if (record.is_too_long) return;
    record.text += last_.text;
    record.text += '\n';
  };
  // The bulk of a log, of which no line has to be looked at.
  const auto take_more = [&] {
    const Input::Taken taken = input_.lines_before(log::beginning_of_a_log, record.text);
    record.is_too_long = record.is_too_long || taken.is_too_long;
    line_ += taken.lines;
  };
  bool is_inside = std::exchange(begins_next_log_, false);
  if (is_inside) {
    take_last();
    take_more();
  }
  while (input_.line(last_)) {
    ++line_;
    const std::string_view line = last_.text;
    if (!is_inside && log::opl::begins_a_save(line)) record.notation = LogRecord::Notation::opl;
    const bool begins = record.notation == LogRecord::Notation::text && log::begins_a_log(line);
    if (begins && is_inside) {
      begins_next_log_ = true;
      return record;
    }
    // What stands above the first log belongs to it.
    is_inside = is_inside || begins || (line.find_first_not_of(" \t\r") != std::string_view::npos && line[0] != '#');
    take_last();
    if (begins) take_more();
  }
  if (!is_inside && record.text.find_first_not_of(" \t\r\n") == std::string::npos) return std::nullopt;
  return record;
}

}  // namespace casino::cli
