#include "oracle/enumerate/pack_in_order.hpp"

#include "model/deal/deal.hpp"
#include "oracle/text/names.hpp"

namespace casino {
namespace {

// Cards that lie anywhere but in the stock.
CardSet given_out(const Position& position) { return position.known_cards() - position.stock.cards; }

// What is still to come from the pack: nothing where it lacks cards.
std::optional<CardSet> to_be_dealt(const Rules& rules, const Position& position, std::span<const Card> pack) {
  CardSet cards;
  for (int number = position.dealing + 1; number <= dealings(rules); ++number) {
    const std::optional<Dealing> dealing = dealing_of(rules, pack, position.dealer, number);
    if (!dealing) return std::nullopt;
    cards.insert(dealing->table);
    for (const Seat seat : rules.seats) cards.insert(dealing->hands[seat]);
  }
  return cards;
}

std::optional<std::string> drawing_contradicts(const Rules& rules, const Position& position,
                                               std::span<const Card> pack) {
  const Hand& stock = position.stock;
  if (!stock.is_known() && stock.more == Hand::any_number) return "nobody says how many cards the stock has";
  const auto left = static_cast<std::size_t>(stock.cards.size()) + stock.more;
  if (left > pack.size()) return "the stock has " + std::to_string(left) + " cards, and the pack is shorter";
  CardSet behind;
  for (const Card card : pack.last(left)) behind.insert(card);
  const CardSet elsewhere = behind & given_out(position);
  if (elsewhere.empty()) return std::nullopt;
  return name_of(elsewhere, rules.pack_kind) + " would be drawn, and lies elsewhere already";
}

}  // namespace

std::optional<std::string> pack_contradicts(const Rules& rules, const Position& position, std::span<const Card> pack) {
  if (rules.deal_draw != DealDraw::none) return drawing_contradicts(rules, position, pack);
  if (position.dealing >= dealings(rules)) return std::nullopt;
  if (rules.deal_packets == DealPackets::as_logged)
    return "in which order it is dealt these rules do not say (deal.packets=as_logged)";
  const std::optional<CardSet> cards = to_be_dealt(rules, position, pack);
  if (!cards)
    return "it lacks cards: of " + std::to_string(pack.size()) + " dealing " + std::to_string(dealings(rules)) +
           " cannot be dealt";
  if (const CardSet elsewhere = *cards & given_out(position); !elsewhere.empty())
    return name_of(elsewhere, rules.pack_kind) + " would be dealt behind dealing " + std::to_string(position.dealing) +
           ", and lies elsewhere already";
  const Hand& stock = position.stock;
  const int told = stock.more == Hand::any_number ? 0 : stock.cards.size() + stock.more;
  const bool is_another = told != cards->size() || !cards->contains_all(stock.cards);
  if (told > 0 && is_another)
    return "behind dealing " + std::to_string(position.dealing) + " " + std::to_string(cards->size()) +
           " cards are to come, and the position has others in the stock";
  return std::nullopt;
}

}  // namespace casino
