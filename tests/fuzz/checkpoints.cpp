// Checkpoints of walks through small worlds: whatever is read can be gone on from, and what is written then is read.
// Without the right digest nothing is read, so each input is tried as the body of a file that has it, too.

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "oracle/parts/framed.hpp"
#include "properties/worlds/walk.hpp"
#include "tests/fuzz/require.hpp"

namespace casino::fuzz_checkpoints {
namespace {

using properties::Walk;
using properties::World;

// One whose deals are gone through, and one of matches.
constexpr std::string_view small_worlds = R"({"format": "casino-worlds/1", "variant": "anglo-american", "worlds": [
  {"name": "deals", "why": "few cards",
   "rules": {"seats": 2, "options": {"deal.hand": 1, "deal.table": 2}, "pack": ["AS", "AH", "2S", "2H"]}},
  {"name": "matches", "why": "few points",
   "rules": {"seats": 2, "options": {"deal.hand": 1, "deal.table": 2, "match.target": 2},
             "pack": ["AS", "AH", "2S", "2H"]},
   "match": {"totals": {"N": 1}}}]})";

void try_in(const World& world, std::string_view text) {
  constexpr std::uint64_t some = 20;
  Walk walk(world);
  const ParseErrors errors = walk.resume(text);
  for (const ParseError& error : errors) require(!error.expected.empty());
  if (!errors.empty()) return;
  walk.go_on(some);
  Walk again(world);
  require(again.resume(walk.checkpoint()).empty());
}

}  // namespace

void run(const std::uint8_t* bytes, std::size_t size) {
  static const std::vector<World> worlds = *properties::parse_worlds(small_worlds);
  const std::string_view text(reinterpret_cast<const char*>(bytes), size);
  for (const World& world : worlds) {
    try_in(world, text);
    try_in(world, parts::framed(text));
  }
}

}  // namespace casino::fuzz_checkpoints
