#pragma once
// One deal or match of a study, played by rules that compare: whatever hangs on chance hangs on the number of the deal
// and of the turn alone, so that by other rules the same cards come and the same dice fall.

#include <optional>
#include <vector>

#include "oracle/study/arms.hpp"

namespace casino::study {

// Rules that are played by, and those who play by them.
class Table {
 public:
  explicit Table(const Rules& rules) : rules_(rules), players_(rules_) {}
  Table(const Table&) = delete;
  Table& operator=(const Table&) = delete;

  [[nodiscard]] const Rules& rules() const { return rules_; }
  [[nodiscard]] const players::Players& players() const { return players_; }

 private:
  Rules rules_;
  players::Players players_;
};

// What a game begins with.
struct Beginning {
  Extent extent = Extent::deal;
  PerSeat<players::PlayerType> seated;
  Seat dealer;  // of the first deal
  std::uint64_t seed = 1;
  // As somebody else's program is told of that fails, where one plays.
  std::string_view rules = {};
  std::uint64_t number = 1;
  int moved = 0;
};

// What was done in a turn, for holding games against each other: numbers that are the same for the same thing.
struct TurnMark {
  std::uint64_t choices = 0;  // all that could have been done
  std::uint64_t turn = 0;
  friend bool operator==(const TurnMark&, const TurnMark&) = default;
};

struct PlayedGame {
  std::vector<TurnMark> turns;
  std::optional<Side> winner;                        // none: tied, or broken off
  PerSide<std::int64_t> points{};                    // of all deals
  std::array<std::int64_t, all_item_count> items{};  // of all sides
  std::int64_t deals = 0;
  std::int64_t choices = 0;  // summed over all turns
  std::int64_t forced = 0;   // turns without a choice
  std::int64_t sweeps = 0;   // captures that left an empty table, whether they score or not
  std::int64_t builds = 0;
  std::int64_t builds_taken = 0;  // captured by another side than the owner's
  std::int64_t left = 0;          // cards on the table when the last hand was played
  bool has_broken_off = false;    // a seat had no legal turn, or the match found no end
};

// `program`: who is asked for the turns of such players as are none of ours; there has to be one if they sit there.
class Program;
[[nodiscard]] PlayedGame played(const Table& table, const Beginning& beginning, Program* program = nullptr);

}  // namespace casino::study
