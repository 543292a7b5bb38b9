// Turns of games in which everything holds.

#include <utility>

#include "oracle/log/replay.hpp"

namespace casino::log {

// No position is kept to be told of, and nobody is looked for who may have led in the place of another.
bool Replay::passes(const Turn& turn) {
  const bool can_go_on = stage_ == Stage::playing && !is_blind_ && !now_.match.is_over && !now_.ended_by &&
                         now_.unsaid.empty() && !hands_are_due();
  if (!can_go_on || turn.seat != now_.position.to_act) return false;
  now_.lead.is_due = false;
  ++tally_.turns;
  ++tally_.legal;
  if (const auto drawn = drawn_from_pack(turn)) now_.position.turn.drawn = *drawn;
  const Played played = play(rules_, now_.position, turn);
  if (!std::holds_alternative<Legal>(played.verdict) || !played.warnings.empty()) return false;
  take_claims(turn);
  count_points_so_far(Came::by_play);
  return problems_.empty();
}

}  // namespace casino::log
