#include "cli/session/written_whole.hpp"

#include <fmt/format.h>

#include "cli/session/failure.hpp"

namespace casino::cli {
namespace {

namespace fs = std::filesystem;

void want(const std::error_code& why, const std::string& name) {
  if (why) throw OutputFailed(fmt::format("{} could not be written: {}", name, why.message()));
}

// Of what is not there yet, too; nothing where that cannot be said.
fs::path place_of(const std::string& path) {
  std::error_code unknown;
  const fs::path whole = path.empty() ? fs::path() : fs::absolute(path, unknown);
  const fs::path place = unknown ? fs::path() : fs::weakly_canonical(whole, unknown);
  return unknown ? fs::path() : place;
}

bool is_one_file(const std::string& a, const std::string& b) {
  std::error_code unknown;
  if (fs::equivalent(a, b, unknown)) return true;
  const fs::path place = place_of(a);
  return !place.empty() && place == place_of(b);
}

// What several may write to: a device, a pipe.
bool is_no_file(const std::string& path) {
  std::error_code unknown;
  return fs::exists(path, unknown) && !fs::is_regular_file(path, unknown);
}

// A reader of a pipe would see it end.
bool can_be_tried(const std::string& path) {
  std::error_code unknown;
  return !is_no_file(path) || fs::is_directory(path, unknown);
}

}  // namespace

WrittenWhole::WrittenWhole(const fs::path& path)
    : name_(path.string()), file_(path), output_(file_.descriptor(), name_) {
  want(file_.error(), name_);
}

void WrittenWhole::write_over_beginning(const Shown& text) {
  if (!file_.has_a_beginning()) return;
  output_.flush();
  want(file_.write_over_beginning(text.text()), name_);
}

void WrittenWhole::finish() {
  output_.flush();
  want(file_.finish(), name_);
}

void write_file(const fs::path& path, std::string_view text) { want(write_whole(path, text), path.string()); }

bool write_new_file(const fs::path& path, std::string_view text) {
  const std::error_code why = write_whole(path, text, Replaces::nothing);
  if (why == std::errc::file_exists) return false;
  want(why, path.string());
  return true;
}

void make_folder(const fs::path& folder) {
  std::error_code why;
  fs::create_directories(folder, why);
  if (why) throw OutputFailed(fmt::format("{} could not be made: {}", folder.string(), why.message()));
}

void refuse_to_write_over(const std::vector<NamedOutput>& outputs, const std::vector<std::string>& inputs) {
  for (std::size_t i = 0; i < outputs.size(); ++i) {
    const auto& [option, file] = outputs[i];
    if (file.empty() || is_no_file(file)) continue;
    for (const std::string& input : inputs)
      if (is_one_file(file, input == "-" ? "/dev/stdin" : input))
        throw Unusable(fmt::format("{} {}: it is to be read, and would be written over", option, file));
    for (std::size_t before = 0; before < i; ++before)
      if (!outputs[before].file.empty() && is_one_file(file, outputs[before].file))
        throw Unusable(fmt::format("{} {}: {} is to be written there, too", option, file, outputs[before].option));
  }
}

void want_a_place_for(const std::vector<NamedOutput>& outputs) {
  for (const auto& [option, file] : outputs)
    if (!file.empty() && can_be_tried(file)) const WrittenWhole tried(file);
}

}  // namespace casino::cli
