#include "oracle/log/slips.hpp"

#include <utility>

#include "model/apply.hpp"
#include "model/judge.hpp"
#include "oracle/enumerate/turn_search.hpp"

namespace casino::log {
namespace {

// Changes of one step.
void add_slips_of_step(const Rules& rules, const Position& before, const Turn& written, std::size_t step,
                       std::vector<Slip<Turn>>& slips) {
  Turn meant = written;
  const Position position = after_steps(rules, before, written, step);
  std::visit(
      [&](const auto& one) {
        for (const auto& slip : slips_of(rules, position, one)) {
          meant.steps[step] = slip.meant;
          slips.push_back({meant, slip.cost});
        }
      },
      written.steps[step]);
}

// A step too many, two in the wrong order.
void add_slips_of_row(const Turn& written, std::vector<Slip<Turn>>& slips) {
  for (std::size_t step = 0; step < written.steps.size(); ++step) {
    if (step > 0) {
      Turn meant = written;
      std::swap(meant.steps[step - 1], meant.steps[step]);
      slips.push_back({std::move(meant), slip_cost::other_order});
    }
    if (written.steps.size() == 1) break;
    Turn meant = written;
    meant.steps.erase(meant.steps.begin() + static_cast<std::ptrdiff_t>(step));
    slips.push_back({std::move(meant), slip_cost::step_too_many});
  }
}

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

// A card of the cut too many, or forgotten.
void add_slips_of_cut(const Rules& rules, const Position& position, const Event& written,
                      std::vector<Slip<Event>>& slips) {
  for (const Card card : rules.pack - position.known_cards()) {
    Event meant = written;
    if (written.cards.contains(card)) meant.cards.remove(card);
    else meant.cards.insert(card);
    const bool is_forgotten = written.cards.size() < meant.cards.size();
    if (is_forgotten && meant.cards.size() > table_size(rules)) continue;
    slips.push_back({meant, is_forgotten ? slip_cost::card_forgotten : slip_cost::card_too_many});
  }
}

}  // namespace

Position after_steps(const Rules& rules, Position position, const Turn& turn, std::size_t steps) {
  position.to_act = turn.seat;
  for (std::size_t i = 0; i < steps; ++i) {
    if (const auto* event = std::get_if<Event>(&turn.steps[i])) {
      apply(rules, position, *event);
    } else if (const auto& action = std::get<Action>(turn.steps[i]); !obstacle(rules, position, action)) {
      apply(rules, position, action, enumerate::value_that_counts(rules, action));
    }
  }
  return position;
}

std::vector<Slip<Turn>> slips_of(const Rules& rules, const Position& before, const Turn& written) {
  std::vector<Slip<Turn>> slips;
  for (std::uint8_t i = 0; i < rules.seats.count; ++i) {
    Turn meant = written;
    meant.seat = Seat{i};
    if (meant.seat != written.seat) slips.push_back({std::move(meant), slip_cost::other_seat});
  }
  if (written.steps.size() > most_steps) return slips;
  for (std::size_t step = 0; step < written.steps.size(); ++step)
    add_slips_of_step(rules, before, written, step, slips);
  add_slips_of_row(written, slips);
  return slips;
}

std::vector<Slip<Dealt>> slips_of(const Rules& rules, const Dealt& written, CardSet free, CardSet wanted) {
  return DealtSlips(rules, written, free, wanted).all();
}

std::vector<Slip<Event>> slips_of(const Rules& rules, const Position& position, const Event& written) {
  std::vector<Slip<Event>> slips;
  for (std::uint8_t i = 0; i < rules.seats.count; ++i) {
    Event meant = written;
    meant.seat = Seat{i};
    if (meant.seat != written.seat) slips.push_back({meant, slip_cost::other_seat});
  }
  if (written.kind == EventKind::cut) add_slips_of_cut(rules, position, written, slips);
  const bool is_of_hidden_card = written.kind == EventKind::cut || written.kind == EventKind::recut ||
                                 written.kind == EventKind::draw || written.kind == EventKind::reveal;
  const CardSet others = is_of_hidden_card ? rules.pack - position.known_cards()
                                           : position.layout() | position.hands[position.to_act].cards;
  for (const Card card : written.cards)
    for (const Card other : others - written.cards) {
      Event meant = written;
      meant.cards.remove(card);
      meant.cards.insert(other);
      slips.push_back({meant, cost_of(card, other)});
    }
  return slips;
}

}  // namespace casino::log
