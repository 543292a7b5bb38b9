// A scoring table gives each card's points to whoever captured it: however the pack is shared, the sides together have
// what the table gives for the whole pack (OWN-SCO-1, OWN-SCO-2, OWN-SCO-3), and what a majority gives has one owner or
// is a tie (OWN-SCO-4).

#include <algorithm>

#include <gtest/gtest.h>

#include "model/score/score.hpp"
#include "properties/generate/dice.hpp"
#include "tests/properties/tables.hpp"
#include "tests/properties/trials.hpp"

namespace casino::properties::scoring_table_test {
namespace {

class ScoringTableTest : public testing::TestWithParam<Table> {};
INSTANTIATE_TEST_SUITE_P(Variants, ScoringTableTest, testing::ValuesIn(tables()),
                         [](const auto& table) { return name_of(table.param); });

TableRow row(ScoreItem item, Dice& dice) {
  return {item, is_majority(item) ? static_cast<TableTie>(dice.below(3)) : TableTie::nobody,
          static_cast<std::int16_t>(1 + dice.below(5))};
}

// Rows as they come, but for those that cannot stand beside the others or the options.
Rules with_made_table(Rules rules, Dice& dice) {
  const auto add = [&](ScoreItem item) {
    if (rules.scoring.full()) return;
    rules.scoring.push_back(row(item, dice));
    if (fault_of_table(rules)) rules.scoring.pop_back();
  };
  for (std::size_t more = dice.below(8); more > 0; --more)
    add(item_of(Card::from_index(static_cast<unsigned>(dice.below(card_count)))));
  if (dice.one_in(2)) add(item_of_each(static_cast<Suit>(dice.below(4))));
  if (dice.one_in(2)) add(item_of_each(static_cast<Rank>(1 + dice.below(13))));
  for (std::size_t more = dice.below(3); more > 0; --more) add(item_of_most(static_cast<Suit>(dice.below(4))));
  return rules;
}

Captured shared_out(const Rules& rules, Dice& dice) {
  const Sides sides = sides_of(rules);
  Captured captured;
  for (const Card card : rules.pack) captured.cards[sides[dice.below(sides.size())]].insert(card);
  return captured;
}

// What a card is worth is written out here without the model's own tables: its own row, or that of its rank or suit.
int worth_of(const ScoringTable& table, Card card) {
  for (const TableRow& one : table)
    if (one.item == item_of(card)) return one.points;
  for (const TableRow& one : table)
    if (one.item == item_of_each(card.rank()) || one.item == item_of_each(card.suit())) return one.points;
  return 0;
}

bool is_of_cards(const ScoreLine& line) {
  return line.clause == "OWN-SCO-1"_clause || line.clause == "OWN-SCO-2"_clause || line.clause == "OWN-SCO-3"_clause;
}

TEST_P(ScoringTableTest, all_sides_together_have_what_the_pack_is_worth) {
  for (int seed = 1; seed <= trials(40); ++seed) {
    Dice dice(static_cast<std::uint64_t>(seed));
    const Rules rules = with_made_table(GetParam().rules(), dice);
    const DealScore score = score_of(rules, shared_out(rules, dice));
    int due = 0;
    for (const Card card : rules.pack) due += worth_of(rules.scoring, card);
    int given = 0;
    for (const ScoreLine& line : score.lines)
      for (const Side side : sides_of(rules)) given += is_of_cards(line) ? line.points[side] : 0;
    ASSERT_EQ(given, due) << "seed " << seed;
  }
}

TEST_P(ScoringTableTest, a_majority_has_one_owner_or_is_a_tie) {
  for (int seed = 1; seed <= trials(40); ++seed) {
    Dice dice(static_cast<std::uint64_t>(seed));
    const Rules rules = with_made_table(GetParam().rules(), dice);
    const DealScore score = score_of(rules, shared_out(rules, dice));
    for (const TableRow& one : rules.scoring) {
      if (!is_majority(one.item)) continue;
      const auto line = std::ranges::find(score.lines, one.item, &ScoreLine::item);
      ASSERT_NE(line, score.lines.end()) << "seed " << seed;
      int given = 0;
      int owners = 0;
      for (const Side side : sides_of(rules)) {
        given += line->points[side];
        owners += line->points[side] != 0 ? 1 : 0;
      }
      ASSERT_TRUE(line->tied ? given <= std::max<int>(one.points, owners) : owners == 1 && given == one.points)
          << "seed " << seed;
    }
  }
}

}  // namespace
}  // namespace casino::properties::scoring_table_test
