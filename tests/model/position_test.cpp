// Lawful positions, structural faults, values, equality; piles as stacks of batches (SWZ-PILE-3 to -6).

#include "model/position.hpp"

#include <gtest/gtest.h>

#include "model/judge.hpp"
#include "model/variants.hpp"
#include "tests/support/verdicts.hpp"

namespace casino::test {
namespace {

Table anglo() { return Table(anglo_american(Seats{2})); }
Table three() { return Table(swazi(Seats{3})); }
std::string faults(const Table& table) { return ids(judge_position(table.rules(), table.position())); }

TEST(Position, SWZ_EQL_1_two_builds_of_a_value) {
  const Table table =
      three().build(9, "5C 4D", p1).build(9, "6C 3D", p2).part_of_hand(p1, "9S", 1).part_of_hand(p2, "9H", 1);
  EXPECT_EQ(faults(table), "SWZ-EQL-1");
  EXPECT_EQ(
      faults(anglo().build(9, "5C 4D", p1).build(9, "6C 3D", p2).part_of_hand(p1, "9S", 1).part_of_hand(p2, "9H", 1)),
      "");
}

TEST(Position, AA_BLD_4_and_5_builds_add_up) {
  EXPECT_EQ(faults(anglo().build(9, "5C 3D", p2)), "AA-BLD-4");
  // 12 and 11: two groups that differ. Twenty-three is no multiple of twelve.
  Table differs = three().build(12, "QS 7H 4D", p2);
  differs.position().builds[0].groups = 2;
  EXPECT_EQ(faults(differs), "AA-BLD-5");
  EXPECT_EQ(faults(three().build(9, "9C", p2)), "AA-BLD-4");
}

TEST(Position, AA_OWN_2_an_owner_without_a_card) {
  EXPECT_EQ(faults(anglo().build(9, "5C 4D", p1).hand(p1, "8S 2C")), "AA-OWN-2");
  EXPECT_EQ(faults(anglo().build(9, "5C 4D", p1).part_of_hand(p1, "8S", 1)), "");
  EXPECT_EQ(faults(anglo().build(9, "5C 4D", p1).hand(p1, "9S 2C")), "");
}

TEST(Position, a_card_in_two_places_is_no_position) {
  const Table table = anglo().loose("5C").hand(p1, "5C 2D");
  const auto found = structural_faults(table.rules(), table.position());
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].what, Fault::card_twice);
  EXPECT_EQ(found[0].cards, cards("5C"));
}

TEST(Position, a_card_outside_the_pack_is_no_position) {
  const Rules rules = with(anglo_american(Seats{2}), "pack.kind", "no_pictures40");
  const Table table = Table(rules).loose("KC 5D");
  const auto found = structural_faults(table.rules(), table.position());
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].what, Fault::card_outside_pack);
}

TEST(Position, an_empty_build_and_a_stranger_are_no_position) {
  Table table = anglo().build(9, "5C 4D", p4);
  EXPECT_EQ(structural_faults(table.rules(), table.position())[0].what, Fault::owner_not_seated);
  Table empty = anglo();
  empty.position().builds.push_back(Build{});
  EXPECT_EQ(structural_faults(empty.rules(), empty.position())[0].what, Fault::empty_build);
}

TEST(Position, equal_layouts_are_equal_however_they_came_about) {
  const Table one = anglo().build(9, "5C 4D", p1).build(7, "4C 3D", p2);
  const Table other = anglo().build(7, "4C 3D", p2).build(9, "5C 4D", p1);
  EXPECT_EQ(one.position(), other.position());
  EXPECT_EQ(hash_of(one.position()), hash_of(other.position()));
}

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

TEST(Value, AA_VAL_1_and_2) {
  const Rules rules = anglo_american(Seats{2});
  EXPECT_EQ(values_of(rules, "AS"_card, Place::hand), ValueSet(Value{1}));
  EXPECT_EQ(values_of(rules, "10D"_card, Place::table), ValueSet(Value{10}));
  EXPECT_TRUE(values_of(rules, "JC"_card, Place::hand).empty());
}

TEST(Value, SWZ_VAL_2_and_SWZ_ACE_1) {
  const Rules rules = swazi(Seats{3});
  EXPECT_EQ(values_of(rules, "KC"_card, Place::hand), ValueSet(Value{13}));
  EXPECT_EQ(values_of(rules, "AC"_card, Place::table).size(), 2);
  EXPECT_TRUE(values_of(rules, "AC"_card, Place::build).contains(Value{14}));
  const Rules low = with(rules, "value.ace_table", "low");
  EXPECT_EQ(values_of(low, "AC"_card, Place::table), ValueSet(Value{1}));
}

}  // namespace
}  // namespace casino::test
