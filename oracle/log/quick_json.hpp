#pragma once
// The quick road through a log in JSON. It takes what it fully understands and leaves everything else to the strict
// reader, so that both roads give the same logs, and every refusal is the strict reader's
// (docs/decisions/0016-two-roads-through-a-log.md).

#include <optional>
#include <string>
#include <string_view>

#include "oracle/log/log.hpp"

namespace casino::log {

// The rules that were read last, and as what they were written: most logs of a stream have the same.
struct RulesReadLast {
  std::string written;
  StatedRules rules;
};

// Nothing: ask the strict reader.
[[nodiscard]] std::optional<Log> read_json_quickly(std::string_view text, RulesReadLast& last);

}  // namespace casino::log
