#include "properties/facts/alike.hpp"

#include <algorithm>

#include "model/rules/option.hpp"
#include "properties/facts/moved.hpp"

namespace casino::properties {
namespace {

bool comes_out_alike(const Rules& rules, const Position& before, const Turn& turn, const Judgement& judgement,
                     const Renaming& renaming) {
  if (!keeps(rules, renaming)) return true;
  const Judgement other = judge(rules, renamed(rules, before, renaming), renamed(rules, turn, renaming));
  return other.verdict.index() == judgement.verdict.index() && other.after == renamed(rules, judgement.after, renaming);
}

// A demand is met by a capture that cannot be enlarged, and so a looser rule asks for more (SWZ-INS-2); a request is
// in order if the partner's hand backs it (SWZ-PTN-5).
bool others_have_their_say(const Turn& turn) {
  return std::any_of(turn.steps.begin(), turn.steps.end(), [&](const Step& step) {
    const auto* event = std::get_if<Event>(&step);
    return event != nullptr && event->seat != turn.seat && event->kind != EventKind::reveal;
  });
}

}  // namespace

// TUX-ORG-1: red and yellow cards are hearts and diamonds under other names. Where several hand cards capture together
// and piles have an order, which no text combines, they lie in the order of the pack.
bool suits_are_alike(const Rules& rules) {
  const bool lies_by_suit =
      rules.capture_hand_cards != CaptureHandCards::one && rules.pile_order != PileOrder::not_kept;
  return rules.score_orange == 0 && rules.pile_equal_ranks != PileEqualRanks::by_suit && !lies_by_suit;
}

bool hearts_are_like_clubs(const Rules& rules, const Position& before, const Turn& turn, const Judgement& judgement) {
  return comes_out_alike(rules, before, turn, judgement, Renaming{.swaps_suits = true});
}

bool every_seat_has_the_same_turns(const Rules& rules, const Position& before, const Turn& turn,
                                   const Judgement& judgement) {
  return comes_out_alike(rules, before, turn, judgement, Renaming{.seats_on = 1});
}

// Q-SWZ-23 (c): where the side owns a build, the partner's hand may cover it. What somebody can be certain of for other
// reasons than the play shows (Q-SWZ-42) is judged by the hand itself.
bool players_see_what_decides(const Rules& rules) {
  return rules.build_owner != BuildOwner::side && rules.partner_build_for != PartnerBuildFor::any_proof;
}

bool hidden_cards_decide_nothing(const Rules& rules, const Position& before, const Turn& turn, const Judgement&) {
  if (others_have_their_say(turn)) return true;
  Position seen = before;
  const auto hide = [](Hand& hand) {
    if (hand.more == Hand::any_number) return;
    hand = Hand{{}, static_cast<std::uint8_t>(hand.cards.size() + hand.more)};
  };
  for (std::uint8_t i = 0; i < rules.seats.count; ++i)
    if (Seat{i} != turn.seat) hide(seen.hands[Seat{i}]);
  hide(seen.stock);
  return std::holds_alternative<Legal>(judge(rules, seen, turn).verdict);
}

bool taking_is_a_choice(const Rules& rules) { return rules.capture_compulsory == CaptureCompulsory::none; }

bool is_legal_or_open(const Rules& rules, const Position& before, const Turn& turn) {
  return !std::holds_alternative<Illegal>(judge(rules, before, turn).verdict);
}

// Whether the turn is kept by each value of an option that is looser than the one of the rules at hand.
bool looser_values_allow_it(const Rules& rules, const OptionEntry& option, const Position& before, const Turn& turn) {
  const auto strict = std::find_if(option.known.begin(), option.known.end(), [&](const ValueEntry& one) {
    return !one.looser.empty() && one.value == value_of(rules, option.option);
  });
  if (strict == option.known.end()) return true;
  return std::all_of(strict->looser.begin(), strict->looser.end(), [&](std::uint8_t place) {
    Rules looser = rules;
    const bool can_be_set = !set_value(looser, option.option, option.values[place]) && !contradiction(looser);
    return !can_be_set || is_legal_or_open(looser, before, turn);
  });
}

bool looser_rules_allow_it(const Rules& rules, const Position& before, const Turn& turn, const Judgement&) {
  if (others_have_their_say(turn)) return true;
  // Where a card that could capture is not trailed (AA-TRL-2), whatever lets more be captured keeps cards in hand.
  const bool may_trail_any_card = rules.trail_capturing_card == TrailCapturingCard::allowed;
  const auto& all = options();
  return std::all_of(all.begin(), all.end(), [&](const OptionEntry& option) {
    const bool is_asked = may_trail_any_card || option.option == Option::trail_capturing_card;
    return !is_asked || looser_values_allow_it(rules, option, before, turn);
  });
}

}  // namespace casino::properties
