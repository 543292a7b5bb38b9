#pragma once
// What games that were held against the facts have come to, as it is told: by whoever played, and by whoever puts
// shards together.

#include <string>
#include <vector>

#include "cli/session/session.hpp"
#include "properties/run/games.hpp"

namespace casino::cli {

struct LookedAt {
  std::uint64_t tables = 0;    // 0: of logs
  std::uint64_t unusable = 0;  // logs, and files
  parts::Shard shard;
};

// The sentence of a fact.
[[nodiscard]] std::string_view says_of(std::string_view fact);

// One breach, as soon as it is met.
void report(Session& session, const properties::FirstBreach& first);

// All that was looked at; and of the facts that were asked for those that were held against nothing.
void report(Session& session, const properties::GamesTally& tally, const LookedAt& looked_at,
            const std::vector<std::string>& wanted);

}  // namespace casino::cli
