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
    : rules_(rules), plain_play_(rules), insight_(insight) {
  begin_match(before);
}

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
  const bool is_after_the_end = now_.match.is_over || now_.ended_by || stage_ != Stage::playing;
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

void Replay::take_claims(const Turn& turn) {
  for (const Step& step : turn.steps)
    if (const Event* event = std::get_if<Event>(&step); event != nullptr && event->kind == EventKind::claim)
      claim(event->seat);
}

// False if the turn was not made, and hands that were dealt for it are taken back.
bool Replay::judge_turn(const Turn& turn) {
  was_not_made_ = false;
  settle_leader(turn.seat);
  put_right_what_was_misread(turn);
  if (insight_ != nullptr && !now_.has_recovered) insight_->fill_in(reporter_.moment(), now_.position);
  const std::optional<Need> passed_over = pass_over_unknown_hands(turn.seat);
  const Position before = now_.position;
  const std::optional<Card> drawn = drawn_from_pack(turn);
  if (drawn) now_.position.turn.drawn = *drawn;
  Played played = play(rules_, now_.position, turn);
  bool leaves_doubt = false;
  std::vector<Unsaid> unsaid;
  if (!now_.unsaid.empty() || !std::holds_alternative<Legal>(played.verdict)) {
    Position asked = before;
    if (drawn) asked.turn.drawn = *drawn;
    const auto* illegal = std::get_if<Illegal>(&played.verdict);
    leaves_doubt = illegal != nullptr && illegal->impossible && recover(turn, asked);
    unsaid = after_turn(rules_, asked, turn, played.verdict, now_.position, now_.unsaid);
    played.verdict = at_every_value(rules_, asked, turn, now_.unsaid, std::move(played.verdict));
  }
  if (passed_over && std::holds_alternative<Legal>(played.verdict)) played.verdict = Undetermined{{*passed_over}};
  follow_up(turn, before, played.verdict);
  note_verdict(turn, before, played);
  follows_from_ = 0;
  if (leaves_doubt && now_.in_doubt_since == 0) now_.in_doubt_since = reporter_.where().turn;
  const auto untold = std::exchange(before_untold_dealing_, std::nullopt);
  if (untold && was_not_made_) {
    take_hands_back(*untold);
    return false;
  }
  now_.unsaid = std::move(unsaid);
  return true;
}

// What was taken to have happened instead turns out to be that another card was played.
void Replay::put_right_what_was_misread(const Turn& turn) {
  for (const Misreadings::Found& found : now_.misreadings.put_right(rules_, now_.position, turn))
    for (Problem& problem : reporter_.problems()) {
      if (problem.deal != reporter_.where().deal || problem.turn != found.turn || problem.matter != Matter::turn)
        continue;
      for (Assumed& one : problem.assumed)
        if (one.what == Assumption::card_was_held && one.cards == CardSet(found.written))
          one = {Assumption::card_turned_out, found.played, found.seat};
    }
}

// What cannot be done with the cards happened in another way. Whether cards may lie elsewhere after it.
bool Replay::recover(const Turn& turn, const Position& before) {
  Recovery recovery = recovery_of(rules_, before, turn, now_.strays);
  now_.position = recovery.after;
  was_not_made_ = has_assumed(recovery, Assumption::turn_was_not_made);
  if (was_not_made_ || has_assumed(recovery, Assumption::seat_acted)) {  // then this seat has not led
    now_.lead = lead_before_;
    assumed_.clear();
  }
  assumed_.insert(assumed_.end(), recovery.assumed.begin(), recovery.assumed.end());
  now_.strays = recovery.strays;
  for (const Assumed& one : recovery.assumed)
    if (one.what == Assumption::card_was_held)
      now_.misreadings.add(reporter_.where().turn, before, turn, one.cards & now_.position.layout());
  now_.has_recovered = true;
  return recovery.leaves_doubt;
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

void Replay::note_verdict(const Turn& turn, const Position& before, const Played& played) {
  Tally& tally = reporter_.tally();
  const auto about_turn = [&](Weight weight) -> Problem& {
    Problem& problem = report(Matter::turn, weight);
    problem.played = turn;
    problem.before = std::make_shared<const Position>(before);
    return problem;
  };
  const auto is_told = [&] {
    const Settled settled = this->settled(turn, before, played.verdict);
    if (const auto* illegal = std::get_if<Illegal>(&settled.verdict)) {
      ++(now_.in_doubt_since == 0 && follows_from_ == 0 ? tally.illegal : tally.undetermined);
      Problem& problem = about_turn(stands_with_an_earlier_one_ ? Weight::note : Weight::problem);
      if (stands_with_an_earlier_one_) problem.ruling = Ruling::stood;
      tally.stood += stands_with_an_earlier_one_ ? 1 : 0;
      problem.findings = illegal->violations;
      problem.impossible = illegal->impossible;
      problem.assumed = std::move(assumed_);
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
  if (std::holds_alternative<Legal>(played.verdict) || !is_told()) ++tally.legal;
  if (!played.warnings.empty()) about_turn(Weight::note).findings = played.warnings;
}

// Hands as they can have been, where one has been asked about.
Settled Replay::settled(const Turn& turn, const Position& before, const Verdict& verdict) const {
  const auto* open = std::get_if<Undetermined>(&verdict);
  const bool is_of_order = open != nullptr && open->needs.front().clause == "AA-PLY-3"_clause;
  if (open == nullptr || is_of_order || insight_ == nullptr || !now_.unsaid.empty() || now_.has_recovered)
    return Settled{verdict, {}, {}};
  return insight_->settle(reporter_.moment(), before, turn, *open);
}

// ---- What is found

Problem& Replay::report(Matter matter, Weight weight) {
  Problem& problem = reporter_.report(problem_of(matter, weight));
  const bool is_about_cards = matter == Matter::turn || matter == Matter::dealing || matter == Matter::event;
  const int since = is_about_cards && now_.in_doubt_since != 0 ? now_.in_doubt_since : follows_from_;
  if (since != 0 && weight == Weight::problem) {
    problem.weight = Weight::undetermined;
    problem.may_follow_from = since;
  }
  return problem;
}

Problem& Replay::report(Course course, Weight weight) {
  Problem& problem = report(Matter::course, weight);
  problem.course = course;
  return problem;
}

void Replay::report(Matter matter, std::vector<Finding> findings, Weight weight) {
  if (!findings.empty()) report(matter, weight).findings = std::move(findings);
}

}  // namespace casino::log
