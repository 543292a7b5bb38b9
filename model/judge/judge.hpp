#pragma once
// judge: is this turn legal here, and by which clauses? The oracle's heart.

#include <vector>

#include "model/rules/rules.hpp"
#include "model/table/finding.hpp"
#include "model/table/position.hpp"
#include "model/table/turn.hpp"

namespace casino {

struct Judgement {
  Verdict verdict;
  std::vector<Finding> permissions;  // permissions that the turn used
  std::vector<Finding> warnings;     // customs not kept, which break nothing
  std::vector<Grouping> groupings;   // of each capture and build
  Position after;                    // the position after the turn, applied physically whatever the verdict
};

// Judges one whole turn in a position in which it is to begin, or of which the first part has been made already.
[[nodiscard]] Judgement judge(const Rules& rules, const Position& position, const Turn& turn);

// Judges a turn of one action, without reporting permissions and groupings: the quick question.
[[nodiscard]] bool is_legal(const Rules& rules, const Position& position, const Action& action);

// "Is this position lawful?": what a position breaks by itself (SWZ-EQL-1, AA-OWN-2, AA-BLD-4, AA-BLD-5).
[[nodiscard]] std::vector<Finding> judge_position(const Rules& rules, const Position& position);

// What makes a position no position at all: such a one cannot be judged.
enum class Fault : std::uint8_t {
  card_twice,
  card_outside_pack,
  empty_build,
  owner_not_seated,
  seat_not_seated,
  too_many_cards,
  pile_not_kept
};
struct StructuralFault {
  Fault what = Fault::card_twice;
  CardSet cards;
  Seat seat;
  friend bool operator==(const StructuralFault&, const StructuralFault&) = default;
};
[[nodiscard]] std::vector<StructuralFault> structural_faults(const Rules& rules, const Position& position);

}  // namespace casino
