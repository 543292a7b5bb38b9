
#include "oracle/log/hidden/holding_span.hpp"

namespace casino::log {
namespace {

// Augmenting paths: a card that finds its places full sends one of the cards there elsewhere.
class Matching {
 public:
  Matching(const Whereabouts& whereabouts, std::vector<Room> rooms)
      : whereabouts_(whereabouts), rooms_(std::move(rooms)), inside_(rooms_.size()) {
    way_.fill(nowhere);
  }

  // Whether all cards find a place, and all places that must be full are. Those are filled first: a card that moves on
  // leaves another in its place, so what is full stays full.
  bool succeeds() {
    int due = 0;
    for (const Room room : rooms_) due += room.at_least;
    limit_ = &Room::at_least;
    for (const Card card : whereabouts_.cards())
      if (due > 0 && finds_a_place(card)) --due;
    if (due > 0) return false;
    limit_ = &Room::at_most;
    const CardSet cards = whereabouts_.cards();
    return std::ranges::all_of(cards, [&](Card card) { return way_[card.index()] != nowhere || finds_a_place(card); });
  }

  [[nodiscard]] const Whereabouts::Assignment& way() const { return way_; }

 private:
  static constexpr std::uint8_t nowhere = 255;

  bool finds_a_place(Card card) {
    tried_.reset();
    return moves(card);
  }

  bool moves(Card card) {
    const Origins from = whereabouts_.from(card);
    for (std::size_t place = 0; place < rooms_.size(); ++place) {
      if (!from[place] || tried_[place]) continue;
      tried_.set(place);
      if (inside_[place].size() < rooms_[place].*limit_ || makes_room(place)) {
        inside_[place].insert(card);
        way_[card.index()] = static_cast<std::uint8_t>(place);
        return true;
      }
    }
    return false;
  }

  // A card of a full place goes elsewhere.
  bool makes_room(std::size_t place) {
    for (const Card other : inside_[place]) {
      if (!moves(other)) continue;
      inside_[place].remove(other);
      return true;
    }
    return false;
  }

  const Whereabouts& whereabouts_;
  std::vector<Room> rooms_;
  std::vector<CardSet> inside_;
  int Room::*limit_ = &Room::at_most;
  Origins tried_;
  Whereabouts::Assignment way_{};
};

}  // namespace

void Whereabouts::add(Card card, Origins from) {
  cards_.insert(card);
  from_[card.index()] = from;
}

std::optional<Whereabouts::Assignment> Whereabouts::some_way() const {
  Matching matching(*this, rooms_);
  if (!matching.succeeds()) return std::nullopt;
  return matching.way();
}

std::optional<std::array<Origins, card_count>> Whereabouts::possible() const {
  if (!some_way()) return std::nullopt;
  std::array<Origins, card_count> possible = from_;
  std::vector<Card> asked;  // one card for all that can come out of the same places
  for (const Card card : cards_) {
    const auto like =
        std::ranges::find_if(asked, [&](Card other) { return from_[other.index()] == from_[card.index()]; });
    if (like != asked.end()) {
      possible[card.index()] = possible[like->index()];
      continue;
    }
    asked.push_back(card);
    if (from_[card.index()].count() == 1) continue;
    for (std::size_t place = 0; place < rooms_.size(); ++place) {
      if (!from_[card.index()][place]) continue;
      Whereabouts only = *this;
      only.from_[card.index()] = Origins{}.set(place);
      if (!only.some_way()) possible[card.index()].reset(place);
    }
  }
  return possible;
}

}  // namespace casino::log
