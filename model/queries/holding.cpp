// Seed 001, Hungarian Casino.

#include "model/queries/holding.hpp"

#include "model/groups/groups.hpp"
#include "model/queries/owners.hpp"
#include "model/queries/phase.hpp"

namespace casino {
namespace {

Answer holds(const Rules& rules, const Position& position, const Hand& hand, Value value, int count) {
  const int known = cards_worth(rules, hand.cards, value, Place::hand).size();
  if (known >= count) return Answer::yes;
  const CardSet unseen = rules.pack - position.known_cards();
  return hides(hand, unseen, cards_worth(rules, unseen, value, Place::hand), count - known);
}

// What is left of the acting hand after an action.
Hand hand_after(const Position& position, const Action& action) {
  Hand hand = position.hands[position.to_act];
  const int unseen = (action.hand - hand.cards - position.turn.played).size();
  hand.cards.remove(action.hand);
  if (hand.more != Hand::any_number)
    hand.more = static_cast<std::uint8_t>(hand.more - std::min<int>(hand.more, unseen));
  return hand;
}

// The cards of two hands, as if they were one.
Hand both_hands(Hand hand, const Hand& other) {
  hand.cards.insert(other.cards);
  const bool is_open = hand.more == Hand::any_number || other.more == Hand::any_number;
  hand.more = is_open ? Hand::any_number : static_cast<std::uint8_t>(hand.more + other.more);
  return hand;
}

Answer covers(const Rules& rules, const Position& position, const Hand& hand, ValueSet values) {
  Answer all = Answer::yes;
  int unknown = 0;  // cards that have to be among those that nobody has seen: one stands for one build (AA-OWN-6)
  for (const Value value : values) {
    const bool is_an_ace = value == low_ace || value == high_ace;
    const int count = is_an_ace && want_two_aces(rules, values) ? 2 : 1;
    const Answer one = holds(rules, position, hand, value, count);
    if (one < all) all = one;
    const bool is_counted = value == high_ace && values.contains(low_ace);
    if (values.size() > 1 && !is_counted)
      unknown += std::max(0, count - cards_worth(rules, hand.cards, value, Place::hand).size());
  }
  return hand.more == Hand::any_number || unknown <= hand.more ? all : Answer::no;
}

// What the hand card of the turn is played for, as far as it is known: a build of table cards may go with a trail only.
std::optional<Do> play_of(const Rules& rules, const Position& position, const Action& action) {
  if (!action.hand.empty()) return action.kind;
  if (position.turn.play) return position.turn.play;
  const bool goes_with_a_trail = action.kind == Do::build && rules.build_table_only == BuildTableOnly::with_trail;
  return goes_with_a_trail ? std::optional(Do::trail) : std::nullopt;
}

// The values that every set makes, when the cards are parted into sets in some way (Q-HUN-05).
ValueSet values_of_sets(const Rules& rules, CardSet hand) {
  ValueSet values;
  for (std::uint8_t points = 1; points <= highest_total; ++points)
    if (count_groups(rules, Items{hand, {}}, GroupQuestion{Value{points}, Place::hand}) > 0)
      values.insert(Value{points});
  return values;
}

}  // namespace

Answer hides(const Hand& hand, CardSet unseen, CardSet wanted, int count) {
  if (wanted.size() < count || hand.more < count) return Answer::no;
  const bool adds_up = hand.more <= unseen.size();  // Hand::any_number is more than there are
  return adds_up && hand.more - (unseen - wanted).size() >= count ? Answer::yes : Answer::unknown;
}

bool need_not_hold(const Rules& rules, const Position& position, std::optional<Do> play) {
  switch (rules.build_card_held) {
    case BuildCardHeld::kept: return false;
    case BuildCardHeld::kept_unless_trailing: return play == Do::trail;
    case BuildCardHeld::kept_unless_let_stand: return play == Do::trail || play == Do::capture;
    case BuildCardHeld::kept_first_half: return !is_before_the_last_dealing(rules, position);
    case BuildCardHeld::when_made:
    case BuildCardHeld::never: return true;
  }
  return false;
}

bool want_two_aces(const Rules& rules, ValueSet values) {
  return rules.capture_ace_values == CaptureAceValues::one_per_play && values.contains(low_ace) &&
         values.contains(high_ace);
}

bool an_ace_may_be_shared(const Rules& rules) {
  const bool can_come_to_that =
      rules.partner_build_for != PartnerBuildFor::forbidden || rules.partner_request == PartnerRequest::allowed;
  return has_partners(rules) && can_come_to_that && rules.partner_shared_ace == PartnerSharedAce::allowed &&
         rules.capture_ace_values == CaptureAceValues::one_per_play && rules.value_ace_hand == AceValue::low_or_high &&
         rules.build_owner != BuildOwner::side;
}

ValueSet values_to_keep(const Rules& rules, ValueSet owed, CardSet played) {
  const bool plays_an_ace = !played.of_rank(Rank::ace).empty();
  if (want_two_aces(rules, owed) && an_ace_may_be_shared(rules) && !plays_an_ace) owed.remove(high_ace);
  return owed;
}

bool may_be_left(const Rules& rules, const Position& position, Value value) {
  return position.turn.took_one_of_two && an_ace_may_be_shared(rules) && (value == low_ace || value == high_ace);
}

Answer hand_covers(const Rules& rules, const Position& position, Seat seat, ValueSet values) {
  return covers(rules, position, position.hands[seat], values);
}

Answer is_covered(const Rules& rules, const Position& position, Seat seat, ValueSet values) {
  if (rules.build_owner != BuildOwner::side || !has_partners(rules)) return hand_covers(rules, position, seat, values);
  return covers(rules, position, both_hands(position.hands[seat], position.hands[partner_of(rules, seat)]), values);
}

Answer has_left_a_card_worth(const Rules& rules, const Position& position, const Action& action, Value value) {
  return holds(rules, position, hand_after(position, action), value, 1);
}

Answer keeps_a_card_worth(const Rules& rules, const Position& position, const Action& action, Value value) {
  ValueSet values = value;
  // Only an ace could be counted for two builds.
  const bool is_an_ace = value == low_ace || value == high_ace;
  if (is_an_ace && !need_not_hold(rules, position, play_of(rules, position, action))) {
    ValueSet others = values_owned(position, position.to_act);
    if (const Build* base = position.build_with(action.base)) others.remove(base->value);
    if (others.contains(low_ace)) values.insert(low_ace);
    if (others.contains(high_ace)) values.insert(high_ace);
  }
  return covers(rules, position, hand_after(position, action), values);
}

ValueSet values_of_several(const Rules& rules, CardSet hand) {
  if (hand.empty()) return {};
  if (!without_value(rules, hand).empty()) return {};
  switch (rules.capture_hand_cards) {
    case CaptureHandCards::one: return {};  // AA-TRN-1: there is no such play
    case CaptureHandCards::sum: return totals_of(rules, hand);
    case CaptureHandCards::sets: return values_of_sets(rules, hand);
  }
  return {};
}

ValueSet totals_of(const Rules& rules, CardSet hand) {
  std::uint64_t sums = 1;
  for (const Card card : hand) {
    std::uint64_t more = 0;
    for (const Value value : values_of(rules, card, Place::hand)) more |= sums << value.points;
    sums = more;
  }
  return ValueSet::from_bits(sums);
}

bool sums_are_too_high(const Rules& rules, CardSet hand, Value value) {
  const bool is_above = rules.capture_hand_set_max != 0 && value.points > rules.capture_hand_set_max;
  return is_above && cards_worth(rules, hand, value, Place::hand) != hand;
}

}  // namespace casino
