// Is this a position at all, and is it a lawful one? Two kinds of fault that are kept apart: of the first there is
// nothing to judge, the second does not stop a turn in it from being judged.

#include "model/deal/deal.hpp"
#include "model/groups/groups.hpp"
#include "model/judge/findings.hpp"
#include "model/judge/judge.hpp"
#include "model/queries/holding.hpp"
#include "model/queries/owners.hpp"
#include "model/queries/phase.hpp"
#include "model/queries/tops.hpp"

namespace casino {
namespace {

// SWZ-EQL-1: two builds of one value, where the rules keep them apart.
void builds_differ_in_value(const Rules& rules, const Position& position, Findings& found) {
  if (rules.build_same_value == BuildSameValue::stand || rules.build_same_value == BuildSameValue::merge) return;
  for (std::size_t i = 0; i < position.builds.size(); ++i)
    for (std::size_t k = i + 1; k < position.builds.size(); ++k)
      if (position.builds[i].value == position.builds[k].value)
        found.violates("SWZ-EQL-1"_clause,
                       {position.builds[k].cards, position.builds[i].value, position.builds[i].cards});
}

// AA-BLD-4, AA-BLD-5: each build's cards make its value.
void builds_add_up(const Rules& rules, const Position& position, Findings& found) {
  for (const Build& build : position.builds) {
    const CardSet pictures = without_value(rules, build.cards);
    if (!pictures.empty()) found.violates("AA-BLD-8"_clause, {pictures, build.value, build.cards});
    if (!pictures.empty()) continue;
    const int groups = count_groups(rules, Items{build.cards, {}}, build_question(rules, build.value));
    const bool is_lone_card = build.cards.size() < 2;
    if (groups > 0 && !is_lone_card) continue;
    if (build.is_multiple()) found.refuses("AA-BLD-5"_clause, {build.cards, build.value, build.cards});
    else found.refuses("AA-BLD-4"_clause, {build.cards, build.value, build.cards});
  }
}

// AA-OWN-2: whether who owns a build has its card at every moment. He has not where a turn may leave him without one
// (need_not_hold): by the last such turn he may have none.
bool owners_hold_cards_now(const Rules& rules, const Position& position) {
  const bool is_until_the_last_hands = rules.build_card_held == BuildCardHeld::kept_first_half;
  return rules.build_card_held == BuildCardHeld::kept ||
         (is_until_the_last_hands && !is_last_dealing(rules, position.dealing));
}

// Q-SWZ-52: an ace that its owner may share between two builds has to be there for both; where it was his last card,
// and has taken one of them, the other may lie there without it.
bool ace_may_be_gone(const Rules& rules, const Position& position, const Build& build) {
  const bool is_of_aces = build.value == low_ace || build.value == high_ace;
  return is_of_aces && an_ace_may_be_shared(rules) && position.hands[build.owner] == Hand::of({});
}

// AA-OWN-6: builds of several values, each of which a hand may have a card for, and all of which it has not.
void owners_hold_cards_for_all(const Rules& rules, const Position& position, Findings& found) {
  if (rules.build_owner == BuildOwner::side) return;
  SeatSet seen;
  for (const Build& build : position.builds) {
    if (seen.contains(build.owner) || ace_may_be_gone(rules, position, build)) continue;
    seen.insert(build.owner);
    const ValueSet owned = values_to_keep(rules, values_owned(position, build.owner), {});
    if (hand_covers(rules, position, build.owner, owned) == Answer::no)
      found.violates("AA-OWN-2"_clause, {{}, build.value, build.cards});
  }
}

// AA-OWN-2: each owner can capture what he owns, an ace one build only of 1 and of 14 (Q-SWZ-20, Q-ROY-06).
void owners_hold_cards(const Rules& rules, const Position& position, Findings& found) {
  if (!owners_hold_cards_now(rules, position)) return;
  bool each_is_covered = true;
  for (const Build& build : position.builds) {
    if (ace_may_be_gone(rules, position, build)) continue;
    ValueSet needed = build.value;
    const ValueSet owed = values_to_keep(rules, values_owed(rules, position, build.owner), {});
    if (build.value == low_ace && owed.contains(high_ace)) needed.insert(high_ace);
    if (is_covered(rules, position, build.owner, needed) != Answer::no) continue;
    found.violates("AA-OWN-2"_clause, {{}, build.value, build.cards});
    each_is_covered = false;
  }
  if (each_is_covered) owners_hold_cards_for_all(rules, position, found);
}

// SWZ2-RST-2, CRZ-RST-2: between turns no seat owns two builds while that is the limit for what it does itself; a
// partner may have built for it.
void owners_have_one_build(const Rules& rules, const Position& position, Findings& found) {
  const bool may_be_built_for = has_partners(rules) && rules.partner_build_for != PartnerBuildFor::forbidden;
  if (position.turn != TurnState{} || may_be_built_for) return;
  if (one_build_is_the_limit(rules, position) != Answer::yes) return;
  SeatSet owners;
  for (const Build& build : position.builds) {
    if (owners.contains(build.owner)) found.violates("SWZ2-RST-2"_clause, {{}, build.value, build.cards});
    owners.insert(build.owner);
  }
}

// SOT-PILE-4: a picture that is known to lie above a numeral card (option pile.pictures).
void pictures_lie_lowest(const Rules& rules, const Position& position, Findings& found) {
  if (rules.pile_pictures != PilePictures::beneath_numerals || !pictures_have_a_place(rules)) return;
  for (const Pile& pile : position.piles) {
    CardSet above;
    bool numerals_lie_below = false;
    const auto look_at = [&](CardSet cards) {
      if (numerals_lie_below) above.insert(cards.pictures());
      numerals_lie_below = numerals_lie_below || cards.pictures() != cards;
    };
    pile.each_layer([&](const Pile::Layer& layer) {
      look_at(layer.unsorted);
      for (const Card card : layer.sorted) look_at(card);
    });
    if (!above.empty()) found.violates("SOT-PILE-4"_clause, {above, {}, {}});
  }
}

// SWZ-PTN-1, SWZ-PTN-2: a seat whose whole hand is known holds what it provably holds; of what it may have played away
// nothing is proved for good.
void proven_cards_are_held(const Rules& rules, const Position& position, Findings& found) {
  if (!owners_hold_cards_now(rules, position)) return;
  for (const Seat seat : rules.seats)
    for (const Value value : position.proven[seat])
      if (hand_covers(rules, position, seat, value) == Answer::no) found.refuses("SWZ-PTN-1"_clause, {{}, value, {}});
}

// All is dealt at once, or the hands that are dealt first, or others after them.
Clause says_how_many_are_dealt(const Rules& rules, int dealing) {
  if (rules.deal_hand == 0) return "SWZ-DEAL-1"_clause;
  return dealing == 1 ? "AA-DEAL-1"_clause : "AA-DEAL-4"_clause;
}

// AA-DEAL-1, AA-DEAL-4, SWZ-DEAL-1: no hand has more cards than are dealt to it.
void hands_are_not_too_large(const Rules& rules, const Position& position, Findings& found) {
  if (position.dealing < 1 || position.dealing > dealings(rules)) return;
  const int most = hand_size(rules, position.dealing);
  const Clause clause = says_how_many_are_dealt(rules, position.dealing);
  for (const Seat seat : rules.seats) {
    const Hand& hand = position.hands[seat];
    const int held = hand.more == Hand::any_number ? hand.cards.size() : hand.size();
    if (held > most) found.refuses(clause, {hand.cards, {}, {}});
  }
}

void builds_exist(const Rules& rules, const Position& position, Findings& found) {
  if (rules.build_enabled == BuildEnabled::off && !position.builds.empty())
    found.refuses("AA-BLD-1"_clause, {position.builds[0].cards, position.builds[0].value, position.builds[0].cards});
}

// Collects cards zone by zone and notices those that were there before.
class Places {
 public:
  void put(CardSet cards) {
    twice_.insert(seen_ & cards);
    seen_.insert(cards);
  }
  [[nodiscard]] CardSet seen() const { return seen_; }
  [[nodiscard]] CardSet twice() const { return twice_; }

 private:
  CardSet seen_;
  CardSet twice_;
};

Places places_of(const Position& position) {
  Places places;
  places.put(position.loose);
  for (const Build& build : position.builds) places.put(build.cards);
  for (const Hand& hand : position.hands) places.put(hand.cards);
  for (const Pile& pile : position.piles) places.put(pile.cards());
  places.put(position.stock.cards);
  return places;
}

int hidden_cards(const Position& position) {
  int count = position.stock.more == Hand::any_number ? 0 : position.stock.more;
  for (const Hand& hand : position.hands) count += hand.more == Hand::any_number ? 0 : hand.more;
  for (const Pile& pile : position.piles) count += pile.hidden();
  return count;
}

void add_seat_faults(const Rules& rules, const Position& position, std::vector<StructuralFault>& faults) {
  if (position.to_act.index >= rules.seats.count) faults.push_back({Fault::seat_not_seated, {}, position.to_act});
  if (position.dealer.index >= rules.seats.count) faults.push_back({Fault::seat_not_seated, {}, position.dealer});
  for (const Build& build : position.builds)
    if (build.owner.index >= rules.seats.count) faults.push_back({Fault::owner_not_seated, build.cards, build.owner});
  for (std::uint8_t index = 0; index < max_seats; ++index) {
    const Seat seat{index};
    const bool is_seated = index < rules.seats.count;
    if (!is_seated && !position.hands[seat].cards.empty())
      faults.push_back({Fault::seat_not_seated, position.hands[seat].cards, seat});
    const bool keeps_a_pile = is_seated && pile_keeper(rules, seat) == seat;
    if (!keeps_a_pile && !position.piles[seat].empty())
      faults.push_back({Fault::pile_not_kept, position.piles[seat].cards(), seat});
  }
}

}  // namespace

std::vector<Finding> judge_position(const Rules& rules, const Position& position) {
  Findings found(rules, false);
  builds_exist(rules, position, found);
  builds_differ_in_value(rules, position, found);
  builds_add_up(rules, position, found);
  owners_hold_cards(rules, position, found);
  owners_have_one_build(rules, position, found);
  pictures_lie_lowest(rules, position, found);
  hands_are_not_too_large(rules, position, found);
  proven_cards_are_held(rules, position, found);
  return found.violations();
}

std::vector<StructuralFault> structural_faults(const Rules& rules, const Position& position) {
  std::vector<StructuralFault> faults;
  const Places places = places_of(position);
  if (!places.twice().empty()) faults.push_back({Fault::card_twice, places.twice(), {}});
  const CardSet foreign = places.seen() - rules.pack;
  if (!foreign.empty()) faults.push_back({Fault::card_outside_pack, foreign, {}});
  for (const Build& build : position.builds)
    if (build.cards.empty() || !build.value.is_said()) faults.push_back({Fault::empty_build, build.cards, build.owner});
  add_seat_faults(rules, position, faults);
  if (places.seen().size() + hidden_cards(position) > rules.pack.size())
    faults.push_back({Fault::too_many_cards, places.seen(), {}});
  return faults;
}

}  // namespace casino
