#include "oracle/log/quick/quick_replay.hpp"

namespace casino::log {

void QuickReplay::count_legal(int turns) {
  replay_.reporter_.tally().turns += turns;
  replay_.reporter_.tally().legal += turns;
}

// No position is kept to be reported, and nobody is looked for who may have led in the place of another.
bool QuickReplay::passes(const Turn& turn) {
  DealInPlay::Standing& now = deal().standing();
  if (!deal().is_clear() || replay_.has_winner() || deal().hands_are_due() || turn.seat != now.position.to_act)
    return false;
  now.lead.is_due = false;
  count_legal(1);
  if (const auto drawn = deal().drawn_from_pack(turn)) now.position.turn.drawn = *drawn;
  const Played played = play(rules_, now.position, turn);
  if (!std::holds_alternative<Legal>(played.verdict) || !played.warnings.empty()) return false;
  replay_.take_claims(turn);
  replay_.count_points_so_far(Came::by_play);
  return holds_so_far();
}

// What is taken back would have to be remembered.
bool QuickReplay::passes(const Entry& entry) {
  if (const Turn* turn = std::get_if<Turn>(&entry.what)) return passes(*turn);
  if (std::holds_alternative<TakenBack>(entry.what)) return false;
  replay_.take(entry);
  return holds_so_far();
}

// Where they are plain no points count before the deal is over.
std::size_t QuickReplay::make_plain_turns(std::string_view text) {
  if (!is_in_plain_play()) return 0;
  const PlainPlay::Made made = plain_play_.make_all(deal().position(), text);
  if (made.turns > 0) deal().standing().lead.is_due = false;
  count_legal(made.turns);
  return made.letters;
}

void QuickReplay::take_dealing(const Entry& dealt) {
  if (!takes_plainly(std::get<Dealt>(dealt.what))) replay_.take(dealt);
}

bool QuickReplay::takes_plainly(const Dealt& dealt) {
  if (!is_in_plain_play() || deal().cut() || dealt.number != next_dealing()) return false;
  Dealing dealing;
  dealing.number = dealt.number;
  dealing.table = dealt.table;
  for (const Seat seat : rules_.seats) {
    if (!dealt.hands[seat].is_known()) return false;
    dealing.hands[seat] = dealt.hands[seat].cards;
  }
  if (!plain_play_.is_dealt_next(position(), dealing) || !deal().comes_from_the_pack(dealing)) return false;
  replay_.check_last_call();
  deal().deal(dealing);
  replay_.last_call_.hands_are_dealt(replay_.reporter_.where());
  return true;
}

std::optional<Tally> QuickReplay::end(const std::optional<Result>& result) {
  replay_.end(result);
  return holds_so_far() ? std::optional(replay_.tally()) : std::nullopt;
}

}  // namespace casino::log
