#include "oracle/players/threat.hpp"

#include <algorithm>

#include "model/apply/apply.hpp"
#include "model/queries/holding.hpp"

namespace casino::players {
namespace {

constexpr int most_captures = 400;  // looked at

// Where the chance to hold none of so many cards is counted in parts of this, it comes out alike on every machine.
constexpr Thousandths certain = 1'000'000;

Position as_held(const Position& position, Seat seat, CardSet hand) {
  Position held = position;
  held.to_act = seat;
  held.hands[seat] = Hand::of(hand);
  return held;
}

}  // namespace

template <typename Visit>
void Threat::each_capture(const Position& position, Visit visit) const {
  int seen = 0;
  const auto look = [&](const Action& action) {
    if (action.kind == Do::capture) visit(action);
    return ++seen < most_captures;
  };
  if (legal_.is_one_action()) legal_.each_action(position, look);
  else legal_.each_next_action(position, look);
}

Thousandths Threat::worth_of(const Position& position, const Action& capture) const {
  const CardSet layout = position.layout();
  Thousandths worth = worth_.of(capture.hand | capture.table | capture.tops);
  if (!layout.empty() && capture.table == layout)
    worth += worth_.of_sweep(side_of(rules_, position.to_act), layout.size());
  return worth;
}

Thousandths Threat::most_taken(const Position& position, Seat seat, CardSet hand) const {
  const Position held = as_held(position, seat, hand);
  Thousandths most = 0;
  each_capture(held, [&](const Action& capture) { most = std::max(most, worth_of(held, capture)); });
  return most;
}

// All of these cards in one hand are looked at in one go, one of each rank; but where several are played together each
// is looked at by itself.
std::vector<Threat::Catch> Threat::catches(const Position& after, Seat seat, CardSet unseen) const {
  std::vector<Catch> of_rank(14);
  CardSet one_of_each;
  for (const Card card : unseen) {
    Catch& own = of_rank[static_cast<std::size_t>(card.rank())];
    if (own.cards++ == 0) one_of_each.insert(card);
  }
  if (several_may_be_played(rules_)) {
    for (const Card card : one_of_each)
      of_rank[static_cast<std::size_t>(card.rank())].worth = most_taken(after, seat, card);
    return of_rank;
  }
  const Position held = as_held(after, seat, one_of_each);
  each_capture(held, [&](const Action& capture) {
    Thousandths& worth = of_rank[static_cast<std::size_t>(capture.hand.first().rank())].worth;
    worth = std::max(worth, worth_of(held, capture));
  });
  return of_rank;
}

Thousandths Threat::after(const View& view, const Position& after) const {
  const Seat next = after.to_act;
  if (hands_are_empty(rules_, after) || same_side(rules_, next, view.seat)) return 0;
  const CardSet unseen = unseen_cards(rules_, View{view.seat, after});
  std::vector<Catch> best_first = catches(after, next, unseen);
  std::sort(best_first.begin(), best_first.end(), [](const Catch& a, const Catch& b) { return a.worth > b.worth; });
  // The best catch that the hand allows: of the first rank, if he holds a card of it, else of the second, ...
  Thousandths expected = 0;
  Thousandths holds_none = certain;
  int others = unseen.size();
  const int held = after.hands[next].size();
  for (const Catch& one : best_first) {
    Thousandths none_so_far = holds_none;
    for (int i = 0; i < one.cards && others > 0; ++i, --others)
      none_so_far = none_so_far * std::max(0, others - held) / others;
    expected += (holds_none - none_so_far) * one.worth / certain;
    holds_none = none_so_far;
  }
  return expected;
}

}  // namespace casino::players
