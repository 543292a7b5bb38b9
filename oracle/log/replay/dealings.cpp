// Dealings, cuts, and what is said between turns.

#include <algorithm>
#include <utility>

#include "model/apply/apply.hpp"
#include "model/apply/draw.hpp"
#include "model/deal/deal.hpp"
#include "model/judge/clauses/chapters.hpp"
#include "oracle/log/replay/replay.hpp"

namespace casino::log {
namespace {

bool is_due_to_be_cut_again(const Problem& problem) {
  return problem.matter == Matter::cut &&
         std::all_of(problem.findings.begin(), problem.findings.end(), [](const Finding& finding) {
           return finding.clause == "SWZ-CUT-2"_clause || finding.clause == "SWZ-CUT-3"_clause;
         });
}

bool is_of_an_unstated_layout(const Problem& problem) {
  return problem.matter == Matter::course && problem.course == Course::layout_not_stated;
}

}  // namespace

// ---- Hands

// Where a card is named twice in a hand that is too short, another was meant, which nobody knows.
Dealt Replay::with_unread_cards(const Dealt& dealt) const {
  Dealt stated = dealt;
  const int due = hand_size(rules_, deal_.next_dealing());
  for (const Seat seat : rules_.seats) {
    const Hand& hand = dealt.hands[seat];
    const int lacking = std::min((hand.cards & named_twice_).size(), due - hand.size());
    if (hand.is_known() && lacking > 0) stated.hands[seat].more = static_cast<std::uint8_t>(lacking);
  }
  return stated;
}

void Replay::take(const Dealt& written) {
  const auto spare = std::exchange(before_dealing_for_a_wrong_turn_, std::nullopt);
  if (spare && written.number + 1 == deal_.next_dealing()) take_hands_back(*spare);
  const Dealt dealt = named_twice_.empty() ? written : with_unread_cards(written);
  const bool is_unstated = deal_.is_over() || (!has_winner() && deal_.is_begun_anew_by(dealt));
  if (is_unstated) begin_unstated_deal();
  const int number = deal_.next_dealing();
  if (deal_.is_dealt() && !deal_.is_blind() && number <= dealings(rules_)) report_that_hands_are_not_played();
  if (!is_unstated && !deal_.is_numbered_on(dealt.number)) report(Course::dealing_number);
  check_last_call();
  const Dealing dealing = deal_.filled_in(dealt, number);
  judge_dealing_as_stated(dealing, dealt);
  if (const CardSet twice = deal_.deal(dealing, dealt); !twice.empty()) {
    doubt_.finds_dealt(twice);
    report(Matter::dealing, {Finding{.clause = "AA-PAK-1"_clause, .cards = twice}});
  }
  last_call_.hands_are_dealt(reporter_.where());
}

// SWZ-CUT-2, SWZ-CUT-3: however the log states the first layout, somebody cut it.
void Replay::judge_dealing_as_stated(const Dealing& dealing, const Dealt& stated) {
  const bool is_first = dealing.number == 1;
  if (deal_.cut() && is_first && dealing.table != *deal_.cut()) report(Course::two_layouts);
  if (is_first && dealing.table.empty() && table_size(rules_) > 0 && !deal_.is_dealt()) {
    report(Course::layout_not_stated);
    return deal_.go_on_blindly();
  }
  report_cards(Matter::dealing, deal_.faults_of(dealing, stated));
  if (is_first && !deal_.cut() && rules_.deal_table_source == DealTableSource::cut)
    report(Matter::dealing, reasons_not_to_play_on(rules_, dealing.table));
}

// AA-DEAL-4. Cards that are still held were played in turns that are missing, where nobody knows.
void Replay::report_that_hands_are_not_played() {
  const int held = deal_.cards_held();
  if (held == 0) return doubt_.odd_turns().all_had_their_turns();
  report(Course::hands_not_played, Weight::problem, doubt_.behind_missing_turns()).findings = {
      Finding{.clause = "AA-DEAL-4"_clause}};
  doubt_.finds_held(held, reporter_.turns());
}

// Where no line says that a deal begins, none says what lies on its table, either: that is not reported again.
void Replay::deal_what_is_due() {
  if (deal_.is_over()) {
    begin_unstated_deal();
    if (table_size(rules_) > 0) deal_.go_on_blindly();
  }
  if (!deal_.hands_are_due()) return;
  Dealt unstated;
  unstated.number = deal_.next_dealing();
  if (deal_.is_dealt()) before_unstated_dealing_ = BeforeDealing{state(), last_call_, reporter_.found()};
  take(unstated);
}

// Hands were only dealt for a turn that is there once too often: the log may tell of them behind it.
void Replay::take_hands_back(const BeforeDealing& before) {
  go_back_to(before.state);
  last_call_ = before.last_call;
  reporter_.forget([](const Problem& problem) { return problem.matter != Matter::turn; }, before.found);
}

void Replay::check_last_call() {
  const auto may_have_dealt = [&](Seat seat) { return deal_.dealer_or(seat) == seat; };
  for (Problem& problem : last_call_.judged(rules_, deal_.position().dealing, may_have_dealt))
    reporter_.add(std::move(problem));
}

// ---- Between turns

void Replay::take(const Event& event) {
  switch (event.kind) {
    case EventKind::cut:
    case EventKind::recut: return take_cut(event);
    case EventKind::last:
    case EventKind::last_not_said: return take_call_of_last(event);
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

void Replay::take_call_of_last(const Event& event) {
  const CallOfLast::Statement stated{event.seat, event.kind == EventKind::last, reporter_.where(), reporter_.turns()};
  if (!deal_.is_dealt() || hands_are_empty(rules_, deal_.position())) last_call_.is_stated_ahead(stated);
  else last_call_.is_stated(stated);
}

// SWZ-CUT-4: cards that were cut and are put back are no layout, and no problem: they are cut again.
void Replay::take_cut(const Event& event) {
  if (deal_.is_over()) begin_unstated_deal();
  const bool is_put_back = event.kind == EventKind::recut;
  if (is_put_back && deal_.cut() && !deal_.is_dealt()) {
    if (*deal_.cut() != event.cards) return static_cast<void>(report(Course::two_layouts));
    reporter_.forget(is_due_to_be_cut_again);
    deal_.lay_cut({});
  }
  const Seat dealer = deal_.dealer_before(event.seat);
  std::vector<Finding> findings = judge_cut(rules_, event.cards, event.seat, dealer, is_put_back);
  if (!named_twice_.empty()) findings.insert(findings.begin(), {.clause = "AA-PAK-1"_clause, .cards = named_twice_});
  if (!findings.empty()) {
    const bool is_another = event.seat != leader(rules_, dealer) && !deal_.is_dealt();
    Problem& problem = report(Matter::cut);
    problem.findings = std::move(findings);
    problem.seat = event.seat;
    problem.seats_due = leader(rules_, dealer);
    if (is_another) deal_.note_odd_leader(event.seat);  // who then leads, if another dealt
  }
  if (is_put_back) return;
  if (deal_.is_blind() && reporter_.turns() == 0) {  // that is all that is wrong with the layout
    reporter_.forget(is_of_an_unstated_layout);
    report(Course::cut_behind_hands);
  } else if (deal_.cut() || deal_.is_dealt()) {
    report(Course::two_layouts);
  } else {
    deal_.lay_cut(event.cards);
  }
}

void Replay::say(const Event& event) {
  Findings found(rules_, true);
  if (judge_event(rules_, deal_.position(), event, found) == Answer::yes) apply(rules_, deal_.position(), event);
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
  const Position& position = deal_.position();
  const Hand& hand = position.hands[event.seat];
  if (insight_ != nullptr && hand.cards.contains_all(event.cards)) return;  // and was known to be there
  if (rules_.deal_draw == DealDraw::none) return static_cast<void>(report(Course::nobody_draws));
  if (position.known_cards().meets(event.cards)) return static_cast<void>(report(Course::drawn_card_elsewhere));
  if (hand.more == 0 || event.cards.size() != 1) return static_cast<void>(report(Course::nothing_drawn));
  show_drawn_card(deal_.position(), event.seat, event.cards.first());
}

}  // namespace casino::log
