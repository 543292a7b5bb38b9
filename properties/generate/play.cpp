#include "properties/generate/play.hpp"

#include <ostream>

#include "model/apply/apply.hpp"
#include "model/apply/draw.hpp"
#include "model/deal/deal.hpp"
#include "oracle/enumerate/enumerate.hpp"
#include "oracle/generate/lay_bare.hpp"
#include "properties/generate/dice.hpp"
#include "properties/generate/show.hpp"

namespace casino::properties {
namespace {

// A pack that is dealt out from its top, in whole hands: the order of a dealing has tests of its own.
class Pack {
 public:
  Pack(const Rules& rules, std::uint64_t seed) : Pack(rules, rules.pack, seed) {}
  Pack(const Rules& rules, CardSet cards, std::uint64_t seed)
      : rules_(rules), dice_(seed), cards_(shuffled(cards, dice_)) {}

  Dealing dealing(int number) {
    Dealing dealing;
    dealing.number = number;
    if (number == 1) dealing.table = drawn(table_size(rules_));
    for (std::uint8_t i = 0; i < rules_.seats.count; ++i) dealing.hands[Seat{i}] = drawn(hand_size(rules_, number));
    dealing.table.insert(drawn(left_for_table(rules_, number)));
    return dealing;
  }

  // CRZ-DRW-1: the card that is drawn next.
  Card drawn_card() { return drawn(1).first(); }

  [[nodiscard]] Seat dealer() { return Seat{static_cast<std::uint8_t>(dice_.below(rules_.seats.count))}; }

 private:
  CardSet drawn(int count) {
    CardSet cards;
    for (; count > 0; --count) {
      cards.insert(cards_.back());
      cards_.pop_back();
    }
    return cards;
  }

  const Rules& rules_;
  Dice dice_;
  std::vector<Card> cards_;
};

constexpr int most_turns_of_a_deal = static_cast<int>(card_count);

// Any action that can come next, and so on until the turn may end and the dice say so; nothing if that led
// nowhere.
std::optional<Turn> found_step_by_step(const LegalTurns& legal, const Rules& rules, Position position, Dice& dice) {
  constexpr int most_actions = 10;
  Turn turn{position.to_act, {}};
  while (position.turn.actions < most_actions) {
    if (legal.may_end(position) && dice.one_in(3)) return turn;
    std::vector<Action> actions;
    legal.each_next_action(position, [&](const Action& action) {
      actions.push_back(action);
      return actions.size() < 1000;
    });
    if (actions.empty()) break;
    const Action& action = actions[dice.below(actions.size())];
    legal.play(position, action);
    turn.steps.emplace_back(action);
    generate::lay_bare(rules, position, turn, dice);
  }
  if (legal.may_end(position)) return turn;
  return std::nullopt;
}

}  // namespace

Position start_of(const Rules& rules, std::uint64_t seed) {
  Pack pack(rules, seed);
  const Dealing first = pack.dealing(1);
  return start_of_deal(rules, first, pack.dealer());
}

Position dealt_on(const Rules& rules, Position after, Seat actor, std::uint64_t seed) {
  const bool has_drawn = after.hands[actor].more == 1;
  if (!has_drawn && !hands_are_empty(rules, after)) return after;
  Pack pack(rules, rules.pack - after.known_cards(), seed);
  if (has_drawn) show_drawn_card(after, actor, pack.drawn_card());
  if (hands_are_empty(rules, after) && !deal_is_over(rules, after))
    deal_hands(rules, after, pack.dealing(after.dealing + 1));
  return after;
}

std::optional<Turn> picked_turn(const Rules& rules, const Position& position, std::uint8_t choice) {
  constexpr std::uint8_t first_high_choice = 64;
  constexpr std::size_t simple_turns = 200;
  constexpr std::size_t simplest_turns = 16;
  const LegalTurns legal(rules);
  if (!legal.is_one_action() && choice >= first_high_choice) {
    Dice dice(choice + position.turn.actions + hash_of(position));
    if (auto turn = found_step_by_step(legal, rules, position, dice)) return turn;
  }
  const std::vector<Turn> turns = legal.list(position, legal.is_one_action() ? simple_turns : simplest_turns);
  if (turns.empty()) return std::nullopt;
  return turns[choice * turns.size() / 256];
}

Position play_through(const Play& play, VisitPlayed visit) {
  Pack pack(play.rules, play.seed);
  const Dealing first = pack.dealing(1);
  Position position = start_of_deal(play.rules, first, play.dealer ? *play.dealer : pack.dealer());
  for (const std::uint8_t choice : play.choices) {
    if (deal_is_over(play.rules, position)) return position;
    if (hands_are_empty(play.rules, position)) deal_hands(play.rules, position, pack.dealing(position.dealing + 1));
    const auto turn = picked_turn(play.rules, position, choice);
    if (!turn) return position;
    const Position before = position;
    position = judge(play.rules, before, *turn).after;
    if (!visit(PlayedTurn{play.rules, before, *turn, position})) return position;
    if (position.hands[turn->seat].more == 1) show_drawn_card(position, turn->seat, pack.drawn_card());
  }
  return position;
}

Position play_through(const Play& play) {
  return play_through(play, [](const PlayedTurn&) { return true; });
}

rc::Gen<Play> some_play(const rc::Gen<Rules>& rules, int most_turns) {
  // Numbers grow with the size of a test. With small choices alone the first turns of every listing would be
  // played.
  const auto choices = rc::gen::resize(most_turns, rc::gen::container<std::vector<std::uint8_t>>(
                                                       rc::gen::resize(100, rc::gen::arbitrary<std::uint8_t>())));
  return rc::gen::construct<Play>(rules, rc::gen::resize(100, rc::gen::arbitrary<std::uint64_t>()), choices);
}

Play whole_deal(const Rules& rules, std::uint64_t seed) {
  Play play{rules, seed, {}, {}};
  Dice dice(seed);
  for (int i = 0; i < most_turns_of_a_deal; ++i) play.choices.push_back(static_cast<std::uint8_t>(dice.below(256)));
  return play;
}

void showValue(const Play& play, std::ostream& out) {
  out << "seed " << play.seed << ", " << play.choices.size() << " turns, the last of them:\n";
  std::string last;
  const Position end = play_through(play, [&](const PlayedTurn& played) {
    last = shown(played.rules, played.before, played.turn);
    return true;
  });
  out << (last.empty() ? shown(play.rules, end) : last);
}

}  // namespace casino::properties
