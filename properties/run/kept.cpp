#include "properties/run/kept.hpp"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iostream>
#include <iterator>
#include <map>
#include <utility>

#include "oracle/json/written.hpp"
#include "properties/run/kept_breach.hpp"

namespace casino::properties {
namespace {

constexpr std::array signals_of_crashes{SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGILL};

// What the process is at, for the moment in which it crashes.
const std::function<void()>* keep_what_is_tried = nullptr;

// Far more than a handler may do; but the process ends anyway, and a second crash ends it at once.
extern "C" void crashed(int signal) {
  for (const int one : signals_of_crashes) std::signal(one, SIG_DFL);
  if (keep_what_is_tried != nullptr) (*keep_what_is_tried)();
  std::raise(signal);
}

// Keeps something as long as it lives if the process crashes; on a stack of its own, for the other may be full.
class CrashGuard {
 public:
  explicit CrashGuard(const std::function<void()>& keep) {
    keep_what_is_tried = &keep;
    stack_t own{};
    own.ss_sp = stack_of_handler();
    own.ss_size = size_of_stack;
    sigaltstack(&own, nullptr);
    struct sigaction action {};
    action.sa_handler = crashed;
    action.sa_flags = SA_ONSTACK;
    for (std::size_t i = 0; i < before_.size(); ++i) sigaction(signals_of_crashes[i], &action, &before_[i]);
  }
  CrashGuard(const CrashGuard&) = delete;
  CrashGuard& operator=(const CrashGuard&) = delete;
  ~CrashGuard() {
    keep_what_is_tried = nullptr;
    for (std::size_t i = 0; i < before_.size(); ++i) sigaction(signals_of_crashes[i], &before_[i], nullptr);
  }

 private:
  static constexpr std::size_t size_of_stack = std::size_t{1} << 20;
  static void* stack_of_handler() {
    static std::array<char, size_of_stack> stack;
    return stack.data();
  }

  std::array<struct sigaction, signals_of_crashes.size()> before_{};
};

}  // namespace

std::string folder_of_finds() {
  const char* folder = std::getenv("CASINO_FOUND");
  return folder == nullptr ? "casino-found" : folder;
}

std::string KeptProperty::text_of(const Exhibit& exhibit) const {
  return json::written(case_of(Breach{name_, exhibit, 0, 0}, says_), 2) + '\n';
}

std::error_code KeptProperty::keep(const std::string& path, const Exhibit& exhibit) const {
  std::error_code why;
  std::filesystem::create_directories(folder_, why);
  if (why) return why;
  std::ofstream file(path);
  file << text_of(exhibit);
  file.close();
  return file ? why : std::error_code(errno, std::generic_category());
}

bool KeptProperty::tried(const Exhibit& exhibit, Holds holds) const {
  const std::function<void()> keep_it = [&] { static_cast<void>(keep(file_of_crash(), exhibit)); };
  const CrashGuard guard(keep_it);
  return holds(exhibit);
}

std::optional<std::string> KeptProperty::broken_by_kept(const std::string& path, Holds holds) const {
  if (std::error_code unknown; !std::filesystem::is_regular_file(path, unknown)) return std::nullopt;
  std::ifstream file(path);
  if (!file) return std::nullopt;
  const auto found =
      parse_kept_breaches(std::string{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()});
  if (!found) return path + " is no case any more; remove it";
  for (const KeptBreach& one : *found)
    if (!tried(one.exhibit, holds)) return "found before (" + path + "), and still so:\n" + text_of(one.exhibit);
  std::filesystem::remove(path);
  return std::nullopt;
}

std::optional<std::string> KeptProperty::broken_by(const Exhibit& exhibit, Holds holds) {
  if (!std::exchange(has_tried_kept_, true))
    for (const std::string& path : {file_of_crash(), file()})
      if (auto broken = broken_by_kept(path, holds)) return broken;
  if (tried(exhibit, holds)) return std::nullopt;
  if (!smallest_) {
    std::cerr << name_ << " does not hold; this is made smaller now:\n" << text_of(exhibit) << std::flush;
    static_cast<void>(keep(file(), exhibit));
    const Exhibit small = shrunk(exhibit, [&](const Exhibit& one) { return !tried(one, holds); });
    const std::error_code why = keep(file(), small);
    smallest_ = (why ? "not kept, for " + file() + " could not be written: " + why.message() : "kept in " + file()) +
                ":\n" + text_of(small);
  }
  return smallest_;
}

KeptProperty& kept_property(std::string_view name, std::string_view says) {
  static std::map<std::string, KeptProperty, std::less<>> properties;
  const auto found = properties.find(name);
  if (found != properties.end()) return found->second;
  return properties.emplace(name, KeptProperty(std::string(name), std::string(says))).first->second;
}

}  // namespace casino::properties
