#include "oracle/log/replay/replay.hpp"

#include <algorithm>
#include <utility>

#include "model/apply/apply.hpp"
#include "model/apply/draw.hpp"
#include "model/deal/deal.hpp"
#include "model/judge/judge.hpp"
#include "model/queries/phase.hpp"
#include "oracle/log/replay/recovery.hpp"

namespace casino::log {
namespace {

bool has_assumed(const Recovery& recovery, Assumption what) {
  return std::any_of(recovery.assumed.begin(), recovery.assumed.end(),
                     [&](const Assumed& one) { return one.what == what; });
}

}  // namespace

Replay::Replay(const Rules& rules, const Match& before, const Insight* insight)
    : rules_(rules), plain_play_(rules), insight_(insight), now_(rules, before), deals_before_(before.deals) {}

void Replay::take(const Entry& entry) {
  reporter_.take_entry(entry.place);
  std::visit([&](const auto& what) { take(what); }, entry.what);
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

// A known pack tells which card is drawn; the log need not say it (CRZ-DRW-1).
std::optional<Card> Replay::drawn_from_pack(const Turn& turn) const {
  if (rules_.deal_draw == DealDraw::none || pack_.empty()) return std::nullopt;
  const bool is_told = std::any_of(turn.steps.begin(), turn.steps.end(), [](const Step& step) {
    const Event* event = std::get_if<Event>(&step);
    return event != nullptr && event->kind == EventKind::draw;
  });
  return is_told ? std::nullopt : next_drawn(rules_, pack_, now_.position);
}

void Replay::take(const Turn& turn) {
  deal_what_is_due();
  reporter_.come_to_turn();
  const bool is_after_the_end = now_.match.is_over || now_.win.ended_by() || stage_ != Stage::playing;
  if (is_after_the_end && reporter_.tells_of_the_end_now()) report(Course::after_the_end);
  reporter_.begin_turn();
  if (memory_ == Memory::of_every_turn) history_.push_back(now_);
  if (is_blind_) {
    ++reporter_.tally().not_judged;
    return;
  }
  if (!judge_turn(turn)) return;
  take_claims(turn);
  count_points_so_far(Came::by_play);
}

// False if the turn was not made, and hands that were dealt for it are taken back.
bool Replay::judge_turn(const Turn& turn) {
  Judged judged{.turn = turn, .lead_before = now_.lead, .assumed = settle_leader(turn.seat)};
  put_right_what_was_misread(turn);
  if (insight_ != nullptr && !now_.doubt.has_assumed_something()) insight_->fill_in(reporter_.moment(), now_.position);
  const std::optional<Need> passed_over = pass_over_unknown_hands(turn.seat);
  judged.before = now_.position;
  const std::optional<Card> drawn = drawn_from_pack(turn);
  if (drawn) now_.position.turn.drawn = *drawn;
  judged.played = play(rules_, now_.position, turn);
  Verdict& verdict = judged.played.verdict;
  std::vector<Unsaid> unsaid;
  if (!now_.unsaid.empty() || !std::holds_alternative<Legal>(verdict)) {
    Position asked = judged.before;
    if (drawn) asked.turn.drawn = *drawn;
    const auto* illegal = std::get_if<Illegal>(&verdict);
    if (illegal != nullptr && illegal->impossible) recover(judged, asked);
    unsaid = after_turn(rules_, asked, turn, verdict, now_.position, now_.unsaid);
    verdict = at_every_value(rules_, asked, turn, now_.unsaid, std::move(verdict));
  }
  if (passed_over && std::holds_alternative<Legal>(verdict)) verdict = Undetermined{{*passed_over}};
  note_verdict(judged, cause_of(turn, judged.before, verdict));
  if (judged.leaves_doubt) now_.doubt.begin(reporter_.turns());
  const auto untold = std::exchange(before_untold_dealing_, std::nullopt);
  if (untold && !judged.is_made) {
    take_hands_back(*untold);
    return false;
  }
  now_.unsaid = std::move(unsaid);
  return true;
}

// What was taken to have happened instead turns out to be that another card was played.
void Replay::put_right_what_was_misread(const Turn& turn) {
  for (const Misreadings::Found& found : now_.doubt.put_right(rules_, now_.position, turn))
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
  const Recovery recovery = recovery_of(rules_, before, judged.turn, now_.doubt.strays());
  now_.position = recovery.after;
  now_.doubt.assume(reporter_.turns(), before, judged.turn, recovery);
  judged.is_made = !has_assumed(recovery, Assumption::turn_was_not_made);
  judged.leaves_doubt = recovery.leaves_doubt;
  if (!judged.is_made || has_assumed(recovery, Assumption::seat_acted)) {  // then this seat has not led
    now_.lead = judged.lead_before;
    judged.assumed.clear();
  }
  judged.assumed.insert(judged.assumed.end(), recovery.assumed.begin(), recovery.assumed.end());
}

Replay::BeforeDealing Replay::before_dealing_now() const { return {now_, last_call_, reporter_.problems().size()}; }

// Hands were only dealt for a turn that is there once too often: the log may tell of them behind it.
void Replay::take_hands_back(const BeforeDealing& before) {
  now_ = before.state;
  last_call_ = before.last_call;
  reporter_.forget([](const Problem& problem) { return problem.matter != Matter::turn; }, before.problems);
}

std::vector<const Position*> Replay::earlier_positions() const {
  std::vector<const Position*> positions;
  for (auto state = history_.rbegin(); state != history_.rend(); ++state) positions.push_back(&state->position);
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
  const auto is_told = [&] {
    const Settled settled = this->settled(judged);
    if (const auto* illegal = std::get_if<Illegal>(&settled.verdict)) {
      ++(now_.doubt.is_there() || cause.turn != 0 ? tally.undetermined : tally.illegal);
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
  if (std::holds_alternative<Legal>(played.verdict) || !is_told()) ++tally.legal;
  if (!played.warnings.empty()) about_turn(Weight::note).findings = played.warnings;
}

// Hands as they can have been, where one has been asked about.
Settled Replay::settled(const Judged& judged) const {
  const auto* open = std::get_if<Undetermined>(&judged.played.verdict);
  const bool is_of_order = open != nullptr && open->needs.front().clause == "AA-PLY-3"_clause;
  if (open == nullptr || is_of_order || insight_ == nullptr || !now_.unsaid.empty() ||
      now_.doubt.has_assumed_something())
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
  const auto tell = [&](Weight weight) {
    Problem& problem = report(Matter::claim, weight);
    problem.seat = seat;
    problem.findings = {Finding{.clause = "AA-WIN-8"_clause}};
  };
  if (!target_can_be_claimed(rules_)) return tell(Weight::problem);
  // The first correct claim counts, and ends what is played.
  if (now_.win.ended_by() || now_.match.is_over) return static_cast<void>(report(Course::after_the_end, Weight::note));
  const Side side = side_of(rules_, seat);
  const bool can_be_told = totals_are_known_ && !now_.doubt.is_there();
  const auto holds = can_be_told ? claim_holds(rules_, now_.match, now_.position, side) : std::nullopt;
  now_.win.take_claim(rules_, now_.position, side, holds);
  if (!holds) return tell(Weight::undetermined);
  if (*holds) return;
  tell(Weight::note);
  now_.match = after_false_claim(rules_, now_.match, captured_for_a_claim(rules_, now_.position), side);
}

void Replay::count_points_so_far(Came came) {
  if (!points_count_at_once(rules_) || now_.win.winner() || !totals_are_known_ || now_.match.is_over) return;
  if (!now_.doubt.is_there()) now_.win.count_points(rules_, now_.match, now_.position, came);
}

bool Replay::winner_is_in_doubt() const {
  if (now_.win.winner()) return false;
  const bool can_have_won = now_.doubt.is_there() && points_count_at_once(rules_) && !now_.match.is_over;
  return can_have_won || now_.win.can_be_anybodys();
}

// ---- What is found

Problem& Replay::report(Matter matter, Weight weight, int cause) {
  Problem& problem = reporter_.report(problem_of(matter, weight));
  if (weight != Weight::problem) return problem;
  problem.may_follow_from = now_.doubt.behind(matter, cause);
  if (problem.may_follow_from != 0) problem.weight = Weight::undetermined;
  return problem;
}

Problem& Replay::report(Course course, Weight weight, int cause) {
  Problem& problem = report(Matter::course, weight, cause);
  problem.course = course;
  return problem;
}

void Replay::report(Matter matter, std::vector<Finding> findings, Weight weight) {
  if (!findings.empty()) report(matter, weight).findings = std::move(findings);
}

}  // namespace casino::log
