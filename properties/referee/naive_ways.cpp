#include "properties/referee/naive_ways.hpp"

namespace casino::referee {
namespace {

// TUX-SCO-3: what counts of a sweep is whether it took four cards.
constexpr std::uint8_t largest_sweep = 5;

void each_size_of_sweeps(Captured way, std::size_t number, const VisitWay& visit) {
  if (number == way.sweeps.size()) return visit(way);
  if (way.sweeps[number].cards != 0) return each_size_of_sweeps(way, number + 1, visit);
  for (std::uint8_t cards = 1; cards <= largest_sweep; ++cards) {
    way.sweeps[number].cards = cards;
    each_size_of_sweeps(way, number + 1, visit);
  }
}

// AA-END-1: what was left goes to whoever captured last.
void each_last_capturer(const Rules& rules, const Captured& captured, const VisitWay& visit) {
  bool anybody = false;
  for (const Side side : sides_of(rules)) {
    if (captured.last_capture && captured.last_capture != side) continue;
    if (!captured.last_capture && captured.cards[side].empty()) continue;
    Captured way = captured;
    way.last_capture = side;
    way.cards[side].insert(way.left);
    way.left = CardSet{};
    each_size_of_sweeps(way, 0, visit);
    anybody = true;
  }
  if (!anybody) each_size_of_sweeps(captured, 0, visit);
}

// The cards that are left to be placed go to sides with room for them, or to nobody.
void each_place(const Rules& rules, Captured& way, CardSet cards, int nobodys, const VisitWay& visit) {
  if (cards.empty()) return each_last_capturer(rules, way, visit);
  const Card card = cards.first();
  cards.remove(card);
  for (const Side side : sides_of(rules)) {
    if (way.hidden[side] == 0) continue;
    --way.hidden[side];
    way.cards[side].insert(card);
    each_place(rules, way, cards, nobodys, visit);
    way.cards[side].remove(card);
    ++way.hidden[side];
  }
  if (nobodys > 0) each_place(rules, way, cards, nobodys - 1, visit);
}

int spades_in(CardSet cards) { return cards.of_suit(Suit::spades).size(); }

// What is stated counts cards that somebody looked at; whatever else a side has can be more of them.
bool is_as_known(const Rules& rules, const Captured& known, const Captured& way) {
  for (const Side side : sides_of(rules)) {
    const int counted = known.card_count[side].value_or(known.cards[side].size());
    const int uncounted = way.cards[side].size() - counted;
    if (uncounted < 0) return false;
    if (!known.spade_count[side]) continue;
    const int more_spades = spades_in(way.cards[side]) - *known.spade_count[side];
    if (more_spades < 0 || more_spades > uncounted) return false;
  }
  return true;
}

void each_owner(const Rules& rules, const Captured& known, Captured& way, CardSet cards, const VisitWay& visit) {
  if (cards.empty()) {
    if (is_as_known(rules, known, way)) each_last_capturer(rules, way, visit);
    return;
  }
  const Card card = cards.first();
  cards.remove(card);
  for (const Side side : sides_of(rules)) {
    way.cards[side].insert(card);
    each_owner(rules, known, way, cards, visit);
    way.cards[side].remove(card);
  }
}

}  // namespace

void each_way(const Rules& rules, const Captured& captured, CardSet unseen, const VisitWay& visit) {
  int nobodys = unseen.size();
  for (const Side side : sides_of(rules)) nobodys -= captured.hidden[side];
  Captured way = captured;
  each_place(rules, way, unseen, nobodys, visit);
}

void each_way_of_shares(const Rules& rules, const Captured& known, const VisitWay& visit) {
  Captured way = known;
  way.card_count = {};
  way.spade_count = {};
  CardSet unseen = rules.pack - known.left;
  for (const Side side : sides_of(rules)) unseen.remove(known.cards[side]);
  each_owner(rules, known, way, unseen, visit);
}

}  // namespace casino::referee
