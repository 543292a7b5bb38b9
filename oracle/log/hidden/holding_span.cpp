#include "oracle/log/hidden/holding_span.hpp"

namespace casino::log {
namespace {

constexpr Room any_number{0, static_cast<int>(card_count)};

Room exactly(int count) { return {count, count}; }

// Cards whose place everybody sees, or somebody stated: the stock keeps its order for itself.
CardSet seen(const Position& position) { return position.known_cards() - position.stock.cards; }

}  // namespace

Stretch::Stretch(const Rules& rules, const Position& position, int since)
    : rules_(&rules),
      since_(since),
      dealt_(since),
      unseen_(rules.pack - seen(position)),
      in_stock_(position.stock.cards) {
  origins_.push_back({Origin::Kind::elsewhere, {}, since, {}});
  origins_.push_back({Origin::Kind::stock, {}, since, {}});
  stock_ = position.stock.more == Hand::any_number ? any_number : exactly(position.stock.size());
  for (std::uint8_t i = 0; i < rules.seats.count; ++i) {
    const Hand& hand = position.hands[Seat{i}];
    if (!hand.is_known()) add_hand(Seat{i}, hand, hand.more, since);
  }
}

void Stretch::add_hand(Seat seat, const Hand& hand, int size, int since) {
  const bool is_any = hand.more == Hand::any_number;
  if (is_any && rules_->deal_draw != DealDraw::none) is_vague_ = true;
  if (origins_.size() + 1 >= most_origins) is_vague_ = true;
  if (is_vague_) return;
  origins_.push_back({Origin::Kind::hand, seat, since, is_any ? any_number : exactly(size)});
}

void Stretch::deal(const Position& before, const Position& after, int since) {
  dealt_ = since;
  for (std::uint8_t i = 0; i < rules_->seats.count && !is_vague_; ++i) {
    const Hand& hand = after.hands[Seat{i}];
    add_hand(Seat{i}, hand, hand.size(), since);
    if (!is_vague_) show(hand.cards, Origins{}.set(origins_.size() - 1), since);
  }
  const CardSet table = after.loose - before.loose;
  if (table.empty() || is_vague_) return;
  origins_.push_back({Origin::Kind::table, {}, since, exactly(table.size())});
  show(table, Origins{}.set(origins_.size() - 1), since);
}

void Stretch::play(const Position& before, const Turn& turn, const Position& after, std::size_t entry) {
  if (is_vague_) return;
  const CardSet played = hand_cards_of(turn);
  const CardSet come_to_light = seen(after) - seen(before) - after.hands[turn.seat].cards;
  // What is played was held before this turn: a card is drawn when one has been played.
  show(come_to_light & played, hands_of(turn.seat), before_entry(entry));
  show(come_to_light - played, Origins{}.set(elsewhere), before_entry(entry));
  if (rules_->deal_draw != DealDraw::none) add_drawn_card(before, turn, after, entry);
}

// CRZ-DRW-1: a hand that has as many cards as before has got one.
void Stretch::add_drawn_card(const Position& before, const Turn& turn, const Position& after, std::size_t entry) {
  const Hand& had = before.hands[turn.seat];
  const Hand& has = after.hands[turn.seat];
  is_vague_ = is_vague_ || has.more == Hand::any_number || had.more == Hand::any_number;
  if (is_vague_) return;
  const CardSet left_the_hand = (seen(after) - after.hands[turn.seat].cards) - (seen(before) - had.cards);
  const CardSet played = hand_cards_of(turn) & left_the_hand;
  if (has.size() != had.size() - played.size() + 1) return;
  add_hand(turn.seat, has, 1, after_entry(entry));
  if (!is_vague_) show(has.cards - had.cards, Origins{}.set(origins_.size() - 1), after_entry(entry));
}

void Stretch::show(const Position& before, const Position& after, std::size_t entry) {
  if (is_vague_) return;
  CardSet in_hands;
  for (std::uint8_t i = 0; i < rules_->seats.count; ++i) {
    const CardSet come = after.hands[Seat{i}].cards - before.hands[Seat{i}].cards;
    show(come, latest_hand_of(Seat{i}), before_entry(entry));
    in_hands.insert(come);
  }
  show(seen(after) - seen(before) - in_hands, Origins{}.set(elsewhere), before_entry(entry));
}

void Stretch::show(CardSet cards, Origins from, int at) {
  if (!cards.empty()) shown_.push_back({at, cards, from});
}

// What is held now: of an earlier dealing everything has been played.
Origins Stretch::hands_of(Seat seat) const {
  Origins hands;
  for (std::size_t i = 0; i < origins_.size(); ++i)
    if (origins_[i].kind == Origin::Kind::hand && origins_[i].seat == seat && origins_[i].since >= dealt_) hands.set(i);
  return hands;
}

// The card drawn last, or else the hand that was dealt last.
Origins Stretch::latest_hand_of(Seat seat) const {
  const Origins all = hands_of(seat);
  for (std::size_t i = origins_.size(); i-- > 0;)
    if (all[i]) return Origins{}.set(i);
  return all;
}

Whereabouts Stretch::whereabouts(int until) const {
  std::vector<Room> rooms;
  int exact = 0;
  int taken_from_stock = 0;
  bool is_open = stock_.at_least != stock_.at_most;
  for (const Origin& origin : origins_) {
    rooms.push_back(origin.since <= until ? origin.room : Room{});
    exact += rooms.back().at_least;
    is_open = is_open || rooms.back().at_least != rooms.back().at_most;
    if (origin.since > since_) taken_from_stock += rooms.back().at_least;
  }
  rooms[left_in_stock] = stock_;
  if (stock_.at_least == stock_.at_most)
    rooms[left_in_stock] = exactly(std::max(0, std::min(stock_.at_most - taken_from_stock, unseen_.size() - exact)));
  exact += rooms[left_in_stock].at_least;
  // What is in no hand and not in the stock: in piles that nobody described.
  rooms[elsewhere] = is_open ? any_number : exactly(std::max(0, unseen_.size() - exact));

  Whereabouts whereabouts(std::move(rooms));
  Origins all;
  Origins out_of_stock = Origins{}.set(left_in_stock);
  for (std::size_t i = 0; i < origins_.size(); ++i) {
    if (origins_[i].since > until) continue;
    all.set(i);
    if (origins_[i].since > since_) out_of_stock.set(i);
  }
  for (const Card card : unseen_) whereabouts.add(card, in_stock_.contains(card) ? out_of_stock : all);
  for (const Shown& shown : shown_)
    if (shown.at <= until)
      for (const Card card : shown.cards& unseen_) whereabouts.restrict(card, shown.from);
  return whereabouts;
}

Zone Stretch::zone(std::size_t origin, int at) const {
  const Origin& from = origins_[origin];
  if (from.kind == Origin::Kind::elsewhere) return {Zone::Kind::elsewhere, {}};
  if (from.kind == Origin::Kind::stock || from.since > at) return {Zone::Kind::stock, {}};
  if (from.kind == Origin::Kind::hand) return {Zone::Kind::hand, from.seat};
  return {Zone::Kind::elsewhere, {}};
}

Origins Stretch::origins_in(Zone wanted, int at) const {
  Origins origins;
  for (std::size_t i = 0; i < origins_.size(); ++i)
    if (zone(i, at) == wanted) origins.set(i);
  return origins;
}

}  // namespace casino::log
