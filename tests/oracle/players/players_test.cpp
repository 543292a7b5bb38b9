// Players: what they choose, and that all of them can play every game there is.

#include <gtest/gtest.h>

#include "model/judge/judge.hpp"
#include "model/rules/variants.hpp"
#include "oracle/players/player.hpp"
#include "oracle/study/game.hpp"
#include "tests/support/table.hpp"

namespace casino::players::players_test {
namespace {

using test::cards;
using test::p1;
using test::p2;

Action action_of(const Decision& decision) { return std::get<Action>(decision.turn.steps.front()); }

Decision decision_of(PlayerKind kind, const Rules& rules, const Position& position) {
  return Players(rules).decision({kind, 50}, view_of(rules, position, position.to_act), 7).value();
}

TEST(Player, is_called_by_its_name) {
  EXPECT_EQ(player_called("greedy"), (PlayerType{PlayerKind::greedy}));
  EXPECT_EQ(player_called("search:25"), (PlayerType{PlayerKind::search, 25}));
  EXPECT_EQ(player_called("search"), (PlayerType{PlayerKind::search, 200}));
  for (const char* wrong : {"", "clever", "search:", "search:0", "search:x", "greedy:3", "search:5 "})
    EXPECT_FALSE(player_called(wrong)) << wrong;
  EXPECT_EQ(name_of({PlayerKind::search, 25}), "search:25");
  EXPECT_EQ(name_of({PlayerKind::search}), "search");
}

// The ten of diamonds scores two points, the four of clubs none.
TEST(Player, greedy_takes_what_scores_most) {
  const Rules rules = anglo_american(Seats{2});
  const Position position = test::Table(rules).loose("10D 4C").hand(p1, "10S 4H").hand(p2, "6C 7C").position();
  EXPECT_EQ(action_of(decision_of(PlayerKind::greedy, rules, position)).table, cards("10D"));
}

// All other fives are gone, and three kings are not: nobody can take a five that lies alone.
TEST(Player, careful_leaves_what_nobody_can_take) {
  const Rules rules = anglo_american(Seats{2});
  const Position position =
      test::Table(rules).hand(p1, "5C KD").hand(p2, "KS KC").pile(p1, "5S 5H").pile(p2, "5D 8S").position();
  EXPECT_EQ(action_of(decision_of(PlayerKind::careful, rules, position)).hand, cards("5C"));
}

// The last turn but one of the deal: the king takes the king, and the opponent's two takes nothing of what is left, so
// that it goes to whoever took last. Laid down, the king would leave him as much.
TEST(Player, search_takes_last) {
  const Rules rules = anglo_american(Seats{2});
  Position position = test::Table(rules).loose("KD AS 9H").hand(p1, "KS").hand(p2, "2C").position();
  position.dealing = static_cast<std::uint8_t>(dealings(rules));
  position.stock = Hand::of({});
  EXPECT_EQ(action_of(decision_of(PlayerKind::search, rules, position)), test::capture("KS", "KD"));
}

// ---- Every variant, every number of players, every kind of player

struct Seating {
  const VariantEntry* variant;
  std::uint8_t seats;
};

std::vector<Seating> all_tables() {
  std::vector<Seating> tables;
  for (const VariantEntry& variant : variants())
    for (std::uint8_t seats = variant.fewest_seats; seats <= variant.most_seats; ++seats)
      tables.push_back({&variant, seats});
  return tables;
}

std::string name_of(const testing::TestParamInfo<Seating>& table) {
  std::string name = std::string(table.param.variant->name) + "_" + std::to_string(table.param.seats);
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}

class EveryTable : public testing::TestWithParam<Seating> {
 protected:
  const Rules rules_ = GetParam().variant->rules(Seats{GetParam().seats});
};

// The replay of logs, which deals, judges and counts, leaves no deal unfinished, and every card was played.
TEST_P(EveryTable, is_played_to_the_end_by_a_mixture) {
  const study::Table table(rules_);
  study::Beginning beginning;
  constexpr std::array<PlayerType, 4> mixture{PlayerType{PlayerKind::random}, PlayerType{PlayerKind::greedy},
                                              PlayerType{PlayerKind::careful}, PlayerType{PlayerKind::search, 4}};
  for (const Seat seat : rules_.seats) beginning.seated[seat] = mixture[seat.index % mixture.size()];
  for (std::uint64_t seed = 1; seed <= 2; ++seed) {
    beginning.seed = seed;
    beginning.dealer = Seat{static_cast<std::uint8_t>(seed % rules_.seats.count)};
    const study::PlayedGame course = study::played(table, beginning);
    EXPECT_FALSE(course.has_broken_off);
    EXPECT_EQ(course.deals, 1);
    EXPECT_GE(course.turns.size(), rules_.seats.count * 4U);  // nobody holds fewer cards in a deal
  }
}

INSTANTIATE_TEST_SUITE_P(Games, EveryTable, testing::ValuesIn(all_tables()), name_of);

}  // namespace
}  // namespace casino::players::players_test
