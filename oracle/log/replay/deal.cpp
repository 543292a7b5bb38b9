// Dealings, cuts, and what is said between turns.

#include "model/deal/deal.hpp"

#include <algorithm>
#include <utility>

#include "model/apply/apply.hpp"
#include "model/apply/draw.hpp"
#include "model/judge/judging.hpp"
#include "oracle/log/replay/replay.hpp"

namespace casino::log {
// AA-DEAL-7: after the first deal of a log it is known who deals. Where the one who should have dealt leads to another
// turn than was told, whoever dealt in truth counts from then on.
void Replay::settle_dealer(const Deal& deal) {
  const std::optional<Seat> told = deal.start ? std::optional(deal.start->dealer) : deal.dealer;
  const std::optional<Seat> other = std::exchange(other_dealer_, std::nullopt);
  if (other && told == seat_after(rules_, *other)) {
    // It goes round from there.
  } else if (!can_deal_.empty() && told && !can_deal_.contains(*told)) {
    Problem& problem = report(Matter::dealer);
    problem.seat = told;
    problem.seats_due = can_deal_;
    const bool is_by_who_lost = rules_.deal_next_lead == DealNextLead::loser;
    problem.findings = {Finding{.clause = is_by_who_lost ? "SAF-DEAL-2"_clause : "AA-DEAL-7"_clause}};
    for (std::uint8_t i = 0; i < rules_.seats.count; ++i)
      if (can_deal_ == SeatSet(Seat{i})) now_.lead.odd = leader(rules_, Seat{i});
  }
  if (told) now_.match.dealer = *told;
  else now_.match.dealer = dealer_untold();
  dealer_of_deal_is_known_ = told || !can_deal_.empty();
  now_.match.lot_among = {};
  now_.position = {};
  now_.position.dealer = now_.match.dealer;
  now_.position.to_act = leader(rules_, now_.match.dealer);
}

// Whoever is due; where nobody knows that the first seat leads, as in positions.
Seat Replay::dealer_untold() const {
  if (can_deal_.empty()) return seat_before(rules_, Seat{0});
  for (const Seat seat : rules_.seats)
    if (can_deal_.contains(seat) && !can_deal_.contains(now_.match.dealer)) return seat;
  return now_.match.dealer;
}

// ---- Hands

bool Replay::leaves_something_to_the_pack(const Dealt& told, int number) const {
  const bool table_is_dealt = number == 1 || left_for_table(rules_, number) > 0;
  if (told.table.empty() && table_is_dealt) return true;
  for (std::uint8_t i = 0; i < rules_.seats.count; ++i)
    if (told.hands[Seat{i}] == Hand{}) return true;
  return false;
}

// What a dealing gave out, as far as it is known: from the log, or from the order of the pack.
Dealing Replay::filled_in(const Dealt& told, int number) const {
  Dealing dealing;
  dealing.number = number;
  const bool asks_the_pack = !pack_.empty() && leaves_something_to_the_pack(told, number);
  const auto due = asks_the_pack ? dealing_of(rules_, pack_, now_.match.dealer, number) : std::nullopt;
  for (std::uint8_t i = 0; i < rules_.seats.count; ++i) {
    dealing.hands[Seat{i}] = told.hands[Seat{i}].cards;
    if (due && told.hands[Seat{i}] == Hand{}) dealing.hands[Seat{i}] = due->hands[Seat{i}];
  }
  dealing.table = told.table;
  if (due && told.table.empty()) dealing.table = due->table;
  if (number == 1 && dealing.table.empty() && cut_) dealing.table = *cut_;
  return dealing;
}

// A hand of which nobody knows how many cards it has beside those that are told is unknown to judge_dealing.
void Replay::judge_dealing_as_told(const Dealing& dealing, const Dealt& told) {
  Dealing judged = dealing;
  for (std::uint8_t i = 0; i < rules_.seats.count; ++i) {
    const Hand& hand = told.hands[Seat{i}];
    if (hand.more != Hand::any_number) judged.unseen[Seat{i}] = hand.more;
    else if (!hand.cards.empty()) judged.hands[Seat{i}] = {};
  }
  std::vector<Finding> findings = judge_dealing(rules_, judged, now_.match.dealer, pack_);
  // What is wrong with the cut was told where it was cut; and hands that nobody wrote down can have lain open.
  const bool repeats_the_cut = cut_ && dealing.table == *cut_;
  std::erase_if(findings, [&](const Finding& one) {
    return one.clause == "HUN-NAG-5"_clause || (repeats_the_cut && one.clause == "SWZ-CUT-1"_clause);
  });
  report(Matter::dealing, std::move(findings));
}

void Replay::take(const Dealt& dealt) {
  const bool is_untold = is_between_deals() || deals_anew(dealt);
  if (is_untold) begin_untold_deal();
  const int number = next_dealing();
  if (is_dealt_ && !is_blind_ && number <= dealings(rules_)) tell_that_hands_are_not_played();
  if (!is_untold && dealt.number != number && dealt.number != number + numbered_further_) {
    report(Course::dealing_number);
    numbered_further_ = dealt.number - number;
  }
  check_last_call();
  const Dealing dealing = filled_in(dealt, number);
  if (cut_ && number == 1 && dealing.table != *cut_) report(Course::two_layouts);
  if (number == 1 && dealing.table.empty() && table_size(rules_) > 0 && !is_dealt_) {
    report(Course::layout_not_told);
    is_blind_ = true;
  } else {
    judge_dealing_as_told(dealing, dealt);
    if (number == 1 && !cut_) judge_untold_cut(dealing.table);
  }
  if (number == 1) deal_first(dealing, dealt);
  else deal_next(dealing, dealt);
  last_call_.hands_are_dealt(reporter_.where());
  now_.lead.is_due = true;
}

// AA-DEAL-4. Cards that are still held were played in turns that are missing, where nobody knows.
void Replay::tell_that_hands_are_not_played() {
  int held = 0;
  for (const Seat seat : rules_.seats) {
    const Hand& hand = now_.position.hands[seat];
    if (!hand.may_be_empty()) held += hand.cards.size() + (hand.more == Hand::any_number ? 0 : hand.more);
  }
  Doubt& doubt = now_.doubt;
  if (held == 0) return doubt.odd_turns().all_had_their_turns();
  report(Course::hands_not_played, Weight::problem, doubt.behind_missing_turns()).findings = {
      Finding{.clause = "AA-DEAL-4"_clause}};
  doubt.finds_held(held, reporter_.turns());
}

void Replay::deal_first(Dealing dealing, const Dealt& told) {
  for (std::uint8_t i = 0; i < rules_.seats.count; ++i) dealing.hands[Seat{i}].remove(dealing.table);
  now_.position = start_of_deal(rules_, dealing, now_.match.dealer);
  hold_as_told(told);
  is_dealt_ = true;
}

// Cards that lie elsewhere already, which judging has complained about, are unknown ones.
void Replay::deal_next(const Dealing& dealing, const Dealt& told) {
  Dealing possible = dealing;
  const CardSet elsewhere = now_.position.known_cards() - now_.position.stock.cards;
  CardSet twice = possible.table & elsewhere;
  possible.table.remove(elsewhere);
  for (std::uint8_t i = 0; i < rules_.seats.count; ++i) {
    twice.insert(possible.hands[Seat{i}] & elsewhere);
    possible.hands[Seat{i}].remove(elsewhere);
  }
  if (!twice.empty()) {
    now_.doubt.finds_dealt(twice);
    report(Matter::dealing, {Finding{.clause = "AA-PAK-1"_clause, .cards = twice}});
  }
  deal_hands(rules_, now_.position, possible);
  hold_as_told(told);
}

// Hands have the size that the log says they have, whatever the rules want; but of one that is short beside another
// that is not, some cards were forgotten. No card is in two of them.
void Replay::hold_as_told(const Dealt& told) {
  const int due = hand_size(rules_, now_.position.dealing);
  const bool one_is_whole = std::any_of(told.hands.begin(), told.hands.end(), [&](const Hand& hand) {
    return hand.more != Hand::any_number && hand.size() == due;
  });
  CardSet seen = now_.position.layout();
  for (std::uint8_t i = 0; i < rules_.seats.count; ++i) {
    Hand& hand = now_.position.hands[Seat{i}];
    if (const Hand& said = told.hands[Seat{i}]; said.more != Hand::any_number) {
      const bool lacks_some = one_is_whole && said.size() > 0;
      const int size = lacks_some ? std::max(said.size(), due) : said.size();
      hand.more = static_cast<std::uint8_t>(std::max(0, size - hand.cards.size()));
    }
    const CardSet twice = (hand.cards & seen) | (hand.cards - rules_.pack);
    hand.cards.remove(twice);
    hand.more = static_cast<std::uint8_t>(hand.more + twice.size());
    seen.insert(hand.cards);
  }
}

// No pack goes round more often than it has cards.
int Replay::next_dealing() const {
  return is_dealt_ && !is_between_deals() ? std::min(now_.position.dealing + 1, static_cast<int>(card_count)) : 1;
}

bool Replay::hands_are_due() const {
  if (stage_ != Stage::playing || is_blind_) return false;
  return !is_dealt_ || (hands_are_empty(rules_, now_.position) && !deal_is_over(rules_, now_.position));
}

void Replay::deal_what_is_due() {
  if (is_between_deals()) begin_untold_deal_by_a_turn();
  if (!hands_are_due()) return;
  Dealt untold;
  untold.number = next_dealing();
  if (is_dealt_) before_untold_dealing_ = before_dealing_now();
  take(untold);
}

// ---- Between turns

void Replay::take(const Event& event) {
  switch (event.kind) {
    case EventKind::cut:
    case EventKind::recut: return take_cut(event);
    case EventKind::last:
      if (!is_dealt_ || hands_are_empty(rules_, now_.position)) last_call_.is_said_ahead(event.seat);
      else last_call_.is_said(event.seat);
      return;
    case EventKind::claim: return claim(event.seat);
    case EventKind::call:
    case EventKind::reveal: return say(event);
    case EventKind::draw: return show_drawn(event);
    case EventKind::insist_capture:
    case EventKind::insist_augment:
    case EventKind::request:
    case EventKind::over: report(Course::event_out_of_turn); return;
  }
}

void Replay::say(const Event& event) {
  Findings found(rules_, true);
  if (judge_event(rules_, now_.position, event, found) == Answer::yes) apply(rules_, now_.position, event);
  const Verdict verdict = found.verdict();
  if (const auto* illegal = std::get_if<Illegal>(&verdict)) {
    Problem& problem = report(Matter::event);
    problem.findings = illegal->violations;
    problem.impossible = illegal->impossible;
  }
  report(Matter::event, found.warnings(), Weight::note);
}

// The card that was drawn in the turn before comes to light.
void Replay::show_drawn(const Event& event) {
  const Hand& hand = now_.position.hands[event.seat];
  if (insight_ != nullptr && hand.cards.contains_all(event.cards)) return;  // and was known to be there
  if (rules_.deal_draw == DealDraw::none) return static_cast<void>(report(Course::nobody_draws));
  if (now_.position.known_cards().meets(event.cards)) return static_cast<void>(report(Course::drawn_card_elsewhere));
  if (hand.more == 0 || event.cards.size() != 1) return static_cast<void>(report(Course::nothing_drawn));
  show_drawn_card(now_.position, event.seat, event.cards.first());
}

void Replay::check_last_call() {
  if (auto problem = last_call_.judged(rules_, now_.position.dealing, now_.match.dealer))
    reporter_.add(std::move(*problem));
}

}  // namespace casino::log
