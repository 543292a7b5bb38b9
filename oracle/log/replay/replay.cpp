#include "oracle/log/replay/replay.hpp"

#include <algorithm>
#include <utility>

#include "model/judge/judge.hpp"
#include "oracle/log/replay/miswritten.hpp"
#include "oracle/log/replay/recovery.hpp"

namespace casino::log {
namespace {

bool has_assumed(const Recovery& recovery, Assumption what) {
  return std::any_of(recovery.assumed.begin(), recovery.assumed.end(),
                     [&](const Assumed& one) { return one.what == what; });
}

// The builds whose owners cannot capture them (AA-OWN-2).
CardSet lapsed_builds(const Rules& rules, const Position& position) {
  CardSet builds;
  for (const Finding& finding : judge_position(rules, position))
    if (finding.clause == "AA-OWN-2"_clause) builds.insert(finding.build);
  return builds;
}

}  // namespace

Replay::Replay(const Rules& rules, const Match& before, const Insight* insight)
    : rules_(rules),
      insight_(insight),
      deals_before_(before.deals),
      sheet_(rules, before),
      win_(rules, sheet_.match()),
      deal_(rules) {}

void Replay::take(const Entry& entry) {
  reporter_.take_entry(entry.place);
  named_twice_ = entry.twice;
  std::visit([&](const auto& what) { take(what); }, entry.what);
}

void Replay::take(const Deal& deal, Memory memory) {
  begin(deal, memory);
  for (const Entry& entry : deal.entries) take(entry);
}

Replay::Memory Replay::memory_for(const Deal& deal) {
  const bool takes_back = std::any_of(deal.entries.begin(), deal.entries.end(),
                                      [](const Entry& entry) { return std::holds_alternative<TakenBack>(entry.what); });
  return takes_back ? Memory::of_every_turn : Memory::of_none;
}

void Replay::end(const std::optional<Result>& result) {
  reporter_.come_to_the_end({});
  finish_deal();
  check_last_call();
  if (!result) return;
  reporter_.come_to_the_end(result->place);
  check(*result);
}

// ---- Turns

void Replay::take(const Turn& turn) {
  deal_what_is_due();
  reporter_.come_to_turn();
  const bool is_after_the_end = has_winner() || !deal_.is_playing();
  if (is_after_the_end && reporter_.reports_the_end_now()) report(Course::after_the_end);
  reporter_.begin_turn();
  if (memory_ == Memory::of_every_turn) remember();
  bool is_made = false;
  if (followed_ != nullptr) is_made = go_on_as_before();
  else if (deal_.is_blind()) ++reporter_.tally().not_judged;
  else is_made = judge_turn(turn);
  if (kept_ != nullptr) kept_->push_back({deal_.standing(), doubt_, is_made});
  if (!is_made) return;
  take_claims(turn);
  count_points_so_far(Came::by_play);
}

bool Replay::go_on_as_before() {
  const LeftByTurn& left = followed_->at(turns_followed_++);
  before_unstated_dealing_.reset();
  deal_.standing() = left.standing;
  doubt_ = left.doubt;
  return left.is_made;
}

// False if the turn was not made, and hands that were dealt for it are taken back.
bool Replay::judge_turn(const Turn& turn) {
  Position& position = deal_.position();
  std::vector<Unsaid>& unsaid = deal_.standing().unsaid;
  Judged judged{.turn = turn, .lead_before = deal_.standing().lead, .assumed = deal_.settle_leader(turn.seat)};
  put_right_what_was_misread(turn);
  if (insight_ != nullptr && !doubt_.has_assumed_something()) insight_->fill_in(reporter_.moment(), position);
  // Whoever is to act where a fragment begins has cards.
  const auto passed_over = reporter_.turns() > 1 ? deal_.pass_over_unknown_hands(turn.seat) : std::nullopt;
  judged.before = position;
  const std::optional<Card> drawn = deal_.drawn_from_pack(turn);
  if (drawn) position.turn.drawn = *drawn;
  judged.played = play(rules_, position, turn);
  Verdict& verdict = judged.played.verdict;
  std::vector<Unsaid> unsaid_after;
  if (!unsaid.empty() || !std::holds_alternative<Legal>(verdict)) {
    Position asked = judged.before;
    if (drawn) asked.turn.drawn = *drawn;
    const auto* illegal = std::get_if<Illegal>(&verdict);
    if (illegal != nullptr && illegal->impossible) recover(judged, asked);
    unsaid_after = after_turn(rules_, asked, turn, verdict, position, unsaid);
    verdict = at_every_value(rules_, asked, turn, unsaid, std::move(verdict));
  }
  if (passed_over && std::holds_alternative<Legal>(verdict)) verdict = Undetermined{{*passed_over}};
  note_verdict(judged, cause_of(judged));
  if (judged.leaves_doubt) doubt_.begin(reporter_.turns());
  const auto unstated = std::exchange(before_unstated_dealing_, std::nullopt);
  if (unstated && !judged.is_made) {
    take_hands_back(*unstated);
    return false;
  }
  unsaid = std::move(unsaid_after);
  return true;
}

// What was taken to have happened instead turns out to be that another card was played.
void Replay::put_right_what_was_misread(const Turn& turn) {
  deal_.find_what_is_missing(turn);
  put_right_what_was_miswritten(rules_, reporter_.problems(), reporter_.where().deal, deal_.position(), turn);
  for (const Misreadings::Correction& found : doubt_.put_right(rules_, deal_.position(), turn))
    for (Problem& problem : reporter_.problems()) {
      if (problem.deal != reporter_.where().deal || problem.turn != found.turn || problem.matter != Matter::turn)
        continue;
      for (Assumed& one : problem.assumed)
        if (one.what == Assumption::card_was_held && one.cards == CardSet(found.written))
          one = {Assumption::card_turned_out, found.played, found.seat};
    }
}

// What cannot be done with the cards happened in another way.
void Replay::recover(Judged& judged, const Position& before) {
  const Recovery recovery = recovery_of(rules_, before, judged.turn, doubt_.strays());
  deal_.position() = recovery.after;
  doubt_.assume(reporter_.turns(), before, judged.turn, recovery);
  judged.is_made = !has_assumed(recovery, Assumption::turn_was_not_made);
  judged.leaves_doubt = recovery.leaves_doubt;
  if (!judged.is_made || has_assumed(recovery, Assumption::seat_acted)) {  // then this seat has not led
    deal_.standing().lead = judged.lead_before;
    judged.assumed.clear();
  }
  judged.assumed.insert(judged.assumed.end(), recovery.assumed.begin(), recovery.assumed.end());
}

// A deal of a game has far fewer turns.
void Replay::remember() {
  history_.push_back(state());
  if (history_.size() > most_turns_remembered) history_.pop_front();
}

Replay::State Replay::state() const { return {deal_.standing(), match(), win_, doubt_}; }

void Replay::go_back_to(const State& state) {
  deal_.standing() = state.standing;
  sheet_.match() = state.match;
  win_ = state.win;
  doubt_ = state.doubt;
}

// A card that was not told to be in a hand: an earlier turn of the seat, which is not by the rules without it, shows
// that it was there already.
int Replay::shown_to_be_held_since(const Judged& judged, const Impossible& why) const {
  if (why.what != Obstacle::hand_card_missing || why.cards.empty()) return 0;
  const Card card = why.cards.first();
  for (const Problem& problem : reporter_.problems()) {
    const bool is_of_the_hand = problem.deal == reporter_.where().deal && problem.matter == Matter::turn &&
                                problem.weight == Weight::problem && !problem.impossible &&
                                problem.played->seat == judged.turn.seat &&
                                problem.before->dealing == judged.before.dealing;
    if (!is_of_the_hand || problem.before->known_cards().contains(card)) continue;
    Position with = *problem.before;
    with.hands[judged.turn.seat].cards.insert(card);
    if (!std::holds_alternative<Illegal>(judge(rules_, with, *problem.played).verdict)) return problem.turn;
  }
  return 0;
}

// One slip is one problem.
OddTurns::Cause Replay::cause_of(const Judged& judged) {
  const auto* illegal = std::get_if<Illegal>(&judged.played.verdict);
  if (illegal == nullptr) return {};
  if (illegal->impossible)
    if (const int turn = shown_to_be_held_since(judged, *illegal->impossible); turn != 0) return {turn};
  const bool is_out_of_turn = judged.turn.seat != judged.before.to_act;
  const OddTurns::Cause cause = doubt_.cause_of(*illegal, is_out_of_turn);
  const auto lapsed = [&] { return lapsed_builds(rules_, deal_.position()) - lapsed_builds(rules_, judged.before); };
  if (!cause.is_there()) doubt_.odd_turns().add(reporter_.turns(), judged.turn, is_out_of_turn, lapsed());
  return cause;
}

std::vector<const Position*> Replay::earlier_positions() const {
  std::vector<const Position*> positions;
  for (auto state = history_.rbegin(); state != history_.rend(); ++state)
    positions.push_back(&state->standing.position);
  return positions;
}

void Replay::note_verdict(Judged& judged, OddTurns::Cause cause) {
  Tally& tally = reporter_.tally();
  const auto about_turn = [&](Weight weight) -> Problem& {
    Problem& problem = report(Matter::turn, weight, cause.turn);
    problem.played = judged.turn;
    problem.before = std::make_shared<const Position>(judged.before);
    return problem;
  };
  const auto is_reported = [&] {
    const Settled settled = this->settled(judged);
    if (const auto* illegal = std::get_if<Illegal>(&settled.verdict)) {
      ++(doubt_.is_there() || cause.turn != 0 ? tally.undetermined : tally.illegal);
      Problem& problem = about_turn(cause.has_stood ? Weight::note : Weight::problem);
      if (cause.has_stood) problem.ruling = Ruling::stood;
      tally.stood += cause.has_stood ? 1 : 0;
      problem.findings = illegal->violations;
      problem.impossible = illegal->impossible;
      problem.assumed = std::move(judged.assumed);
      return true;
    }
    const auto* open = std::get_if<Undetermined>(&settled.verdict);
    if (open == nullptr) return false;
    ++tally.undetermined;
    Problem& problem = about_turn(Weight::undetermined);
    problem.needs = open->needs;
    problem.when_legal = settled.when_legal;
    problem.when_illegal = settled.when_illegal;
    return true;
  };
  const Played& played = judged.played;
  if (std::holds_alternative<Legal>(played.verdict) || !is_reported()) ++tally.legal;
  if (!played.warnings.empty()) about_turn(Weight::note).findings = played.warnings;
}

// Hands as they can have been, where one has been asked about.
Settled Replay::settled(const Judged& judged) const {
  const auto* open = std::get_if<Undetermined>(&judged.played.verdict);
  const bool is_of_order = open != nullptr && open->needs.front().clause == "AA-PLY-3"_clause;
  if (open == nullptr || is_of_order || insight_ == nullptr || !deal_.standing().unsaid.empty() ||
      doubt_.has_assumed_something())
    return Settled{judged.played.verdict, {}, {}};
  return insight_->settle(reporter_.moment(), judged.before, judged.turn, *open);
}

// ---- Points while a deal is being played, and claims to have won by them

void Replay::take_claims(const Turn& turn) {
  for (const Step& step : turn.steps)
    if (const Event* event = std::get_if<Event>(&step); event != nullptr && event->kind == EventKind::claim)
      claim(event->seat);
}

// AA-WIN-8: a correct claim ends the deal. A wrong one breaks no rule, and of it the rules say what it costs
// (claim.false); but where points count after the deal, there is nothing to claim.
void Replay::claim(Seat seat) {
  const auto say_so = [&](Weight weight) {
    Problem& problem = report(Matter::claim, weight);
    problem.seat = seat;
    problem.findings = {Finding{.clause = "AA-WIN-8"_clause}};
  };
  if (!target_can_be_claimed(rules_)) return say_so(Weight::problem);
  // The first correct claim counts, and ends what is played.
  if (win_.ended_by() || match().is_over) return static_cast<void>(report(Course::after_the_end, Weight::note));
  const Side side = side_of(rules_, seat);
  const bool can_be_known = sheet_.totals_are_known() && !doubt_.is_there();
  const auto holds = can_be_known ? claim_holds(rules_, match(), deal_.position(), side) : std::nullopt;
  win_.take_claim(rules_, deal_.position(), side, holds);
  if (!holds) return say_so(Weight::undetermined);
  if (*holds) return;
  say_so(Weight::note);
  sheet_.match() = after_false_claim(rules_, match(), captured_for_a_claim(rules_, deal_.position()), side);
}

void Replay::count_points_so_far(Came came) {
  if (!points_count_at_once(rules_) || win_.winner() || !sheet_.totals_are_known() || match().is_over) return;
  if (!doubt_.is_there()) win_.count_points(rules_, sheet_.match(), deal_.position(), came);
}

bool Replay::winner_is_in_doubt() const {
  if (win_.winner()) return false;
  const bool can_have_won = doubt_.is_there() && points_count_at_once(rules_) && !match().is_over;
  return can_have_won || win_.can_be_anybodys();
}

// ---- What is found

Problem& Replay::report(Problem found, int cause) {
  Problem& problem = reporter_.report(std::move(found));
  if (problem.weight != Weight::problem) return problem;
  problem.may_follow_from = doubt_.behind(problem.matter, cause);
  if (problem.may_follow_from != 0 || problem.follows_from_deal != 0) problem.weight = Weight::undetermined;
  return problem;
}

void Replay::report(std::optional<Problem> found) {
  if (found) report(std::move(*found));
}

void Replay::report_cards(Matter matter, std::vector<Finding> findings) {
  if (!named_twice_.empty()) findings.insert(findings.begin(), {.clause = "AA-PAK-1"_clause, .cards = named_twice_});
  report(matter, std::move(findings));
}

void Replay::report(Matter matter, std::vector<Finding> findings, Weight weight) {
  if (!findings.empty()) report(matter, weight).findings = std::move(findings);
}

}  // namespace casino::log
