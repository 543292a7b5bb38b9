#pragma once
// A run of studies as a file: what was asked, how far it came, what was measured so far, and a digest of all that.
// Shards of one run are put together from such files, and a run that was interrupted goes on from one.

#include <string>
#include <variant>
#include <vector>

#include "oracle/parts/shard.hpp"
#include "oracle/study/arms.hpp"
#include "oracle/study/tally.hpp"
#include "oracle/text/parsed.hpp"

namespace casino::study {

inline constexpr std::string_view format_of_parts = "casino-study-part/1";

// Of N shards each has every Nth block of deals.
using parts::Shard;

// All that the numbers hang on.
struct Plan {
  std::string version;  // of the program
  std::vector<Study> studies;
  std::uint64_t deals = 0;  // of each study; where it stops before, at most
  friend bool operator==(const Plan&, const Plan&) = default;
};

struct Done {
  std::uint64_t blocks = 0;  // of those of the shard, in their order
  Tally tally;
  friend bool operator==(const Done&, const Done&) = default;
};

struct Part {
  Plan plan;
  Shard shard;
  std::vector<Done> done;  // of each study
  friend bool operator==(const Part&, const Part&) = default;

  // How many blocks of deals a study has for this shard, and which is the n-th of them.
  [[nodiscard]] std::uint64_t blocks() const;
  [[nodiscard]] std::uint64_t block(std::uint64_t n) const { return n * shard.of + shard.number - 1; }
  [[nodiscard]] bool is_whole() const;
};

// Nothing is done of it yet.
[[nodiscard]] Part begun(Plan plan, Shard shard);

[[nodiscard]] std::string text_of(const Part& part);
// Refuses what was cut off, or changed.
[[nodiscard]] Parsed<Part> read_part(std::string_view text);

// A part, and what its file is called.
struct NamedPart {
  std::string name;
  Part part;
};
// All of them as one, or why that cannot be, with the names of the files.
[[nodiscard]] std::variant<Part, std::string> joined(const std::vector<NamedPart>& parts);

}  // namespace casino::study
