// Turns: each is judged, what cannot be happened in another way, and what is wrong is noted.

#include <algorithm>
#include <utility>

#include "model/apply/apply.hpp"
#include "model/judge/judge.hpp"
#include "oracle/enumerate/enumerate.hpp"
#include "oracle/log/replay/doubt/miswritten.hpp"
#include "oracle/log/replay/doubt/recovery.hpp"
#include "oracle/log/replay/replay.hpp"
#include "oracle/threads/breakable.hpp"

namespace casino::log {
namespace {

// How much more a turn takes that is not by the rules, or perhaps not: what happened instead is looked for.
constexpr std::uint64_t steps_of_an_odd_turn = 4;

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

bool trails_only(const Turn& turn) {
  return std::none_of(turn.steps.begin(), turn.steps.end(), [](const Step& step) {
    const auto* action = std::get_if<Action>(&step);
    return action != nullptr && action->kind != Do::trail;
  });
}

// Whoever goes on without the card for a build has to trail beside it (AA-TRL-3, SWZ2-RST-1) where there is nothing
// else that he could do. Where there is, he breaks these rules by himself. Listing wants clauses that are all on, and a
// hand that is known; judging has the last word.
bool could_do_more_than_trail(const Rules& rules, Position position) {
  Rules listed = rules;
  listed.off = {};
  position.hands[position.to_act].more = 0;
  const CardSet lapsed = lapsed_builds(rules, position);
  const Builds builds = position.builds;
  position.builds = {};
  for (const Build& build : builds)
    if (!lapsed.meets(build.cards)) add_build(position, build);
  const Listing listing = LegalTurns(listed).each(position, [&](const Turn& turn, const Position&) {
    return trails_only(turn) || std::holds_alternative<Illegal>(judge(rules, position, turn).verdict);
  });
  return listing == Listing::stopped;
}

// Of a turn all of whose faults are about builds that have lost their card.
bool is_only_without_the_card(const Rules& rules, const Position& before, const Illegal& illegal) {
  const bool is_about_the_card = std::all_of(illegal.violations.begin(), illegal.violations.end(),
                                             [](const Finding& one) { return one.clause == "AA-OWN-2"_clause; });
  return is_about_the_card || !could_do_more_than_trail(rules, before);
}

}  // namespace

void Replay::take(const Turn& turn) {
  deal_what_is_due();
  reporter_.come_to_turn();
  const bool is_after_the_end = has_winner() || !deal_.is_playing();
  if (is_after_the_end && reporter_.reports_the_end_now()) report(Course::after_the_end);
  reporter_.begin_turn();
  if (history_.memory == Memory::of_every_turn) remember();
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
    take_steps(steps_of_an_odd_turn);
    Position asked = judged.before;
    if (drawn) asked.turn.drawn = *drawn;
    const auto* illegal = std::get_if<Illegal>(&verdict);
    if (illegal != nullptr && illegal->impossible) recover(judged, asked);
    unsaid_after = after_turn(rules_, asked, turn, verdict, position, unsaid);
    verdict = at_every_value(rules_, asked, turn, unsaid, std::move(verdict));
  }
  if (passed_over && std::holds_alternative<Legal>(verdict)) verdict = Undetermined{{*passed_over}};
  const bool is_illegal = std::holds_alternative<Illegal>(verdict);
  note_verdict(judged, cause_of(judged));
  if (judged.leaves_doubt) doubt_.begin(reporter_.turns());
  const auto unstated = std::exchange(before_unstated_dealing_, std::nullopt);
  if (unstated && !judged.is_made) {
    take_hands_back(*unstated);
    return false;
  }
  if (unstated && is_illegal) before_dealing_for_a_wrong_turn_ = unstated;
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

// A card that was not stated to be in a hand: an earlier turn of the seat, which is not by the rules without it, shows
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
  OddTurns::Cause cause = doubt_.cause_of(*illegal, is_out_of_turn);
  if (cause.has_stood && !is_only_without_the_card(rules_, judged.before, *illegal)) cause = {};
  const auto lapsed = [&] { return lapsed_builds(rules_, deal_.position()) - lapsed_builds(rules_, judged.before); };
  if (!cause.is_there()) doubt_.odd_turns().add(reporter_.turns(), judged.turn, is_out_of_turn, lapsed());
  return cause;
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

}  // namespace casino::log
