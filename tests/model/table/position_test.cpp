// Lawful positions, structural faults, values, equality.

#include "model/table/position.hpp"

#include <gtest/gtest.h>

#include "model/judge/judge.hpp"
#include "model/rules/variants.hpp"
#include "tests/support/verdicts.hpp"

namespace casino::test::position_test {
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

// AA-BLD-4 and SWZ-EQL-1 where equal builds become one, and where nobody has to hold a card (build.card_held).
TEST(Position, AA_OWN_2_where_no_card_is_asked_for) {
  const auto ownerless = [](std::string_view held) {
    Table table = Table(with(swazi(Seats{3}), "build.card_held", held)).build(9, "5C 4D", p1).hand(p1, "8S 2C");
    table.proven(p1, 11);
    return faults(table);
  };
  EXPECT_EQ(ownerless("kept"), "AA-OWN-2 SWZ-PTN-1");
  // By a turn that was lawful the card may have gone.
  EXPECT_EQ(ownerless("kept_unless_trailing"), "");
  EXPECT_EQ(ownerless("kept_unless_let_stand"), "");
  EXPECT_EQ(ownerless("when_made"), "");
  EXPECT_EQ(ownerless("never"), "");
  // Until the last hands are dealt (Q-SAF-11): of two dealings it is the first that asks.
  Table halves = Table(with(south_african(Seats{2}), "build.card_held", "kept_first_half"));
  halves.build(9, "5C 4D", p1).hand(p1, "8S 2C");
  EXPECT_EQ(faults(halves), "AA-OWN-2");
  halves.position().dealing = 2;
  EXPECT_EQ(faults(halves), "");
}

TEST(Position, SWZ_EQL_1_builds_that_merge_are_not_asked) {
  const Table table = Table(with(swazi(Seats{3}), "build.same_value", "merge"))
                          .build(9, "5C 4D", p1)
                          .build(9, "6C 3D", p2)
                          .part_of_hand(p1, "9S", 1)
                          .part_of_hand(p2, "9H", 1);
  EXPECT_EQ(faults(table), "");
}

// Q-SWZ-23 (c): a side's build is covered by either partner's card; without partners by the owner's.
TEST(Position, AA_OWN_2_a_build_of_the_side) {
  Table four = Table(with(swazi(Seats{4}), "build.owner", "side")).build(9, "5C 4D", p1);
  four.hand(p1, "8S 2C").hand(p3, "9S");
  EXPECT_EQ(faults(four), "");
  Table three_seats = Table(with(swazi(Seats{3}), "build.owner", "side")).build(9, "5C 4D", p1);
  three_seats.hand(p1, "8S 2C").hand(p3, "9S");
  EXPECT_EQ(faults(three_seats), "AA-OWN-2");
}

// A build of 1 and one of 14 want an ace each (Q-SWZ-20), and it is the partners' hands together that have them,
// whoever of the two owns which.
TEST(Position, AA_OWN_2_builds_of_aces_of_the_side) {
  const auto owned_by = [](Seat owner_of_14) {
    Table table = Table(with(swazi(Seats{4}), "build.owner", "side"));
    return table.build(1, "AC AD", p1).build(14, "10C 4D", owner_of_14).hand(p1, "AS");
  };
  EXPECT_EQ(faults(owned_by(p1).hand(p3, "AH")), "");
  EXPECT_EQ(faults(owned_by(p3).hand(p3, "AH")), "");
  EXPECT_EQ(faults(owned_by(p1).hand(p3, "5H")), "AA-OWN-2");
  EXPECT_EQ(faults(owned_by(p3).hand(p3, "5H")), "AA-OWN-2");
  // One of the partners' cards that nobody has seen may be an ace, and cannot be two.
  EXPECT_EQ(faults(owned_by(p1).part_of_hand(p3, "5H", 1)), "");
  EXPECT_EQ(faults(owned_by(p1).part_of_hand(p3, "5H", Hand::any_number)), "");
  EXPECT_EQ(faults(owned_by(p1).part_of_hand(p1, "5H", Hand::any_number).hand(p3, "6H")), "");
  EXPECT_EQ(faults(owned_by(p1).hand(p1, "5H").part_of_hand(p3, "6H", 1)), "AA-OWN-2");
}

// Q-SWZ-20: an ace backs a build of 1 or one of 14; a nine beside them is another matter.
TEST(Position, AA_OWN_6_builds_of_one_fourteen_and_nine) {
  const auto with_hand = [](std::string_view hand) {
    return faults(Table(with(swazi(Seats{3}), "build.same_value", "stand"))
                      .build(1, "AC AD", p1)
                      .build(14, "10C 4D", p1)
                      .build(9, "5C 4C", p1)
                      .hand(p1, hand));
  };
  EXPECT_EQ(with_hand("AS AH 9S"), "");
  EXPECT_EQ(with_hand("AS AH 8S"), "AA-OWN-2");
  EXPECT_EQ(with_hand("AS 8S 9S"), "AA-OWN-2");
}

// SWZ2-RST-2 is asked when a turn ends: within one there may be two (SWZ2-RST-3).
TEST(Position, SWZ2_RST_2_two_builds_within_a_turn) {
  Table table = Table(swazi_two(Seats{2})).build(9, "5C 4D", p1).build(8, "5D 3D", p1).hand(p1, "9S 8S");
  EXPECT_EQ(faults(table), "SWZ2-RST-2");
  table.position().turn.actions = 1;
  EXPECT_EQ(faults(table), "");
}

// SOT-PILE-4 where the order of a pile is kept, and where nobody asks for it.
TEST(Position, SOT_PILE_4_pictures_above_numerals) {
  EXPECT_EQ(faults(Table(sotho(Seats{4})).pile(p1, "KS 5C")), "SOT-PILE-4");
  EXPECT_EQ(faults(Table(sotho(Seats{4})).pile(p1, "5C KS")), "");
  EXPECT_EQ(faults(Table(with(sotho(Seats{4}), "pile.order", "not_kept")).pile(p1, "KS 5C")), "");
}

TEST(Position, who_is_not_seated_has_nothing) {
  const auto only_fault = [](const Table& table) {
    const auto found = structural_faults(table.rules(), table.position());
    return found.size() == 1 ? std::optional(found[0].what) : std::nullopt;
  };
  EXPECT_EQ(only_fault(anglo().to_act(p4)), Fault::seat_not_seated);
  Table dealt = anglo();
  dealt.position().dealer = p4;
  EXPECT_EQ(only_fault(dealt), Fault::seat_not_seated);
  EXPECT_EQ(only_fault(anglo().hand(p3, "5C")), Fault::seat_not_seated);
  EXPECT_EQ(only_fault(anglo().pile(p3, "5C")), Fault::pile_not_kept);
  EXPECT_EQ(only_fault(Table(swazi(Seats{4})).pile(p3, "5C")), Fault::pile_not_kept);  // SWZ-PILE-2
  EXPECT_EQ(only_fault(anglo().build(0, "5C 4D", p1)), Fault::empty_build);
  EXPECT_EQ(only_fault(anglo().part_of_hand(p1, "5C", 52)), Fault::too_many_cards);
}

TEST(Position, builds_are_found_by_their_cards) {
  Table table = anglo().build(9, "5C 4D", p1);
  EXPECT_EQ(table.position().build_with(cards("4D"))->value, Value{9});
  EXPECT_EQ(table.position().build_with(cards("4C")), nullptr);
}

TEST(Position, a_list_that_is_given_itself_stays) {
  Table table = anglo().build(9, "5C 4D", p1);
  Builds& builds = table.position().builds;
  const Builds& same = builds;
  builds = same;
  ASSERT_EQ(builds.size(), 1U);
  EXPECT_EQ(builds[0].cards, cards("5C 4D"));
}

}  // namespace
}  // namespace casino::test::position_test
