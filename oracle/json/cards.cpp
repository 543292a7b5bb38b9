#include "oracle/json/cards.hpp"

#include "oracle/text/names.hpp"

namespace casino::json {
namespace {

std::string card_phrase(const Rules& rules) {
  return rules.pack_kind == PackKind::rook40 ? "a card, such as \"R10\"" : "a card, such as \"10D\"";
}

// Calls `take` with each card and its cursor: of a list, or of a card by itself.
template <typename Take>
void each_card(const Cursor& at, const Rules& rules, Take take) {
  if (at.node().as_text() != nullptr) {
    if (const std::optional<Card> card = read_card(at, rules)) take(*card, at);
    return;
  }
  if (const List* list = at.node().as_list(); list != nullptr && list->size() > card_count) {
    at.refuse("a list of " + std::to_string(list->size()), "at most " + std::to_string(card_count) + " cards");
    return;
  }
  for (const Cursor& item : at.items("a list of cards, or " + card_phrase(rules)))
    if (const std::optional<Card> card = read_card(item, rules)) take(*card, item);
}

void refuse_twice(Card card, const Cursor& at, const Rules& rules, const Where& before) {
  at.refuse(name_of(card, rules.pack_kind) + " a second time",
            "each card once; it is at " + (before.pointer.empty() ? "the top" : before.pointer) + " too");
}

}  // namespace

Json of(Card card, const Rules& rules) { return name_of(card, rules.pack_kind); }

Json of(CardSet cards, const Rules& rules) {
  Json list = Json::array();
  for (const Card card : cards) list.push_back(of(card, rules));
  return list;
}

Json of(std::span<const Card> cards, const Rules& rules) {
  Json list = Json::array();
  for (const Card card : cards) list.push_back(of(card, rules));
  return list;
}

std::optional<Card> read_card(const Cursor& at, const Rules& rules) {
  const std::optional<std::string_view> name = at.text(card_phrase(rules));
  if (!name) return std::nullopt;
  const std::optional<Card> card = find_card(*name, rules.pack_kind);
  if (!card) at.refuse(card_phrase(rules));
  else if (!rules.pack.contains(*card)) at.refuse("a card of the pack in use");
  else return card;
  return std::nullopt;
}

CardSet read_cards(const Cursor& at, const Rules& rules) {
  CardPlaces places;
  return read_cards(at, rules, places);
}

CardSet read_cards(const Cursor& at, const Rules& rules, CardPlaces& places) {
  CardSet cards;
  each_card(at, rules, [&](Card card, const Cursor& place) {
    if (places.see(card, place, rules)) cards.insert(card);
  });
  return cards;
}

std::vector<Card> read_cards_in_order(const Cursor& at, const Rules& rules) {
  CardPlaces places;
  std::vector<Card> cards;
  each_card(at, rules, [&](Card card, const Cursor& place) {
    if (places.see(card, place, rules)) cards.push_back(card);
  });
  return cards;
}

Rules with_every_card(Rules rules) {
  rules.pack = cards_of(PackKind::standard52);
  return rules;
}

void CardPlaces::begin_zone() {
  if (scope_ == Scope::one_zone) places_.fill(std::nullopt);
}

bool CardPlaces::see(Card card, const Cursor& at, const Rules& rules) {
  std::optional<Where>& place = places_.at(card.index());
  if (place) {
    refuse_twice(card, at, rules, *place);
    return false;
  }
  place = at.where();
  return true;
}

const Where* CardPlaces::place_of(Card card) const {
  const std::optional<Where>& place = places_.at(card.index());
  return place ? &*place : nullptr;
}

}  // namespace casino::json
