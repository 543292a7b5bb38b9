#include "properties/generate/position.hpp"

#include <algorithm>
#include <optional>

#include "model/apply/apply.hpp"
#include "model/queries/build_order.hpp"
#include "properties/generate/dice.hpp"

namespace casino::properties {
namespace {

Seat any_seat(const Rules& rules, Dice& dice) { return Seat{static_cast<std::uint8_t>(dice.below(rules.seats.count))}; }

// Strews the cards of a pack over a position.
class Strewing {
 public:
  Strewing(const Rules& rules, std::uint64_t seed) : rules_(rules), dice_(seed), rest_(shuffled(rules.pack, dice_)) {}

  Position position(const Amounts& amounts) {
    position_.to_act = any_seat(rules_, dice_);
    position_.dealer = seat_before(rules_, position_.to_act);
    for (int i = 0; i < amounts.builds; ++i) strew_build();
    for (const Seat seat : seats()) strew_hand(seat, amounts.hand);
    for (int i = 0; i < amounts.loose && !rest_.empty(); ++i) position_.loose.insert(drawn());
    for (const Seat seat : seats())
      for (int i = 0; i < amounts.batches && pile_keeper(rules_, seat) == seat; ++i) strew_batch(seat);
    strew_history();
    settle_order(rules_, position_);
    position_.stock = Hand{CardSet{}, static_cast<std::uint8_t>(rest_.size())};
    return position_;
  }

 private:
  [[nodiscard]] std::vector<Seat> seats() const {
    std::vector<Seat> all;
    for (std::uint8_t i = 0; i < rules_.seats.count; ++i) all.push_back(Seat{i});
    return all;
  }

  Card drawn() {
    const Card card = rest_.back();
    rest_.pop_back();
    return card;
  }

  // A card that can be counted at a value, taken out of the rest.
  std::optional<Card> drawn_worth(Value value, Place place) {
    const auto found = std::find_if(rest_.begin(), rest_.end(),
                                    [&](Card card) { return values_of(rules_, card, place).contains(value); });
    if (found == rest_.end()) return std::nullopt;
    const Card card = *found;
    rest_.erase(found);
    return card;
  }

  // Most cards drawn together make no value that can stand.
  void strew_build() {
    constexpr int tries = 4;
    for (int i = 0; i < tries; ++i)
      if (const auto build = drawn_build()) return lay(*build);
  }

  // Two or three cards that make a value together; put back beneath the rest if they make none.
  std::optional<Build> drawn_build() {
    Build build;
    const std::size_t cards = 2 + dice_.below(2);
    if (rest_.size() < cards) return std::nullopt;
    bool can_be_counted = true;
    for (std::size_t i = 0; i < cards; ++i) {
      const Card card = drawn();
      const ValueSet values = values_of(rules_, card, Place::build);
      can_be_counted = can_be_counted && !values.empty();
      if (can_be_counted) build.value.points = static_cast<std::uint8_t>(build.value.points + values.lowest().points);
      build.cards.insert(card);
    }
    if (can_be_counted) build.value = value_of(build);
    if (can_be_counted && can_stand(build.value)) return build;
    for (const Card card : build.cards) rest_.insert(rest_.begin(), card);
    return std::nullopt;
  }

  // The sum; aces alone are as often a build of 1 or of 14.
  Value value_of(const Build& build) {
    if (build.cards.of_rank(Rank::ace) != build.cards || dice_.one_in(2)) return build.value;
    const ValueSet values = values_of(rules_, build.cards.first(), Place::build);
    return dice_.one_in(2) ? values.lowest() : values.highest();
  }

  // Now and then with a further card worth as much.
  void lay(Build build) {
    if (dice_.one_in(2))
      if (const auto same = drawn_worth(build.value, Place::build)) build.cards.insert(*same);
    build.owner = any_seat(rules_, dice_);
    build.groups = groups_in(rules_, build.cards, build.value);
    strew_history_of(build);
    add_build(position_, build);
    if (rules_.pile_order == PileOrder::accumulated && dice_.one_in(2)) strew_order_of(build);
  }

  // SOT-PILE-1: somebody has seen how the cards came to lie.
  void strew_order_of(const Build& build) {
    BoundedList<Card, card_count> order;
    for (const Card card : build.cards) order.push_back(card);
    position_.laid.lay({}, order);
  }

  [[nodiscard]] bool can_stand(Value value) const {
    const bool is_double = std::any_of(position_.builds.begin(), position_.builds.end(),
                                       [&](const Build& other) { return other.value == value; });
    if (is_double && rules_.build_same_value != BuildSameValue::stand) return false;
    return !cards_worth(rules_, rules_.pack, value, Place::hand).empty();
  }

  void strew_hand(Seat seat, int cards) {
    CardSet hand;
    for (const Build& build : position_.builds)
      if (build.owner == seat && !dice_.one_in(8) && cards_worth(rules_, hand, build.value, Place::hand).empty())
        if (const auto card = drawn_worth(build.value, Place::hand)) hand.insert(*card);
    while (hand.size() < cards && !rest_.empty()) hand.insert(drawn());
    position_.hands[seat] = Hand::of(hand);
  }

  void strew_batch(Seat keeper) {
    Pile& pile = position_.piles[keeper];
    const std::size_t cards = 1 + dice_.below(3);
    if (rest_.size() < cards) return;
    BoundedList<Card, card_count> top;
    CardSet beneath;
    for (std::size_t i = 0; i + 1 < cards; ++i) beneath.insert(drawn());
    top.push_back(drawn());
    position_.last_capturer = keeper;
    if (rules_.pile_order == PileOrder::not_kept) pile.add(beneath | top[0]);
    else pile.lay(beneath, top);
  }

  // What some readings remember of a build.
  void strew_history_of(Build& build) {
    if (rules_.build_owner == BuildOwner::last_adder_lingering) {
      build.adders = build.owner;
      build.adders.insert(any_seat(rules_, dice_));
      if (dice_.one_in(2)) build.added_to_since = any_seat(rules_, dice_);
    }
    if (rules_.raise_whose == RaiseWhose::opponents_not_formed_by_side) build.formed_by = any_seat(rules_, dice_);
    if (rules_.trail_owning_build == TrailOwningBuild::forbidden_next_turn) build.owner_has_acted = dice_.one_in(2);
  }

  // HUN-NAG-2: a second turn may be to come. SWZ-PTN-1: a seat that is known to hold a card of a value does hold one.
  void strew_history() {
    if (rules_.sweep_next_turn == SweepNextTurn::opponent_twice) position_.acts_again = dice_.one_in(4);
    if (rules_.partner_build_for == PartnerBuildFor::forbidden) return;
    for (const Seat seat : seats())
      for (const Card card : position_.hands[seat].cards)
        for (const Value value : values_of(rules_, card, Place::hand))
          if (dice_.one_in(3)) position_.proven[seat].insert(value);
  }

  const Rules& rules_;
  Dice dice_;
  std::vector<Card> rest_;
  Position position_;
};

rc::Gen<int> up_to(int most) { return rc::gen::resize(100, rc::gen::inRange(0, most + 1)); }

}  // namespace

Position made_up_position(const Rules& rules, std::uint64_t seed, const Amounts& amounts) {
  return Strewing(rules, seed).position(amounts);
}

rc::Gen<Position> some_position(const Rules& rules, const Amounts& most) {
  const auto amounts = rc::gen::construct<Amounts>(
      up_to(most.loose), up_to(most.builds), rc::gen::map(up_to(most.hand - 1), [](int more) { return more + 1; }),
      up_to(most.batches));
  const auto seeds = rc::gen::noShrink(rc::gen::resize(100, rc::gen::arbitrary<std::uint64_t>()));
  return rc::gen::map(rc::gen::pair(seeds, amounts), [rules](const std::pair<std::uint64_t, Amounts>& chosen) {
    return made_up_position(rules, chosen.first, chosen.second);
  });
}

}  // namespace casino::properties
