#include "oracle/players/unseen.hpp"

#include "model/judge/judge.hpp"

namespace casino::players {
namespace {

constexpr int most_tries = 12;

Position dealt_anew(const Rules& rules, const View& view, generate::Dice& dice) {
  const std::vector<Card> cards = generate::shuffled(unseen_cards(rules, view), dice);
  Position position = view.position;
  std::size_t next = 0;
  for (const Seat seat : rules.seats) {
    Hand& hand = position.hands[seat];
    if (hand.more == Hand::any_number) continue;
    for (; hand.more > 0 && next < cards.size(); --hand.more) hand.cards.insert(cards[next++]);
  }
  return position;
}

}  // namespace

Position with_some_hands(const Rules& rules, const View& view, generate::Dice& dice) {
  Position position = dealt_anew(rules, view, dice);
  if (view.position.builds.empty()) return position;
  for (int i = 1; i < most_tries && !judge_position(rules, position).empty(); ++i)
    position = dealt_anew(rules, view, dice);
  return position;
}

}  // namespace casino::players
