#include "properties/facts/permissions.hpp"

#include <algorithm>
#include <vector>

#include "model/value.hpp"
#include "oracle/enumerate.hpp"

namespace casino::properties {
namespace {

bool is_told(const Judgement& judgement, Clause clause, int step) {
  return std::any_of(judgement.permissions.begin(), judgement.permissions.end(),
                     [&](const Finding& one) { return one.clause == clause && (step < 0 || one.step == step); });
}

// The action that the turn begins with, if nothing was done before.
const Action* first_of(const Position& before, const Turn& turn) {
  return before.turn == TurnState{} && !turn.steps.empty() ? std::get_if<Action>(&turn.steps.front()) : nullptr;
}

// Nothing where the hand is not known.
std::optional<bool> could_capture(const Rules& rules, const Position& before, CardSet card) {
  bool could = false;
  const Listing listing = LegalTurns(rules).each_next_action(before, [&](const Action& action) {
    could = action.kind == Do::capture && action.hand == card;
    return !could;
  });
  if (listing == Listing::hand_unknown || listing == Listing::clauses_off) return std::nullopt;
  return could;
}

CardSet taken_by(const Action& action) { return action.table | action.tops; }

}  // namespace

bool what_could_be_taken_as_well_is_told(const Rules& rules, const Position& before, const Turn& turn,
                                         const Judgement& judgement) {
  const Action* first = first_of(before, turn);
  if (first == nullptr || first->kind != Do::capture || first->hand.size() != 1) return true;
  if (values_of(rules, first->hand.first(), Place::hand).size() > 1) return true;  // at which value, each may say
  const CardSet taken = taken_by(*first);
  std::vector<CardSet> captures;  // of the same card
  const Listing listing = LegalTurns(rules).each_next_action(before, [&](const Action& action) {
    if (action.kind == Do::capture && action.hand == first->hand) captures.push_back(taken_by(action));
    return true;
  });
  if (listing == Listing::hand_unknown || listing == Listing::clauses_off) return true;
  const bool takes_more = std::any_of(captures.begin(), captures.end(),
                                      [&](CardSet all) { return all != taken && all.contains_all(taken); });
  // What lies there besides makes groups of its own. (Other groups of all the cards may take more, too.)
  const bool takes_the_rest = std::any_of(captures.begin(), captures.end(), [&](CardSet all) {
    return all.contains_all(taken) && std::find(captures.begin(), captures.end(), all - taken) != captures.end();
  });
  return is_told(judgement, "AA-CAP-9"_clause, 0) ? takes_more : !takes_the_rest;
}

bool cards_that_could_capture_are_told(const Rules& rules, const Position& before, const Turn& turn,
                                       const Judgement& judgement) {
  const Action* first = first_of(before, turn);
  if (first == nullptr || first->hand.size() != 1 || first->kind == Do::capture) return true;
  const bool is_trail = first->kind == Do::trail;
  if (!is_trail && rules.turn_shape != TurnShape::several_actions) return true;
  const std::optional<bool> could = could_capture(rules, before, first->hand);
  return !could || *could == is_told(judgement, is_trail ? "AA-TRL-2"_clause : "SWZ-DRF-1"_clause, 0);
}

bool permissions_have_their_reason(const Rules&, const Position& before, const Turn& turn, const Judgement& judgement) {
  const bool is_an_owner = before.builds_of(turn.seat) + judgement.after.builds_of(turn.seat) > 0;
  if (is_told(judgement, "AA-VAR-2"_clause, -1) && !is_an_owner) return false;
  for (const Finding& one : judgement.permissions) {
    const auto* done = one.step < 0 ? nullptr : std::get_if<Action>(&turn.steps[static_cast<std::size_t>(one.step)]);
    const bool takes_a_build = done != nullptr && done->kind == Do::capture && !before.loose.contains_all(done->table);
    if (one.clause == "SWZ-PTN-6"_clause && !takes_a_build) return false;
    if (one.clause == "SWZ-PTN-7"_clause && (done == nullptr || done->kind != Do::augment)) return false;
    if (one.clause == "SWZ-DRF-1"_clause && (done == nullptr || done->hand.empty())) return false;
    if (one.clause != "SWZ-STL-4"_clause) continue;
    CardSet tops;
    for (int step = 0; step < one.step; ++step)
      if (const auto* action = std::get_if<Action>(&turn.steps[static_cast<std::size_t>(step)]))
        tops.insert(action->tops);
    const bool gave_one = std::any_of(before.piles.begin(), before.piles.end(), [&](const Pile& pile) {
      return pile.cards().meets(one.cards) && pile.cards().meets(tops);
    });
    if (!gave_one) return false;
  }
  return true;
}

}  // namespace casino::properties
