#pragma once
// The rules of a log in JSON: everything that rules.json allows. A dialect that stands there itself becomes its base
// with its settings.

#include "oracle/json/cards.hpp"
#include "oracle/log/log.hpp"

namespace casino::log {

[[nodiscard]] json::Json of(const StatedRules& rules);
[[nodiscard]] StatedRules read_stated_rules(const json::Cursor& at);

// The rules that the name alone would give.
[[nodiscard]] Rules rules_by_name(const StatedRules& rules);

}  // namespace casino::log
