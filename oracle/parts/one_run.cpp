#include "oracle/parts/one_run.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace casino::parts {

std::variant<std::vector<std::size_t>, std::string> in_order(std::span<const PartOfRun> parts) {
  const PartOfRun& first = parts.front();
  // Numbers are looked up among the parts that there are: a file that names a million shards costs nothing.
  std::vector<std::size_t> order(parts.size());
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const PartOfRun& one = parts[i];
    if (one.version != first.version)
      return fmt::format("{} was made by version {}, and {} by {}", one.name, one.version, first.name, first.version);
    if (one.run != first.run || one.shard.of != first.shard.of)
      return fmt::format("{} is of another run than {}", one.name, first.name);
    if (!one.how_to_end.empty()) return fmt::format("{} is not at its end: {}", one.name, one.how_to_end);
    order[i] = i;
  }
  const auto number_of = [&](std::size_t i) { return parts[i].shard.number; };
  std::stable_sort(order.begin(), order.end(),
                   [&](std::size_t a, std::size_t b) { return number_of(a) < number_of(b); });
  for (std::size_t i = 1; i < order.size(); ++i)
    if (number_of(order[i]) == number_of(order[i - 1]))
      return fmt::format("{} and {} are both shard {}/{}", parts[order[i - 1]].name, parts[order[i]].name,
                         number_of(order[i]), first.shard.of);
  for (std::uint64_t i = 0; i < first.shard.of; ++i)
    if (i >= order.size() || number_of(order[i]) != i + 1)
      return fmt::format("shard {}/{} is missing", i + 1, first.shard.of);
  return order;
}

}  // namespace casino::parts
