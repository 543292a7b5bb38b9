#include "cli/validate/written_whole.hpp"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <utility>

#include <fmt/format.h>

#include "cli/failure.hpp"

namespace casino::cli {
namespace {

bool is_something_else_than_a_file(const std::string& path) {
  std::error_code unknown;
  const std::filesystem::file_status status = std::filesystem::status(path, unknown);
  return std::filesystem::exists(status) && !std::filesystem::is_regular_file(status);
}

}  // namespace

WrittenWhole::WrittenWhole(std::string path) : path_(std::move(path)) {
  if (!is_something_else_than_a_file(path_)) beside_ = path_ + ".part";
  const std::string& written = beside_.empty() ? path_ : beside_;
  file_ = std::fopen(written.c_str(), "wb");
  if (file_ == nullptr) fail(errno);
  output_ = std::make_unique<Output>(fileno(file_));
}

WrittenWhole::~WrittenWhole() {
  if (file_ == nullptr) return;
  static_cast<void>(std::fclose(file_));
  if (!beside_.empty()) std::remove(beside_.c_str());
}

void WrittenWhole::finish() {
  output_->flush();
  const bool is_closed = std::fclose(std::exchange(file_, nullptr)) == 0;
  if (is_closed && (beside_.empty() || std::rename(beside_.c_str(), path_.c_str()) == 0)) return;
  const int why = errno;
  if (!beside_.empty()) std::remove(beside_.c_str());
  fail(why);
}

void WrittenWhole::fail(int why) const { throw OutputFailed(path_ + " could not be written: " + std::strerror(why)); }

void refuse_to_write_over(const std::string& output, std::string_view option, const std::vector<std::string>& inputs) {
  std::error_code unknown;
  if (!std::filesystem::is_regular_file(output, unknown)) return;
  for (const std::string& input : inputs)
    if (std::filesystem::equivalent(output, input == "-" ? "/dev/stdin" : input, unknown))
      throw Unusable(fmt::format("{} {}: it is to be read, and would be written over", option, output));
}

}  // namespace casino::cli
