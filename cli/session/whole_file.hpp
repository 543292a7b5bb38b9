#pragma once
// Files that are there whole, or not at all.

#include <filesystem>
#include <string_view>
#include <system_error>

namespace casino::cli {

// What is written stands beside the file until it takes its place, so whatever happens before then, what was there is
// there still. A link is written through. What is no regular file (a pipe, a device) is written to as it is.
class WholeFile {
 public:
  explicit WholeFile(const std::filesystem::path& path);
  // Without `finish` nothing is left of it.
  ~WholeFile();
  WholeFile(const WholeFile&) = delete;
  WholeFile& operator=(const WholeFile&) = delete;

  // Why it cannot be written, if it cannot.
  [[nodiscard]] std::error_code error() const { return error_; }
  // Where to write.
  [[nodiscard]] int descriptor() const { return descriptor_; }
  // It takes its place; or why not.
  [[nodiscard]] std::error_code finish();

 private:
  void open_beside();
  [[nodiscard]] std::filesystem::path next_name();
  bool name_it();

  std::filesystem::path target_;  // behind all links
  std::filesystem::path beside_;  // empty: it has no name yet, or stands where it belongs
  bool is_beside_ = false;
  int descriptor_ = -1;
  std::error_code error_;
};

// Writes all of a text, however often it takes.
[[nodiscard]] std::error_code write_all(int descriptor, std::string_view text);

// A file with this text, whole; or why there is none.
[[nodiscard]] std::error_code write_whole(const std::filesystem::path& path, std::string_view text);

}  // namespace casino::cli
