#include "oracle/log/replay/doubt/doubt.hpp"

#include <algorithm>

namespace casino::log {

void Doubt::begin(int turn) {
  if (since_ == 0) since_ = turn;
}

int Doubt::behind(Matter matter, int cause) const {
  const bool is_about_cards = matter == Matter::turn || matter == Matter::dealing || matter == Matter::event;
  return is_about_cards && is_there() ? since_ : cause;
}

int Doubt::behind_missing_turns() const { return is_there() ? since_ : odd_turns_.order_is_odd_since(); }

OddTurns::Cause Doubt::cause_of(const Illegal& illegal, bool is_out_of_turn) {
  const OddTurns::Cause cause = odd_turns_.cause_of(illegal, is_out_of_turn);
  if (illegal.impossible) begin(cause.turn);
  return cause;
}

void Doubt::assume(int number, const Position& before, const Turn& turn, const Recovery& recovery) {
  strays_ = recovery.strays;
  for (const Assumed& one : recovery.assumed)
    if (one.what == Assumption::card_was_held)
      misreadings_.add(number, before, turn, one.cards & recovery.after.layout());
  has_assumed_something_ = true;
}

std::vector<Misreadings::Correction> Doubt::put_right(const Rules& rules, Position& position, const Turn& turn) {
  return misreadings_.put_right(rules, position, turn);
}

void Doubt::finds_held(int cards, int turns) {
  const int since = behind_missing_turns();
  strays_ += cards;
  begin(since != 0 ? since : std::max(1, turns));
}

void Doubt::is_settled() {
  since_ = strays_ = 0;
  has_assumed_something_ = false;
  odd_turns_ = {};
}

}  // namespace casino::log
