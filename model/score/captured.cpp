// Who has captured what (AA-END-1, AA-SWP-3, AA-SWP-4, SWZ-PILE-8, SWZ-END-1).

#include "model/apply/apply.hpp"
#include "model/queries/phase.hpp"
#include "model/score/score.hpp"

namespace casino {
namespace {

// AA-SWP-3: a table that is empty when the deal is over was emptied by its last card; tables differ on
// whether that is a sweep (sweep.last_card).
bool last_sweep_is_left_out(const Rules& rules, const Position& position) {
  return rules.sweep_last_card == SweepLastCard::not_counted && !position.sweeps.empty() && position.table_is_empty() &&
         deal_is_over(rules, position);
}

bool anything_is_captured(const Captured& captured) {
  for (const CardSet& cards : captured.cards)
    if (!cards.empty()) return true;
  for (const int hidden : captured.hidden)
    if (hidden != 0) return true;
  return false;
}

// Who gets the table when nobody captured in the whole deal (Q-AA-15, Q-SWZ-36).
std::optional<Seat> heir_without_a_capture(const Rules& rules, const Position& position) {
  if (rules.end_no_capture == EndNoCapture::dealer) return position.dealer;
  // The dealer played the last card.
  if (rules.end_no_capture == EndNoCapture::next_player) return seat_after(rules, position.dealer);
  return std::nullopt;
}

}  // namespace

// Of so many: they are asked for all the time.
const Sides& sides_of(const Rules& rules) {
  static const std::array<Sides, max_seats + 1> sides_of_so_many = [] {
    std::array<Sides, max_seats + 1> all;
    for (std::size_t count = 0; count < all.size(); ++count)
      for (std::size_t i = 0; i < count; ++i) all.at(count).push_back(Side{static_cast<std::uint8_t>(i)});
    return all;
  }();
  return sides_of_so_many.at(static_cast<std::size_t>(side_count(rules)));
}

Captured captured_so_far(const Rules& rules, const Position& position) {
  Captured captured;
  for (const Seat seat : rules.seats) {
    const Pile& pile = position.piles[seat];
    const Side side = side_of(rules, seat);
    captured.cards[side].insert(pile.cards());
    captured.hidden[side] += pile.hidden();
  }
  captured.sweeps = position.sweeps;
  captured.calls = position.calls;
  if (last_sweep_is_left_out(rules, position)) captured.sweeps.pop_back();
  if (position.last_capturer) captured.last_capture = side_of(rules, *position.last_capturer);
  return captured;
}

std::optional<Captured> captured_at_end(const Rules& rules, const Position& position) {
  Captured captured = captured_so_far(rules, position);
  const bool nobody_captured = !position.last_capturer && !anything_is_captured(captured);
  if (nobody_captured && rules.end_no_capture == EndNoCapture::redeal) return std::nullopt;
  const auto heir = nobody_captured ? heir_without_a_capture(rules, position) : position.last_capturer;
  if (heir) captured.cards[side_of(rules, *heir)].insert(position.layout());
  else captured.left = position.layout();
  return captured;
}

Captured captured_for_a_claim(const Rules& rules, const Position& position) {
  const bool is_the_end = all_is_played(rules, position) == Answer::yes;
  const auto at_end = is_the_end ? captured_at_end(rules, position) : std::nullopt;
  return at_end ? *at_end : captured_so_far(rules, position);
}

bool is_certain(const Captured& captured) {
  for (const int hidden : captured.hidden)
    if (hidden != 0) return false;
  return captured.left.empty() || !anything_is_captured(captured);
}

}  // namespace casino
