#pragma once
// Any bytes as text in XML 1.0.

#include <string>
#include <string_view>

namespace casino {

// In place of what no XML can hold, control characters and bytes that are no text, stands U+FFFD.
[[nodiscard]] std::string in_element(std::string_view text);
// Between double quotes; line ends stay line ends.
[[nodiscard]] std::string in_attribute(std::string_view text);

}  // namespace casino
