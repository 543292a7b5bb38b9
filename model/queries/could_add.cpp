#include "model/queries/could_add.hpp"

namespace casino {
namespace {

// Whether an opponent may want the top of this pile added.
bool is_open_to_demands(const Rules& rules, const Position& position, Seat keeper) {
  if (rules.steal_use != StealUse::augment && rules.steal_use != StealUse::both) return false;
  const bool is_own = keeper == pile_keeper(rules, position.to_act);
  const bool is_partners = !is_own && same_side(rules, keeper, position.to_act);
  if (is_own) return rules.steal_whose == StealWhose::any;
  if (!is_partners) return true;
  return rules.steal_whose != StealWhose::opponents && rules.insist_augment != InsistAugment::not_partner_tops;
}

// Tops of piles that are open to the acting seat, as far as they are known.
CardSet open_tops(const Rules& rules, const Position& position) {
  CardSet tops;
  for (const Seat seat : rules.seats)
    if (const auto top = position.piles[seat].top(); top && is_open_to_demands(rules, position, seat))
      tops.insert(*top);
  return tops;
}

// SWZ-INS-5: own builds and the partner's (Q-SWZ-39); the latter only if the actor may add to them at all.
bool may_be_fed(const Rules& rules, const Position& position, const Build& build) {
  if (!same_side(rules, build.owner, position.to_act)) return false;
  if (build.owner == position.to_act || rules.augment_card_needed == AugmentCardNeeded::owner_only) return true;
  return !cards_worth(rules, position.hands[position.to_act].cards, build.value, Place::hand).empty();
}

// Whether some of the cards make a group of the value, with as many tops as one action may take.
bool makes_a_group(const Rules& rules, CardSet loose, CardSet tops, Value value) {
  const GroupQuestion question = build_question(rules, value);
  if (rules.steal_build_tops != StealTops::one) return some_make_a_group(rules, Items{loose | tops, {}}, question);
  if (some_make_a_group(rules, Items{loose, {}}, question)) return true;
  return std::ranges::any_of(tops, [&](Card top) {
    return some_make_a_group(rules, Items{loose | CardSet(top), {}}, question);
  });
}

// Whether a card makes a group of the value by itself or with some of the others.
bool joins_a_group(const Rules& rules, Card card, CardSet loose, CardSet tops, Value value) {
  const bool takes_another_top = rules.steal_build_tops != StealTops::one || !tops.contains(card);
  loose.remove(card);
  tops.remove(card);
  const ValueSet worths = values_of(rules, card, Place::build);
  return std::ranges::any_of(worths, [&](Value worth) {
    if (!(worth < value)) return worth == value;
    const bool stands_alone = rules.build_two_aces == BuildTwoAces::one_fourteen_never_sum && card.rank() == Rank::ace;
    const CardSet apart = stands_alone ? (loose | tops).of_rank(Rank::ace) : CardSet{};
    const Value rest{static_cast<std::uint8_t>(value.points - worth.points)};
    return makes_a_group(rules, loose - apart, takes_another_top ? tops - apart : CardSet{}, rest);
  });
}

// Tries the tops of piles that nobody has stated, one after the other, till something holds of the pool.
class TopsOneByOne {
 public:
  TopsOneByOne(const Rules& rules, CardSet named, HoldsOfPool holds) : rules_(rules), named_(named), holds_(holds) {}

  [[nodiscard]] std::optional<UnknownTop> top_by_which(const Position& position, CardSet pool) const {
    for (const Seat keeper : rules_.seats) {
      CardSet enough;
      for (const Card top : unknown_tops_in_reach(position, keeper))
        if (holds_(with_top(position, keeper, top), pool | CardSet(top))) enough.insert(top);
      if (!enough.empty()) return UnknownTop{keeper, enough};
    }
    return together(position, pool, Seat{0});
  }

 private:
  [[nodiscard]] CardSet unknown_tops_in_reach(const Position& position, Seat keeper) const {
    return is_open_to_demands(rules_, position, keeper) ? unknown_tops(rules_, position, keeper) : CardSet{};
  }

  static Position with_top(Position position, Seat keeper, Card top) {
    position.piles[keeper].reveal(top);
    return position;
  }

  // The first of several tops that do it together.
  [[nodiscard]] std::optional<UnknownTop> together(const Position& position, CardSet pool, Seat keeper) const {
    if (keeper.index == rules_.seats.count) return std::nullopt;
    const Seat next{static_cast<std::uint8_t>(keeper.index + 1)};
    const CardSet tops = unknown_tops_in_reach(position, keeper);
    for (const Card top : one_of_each_rank(tops) | (tops & named_)) {
      const Position with = with_top(position, keeper, top);
      const CardSet more = pool | CardSet(top);
      if (holds_(with, more) || together(with, more, next)) return UnknownTop{keeper, top};
    }
    return together(position, pool, next);
  }

  const Rules& rules_;
  CardSet named_;
  HoldsOfPool holds_;
};

}  // namespace

CardSet cards_in_reach_for_adding(const Rules& rules, const Position& position) {
  CardSet loose = position.loose;
  // Q-SWZ-12: whether a card just trailed is in play already.
  if (rules.turn_reuse_trailed_card == TurnReuseTrailedCard::forbidden) loose.remove(position.turn.played);
  return loose | open_tops(rules, position);
}

std::optional<UnknownTop> top_by_which(const Rules& rules, const Position& position, CardSet pool, CardSet named,
                                       HoldsOfPool holds) {
  return TopsOneByOne(rules, named, holds).top_by_which(position, pool);
}

CardSet cards_that_can_be_added(const Rules& rules, const Position& position) {
  return cards_that_can_be_added(rules, position, cards_in_reach_for_adding(rules, position));
}

CardSet cards_that_can_be_added(const Rules& rules, const Position& position, CardSet pool) {
  const CardSet in_reach = cards_in_reach_for_adding(rules, position) & pool;
  const CardSet loose = in_reach & position.loose;
  CardSet can_be_added;
  for (const Build& build : position.builds) {
    if (!may_be_fed(rules, position, build)) continue;
    for (const Card card : in_reach - can_be_added)
      if (joins_a_group(rules, card, loose, in_reach - loose, build.value)) can_be_added.insert(card);
  }
  return can_be_added;
}

}  // namespace casino
