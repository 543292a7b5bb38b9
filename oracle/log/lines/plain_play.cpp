// Seed 004, The Deal and The Play: what of them is plain, without variations.

#include "oracle/log/lines/plain_play.hpp"

#include "model/apply/apply.hpp"
#include "model/groups/groups.hpp"
#include "model/rules/variants.hpp"
#include "oracle/text/names.hpp"

namespace casino::log {
namespace {

// AA-VAL-1: the number on a card, an ace being 1; 0 for a picture.
int number_of(Card card) { return card.is_picture() ? 0 : static_cast<int>(card.rank()); }

int sum_of(CardSet numbers) {
  int sum = 0;
  for (const Card card : numbers) sum += number_of(card);
  return sum;
}

CardSet of_number(CardSet cards, Value value) { return cards.of_rank(static_cast<Rank>(value.points)); }

bool is_one_card(CardSet cards) { return cards == CardSet(cards.first()); }

// AA-TRL-1, AA-TRL-2: whatever the card could capture; AA-TRL-3: by one who owns no build.
bool is_plain_trail(const Position& position) {
  return std::ranges::none_of(position.builds, [&](const Build& build) { return build.owner == position.to_act; });
}

// AA-OWN-2: a card of their value for the own builds that stay.
bool keeps_a_card_for_all(const Position& position, const PlainTurn& turn) {
  const CardSet kept = position.hands[position.to_act].cards - turn.card;
  return std::ranges::all_of(position.builds, [&](const Build& build) {
    return build.owner != position.to_act || turn.builds.meets(build.cards) || !of_number(kept, build.value).empty();
  });
}

// AA-CAP-4, AA-CAP-5: no cards, one set that adds up to the number, or several, as the model finds.
bool make_sets(const Rules& rules, CardSet cards, int number) {
  if (!cards.pictures().empty()) return false;
  const int sum = sum_of(cards);
  if (sum == 0 || sum == number) return true;
  return sum % number == 0 &&
         count_groups(rules, Items{cards, {}}, GroupQuestion{Value{static_cast<std::uint8_t>(number)}}) > 0;
}

// AA-CAP-1, AA-CAP-2: a picture of the same rank. AA-CAP-3: cards of the same number, and sets beside them.
bool fall_to(const Rules& rules, Card card, CardSet loose) {
  const CardSet others = loose - loose.of_rank(card.rank());
  if (card.is_picture()) return others.empty() && is_one_card(loose);
  return make_sets(rules, others, number_of(card));
}

// AA-CAP-6: builds of the card's value. AA-SWP-1: something is left on the table.
bool is_plain_capture(const Rules& rules, const Position& position, const PlainTurn& turn) {
  const Card card = turn.card.first();
  CardSet standing;
  for (const Build& build : position.builds) {
    standing.insert(build.cards);
    if (turn.builds.meets(build.cards) && build.value.points != number_of(card)) return false;
  }
  const bool leaves_something = turn.loose != position.loose || turn.builds != standing;
  return leaves_something && position.loose.contains_all(turn.loose) &&
         (turn.loose.empty() ? !turn.builds.empty() : fall_to(rules, card, turn.loose)) &&
         (position.builds.empty() || keeps_a_card_for_all(position, turn));
}

// AA-BLD-2, AA-BLD-4, AA-BLD-5: cards of the value that is said, a number (AA-BLD-8), and sets that add up to it.
// AA-BLD-3: another card of it is kept.
bool is_plain_build(const Rules& rules, const Position& position, const PlainTurn& turn) {
  if (!turn.value.is_said() || turn.value.points > static_cast<int>(Rank::ten)) return false;
  const CardSet cards = turn.card | turn.loose;
  return make_sets(rules, cards - of_number(cards, turn.value), turn.value.points) &&
         position.loose.contains_all(turn.loose) && !turn.loose.empty() &&
         !of_number(position.hands[position.to_act].cards - turn.card, turn.value).empty() &&
         keeps_a_card_for_all(position, turn);
}

bool is_plain(const Rules& rules, const Position& position, const PlainTurn& turn) {
  const Hand& hand = position.hands[position.to_act];
  if (!hand.is_known() || !hand.cards.contains_all(turn.card)) return false;
  if (turn.kind == Do::trail) return is_plain_trail(position);
  return turn.kind == Do::capture ? is_plain_capture(rules, position, turn) : is_plain_build(rules, position, turn);
}

// AA-BLD-11: as many groups as the numbers add up to.
void make_build(Position& position, const PlainTurn& turn) {
  position.loose.remove(turn.loose);
  const CardSet cards = turn.card | turn.loose;
  const auto groups = static_cast<std::uint8_t>(sum_of(cards) / turn.value.points);
  add_build(position, {.cards = cards, .value = turn.value, .owner = position.to_act, .groups = groups});
}

// AA-TRN-5: what is taken comes to the capturer's pile with the card that took it.
void make_capture(const Rules& rules, Position& position, const PlainTurn& turn) {
  position.loose.remove(turn.loose);
  if (!turn.builds.empty())
    for (std::size_t i = position.builds.size(); i-- > 0;)
      if (turn.builds.meets(position.builds[i].cards)) position.builds.erase_at(i);
  position.piles[pile_keeper(rules, position.to_act)].add(turn.card | turn.loose | turn.builds);
  position.last_capturer = position.to_act;
}

// AA-TRN-3, clockwise; what comes of empty hands the model knows.
void pass_on(const Rules& rules, Position& position) {
  const int left = position.to_act.index + 1;
  const Seat next{static_cast<std::uint8_t>(left == rules.seats.count ? 0 : left)};
  if (position.hands[next].cards.empty()) pass_the_turn_on(rules, position, false);
  else position.to_act = next;
}

}  // namespace

// Of any pack.
PlainPlay::PlainPlay(const Rules& rules) : rules_(rules) {
  Rules main_text = anglo_american(rules.seats);
  main_text.pack = rules.pack;
  are_known_ = rules == main_text;
  if (!are_known_) return;
  dealings_ = dealings(rules);
  for (const Seat seat : rules.seats)
    if (const std::string_view name = name_of(seat, rules.seats); name.size() == 1) letters_[seat] = name.front();
}

bool PlainPlay::make(Position& position, const PlainTurn& turn) const {
  assert(position.turn == TurnState{} && !position.acts_again);
  if (!are_known_ || !is_plain(rules_, position, turn)) return false;
  position.hands[position.to_act].cards.remove(turn.card);
  if (turn.kind == Do::trail) position.loose.insert(turn.card);
  else if (turn.kind == Do::capture) make_capture(rules_, position, turn);
  else make_build(position, turn);
  pass_on(rules_, position);
  return true;
}

PlainPlay::Made PlainPlay::make_all(Position& position, std::string_view text) const {
  Made made;
  if (!are_known_) return made;
  PlainLine line(text);
  for (PlainTurn turn; line.turn(letters_[position.to_act], position.builds, turn) && make(position, turn);) {
    ++made.turns;
    made.letters = line.length();
  }
  return made;
}

// AA-DEAL-1, AA-DEAL-4: hands of their size to all, and cards on the table the first time only. AA-DEAL-5: as long as
// the pack lasts. AA-PAK-1: cards that lie nowhere else.
bool PlainPlay::is_dealt_next(const Position& before, const Dealing& dealing) const {
  const bool is_first = dealing.number == 1;
  if (!are_known_ || dealing.number > dealings_ || !(is_first || hands_are_empty(rules_, before))) return false;
  CardSet seen = before.known_cards();
  bool are_new = true;
  const auto has = [&](CardSet cards, int count) {
    are_new = are_new && !seen.meets(cards);
    seen.insert(cards);
    return cards.size() == count;
  };
  bool have_their_size = has(dealing.table, is_first ? rules_.deal_table : 0);
  for (const Seat seat : rules_.seats) have_their_size = have_their_size && has(dealing.hands[seat], rules_.deal_hand);
  return have_their_size && are_new && rules_.pack.contains_all(seen);
}

}  // namespace casino::log
