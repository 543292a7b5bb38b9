// What holds in every position that legal play reaches.

#include <algorithm>
#include <array>

#include "model/apply/apply.hpp"
#include "oracle/enumerate/enumerate.hpp"
#include "properties/facts/facts.hpp"
#include "properties/referee/naive_groups.hpp"

namespace casino::properties {
namespace {

// In a hand, in the stock, loose, in a build or in a pile: each card of the pack once.
bool cards_are_neither_lost_nor_made(const Rules& rules, const Position& position) {
  int places = position.loose.size() + position.stock.cards.size();
  int hidden = position.stock.more;
  for (const Build& build : position.builds) places += build.cards.size();
  for (std::uint8_t i = 0; i < rules.seats.count; ++i) {
    const Seat seat{i};
    places += position.hands[seat].cards.size() + position.piles[seat].cards().size();
    hidden += position.hands[seat].more + position.piles[seat].hidden();
  }
  const CardSet known = position.known_cards();
  return rules.pack.contains_all(known) && known.size() == places && places + hidden == rules.pack.size();
}

// SWZ-EQL-1, or the reading of Q-AA-04 by which equal builds become one.
bool equal_builds_are_barred(const Rules& rules) { return rules.build_same_value != BuildSameValue::stand; }
bool no_two_builds_have_one_value(const Rules&, const Position& position) {
  ValueSet values;
  for (const Build& build : position.builds) {
    if (values.contains(build.value)) return false;
    values.insert(build.value);
  }
  return true;
}

// AA-BLD-4, AA-BLD-5, AA-BLD-11: by the naive search, which is quick enough for the builds of a game.
bool cards_of_a_build_make_its_value(const Rules& rules, const Position& position) {
  constexpr int most_cards_to_try = 10;
  return std::all_of(position.builds.begin(), position.builds.end(), [&](const Build& build) {
    if (build.cards.size() < 2) return false;
    if (build.cards.size() > most_cards_to_try) return true;
    return referee::group_counts(rules, Items{build.cards, {}}, GroupQuestion{build.value, Place::build, false})
        .contains(build.groups);
  });
}

// 004 The Play 3: a build is made of what one card can take.
bool some_card_could_take_each_build(const Rules& rules, const Position& position) {
  return std::all_of(position.builds.begin(), position.builds.end(), [&](const Build& build) {
    return !cards_worth(rules, rules.pack, build.value, Place::hand).empty();
  });
}

// AA-OWN-2 at each turn's end, SWZ-PTN-1 for a build that was made for the partner.
bool owners_keep_cards(const Rules& rules) {
  return rules.build_card_held == BuildCardHeld::kept && rules.build_owner != BuildOwner::side;
}
bool an_owner_can_capture_each_build(const Rules& rules, const Position& position) {
  return std::all_of(position.builds.begin(), position.builds.end(), [&](const Build& build) {
    return !cards_worth(rules, position.hands[build.owner].cards, build.value, Place::hand).empty();
  });
}

// AA-OWN-5.
bool no_build_outlives_the_hands(const Rules& rules, const Position& position) {
  return !hands_are_empty(rules, position) || position.builds.empty();
}

// 004 The Play 4: it is always possible to capture where one may not trail. Options change that: barred both
// ways, a player can be left without a turn.
bool is_a_variant_as_stated(const Rules& rules) {
  return rules.off.empty() && rules.trail_capturing_card == TrailCapturingCard::allowed &&
         rules.build_card_held == BuildCardHeld::kept && rules.capture_groups == CaptureGroups::any &&
         rules.capture_compulsory == CaptureCompulsory::none && rules.build_owner != BuildOwner::side &&
         rules.build_owner != BuildOwner::last_adder_lingering && rules.steal_use != StealUse::capture &&
         rules.steal_use != StealUse::never && rules.turn_shape == TurnShape::several_actions;
}
bool whoever_is_to_act_has_a_legal_turn(const Rules& rules, const Position& position) {
  const bool has_drawn_unseen = !position.hands[position.to_act].is_known();  // CRZ-DRW-1, and acts again
  return has_drawn_unseen || hands_are_empty(rules, position) || count_legal_turns(rules, position, 1) == 1;
}

// The same for one action a turn.
bool is_a_western_variant_as_stated(const Rules& rules) {
  return rules.off.empty() && rules.turn_shape == TurnShape::single_action &&
         rules.trail_capturing_card == TrailCapturingCard::allowed && rules.build_card_held == BuildCardHeld::kept &&
         rules.capture_groups == CaptureGroups::any &&
         (rules.build_owner == BuildOwner::last_adder || rules.build_owner == BuildOwner::former_or_raiser) &&
         rules.capture_compulsory == CaptureCompulsory::none;
}

// A position that play reached can be judged, and broke nothing on its way.
bool nothing_is_wrong_with_its_structure(const Rules& rules, const Position& position) {
  return structural_faults(rules, position).empty();
}

// SWZ2-RST-2, CRZ-RST-2: at the end of each turn the actor owns one build at most. Others own one, too, unless partners
// make builds for them.
bool one_build_is_the_limit(const Rules& rules) {
  return rules.build_limit == BuildLimit::always && !has_partners(rules);
}
bool nobody_owns_two_builds(const Rules& rules, const Position& position) {
  for (std::uint8_t i = 0; i < rules.seats.count; ++i)
    if (position.builds_of(Seat{i}) > 1) return false;
  return true;
}

// AA-DEAL-1, AA-TRN-1: equal hands, of which everybody in turn plays a card. A card that is drawn comes in its place
// (CRZ-DRW-1).
bool one_card_is_played_in_turn(const Rules& rules) {
  return rules.capture_hand_cards == CaptureHandCards::one && rules.sweep_next_turn == SweepNextTurn::normal;
}
bool hands_are_equal_or_one_turn_apart(const Rules& rules, const Position& position) {
  const auto size_of = [&](Seat seat) { return position.hands[seat].cards.size() + position.hands[seat].more; };
  const int most = size_of(position.to_act);
  bool has_acted = false;  // in this round: so have all that come after the first who has
  Seat seat = position.to_act;
  for (int i = 1; i < rules.seats.count; ++i) {
    seat = seat_after(rules, seat);
    has_acted = has_acted || size_of(seat) < most;
    if (size_of(seat) != (has_acted ? most - 1 : most)) return false;
  }
  return true;
}

// SOT-PILE-1: how the cards of the table lie is known of builds, and of nothing else.
bool order_is_kept(const Rules& rules) { return rules.pile_order == PileOrder::accumulated; }
bool the_cards_of_builds_lie_in_an_order(const Rules&, const Position& position) {
  return position.built().contains_all(position.laid.cards());
}

// SOT-PILE-4: no picture lies above a numeral card that is known to lie in the pile.
bool pictures_are_lowered(const Rules& rules) {
  return rules.pile_pictures == PilePictures::beneath_numerals && rules.pile_order == PileOrder::accumulated &&
         rules.value_pictures == ValuePictures::rank_only;
}
bool pictures_lie_beneath_numerals(const Rules& rules, const Position& position) {
  for (std::uint8_t i = 0; i < rules.seats.count; ++i) {
    CardSet lower;
    bool is_so = true;
    const auto lay = [&](CardSet cards) {
      is_so = is_so && (cards.pictures().empty() || lower == lower.pictures());
      lower.insert(cards);
    };
    position.piles[Seat{i}].each_layer([&](const Pile::Layer& layer) {
      lay(layer.unsorted);
      for (const Card card : layer.sorted) lay(card);
    });
    if (!is_so) return false;
  }
  return true;
}

// SWZ-PTN-1, SWZ-PTN-2: what is proven is true.
bool proofs_are_kept(const Rules& rules) { return rules.partner_build_for != PartnerBuildFor::forbidden; }
bool what_is_proven_is_held(const Rules& rules, const Position& position) {
  for (std::uint8_t i = 0; i < rules.seats.count; ++i)
    for (const Value value : position.proven[Seat{i}])
      if (cards_worth(rules, position.hands[Seat{i}].cards, value, Place::hand).empty()) return false;
  return true;
}
bool proofs_are_sound(const Rules& rules) { return proofs_are_kept(rules) && owners_keep_cards(rules); }

bool builds_are_listed_in_one_order(const Rules&, const Position& position) {
  return std::is_sorted(position.builds.begin(), position.builds.end(),
                        [](const Build& one, const Build& other) { return one.cards.bits() < other.cards.bits(); });
}

constexpr std::array facts_of_positions{
    PositionFact{"cards_are_neither_lost_nor_made",
                 "Every card of the pack lies in exactly one place: a hand, the stock, loose, a build or a pile.",
                 always, cards_are_neither_lost_nor_made},
    PositionFact{"nothing_is_wrong_with_its_structure", "No position that play reaches has a structural fault.", always,
                 nothing_is_wrong_with_its_structure},
    PositionFact{"no_two_builds_have_one_value",
                 "Where equal builds are barred or united, no two builds have one value (SWZ-EQL-1, Q-AA-04).",
                 equal_builds_are_barred, no_two_builds_have_one_value},
    PositionFact{"cards_of_a_build_make_its_value",
                 "The cards of a build fall into as many groups of its value as it is said to have (AA-BLD-4, "
                 "AA-BLD-5, AA-BLD-11).",
                 always, cards_of_a_build_make_its_value},
    PositionFact{"some_card_could_take_each_build",
                 "Some card of the pack has the value of each build (AA-BLD-2, ROY-BLD-1).", always,
                 some_card_could_take_each_build},
    PositionFact{
        "an_owner_can_capture_each_build",
        "Whoever owns a build holds a card of its value when the turn is over (AA-OWN-2, AA-OWN-6, TUX-DEAL-4).",
        owners_keep_cards, an_owner_can_capture_each_build},
    PositionFact{"no_build_outlives_the_hands", "When all hands are empty no build is left (AA-OWN-5).",
                 owners_keep_cards, no_build_outlives_the_hands},
    PositionFact{"whoever_is_to_act_has_a_legal_turn",
                 "In games of several actions whoever is to act has a legal turn.", is_a_variant_as_stated,
                 whoever_is_to_act_has_a_legal_turn},
    PositionFact{"whoever_is_to_act_has_a_legal_play",
                 "In games of one action whoever is to act has a legal turn (AA-TRL-3 bars trailing only where a "
                 "capture is left).",
                 is_a_western_variant_as_stated, whoever_is_to_act_has_a_legal_turn},
    PositionFact{"nobody_owns_two_builds",
                 "Where one build is the limit, nobody owns two when a turn is over (SWZ2-RST-2, CRZ-RST-2).",
                 one_build_is_the_limit, nobody_owns_two_builds},
    PositionFact{"hands_are_equal_or_one_turn_apart",
                 "Hands are of one size; those who have acted in this round have a card less (AA-DEAL-1, AA-TRN-1).",
                 one_card_is_played_in_turn, hands_are_equal_or_one_turn_apart},
    PositionFact{"the_cards_of_builds_lie_in_an_order",
                 "How cards lie on one another is remembered of builds alone (SOT-PILE-1).", order_is_kept,
                 the_cards_of_builds_lie_in_an_order},
    PositionFact{"pictures_lie_beneath_numerals",
                 "No picture lies above a numeral card in a pile that lowers them (SOT-PILE-4).", pictures_are_lowered,
                 pictures_lie_beneath_numerals},
    PositionFact{"builds_are_told_in_one_order",
                 "Equal tables are equal values: builds stand in the order of their cards.", always,
                 builds_are_listed_in_one_order},
    PositionFact{"what_is_proven_is_held",
                 "A seat holds a card of each value that it has proven to hold (SWZ-PTN-1, SWZ-PTN-2).",
                 proofs_are_sound, what_is_proven_is_held},
};

}  // namespace

std::span<const PositionFact> position_facts() { return facts_of_positions; }

}  // namespace casino::properties
