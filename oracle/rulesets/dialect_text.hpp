#pragma once
// A dialect as people keep it in a file.

#include "oracle/rulesets/named_rules.hpp"

namespace casino {

[[nodiscard]] std::string dialect_text(const NamedRules& dialect);

}  // namespace casino
