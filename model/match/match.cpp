// Seed 002 "Scoring" and "Variations, Scoring", 004 "The Deal" and "Kasino in Finland", 000 "Players, Cards and Deal".

#include "model/match/match.hpp"

#include <algorithm>

#include "model/match/breakers.hpp"
#include "model/match/counting.hpp"
#include "model/match/endgame.hpp"

namespace casino {
namespace {

PerSide<int> sum(const PerSide<int>& a, const PerSide<int>& b) {
  PerSide<int> both = a;
  const int* more = b.begin();
  for (int& points : both) points += *more++;
  return both;
}

Sides sides_at_target(const Rules& rules, const PerSide<int>& totals) {
  Sides sides;
  for (const Side side : sides_of(rules))
    if (totals[side] >= rules.match_target) sides.push_back(side);
  return sides;
}

// A deal in which a side forfeits its points.
DealScore without_forfeits(const Rules& rules, DealScore score, const PerSide<bool>& forfeits) {
  for (const Side side : sides_of(rules)) {
    if (!forfeits[side]) continue;
    for (ScoreLine& line : score.lines) line.points[side] = 0;
    for (ScoreLine& line : score.sweeps) line.points[side] = 0;
    score.total[side] = 0;
    score.added[side] = 0;
  }
  return score;
}

// AA-WIN-9: sweeps were counted as they happened, so they come before whatever the order says of them.
ScoreOrder sweeps_first(const Rules& rules) {
  ScoreOrder order;
  order.push_back(ScoreItem::sweeps);
  for (const ScoreItem item : counting_order(rules))
    if (item != ScoreItem::sweeps) order.push_back(item);
  return order;
}

// Who has won among several sides at the target; nobody if they are level.
std::optional<Side> winner_among(const Rules& rules, const Match& before, const DealScore& score,
                                 const PerSide<int>& totals, const Sides& sides) {
  if (rules.match_target == 0 || is_extra_deal(rules, before)) return alone_ahead(totals, sides);
  if (rules.match_count_when == MatchCountWhen::sweeps_then_order)
    return first_at_target(rules, before.totals, score, sweeps_first(rules));
  switch (rules.match_resolve) {
    case MatchResolve::higher_total: return alone_ahead(totals, sides);  // AA-WIN-2
    case MatchResolve::counting_order:                                   // AA-WIN-6
      return first_at_target(rules, before.totals, score, counting_order(rules));
    case MatchResolve::counting_precedence: return winner_of_first_item(score, counting_order(rules), sides);
  }
  return std::nullopt;
}

// The sides that share the highest total.
Sides level_at_the_top(const PerSide<int>& totals, const Sides& sides) {
  int best = totals[sides.front()];
  for (const Side side : sides) best = std::max(best, totals[side]);
  Sides level;
  for (const Side side : sides)
    if (totals[side] == best) level.push_back(side);
  return level;
}

// AA-WIN-1, AA-WIN-2, AA-WIN-3, FIN-WIN-4: somebody has won, or the match is drawn, or it goes on.
void decide(const Rules& rules, const Match& before, const DealScore& score, Match& match) {
  if (each_deal_is_won_by_itself(rules)) {
    match.winner = alone_ahead(score.total, sides_of(rules));
    return;
  }
  const Sides sides = sides_at_target(rules, match.totals);
  if (sides.empty()) return;
  match.winner = winner_among(rules, before, score, match.totals, sides);
  if (!match.winner)
    match.winner = winner_by_breakers(rules, before.totals, score, level_at_the_top(match.totals, sides));
  match.is_over = match.winner || rules.match_tie == MatchTie::draw;
}

// AA-WIN-2: of several sides at the target that with the higher total has won, and not who was there first (AA-WIN-6,
// AA-WIN-8, AA-WIN-9) or met a criterion (DOM-WIN-5).
bool the_higher_total_wins(const Rules& rules) {
  return rules.match_resolve == MatchResolve::higher_total && rules.match_count_when == MatchCountWhen::end &&
         rules.endgame_restrictions == EndgameRestrictions::none;
}

// The seat of a side that comes first in the order of the deal just played.
Seat first_seat_of(const Rules& rules, Side side, Seat dealer) {
  Seat seat = leader(rules, dealer);
  while (side_of(rules, seat) != side) seat = seat_after(rules, seat);
  return seat;
}

enum class Best : std::uint8_t { fewest_points, most_points };

// The seats of the sides with the fewest or most points in the deal, one for each side, in the order of play.
std::vector<Seat> extreme_seats(const Rules& rules, const DealScore& score, Seat dealer, Best best) {
  std::vector<Seat> found;
  Seat seat = leader(rules, dealer);
  for (int i = 0; i < rules.seats.count; ++i, seat = seat_after(rules, seat)) {
    if (first_seat_of(rules, side_of(rules, seat), dealer) != seat) continue;
    const int points = score.total[side_of(rules, seat)];
    const int so_far = found.empty() ? points : score.total[side_of(rules, found.front())];
    if (best == Best::most_points ? points > so_far : points < so_far) found.clear();
    if (found.empty() || points == so_far) found.push_back(seat);
  }
  return found;
}

// SAF-DEAL-2, Q-SAF-22: the one of the lowest who counts as the loser (option deal.loser_tie).
Seat loser_of(const Rules& rules, const DealScore& score, Seat dealer, std::optional<Seat> drawn) {
  const std::vector<Seat> lowest = extreme_seats(rules, score, dealer, Best::fewest_points);
  const bool is_drawn = drawn && std::find(lowest.begin(), lowest.end(), *drawn) != lowest.end();
  switch (rules.deal_loser_tie) {
    case DealLoserTie::first_in_order: return lowest.front();
    case DealLoserTie::next_after_starter:
      return lowest.front() == leader(rules, dealer) && lowest.size() > 1 ? lowest[1] : lowest.front();
    case DealLoserTie::random: return is_drawn ? *drawn : lowest.front();
  }
  return lowest.front();
}

// The side that has reached the target with what counts so far. One capture can bring two sides there: its own, and
// one of which a majority becomes certain by it.
std::optional<Side> at_target_now(const Rules& rules, const Match& match, const Captured& captured) {
  const PerSide<int> totals = sum(match.totals, score_so_far_in_match(rules, match, captured).total);
  return alone_ahead(totals, sides_at_target(rules, totals));
}

// Who was at the target, and how many of the sweeps had been made by then.
struct Arrival {
  Side side;
  std::size_t sweeps = 0;
};

// FIN-WIN-2: sweep after sweep, as they were made, each with what it cancels (Q-FIN-04). What came after the one that
// ended the match takes nothing back.
std::optional<Arrival> at_target_by_a_sweep(const Rules& rules, const Match& match, const Captured& captured) {
  Captured so_far = captured;
  so_far.sweeps = {};
  for (const Sweep& sweep : captured.sweeps) {
    so_far.sweeps.push_back(sweep);
    if (const auto winner = at_target_now(rules, match, so_far)) return Arrival{*winner, so_far.sweeps.size()};
  }
  return std::nullopt;
}

// What a side had for certain when a sweep was made: whatever else it has captured may have come later. A call that
// costs points (TUX-ORG-4) may have come before.
Captured with_sweeps_alone(const Rules& rules, const Captured& captured) {
  Captured alone;
  alone.sweeps = captured.sweeps;
  for (const Side side : sides_of(rules)) alone.calls[side].false_calls = captured.calls[side].false_calls;
  return alone;
}

// AA-WIN-7, FIN-WIN-2: where everything counts as it is earned, a sweep that is cancelled later (DOM-SWP-2) may have
// won before that. Of sweeps the order is told. Of other points it is not; so whoever is there now is asked first, as
// after each turn of a game, and then who was there by sweeps alone and can have had no rival.
std::optional<Arrival> at_target_as_earned(const Rules& rules, const Match& match, const Captured& captured) {
  if (only_sweeps_have_scored(rules, match, captured)) return at_target_by_a_sweep(rules, match, captured);
  if (const auto winner = at_target_now(rules, match, captured)) return Arrival{*winner, captured.sweeps.size()};
  if (!only_one_of(rules, can_have_been_at_target(rules, match, captured))) return std::nullopt;
  return at_target_by_a_sweep(rules, match, with_sweeps_alone(rules, captured));
}

std::optional<Arrival> won_by_points(const Rules& rules, const Match& match, const Captured& captured) {
  if (rules.match_target <= 0 || is_extra_deal(rules, match)) return std::nullopt;
  switch (rules.match_count_when) {
    case MatchCountWhen::end:
    case MatchCountWhen::as_earned_on_claim:
    case MatchCountWhen::sweeps_then_order: return std::nullopt;
    case MatchCountWhen::as_earned_automatic: return at_target_as_earned(rules, match, captured);
    case MatchCountWhen::sweeps_as_made: return at_target_by_a_sweep(rules, match, captured);
  }
  return std::nullopt;
}

// The match ends for a side that claimed wrongly: the other one has won, or the best of the others.
void lose(const Rules& rules, const Captured& captured, Side loser, Match& match) {
  match.totals = sum(match.totals, score_so_far_in_match(rules, match, captured).total);
  Sides others;
  for (const Side side : sides_of(rules))
    if (side != loser) others.push_back(side);
  match.winner = alone_ahead(match.totals, others);
  match.is_over = true;
}

}  // namespace

Match after_deal(const Rules& rules, const Match& match, const DealScore& score, std::optional<Side> ended_by,
                 std::optional<Seat> last_capturer, std::optional<Seat> drawn) {
  const DealScore counted = without_forfeits(rules, under_restrictions(rules, match, score), match.forfeits);
  const auto last_side = last_capturer ? std::optional(side_of(rules, *last_capturer)) : std::nullopt;
  const PerSide<bool> met_first = first_to_meet(rules, match, counted, last_side);
  Match after = match;
  after.totals = sum(match.totals, counted.added);
  after.deals = match.deals + 1;
  after.dealer = next_dealer(rules, match.dealer, score, last_capturer, drawn);
  after.lot_among = seats_to_draw_lots(rules, match.dealer, score, drawn);
  after.carried = score.carried;
  after.forfeits = {};
  after.met_first = {};
  if (ended_by) {
    after.winner = ended_by;
    after.is_over = true;
  } else if (any_of(rules, met_first)) {  // DOM-WIN-5, DOM-WIN-8
    after.winner = only_one_of(rules, met_first);
    after.is_over = after.winner || rules.match_tie == MatchTie::draw;
  } else {
    decide(rules, match, counted, after);
  }
  // HUN-NAG-7: the target was reached in the first deal, before which nobody had any points.
  const bool is_the_first = after.deals == 1 && match.totals == PerSide<int>{};
  after.is_double = rules.match_double_first_deal == MatchDoubleFirstDeal::on && rules.match_target > 0 &&
                    after.winner.has_value() && is_the_first;
  return after;
}

Match standing_by_totals(const Rules& rules, const Match& match) {
  Match standing = match;
  if (rules.match_target <= 0) return standing;
  const Sides sides = sides_at_target(rules, match.totals);
  if (sides.empty() || (sides.size() > 1 && !the_higher_total_wins(rules))) return standing;
  standing.winner = alone_ahead(match.totals, sides);
  standing.is_over = standing.winner || rules.match_tie == MatchTie::draw;
  return standing;
}

bool totals_leave_it_open(const Rules& rules, const Match& match) {
  const bool several = rules.match_target > 0 && sides_at_target(rules, match.totals).size() > 1;
  const bool decided = standing_by_totals(rules, match).is_over;
  return several && !decided && (!the_higher_total_wins(rules) || rules.match_tie != MatchTie::extra_deal);
}

bool target_can_be_claimed(const Rules& rules) {
  return rules.match_count_when == MatchCountWhen::as_earned_on_claim && rules.match_target > 0;
}

void judge_claims(const Rules& rules, const Turn& turn, Judgement& judgement) {
  if (target_can_be_claimed(rules)) return;
  for (std::size_t step = 0; step < turn.steps.size(); ++step) {
    const auto* event = std::get_if<Event>(&turn.steps[step]);
    if (event == nullptr || event->kind != EventKind::claim) continue;
    if (!std::holds_alternative<Illegal>(judgement.verdict)) judgement.verdict = Illegal{};
    Finding finding{.clause = "AA-WIN-8"_clause};
    finding.step = static_cast<int>(step);
    std::get<Illegal>(judgement.verdict).violations.push_back(finding);
  }
}

Judgement judge_with_claims(const Rules& rules, const Position& position, const Turn& turn) {
  Judgement judgement = judge(rules, position, turn);
  judge_claims(rules, turn, judgement);
  return judgement;
}

// Fewer points than the opponents is no fault of a claim: they had only to say so (AA-WIN-8).
bool claim_is_correct(const Rules& rules, const Match& match, const Captured& captured, Side side) {
  if (!target_can_be_claimed(rules) || is_extra_deal(rules, match) || match.forfeits[side]) return false;
  return match.totals[side] + score_so_far_in_match(rules, match, captured).total[side] >= rules.match_target;
}

Match after_false_claim(const Rules& rules, const Match& match, const Captured& captured, Side side) {
  Match after = match;
  switch (rules.claim_false) {
    case ClaimFalse::ignored: break;
    case ClaimFalse::deal_lost: after.forfeits[side] = true; break;
    case ClaimFalse::match_lost: lose(rules, captured, side, after); break;
  }
  return after;
}

Match after_capture(const Rules& rules, const Match& match, const Captured& captured) {
  Match after = match;
  if (!somebody_has_a_criterion(rules, match)) return after;
  const DealScore certain = score_so_far(rules, on_record(rules, match, captured), match.carried);
  after.met_first = first_to_meet(rules, match, certain, captured.last_capture);
  return after;
}

DealScore score_in_match(const Rules& rules, const Match& match, const Captured& captured) {
  return under_restrictions(rules, match, score_of(rules, on_record(rules, match, captured), match.carried));
}

DealScore score_so_far_in_match(const Rules& rules, const Match& match, const Captured& captured) {
  return under_restrictions(rules, match, score_so_far(rules, on_record(rules, match, captured), match.carried));
}

bool points_count_at_once(const Rules& rules) {
  return rules.match_target > 0 && (rules.match_count_when == MatchCountWhen::as_earned_automatic ||
                                    rules.match_count_when == MatchCountWhen::sweeps_as_made ||
                                    rules.endgame_restrictions != EndgameRestrictions::none);
}

std::optional<Side> won_during_play(const Rules& rules, const Match& match, const Captured& captured) {
  if (const auto winner = only_one_of(rules, after_capture(rules, match, captured).met_first)) return winner;
  const auto arrival = won_by_points(rules, match, captured);
  return arrival ? std::optional(arrival->side) : std::nullopt;
}

Captured as_it_was_won(const Rules& rules, const Match& match, const Captured& captured) {
  const auto arrival = won_by_points(rules, match, captured);
  if (!arrival) return captured;
  Captured so_far = captured;
  so_far.sweeps = {};
  for (std::size_t i = 0; i < arrival->sweeps; ++i) so_far.sweeps.push_back(captured.sweeps[i]);
  return so_far;
}

bool only_sweeps_have_scored(const Rules& rules, const Match& match, const Captured& captured) {
  const DealScore so_far = score_so_far_in_match(rules, match, captured);
  return std::all_of(so_far.lines.begin(), so_far.lines.end(), [](const ScoreLine& line) {
    return line.item == ScoreItem::sweeps || line.points == PerSide<int>{};
  });
}

PerSide<bool> can_have_been_at_target(const Rules& rules, const Match& match, const Captured& captured) {
  PerSide<bool> can_have{};
  if (rules.match_target <= 0 || is_extra_deal(rules, match)) return can_have;
  Captured so_far = captured;
  so_far.sweeps = {};
  for (Calls& calls : so_far.calls) calls.false_calls = 0;
  const auto note = [&] {
    const PerSide<int> earned = score_so_far_in_match(rules, match, so_far).total;
    for (const Side side : sides_of(rules))
      can_have[side] = can_have[side] || match.totals[side] + earned[side] >= rules.match_target;
  };
  note();
  for (const Sweep& sweep : captured.sweeps) {
    so_far.sweeps.push_back(sweep);
    note();
  }
  return can_have;
}

ScoreOrder counting_order(const Rules& rules) {
  ScoreOrder order = rules.match_count_order;
  const auto add = [&](ScoreItem item) {
    if (std::find(order.begin(), order.end(), item) == order.end()) order.push_back(item);
  };
  for (unsigned i = 0; i < score_item_count; ++i) add(static_cast<ScoreItem>(i));
  for (const TableRow& row : rules.scoring) add(row.item);
  return order;
}

SeatSet seats_to_draw_lots(const Rules& rules, Seat dealer, const DealScore& score, std::optional<Seat> drawn) {
  SeatSet seats;
  if (rules.deal_next_lead != DealNextLead::loser || rules.deal_loser_tie != DealLoserTie::random) return seats;
  const std::vector<Seat> lowest = extreme_seats(rules, score, dealer, Best::fewest_points);
  if (lowest.size() < 2) return seats;
  for (const Seat seat : lowest) {
    if (seat == drawn) return {};
    seats.insert(seat);
  }
  return seats;
}

Seat next_dealer(const Rules& rules, Seat dealer, const DealScore& score, std::optional<Seat> last_capturer,
                 std::optional<Seat> drawn) {
  switch (rules.deal_next_lead) {
    case DealNextLead::next_seat: return seat_after(rules, dealer);
    case DealNextLead::last_capturer:
      return last_capturer ? seat_before(rules, *last_capturer) : seat_after(rules, dealer);
    case DealNextLead::loser:  // SAF-DEAL-3
      return seat_before(rules, loser_of(rules, score, dealer, drawn));
    case DealNextLead::winner:
      return seat_before(rules, extreme_seats(rules, score, dealer, Best::most_points).front());
  }
  return seat_after(rules, dealer);
}

}  // namespace casino
