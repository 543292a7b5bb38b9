#include "oracle/log/points/outcomes.hpp"

#include "model/score/ways.hpp"
#include "oracle/threads/breakable.hpp"

namespace casino::log {

bool can_end_early(const Rules& rules) { return points_count_at_once(rules) || target_can_be_claimed(rules); }

SeatSet dealers_due(const Rules& rules, const Match& match) {
  if (match.lot_among.empty()) return match.dealer;
  SeatSet due;
  for (const Seat seat : rules.seats)
    if (match.lot_among.contains(seat)) due.insert(seat_before(rules, seat));
  return due;
}

Outcomes::Outcomes(const Rules& rules, Ended deal) : rules_(rules), deal_(std::move(deal)) {
  if (!weigh(deal_.captured, deal_.unseen)) all_.clear();
}

namespace {

// Whether any of the cards that count for something can lie with either side, though it has less than half of the pack.
bool fit_into_less_than_half(const Rules& rules) {
  CardSet counting = rules.pack.of_suit(Suit::spades);
  for (const Card card : rules.pack)
    if (points_of(rules, card) != 0 || asks_for_most(rules.scoring, card.suit())) counting.insert(card);
  return counting.size() < rules.pack.size() / 2;
}

}  // namespace

// Of two sides all that matters of their numbers of cards is who has more: any spades and any cards that score can be
// among half of the pack. A scoring table may have more of them.
Outcomes::Outcomes(const Rules& rules, const Match& match) : rules_(rules), is_unseen_(true) {
  deal_.match = match;
  may_have_ended_early_ = can_end_early(rules);
  for (const Side side : sides_of(rules)) {
    Captured swept;
    swept.sweeps.push_back({.side = side, .cards = 4});
    may_sweep_on_[side] = score_of(swept).total[side] > 0;
  }
  if (side_count(rules) != 2 || rules.score_cards_rule == ScoreCardsRule::per_card || rules.score_orange != 0) return;
  if (!rules.scoring.empty() && !fit_into_less_than_half(rules)) return;
  const int half = rules.pack.size() / 2;
  bool is_complete = true;
  for (int more = -1; more <= 1; ++more) {
    Captured captured;
    captured.hidden[Side{0}] = half + more;
    captured.hidden[Side{1}] = rules.pack.size() - half - more;
    is_complete = is_complete && weigh(captured, rules.pack);
  }
  if (!is_complete) all_.clear();
}

// ---- Every way

// Whether there are too many is seen before any of them is scored, which takes longer.
bool Outcomes::weigh(const Captured& captured, CardSet unseen) {
  return each_way(rules_, captured, unseen, {}, [](const Captured&) {}) &&
         each_way(rules_, captured, unseen, {}, [&](const Captured& way) { add(way); });
}

DealScore Outcomes::score_of(const Captured& way) const {
  return deal_.ended_by ? score_so_far_in_match(rules_, deal_.match, way) : score_in_match(rules_, deal_.match, way);
}

void Outcomes::add(const Captured& way) {
  take_steps();
  const DealScore score = score_of(way);
  const auto note = [&](std::optional<Seat> last) {
    all_.push_back({score, after_deal(rules_, deal_.match, score, deal_.has_won, last), last});
  };
  if (deal_.last_capturer || !way.last_capture) return note(deal_.last_capturer);
  for (const Seat seat : rules_.seats)
    if (side_of(rules_, seat) == *way.last_capture) note(seat);
}

// What came of sweeps that are not stated nobody knows, nor who has won where a deal perhaps ended before its time.
std::vector<Match> Outcomes::matches() const {
  std::vector<Match> matches = by_criteria_;
  if (!matches.empty() || sweeps_are_open() || may_have_ended_early_) return matches;
  for (const PossibleDeal& outcome : all_)
    if (std::ranges::find(matches, outcome.after) == matches.end()) matches.push_back(outcome.after);
  return matches;
}

SeatSet Outcomes::dealers() const {
  if (rules_.deal_next_lead == DealNextLead::next_seat) return seat_after(rules_, deal_.match.dealer);
  SeatSet dealers;
  if ((written_ || !by_criteria_.empty()) && rules_.deal_next_lead == DealNextLead::last_capturer) return dealers;
  for (const Match& match : matches()) dealers.insert(dealers_due(rules_, match));
  return dealers;
}

bool Outcomes::can_draw(Seat loser) const {
  const auto is_open = [&](const PossibleDeal& outcome) { return outcome.after.lot_among.contains(loser); };
  return all_.empty() || std::ranges::any_of(all_, is_open);
}

void Outcomes::draw(Seat loser) {
  const auto is_none = [&](const PossibleDeal& outcome) { return !outcome.after.lot_among.contains(loser); };
  all_.erase(std::remove_if(all_.begin(), all_.end(), is_none), all_.end());
  by_criteria_.clear();
  for (PossibleDeal& outcome : all_)
    outcome.after = after_deal(rules_, deal_.match, outcome.score, deal_.has_won, outcome.last_capturer, loser);
}

}  // namespace casino::log
