#pragma once
// Counterexamples of RapidCheck properties as cases of the corpus. What fails is printed before anybody makes it
// smaller, and kept in a file, as small as it gets. What is being tried when the program crashes is kept, too. What was
// kept is tried first the next time.

#include <optional>
#include <string>
#include <string_view>
#include <system_error>

#include "oracle/play/shrink.hpp"

namespace casino::properties {

// Where finds are kept: CASINO_FOUND, else casino-found where the program runs.
[[nodiscard]] std::string folder_of_finds();

using Holds = FunctionRef<bool(const Exhibit&)>;

// A property of turns, or of positions: exhibits without steps.
class KeptProperty {
 public:
  // The name is that of its file, of letters that a file's name may have.
  KeptProperty(std::string name, std::string says, std::string folder = folder_of_finds())
      : name_(std::move(name)), says_(std::move(says)), folder_(std::move(folder)) {}

  // The case that shows how it does not hold, to be pasted into a file; nothing if it holds. Before the first one that
  // is given, what was kept before is tried.
  [[nodiscard]] std::optional<std::string> broken_by(const Exhibit& exhibit, Holds holds);

  [[nodiscard]] std::string file() const { return folder_ + "/" + name_ + ".json"; }
  // What was tried when the program crashed.
  [[nodiscard]] std::string file_of_crash() const { return folder_ + "/" + name_ + ".crash.json"; }

 private:
  [[nodiscard]] std::optional<std::string> broken_by_kept(const std::string& path, Holds holds) const;
  [[nodiscard]] bool tried(const Exhibit& exhibit, Holds holds) const;
  [[nodiscard]] std::string text_of(const Exhibit& exhibit) const;
  // Why it cannot be, if it cannot.
  [[nodiscard]] std::error_code keep(const std::string& path, const Exhibit& exhibit) const;

  std::string name_;
  std::string says_;
  std::string folder_;
  bool has_tried_kept_ = false;
  std::optional<std::string> smallest_;  // as it is reported
};

// The same one for every time that RapidCheck calls a property of this name.
[[nodiscard]] KeptProperty& kept_property(std::string_view name, std::string_view says);

}  // namespace casino::properties
