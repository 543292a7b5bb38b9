#include "model/rules/rules.hpp"

#include <algorithm>

namespace casino {
namespace {

Seat next_clockwise(const Rules& rules, Seat seat) {
  const bool is_last = seat.index + 1 >= rules.seats.count;
  return Seat{static_cast<std::uint8_t>(is_last ? 0 : seat.index + 1)};
}

Seat next_counterclockwise(const Rules& rules, Seat seat) {
  const bool is_first = seat.index == 0 || seat.index > rules.seats.count;
  return Seat{static_cast<std::uint8_t>(is_first ? rules.seats.count - 1 : seat.index - 1)};
}

bool goes_clockwise(const Rules& rules) { return rules.seats_direction == SeatsDirection::clockwise; }

}  // namespace

CardSet cards_of(PackKind kind) {
  const CardSet all = CardSet::from_bits((std::uint64_t{1} << card_count) - 1);
  switch (kind) {
    case PackKind::standard52: return all;
    case PackKind::no_pictures40:
    case PackKind::rook40: return all - all.pictures();
  }
  return all;
}

bool may_keep_cards(const Rules& rules) {
  switch (rules.trail_kept) {
    case TrailKept::none:
    case TrailKept::aces: return true;
    case TrailKept::casinos: return has_suits(rules);
    case TrailKept::scoring: break;
  }
  const bool some_score =
      rules.score_aces != 0 || rules.score_ten_diamonds != 0 || rules.score_two_spades != 0 || rules.score_fives != 0;
  return some_score || std::any_of(rules.scoring.begin(), rules.scoring.end(),
                                   [](const TableRow& row) { return !is_majority(row.item); });
}

Seat seat_after(const Rules& rules, Seat seat) {
  return goes_clockwise(rules) ? next_clockwise(rules, seat) : next_counterclockwise(rules, seat);
}
Seat seat_before(const Rules& rules, Seat seat) {
  return goes_clockwise(rules) ? next_counterclockwise(rules, seat) : next_clockwise(rules, seat);
}

Seat partner_of(const Rules& rules, Seat seat) { return next_clockwise(rules, next_clockwise(rules, seat)); }

int side_count(const Rules& rules) { return has_partners(rules) ? 2 : rules.seats.count; }

namespace {

int cards_for_hands(const Rules& rules) { return rules.pack.size() - rules.deal_table; }

int full_hand(const Rules& rules) {
  return rules.deal_hand != 0 ? rules.deal_hand : cards_for_hands(rules) / rules.seats.count;
}

// How many cards a dealing of full hands takes, and how often there are enough for it.
int full_round(const Rules& rules) { return full_hand(rules) * rules.seats.count; }
int full_dealings(const Rules& rules) {
  const int round = full_round(rules);
  return round == 0 ? 0 : cards_for_hands(rules) / round;
}

// TUX-DEAL-2: what is left when there is not enough for full hands any more.
int remainder(const Rules& rules) {
  const int round = full_round(rules);
  const bool is_dealt = rules.deal_remainder == DealRemainder::table_at_end && rules.deal_draw == DealDraw::none;
  return is_dealt && round != 0 ? cards_for_hands(rules) % round : 0;
}

}  // namespace

int table_size(const Rules& rules) {
  const bool takes_odd_cards = rules.deal_remainder == DealRemainder::table_at_start && full_round(rules) > 0;
  return rules.deal_table + (takes_odd_cards ? cards_for_hands(rules) % full_round(rules) : 0);
}

int hand_size(const Rules& rules, int number) {
  const bool is_short = rules.deal_remainder == DealRemainder::table_at_end && number > full_dealings(rules);
  return is_short ? remainder(rules) / rules.seats.count : full_hand(rules);
}

// Where cards are drawn, all that is not dealt at the start is (CRZ-DRW-1).
int dealings(const Rules& rules) {
  if (rules.deal_draw != DealDraw::none) return 1;
  const bool is_short_one = remainder(rules) >= rules.seats.count;
  return full_dealings(rules) + (is_short_one ? 1 : 0);
}

int left_for_table(const Rules& rules, int number) {
  const int left = remainder(rules);
  return left != 0 && number == dealings(rules) ? left % rules.seats.count : 0;
}

bool some_sweeps_score(const Rules& rules) {
  return rules.sweep_score != 0 || rules.sweep_large_score != 0 || rules.sweep_initial_score != 0;
}

bool first_layout_can_be_swept(const Rules& rules) {
  switch (rules.sweep_counted) {
    case SweepCounted::whole_deal: return true;
    case SweepCounted::not_first_layout:
    case SweepCounted::from_second_dealing: return false;
    case SweepCounted::before_last_dealing: return dealings(rules) > 1;
    case SweepCounted::last_dealing: return dealings(rules) == 1;
  }
  return true;
}

namespace {

// AA-DEAL-5, SAF-DEAL-5, TUX-DEAL-2: the pack is used up by hands and table.
bool goes_round(const Rules& rules) {
  if (full_round(rules) <= 0) return false;
  const bool is_full_once = full_round(rules) <= cards_for_hands(rules);
  switch (rules.deal_remainder) {
    case DealRemainder::exact: return is_full_once && cards_for_hands(rules) % full_round(rules) == 0;
    case DealRemainder::table_at_start: return is_full_once;
    case DealRemainder::table_at_end: return dealings(rules) > 0;
  }
  return false;
}

// HUN-CAP-1: where several hand cards are played together.
std::optional<std::string> contradiction_of_hand_cards(const Rules& rules) {
  if (rules.capture_hand_cards == CaptureHandCards::one) return std::nullopt;
  if (rules.turn_shape != TurnShape::single_action)
    return "capture.hand_cards: several cards are one play (turn.shape must be single_action)";
  if (rules.insist_capture != InsistCapture::never)
    return "insist.capture speaks of the one card that was played (capture.hand_cards must be one)";
  if (hand_size(rules) > 4) return "capture.hand_cards: hands are of four cards at most, or totals go beyond 56";
  return std::nullopt;
}

}  // namespace

std::optional<std::string> contradiction(const Rules& rules) {
  // AA-PLY-1, Q-AA-21: with five or more the pack does not go round.
  if (rules.seats.count < 2 || rules.seats.count > max_seats) return "two to six seats can be taken";
  if (rules.seats_sides == SeatsSides::partners && rules.seats.count != 4)
    return "seats.sides=partners needs four seats";
  if (rules.score_mode == ScoreMode::difference && side_count(rules) != 2)
    return "score.mode=difference needs two sides (AA-WIN-4)";
  if (rules.score_mode == ScoreMode::difference && rules.match_count_when != MatchCountWhen::end)
    return "score.mode=difference counts after the deal: match.count_when must be end";
  if (rules.sweep_next_turn == SweepNextTurn::opponent_twice && rules.seats.count != 2)
    return "sweep.next_turn=opponent_twice is for two seats (HUN-NAG-2)";
  // Whether tops sweep a table on which nothing lies is not stated anywhere.
  if (rules.sweep_next_turn == SweepNextTurn::opponent_twice &&
      (rules.steal_use == StealUse::capture || rules.steal_use == StealUse::both))
    return "sweep.next_turn=opponent_twice is for games without captures of tops (HUN-NAG-2)";
  if (auto why = contradiction_of_hand_cards(rules)) return why;
  if (rules.endgame_restrictions != EndgameRestrictions::none &&
      (rules.match_target != 21 || rules.match_count_when != MatchCountWhen::end ||
       rules.score_mode != ScoreMode::totals))
    return "endgame.restrictions are for whole deals on the way to 21 (DOM-WIN-2)";
  if (rules.deal_table_source == DealTableSource::dealt &&
      (rules.deal_redo_points != 0 || rules.deal_redo_pictures != 0))
    return "deal.redo_points and deal.redo_pictures are for layouts that are cut (deal.table_source=cut)";
  // SWZ-CUT-1: with a first dealing that is the last one, too, the table would get cards beside those of the cut.
  if (rules.deal_table_source == DealTableSource::cut && left_for_table(rules, 1) != 0)
    return "deal.table_source=cut: the dealer gives the table nothing: deal.remainder cannot be table_at_end "
           "(SWZ-CUT-1)";
  // Q-FIN-12: what covers a build of 2, or of 15, is not stated anywhere.
  if (rules.build_enabled == BuildEnabled::on &&
      (rules.value_two_spades_hand != 2 || rules.value_ten_diamonds_hand != 10))
    return "value.two_spades_hand and value.ten_diamonds_hand are for games without building (build.enabled=off)";
  if (rules.capture_groups == CaptureGroups::overlapping &&
      rules.steal_capture_tops == StealCaptureTops::successive_groups)
    return "steal.capture_tops=successive_groups takes one group after the other: capture.groups cannot be overlapping";
  if (auto fault = fault_of_table(rules)) return "scoring has " + fault->what + "; it takes " + fault->expected;
  const int to_hands = rules.pack.size() - rules.deal_table;
  const int round = hand_size(rules) * rules.seats.count;
  const bool is_used_up = rules.deal_draw != DealDraw::none
                              ? round > 0 && to_hands >= round && (to_hands - round) % rules.seats.count == 0
                              : goes_round(rules);
  if (!is_used_up)
    return "the pack does not go round: " + std::to_string(rules.pack.size()) + " cards, " +
           std::to_string(rules.deal_table) + " to the table, hands of " + std::to_string(hand_size(rules)) + " for " +
           std::to_string(rules.seats.count) + " seats (AA-DEAL-5)" +
           (rules.deal_remainder == DealRemainder::exact && rules.deal_draw == DealDraw::none
                ? "; deal.remainder can say what becomes of odd cards"
                : "");
  return std::nullopt;
}

}  // namespace casino
