// What is right at a glance against the model: a turn that is made is legal and leads to the same position, and so with
// dealings; every turn that can be put together of a position's cards is tried. The count can be multiplied:
// CASINO_TRIALS=20.

#include "oracle/log/lines/plain_play.hpp"

#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "model/judge/play.hpp"
#include "model/rules/variants.hpp"
#include "oracle/notation/position.hpp"
#include "oracle/notation/turn.hpp"
#include "properties/generate/dice.hpp"
#include "properties/generate/position.hpp"
#include "properties/generate/rules.hpp"
#include "tests/properties/trials.hpp"

namespace casino::log::plain_play_test {
namespace {

using namespace properties;

struct Count {
  int made = 0;
  int legal = 0;
  int tried = 0;
};

Action action_of(const PlainTurn& turn) {
  Action action;
  action.kind = turn.kind;
  action.hand = turn.card;
  action.table = turn.loose | turn.builds;
  action.value = turn.value;
  return action;
}

// Whether the judge agrees, if the turn is made.
void hold_to_the_judge(const Rules& rules, const Position& before, const PlainTurn& turn, Count& count) {
  Position quickly = before;
  const bool is_made = PlainPlay(rules).make(quickly, turn);
  Position position = before;
  const Played played = play(rules, position, Turn{before.to_act, {action_of(turn)}});
  const bool is_legal = std::holds_alternative<Legal>(played.verdict) && played.warnings.empty();
  ++count.tried;
  if (is_legal) ++count.legal;
  if (is_made) ++count.made;
  const auto shown = [&] {
    return notation::text_of(rules, before) + notation::text_of(rules, before, action_of(turn));
  };
  EXPECT_TRUE(is_legal || !is_made) << shown();
  EXPECT_TRUE(quickly == (is_made ? position : before)) << shown();
}

// Every set of these cards.
std::vector<CardSet> parts_of(CardSet cards) {
  std::vector<CardSet> parts{CardSet{}};
  for (const Card card : cards)
    for (std::size_t i = parts.size(); i-- > 0;) parts.push_back(parts[i] | card);
  return parts;
}
// Every choice of builds.
std::vector<CardSet> parts_of(const Builds& builds) {
  std::vector<CardSet> parts{CardSet{}};
  for (const Build& build : builds)
    for (std::size_t i = parts.size(); i-- > 0;) parts.push_back(parts[i] | build.cards);
  return parts;
}

// The hand, and a card that is not in it.
CardSet cards_to_try(const Rules& rules, const Position& position) {
  const CardSet hand = position.hands[position.to_act].cards;
  const CardSet others = rules.pack - hand - position.layout();
  return others.empty() ? hand : hand | others.first();
}

void try_all(const Rules& rules, const Position& position, Count& count) {
  for (const Card card : cards_to_try(rules, position)) {
    hold_to_the_judge(rules, position, {.kind = Do::trail, .card = card}, count);
    for (const CardSet loose : parts_of(position.loose)) {
      for (const CardSet builds : parts_of(position.builds))
        hold_to_the_judge(rules, position, {.kind = Do::capture, .card = card, .loose = loose, .builds = builds},
                          count);
      for (std::uint8_t value = 1; value <= 14; ++value)
        hold_to_the_judge(rules, position, {.kind = Do::build, .card = card, .loose = loose, .value = Value{value}},
                          count);
    }
  }
}

Rules small_game(Seats seats, std::initializer_list<Rank> ranks) {
  Rules rules = anglo_american(seats);
  rules.pack = small_pack(ranks, 4);
  return rules;
}

// Positions in which much comes out: builds of several owners, equal cards, sums, pictures.
TEST(PlainPlay, makes_legal_turns_as_the_model_does) {
  using enum Rank;
  Dice dice{20261123};
  Count count;
  for (int i = 0; i < trials(2000); ++i) {
    const Seats seats{static_cast<std::uint8_t>(2 + dice.below(3))};
    const Rules rules = dice.below(2) == 0 ? small_game(seats, {ace, two, three, five, eight, king})
                                           : small_game(seats, {ace, four, five, nine, ten, queen});
    const int loose = 1 + static_cast<int>(dice.below(6));
    const Amounts amounts{loose, static_cast<int>(dice.below(3)), 1 + static_cast<int>(dice.below(4)), 1};
    try_all(rules, made_up_position(rules, dice.below(std::uint64_t{1} << 32), amounts), count);
    ASSERT_FALSE(HasFailure()) << i;
  }
  EXPECT_GT(count.made, count.legal * 3 / 4);
  EXPECT_LT(count.legal, count.tried / 4);  // so that there was much to accept wrongly
}

// A trail, a capture and a build; what is not plain, or not legal, ends the row.
TEST(PlainPlay, makes_the_turns_of_a_text_as_far_as_they_are_plain) {
  Position position;
  position.loose = CardSet{"5C"_card, "8H"_card, "KD"_card};
  position.hands[Seat{0}] = Hand::of({"4D"_card, "9C"_card, "10S"_card});
  position.hands[Seat{1}] = Hand::of({"8C"_card, "JC"_card, "2S"_card});
  const Rules rules = anglo_american(Seats{2});
  const std::string plain = "N: build 9: 4D on 5C\nS: 8C takes 8H\nN: 9C takes [4D 5C]\nS: trail JC\n";
  for (const std::string_view next : {"N: trail 9C\n", "S: trail 2S\n", "N: trail 10S # the last\n", "dealing 2\n"}) {
    Position after = position;
    const PlainPlay::Made made = PlainPlay(rules).make_all(after, plain + std::string(next) + "result unfinished\n");
    EXPECT_EQ(made.turns, 4) << next;
    EXPECT_EQ(made.letters, plain.size()) << next;
    EXPECT_EQ(after.piles[Seat{1}].cards(), (CardSet{"8C"_card, "8H"_card})) << next;
    EXPECT_EQ(after.loose, (CardSet{"KD"_card, "JC"_card})) << next;
  }
}

// However a line breaks off or is changed, nothing is read beyond the text, and no turn is made that the model refuses.
TEST(PlainPlay, reads_no_further_than_the_text_goes) {
  Position position;
  position.loose = CardSet{"5C"_card, "10H"_card};
  position.hands[Seat{0}] = Hand::of({"10S"_card, "4D"_card});
  position.hands[Seat{1}] = Hand::of({"8C"_card});
  const Rules rules = anglo_american(Seats{2});
  const std::string line = "N: 10S takes 10H\n";
  for (std::size_t size = 0; size <= line.size(); ++size) {
    const std::vector<char> text(line.begin(), line.begin() + static_cast<std::ptrdiff_t>(size));
    Position after = position;
    EXPECT_EQ(PlainPlay(rules).make_all(after, {text.data(), text.size()}).turns, size == line.size() ? 1 : 0) << size;
  }
}

// Nothing is plain where another game is played, or with a variation.
TEST(PlainPlay, knows_one_game) {
  const Rules base = anglo_american(Seats{2});
  const auto makes = [](const Rules& rules) {
    Position position;
    position.hands[Seat{0}] = Hand::of("4C"_card);
    position.hands[Seat{1}] = Hand::of("5C"_card);
    return PlainPlay(rules).make(position, {.kind = Do::trail, .card = "4C"_card});
  };
  EXPECT_TRUE(makes(base));
  for (const OptionChange& change : changes_in_play()) {
    const Rules rules = changed(base, change);
    EXPECT_EQ(makes(rules), rules == base) << change.value;
  }
  for (const VariantEntry& variant : variants()) {
    const Rules rules = variant.rules(Seats{variant.usual_seats});
    EXPECT_EQ(makes(rules), rules.variant == base.variant) << rules.variant;
  }
  Rules without = base;
  without.off.insert("AA-TRL-3"_clause);
  EXPECT_FALSE(makes(without));
}

// A dealing that is taken for plain is one in which the model finds nothing wrong.
TEST(PlainPlay, takes_dealings_as_the_model_does) {
  const Rules rules = anglo_american(Seats{2});
  Dice dice{7};
  int plain = 0;
  for (int i = 0; i < trials(2000); ++i) {
    const std::vector<Card> pack = shuffled(rules.pack, dice);
    const int number = 1 + static_cast<int>(dice.below(7));
    auto next = pack.begin();
    const auto some = [&](std::size_t usual) {
      CardSet cards;
      for (std::size_t count = dice.one_in(8) ? dice.below(6) : usual; count > 0; --count)
        cards.insert(dice.one_in(40) ? pack.front() : *next++);
      return cards;
    };
    Position before;
    if (number > 1) {
      for (const Seat seat : rules.seats) before.hands[seat] = Hand::of({});
      before.loose = some(4);
      before.piles[Seat{0}].add(some(8));
    }
    Dealing dealing{.number = number, .table = some(number == 1 ? 4 : 0)};
    for (const Seat seat : rules.seats) dealing.hands[seat] = some(4);
    if (!PlainPlay(rules).is_dealt_next(before, dealing)) continue;
    ++plain;
    CardSet dealt = dealing.table;
    for (const Seat seat : rules.seats) dealt.insert(dealing.hands[seat]);
    EXPECT_FALSE(dealt.meets(before.known_cards()));
    EXPECT_TRUE(judge_dealing(rules, dealing, Seat{1}).empty());
  }
  EXPECT_GT(plain, 200);
}

}  // namespace
}  // namespace casino::log::plain_play_test
