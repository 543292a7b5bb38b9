#include "model/rules/score_item.hpp"

#include <algorithm>
#include <array>

namespace casino {
namespace {

constexpr std::array<std::string_view, all_item_count> item_names{
    // Of the texts.
    "cards", "spades", "10D", "2S", "AS", "AC", "AH", "AD", "sweeps", "last_capture", "fives", "oranges", "false_calls",
    // Each card of a suit; most of a suit; each card of a rank; single cards.
    "each_spade", "each_heart", "each_diamond", "each_club", "spades", "hearts", "diamonds", "clubs", "aces", "twos",
    "threes", "fours", "fives", "sixes", "sevens", "eights", "nines", "tens", "jacks", "queens", "kings", "AS", "AH",
    "AD", "AC", "2S", "2H", "2D", "2C", "3S", "3H", "3D", "3C", "4S", "4H", "4D", "4C", "5S", "5H", "5D", "5C", "6S",
    "6H", "6D", "6C", "7S", "7H", "7D", "7C", "8S", "8H", "8D", "8C", "9S", "9H", "9D", "9C", "10S", "10H", "10D",
    "10C", "JS", "JH", "JD", "JC", "QS", "QH", "QD", "QC", "KS", "KH", "KD", "KC"};

constexpr unsigned each_suit_from = score_item_count;
constexpr unsigned most_from = each_suit_from + 4;
constexpr unsigned ranks_from = most_from + 4;
constexpr unsigned cards_from = ranks_from + 13;

// The first of the name.
ScoreItem item_at(unsigned place) {
  const auto first = std::ranges::find(item_names, item_names.at(place));
  return static_cast<ScoreItem>(first - item_names.begin());
}

std::optional<Card> card_of(ScoreItem item) {
  for (unsigned index = 0; index < card_count; ++index)
    if (item_of(Card::from_index(index)) == item) return Card::from_index(index);
  return std::nullopt;
}

std::optional<Rank> rank_of(ScoreItem item) {
  for (unsigned number = 1; number <= 13; ++number)
    if (item_of_each(static_cast<Rank>(number)) == item) return static_cast<Rank>(number);
  return std::nullopt;
}

constexpr CardSet every_card = CardSet::from_bits((std::uint64_t{1} << card_count) - 1);

CardSet cards_looked_up(ScoreItem item) {
  if (item == ScoreItem::cards) return every_card;
  if (const auto card = card_of(item)) return *card;
  if (const auto rank = rank_of(item)) return every_card.of_rank(*rank);
  for (unsigned suit = 0; suit < 4; ++suit)
    if (item == item_of_each(static_cast<Suit>(suit)) || item == item_of_most(static_cast<Suit>(suit)))
      return every_card.of_suit(static_cast<Suit>(suit));
  return {};
}

}  // namespace

ScoreItem item_of(Card card) { return item_at(cards_from + card.index()); }
ScoreItem item_of_each(Rank rank) { return item_at(ranks_from + static_cast<unsigned>(rank) - 1); }
ScoreItem item_of_each(Suit suit) { return static_cast<ScoreItem>(each_suit_from + static_cast<unsigned>(suit)); }
ScoreItem item_of_most(Suit suit) {
  return suit == Suit::spades ? ScoreItem::spades : static_cast<ScoreItem>(most_from + static_cast<unsigned>(suit));
}

// Asked for whenever something is scored.
CardSet cards_about(ScoreItem item) {
  static const auto cards_of_items = [] {
    std::array<CardSet, all_item_count> all;
    for (unsigned place = 0; place < all.size(); ++place)
      all.at(place) = cards_looked_up(static_cast<ScoreItem>(place));
    return all;
  }();
  return cards_of_items.at(static_cast<std::size_t>(item));
}

bool is_majority(ScoreItem item) { return item == ScoreItem::cards || suit_of_majority(item).has_value(); }

std::optional<Suit> suit_of_majority(ScoreItem item) {
  if (item == ScoreItem::spades) return Suit::spades;
  const unsigned place = static_cast<unsigned>(item);
  if (place < most_from || place >= ranks_from) return std::nullopt;
  return static_cast<Suit>(place - most_from);
}

std::span<const std::string_view> score_item_names() { return item_names; }

}  // namespace casino
