#include "properties/generate/play.hpp"

#include <ostream>

#include "model/apply.hpp"
#include "model/deal.hpp"
#include "oracle/enumerate.hpp"
#include "properties/generate/dice.hpp"
#include "properties/show.hpp"

namespace casino::properties {
namespace {

// A pack that is dealt out from its top, in whole hands: the order of a dealing has tests of its own.
class Pack {
 public:
  Pack(const Rules& rules, std::uint64_t seed)
      : rules_(rules), dice_(seed), cards_(shuffled(rules.pack, dice_)) {}

  Dealing dealing(int number) {
    Dealing dealing;
    dealing.number = number;
    if (number == 1) dealing.table = drawn(rules_.deal_table);
    for (std::uint8_t i = 0; i < rules_.seats.count; ++i) dealing.hands[Seat{i}] = drawn(hand_size(rules_));
    return dealing;
  }

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

std::size_t picked(std::uint8_t choice, std::size_t turns) { return choice * turns / 256; }

constexpr int most_turns_of_a_deal = static_cast<int>(card_count);

}  // namespace

Position start_of(const Rules& rules, std::uint64_t seed) {
  Pack pack(rules, seed);
  const Dealing first = pack.dealing(1);
  return start_of_deal(rules, first, pack.dealer());
}

Position play_through(const Play& play, VisitPlayed visit) {
  Pack pack(play.rules, play.seed);
  const Dealing first = pack.dealing(1);
  Position position = start_of_deal(play.rules, first, pack.dealer());
  for (const std::uint8_t choice : play.choices) {
    if (deal_is_over(play.rules, position)) return position;
    if (hands_are_empty(play.rules, position))
      deal_hands(play.rules, position, pack.dealing(position.dealing + 1));
    const std::vector<Turn> turns = legal_turns(play.rules, position, most_turns_to_choose_from);
    if (turns.empty()) return position;
    const Turn& turn = turns[picked(choice, turns.size())];
    const Position before = position;
    position = judge(play.rules, before, turn).after;
    if (!visit(Played{play.rules, before, turn, position})) return position;
  }
  return position;
}

Position play_through(const Play& play) {
  return play_through(play, [](const Played&) { return true; });
}

rc::Gen<Play> some_play(const rc::Gen<Rules>& rules, int most_turns) {
  // Numbers grow with the size of a test. With small choices alone the first turns of every listing would be
  // played.
  const auto choices =
      rc::gen::resize(most_turns, rc::gen::container<std::vector<std::uint8_t>>(
                                      rc::gen::resize(100, rc::gen::arbitrary<std::uint8_t>())));
  return rc::gen::construct<Play>(rules, rc::gen::resize(100, rc::gen::arbitrary<std::uint64_t>()), choices);
}

Play whole_deal(const Rules& rules, std::uint64_t seed) {
  Play play{rules, seed, {}};
  Dice dice(seed);
  for (int i = 0; i < most_turns_of_a_deal; ++i)
    play.choices.push_back(static_cast<std::uint8_t>(dice.below(256)));
  return play;
}

void showValue(const Play& play, std::ostream& out) {
  out << "seed " << play.seed << ", " << play.choices.size() << " turns, the last of them:\n";
  std::string last;
  const Position end = play_through(play, [&](const Played& played) {
    last = shown(played.rules, played.before, played.turn);
    return true;
  });
  out << (last.empty() ? shown(play.rules, end) : last);
}

}  // namespace casino::properties
