#include "model/judge/clauses/older_cards.hpp"

#include <algorithm>

#include "model/apply/accumulating.hpp"
#include "model/apply/taking.hpp"
#include "model/queries/tops.hpp"

namespace casino {
namespace {

// A pile that gets cards of a capture: the own one, and the partner's if pictures are given (SOT-PILE-5).
struct Getting {
  Seat keeper;
  CardSet cards;
};

BoundedList<Getting, 2> piles_that_get_cards(const Judging& j, CardSet gained) {
  const CardSet given = pictures_given(j.rules, j.action);
  BoundedList<Getting, 2> all;
  if (given != gained) all.push_back({pile_keeper(j.rules, j.seat()), gained - given});
  if (!given.empty()) all.push_back({partner_of(j.rules, j.seat()), given});
  return all;
}

// The older cards of a pile as they come to light, the highest first.
class Older {
 public:
  Older(const Judging& j, Seat keeper) : rules_(j.rules), position_(j.position), keeper_(keeper) {
    clear_the_piles(rules_, position_, j.action);
  }

  [[nodiscard]] CardSet tops() const {
    const std::optional<Card> top = position_.piles[keeper_].top();
    return top ? CardSet(*top) : unknown_tops(rules_, position_, keeper_);
  }
  void take(Card card) {
    position_.piles[keeper_].reveal(card);
    position_.piles[keeper_].take(card);
  }
  void pass_over_numerals() {
    for (CardSet now = tops(); !now.empty() && now.pictures().empty(); now = tops()) take(now.first());
  }

 private:
  const Rules& rules_;
  Position position_;
  Seat keeper_;
};

std::optional<Card> card_astray(const Judging& j, CardSet gained, const Getting& pile) {
  CardSet left_out = pile.cards;
  for (const Card card : j.action.order) left_out.remove(card);
  const auto is_low = [&](Card card) { return is_lowered(j.rules, j.action, card); };
  const bool has_low_cards = std::any_of(pile.cards.begin(), pile.cards.end(), is_low);
  const bool only_low_cards_are_left_out = std::all_of(left_out.begin(), left_out.end(), is_low);
  Older older(j, pile.keeper);
  for (const Card card : j.action.order) {
    if (gained.contains(card)) continue;
    // SOT-PILE-4: what comes beneath the numerals may be left out where those are named, and the other way round.
    const bool lies_above_the_rest = left_out.empty() || (only_low_cards_are_left_out && !card.is_picture());
    if (has_low_cards && card.is_picture()) older.pass_over_numerals();
    if (!lies_above_the_rest || !older.tops().contains(card)) return card;
    older.take(card);
  }
  return std::nullopt;
}

}  // namespace

std::optional<Card> older_card_astray(const Judging& j, CardSet gained) {
  const bool names_older_cards =
      std::any_of(j.action.order.begin(), j.action.order.end(), [&](Card card) { return !gained.contains(card); });
  if (!names_older_cards) return std::nullopt;
  std::optional<Card> astray;
  for (const Getting& pile : piles_that_get_cards(j, gained)) {
    const std::optional<Card> here = card_astray(j, gained, pile);
    if (!here) return std::nullopt;
    if (!astray) astray = here;
  }
  return astray;
}

}  // namespace casino
