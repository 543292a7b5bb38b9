#include "oracle/explain/instead.hpp"

#include <algorithm>
#include <cstdlib>

#include "model/judge/judge.hpp"
#include "oracle/enumerate/enumerate.hpp"

namespace casino::explain {
namespace {

// What a turn does, action by action thrown together.
struct Doings {
  CardSet hand;
  CardSet others;
  unsigned kinds = 0;  // a bit for each kind of action
  int actions = 0;
};

Doings doings_of(const Turn& turn) {
  Doings doings;
  for (const Step& step : turn.steps) {
    const auto* action = std::get_if<Action>(&step);
    if (action == nullptr) continue;
    doings.hand.insert(action->hand);
    doings.others.insert(action->base | action->table | action->tops | action->unite);
    doings.kinds |= 1U << static_cast<unsigned>(action->kind);
    ++doings.actions;
  }
  doings.others.remove(doings.hand);
  return doings;
}

int difference(CardSet a, CardSet b) { return ((a | b) - (a & b)).size(); }

// Another hand card weighs more than all the other cards together.
int distance(const Doings& a, const Doings& b) {
  const int other_hand_card = static_cast<int>(card_count) + 1;
  return difference(a.hand, b.hand) * other_hand_card + 2 * difference(a.others, b.others) +
         2 * std::abs(a.actions - b.actions) + (a.kinds == b.kinds ? 0 : 1);
}

struct Near {
  int distance;
  Turn turn;
};

// Keeps the nearest turns, in their order; of equally near ones, and of those that only turn up other cards, those that
// came first.
void keep(std::vector<Near>& nearest, Near one, std::size_t limit) {
  const auto is_same = [made = without_reveals(one.turn)](const Near& other) {
    return without_reveals(other.turn) == made;
  };
  if (std::any_of(nearest.begin(), nearest.end(), is_same)) return;
  const auto place = std::upper_bound(nearest.begin(), nearest.end(), one.distance,
                                      [](int far, const Near& other) { return far < other.distance; });
  if (place == nearest.end() && nearest.size() >= limit) return;
  nearest.insert(place, std::move(one));
  if (nearest.size() > limit) nearest.pop_back();
}

}  // namespace

Turn without_reveals(const Turn& turn) {
  Turn made{turn.seat, {}};
  for (const Step& step : turn.steps) {
    const auto* event = std::get_if<Event>(&step);
    if (event == nullptr || event->kind != EventKind::reveal) made.steps.push_back(step);
  }
  return made;
}

std::vector<Turn> legal_instead(const Rules& rules, const Position& position, const Turn& turn, std::size_t limit) {
  // Listing wants a hand that is known and clauses that are all on; judging has the last word on what it
  // finds.
  Rules listed = rules;
  listed.off = {};
  Position known = position;
  known.hands[known.to_act].more = 0;
  const LegalTurns turns(listed);
  const Doings sought = doings_of(turn);
  std::vector<Near> nearest;
  std::size_t compared = 0;
  turns.each(known, [&](const Turn& other, const Position&) {
    const int far = distance(sought, doings_of(other));
    const bool is_near = nearest.size() < limit || far < nearest.back().distance;
    if (is_near && std::holds_alternative<Legal>(judge(rules, position, other).verdict))
      keep(nearest, {far, other}, limit);
    return ++compared < most_turns_compared;
  });

  std::vector<Turn> found;
  for (Near& near : nearest) found.push_back(std::move(near.turn));
  return found;
}

}  // namespace casino::explain
