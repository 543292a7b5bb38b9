// Adding to a build: seed 004, The Play 5.2; seed 000, Swazi Casino, action 4 and the bases of action 5.

#include <gtest/gtest.h>

#include "model/rules/variants.hpp"
#include "tests/support/verdicts.hpp"

namespace casino::test::augment_test {
namespace {

Table anglo() { return Table(anglo_american(Seats{2})); }
Table three() { return Table(swazi(Seats{3})); }

TEST(Augment, AA_ADD_5_a_six_and_a_loose_three_for_a_nine) {
  const Table table = anglo().build(9, "5C 4D", p2).loose("3H").hand(p1, "6S 9C 9H").part_of_hand(p2, "9D", 2);
  EXPECT_EQ(verdict(table, {augment("5C 4D", "6S", "3H")}), "legal");
  const Position then = after(table, {augment("5C 4D", "6S", "3H")});
  EXPECT_TRUE(then.builds[0].is_multiple());
  EXPECT_EQ(then.builds[0].owner, p1);
  EXPECT_EQ(verdict(table, {augment("5C 4D", "6S", "")}), "AA-ADD-5");
  // At another value it would be raised, to one that no card has.
  EXPECT_EQ(verdict(table, {valued(augment("5C 4D", "9C", ""), 18)}), verdict(table, {raise(18, "5C 4D", "9C", "")}));
}

TEST(Augment, AA_ADD_5_further_groups_of_loose_cards_by_option) {
  const auto table = [](std::string_view value) {
    return Table(with(anglo_american(Seats{2}), "augment.loose_groups", value))
        .build(9, "5C 4D", p2)
        .loose("6H 3S")
        .hand(p1, "9C 9S");
  };
  EXPECT_EQ(verdict(table("with_hand_card"), {augment("5C 4D", "9C", "6H 3S")}), "legal");
  EXPECT_EQ(verdict(table("hand_group_only"), {augment("5C 4D", "9C", "6H 3S")}), "AA-ADD-5");
  EXPECT_EQ(verdict(table("hand_group_only"), {augment("5C 4D", "9C", "")}), "legal");
}

TEST(Augment, AA_ADD_6_not_without_a_hand_card) {
  const Table table = anglo().build(9, "5C 4D", p2).loose("6H 3S").hand(p1, "KC 9D").part_of_hand(p2, "9S", 1);
  EXPECT_EQ(verdict(table, {trail("KC"), augment("5C 4D", "", "6H 3S")}), "AA-ADD-6");
}

TEST(Augment, AA_ADD_9_two_builds_are_not_made_one) {
  const Table table = anglo().build(9, "5C 4D", p1).build(9, "6S 3H", p1).hand(p1, "9D 9C");
  EXPECT_EQ(verdict(table, {augment("5C 4D", "9C", "6S 3H")}), "AA-ADD-9");
  const Table open = Table(with(anglo_american(Seats{2}), "build.single_as_card", "full"))
                         .build(9, "5C 4D", p1)
                         .build(9, "6S 3H", p1)
                         .hand(p1, "9D 9C");
  EXPECT_EQ(verdict(open, {augment("5C 4D", "9C", "6S 3H")}), "legal");
}

TEST(Augment, AA_ADD_13_whoever_adds_holds_a_card) {
  const Table table = anglo().build(9, "5C 4D", p2).loose("3H").hand(p1, "6S KC");
  EXPECT_EQ(verdict(table, {augment("5C 4D", "6S", "3H")}), "AA-ADD-13");
}

TEST(Augment, AA_BLD_8_no_pictures_onto_a_build) {
  const Table table = anglo().build(9, "5C 4D", p2).loose("QC").hand(p1, "9S 9H");
  EXPECT_EQ(verdict(table, {augment("5C 4D", "9S", "QC")}), "AA-BLD-8");
}

TEST(Augment, SWZ_AUG_4_a_loose_card_becomes_a_multiple_build) {
  const Table table = three().loose("QS 7H 5D").hand(p1, "QC 9S");
  const std::vector<Step> turn = {augment("QS", "", "7H 5D"), trail("9S")};
  EXPECT_TRUE(uses(table, turn, "SWZ-AUG-4"));
  EXPECT_EQ(verdict(table, turn), "legal");
  EXPECT_EQ(after(table, turn).builds[0].groups, 2);
  const Table wrong = three().loose("QS 7H 4D").hand(p1, "QC 9S");
  EXPECT_EQ(verdict(wrong, {augment("QS", "", "7H 4D"), trail("9S")}), "AA-ADD-5");
}

TEST(Augment, SWZ_AUG_5_the_matching_card_stays_in_the_hand) {
  EXPECT_EQ(verdict(three().loose("QS 4H").hand(p1, "QH QD 7C"), {augment("QS", "QH", "")}), "legal");
  EXPECT_EQ(verdict(three().loose("QS 4H").hand(p1, "QH 7C"), {augment("QS", "QH", "")}), "SWZ-AUG-5");
}

TEST(Augment, SWZ_AUG_6_an_opponents_build_is_captured_in_the_same_turn) {
  const Table table =
      three().build(12, "8C 4D", p2).loose("7S 5H").pile(p2, "QD 6H").hand(p1, "QC 3D").part_of_hand(p2, "QH", 1);
  const Action first = augment("8C 4D", "", "7S 5H");
  const Action second = augment("8C 4D 7S 5H", "", "", "QD");
  EXPECT_EQ(verdict(table, {first, second, capture("QC", "8C 4D 7S 5H QD")}), "legal");
  EXPECT_TRUE(uses(table, {first, second, capture("QC", "8C 4D 7S 5H QD")}, "SWZ-STL-9"));
  EXPECT_EQ(verdict(table, {first, trail("3D")}), "SWZ-AUG-6");
  const Table two = three().build(12, "8C 4D", p2).hand(p1, "QC QS").part_of_hand(p2, "QH", 1);
  EXPECT_EQ(verdict(two, {augment("8C 4D", "QC", "")}), "SWZ-AUG-6");
}

TEST(Augment, SWZ_AUG_6_other_readings) {
  const auto table = [](std::string_view value) {
    return Table(with(swazi(Seats{3}), "augment.opponent_build", value))
        .build(12, "8C 4D", p2)
        .loose("7S 5H")
        .hand(p1, "QC 3D");
  };
  const std::vector<Step> turn = {augment("8C 4D", "", "7S 5H"), trail("3D")};
  EXPECT_EQ(verdict(table("owner_keeps"), turn), "legal");
  EXPECT_EQ(after(table("owner_keeps"), turn).builds[0].owner, p2);
  EXPECT_EQ(verdict(table("takes_over"), turn), "legal");
  EXPECT_EQ(after(table("takes_over"), turn).builds[0].owner, p1);
  EXPECT_EQ(verdict(table("never"), {augment("8C 4D", "", "7S 5H"), capture("QC", "8C 4D 7S 5H")}), "SWZ-AUG-6");
}

TEST(Augment, SWZ_STL_3_only_the_top_of_a_pile) {
  const Table table = three().loose("9H 2C").pile(p2, "5D 2H JC").hand(p1, "9S KD");
  EXPECT_EQ(verdict(table, {augment("9H", "", "2C", "5D 2H"), trail("KD")}), "SWZ-STL-3");
  EXPECT_EQ(verdict(table, {augment("9H", "", "2C", "5D"), trail("KD")}), "AA-ADD-5");
}

TEST(Augment, SWZ_STL_4_then_the_card_beneath) {
  const Table table = three().loose("9H 7C 4D").pile(p2, "5D 2H JC").hand(p1, "9S KD");
  const Action first = augment("9H", "", "4D", "5D");
  const Action second = augment("9H 4D 5D", "", "7C", "2H");
  EXPECT_EQ(verdict(table, {first, second, trail("KD")}), "legal");
  EXPECT_TRUE(uses(table, {first, second, trail("KD")}, "SWZ-STL-4"));
  EXPECT_EQ(after(table, {first, second, trail("KD")}).piles[p2].top(), "JC"_card);
  EXPECT_EQ(verdict(table, {augment("9H", "", "7C", "2H"), augment("9H 7C 2H", "", "4D", "5D"), trail("KD")}),
            "SWZ-STL-3");
}

TEST(Augment, SWZ_STL_2_neither_the_own_pile_nor_the_partners) {
  const Table table = three().loose("9H 4D").pile(p1, "5D").hand(p1, "9S KD");
  EXPECT_EQ(verdict(table, {augment("9H", "", "4D", "5D"), trail("KD")}), "SWZ-STL-2");
}

TEST(Augment, SWZ_STL_5_no_base_without_a_matching_card) {
  const Table table = three().loose("9H 4D").pile(p2, "5D").hand(p1, "8S KD");
  EXPECT_EQ(verdict(table, {augment("9H", "", "4D", "5D"), trail("KD")}), "SWZ-STL-5");
}

TEST(Augment, SWZ_STL_7_no_base_beside_an_equal_build) {
  const Table table =
      three().loose("9H 4D").build(9, "8H AC", p3).pile(p2, "5D").hand(p1, "9S KD").part_of_hand(p3, "9C", 2);
  EXPECT_EQ(verdict(table, {augment("9H", "", "4D", "5D"), trail("KD")}), "SWZ-EQL-2");
}

TEST(Augment, SWZ_STL_3_an_unknown_top_leaves_it_open_until_it_shows) {
  const Table table = three().loose("9H 4D").pile(p2, "", "5D 2H").hand(p1, "9S KD");
  const Action steal = augment("9H", "", "4D", "5D");
  EXPECT_EQ(verdict(table, {steal, trail("KD")}), "undetermined SWZ-STL-3");
  EXPECT_EQ(verdict(table, {event(EventKind::reveal, p2, "5D"), steal, trail("KD")}), "legal");
  EXPECT_EQ(verdict(table, {event(EventKind::reveal, p2, "2H"), steal, trail("KD")}), "SWZ-STL-3");
}

TEST(Augment, SWZ_AUG_2_an_option_may_close_the_piles) {
  const Table table =
      Table(with(swazi(Seats{3}), "steal.use", "never")).loose("9H 4D").pile(p2, "5D").hand(p1, "9S KD");
  EXPECT_EQ(verdict(table, {augment("9H", "", "4D", "5D"), trail("KD")}), "SWZ-AUG-2");
}

TEST(Augment, SWZ_STL_1_a_pile_top_is_not_trailed) {
  const Table table = three().pile(p2, "5D").hand(p1, "9S KD");
  Action both = trail("KD");
  both.tops = cards("5D");
  EXPECT_EQ(verdict(table, {both}), "SWZ-STL-1");
  EXPECT_EQ(verdict(table, {trail("KD")}), "legal");
}

TEST(Augment, SWZ_TRN_7_a_trailed_card_is_a_loose_card_at_once) {
  const auto table = [](std::string_view value) {
    return Table(with(swazi(Seats{3}), "turn.reuse_trailed_card", value))
        .loose("4C")
        .pile(p2, "5D")
        .hand(p1, "9S 9D 2C");
  };
  const std::vector<Step> as_base = {trail("9S"), augment("9S", "", "4C", "5D")};
  EXPECT_EQ(verdict(table("allowed"), as_base), "legal");
  EXPECT_EQ(verdict(table("not_as_base"), as_base), "SWZ-TRN-7");
  EXPECT_EQ(verdict(table("forbidden"), as_base), "SWZ-TRN-7");
  const auto own = [](std::string_view value) {
    return Table(with(swazi(Seats{3}), "turn.reuse_trailed_card", value))
        .build(9, "5H 4D", p1)
        .pile(p2, "5D")
        .hand(p1, "4S 9D 2C");
  };
  const std::vector<Step> in_group = {trail("4S"), augment("5H 4D", "", "4S", "5D")};
  EXPECT_EQ(verdict(own("not_as_base"), in_group), "legal");
  EXPECT_EQ(verdict(own("forbidden"), in_group), "SWZ-TRN-7");
}

TEST(Augment, Q_SWZ_24_who_must_hold_the_card) {
  const auto table = [](std::string_view value) {
    return Table(with(swazi(Seats{4}), "augment.card_needed", value))
        .build(12, "8C 4D", p1)
        .loose("5H")
        .to_act(p3)
        .hand(p3, "7S 2H")
        .part_of_hand(p1, "QS", 2);
  };
  EXPECT_EQ(verdict(table("owner_only"), {augment("8C 4D", "7S", "5H")}), "legal");
  EXPECT_EQ(after(table("owner_only"), {augment("8C 4D", "7S", "5H")}).builds[0].owner, p1);
  EXPECT_EQ(verdict(table("whoever_adds"), {augment("8C 4D", "7S", "5H")}), "AA-ADD-13");
}

// Option build.card_held: in the last hands, too, where a card is held for a build only when it is made.
TEST(Augment, Q_SWZ_14_in_the_last_hands) {
  const auto table = [](std::string_view value, std::uint8_t dealing) {
    Table made = Table(with(swazi_two(Seats{2}), "build.card_held", value)).loose("QH").hand(p1, "QD 3C");
    made.position().dealing = dealing;
    return made;
  };
  const std::vector<Step> turn = {augment("QH", "QD", "")};
  EXPECT_EQ(verdict(table("kept_first_half", 1), turn), "SWZ-AUG-5");
  EXPECT_EQ(verdict(table("kept_first_half", 2), turn), "legal");
  EXPECT_EQ(verdict(table("when_made", 1), turn), "legal");
  EXPECT_EQ(verdict(table("kept", 2), turn), "SWZ-AUG-5");
}

// Option partner.build_for: a build may be made and added to on the partner's card, where that is proven and so said.
TEST(Augment, SWZ_PTN_3_adding_on_the_partners_card) {
  const Rules rules = with(swazi(Seats{4}), "augment.card_needed", "whoever_adds");
  const auto table = [&](Seat owner) {
    return Table(rules).build(12, "8C 4D", owner).loose("5H").to_act(p3).hand(p3, "7S 2H").part_of_hand(p1, "QS", 2);
  };
  const Step adding = augment("8C 4D", "7S", "5H");
  const Step for_north = for_partner(augment("8C 4D", "7S", "5H"));
  EXPECT_EQ(verdict(table(p1).proven(p1, 12), {for_north}), "legal");
  EXPECT_TRUE(uses(table(p1).proven(p1, 12), {for_north}, "SWZ-PTN-3"));
  EXPECT_EQ(verdict(table(p1).proven(p1, 12), {adding}), "AA-ADD-13");
  EXPECT_EQ(verdict(table(p1), {for_north}), "AA-ADD-13");
  // South's own build stays South's to answer for, whatever is said.
  EXPECT_EQ(verdict(table(p3).proven(p1, 12), {for_north}), "AA-ADD-13 SWZ-PTN-4");
  const Rules owning = with(rules, "partner.build_for", "proven");
  EXPECT_EQ(verdict(Table(owning).build(12, "8C 4D", p1).loose("5H").to_act(p3).hand(p3, "7S 2H"), {for_north}),
            "legal");
}

}  // namespace
}  // namespace casino::test::augment_test
