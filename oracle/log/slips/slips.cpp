#include "oracle/log/slips/slips.hpp"

#include "model/apply/apply.hpp"
#include "model/judge/judge.hpp"
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

// A card that was misread throughout a turn: in several actions, in the order in which the cards lie as well, or so
// that it was looked for in the hand where it lies on the table.
class OneForAnother {
 public:
  OneForAnother(Card written, Card meant, bool lies_on_the_table)
      : written_(written), meant_(meant), lies_on_the_table_(lies_on_the_table) {}

  [[nodiscard]] Turn undone(Turn turn) {
    for (Step& step : turn.steps)
      if (auto* action = std::get_if<Action>(&step)) undo(*action);
    return turn;
  }
  // By the last turn: whether another card of one action alone is not the same.
  [[nodiscard]] bool is_more_than_a_card() const { return times_ > 1 || is_moved_; }

 private:
  void undo(Action& action) {
    for (CardSet* cards : {&action.hand, &action.table, &action.tops, &action.base, &action.unite, &action.given}) {
      if (!cards->contains(written_)) continue;
      const bool is_moved = cards == &action.hand && lies_on_the_table_;
      cards->remove(written_);
      (is_moved ? action.table : *cards).insert(meant_);
      is_moved_ = is_moved_ || is_moved;
      ++times_;
    }
    for (Card& card : action.order) {
      if (card != written_) continue;
      card = meant_;
      ++times_;
    }
  }

  Card written_;
  Card meant_;
  bool lies_on_the_table_;
  bool is_moved_ = false;
  int times_ = 0;
};

void add_slips_of_card_throughout(const Rules& rules, const Position& before, const Turn& written,
                                  std::vector<Slip<Turn>>& slips) {
  const CardSet layout = before.layout();
  const CardSet at_hand = layout | playable(rules, before) | all_tops(rules, before);
  for (const Card card : cards_of(written))
    for (const Card other : at_hand - cards_of(written)) {
      OneForAnother card_for_other(card, other, layout.contains(other));
      Turn meant = card_for_other.undone(written);
      if (card_for_other.is_more_than_a_card()) slips.push_back({std::move(meant), cost_of(card, other)});
    }
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
  const enumerate::Worth worth(rules);
  position.to_act = turn.seat;
  for (std::size_t i = 0; i < steps; ++i) {
    if (const auto* event = std::get_if<Event>(&turn.steps[i])) {
      apply(rules, position, *event);
    } else if (const auto& action = std::get<Action>(turn.steps[i]); !obstacle(rules, position, action)) {
      apply(rules, position, action, enumerate::value_that_counts(rules, worth, action));
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
  add_slips_of_card_throughout(rules, before, written, slips);
  add_slips_of_row(written, slips);
  return slips;
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
