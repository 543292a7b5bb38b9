#include "properties/worlds/dealings.hpp"

#include "model/apply/apply.hpp"
#include "model/apply/draw.hpp"

namespace casino::properties {
namespace {

using VisitCards = FunctionRef<void(CardSet)>;

// All sets of so many of these cards, each laid over those that were taken before.
void each_choice(CardSet cards, CardSet taken, int count, VisitCards visit) {
  if (count == 0) return visit(taken);
  if (cards.size() < count) return;
  for (const Card card : cards) {
    cards.remove(card);  // from here on only without it
    each_choice(cards, taken | card, count - 1, visit);
  }
}

using VisitDealing = FunctionRef<void(const Dealing&)>;

// The table first, then one seat after the other.
class EveryDealing {
 public:
  EveryDealing(const Rules& rules, int number, VisitDealing visit) : rules_(rules), visit_(visit) {
    dealing_.number = number;
  }

  void out_of(CardSet cards) {
    const int number = dealing_.number;
    const int to_table = (number == 1 ? table_size(rules_) : 0) + left_for_table(rules_, number);
    each_choice(cards, {}, to_table, [&](CardSet table) {
      dealing_.table = table;
      to_seat(0, cards - table);
    });
  }

 private:
  void to_seat(std::uint8_t index, CardSet cards) {
    if (index == rules_.seats.count) return visit_(dealing_);
    each_choice(cards, {}, hand_size(rules_, dealing_.number), [&](CardSet hand) {
      dealing_.hands[Seat{index}] = hand;
      to_seat(static_cast<std::uint8_t>(index + 1), cards - hand);
    });
  }

  const Rules& rules_;
  VisitDealing visit_;
  Dealing dealing_;
};

double choices(int cards, int count) {
  double ways = 1;
  for (int i = 0; i < count; ++i) ways = ways * (cards - i) / (i + 1);
  return count > cards ? 0 : ways;
}

CardSet unseen(const Rules& rules, const Position& position) { return rules.pack - position.known_cards(); }

void each_dealing_on(const Rules& rules, const Position& after, VisitPosition visit) {
  if (!hands_are_empty(rules, after) || deal_is_over(rules, after)) return visit(after);
  EveryDealing(rules, after.dealing + 1, [&](const Dealing& dealing) {
    Position next = after;
    deal_hands(rules, next, dealing);
    visit(next);
  }).out_of(unseen(rules, after));
}

}  // namespace

double first_dealings_at_most(const Rules& rules) {
  int left = rules.pack.size();
  const int to_table = table_size(rules) + left_for_table(rules, 1);
  double ways = choices(left, to_table);
  left -= to_table;
  for (std::uint8_t i = 0; i < rules.seats.count; ++i, left -= hand_size(rules, 1))
    ways *= choices(left, hand_size(rules, 1));
  return ways;
}

std::vector<Dealing> first_dealings(const Rules& rules) {
  std::vector<Dealing> all;
  const bool is_cut = rules.deal_table_source == DealTableSource::cut;
  EveryDealing(rules, 1, [&](const Dealing& dealing) {
    if (!is_cut || reasons_not_to_play_on(rules, dealing.table).empty()) all.push_back(dealing);
  }).out_of(rules.pack);
  return all;
}

void each_continuation(const Rules& rules, const Position& after, Seat actor, VisitPosition visit) {
  if (after.hands[actor].more != 1) return each_dealing_on(rules, after, visit);
  for (const Card card : unseen(rules, after)) {
    Position next = after;
    show_drawn_card(next, actor, card);
    each_dealing_on(rules, next, visit);
  }
}

}  // namespace casino::properties
