#pragma once
// Text that came from somebody else, to be shown to people.

#include <cstddef>
#include <string>
#include <string_view>

namespace casino {

// In place of what cannot be shown: U+FFFD.
inline constexpr std::string_view no_character = "\xEF\xBF\xBD";

// How many bytes the character at the beginning of a text has, in UTF-8; 0 if there is none, or one that XML does not
// know.
[[nodiscard]] std::size_t length_of_character(std::string_view text);

// The same text without what a terminal would obey instead of showing it: of all control characters the ends of lines
// stay.
[[nodiscard]] std::string plain(std::string_view text);
// In one line: names, among what has lines.
[[nodiscard]] std::string plain_line(std::string_view text);

// Any bytes as text in XML 1.0. In place of what no XML can hold, control characters and bytes that are no text, stands
// U+FFFD.
[[nodiscard]] std::string in_element(std::string_view text);
// Between double quotes; line ends stay line ends.
[[nodiscard]] std::string in_attribute(std::string_view text);

}  // namespace casino
