#include "oracle/log/slips.hpp"

#include <utility>

#include "model/apply.hpp"
#include "model/judge.hpp"
#include "oracle/enumerate.hpp"

namespace casino::log {
namespace {

constexpr std::size_t most_turns_listed = 300;
constexpr std::size_t most_steps = 16;  // nobody makes longer turns; a file can hold them

CardSet hand_cards_of(const Turn& turn) {
  CardSet cards;
  for (const Step& step : turn.steps)
    if (const auto* action = std::get_if<Action>(&step)) cards.insert(action->hand);
  return cards;
}

bool has_events(const Turn& turn) {
  for (const Step& step : turn.steps)
    if (std::holds_alternative<Event>(step)) return true;
  return false;
}

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

// One card in a zone of a dealing: too many, misread, or swapped with one of another zone.
class DealtSlips {
 public:
  DealtSlips(const Rules& rules, const Dealt& written, CardSet free, CardSet wanted)
      : rules_(rules), written_(written), free_(free), wanted_(wanted.empty() ? rules.pack : wanted) {}

  std::vector<Slip<Dealt>> all() {
    for (int zone = 0; zone <= rules_.seats.count; ++zone) {
      if (cards_in(written_, zone).empty()) continue;
      misread(zone);
      for (int other = zone + 1; other <= rules_.seats.count; ++other) swapped(zone, other);
      for (const Card card : free_& wanted_) {
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

std::vector<Slip<Turn>> other_uses_of_the_hand(const Rules& rules, const Position& before, const Turn& written) {
  std::vector<Slip<Turn>> slips;
  if (has_events(written) || written.seat != before.to_act) return slips;
  // Listing wants a hand that is known and clauses that are all on; whoever uses the turns judges them.
  Rules listed = rules;
  listed.off = {};
  Position known = before;
  const CardSet played = hand_cards_of(written);
  Hand& hand = known.hands[known.to_act];
  if (!hand.is_known()) hand.cards.insert(played - known.known_cards());
  hand.more = 0;
  std::size_t listed_so_far = 0;
  legal_turns(listed, known, [&](const Turn& turn, const Position&) {
    if (hand_cards_of(turn) == played && turn != written) slips.push_back({turn, slip_cost::something_else});
    return ++listed_so_far < most_turns_listed;
  });
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
