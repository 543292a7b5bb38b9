#pragma once
// Whether parts that were made on several machines are one run: each of its shards once, and nothing else.

#include <span>
#include <string>
#include <variant>
#include <vector>

#include "oracle/parts/shard.hpp"

namespace casino::parts {

struct PartOfRun {
  std::string name;     // of its file
  std::string version;  // of the program that made it
  std::string run;      // all that the run hangs on: of the parts of one run the same
  Shard shard;
  std::string how_to_end;  // what goes on with it; empty: it is at its end
};

// Which part is which shard, in the order of the shards; or why they are not one run, by the names of the files.
[[nodiscard]] std::variant<std::vector<std::size_t>, std::string> in_order(std::span<const PartOfRun> parts);

}  // namespace casino::parts
