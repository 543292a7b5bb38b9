#include "oracle/parts/shard.hpp"

#include <nlohmann/json.hpp>

#include "oracle/parts/fields.hpp"

namespace casino::parts {

json::Json in_json(const Shard& shard) { return {shard.number, shard.of}; }

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
