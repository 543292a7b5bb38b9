#pragma once
// How sentences stand in Markdown: ours, and those of a corpus that somebody else has written.

#include <string>
#include <string_view>

#include "oracle/text/foreign_text.hpp"

namespace casino::pages {

// "[4D 5C]=9" and the like, which Markdown would take for something else. What is between backticks is code there too.
[[nodiscard]] inline std::string escaped(std::string_view text) {
  std::string safe;
  for (const char sign : plain_line(text)) {
    if (std::string_view("[]*|<>_&").find(sign) != std::string_view::npos) safe += '\\';
    safe += sign;
  }
  return safe;
}

// With a capital at the beginning and a full stop at the end.
[[nodiscard]] inline std::string as_sentence(std::string_view text) {
  std::string sentence(text);
  if (sentence.empty()) return sentence;
  if (sentence[0] >= 'a' && sentence[0] <= 'z') sentence[0] = static_cast<char>(sentence[0] - 'a' + 'A');
  if (std::string_view(".!?").find(sentence.back()) == std::string_view::npos) sentence += '.';
  return sentence;
}

}  // namespace casino::pages
