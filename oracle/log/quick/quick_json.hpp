#pragma once
// The quick roads through a log in JSON or text. Each takes what it fully understands and leaves everything else to the
// strict reader, so that both roads give the same logs, and every refusal is the strict reader's
// (docs/decisions/0016-two-roads-through-a-log.md).

#include "oracle/log/replay/problems/problem.hpp"

namespace casino::log {

// The rules that were read last, and as what they were written: most logs of a stream have the same.
struct RulesReadLast {
  std::string written;
  StatedRules rules;
};

// So many tags are held against each other; who has more takes the strict road.
inline constexpr std::size_t most_tags_compared = 16;

// Nothing: ask the strict reader.
[[nodiscard]] std::optional<Log> read_json_quickly(std::string_view text, RulesReadLast& last);

// Plays a log while it is read, and keeps nothing of it: what there was, if everything holds and nothing is to be
// reported of. Nothing: read and validate it.
[[nodiscard]] std::optional<Tally> json_holds(std::string_view text, RulesReadLast& last);

// The same of a log in text: it plays what it fully understands, keeps nothing of it, and says when all of
// it holds. Everything else, and whatever there would be to tell of, is left to the reader that takes lines apart
// (read_text.hpp), from the beginning of the log: nothing means, ask validate_text.
[[nodiscard]] std::optional<Tally> text_holds(std::string_view text, RulesReadLast& last);

}  // namespace casino::log
