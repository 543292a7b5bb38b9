// Piles as stacks of batches (SWZ-PILE-3, SWZ-PILE-4, SWZ-PILE-5, SWZ-PILE-6), and as sets (AA-TRN-5).

#include "model/table/pile.hpp"

#include <array>
#include <cstdint>
#include <vector>

#include <gtest/gtest.h>

#include "model/rules/variants.hpp"
#include "tests/support/verdicts.hpp"

namespace casino::test::pile_test {
namespace {

Table anglo() { return Table(anglo_american(Seats{2})); }
Table three() { return Table(swazi(Seats{3})); }

TEST(Pile, SWZ_PILE_5_the_capturing_card_is_on_top) {
  const Table table = three().loose("10C 6C 4D").pile(p1, "QD QC").hand(p1, "10H");
  const Pile pile = after(table, {capture("10H", "10C 6C 4D")}).piles[p1];
  EXPECT_EQ(pile.top(), "10H"_card);
  EXPECT_EQ(pile.size(), 6);
}

TEST(Pile, SWZ_PILE_6_below_it_any_of_the_batch_may_lie) {
  const Table table = three().loose("10C 6C 4D").pile(p1, "QD QC").hand(p1, "10H");
  Pile pile = after(table, {capture("10H", "10C 6C 4D")}).piles[p1];
  pile.take("10H"_card);
  EXPECT_FALSE(pile.top().has_value());
  EXPECT_EQ(pile.possible_tops(), cards("10C 6C 4D"));
  pile.reveal("6C"_card);
  EXPECT_EQ(pile.top(), "6C"_card);
  pile.take("6C"_card);
  EXPECT_EQ(pile.possible_tops(), cards("10C 4D"));
  pile.reveal("4D"_card);
  pile.take("4D"_card);
  EXPECT_EQ(pile.top(), "10C"_card);  // the last of its batch needs no revealing
  pile.take("10C"_card);
  EXPECT_EQ(pile.top(), "QD"_card);
}

TEST(Pile, two_unsorted_rests_stay_apart) {
  Pile pile;
  pile.lay(cards("2C 3C"), {});
  pile.lay(cards("5C 6C"), {});
  EXPECT_EQ(pile.possible_tops(), cards("5C 6C"));
  pile.reveal("5C"_card);
  pile.take("5C"_card);
  EXPECT_EQ(pile.top(), "6C"_card);
  pile.take("6C"_card);
  EXPECT_EQ(pile.possible_tops(), cards("2C 3C"));
}

TEST(Pile, a_known_order_is_equal_whatever_its_batches) {
  Pile once;
  once.lay({}, cards_in_order("5D 2H JC"));
  Pile twice;
  twice.lay({}, cards_in_order("JC"));
  twice.lay({}, cards_in_order("5D 2H"));
  EXPECT_EQ(once, twice);
}

TEST(Pile, a_hidden_card_comes_to_light) {
  Pile pile;
  pile.add_hidden(3);
  pile.lay({}, cards_in_order("5D"));
  EXPECT_EQ(pile.size(), 4);
  pile.take("5D"_card);
  pile.reveal("2H"_card);
  EXPECT_EQ(pile.top(), "2H"_card);
  EXPECT_EQ(pile.size(), 3);
}

TEST(Pile, AA_TRN_5_in_the_western_game_a_set) {
  const Table table = anglo().loose("5C 3D").hand(p1, "8S");
  const Pile pile = after(table, {capture("8S", "5C 3D")}).piles[p1];
  EXPECT_EQ(pile.cards(), cards("8S 5C 3D"));
  EXPECT_FALSE(pile.has_order());
}

TEST(Pile, a_card_that_cannot_be_on_top_is_none) {
  Pile pile;
  pile.lay({}, cards_in_order("5D 2H"));
  const Pile before = pile;
  pile.reveal("2H"_card);
  EXPECT_EQ(pile, before);
  pile.reveal("9H"_card);  // not of this pile, and none of it is hidden
  EXPECT_EQ(pile, before);
}

// Above one unsorted rest lies another. When a card leaves the lower one, the other does not notice.
TEST(Pile, a_card_leaves_from_beneath_another_rest) {
  Pile pile;
  pile.lay(cards("2C 3C"), {});
  pile.lay(cards("5C 6C"), {});
  pile.take("3C"_card);
  EXPECT_EQ(pile.possible_tops(), cards("5C 6C"));
  pile.take("5C"_card);
  pile.take("6C"_card);
  EXPECT_EQ(pile.top(), "2C"_card);
}

// The upper rest begins anew where its first card has gone.
TEST(Pile, the_first_card_of_a_rest_leaves) {
  Pile pile;
  pile.lay(cards("2C 3C"), {});
  pile.lay(cards("5C 6C 7C"), {});
  pile.take("5C"_card);
  EXPECT_EQ(pile.possible_tops(), cards("6C 7C"));
}

// Two cards in order between rests: one of them goes, and the rests stay two.
TEST(Pile, a_sorted_card_leaves_from_above_a_rest) {
  Pile pile;
  pile.lay(cards("2C 3C"), cards_in_order("9C 8C"));
  pile.lay(cards("5C 6C"), {});
  pile.take("8C"_card);
  pile.take("9C"_card);
  EXPECT_EQ(pile.possible_tops(), cards("5C 6C"));
}

std::vector<std::uint64_t> words_of(const Pile& pile) {
  std::vector<std::uint64_t> words;
  pile.each_word_of_order([&](std::uint64_t word) { words.push_back(word); });
  return words;
}

TEST(Pile, has_the_same_words_as_another_exactly_if_its_layers_are_the_same) {
  std::array<Pile, 5> piles;
  piles[0].lay(cards("2C 3C 5C 6C"), {});
  piles[1].lay(cards("2C 3C"), {});
  piles[1].lay(cards("5C 6C"), {});
  piles[2].lay({}, cards_in_order("2C 3C 5C 6C"));
  piles[3].lay({}, cards_in_order("2C 3C 6C 5C"));
  piles[4].lay(cards("2C 3C"), cards_in_order("5C 6C"));
  for (const Pile& one : piles)
    for (const Pile& other : piles) EXPECT_EQ(words_of(one) == words_of(other), &one == &other);

  Pile in_two_batches;
  in_two_batches.lay({}, cards_in_order("5C 6C"));
  in_two_batches.lay({}, cards_in_order("2C 3C"));
  EXPECT_EQ(words_of(in_two_batches), words_of(piles[2]));
}

TEST(Pile, tells_how_high_cards_reach_that_lie_on_one_another) {
  Pile pile;
  pile.lay(cards("2C 3C"), {});
  pile.lay(cards("5C 6C"), cards_in_order("9C"));
  EXPECT_EQ(pile.top_of(cards("2C 3C"), 0), 2U);
  EXPECT_EQ(pile.top_of(cards("5C 6C 9C"), 2), 5U);
  EXPECT_EQ(pile.top_of(cards("5C 6C"), 2), 4U);
  EXPECT_EQ(pile.top_of({}, 5), 5U);
  EXPECT_EQ(pile.top_of(cards("2C 3C 9C"), 0), std::nullopt) << "others lie between them";
  EXPECT_EQ(pile.top_of(cards("2C"), 0), std::nullopt) << "it lies in a run with another, in no known order";
  EXPECT_EQ(pile.top_of(cards("3C"), 2), std::nullopt);
}

}  // namespace
}  // namespace casino::test::pile_test
