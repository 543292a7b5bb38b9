#include "properties/agreement/generator.hpp"

#include <algorithm>
#include <unordered_set>

#include "oracle/enumerate/enumerate.hpp"
#include "oracle/json/judgement.hpp"
#include "oracle/notation/turn.hpp"
#include "properties/generate/show.hpp"

namespace casino::properties {
namespace {

std::string fault_at(std::string_view what, const Rules& rules, const Position& position, const Turn& turn) {
  const Judgement judgement = judge(rules, position, turn);
  return std::string(what) + "\n" + shown(rules, position, turn) + "judged:   " + json::of(judgement, rules).dump() +
         "\n";
}

int actions_of(const Turn& turn) {
  return static_cast<int>(std::count_if(turn.steps.begin(), turn.steps.end(),
                                        [](const Step& step) { return std::holds_alternative<Action>(step); }));
}

// Whether what came to light in the turn has been said; the generator always says it.
bool tops_are_known(const Position& after) {
  return std::all_of(after.piles.begin(), after.piles.end(),
                     [](const Pile& pile) { return pile.possible_tops().size() <= 1; });
}

// The same one whatever order they are kept in.
const Turn& first_by_text(const Rules& rules, const Position& position, const referee::Outcomes& outcomes) {
  const auto text = [&](const auto& outcome) { return notation::text_of(rules, position, outcome.second); };
  return std::min_element(outcomes.begin(), outcomes.end(),
                          [&](const auto& a, const auto& b) { return text(a) < text(b); })
      ->second;
}

}  // namespace

bool is_within_reach(const Position& position) {
  return position.loose.size() <= 5 && position.loose.size() + static_cast<int>(position.builds.size()) <= 6;
}

bool is_within_patient_reach(const Rules& rules, const Position& position) {
  if (!LegalTurns(rules).is_one_action() || rules.capture_hand_cards != CaptureHandCards::one)
    return is_within_reach(position);
  return position.loose.size() + static_cast<int>(position.builds.size()) <= 8;
}

referee::Bounds bounds_for(const Rules& rules, const Position& position) {
  const int hand_cards =
      rules.capture_hand_cards == CaptureHandCards::one ? 1 : position.hands[position.to_act].cards.size();
  if (LegalTurns(rules).is_one_action()) return {1, hand_cards};
  const auto things = static_cast<std::size_t>(position.loose.size()) + position.builds.size();
  if (rules.turn_shape == TurnShape::single_action) return {2, hand_cards};
  return {things <= 3 ? 4 : things <= 5 ? 3 : 2, 1};
}

Fault generator_and_referee_differ(const Rules& rules, const Position& position, const referee::Bounds& bounds) {
  referee::Outcomes forgotten = referee::outcomes_of_legal_turns(rules, position, bounds);
  Fault fault;
  legal_turns(rules, position, [&](const Turn& turn, const Position& after) {
    if (forgotten.erase(after) == 0 && actions_of(turn) <= bounds.actions)
      fault = fault_at("The generator invents a turn:", rules, position, turn);
    return !fault;
  });
  if (!fault && !forgotten.empty())
    fault = fault_at("The generator forgets a turn:", rules, position, first_by_text(rules, position, forgotten));
  return fault;
}

Fault generated_turn_is_refused(const Rules& rules, const Position& position, std::size_t limit) {
  Fault fault;
  std::unordered_set<Position, referee::PositionHash> reached;
  legal_turns(rules, position, [&](const Turn& turn, const Position& after) {
    const Judgement judgement = judge(rules, position, turn);
    if (!std::holds_alternative<Legal>(judgement.verdict))
      fault = fault_at("A generated turn is refused:", rules, position, turn);
    else if (judgement.after != after) fault = fault_at("A generated turn leads elsewhere:", rules, position, turn);
    else if (!reached.insert(after).second)
      fault = fault_at("Two generated turns lead to one position:", rules, position, turn);
    return !fault && reached.size() < limit;
  });
  return fault;
}

Fault legal_turn_is_not_generated(const Rules& rules, const Position& position, const Turn& turn) {
  const Judgement judgement = judge(rules, position, turn);
  if (!std::holds_alternative<Legal>(judgement.verdict) || !tops_are_known(judgement.after)) return std::nullopt;
  bool is_generated = false;
  legal_turns(rules, position, [&](const Turn&, const Position& after) {
    is_generated = after == judgement.after;
    return !is_generated;
  });
  if (is_generated) return std::nullopt;
  return fault_at("A legal turn is not generated:", rules, position, turn);
}

}  // namespace casino::properties
