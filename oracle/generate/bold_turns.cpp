#include "model/table/value.hpp"
#include "oracle/generate/made_up.hpp"

namespace casino::generate {
namespace {

const Action* only_action(const Turn& turn) {
  return turn.steps.size() == 1 ? std::get_if<Action>(&turn.steps.front()) : nullptr;
}

// Whoever plays such turns counts right, and asks nothing else.
class BoldTurns {
 public:
  BoldTurns(const Rules& rules, const Position& position) : rules_(rules), position_(position) {}

  std::vector<Turn> all(const std::vector<Turn>& legal) {
    captures_together(legal);
    for (const Build& build : position_.builds) {
      raises(build);
      additions(build);
    }
    return std::move(turns_);
  }

 private:
  void add(const Action& action) { turns_.push_back(Turn{position_.to_act, {action}}); }

  [[nodiscard]] CardSet hand() const { return position_.hands[position_.to_act].cards; }
  [[nodiscard]] int worth(Card card, casino::Place place) const {
    const ValueSet values = values_of(rules_, card, place);
    return values.empty() ? 0 : values.lowest().points;
  }

  // Two captures of one card, of which each is legal alone.
  void captures_together(const std::vector<Turn>& legal) {
    for (std::size_t i = 0; i < legal.size(); ++i)
      for (std::size_t j = 0; j < i; ++j) {
        const Action* one = only_action(legal[i]);
        const Action* other = only_action(legal[j]);
        if (one == nullptr || other == nullptr || one->kind != Do::capture || other->kind != Do::capture) continue;
        if (one->hand != other->hand) continue;
        Action both = *one;
        both.table.insert(other->table);
        both.tops.insert(other->tops);
        both.value = {};
        both.order.clear();
        add(both);
      }
  }

  // By each card of the hand.
  void raises(const Build& build) {
    for (const Card card : hand()) {
      const int points = build.value.points + worth(card, casino::Place::hand);
      if (points > highest_spoken_value(rules_).points) continue;
      const Value value{static_cast<std::uint8_t>(points)};
      add({.kind = Do::raise, .hand = card, .base = build.cards, .value = value});
    }
  }

  // One or two cards of the table or of piles, with a card of the hand and without, that come to its value.
  void additions(const Build& build) {
    CardSet tops;
    for (std::uint8_t i = 0; i < rules_.seats.count; ++i) tops.insert(position_.piles[Seat{i}].possible_tops());
    const CardSet within_reach = position_.loose | tops;
    for (const Card first : within_reach)
      for (const Card second : within_reach) {
        if (second < first) continue;
        const CardSet cards = CardSet(first) | second;
        add_to(build, {}, cards, tops);
        for (const Card own : hand()) add_to(build, own, cards, tops);
      }
  }
  void add_to(const Build& build, CardSet own, CardSet cards, CardSet tops) {
    int sum = 0;
    for (const Card card : own) sum += worth(card, casino::Place::hand);
    for (const Card card : cards) sum += worth(card, casino::Place::table);
    if (build.value.points == 0 || sum % build.value.points != 0) return;
    add({.kind = Do::augment, .hand = own, .base = build.cards, .table = cards - tops, .tops = cards & tops});
  }

  const Rules& rules_;
  const Position& position_;
  std::vector<Turn> turns_;
};

}  // namespace

std::vector<Turn> bold_turns(const Rules& rules, const Position& position, const std::vector<Turn>& legal) {
  return BoldTurns(rules, position).all(legal);
}

}  // namespace casino::generate
