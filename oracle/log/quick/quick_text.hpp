#pragma once
// The quick road through a log in text: it plays what it fully understands, keeps nothing of it, and says when all of
// it holds. Everything else, and whatever there would be to tell of, is left to the reader that takes lines apart
// (read_text.hpp), from the beginning of the log.

#include "oracle/log/quick/quick_json.hpp"

namespace casino::log {

// What there was in a log in which everything holds and nothing is to be told of. Nothing: ask validate_text.
[[nodiscard]] std::optional<Tally> text_holds(std::string_view text, RulesReadLast& last);

}  // namespace casino::log
