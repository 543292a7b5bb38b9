#include "oracle/notation/cards.hpp"

#include "oracle/text/names.hpp"

namespace casino::notation {
namespace {

constexpr std::array<std::string_view, 4> suit_symbols{"\u2660", "\u2665", "\u2666", "\u2663"};

}  // namespace

std::string text_of(const Rules& rules, Card card, Style style) {
  std::string name = name_of(card, rules.pack_kind);
  if (style.suits == Suits::letters || rules.pack_kind == PackKind::rook40) return name;
  name.pop_back();
  return name.append(suit_symbols.at(static_cast<std::size_t>(card.suit())));
}

std::string text_of(const Rules& rules, CardSet cards, Style style) {
  if (cards.empty()) return "none";
  std::string text;
  for (const Card card : cards) {
    if (!text.empty()) text += ' ';
    text += text_of(rules, card, style);
  }
  return text;
}

}  // namespace casino::notation
