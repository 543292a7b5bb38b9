// Raising a build: seed 004, The Play 5.1 and Building Rules; seed 000, Swazi Casino, action 3.

#include <gtest/gtest.h>

#include "model/rules/variants.hpp"
#include "tests/support/verdicts.hpp"

namespace casino::test::raise_test {
namespace {

Table anglo() { return Table(anglo_american(Seats{2})); }
Table three() { return Table(swazi(Seats{3})); }

TEST(Raise, AA_ADD_1_two_on_a_six_makes_eight) {
  const Table table = Table(anglo_american(Seats{3})).build(6, "3C 3D", p3).hand(p1, "2H 8S").part_of_hand(p3, "6H", 1);
  EXPECT_EQ(used(table, {raise(8, "3C 3D", "2H")}), "AA-ADD-1 AA-ADD-8");
  const Position then = after(table, {raise(8, "3C 3D", "2H")});
  EXPECT_EQ(then.builds[0].value, Value{8});
  EXPECT_EQ(then.builds[0].owner, p1);
  EXPECT_EQ(verdict(table, {raise(9, "3C 3D", "2H")}), "AA-ADD-1 AA-ADD-12");
}

TEST(Raise, AA_ADD_2_loose_groups_of_the_new_value_join) {
  const Table table = anglo().build(7, "3C 4D", p2).loose("9H").hand(p1, "2S 9C");
  EXPECT_TRUE(uses(table, {raise(9, "3C 4D", "2S", "9H")}, "AA-ADD-2"));
  EXPECT_TRUE(after(table, {raise(9, "3C 4D", "2S", "9H")}).builds[0].is_multiple());
  EXPECT_EQ(verdict(table, {raise(9, "3C 4D", "2S")}), "legal");
  const auto sets = [](std::string_view value) {
    return Table(with(anglo_american(Seats{2}), "raise.loose_groups", value))
        .build(7, "4C 3D", p2)
        .loose("6H 3S")
        .hand(p1, "2D 9C");
  };
  EXPECT_EQ(verdict(sets("groups"), {raise(9, "4C 3D", "2D", "6H 3S")}), "legal");
  EXPECT_EQ(verdict(sets("equal_cards"), {raise(9, "4C 3D", "2D", "6H 3S")}), "AA-ADD-2");
  EXPECT_EQ(verdict(sets("forbidden"), {raise(9, "4C 3D", "2D", "6H 3S")}), "AA-ADD-2");
}

TEST(Raise, AA_ADD_3_no_table_card_changes_a_value) {
  const auto table = [](std::string_view value) {
    return Table(with(anglo_american(Seats{2}), "raise.table_cards", value))
        .build(5, "AC 4H", p2)
        .loose("2D")
        .hand(p1, "3S 8D 10C");
  };
  EXPECT_EQ(verdict(table("forbidden"), {raise(10, "AC 4H", "3S", "2D")}), "AA-ADD-3");
  EXPECT_TRUE(uses(table("allowed"), {raise(10, "AC 4H", "3S", "2D")}, "AA-VAR-3"));
  EXPECT_EQ(verdict(table("forbidden"), {raise(8, "AC 4H", "3S")}), "legal");
}

// 6 and the loose 3 make 9 without the played nine, which would stand beside as a group of its own.
TEST(Raise, AA_VAR_4_the_played_card_has_a_part_in_the_change) {
  const Table open = Table(with(anglo_american(Seats{2}), "raise.table_cards", "allowed"))
                         .build(6, "4C 2D", p2)
                         .loose("3H")
                         .hand(p1, "9C 9S");
  EXPECT_EQ(verdict(open, {raise(9, "4C 2D", "9C", "3H")}), "AA-VAR-4");
  const Table plain = anglo().build(6, "4C 2D", p2).loose("3H").hand(p1, "9C 9S");
  EXPECT_EQ(verdict(plain, {raise(9, "4C 2D", "9C", "3H")}), "AA-ADD-3");
}

TEST(Raise, AA_ADD_4_a_multiple_build_keeps_its_value) {
  const Table table =
      Table(anglo_american(Seats{3})).build(3, "3C 3D", p3).hand(p1, "2H 5S 8S").part_of_hand(p3, "3H", 1);
  EXPECT_EQ(verdict(table, {raise(5, "3C 3D", "2H")}), "AA-ADD-4");
  EXPECT_EQ(verdict(table, {raise(8, "3C 3D", "2H")}), "AA-ADD-1 AA-ADD-4");
}

TEST(Raise, AA_ADD_8_whose_builds_by_option) {
  const auto own = [](std::string_view value) {
    return Table(with(anglo_american(Seats{2}), "raise.whose", value)).build(5, "3C 2D", p1).hand(p1, "5H 3H 8S");
  };
  EXPECT_EQ(verdict(own("any"), {raise(8, "3C 2D", "3H")}), "legal");
  EXPECT_EQ(verdict(own("own"), {raise(8, "3C 2D", "3H")}), "legal");
  EXPECT_EQ(verdict(own("not_own"), {raise(8, "3C 2D", "3H")}), "DOM-ADD-2");
  EXPECT_EQ(verdict(own("opponents"), {raise(8, "3C 2D", "3H")}), "SWZ-RSE-1");
  EXPECT_EQ(verdict(own("none"), {raise(8, "3C 2D", "3H")}), "AA-ADD-8");
}

TEST(Raise, AA_ADD_10_the_new_value_is_said) {
  const Table table = three().build(9, "6D 3S", p2).hand(p1, "2H JC 8S").part_of_hand(p2, "9C", 2);
  const auto in_silence = [](Action action) {
    action.silent = true;
    return action;
  };
  EXPECT_EQ(verdict(table, {in_silence(raise(0, "6D 3S", "2H"))}), "legal");
  EXPECT_EQ(verdict(table, {raise(11, "6D 3S", "2H")}), "legal");
  // Seed 004 says *must*; but what is not stated may have been said.
  const Table duty = anglo().build(5, "3C 2D", p2).hand(p1, "3H 8S");
  EXPECT_EQ(verdict(duty, {in_silence(raise(0, "3C 2D", "3H"))}), "AA-ADD-10");
  EXPECT_EQ(verdict(duty, {in_silence(raise(8, "3C 2D", "3H"))}), "AA-ADD-10");
  EXPECT_EQ(verdict(duty, {raise(0, "3C 2D", "3H")}), "legal");
}

// Seed 004's Example B: five, three and the loose two make ten, and nothing else comes out. Eight with the ten cards
// over would not; in Royal 5 + 3 | 4 + 4 | 8 and 5 + 3 + 4 | 8 + 4 both do.
TEST(Raise, Q_AA_13_unsaid_it_is_the_only_value_that_would_be_legal) {
  const Rules allowed = with(anglo_american(Seats{2}), "raise.table_cards", "allowed");
  const Table ten = Table(allowed).build(5, "AC 4H", p2).loose("2D").hand(p1, "3S 10C");
  EXPECT_EQ(verdict(ten, {raise(0, "AC 4H", "3S", "2D")}), "legal");
  EXPECT_EQ(after(ten, {raise(0, "AC 4H", "3S", "2D")}).builds[0].value, Value{10});
  const Table unknown = Table(allowed).build(5, "AC 4H", p2).loose("2D").part_of_hand(p1, "3S", 2);
  EXPECT_EQ(verdict(unknown, {raise(0, "AC 4H", "3S", "2D")}), "undetermined AA-ADD-12");
  const Rules numbers = with(royal(Seats{2}), "raise.table_cards", "allowed");
  const auto two_ways = [&](std::string_view hand) {
    const Table table = Table(numbers).build(5, "3S 2S", p2).loose("4C 4D 8H").hand(p1, hand);
    return verdict(table, {raise(0, "3S 2S", "3H", "4C 4D 8H")});
  };
  EXPECT_EQ(two_ways("3H QC 8C"), "undetermined AA-BLD-10");
  EXPECT_EQ(two_ways("3H QC 9C"), "legal");
}

TEST(Raise, AA_ADD_12_the_raiser_holds_the_new_value) {
  const Table table = three().build(9, "6D 3S", p2).hand(p1, "2H 8S").part_of_hand(p2, "9C", 2);
  EXPECT_EQ(verdict(table, {raise(11, "6D 3S", "2H")}), "AA-ADD-12");
}

TEST(Raise, SWZ_RSE_1_only_an_opponents_build) {
  const Rules rules = swazi(Seats{4});
  const Table own = Table(rules).build(9, "6D 3S", p3).to_act(p3).hand(p3, "2H JC 9C");
  EXPECT_EQ(verdict(own, {raise(11, "6D 3S", "2H")}), "SWZ-RSE-1");
  const Table partners = Table(rules).build(9, "6D 3S", p1).to_act(p3).hand(p3, "2H JC 8S");
  EXPECT_EQ(verdict(partners, {raise(11, "6D 3S", "2H")}), "SWZ-RSE-1");
}

TEST(Raise, Q_SWZ_38_a_build_that_the_own_side_formed) {
  Rules rules = with(swazi(Seats{3}), "raise.whose", "opponents_not_formed_by_side");
  Table table = Table(rules).build(11, "6C 3D 2H", p2).hand(p1, "2C KS");
  EXPECT_EQ(verdict(table, {raise(13, "6C 3D 2H", "2C")}), "legal");
  table.position().builds[0].formed_by = p1;
  EXPECT_EQ(verdict(table, {raise(13, "6C 3D 2H", "2C")}), "SWZ-RSE-1");
}

TEST(Raise, AA_ADD_3_neither_a_loose_card_nor_a_pile_top_raises) {
  const Table table = three().build(9, "6D 3S", p2).loose("2C").pile(p2, "2D").hand(p1, "2H JC 8S");
  EXPECT_EQ(verdict(table, {raise(11, "6D 3S", "", "2C"), trail("8S")}), "AA-ADD-3");
  Action with_top = raise(11, "6D 3S", "");
  with_top.tops = cards("2D");
  EXPECT_EQ(verdict(table, {with_top, trail("8S")}), "AA-ADD-3");
}

TEST(Raise, SWZ_EQL_3_a_raise_to_an_own_value_is_united) {
  const Table table = three().build(13, "10H 3D", p1).build(9, "6C 3S", p2).hand(p1, "4H KS 8C");
  EXPECT_EQ(verdict(table, {raise(13, "6C 3S", "4H")}), "SWZ-EQL-3");
  EXPECT_EQ(verdict(table, {united(raise(13, "6C 3S", "4H"), "10H 3D")}), "legal");
}

TEST(Raise, Q_SWZ_30_the_older_build_keeps_its_owner) {
  const Table table =
      Table(swazi(Seats{4})).build(13, "10H 3D", p1).build(9, "6C 3S", p2).to_act(p3).hand(p3, "4H KS 8C");
  const Position then = after(table, {united(raise(13, "6C 3S", "4H"), "10H 3D")});
  ASSERT_EQ(then.builds.size(), 1U);
  EXPECT_EQ(then.builds[0].owner, p1);
  // Q-SWZ-29: raising into the partner's value still needs an own card.
  const Table bare = Table(swazi(Seats{4})).build(13, "10H 3D", p1).build(9, "6C 3S", p2).to_act(p3).hand(p3, "4H 8C");
  EXPECT_EQ(verdict(bare, {united(raise(13, "6C 3S", "4H"), "10H 3D")}), "AA-ADD-12");
}

// Q-AA-10 b, Q-GEN-01: the ace is put on the thirteen, and the loose ace would have to join; or it is a fourteen by
// itself, and the thirteen makes another one with the loose ace, like a card.
TEST(Raise, AA_VAR_5_an_ace_that_is_a_group_alone) {
  const auto table = [](std::string_view value) {
    return Table(with(swazi(Seats{3}), "build.single_as_card", value))
        .to_act(p3)
        .build(13, "3H 3S 7S", p1)
        .loose("AS")
        .hand(p3, "AH AD QS");
  };
  const std::vector<Step> turn = {raise(14, "3H 3S 7S", "AH", "AS")};
  EXPECT_EQ(verdict(table("capture_and_groups"), turn), "legal");
  EXPECT_TRUE(uses(table("capture_and_groups"), turn, "AA-VAR-5"));
  EXPECT_EQ(verdict(table("full"), turn), "legal");
  EXPECT_EQ(verdict(table("off"), turn), "AA-ADD-2");
}

// Q-AA-10: at its own value a build is added to, which an opponent's is not, unless it is captured (SWZ-AUG-6). Where
// it may be built with like a card it is a group of the new build; in the narrower reading, too, for 4S 9C are thirteen
// without it, and nothing is raised. It does not matter which of the two the turn is called.
TEST(Raise, AA_VAR_5_a_build_at_its_own_value) {
  const auto table = [](std::string_view value) {
    return Table(with(swazi(Seats{3}), "build.single_as_card", value))
        .build(13, "10H 3S", p2)
        .loose("9C")
        .hand(p1, "4S KC");
  };
  const std::vector<Step> turn = {raise(13, "10H 3S", "4S", "9C")};
  EXPECT_EQ(verdict(table("off"), turn), "SWZ-AUG-6");  // nothing is raised: an opponent's build is added to
  EXPECT_EQ(verdict(table("capture_and_groups"), turn), "legal");
  EXPECT_EQ(verdict(table("capture_and_groups"), {build(13, "4S", "9C 10H 3S")}), "legal");
  EXPECT_EQ(verdict(table("full"), turn), "legal");
  EXPECT_EQ(verdict(table("full"), {build(13, "4S", "9C 10H 3S")}), "legal");
}

TEST(Raise, AA_ADD_9_no_cards_of_another_build) {
  const Table table =
      anglo().build(5, "3C 2D", p2).build(4, "3D AD", p2).hand(p1, "AC 10C").part_of_hand(p2, "5H 4H", 1);
  EXPECT_EQ(verdict(table, {raise(10, "3C 2D", "AC", "3D AD")}), "AA-ADD-9");
}

}  // namespace
}  // namespace casino::test::raise_test
