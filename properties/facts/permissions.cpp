#include "properties/facts/permissions.hpp"

#include <algorithm>
#include <vector>

#include "model/table/value.hpp"
#include "oracle/enumerate/enumerate.hpp"

namespace casino::properties {
namespace {

bool is_reported(const Judgement& judgement, Clause clause, int step) {
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

// SWZ-STL-4: whether a card above these was taken before from the pile on which they lay, or had come in the turn.
bool a_pile_gave_one(const Position& before, const Turn& turn, const Finding& below) {
  CardSet tops;
  CardSet captured;
  for (int step = 0; step < below.step; ++step) {
    const auto* action = std::get_if<Action>(&turn.steps[static_cast<std::size_t>(step)]);
    if (action == nullptr) continue;
    tops.insert(action->tops);
    if (action->kind == Do::capture) captured.insert(action->hand | taken_by(*action));
  }
  return std::any_of(before.piles.begin(), before.piles.end(), [&](const Pile& pile) {
    const CardSet lay_there = pile.cards() | captured;
    return lay_there.meets(below.cards) && lay_there.meets(tops);
  });
}

}  // namespace

bool what_could_be_taken_as_well_is_reported(const Rules& rules, const Position& before, const Turn& turn,
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
  return is_reported(judgement, "AA-CAP-9"_clause, 0) ? takes_more : !takes_the_rest;
}

bool cards_that_could_capture_are_reported(const Rules& rules, const Position& before, const Turn& turn,
                                           const Judgement& judgement) {
  const Action* first = first_of(before, turn);
  if (first == nullptr || first->hand.size() != 1 || first->kind == Do::capture) return true;
  const bool is_trail = first->kind == Do::trail;
  if (!is_trail && rules.turn_shape != TurnShape::several_actions) return true;
  // Who has to take all equal cards, but may take one group only, takes neither.
  if (rules.capture_groups == CaptureGroups::one && rules.capture_compulsory != CaptureCompulsory::none) return true;
  const std::optional<bool> could = could_capture(rules, before, first->hand);
  return !could || *could == is_reported(judgement, is_trail ? "AA-TRL-2"_clause : "SWZ-DRF-1"_clause, 0);
}

// A build of the table, or one that an earlier step of the turn has made.
bool takes_a_build(const Position& before, const Turn& turn, int step) {
  const auto* capture = step < 0 ? nullptr : std::get_if<Action>(&turn.steps[static_cast<std::size_t>(step)]);
  if (capture == nullptr || capture->kind != Do::capture) return false;
  CardSet built = before.built();
  for (int earlier = 0; earlier < step; ++earlier) {
    const auto* action = std::get_if<Action>(&turn.steps[static_cast<std::size_t>(earlier)]);
    if (action != nullptr && action->kind != Do::capture && action->kind != Do::trail)
      built.insert(action->hand | action->table | action->tops | action->base);
  }
  return built.meets(capture->table);
}

bool permissions_have_their_reason(const Rules&, const Position& before, const Turn& turn, const Judgement& judgement) {
  const bool is_an_owner = before.builds_of(turn.seat) + judgement.after.builds_of(turn.seat) > 0;
  if (is_reported(judgement, "AA-VAR-2"_clause, -1) && !is_an_owner) return false;
  for (const Finding& one : judgement.permissions) {
    const auto* done = one.step < 0 ? nullptr : std::get_if<Action>(&turn.steps[static_cast<std::size_t>(one.step)]);
    if (one.clause == "SWZ-PTN-6"_clause && !takes_a_build(before, turn, one.step)) return false;
    if (one.clause == "SWZ-PTN-7"_clause && (done == nullptr || done->kind != Do::augment)) return false;
    if (one.clause == "SWZ-DRF-1"_clause && (done == nullptr || done->hand.empty())) return false;
    if (one.clause != "SWZ-STL-4"_clause) continue;
    if (!a_pile_gave_one(before, turn, one)) return false;
  }
  return true;
}

}  // namespace casino::properties
