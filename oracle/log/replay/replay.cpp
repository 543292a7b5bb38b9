#include "oracle/log/replay/replay.hpp"

#include <algorithm>
#include <utility>

#include "oracle/threads/breakable.hpp"

namespace casino::log {

Replay::Replay(const Rules& rules, const Match& before, const Insight* insight)
    : rules_(rules),
      insight_(insight),
      deals_before_(before.deals),
      sheet_(rules, before),
      win_(rules, sheet_.match()),
      deal_(rules) {}

void Replay::take(const Entry& entry) {
  take_steps();
  reporter_.take_entry(entry.place);
  named_twice_ = entry.twice;
  if (!std::holds_alternative<Dealt>(entry.what)) before_dealing_for_a_wrong_turn_.reset();
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
  const bool has_no_deal = reporter_.where().deal_number == 0;
  reporter_.come_to_the_end({});
  finish_deal();
  check_last_call();
  if (has_no_deal && !result) report(Course::no_deal, Weight::undetermined);
  if (!result) return;
  reporter_.come_to_the_end(result->place);
  check(*result);
}

// ---- What can be taken back

// A deal of a game has far fewer turns.
void Replay::remember() {
  history_.states.push_back(state());
  if (history_.states.size() > most_turns_remembered) history_.states.pop_front();
}

Replay::State Replay::state() const { return {deal_.standing(), match(), win_, doubt_}; }

void Replay::go_back_to(const State& state) {
  deal_.standing() = state.standing;
  sheet_.match() = state.match;
  win_ = state.win;
  doubt_ = state.doubt;
}

std::vector<const Position*> Replay::earlier_positions() const {
  std::vector<const Position*> positions;
  for (auto state = history_.states.rbegin(); state != history_.states.rend(); ++state)
    positions.push_back(&state->standing.position);
  return positions;
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
