// Opponents' demands (seed 000, the last paragraphs of The capture and of Augmenting a card or build). They
// are others' choices and not enumerated; but a turn in which one stands open has to meet it.

#include <algorithm>

#include "model/groups/groups.hpp"
#include "model/queries/tops.hpp"
#include "oracle/enumerate/search/loose_cards.hpp"
#include "oracle/enumerate/situation/turn_end.hpp"

namespace casino::enumerate {
namespace {

bool makes_a_group(const LooseCards& loose, Value value, bool lone_low_aces, const Fixed& fixed = {}) {
  return !loose.each_group(Target{value, lone_low_aces}, fixed, [](CardSet) { return false; });
}

// Whether the top of a pile may be demanded (SWZ-INS-5, Q-SOT-08).
bool is_in_reach(const Rules& rules, const Position& position, Seat keeper) {
  if (rules.steal_use != StealUse::augment && rules.steal_use != StealUse::both) return false;
  const bool own = keeper == pile_keeper(rules, position.to_act);
  const bool partners = !own && same_side(rules, keeper, position.to_act);
  if (own) return rules.steal_whose == StealWhose::any;
  return !partners ||
         (rules.steal_whose != StealWhose::opponents && rules.insist_augment != InsistAugment::not_partner_tops);
}

CardSet tops_in_reach(const Rules& rules, const Position& position) {
  CardSet tops;
  for (Seat keeper; keeper.index < rules.seats.count; ++keeper.index)
    if (const auto top = position.piles[keeper].top(); top && is_in_reach(rules, position, keeper)) tops.insert(*top);
  return tops;
}

// SWZ-INS-5, Q-SWZ-39: builds of the acting side, the partner's if the actor may add to it.
bool may_be_fed(const Rules& rules, const Worth& worth, const Position& position, const Build& build) {
  if (!same_side(rules, build.owner, position.to_act)) return false;
  return build.owner == position.to_act || rules.augment_card_needed == AugmentCardNeeded::owner_only ||
         worth.of_hand(position.hands[position.to_act].cards).contains(build.value);
}

bool tops_complete_a_group(const Rules& rules, const Worth& worth, const LooseCards& loose, CardSet tops, Value value) {
  const bool lone = rules.build_two_aces == BuildTwoAces::one_fourteen_never_sum;
  CardSet some;
  do {
    Fixed fixed;
    for (const Card top : some) fixed.add(worth.of(top, Place::build));
    const bool allowed = some.size() < 2 || rules.steal_build_tops != StealTops::one;
    if (allowed && makes_a_group(loose, value, lone, fixed)) return true;
    some = next_subset(some, tops);
  } while (!some.empty());
  return false;
}

// Q-SWZ-09 c: whether another choice would have put more of the cards into a build of the side.
bool more_of_the_pool_could_be_in(const Rules& rules, const Position& position) {
  const CardSet pool = position.turn.addition_pool;
  const bool lone = rules.build_two_aces == BuildTwoAces::one_fourteen_never_sum;
  CardSet added;
  int most = 0;
  for (const Build& build : position.builds) {
    if (!same_side(rules, build.owner, position.to_act)) continue;
    added.insert(build.cards & pool);
    most = std::max(most, most_cards_in_groups(rules, Items{pool, {}}, GroupQuestion{build.value, Place::build, lone}));
  }
  return added.size() < most;
}

// Q-SWZ-09 b: a card that the objector named is neither in a build nor captured with one.
bool some_named_card_is_left(const Position& position) {
  const CardSet joined = position.built() | position.turn.captured;
  return !joined.contains_all(position.turn.addition_named);
}

// Whether the cards named would still be whole groups of a build of the side.
bool names_a_group(const Rules& rules, const Position& position) {
  const bool lone = rules.build_two_aces == BuildTwoAces::one_fourteen_never_sum;
  return std::any_of(position.builds.begin(), position.builds.end(), [&](const Build& build) {
    const GroupQuestion question{build.value, Place::build, lone};
    return same_side(rules, build.owner, position.to_act) &&
           count_groups(rules, Items{position.turn.addition_named, {}}, question) > 0;
  });
}

// With one of the tops that nobody has stated, and that were there when it was demanded: the players saw them.
bool might_still_be_demanded(const Rules& rules, const Worth& worth, const Position& position) {
  for (Seat keeper; keeper.index < rules.seats.count; ++keeper.index) {
    if (!is_in_reach(rules, position, keeper) || position.turn.stolen_from.contains(keeper)) continue;
    for (const Card top : one_of_each_rank(unknown_tops(rules, position, keeper))) {
      Position known = position;
      known.piles[keeper].reveal(top);
      known.turn.addition_pool.insert(top);
      if (addition_is_still_demanded(rules, worth, known)) return true;
    }
  }
  return false;
}

}  // namespace

// SWZ-INS-2: an answer that leaves nothing takes the demand away (apply); but where the objector names the
// cards, it is those that have to be taken (option insist.full).
bool capture_is_still_demanded(const Rules& rules, const Position& position) {
  const TurnState& turn = position.turn;
  if (!turn.capture_demanded_by) return false;
  const bool names_cards = rules.insist_full == InsistFull::objector_names && !turn.capture_named.empty();
  return !names_cards || !turn.captured.contains_all(turn.capture_named);
}

// SWZ-INS-6: of the cards that were in play when it was demanded nothing can still be added; for others it
// would have to be demanded again (Q-SWZ-10). Option insist.full.
bool addition_is_still_demanded(const Rules& rules, const Worth& worth, const Position& position) {
  const TurnState& turn = position.turn;
  if (!turn.addition_demanded_by) return false;
  if (turn.addition_is_too_late) return true;
  if (rules.insist_full == InsistFull::objector_names && !turn.addition_named.empty())
    return some_named_card_is_left(position) && names_a_group(rules, position);
  if (rules.insist_full == InsistFull::most_cards) return more_of_the_pool_could_be_in(rules, position);
  CardSet tops = tops_in_reach(rules, position) & turn.addition_pool;
  tops.remove(without_value(rules, tops));  // AA-BLD-8
  const LooseCards loose(worth, position.loose & turn.addition_pool, Place::build);
  const bool is_open = std::any_of(position.builds.begin(), position.builds.end(), [&](const Build& build) {
    return may_be_fed(rules, worth, position, build) && tops_complete_a_group(rules, worth, loose, tops, build.value);
  });
  return is_open || might_still_be_demanded(rules, worth, position);
}

}  // namespace casino::enumerate
