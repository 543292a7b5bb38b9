#pragma once
// A file that was named where another kind of file is wanted: that is reported in a line, before its keys are judged by
// what they are not.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace casino::cli {

enum class DocumentKind : std::uint8_t {
  log,
  cases,
  request,
  rules,
  worlds,
  part_of_a_run,
  known_failures,
  run_of_conform,
  plan,
  answer  // that the program gave
};

// "this is a file of cases (casino-cases/1), no log (see: casino corpus run case.json)"; nothing where the text is of
// the kind that is wanted, or may be. A document names its format, or else is known by its keys.
[[nodiscard]] std::optional<std::string> why_another_kind(std::string_view text, DocumentKind wanted,
                                                          const std::string& path);

// Throws Unusable with that. `name`: as messages call the file.
void refuse_another_kind(std::string_view text, DocumentKind wanted, const std::string& path, const std::string& name);
// The same of a file, by how it begins. What is no file is nobody's kind.
[[nodiscard]] std::optional<std::string> why_file_of_another_kind(const std::string& path, DocumentKind wanted);
void refuse_file_of_another_kind(const std::string& path, DocumentKind wanted);
// All that stands in a file of a kind.
[[nodiscard]] std::string text_of_file(const std::string& path, DocumentKind wanted);

}  // namespace casino::cli
