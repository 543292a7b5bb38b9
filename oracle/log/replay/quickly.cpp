// Turns of games in which everything holds.

#include <utility>

#include "oracle/log/replay/replay.hpp"

namespace casino::log {

bool Replay::goes_on() const {
  return stage_ == Stage::playing && !is_blind_ && !now_.match.is_over && !now_.win.ended_by() && now_.unsaid.empty();
}

// No position is kept to be told of, and nobody is looked for who may have led in the place of another.
bool Replay::passes(const Turn& turn) {
  if (!goes_on() || hands_are_due() || turn.seat != now_.position.to_act) return false;
  now_.lead.is_due = false;
  ++reporter_.tally().turns;
  ++reporter_.tally().legal;
  if (const auto drawn = drawn_from_pack(turn)) now_.position.turn.drawn = *drawn;
  const Played played = play(rules_, now_.position, turn);
  if (!std::holds_alternative<Legal>(played.verdict) || !played.warnings.empty()) return false;
  take_claims(turn);
  count_points_so_far(Came::by_play);
  return reporter_.problems().empty();
}

// Where the log itself tells where the game stands, that may be in the midst of a turn.
bool Replay::is_in_plain_play() const { return goes_on() && !position_was_told_; }

// Of such turns nothing has to be told, and where they are plain no points count before the deal is over.
std::size_t Replay::make_plain_turns(std::string_view text) {
  if (!is_in_plain_play()) return 0;
  const PlainPlay::Made made = plain_play_.make_all(now_.position, text);
  if (made.turns > 0) now_.lead.is_due = false;
  reporter_.tally().turns += made.turns;
  reporter_.tally().legal += made.turns;
  return made.letters;
}

// AA-PAK-1, AA-DEAL-2: where the order of the pack is told. Whether all of it is there was seen at the first dealing.
bool Replay::comes_from_the_pack(const Dealing& dealing) const {
  if (pack_.empty()) return true;
  CardSet cards;
  if (dealing.number == 1)
    for (const Card card : pack_) cards.insert(card);
  const bool is_whole =
      dealing.number > 1 || (cards == rules_.pack && static_cast<int>(pack_.size()) == rules_.pack.size());
  return is_whole && dealing_of(rules_, pack_, now_.match.dealer, dealing.number) == dealing;
}

bool Replay::takes_plainly(const Dealt& dealt) {
  if (!is_in_plain_play() || cut_ || dealt.number != next_dealing()) return false;
  Dealing dealing;
  dealing.number = dealt.number;
  dealing.table = dealt.table;
  for (const Seat seat : rules_.seats) {
    if (!dealt.hands[seat].is_known()) return false;
    dealing.hands[seat] = dealt.hands[seat].cards;
  }
  if (!plain_play_.is_dealt_next(now_.position, dealing) || !comes_from_the_pack(dealing)) return false;
  check_last_call();
  if (dealing.number == 1) now_.position = start_of_deal(rules_, dealing, now_.match.dealer);
  else deal_hands(rules_, now_.position, dealing);
  is_dealt_ = true;
  last_call_.hands_are_dealt(reporter_.where());
  now_.lead.is_due = true;
  return true;
}

}  // namespace casino::log
