#include "model/table/value.hpp"
#include "oracle/generate/made_up.hpp"

namespace casino::generate {
namespace {

Card any_of(CardSet cards, Dice& dice) {
  const std::vector<Card> each(cards.begin(), cards.end());
  return each[dice.below(each.size())];
}

// One action, thrown together.
class MadeUp {
 public:
  MadeUp(const Rules& rules, const Position& position, Dice& dice) : rules_(rules), position_(position), dice_(dice) {}

  Action action() {
    action_.kind = static_cast<Do>(dice_.below(5));
    take_from_hand();
    if (action_.kind == Do::trail) return action_;
    take_from_table();
    if (dice_.one_in(3)) take_tops();
    if (action_.kind == Do::raise || action_.kind == Do::augment) choose_base();
    else if (action_.kind == Do::build) action_.for_partner = dice_.one_in(4);
    else if (dice_.one_in(4)) action_.given = some_of(action_.table.pictures(), dice_);
    if (action_.kind != Do::capture && !position_.builds.empty() && dice_.one_in(6)) action_.unite = some_build().cards;
    choose_value();
    if (dice_.one_in(4)) state_order();
    return action_;
  }

 private:
  [[nodiscard]] CardSet hand() const { return position_.hands[position_.to_act].cards; }

  void take_from_hand() {
    if (hand().empty() || dice_.one_in(8)) return;
    action_.hand.insert(any_of(hand(), dice_));
    if (dice_.one_in(6)) action_.hand.insert(any_of(hand(), dice_));
  }

  // Loose cards, and builds as a rule whole.
  void take_from_table() {
    std::vector<CardSet> items;
    for (const Card card : position_.loose) items.emplace_back(card);
    for (const Build& build : position_.builds)
      items.push_back(dice_.one_in(4) ? CardSet(any_of(build.cards, dice_)) : build.cards);
    shuffle(items, dice_);
    const std::size_t wanted = dice_.below(4);
    for (std::size_t i = 0; i < items.size() && i < wanted; ++i) action_.table.insert(items[i]);
  }

  void take_tops() {
    for (std::uint8_t i = 0; i < rules_.seats.count; ++i) {
      const Pile& pile = position_.piles[Seat{i}];
      if (pile.cards().empty() || !dice_.one_in(2)) continue;
      const CardSet from = dice_.one_in(4) ? pile.cards() : pile.possible_tops();
      if (!from.empty()) action_.tops.insert(any_of(from, dice_));
    }
  }

  const Build& some_build() { return position_.builds[dice_.below(position_.builds.size())]; }

  void choose_base() {
    if (!position_.builds.empty() && !dice_.one_in(4)) action_.base = some_build().cards;
    else if (!position_.loose.empty()) action_.base = any_of(position_.loose, dice_);
    action_.table.remove(action_.base);
  }

  [[nodiscard]] int sum_of(CardSet cards) const {
    int sum = 0;
    for (const Card card : cards)
      if (const ValueSet values = values_of(rules_, card, Place::table); !values.empty()) sum += values.lowest().points;
    return sum;
  }

  void choose_value() {
    const int highest = highest_spoken_value(rules_).points;
    int points = 0;
    switch (dice_.below(5)) {
      case 0: break;
      case 1: points = sum_of(action_.hand | action_.table | action_.tops | action_.base); break;
      case 2: points = hand().empty() ? 0 : sum_of(any_of(hand(), dice_)); break;
      case 3: points = position_.builds.empty() ? 0 : some_build().value.points; break;
      case 4: points = 1 + static_cast<int>(dice_.below(static_cast<std::size_t>(highest))); break;
    }
    if (points <= highest) action_.value = Value{static_cast<std::uint8_t>(points)};
  }

  void state_order() {
    for (const Card card : shuffled(action_.hand | action_.table | action_.tops, dice_)) action_.order.push_back(card);
  }

  const Rules& rules_;
  const Position& position_;
  Dice& dice_;
  Action action_;
};

}  // namespace

Action made_up_action(const Rules& rules, const Position& position, Dice& dice) {
  return MadeUp(rules, position, dice).action();
}

}  // namespace casino::generate
