#pragma once
// What lies on the table while a turn goes on: enough to know what "[9]" means, and where a card comes from.
// It judges nothing, and does what the actions say as far as it goes.

#include "model/table/action.hpp"
#include "model/table/event.hpp"

namespace casino::notation {

// Those that have this number or letter written on them: a ten the 10, a king the K.
[[nodiscard]] CardSet numbered(const Rules& rules, CardSet cards, std::string_view written);

class Scene {
 public:
  Scene(const Rules& rules, const Position& position);

  struct StandingBuild {
    CardSet cards;
    Value value;  // none if it was not said
  };
  [[nodiscard]] const std::vector<StandingBuild>& builds() const { return builds_; }
  [[nodiscard]] const StandingBuild* build_of(CardSet cards) const;  // of exactly these cards
  [[nodiscard]] bool has_build_with(CardSet cards) const;            // with some of them
  [[nodiscard]] std::vector<CardSet> builds_worth(Value value) const;

  // Whether a card whose place is not said comes from the table; otherwise it comes from the hand.
  [[nodiscard]] bool is_on_table(Card card) const { return layout_.contains(card); }
  // Loose cards with this number or letter on them.
  [[nodiscard]] CardSet loose_numbered(std::string_view written) const;
  // The build that has one of these cards, if it is one alone and they have all of its cards.
  [[nodiscard]] const StandingBuild* whole_build_in(CardSet cards) const;
  [[nodiscard]] const Hand& hand_of(Seat seat) const { return position_->hands[seat]; }
  // Whether a seat may have a card to play: in its hand, as far as that is known, or laid down in this turn.
  [[nodiscard]] bool may_play(Seat seat, Card card) const;
  // The position, if the turn has just begun: else nothing.
  [[nodiscard]] const Position* at_the_beginning() const { return has_begun_ ? nullptr : position_; }
  // Cards that a seat is known not to hold.
  [[nodiscard]] CardSet not_held_by(Seat seat) const;
  // The seat that keeps the pile in which this card is known to lie.
  [[nodiscard]] std::optional<Seat> pile_with(Card card) const;
  // Whether a pile has cards that nobody has stated.
  [[nodiscard]] bool has_unknown_cards(Seat keeper) const { return position_->piles[keeper].hidden() > 0; }

  void follow(const Action& action);
  void follow(const Event& event);

 private:
  [[nodiscard]] Value value_after(const Action& action) const;

  const Rules* rules_;
  const Position* position_;
  CardSet layout_;
  PerSeat<CardSet> come_to_light_;  // on piles, in this turn
  std::vector<StandingBuild> builds_;
  bool has_begun_;
};

}  // namespace casino::notation
