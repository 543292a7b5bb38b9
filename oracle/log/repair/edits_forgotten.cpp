// Edits that put in what nobody wrote down: turns, and calls of "orange".

#include "model/queries/oranges.hpp"
#include "oracle/enumerate/enumerate.hpp"
#include "oracle/log/repair/edits.hpp"

namespace casino::log {
namespace {

constexpr std::size_t most_forgotten_turns = 40;
constexpr std::size_t most_turns_looked_at = 2000;
constexpr int most_unplayed_cards = 2;
constexpr std::size_t most_pairs_of_turns = 200;
constexpr Effort::Limits effort_of_forgotten_turns{.steps = std::uint64_t{1} << 20U, .bytes = std::size_t{64} << 20U};

}  // namespace

// Listing wants clauses that are all on; where one is switched off judging has the last word.
void Edits::each_legal_turn(const Position& position, FunctionRef<bool(const Turn&, const Position&)> visit) const {
  Rules listed = rules_;
  listed.off = {};
  Effort effort(effort_of_forgotten_turns);
  const auto if_legal = [&](const Turn& turn, const Position& after) {
    const bool is_legal = rules_.off.empty() || !std::holds_alternative<Illegal>(judge(rules_, position, turn).verdict);
    return !is_legal || visit(turn, after);
  };
  legal_turns(listed, position, if_legal, &effort);
}

void Edits::forgotten_turns(std::size_t entry) {
  const Position position = rerun_.position_before(entry);
  if (!position.hands[position.to_act].is_known()) return forgotten_turns_of_hidden_cards(entry, position);
  std::vector<Turn> possible;
  each_legal_turn(position, [&](const Turn& turn, const Position&) {
    possible.push_back(turn);
    return possible.size() < most_forgotten_turns;
  });
  for (const Turn& turn : possible) offer(entry, 0, {turn}, slip_cost::turn_forgotten);
}

// With a card that nobody is stated to play in another turn of the deal. Cards that are trailed come first: that is the
// simplest example, and where such a card is named later on the table it is what happened.
void Edits::forgotten_turns_of_hidden_cards(std::size_t entry, const Position& position) {
  const Hand& hand = position.hands[position.to_act];
  const CardSet played_elsewhere = played_from_hands();
  const CardSet possible = (hand.cards | (rules_.pack - position.known_cards())) - played_elsewhere;
  const auto offer_if_it_can_be = [&](const Turn& turn) {
    ++work_;
    if (std::holds_alternative<Illegal>(judge(rules_, position, turn).verdict)) return;
    offer(entry, 0, {turn}, slip_cost::turn_forgotten);
  };
  for (const Card card : possible) {
    Action trail;
    trail.kind = Do::trail;
    trail.hand.insert(card);
    offer_if_it_can_be(Turn{position.to_act, {trail}});
  }
  // Cards that are played later may be in this hand now, for builds.
  Position known = position;
  known.hands[position.to_act] = Hand::of((hand.cards | (rules_.pack - position.known_cards())));
  std::size_t offered = 0;
  std::size_t looked_at = 0;
  each_legal_turn(known, [&](const Turn& turn, const Position&) {
    const bool is_trail = turn.steps.size() == 1 && std::get_if<Action>(&turn.steps[0]) != nullptr &&
                          std::get<Action>(turn.steps[0]).kind == Do::trail;
    if (!is_trail && possible.contains_all(hand_cards_of(turn))) {
      offer_if_it_can_be(turn);
      ++offered;
    }
    return !is_stopped_ && offered < most_forgotten_turns && ++looked_at < most_turns_looked_at;
  });
}

// With cards that nobody plays in another turn of the deal, or else nobody would know which.
void Edits::two_forgotten_turns(std::size_t entry) {
  const Position before = rerun_.position_before(entry);
  const CardSet played = played_from_hands();
  std::size_t offered = 0;
  bool is_of_last_cards = true;  // that nobody plays, one of each of the two
  const auto each_unplayed = [&](const Position& position, FunctionRef<bool(const Turn&, const Position&)> visit) {
    const Hand& hand = position.hands[position.to_act];
    const CardSet left = hand.cards - played;
    if (!hand.is_known() || left.empty() || left.size() > most_unplayed_cards) return;
    is_of_last_cards = is_of_last_cards && left.size() == 1;
    each_legal_turn(position, [&](const Turn& turn, const Position& after) {
      return !left.contains_all(hand_cards_of(turn)) || visit(turn, after);
    });
  };
  each_unplayed(before, [&](const Turn& first, const Position& between) {
    each_unplayed(between, [&](const Turn& second, const Position&) {
      ++work_;
      offer(entry, 0, {first, second},
            is_of_last_cards ? slip_cost::two_turns_of_last_cards : slip_cost::two_turns_forgotten);
      return !is_stopped_ && ++offered < most_pairs_of_turns;
    });
    return !is_stopped_ && offered < most_pairs_of_turns;
  });
}

CardSet Edits::played_from_hands() const {
  CardSet cards;
  for (const Entry& entry : *entries_)
    if (const auto* turn = std::get_if<Turn>(&entry.what)) cards.insert(hand_cards_of(*turn));
  return cards;
}

// TUX-ORG-2: whoever captured an orange called it, and only the points that were written down show that.
void Edits::forgotten_call(std::size_t entry) {
  const auto* turn = std::get_if<Turn>(&(*entries_)[entry].what);
  if (turn == nullptr) return;
  if (effect_of_call(rules_, rerun_.position_behind(entry), turn->seat) != CallEffect::scores) return;
  offer(entry + 1, 0, {Event{EventKind::call, turn->seat, {}}}, slip_cost::call_forgotten);
}

}  // namespace casino::log
