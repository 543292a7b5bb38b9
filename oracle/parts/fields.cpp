#include "oracle/parts/fields.hpp"

#include <algorithm>

#include "oracle/text/foreign_text.hpp"

namespace casino::parts {

std::uint64_t read_count(const json::Cursor& at) {
  const std::int64_t* number = at.node().as_integer();
  if (number == nullptr || *number < 0) at.refuse("a whole number, not below 0");
  return number == nullptr ? 0 : static_cast<std::uint64_t>(std::max<std::int64_t>(0, *number));
}

std::uint64_t count_in(const json::Members& members, std::string_view key) {
  const auto at = members.require(key, "a number");
  return at ? read_count(*at) : 0;
}

std::uint64_t number_as_text_in(const json::Members& members, std::string_view key) {
  const auto at = members.require(key, "a whole number as text");
  const auto text = at ? at->text("a whole number as text") : std::nullopt;
  std::uint64_t number = 0;
  for (const char digit : text.value_or("")) number = number * 10 + static_cast<std::uint64_t>(digit - '0');
  if (text && *text != std::to_string(number)) at->refuse("a whole number as text");
  return number;
}

std::string text_in(const json::Members& members, std::string_view key) {
  const auto at = members.require(key, "a text");
  return std::string(at ? at->text("a text").value_or("") : "");
}

std::string line_in(const json::Members& members, std::string_view key) { return plain_line(text_in(members, key)); }

bool truth_in(const json::Members& members, std::string_view key) {
  const auto at = members.find(key);
  return at && at->truth().value_or(false);
}

}  // namespace casino::parts
