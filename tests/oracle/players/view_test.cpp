// Players see what a seat sees: whatever the others hold, and whatever lies in the stock, the choice is the same.

#include "oracle/players/view.hpp"

#include <gtest/gtest.h>

#include "model/judge/judge.hpp"
#include "model/rules/variants.hpp"
#include "oracle/generate/game.hpp"
#include "oracle/log/replay/replay.hpp"
#include "oracle/players/player.hpp"
#include "oracle/players/unseen.hpp"

namespace casino::players::view_test {
namespace {

// The positions before some turns of a random deal, with all hands known.
std::vector<Position> positions_of(const Rules& rules, std::uint64_t seed) {
  const log::Log log = generate::random_game(log::stated(rules), seed, {1});
  log::Replay replay(rules, log.before);
  std::vector<Position> positions;
  int turns = 0;
  replay.begin(log.deals.front());
  for (const log::Entry& entry : log.deals.front().entries) {
    if (std::holds_alternative<Turn>(entry.what) && turns++ % 7 == 3) positions.push_back(replay.position());
    replay.take(entry);
  }
  return positions;
}

class EveryVariant : public testing::TestWithParam<const VariantEntry*> {};

std::string name_of(const testing::TestParamInfo<const VariantEntry*>& variant) {
  std::string name(variant.param->name);
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}

std::vector<const VariantEntry*> all_variants() {
  std::vector<const VariantEntry*> all;
  for (const VariantEntry& variant : variants()) all.push_back(&variant);
  return all;
}

TEST_P(EveryVariant, is_played_alike_whatever_others_hold) {
  const Rules rules = GetParam()->rules(Seats{GetParam()->usual_seats});
  const Players players(rules);
  generate::Dice dice(3);
  for (const Position& position : positions_of(rules, 11)) {
    const Seat seat = position.to_act;
    const View view = view_of(rules, position, seat);
    // The others' hands dealt anew from what the seat has not seen, the stock known or not.
    Position other = with_some_hands(rules, view, dice);
    for (const Seat each : rules.seats) ASSERT_TRUE(other.hands[each].is_known());
    ASSERT_EQ(view_of(rules, other, seat), view);
    for (const PlayerKind kind : {PlayerKind::random, PlayerKind::greedy, PlayerKind::careful, PlayerKind::search}) {
      const auto here = players.decision({kind, 4}, view_of(rules, position, seat), 5);
      const auto there = players.decision({kind, 4}, view_of(rules, other, seat), 5);
      ASSERT_TRUE(here && there);
      EXPECT_EQ(here->turn, there->turn);
      EXPECT_EQ(here->mark_of_choices, there->mark_of_choices);
      EXPECT_TRUE(std::holds_alternative<Legal>(judge(rules, position, here->turn).verdict));
    }
  }
}

TEST(View, shows_no_hand_but_the_own) {
  const Rules rules = anglo_american(Seats{3});
  const Position position = positions_of(rules, 1).front();
  const Seat seat = position.to_act;
  const View view = view_of(rules, position, seat);
  EXPECT_EQ(view.position.hands[seat], position.hands[seat]);
  EXPECT_TRUE(view.position.stock.cards.empty());
  for (const Seat other : rules.seats) {
    if (other == seat) continue;
    EXPECT_TRUE(view.position.hands[other].cards.empty());
    EXPECT_EQ(view.position.hands[other].size(), position.hands[other].size());
    EXPECT_TRUE(unseen_cards(rules, view).contains_all(position.hands[other].cards));
  }
}

INSTANTIATE_TEST_SUITE_P(Views, EveryVariant, testing::ValuesIn(all_variants()), name_of);

}  // namespace
}  // namespace casino::players::view_test
