#include "cli/arguments/shard.hpp"

#include <charconv>

#include "cli/session/failure.hpp"

namespace casino::cli {

parts::Shard shard_of(const std::string& text) {
  parts::Shard shard;
  const char* const end = text.data() + text.size();
  const auto number = std::from_chars(text.data(), end, shard.number);
  const bool has_slash = number.ec == std::errc{} && number.ptr != end && *number.ptr == '/';
  const auto of = has_slash ? std::from_chars(number.ptr + 1, end, shard.of) : number;
  if (!has_slash || of.ec != std::errc{} || of.ptr != end || shard.number < 1 || shard.of < shard.number)
    throw Unusable("--shard " + text + ": expected a number and how many there are, such as 1/4");
  if (shard.of > parts::most_shards) throw Unusable("--shard " + text + ": expected a million at most");
  return shard;
}

}  // namespace casino::cli
