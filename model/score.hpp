#pragma once
// The score of a deal, item by item (AA-SCO-*, AA-SWP-*, SWZ-SCO-*).

#include <optional>
#include <vector>

#include "model/clause.hpp"
#include "model/position.hpp"
#include "model/rules.hpp"

namespace casino {

// What each side captured in a deal, the residue included.
struct Captured {
  PerSide<CardSet> cards;
  BoundedList<Sweep, max_builds> sweeps;
  std::optional<Side> last_capture;
  // For scores of which only the numbers are known, as a log or an example may state them.
  PerSide<std::optional<int>> card_count;
  PerSide<std::optional<int>> spade_count;
};

// One line of the score sheet.
struct ScoreLine {
  ScoreItem item = ScoreItem::cards;
  Clause clause;        // the clause that gives the points
  PerSide<int> points;
  bool tied = false;    // a majority that several sides share (AA-SCO-6)
  friend bool operator==(const ScoreLine&, const ScoreLine&) = default;
};

struct DealScore {
  std::vector<ScoreLine> lines;  // in the order of the texts: cards, spades, aces, casinos, last capture, sweeps
  PerSide<int> total;
  PerSide<int> added;            // what counts for the match: the total, or the difference (AA-WIN-4)
  friend bool operator==(const DealScore&, const DealScore&) = default;
};

// The sides of a ruleset, by their numbers.
[[nodiscard]] std::vector<Side> sides_of(const Rules& rules);

// AA-END-1: gives the cards left on the table to whoever captured last. Nothing: the deal is to be dealt anew.
[[nodiscard]] std::optional<Captured> captured_at_end(const Rules& rules, const Position& position);

// What is captured so far, without the residue.
[[nodiscard]] Captured captured_so_far(const Rules& rules, const Position& position);

[[nodiscard]] DealScore score_of(const Rules& rules, const Captured& captured);

// AA-WIN-7: points that are certain already while the deal is being played.
[[nodiscard]] PerSide<int> points_earned(const Rules& rules, const Captured& captured);

}  // namespace casino
