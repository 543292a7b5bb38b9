#pragma once
// The quick road through a JSON text that is written plainly: no escapes, no key twice, no large or broken numbers.
// It sees in it what the strict reader sees (document.hpp), which has to say what everything else is.

#include <optional>
#include <string_view>

#include "oracle/json/node.hpp"

namespace casino::json {

// Nothing where the text is not plain, or goes deeper than that.
[[nodiscard]] std::optional<Node> read_plain_document(std::string_view text, int depth);

}  // namespace casino::json
