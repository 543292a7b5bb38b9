#include "properties/facts/moved.hpp"

#include <variant>

#include "model/queries/build_order.hpp"
#include "model/score/score.hpp"

namespace casino::properties {
namespace {

Card other_suit(Card card) {
  if (card.suit() == Suit::hearts) return Card(card.rank(), Suit::clubs);
  if (card.suit() == Suit::clubs) return Card(card.rank(), Suit::hearts);
  return card;
}

// Gives each part of a position its new name.
class Renamer {
 public:
  Renamer(const Rules& rules, const Renaming& renaming) : rules_(rules), renaming_(renaming) {}

  [[nodiscard]] Seat seat(Seat old) const {
    return Seat{static_cast<std::uint8_t>((old.index + renaming_.seats_on) % rules_.seats.count)};
  }
  [[nodiscard]] Side side(Side old) const { return side_of(rules_, seat(Seat{old.index})); }
  [[nodiscard]] Seat keeper(Seat old) const { return pile_keeper(rules_, seat(old)); }
  [[nodiscard]] Card card(Card old) const { return renaming_.swaps_suits ? other_suit(old) : old; }

  [[nodiscard]] CardSet cards(CardSet old) const {
    CardSet now;
    for (const Card one : old) now.insert(card(one));
    return now;
  }
  [[nodiscard]] SeatSet seats(SeatSet old) const {
    SeatSet now;
    for (std::uint8_t i = 0; i < rules_.seats.count; ++i)
      if (old.contains(Seat{i})) now.insert(seat(Seat{i}));
    return now;
  }
  [[nodiscard]] SeatSet keepers(SeatSet old) const {
    SeatSet now;
    for (std::uint8_t i = 0; i < rules_.seats.count; ++i)
      if (old.contains(Seat{i})) now.insert(keeper(Seat{i}));
    return now;
  }
  [[nodiscard]] BoundedList<Card, card_count> row(const BoundedList<Card, card_count>& old) const {
    BoundedList<Card, card_count> now;
    for (const Card one : old) now.push_back(card(one));
    return now;
  }
  [[nodiscard]] Hand hand(const Hand& old) const { return Hand{cards(old.cards), old.more}; }

  [[nodiscard]] Pile pile(const Pile& old) const {
    Pile now;
    now.add_hidden(old.hidden());
    now.add(cards(old.among_hidden()));
    old.each_layer([&](const Pile::Layer& layer) {
      BoundedList<Card, card_count> top_down;
      for (std::size_t i = layer.sorted.size(); i-- > 0;) top_down.push_back(card(layer.sorted[i]));
      now.lay(cards(layer.unsorted), top_down);
    });
    return now;
  }

  [[nodiscard]] Build build(Build old) const {
    old.cards = cards(old.cards);
    old.owner = seat(old.owner);
    old.adders = seats(old.adders);
    old.added_to_since = seats(old.added_to_since);
    old.formed_by = seats(old.formed_by);
    return old;
  }

  [[nodiscard]] TurnState turn_state(TurnState old) const {
    for (CardSet* set :
         {&old.played, &old.used_up, &old.drawn, &old.captured, &old.captured_builds, &old.left_by_play,
          &old.could_be_added, &old.capture_named, &old.addition_pool, &old.addition_named, &old.asked_card})
      *set = cards(*set);
    for (std::optional<Seat>* who : {&old.capture_demanded_by, &old.addition_demanded_by, &old.asked_by})
      if (*who) *who = seat(**who);
    old.stolen_from = keepers(old.stolen_from);
    return old;
  }

  [[nodiscard]] Action action(Action old) const {
    for (CardSet* set : {&old.hand, &old.base, &old.table, &old.tops, &old.unite, &old.given}) *set = cards(*set);
    old.order = row(old.order);
    return old;
  }
  [[nodiscard]] Event event(Event old) const {
    old.seat = old.kind == EventKind::reveal ? keeper(old.seat) : seat(old.seat);
    old.cards = cards(old.cards);
    return old;
  }

 private:
  const Rules& rules_;
  const Renaming& renaming_;
};

}  // namespace

bool keeps(const Rules& rules, const Renaming& renaming) {
  const Renamer rename(rules, renaming);
  for (std::uint8_t a = 0; a < rules.seats.count; ++a)
    for (std::uint8_t b = 0; b < rules.seats.count; ++b)
      if (same_side(rules, Seat{a}, Seat{b}) != same_side(rules, rename.seat(Seat{a}), rename.seat(Seat{b})))
        return false;
  return rename.cards(rules.pack) == rules.pack;
}

Position renamed(const Rules& rules, const Position& position, const Renaming& renaming) {
  const Renamer rename(rules, renaming);
  Position now = position;
  now.loose = rename.cards(position.loose);
  now.stock = rename.hand(position.stock);
  now.to_act = rename.seat(position.to_act);
  now.dealer = rename.seat(position.dealer);
  if (position.last_capturer) now.last_capturer = rename.seat(*position.last_capturer);
  now.turn = rename.turn_state(position.turn);
  now.builds.clear();
  for (const Build& build : position.builds) add_build(now, rename.build(build));
  for (Pile& pile : now.piles) pile = Pile{};
  now.calls = {};
  for (std::uint8_t i = 0; i < rules.seats.count; ++i) {
    const Seat seat{i};
    now.hands[rename.seat(seat)] = rename.hand(position.hands[seat]);
    now.proven[rename.seat(seat)] = position.proven[seat];
    if (!position.piles[seat].empty()) now.piles[rename.keeper(seat)] = rename.pile(position.piles[seat]);
  }
  for (const Side side : sides_of(rules)) now.calls[rename.side(side)] = position.calls[side];
  for (std::size_t i = 0; i < now.sweeps.size(); ++i) now.sweeps[i].side = rename.side(position.sweeps[i].side);
  now.laid = rename.pile(position.laid);
  settle_order(rules, now);  // builds have a new order
  if (position.last_play) now.last_play->seat = rename.seat(position.last_play->seat);
  return now;
}

Turn renamed(const Rules& rules, const Turn& turn, const Renaming& renaming) {
  const Renamer rename(rules, renaming);
  Turn now{rename.seat(turn.seat), {}};
  for (const Step& step : turn.steps) {
    if (const auto* action = std::get_if<Action>(&step)) now.steps.emplace_back(rename.action(*action));
    else now.steps.emplace_back(rename.event(std::get<Event>(step)));
  }
  return now;
}

Match renamed(const Rules& rules, const Match& match, const Renaming& renaming) {
  const Renamer rename(rules, renaming);
  Match now = match;
  now.dealer = rename.seat(match.dealer);
  now.lot_among = rename.seats(match.lot_among);
  if (match.winner) now.winner = rename.side(*match.winner);
  for (const Side side : sides_of(rules)) {
    now.totals[rename.side(side)] = match.totals[side];
    now.forfeits[rename.side(side)] = match.forfeits[side];
    now.met_first[rename.side(side)] = match.met_first[side];
  }
  return now;
}

}  // namespace casino::properties
