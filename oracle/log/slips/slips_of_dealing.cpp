#include <utility>

#include "model/apply/apply.hpp"
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

// The position from which a fragment starts.
class PositionSlips {
 public:
  PositionSlips(const Rules& rules, const Position& written, CardSet wanted)
      : rules_(rules),
        written_(written),
        free_(rules.pack - written.known_cards()),
        wanted_(wanted.empty() ? rules.pack : wanted) {}

  std::vector<Slip<Position>> all() {
    for_each_zone([&](auto zone) {
      forgotten(zone);
      misread(zone);
    });
    builds();
    piles();
    cards_of_piles();
    return std::move(slips_);
  }

 private:
  void add(Position meant, int cost) {
    Builds builds = meant.builds;
    meant.builds = Builds{};
    for (Build& build : builds) {
      const Build* as_written = written_.build_with(build.cards);
      if (as_written == nullptr || as_written->cards != build.cards)
        build.groups = groups_in(rules_, build.cards, build.value);
      add_build(meant, build);
    }
    slips_.push_back({std::move(meant), cost});
  }

  // What is loose on the table, each hand that is stated, each build.
  template <typename Visit>
  void for_each_zone(Visit visit) const {
    visit([](Position& position) -> CardSet& { return position.loose; });
    for (const Seat seat : rules_.seats)
      if (!written_.hands[seat].cards.empty())
        visit([seat](Position& position) -> CardSet& { return position.hands[seat].cards; });
    for (unsigned i = 0; i < written_.builds.size(); ++i)
      visit([i](Position& position) -> CardSet& { return position.builds[i].cards; });
  }

  template <typename Zone>
  void forgotten(Zone zone) {
    for (const Card card : free_& wanted_) {
      Position meant = written_;
      zone(meant).insert(card);
      add(std::move(meant), slip_cost::card_forgotten);
    }
  }

  template <typename Zone>
  void misread(Zone zone) {
    Position copy = written_;
    for (const Card card : zone(copy)) {
      Position without = written_;
      zone(without).remove(card);
      if (wanted_.contains(card) && !zone(without).empty()) add(without, slip_cost::card_too_many);
      for (const Card other : free_) {
        if (!wanted_.contains(card) && !wanted_.contains(other)) continue;
        Position meant = without;
        zone(meant).insert(other);
        add(std::move(meant), cost_of(card, other));
      }
    }
  }

  // Of another value, or another seat's; and loose cards that are none.
  void builds() {
    for (unsigned i = 0; i < written_.builds.size(); ++i) {
      if (!written_.builds[i].cards.meets(wanted_)) continue;
      for (std::uint8_t points = 1; points <= highest_value; ++points) {
        Position meant = written_;
        meant.builds[i].value = Value{points};
        meant.builds[i].groups = groups_in(rules_, meant.builds[i].cards, Value{points});
        if (points != written_.builds[i].value.points) add(std::move(meant), slip_cost::other_value);
      }
      for (const Seat seat : rules_.seats) {
        Position meant = written_;
        meant.builds[i].owner = seat;
        if (seat != written_.builds[i].owner) add(std::move(meant), slip_cost::other_owner);
      }
    }
  }

  // Two neighbours in the wrong order.
  void piles() {
    for (const Seat seat : rules_.seats) {
      const Pile& pile = written_.piles[seat];
      if (!pile.has_order() || !pile.cards().meets(wanted_)) continue;
      std::vector<Pile::Layer> layers;
      pile.each_layer([&](const Pile::Layer& layer) { layers.push_back(layer); });
      for (Pile::Layer& layer : layers)
        for (std::size_t i = 1; i < layer.sorted.size(); ++i) {
          std::swap(layer.sorted[i - 1], layer.sorted[i]);
          Position meant = written_;
          meant.piles[seat] = laid_anew(layers, pile.hidden());
          if (!(meant.piles[seat] == pile)) add(std::move(meant), slip_cost::other_order);
          std::swap(layer.sorted[i - 1], layer.sorted[i]);
        }
    }
  }
  // A card of a pile that was forgotten, too many, or misread. Where nobody stated the order there is none.
  void cards_of_piles() {
    for (const Seat seat : rules_.seats) {
      const Pile& pile = written_.piles[seat];
      if (rules_.pile_order == PileOrder::not_kept || (!pile.empty() && !pile.has_order())) continue;
      std::vector<Pile::Layer> layers;
      pile.each_layer([&](const Pile::Layer& layer) { layers.push_back(layer); });
      if (layers.empty()) layers.emplace_back();
      for (std::size_t i = 0; i < layers.size(); ++i) cards_of_layer(seat, layers, i);
    }
  }
  void cards_of_layer(Seat seat, const std::vector<Pile::Layer>& layers, std::size_t number) {
    const auto sorted = layers[number].sorted;
    const auto add_with = [&](const std::vector<Card>& cards, int cost) {
      std::vector<Pile::Layer> meant = layers;
      meant[number].sorted.clear();
      for (const Card card : cards) meant[number].sorted.push_back(card);
      Position position = written_;
      position.piles[seat] = laid_anew(meant, written_.piles[seat].hidden());
      add(std::move(position), cost);
    };
    const std::vector<Card> cards(sorted.begin(), sorted.end());
    for (std::size_t i = 0; i <= cards.size(); ++i)
      for (const Card other : free_& wanted_) {
        std::vector<Card> more = cards;
        more.insert(more.begin() + static_cast<std::ptrdiff_t>(i), other);
        add_with(more, slip_cost::card_forgotten);
      }
    for (std::size_t i = 0; i < cards.size(); ++i) {
      for (const Card other : free_) {
        if (!wanted_.contains(cards[i]) && !wanted_.contains(other)) continue;
        std::vector<Card> meant = cards;
        meant[i] = other;
        add_with(meant, cost_of(cards[i], other));
      }
      std::vector<Card> less = cards;
      less.erase(less.begin() + static_cast<std::ptrdiff_t>(i));
      if (wanted_.contains(cards[i])) add_with(less, slip_cost::card_too_many);
    }
  }
  static Pile laid_anew(const std::vector<Pile::Layer>& layers, int hidden) {
    Pile pile;
    if (hidden > 0) pile.add_hidden(hidden);
    for (const Pile::Layer& layer : layers) {
      BoundedList<Card, card_count> top_down;
      for (std::size_t i = layer.sorted.size(); i-- > 0;) top_down.push_back(layer.sorted[i]);
      pile.lay(layer.unsorted, top_down);
    }
    return pile;
  }

  const Rules& rules_;
  const Position& written_;
  CardSet free_;
  CardSet wanted_;
  std::vector<Slip<Position>> slips_;
};

}  // namespace

std::vector<Slip<Dealt>> slips_of(const Rules& rules, const Dealt& written, CardSet free, CardSet wanted) {
  return DealtSlips(rules, written, free, wanted).all();
}

std::vector<Slip<Position>> slips_of(const Rules& rules, const Position& written, CardSet wanted) {
  return PositionSlips(rules, written, wanted).all();
}

}  // namespace casino::log
