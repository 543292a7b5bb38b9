#include <utility>

#include "oracle/log/slips/slips.hpp"

namespace casino::log {
namespace {

// A dealing: two hands under each other's names; or one card of a hand or of the table too many, forgotten, misread, or
// swapped with another one.
class DealtSlips {
 public:
  DealtSlips(const Rules& rules, const Dealt& written, CardSet free, CardSet wanted)
      : rules_(rules), written_(written), free_(free), wanted_(wanted.empty() ? rules.pack : wanted) {}

  std::vector<Slip<Dealt>> all() {
    swapped_hands();
    for (int zone = 0; zone <= rules_.seats.count; ++zone) {
      if (cards_in(written_, zone).empty()) continue;
      misread(zone);
      for (int other = zone + 1; other <= rules_.seats.count; ++other) swapped(zone, other);
      for (const Card card : lacks_cards(zone) ? free_ : free_& wanted_) {
        Dealt meant = written_;
        cards_in(meant, zone).insert(card);
        slips_.push_back({meant, slip_cost::card_forgotten});
      }
    }
    return std::move(slips_);
  }

 private:
  // Zones are the hands, seat by seat, and then the table.
  [[nodiscard]] CardSet& cards_in(Dealt& dealt, int zone) const {
    return zone == rules_.seats.count ? dealt.table : dealt.hands[Seat{static_cast<std::uint8_t>(zone)}].cards;
  }
  [[nodiscard]] CardSet cards_in(const Dealt& dealt, int zone) const {
    return zone == rules_.seats.count ? dealt.table : dealt.hands[Seat{static_cast<std::uint8_t>(zone)}].cards;
  }

  // Then any card may be the one that was forgotten.
  [[nodiscard]] bool lacks_cards(int zone) const {
    if (zone == rules_.seats.count) return written_.number == 1 && written_.table.size() < table_size(rules_);
    const Hand& hand = written_.hands[Seat{static_cast<std::uint8_t>(zone)}];
    return hand.is_known() && hand.cards.size() < hand_size(rules_, written_.number);
  }

  void swapped_hands() {
    for (const Seat seat : rules_.seats)
      for (const Seat other : rules_.seats) {
        const CardSet concerned = written_.hands[seat].cards | written_.hands[other].cards;
        if (other <= seat || written_.hands[seat] == written_.hands[other] || !concerned.meets(wanted_)) continue;
        Dealt meant = written_;
        std::swap(meant.hands[seat], meant.hands[other]);
        slips_.push_back({meant, slip_cost::hands_swapped});
      }
  }

  void misread(int zone) {
    for (const Card card : cards_in(written_, zone)) {
      Dealt meant = written_;
      cards_in(meant, zone).remove(card);
      if (wanted_.contains(card)) slips_.push_back({meant, slip_cost::card_too_many});
      for (const Card other : free_) {
        if (!wanted_.contains(card) && !wanted_.contains(other)) continue;
        Dealt one = meant;
        cards_in(one, zone).insert(other);
        slips_.push_back({one, cost_of(card, other)});
      }
    }
  }

  void swapped(int zone, int other_zone) {
    for (const Card card : cards_in(written_, zone))
      for (const Card other : cards_in(written_, other_zone)) {
        if (card == other || (!wanted_.contains(card) && !wanted_.contains(other))) continue;
        Dealt meant = written_;
        cards_in(meant, zone).remove(card);
        cards_in(meant, zone).insert(other);
        cards_in(meant, other_zone).remove(other);
        cards_in(meant, other_zone).insert(card);
        slips_.push_back({meant, slip_cost::cards_swapped});
      }
  }

  const Rules& rules_;
  const Dealt& written_;
  CardSet free_;
  CardSet wanted_;
  std::vector<Slip<Dealt>> slips_;
};

}  // namespace

std::vector<Slip<Dealt>> slips_of(const Rules& rules, const Dealt& written, CardSet free, CardSet wanted) {
  return DealtSlips(rules, written, free, wanted).all();
}

}  // namespace casino::log
