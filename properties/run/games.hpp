#pragma once
// A run of random games that are held against the facts: what it hangs on, how far it has come and what it found. As a
// file it is gone on from, and the shards of a run are put together.

#include <map>
#include <string>
#include <variant>
#include <vector>

#include "oracle/json/cards.hpp"
#include "oracle/parts/shard.hpp"
#include "oracle/text/parsed.hpp"
#include "properties/run/check.hpp"

namespace casino::properties {

inline constexpr std::string_view format_of_games = "casino-properties-part/1";
inline constexpr std::uint64_t most_rounds = 1'000'000'000'000;  // more than anybody waits for
inline constexpr int most_varied = 20;

// The first breach of a fact, as small as it gets.
struct FirstBreach {
  Breach breach;
  std::string where;       // it was met
  std::uint64_t game = 0;  // of the run, from 1; 0: it was known before
  friend bool operator==(const FirstBreach&, const FirstBreach&) = default;
};

struct GamesTally {
  std::uint64_t games = 0;
  std::uint64_t deals = 0;
  std::uint64_t turns = 0;
  std::uint64_t passed_over = 0;
  std::map<std::string, std::uint64_t, std::less<>> times;  // that each fact was looked at
  std::vector<FirstBreach> breaches;                        // of each fact one, in the order of the games
  friend bool operator==(const GamesTally&, const GamesTally&) = default;

  [[nodiscard]] bool has_breach_of(std::string_view fact) const;
  // What was looked at in one more game; not what it broke.
  void add_game(const Check& check);
  // Of other games.
  void add(const GamesTally& other);
};

// A game is one of a round, in which each table has one.
struct GamesPlan {
  std::string version;  // of the program
  std::vector<Rules> tables;
  std::vector<std::string> facts;  // only these; none: all
  std::uint64_t rounds = 0;
  std::uint64_t seed = 1;
  int deals = 0;
  int vary = 0;
  friend bool operator==(const GamesPlan&, const GamesPlan&) = default;

  [[nodiscard]] std::uint64_t games() const { return rounds * tables.size(); }
};

struct GamesPart {
  GamesPlan plan;
  parts::Shard shard;
  std::uint64_t next =
      0;  // of all games of the run those before this one were played, as far as they are of this shard
  GamesTally tally;
  friend bool operator==(const GamesPart&, const GamesPart&) = default;

  [[nodiscard]] bool is_whole() const { return next >= plan.games(); }
  // Whether a game of the run is of this shard. From round to round a shard moves on by one table: some games take
  // long.
  [[nodiscard]] bool has(std::uint64_t game) const {
    const std::uint64_t tables = plan.tables.size();
    return (game % tables + game / tables) % shard.of == shard.number - 1;
  }
};

[[nodiscard]] std::string text_of(const GamesPart& part);
// Refuses what was cut off, or changed.
[[nodiscard]] Parsed<GamesPart> read_games(std::string_view text);

struct NamedGames {
  std::string name;  // of its file
  GamesPart part;
};
// All shards as one, or why that cannot be, with the names of the files.
[[nodiscard]] std::variant<GamesPart, std::string> joined(const std::vector<NamedGames>& parts);

}  // namespace casino::properties
