#include "oracle/log/replay/doubt/odd_turns.hpp"

#include <algorithm>

namespace casino::log {
namespace {

// Of a deal; one of a game has fewer turns. What follows from a later one counts by itself.
constexpr std::size_t most_odd_turns = 200;

// AA-CAP-7: a build is taken that is worth something else, perhaps because it was written down wrongly.
bool is_about_values_of_builds(const Illegal& illegal) {
  return std::all_of(illegal.violations.begin(), illegal.violations.end(), [](const Finding& finding) {
    return finding.clause == "AA-CAP-7"_clause || finding.clause == "SWZ-ACE-3"_clause;
  });
}

CardSet builds_in(const Illegal& illegal) {
  CardSet cards;
  for (const Finding& finding : illegal.violations) cards.insert(finding.build);
  return cards;
}

}  // namespace

void OddTurns::add(int number, const Turn& turn, bool is_out_of_turn, CardSet lapsed) {
  if (turns_.size() == most_odd_turns) return;
  Odd odd{.number = number, .is_out_of_turn = is_out_of_turn, .lapsed = lapsed};
  for (const Step& step : turn.steps)
    if (const Action* action = std::get_if<Action>(&step))
      odd.cards.insert(action->hand | action->base | action->table | action->tops | action->unite);
  turns_.push_back(odd);
}

void OddTurns::stands(int number) {
  for (Odd& odd : turns_)
    if (odd.number == number) odd = {.number = number, .lapsed = odd.lapsed, .has_stood = true};
}

void OddTurns::all_had_their_turns() {
  for (Odd& odd : turns_) odd.is_out_of_turn = false;
}

int OddTurns::slip_before(const Illegal& illegal, bool is_out_of_turn) const {
  if (illegal.impossible) return cards_are_odd_since(illegal.impossible->cards);
  if (is_out_of_turn && illegal.violations.size() == 1) return order_is_odd_since();
  return is_about_values_of_builds(illegal) ? cards_are_odd_since(builds_in(illegal)) : 0;
}

// An owner who has lost the card for a build breaks a rule with whatever he plays while it stands.
OddTurns::Cause OddTurns::cause_of(const Illegal& illegal, bool is_out_of_turn) const {
  if (const int turn = slip_before(illegal, is_out_of_turn); turn != 0 || illegal.impossible) return {turn};
  for (auto odd = turns_.rbegin(); odd != turns_.rend(); ++odd) {
    const bool is_behind_all = std::all_of(illegal.violations.begin(), illegal.violations.end(),
                                           [&](const Finding& finding) { return odd->lapsed.meets(finding.build); });
    if (is_behind_all) return {odd->has_stood ? 0 : odd->number, odd->has_stood};
  }
  return {};
}

int OddTurns::order_is_odd_since() const {
  const auto first = std::find_if(turns_.begin(), turns_.end(), [](const Odd& odd) { return odd.is_out_of_turn; });
  return first == turns_.end() ? 0 : first->number;
}

int OddTurns::cards_are_odd_since(CardSet cards) const {
  const auto first = std::find_if(turns_.begin(), turns_.end(),
                                  [&](const Odd& odd) { return odd.is_out_of_turn || odd.cards.meets(cards); });
  return first == turns_.end() ? 0 : first->number;
}

}  // namespace casino::log
