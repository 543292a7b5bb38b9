#pragma once
// Files that are there whole, or not at all.

#include <cstdint>
#include <filesystem>
#include <string_view>
#include <system_error>

namespace casino::cli {

// What a file may take the place of.
enum class Replaces : std::uint8_t { what_is_there, nothing };

// What is written stands beside the file until it takes its place, so whatever happens before then, what was there is
// there still. A link is written through. What is no regular file (a pipe, a device) is written to as it is.
//
// One that replaces nothing takes its place only where nothing has that name by then, be it a link or a pipe: of all
// who try at the same time one alone gets it.
class WholeFile {
 public:
  explicit WholeFile(const std::filesystem::path& path, Replaces replaces = Replaces::what_is_there);
  // Without `finish` nothing is left of it.
  ~WholeFile();
  WholeFile(const WholeFile&) = delete;
  WholeFile& operator=(const WholeFile&) = delete;

  // Why it cannot be written, if it cannot.
  [[nodiscard]] std::error_code error() const { return error_; }
  // Where to write.
  [[nodiscard]] int descriptor() const { return descriptor_; }
  // Whether what was written can be written over: not in a pipe, nor in an output that was open already.
  [[nodiscard]] bool has_a_beginning() const { return is_beside_; }
  // Writes over the beginning, and goes on at the end; or why not.
  [[nodiscard]] std::error_code write_over_beginning(std::string_view text) const;
  // It takes its place; or why not.
  [[nodiscard]] std::error_code finish();

 private:
  void open_beside();
  [[nodiscard]] std::filesystem::path next_name();
  bool name_it();
  [[nodiscard]] bool take_place();
  [[nodiscard]] bool take_free_place();

  std::filesystem::path target_;  // behind all links
  std::filesystem::path beside_;  // empty: it has no name yet, or stands where it belongs
  Replaces replaces_;
  bool is_beside_ = false;
  int descriptor_ = -1;
  std::error_code error_;
};

// Writes all of a text, however often it takes.
[[nodiscard]] std::error_code write_all(int descriptor, std::string_view text);

// A file with this text, whole; or why there is none.
[[nodiscard]] std::error_code write_whole(const std::filesystem::path& path, std::string_view text,
                                          Replaces replaces = Replaces::what_is_there);

}  // namespace casino::cli
