#pragma once
// How sentences stand in Markdown, ours and those of a corpus that somebody else has written, and how statements of
// clauses begin.

#include <algorithm>
#include <array>
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

// A clause that its own text states as something that some people do.
[[nodiscard]] inline bool is_a_variation(std::string_view statement) {
  constexpr std::array<std::string_view, 4> beginnings{"In a variation", "In that variation", "Some ",
                                                       "Then the play ends"};
  return std::ranges::any_of(beginnings, [&](std::string_view beginning) { return statement.starts_with(beginning); });
}

// The same told as a rule: "In a variation the target is 50." -> "The target is 50."
[[nodiscard]] inline std::string as_a_rule(std::string_view statement) {
  for (const std::string_view beginning : {"In a variation, ", "In a variation ", "In that variation ", "So "}) {
    if (!statement.starts_with(beginning)) continue;
    statement.remove_prefix(beginning.size());
    std::string rule(statement);
    if (!rule.empty() && rule[0] >= 'a' && rule[0] <= 'z') rule[0] = static_cast<char>(rule[0] - 'a' + 'A');
    return rule;
  }
  return std::string(statement);
}

}  // namespace casino::pages
