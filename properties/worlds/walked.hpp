#pragma once
// What a walk through a world has come to; and the walks of all shards, put together.

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "oracle/json/document/cursor.hpp"
#include "oracle/parts/shard.hpp"
#include "oracle/play/shrink.hpp"
#include "oracle/text/parsed.hpp"
#include "properties/worlds/world.hpp"

namespace casino::properties {

// The part of a world that one machine of several looks at. Each goes all the way through it, for most of what can be
// come to from one deal can be come to from others, too; and looks at one position in `of`, by their checksums.
using parts::Shard;

struct WalkTally {
  std::uint64_t deals = 0;   // begun
  std::uint64_t walked = 0;  // positions come to, those that are for other shards among them
  // Of those that are for this shard:
  std::uint64_t states = 0;  // looked at, each once
  std::uint64_t turns = 0;   // legal ones out of them
  std::uint64_t merged = 0;  // ways to where the walk had been, or to its like
  std::uint64_t ends = 0;    // states in which the deal is over
  std::uint64_t flaws = 0;   // breaches of whatever should hold
  std::uint64_t refereed =
      0;  // states in which the referee tried every turn; in others the table is too crowded for it
  std::uint64_t match_ends = 0;  // ways in which a match came to its end
  friend bool operator==(const WalkTally&, const WalkTally&) = default;

  // What another shard has looked at, which has walked as far.
  void add(const WalkTally& other);
};

// Something that does not hold, as it was first met.
struct Flaw {
  std::string fact;
  std::string says;
  std::string details;       // more of it, if there is
  Exhibit exhibit;           // without steps: of a position
  std::uint64_t moment = 0;  // of the walk, which is the same for all shards
  friend bool operator==(const Flaw&, const Flaw&) = default;
};

struct Walked {
  std::string world;
  Rules rules;
  Shard shard;
  std::uint64_t first_deals = 0;
  std::uint64_t deals_in_all = 0;          // of every standing that is known by now
  std::optional<std::uint64_t> standings;  // of matches: in how many ways they stand before a deal
  bool is_over = false;
  WalkTally tally;
  std::vector<Flaw> flaws;  // the first of each fact
  friend bool operator==(const Walked&, const Walked&) = default;

  // Of one of several shards that cannot be said, though it be over.
  [[nodiscard]] bool is_whole() const { return is_over && shard.is_the_whole(); }
};

// Which world of a run it is, and by which version of the program: parts of one run are put together.
struct PlaceInRun {
  std::string version;
  std::uint64_t world = 1;
  std::uint64_t of = 1;
};

[[nodiscard]] json::Json in_json(const Walked& walked);
[[nodiscard]] Walked read_walked(const json::Cursor& at);

struct NamedWalk {
  std::string name;  // of its file
  PlaceInRun place;
  Walked walked;
};
// A file in which a walk is kept (Walk::checkpoint).
[[nodiscard]] Parsed<NamedWalk> read_named_walk(std::string name, std::string_view text);

// Every world of the run, as one machine would have walked it, in the order of the run; or why that cannot be, with the
// names of the files.
[[nodiscard]] std::variant<std::vector<Walked>, std::string> joined(std::vector<NamedWalk> walks);

}  // namespace casino::properties
