// Turns that nobody would make on purpose, and that no text allows: what a referee who tries everything came
// upon.

#include <gtest/gtest.h>

#include "model/rules/variants.hpp"
#include "tests/support/verdicts.hpp"

namespace casino::test::odd_turns_test {
namespace {

const Rules western = anglo_american(Seats{2});
const Rules african = swazi(Seats{3});
const Rules african_partners = swazi(Seats{4});

// 004 The Play 3: a build is made of cards that one numeral card can capture; no card takes 18 or 15.
TEST(Raise, AA_ADD_1_no_build_of_eighteen_without_a_word) {
  const Table table = Table(western).build(10, "4S 6D", p2).hand(p1, "8S 10C");
  EXPECT_NE(verdict(table, {raise(0, "4S 6D", "8S")}), "legal");
}

TEST(Build, AA_BLD_1_no_build_that_no_card_could_take) {
  const Table table = Table(with(western, "build.card_held", "never")).loose("3C 6C").hand(p1, "6H 2H");
  EXPECT_NE(verdict(table, {build(15, "6H", "3C 6C")}), "legal");
}

// Q-AA-06: a hand card does not make one build of two. Its twin adds to one of them.
TEST(Augment, AA_ADD_9_adding_to_a_build_unites_it_with_no_other) {
  const Table table = Table(western).build(9, "5C 4D", p2).build(9, "6S 3H", p2).hand(p1, "9C 9S");
  EXPECT_EQ(verdict(table, {augment("5C 4D", "9C", "")}), "legal");
  EXPECT_EQ(verdict(table, {united(augment("5C 4D", "9C", ""), "6S 3H")}), "AA-ADD-9");
}

// SWZ-AUG-4, SWZ-EQL-3, SOT-PILE-1: what is added to a ten makes ten, said or not, and nobody has seen which of the two
// tens is the upper one.
TEST(Augment, SWZ_AUG_4_a_value_that_follows_need_not_be_said) {
  const Table table = Table(sotho(Seats{2})).loose("10D").build(10, "4H 6S 10C", p1).hand(p1, "10H 10S").hand(p2, "");
  const Action said = united(valued(augment("10D", "10H", ""), 10), "4H 6S 10C");
  Action unsaid = said;
  unsaid.value = Value{};
  const Judgement one = judge(table.rules(), table.position(), Turn{p1, {said}});
  const Judgement other = judge(table.rules(), table.position(), Turn{p1, {unsaid}});
  EXPECT_EQ(words(one.verdict), "legal");
  EXPECT_EQ(words(other.verdict), "legal");
  EXPECT_EQ(one.after, other.after);
}

TEST(Augment, AA_ADD_9_no_build_of_another_value_is_united_with) {
  const Table table = Table(african).build(9, "5C 4D", p1).build(12, "8C 4H", p2).hand(p1, "9C 9S");
  EXPECT_EQ(verdict(table, {united(augment("5C 4D", "9C", ""), "8C 4H")}), "AA-ADD-9");
}

// Whoever adds becomes the owner (AA-OWN-1); the Anglo-American text knows no building for the partner.
TEST(Augment, DOM_OWN_3_nobody_adds_on_the_partners_card) {
  const Table table = Table(anglo_american(Seats{4})).build(9, "5C 4D", p2).hand(p1, "9C 9S").hand(p3, "9H");
  EXPECT_EQ(verdict(table, {augment("5C 4D", "9C", "")}), "legal");
  EXPECT_EQ(verdict(table, {for_partner(augment("5C 4D", "9C", ""))}), "DOM-OWN-3");
}

// Q-SWZ-03 b: sets may share cards, but what is taken are sets. Four and ace make five; the four alone does
// not.
TEST(Capture, AA_CAP_5_overlapping_groups_are_taken_whole) {
  const Table table = Table(with(western, "capture.groups", "overlapping")).loose("AS AH 4C").hand(p1, "5S");
  EXPECT_EQ(verdict(table, {capture("5S", "AS AH 4C")}), "legal");
  EXPECT_EQ(verdict(table, {capture("5S", "4C")}), "AA-CAP-5");
}

// SWZ-RSE-2: a raise takes a card of the hand, and none of the table or of a pile.
TEST(Raise, AA_ADD_3_a_raise_without_a_hand_card_is_none_even_without_a_word) {
  const Rules silent = with(with(african, "announce.build", "not_needed"), "build.card_held", "never");
  const Table table = Table(silent).build(9, "5C 4D", p2).loose("2H").hand(p1, "JS KC");
  EXPECT_NE(verdict(table, {trail("KC"), raise(0, "5C 4D", "", "2H")}), "legal");
}

TEST(Raise, AA_ADD_2_no_pile_cards_join_a_raise) {
  const Table table = Table(african).build(5, "AC 4H", p2).hand(p1, "AD 9D").pile(p2, "6S").pile(p3, "8S");
  Action raised = raise(14, "AC 4H", "9D");
  EXPECT_EQ(verdict(table, {raised}), "legal");
  raised.tops = cards("6S 8S");
  EXPECT_NE(verdict(table, {raised}), "legal");
}

// Q-SWZ-14 b (build.card_held=when_made): the card that is put on a loose card may be the one that matches
// it.
TEST(Augment, SWZ_AUG_5_card_played_matches_where_it_is_asked_for_when_building) {
  const Table table = Table(african).loose("9H").hand(p1, "9S 2C");
  EXPECT_EQ(verdict(table, {valued(augment("9H", "9S", ""), 9)}), "SWZ-AUG-5");
  const Table when_made = Table(with(african, "build.card_held", "when_made")).loose("9H").hand(p1, "9S 2C");
  EXPECT_EQ(verdict(when_made, {valued(augment("9H", "9S", ""), 9)}), "legal");
}

// Six and nine make neither 1 nor 14, so they are no groups for an ace, whatever was not said.
TEST(Augment, AA_ADD_5_cards_that_make_no_value_are_not_added_without_a_word) {
  const Rules silent = with(african_partners, "announce.build", "not_needed");
  const Table table = Table(silent).loose("AC 6S 9D").hand(p1, "AD QH").hand(p3, "AH").proven(p3, 1);
  EXPECT_NE(verdict(table, {trail("QH"), for_partner(augment("AC", "", "6S 9D"))}), "legal");
}

// Q-SWZ-30 a: the older build takes the new cards in and keeps its owner, who may not give up the last king. So they
// are added to it, whatever it is called, and nothing of them is for the partner.
TEST(Build, AA_OWN_2_uniting_for_the_partner_frees_nobody) {
  const Table table =
      Table(african_partners).build(13, "QH AH", p1).loose("9D 4D").hand(p1, "KS 5S").hand(p3, "KD").proven(p3, 13);
  const Step uniting = united(build(13, "", "9D 4D"), "QH AH");
  EXPECT_EQ(verdict(table, {trail("5S"), uniting}), "legal");
  EXPECT_EQ(verdict(table, {trail("KS"), uniting}), "AA-OWN-2");
  for (const Action& in_vain : {united(build(13, "", "9D 4D"), "QH AH"), augment("QH AH", "", "9D 4D")}) {
    EXPECT_EQ(verdict(table, {trail("5S"), for_partner(in_vain)}), "SWZ-PTN-4");
    EXPECT_EQ(verdict(table, {trail("KS"), for_partner(in_vain)}), "AA-OWN-2 SWZ-PTN-4");
  }
}

// AA-VAR-5 counts a single build as one card of its value: 8, 6 and 6 make no tens, though 8+2 and 6+4 do.
TEST(Augment, AA_ADD_5_a_build_that_counts_as_a_card_is_not_broken_up) {
  const Table table = Table(with(western, "build.single_as_card", "full"))
                          .build(10, "3S 7D", p2)
                          .build(6, "2C 4C", p2)
                          .loose("6S")
                          .hand(p1, "8D 10C");
  EXPECT_EQ(verdict(table, {augment("3S 7D", "8D", "6S 2C 4C")}), "AA-ADD-5");
}

TEST(Build, AA_BLD_5_a_build_that_counts_as_a_card_is_not_broken_up) {
  const Table table =
      Table(with(western, "build.single_as_card", "full")).build(6, "2C 4C", p2).loose("6S").hand(p1, "8D 10C");
  EXPECT_EQ(verdict(table, {build(10, "8D", "6S 2C 4C")}), "AA-BLD-5");
}

// A choice to which nothing can be added: a jack takes one jack, so the other may stay.
TEST(Capture, AA_CAP_9_a_picture_that_has_taken_one_can_take_no_more) {
  const Table table = Table(with(western, "capture.compulsory", "maximal")).loose("JS JD").hand(p1, "JH AD");
  EXPECT_EQ(verdict(table, {capture("JH", "JS")}), "legal");
}

// The same where a play takes one group only.
TEST(Capture, AA_CAP_9_one_group_is_all_where_one_may_be_taken) {
  const Rules rules = with(with(western, "capture.compulsory", "maximal"), "capture.groups", "one");
  const Table table = Table(rules).loose("8H 5C 3D").hand(p1, "8S AD");
  EXPECT_EQ(verdict(table, {capture("8S", "8H")}), "legal");
  EXPECT_EQ(verdict(table, {capture("8S", "8H 5C 3D")}), "AA-CAP-4");
}

// Q-SWZ-15 b: the card just trailed may join a group, and what it joined is a build like any other.
TEST(Augment, SWZ_TRN_7_a_build_with_the_trailed_card_in_it_is_no_trailed_card) {
  const Table table = Table(with(african, "turn.reuse_trailed_card", "not_as_base"))
                          .build(13, "9H 4S", p1)
                          .loose("2D JS")
                          .hand(p1, "KS KC");
  EXPECT_EQ(verdict(table, {trail("KS"), augment("9H 4S", "", "KS"), augment("9H 4S KS", "", "2D JS")}), "legal");
}

// SWZ-STL-7: a loose card whose value no build has, also where equal builds may stand side by side.
TEST(Augment, SWZ_STL_7_no_top_for_a_loose_card_of_a_builds_value) {
  const Table table = Table(with(african, "build.same_value", "stand"))
                          .build(13, "9H 4S", p1)
                          .loose("KD")
                          .hand(p1, "KC 2C")
                          .pile(p2, "KS");
  EXPECT_EQ(verdict(table, {trail("2C"), augment("9H 4S", "", "", "KS")}), "legal");
  EXPECT_EQ(verdict(table, {trail("2C"), augment("KD", "", "", "KS")}), "SWZ-STL-7");
}

// Q-SWZ-28 a: nobody raises for the partner, whether or not he could capture the build himself.
TEST(Raise, SWZ_PTN_4_no_raise_for_the_partner) {
  const Table table = Table(african_partners).build(9, "6C 3D", p2).hand(p1, "4H KC").hand(p3, "KD").proven(p3, 13);
  EXPECT_EQ(verdict(table, {raise(13, "6C 3D", "4H")}), "legal");
  EXPECT_NE(verdict(table, {for_partner(raise(13, "6C 3D", "4H"))}), "legal");
}

// Each group that a judgement shows makes the value once, so a captured multiple build is shown group by
// group.
TEST(Capture, AA_CAP_6_the_groups_of_a_multiple_build_are_shown_one_by_one) {
  const Table table = Table(western).build(9, "5C 4D 9H", p2).hand(p1, "9S");
  const Judgement judgement = judged(table, {capture("9S", "5C 4D 9H")});
  ASSERT_EQ(judgement.groupings.size(), 1U);
  EXPECT_EQ(judgement.groupings[0].groups.size(), 2U);
}

}  // namespace
}  // namespace casino::test::odd_turns_test
