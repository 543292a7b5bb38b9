#pragma once
// Plays games in which everything holds, and nothing has to be reported: what a replay does, without looking for what
// went wrong. As soon as something does not hold it is of no use any more; a replay that takes all entries can say what
// there is. Inside the quick roads only (docs/decisions/0016-two-roads-through-a-log.md).

#include "oracle/log/lines/plain_play.hpp"
#include "oracle/log/replay/replay.hpp"

namespace casino::log {

class QuickReplay {
 public:
  // The rules have to outlive it.
  QuickReplay(const Rules& rules, const Match& before) : rules_(rules), plain_play_(rules), replay_(rules, before) {}
  QuickReplay(Rules&&, const Match&) = delete;

  void begin(const Deal& deal) { replay_.begin(deal, Replay::Memory::of_none); }
  // Each makes what happened, and says whether it holds: then what was before holds, too.
  [[nodiscard]] bool passes(const Turn& turn);
  [[nodiscard]] bool passes(const Entry& entry);
  // Quicker yet, in games of the main text: makes the turns with which a text begins, a line each, as far as they are
  // plain, and says how long those lines are; takes a dealing at a glance if it is plain. All else passes as above.
  [[nodiscard]] std::size_t make_plain_turns(std::string_view text);
  void take_dealing(const Entry& dealt);
  // What there was, if all of it holds.
  [[nodiscard]] std::optional<Tally> end(const std::optional<Result>& result);

  [[nodiscard]] const Position& position() const { return replay_.position(); }
  [[nodiscard]] int next_dealing() const { return replay_.next_dealing(); }

 private:
  [[nodiscard]] bool is_in_plain_play() const { return deal().is_plain() && !replay_.has_winner(); }
  [[nodiscard]] bool takes_plainly(const Dealt& dealt);
  [[nodiscard]] bool holds_so_far() const { return replay_.problems().empty(); }
  void count_legal(int turns);
  [[nodiscard]] DealInPlay& deal() { return replay_.deal_; }
  [[nodiscard]] const DealInPlay& deal() const { return replay_.deal_; }

  const Rules& rules_;
  PlainPlay plain_play_;
  Replay replay_;
};

}  // namespace casino::log
