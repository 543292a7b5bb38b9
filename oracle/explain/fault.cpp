#include "oracle/explain/fault.hpp"

#include <algorithm>

#include "model/match/match.hpp"

namespace casino::explain {
namespace {

// What somebody else says in a turn and would have to have a right to.
bool is_a_claim_on_the_turn(const Event& event, Seat actor) {
  const bool claims = event.kind == EventKind::insist_capture || event.kind == EventKind::insist_augment ||
                      event.kind == EventKind::request || event.kind == EventKind::call ||
                      event.kind == EventKind::claim;
  return claims && event.seat != actor;
}

const Event* claim_at(const Turn& turn, std::size_t step) {
  const Event* event = step < turn.steps.size() ? std::get_if<Event>(&turn.steps[step]) : nullptr;
  return event != nullptr && is_a_claim_on_the_turn(*event, turn.seat) ? event : nullptr;
}

// SWZ-PTN-8: that the partner had no right to ask can come out only when it is done as he asked.
std::size_t step_that_asked(const Turn& turn, std::size_t last) {
  for (std::size_t step = std::min(last + 1, turn.steps.size()); step-- > 0;)
    if (const Event* event = claim_at(turn, step); event != nullptr && event->kind == EventKind::request) return step;
  return turn.steps.size();
}

// The step in which somebody else said what breaks the clause; the number of steps if nobody did.
std::size_t step_at_fault(const Turn& turn, const Finding& violation) {
  if (violation.step < 0) return turn.steps.size();
  const auto step = static_cast<std::size_t>(violation.step);
  if (violation.clause == "SWZ-PTN-8"_clause) return step_that_asked(turn, step);
  return claim_at(turn, step) != nullptr ? step : turn.steps.size();
}

}  // namespace

Seat at_fault(const Position& before, const Turn& turn, const Finding& violation) {
  const Event* claim = claim_at(turn, step_at_fault(turn, violation));
  if (claim == nullptr) return turn.seat;
  const bool is_about_the_play_before = violation.clause == "SWZ-INS-2"_clause && before.last_play;
  return is_about_the_play_before ? before.last_play->seat : claim->seat;
}

std::optional<Verdict> verdict_by_itself(const Rules& rules, const Position& before, const Turn& turn,
                                         const Verdict& verdict) {
  const auto* illegal = std::get_if<Illegal>(&verdict);
  if (illegal == nullptr) return std::nullopt;
  std::vector<std::size_t> wrong;
  Rules trusting = rules;
  for (const Finding& violation : illegal->violations) {
    // Q-SWZ-26: what is done in trust in a request stands, though the partner had no right to ask.
    if (violation.clause == "SWZ-PTN-8"_clause) trusting.off.insert(violation.clause);
    else if (const std::size_t step = step_at_fault(turn, violation); step < turn.steps.size()) wrong.push_back(step);
  }
  if (wrong.empty() && trusting.off == rules.off) return std::nullopt;
  Turn alone{turn.seat, {}};
  for (std::size_t step = 0; step < turn.steps.size(); ++step)
    if (std::find(wrong.begin(), wrong.end(), step) == wrong.end()) alone.steps.push_back(turn.steps[step]);
  return judge_with_claims(trusting, before, alone).verdict;
}

}  // namespace casino::explain
