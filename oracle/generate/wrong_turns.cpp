#include <utility>

#include "oracle/generate/made_up.hpp"
#include "oracle/log/slips/slips.hpp"

namespace casino::generate {
namespace {

constexpr int orders_stated = 4;

class WrongTurns {
 public:
  WrongTurns(const Rules& rules, const Position& position, const Turn& legal, Dice& dice, MadeUpTurns made_up)
      : rules_(rules), position_(position), legal_(legal), dice_(dice), made_up_(made_up) {}

  std::vector<Turn> all() {
    for (log::Slip<Turn>& slip : log::slips_of(rules_, position_, legal_)) turns_.push_back(std::move(slip.meant));
    state_orders();
    let_others_speak();
    make_up();
    return std::move(turns_);
  }

 private:
  void add(Turn turn) { turns_.push_back(std::move(turn)); }

  // The cards of a capture lie on the pile, or those of an action on a build, in any order.
  void state_orders() {
    for (std::size_t step = 0; step < legal_.steps.size(); ++step) {
      const auto* action = std::get_if<Action>(&legal_.steps[step]);
      if (action == nullptr || action->kind == Do::trail) continue;
      for (int i = 0; i < orders_stated; ++i) {
        Turn turn = legal_;
        auto& order = std::get<Action>(turn.steps[step]).order;
        order.clear();
        for (const Card card : shuffled(action->hand | action->table | action->tops, dice_)) order.push_back(card);
        if (i == 0 && action->kind == Do::capture) state_what_lay_there(order);
        add(std::move(turn));
      }
    }
  }

  // All older cards beneath the new ones, which is not the place of pictures (SOT-PILE-4).
  void state_what_lay_there(BoundedList<Card, card_count>& order) const {
    Pile pile = position_.piles[pile_keeper(rules_, legal_.seat)];
    for (const Card card : order)  // one's own pile can be robbed, too
      if (pile.cards().contains(card)) pile.take(card);
    for (auto top = pile.top(); top; top = pile.top()) {
      order.push_back(*top);
      pile.take(*top);
    }
  }

  // Demands that come to nothing, or should not be made; and what a partner asks.
  void let_others_speak() {
    const CardSet hand = position_.hands[legal_.seat].cards;
    const CardSet layout = position_.layout() | hand;
    for (std::uint8_t i = 0; i < rules_.seats.count; ++i) {
      if (Seat{i} == legal_.seat) continue;
      for (const Card card : hand) say_first({EventKind::request, Seat{i}, card});
      for (const EventKind kind : {EventKind::insist_capture, EventKind::insist_augment}) {
        say_last({kind, Seat{i}, {}});
        for (const Card card : layout) say_last({kind, Seat{i}, card});
      }
    }
  }
  void say_first(const Event& event) {
    Turn turn = legal_;
    turn.steps.insert(turn.steps.begin(), event);
    add(std::move(turn));
  }
  void say_last(const Event& event) {
    Turn turn = legal_;
    turn.steps.emplace_back(event);
    add(std::move(turn));
  }

  void make_up() {
    for (int i = 0; i < made_up_.alone; ++i) add(Turn{legal_.seat, {made_up_action(rules_, position_, dice_)}});
    const Position after = log::after_steps(rules_, position_, legal_, legal_.steps.size());
    for (int i = 0; i < made_up_.besides; ++i) {
      Turn turn = legal_;
      turn.steps.emplace_back(made_up_action(rules_, after, dice_));
      add(std::move(turn));
      turn = legal_;
      turn.steps.insert(turn.steps.begin(), made_up_action(rules_, position_, dice_));
      add(std::move(turn));
    }
  }

  const Rules& rules_;
  const Position& position_;
  const Turn& legal_;
  Dice& dice_;
  MadeUpTurns made_up_;
  std::vector<Turn> turns_;
};

}  // namespace

std::vector<Turn> wrong_turns(const Rules& rules, const Position& position, const Turn& legal, Dice& dice,
                              MadeUpTurns made_up) {
  return WrongTurns(rules, position, legal, dice, made_up).all();
}

}  // namespace casino::generate
