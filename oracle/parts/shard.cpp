#include "oracle/parts/shard.hpp"

#include <algorithm>
#include <string>

#include <nlohmann/json.hpp>

namespace casino::parts {

json::Json in_json(const Shard& shard) { return {shard.number, shard.of}; }

std::uint64_t read_count(const json::Cursor& at) {
  const std::int64_t* number = at.node().as_integer();
  if (number == nullptr || *number < 0) at.refuse("a whole number, not below 0");
  return number == nullptr ? 0 : static_cast<std::uint64_t>(std::max<std::int64_t>(0, *number));
}

std::uint64_t count_in(const json::Members& members, std::string_view key) {
  const auto at = members.require(key, "a number");
  return at ? read_count(*at) : 0;
}

std::uint64_t read_number_as_text(const json::Cursor& at) {
  const auto text = at.text("a whole number as text");
  std::uint64_t number = 0;
  for (const char digit : text.value_or("")) number = number * 10 + static_cast<std::uint64_t>(digit - '0');
  if (text && *text != std::to_string(number)) at.refuse("a whole number as text");
  return number;
}

Shard read_shard(const json::Cursor& at) {
  const std::vector<json::Cursor> numbers = at.items("a number, and of how many");
  if (numbers.size() != 2) {
    at.refuse("a number, and of how many");
    return {};
  }
  const Shard shard{read_count(numbers[0]), read_count(numbers[1])};
  if (shard.number >= 1 && shard.number <= shard.of && shard.of <= most_shards) return shard;
  at.refuse("a number from 1 on, and of how many");
  return {};
}

}  // namespace casino::parts
