#pragma once
// The dialects of corpus/dialects, as texts inside the library: a program that has left the corpus behind knows
// them all the same. Generated when the build is configured. For oracle/rulesets/named_rules.cpp alone.

#include <span>
#include <string_view>

namespace casino {

struct ShippedDialect {
  std::string_view path;  // corpus/dialects/opl.json
  std::string_view text;
};

[[nodiscard]] std::span<const ShippedDialect> shipped_dialects();

}  // namespace casino
