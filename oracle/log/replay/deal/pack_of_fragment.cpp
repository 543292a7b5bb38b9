#include "oracle/log/replay/deal/pack_of_fragment.hpp"

#include "model/queries/phase.hpp"

namespace casino::log {
namespace {

// SWZ-CUT-1: after a cut the layout is no part of the pack.
int cards_of_whole_pack(const Rules& rules) {
  return rules.pack.size() - (rules.deal_table_source == DealTableSource::cut ? table_size(rules) : 0);
}

// AA-DEAL-4, TUX-DEAL-2: what is left of the pack when this dealing and those before it have been given out.
int left_after(const Rules& rules, int dealing) {
  int left = rules.pack.size() - table_size(rules);
  for (int number = 1; number <= dealing; ++number)
    left -= hand_size(rules, number) * rules.seats.count + left_for_table(rules, number);
  return left;
}

// CRZ-DRW-1: where cards are drawn, fewer and fewer.
bool can_be_left(const Rules& rules, int dealing, int cards) {
  if (dealing > dealings(rules)) return false;
  const int left = left_after(rules, dealing);
  return rules.deal_draw == DealDraw::none ? cards == left : cards <= left;
}

// Another number is only written down where it is meant.
bool states_its_dealing(const Rules& rules, const Position& position) {
  return position.dealing != dealing_by_stock(rules, position.stock);
}

// A dealing of which nothing is stated is the one that leaves so many.
std::optional<std::uint8_t> dealing_that_leaves(const Rules& rules, const Position& start, int cards) {
  if (can_be_left(rules, start.dealing, cards)) return start.dealing;
  if (states_its_dealing(rules, start)) return std::nullopt;
  for (int number = 1; number <= dealings(rules); ++number)
    if (can_be_left(rules, number, cards)) return static_cast<std::uint8_t>(number);
  return std::nullopt;
}

CardSet set_of(std::span<const Card> cards) {
  CardSet set;
  for (const Card card : cards) set.insert(card);
  return set;
}

bool can_be_stock(const Hand& stock, std::span<const Card> stated) {
  const bool is_as_large = stock.more == Hand::any_number || stock.size() == static_cast<int>(stated.size());
  return is_as_large && set_of(stated).contains_all(stock.cards);
}

std::vector<Card> below_what_was_dealt(const Rules& rules, std::span<const Card> stated) {
  const std::size_t dealt = static_cast<std::size_t>(cards_of_whole_pack(rules)) - stated.size();
  std::vector<Card> cards;
  for (const Card card : rules.pack - set_of(stated))
    if (cards.size() < dealt) cards.push_back(card);
  cards.insert(cards.end(), stated.begin(), stated.end());
  return cards;
}

}  // namespace

std::optional<PackOfFragment> pack_of_fragment(const Rules& rules, const Position& start,
                                               std::span<const Card> stated) {
  const auto number = static_cast<int>(stated.size());
  if (number >= cards_of_whole_pack(rules)) return PackOfFragment{{stated.begin(), stated.end()}, start};
  const auto dealing = dealing_that_leaves(rules, start, number);
  if (!dealing || !can_be_stock(start.stock, stated)) return std::nullopt;
  PackOfFragment pack{below_what_was_dealt(rules, stated), start};
  pack.start.dealing = *dealing;
  Hand& stock = pack.start.stock;
  if (stock.more == Hand::any_number) stock.more = static_cast<std::uint8_t>(number - stock.cards.size());
  return pack;
}

std::uint8_t dealing_agreed_on(const Rules& rules, const Position& agreed, std::uint8_t before) {
  if (states_its_dealing(rules, agreed)) return agreed.dealing;
  if (agreed.stock.more == Hand::any_number) return before;
  return dealing_that_leaves(rules, agreed, agreed.stock.size()).value_or(before);
}

}  // namespace casino::log
