// Seed 001, "Tuxedo": the paragraph on oranges.

#include "model/queries/oranges.hpp"

namespace casino {
namespace {

// Q-TUX-16: red and yellow are hearts and diamonds, with whatever pack.
constexpr Suit red = Suit::hearts;
constexpr Suit yellow = Suit::diamonds;

bool played_card_counts(const Rules& rules) {
  return rules.score_played_card == ScorePlayedCard::in_orange || rules.score_played_card == ScorePlayedCard::in_both;
}

}  // namespace

int oranges_in(const Rules& rules, CardSet taken, CardSet played) {
  if (rules.score_orange == 0) return 0;
  const CardSet cards = played_card_counts(rules) ? taken | played : taken;  // Q-TUX-01
  const int pairs = std::min(cards.of_suit(red).size(), cards.of_suit(yellow).size());
  return rules.orange_per_capture == OrangePerCapture::pairs ? pairs : std::min(pairs, 1);  // Q-TUX-02
}

CallEffect effect_of_call(const Rules& rules, const Position& position, Seat caller) {
  if (rules.score_orange == 0) return CallEffect::is_ignored;
  if (!position.orange) return CallEffect::is_false;
  const bool is_capturer = caller == position.last_capturer;
  const CallEffect scoring = is_capturer ? CallEffect::scores : CallEffect::scores_missed;
  switch (position.orange->call) {
    case OrangeCall::closed: return CallEffect::is_ignored;
    case OrangeCall::missed: return is_capturer ? CallEffect::is_ignored : scoring;
    case OrangeCall::open: break;
  }
  // Until the next card is played it is the capturer's alone, if the table gives him that time (Q-TUX-05).
  const bool is_early = !is_capturer && rules.orange_window == OrangeWindow::capturer_until_next_play;
  return is_early ? CallEffect::is_ignored : scoring;
}

void pass_the_time_to_call(const Rules& rules, Position& position) {
  if (!position.orange || position.orange->call != OrangeCall::open) return;
  const bool others_may_still = rules.orange_window == OrangeWindow::capturer_until_next_play;
  position.orange->call = others_may_still ? OrangeCall::missed : OrangeCall::closed;
}

void note_oranges(const Rules& rules, Position& position, CardSet taken, CardSet played) {
  position.orange.reset();
  const int count = oranges_in(rules, taken, played);
  if (count > 0) position.orange = Orange{static_cast<std::uint8_t>(count), OrangeCall::open};
}

void apply_call(const Rules& rules, Position& position, Seat caller) {
  const Side side = side_of(rules, caller);
  switch (effect_of_call(rules, position, caller)) {
    case CallEffect::scores:
    case CallEffect::scores_missed:
      position.calls[side].oranges = static_cast<std::uint8_t>(position.calls[side].oranges + position.orange->count);
      position.orange->call = OrangeCall::closed;
      break;
    case CallEffect::is_false: ++position.calls[side].false_calls; break;
    case CallEffect::is_ignored: break;
  }
}

}  // namespace casino
