// What each side captured, by the number of cards.

#include <algorithm>
#include <array>

#include "oracle/distinguish/questions.hpp"

namespace casino::distinguish {
namespace {

// Cards that score alike, in the order in which they are dealt out.
struct Pool {
  std::vector<Card> cards;
  std::size_t used = 0;
};

// A card, or a rank, that a scoring table names.
bool is_named_in_a_table(const Pair& pair, Card card) {
  return pair.any([&](const Rules& rules) {
    const TableRow* row = row_of(rules.scoring, card);
    return row != nullptr && row->item != item_of_each(card.suit());
  });
}

// Spades; of others only where a scoring table asks for them.
bool suit_can_score(const Pair& pair, Suit suit) {
  return suit == Suit::spades || pair.any([&](const Rules& rules) {
    return asks_for_most(rules.scoring, suit) || has_row(rules.scoring, item_of_each(suit));
  });
}

std::vector<Pool> pools_of(const Pair& pair, int cards) {
  const CardSet pack = pair.a.pack & pair.b.pack;
  constexpr std::size_t suit_count = 4;
  std::vector<Pool> pools(1 + suit_count);  // plain cards, and the suits
  std::vector<Pool> others;
  std::array<std::vector<Card>, 1 + suit_count> last;
  for (const Card card : pack) {
    const bool scores = card.rank() == Rank::ace || card == "2S"_card || card == "10D"_card ||
                        card.rank() == Rank::five || is_named_in_a_table(pair, card);
    const std::size_t pool = suit_can_score(pair, card.suit()) ? 1 + static_cast<std::size_t>(card.suit()) : 0;
    if (!scores) pools[pool].cards.push_back(card);
    else if (cards <= few_cards) others.push_back({{card}, 0});
    else last[pool].push_back(card);
  }
  // Of many cards those that score by themselves are given out like the others of their suit, when these are.
  for (std::size_t pool = 0; pool < pools.size(); ++pool)
    pools[pool].cards.insert(pools[pool].cards.end(), last[pool].begin(), last[pool].end());
  pools.insert(pools.end(), others.begin(), others.end());
  return pools;
}

// Gives out the cards pool by pool, side by side.
class Sharing {
 public:
  Sharing(std::vector<Pool> pools, int sides, VisitCaptured visit)
      : pools_(std::move(pools)), sides_(sides), visit_(visit) {}

  bool give(int left, std::size_t from) {
    if (left == 0) return visit_(captured_);
    for (std::size_t place = from; place < pools_.size() * static_cast<std::size_t>(sides_); ++place) {
      Pool& pool = pools_[place / static_cast<std::size_t>(sides_)];
      const Side side{static_cast<std::uint8_t>(place % static_cast<std::size_t>(sides_))};
      if (pool.used == pool.cards.size()) continue;
      const Card card = pool.cards[pool.used++];
      captured_.cards[side].insert(card);
      const bool goes_on = give(left - 1, place);
      captured_.cards[side].remove(card);
      --pool.used;
      if (!goes_on) return false;
    }
    return true;
  }

 private:
  std::vector<Pool> pools_;
  int sides_;
  VisitCaptured visit_;
  Captured captured_;
};

Captured with_sweeps(const Captured& captured, const std::vector<Sweep>& sweeps) {
  Captured swept = captured;
  for (const Sweep& sweep : sweeps) swept.sweeps.push_back(sweep);
  return swept;
}

// DOM-SWP-2: a sweep of each side, which can cancel one another.
std::vector<Sweep> sweep_of_each(int sides) {
  std::vector<Sweep> sweeps;
  for (int side = 0; side < sides; ++side) sweeps.push_back({Side{static_cast<std::uint8_t>(side)}, 1, false});
  return sweeps;
}

// The same cards with what else can have come about.
bool with_each_addition(const Captured& captured, int sides, VisitCaptured visit) {
  const Side one{0};
  const Side other{1};
  if (!visit(captured)) return false;
  for (const bool is_initial : {false, true})
    for (const std::uint8_t cards : {std::uint8_t{1}, std::uint8_t{3}, std::uint8_t{4}})
      if (!visit(with_sweeps(captured, {{one, cards, is_initial}}))) return false;
  if (!visit(with_sweeps(captured, {{one, 1, false}, {other, 1, false}}))) return false;
  std::vector<Sweep> sweeps = sweep_of_each(sides);
  if (sides > 2 && !visit(with_sweeps(captured, sweeps))) return false;
  sweeps.insert(sweeps.begin(), {one, 1, false});
  if (!visit(with_sweeps(captured, sweeps))) return false;
  Captured last = captured;
  last.last_capture = one;
  if (!visit(last)) return false;
  Captured called = captured;
  called.calls[one].oranges = 1;
  if (!visit(called)) return false;
  Captured false_call = captured;
  false_call.calls[one].false_calls = 1;
  return visit(false_call);
}

}  // namespace

bool each_captured(const Pair& pair, int cards, int with_more, VisitCaptured visit) {
  const int all_sides = std::min(side_count(pair.a), side_count(pair.b));
  const int sides = std::min(all_sides, cards <= few_cards ? 3 : 2);
  const bool has_additions = cards <= with_more;
  const auto visit_all = [&](const Captured& captured) {  // has to outlive the sharing
    return has_additions ? with_each_addition(captured, all_sides, visit) : visit(captured);
  };
  return Sharing(pools_of(pair, cards), sides, visit_all).give(cards, 0);
}

}  // namespace casino::distinguish
