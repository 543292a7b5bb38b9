#pragma once
// How tests look at what was read.

#include <string>

#include <nlohmann/json.hpp>

#include "model/rules/variants.hpp"
#include "oracle/json/document/cursor.hpp"
#include "oracle/text/parsed.hpp"

namespace casino::test {

// What is wrong, a line for each fault: "1:2: /loose/0: found ..., expected ..."; empty where there is a
// value.
template <typename T>
std::string faults(const Parsed<T>& parsed) {
  std::string lines;
  if (parsed) return lines;
  for (const ParseError& error : parsed.errors()) lines += (lines.empty() ? "" : "\n") + text_of(error);
  return lines;
}

inline Rules rules_for(std::string_view variant, int seats) {
  return rules_of(variant, Seats{static_cast<std::uint8_t>(seats)}).value();
}

// What a reader makes of a text, as it stands in other documents too.
template <typename Read>
auto read(std::string_view text, Read reader) {
  return json::parsed(text, reader);
}

}  // namespace casino::test
