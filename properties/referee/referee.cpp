#include "properties/referee/referee.hpp"

#include <algorithm>
#include <unordered_set>

#include "model/apply/apply.hpp"
#include "model/queries/holding.hpp"

namespace casino::referee {
namespace {

bool is_refused_at_a_step(const Verdict& verdict) {
  if (const auto* illegal = std::get_if<Illegal>(&verdict))
    return illegal->impossible || std::any_of(illegal->violations.begin(), illegal->violations.end(),
                                              [](const Finding& finding) { return finding.step >= 0; });
  if (const auto* open = std::get_if<Undetermined>(&verdict))
    return std::any_of(open->needs.begin(), open->needs.end(), [](const Need& need) { return need.step >= 0; });
  return false;
}

// Where a value could be said and is not, the same action with its value said takes its place in longer
// turns.
bool says_its_value(const Rules& rules, const Action& action) {
  if (action.value.is_said() || action.kind == Do::trail) return true;
  return action.kind == Do::capture && !action.hand.empty() && values_played(rules, action.hand).empty();
}

// What comes to light when a card was taken off a pile, or a capture was laid on one: a card that may lie there
// (SWZ-PILE-3, SWZ-STL-4, Q-SAF-07).
std::vector<Event> reveals_due(const Rules& rules, const Position& position) {
  std::vector<Event> reveals;
  for (std::uint8_t index = 0; index < rules.seats.count; ++index) {
    const Seat keeper{index};
    const CardSet tops = position.piles[keeper].possible_tops();
    if (tops.size() < 2 || !shows_a_new_top(rules, position, keeper)) continue;
    for (const Card top : tops) reveals.push_back(Event{EventKind::reveal, keeper, top});
    return reveals;  // pile by pile
  }
  return reveals;
}

class WrittenTurns {
 public:
  WrittenTurns(const Rules& rules, const Position& start, const Bounds& bounds)
      : rules_(rules), start_(start), bounds_(bounds), turn_{start.to_act, {}} {}

  Outcomes run() {
    extend(start_);
    return std::move(outcomes_);
  }

 private:
  // Tries every step after those of the turn so far, which led to `position`.
  void extend(const Position& position) {
    const std::vector<Event> reveals = reveals_due(rules_, position);
    for (const Event& reveal : reveals) try_reveal(position, reveal);
    if (!reveals.empty() || position.turn.actions == bounds_.actions) return;
    for (const Action& action : syntactic_actions(rules_, position, bounds_.reach))
      if (!is_too_much(position, action) && !obstacle(rules_, position, action)) try_action(position, action);
  }

  [[nodiscard]] bool is_too_much(const Position& position, const Action& action) const {
    return (position.turn.played | action.hand).size() > bounds_.hand_cards;
  }

  void try_action(const Position& position, const Action& action) {
    Position after = position;
    apply(rules_, after, action, action.value);
    try_step(action, after, says_its_value(rules_, action));
  }

  void try_reveal(const Position& position, const Event& reveal) {
    Position after = position;
    apply(rules_, after, reveal);
    try_step(reveal, after, true);
  }

  // Judges the turn with one step more, from its beginning. What judging has found at a step it never takes
  // back, so a turn that goes on after that stays illegal. In whatever order a position was reached within
  // the turn, the rest of the turn is the same.
  void try_step(const Step& step, const Position& after, bool may_be_extended) {
    turn_.steps.push_back(step);
    const Judgement judgement = judge(rules_, start_, turn_);
    const bool is_known = reveals_due(rules_, after).empty();
    if (is_known && std::holds_alternative<Legal>(judgement.verdict)) outcomes_.emplace(judgement.after, turn_);
    if (may_be_extended && !is_refused_at_a_step(judgement.verdict) && reached_.insert(after).second) extend(after);
    turn_.steps.pop_back();
  }

  const Rules& rules_;
  const Position& start_;
  Bounds bounds_;
  Turn turn_;
  Outcomes outcomes_;
  std::unordered_set<Position, PositionHash> reached_;
};

}  // namespace

Outcomes outcomes_of_legal_turns(const Rules& rules, const Position& position, const Bounds& bounds) {
  return WrittenTurns(rules, position, bounds).run();
}

}  // namespace casino::referee
