#pragma once
// A part of a run that one machine of several makes: all of them together are the run, no two have anything in common.

#include <cstdint>

#include "oracle/json/cards.hpp"
#include "oracle/json/document/cursor.hpp"

namespace casino::parts {

struct Shard {
  std::uint64_t number = 1;  // from 1
  std::uint64_t of = 1;
  [[nodiscard]] bool is_the_whole() const { return of == 1; }
  // Of things that are counted from 0 each shard has every Nth; and how many those are of so many.
  [[nodiscard]] bool has(std::uint64_t thing) const { return thing % of == number - 1; }
  [[nodiscard]] std::uint64_t share_of(std::uint64_t things) const {
    return things < number ? 0 : (things - number) / of + 1;
  }
  friend bool operator==(const Shard&, const Shard&) = default;
};

// More than anybody has machines; and so that numbers of shards can be multiplied by numbers of games.
inline constexpr std::uint64_t most_shards = 1'000'000;

[[nodiscard]] json::Json in_json(const Shard& shard);
[[nodiscard]] Shard read_shard(const json::Cursor& at);

}  // namespace casino::parts
