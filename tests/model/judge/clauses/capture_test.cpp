// Capturing: seed 004, The Play 1, 2, 4; seed 000, Swazi Casino, action 1.

#include <gtest/gtest.h>

#include "model/rules/variants.hpp"
#include "tests/support/verdicts.hpp"

namespace casino::test::capture_test {
namespace {

Table anglo() { return Table(anglo_american(Seats{2})); }
Table three() { return Table(swazi(Seats{3})); }

TEST(Capture, AA_CAP_1_a_queen_takes_one_of_two_queens) {
  const Table table = anglo().loose("QC QS").hand(p1, "QD 4C");
  EXPECT_EQ(verdict(table, {capture("QD", "QC")}), "legal");
  EXPECT_EQ(after(table, {capture("QD", "QC")}).loose, cards("QS"));
  EXPECT_EQ(verdict(table, {capture("QD", "QC QS")}), "AA-CAP-2");
}

TEST(Capture, AA_CAP_2_a_picture_takes_no_sum_and_no_other_rank) {
  const Table table = anglo().loose("10C AD QS").hand(p1, "JC 4C");
  EXPECT_EQ(verdict(table, {capture("JC", "10C AD")}), "AA-CAP-2");
  EXPECT_EQ(verdict(table, {capture("JC", "QS")}), "AA-CAP-2");
}

TEST(Capture, AA_CAP_2_how_many_pictures_is_an_option) {
  const auto table = [](std::string_view value) {
    return Table(with(anglo_american(Seats{2}), "capture.pictures", value)).loose("QC QS QH").hand(p1, "QD");
  };
  EXPECT_EQ(verdict(table("all"), {capture("QD", "QC QS")}), "legal");
  EXPECT_EQ(verdict(table("one_or_three"), {capture("QD", "QC QS")}), "AA-CAP-2");
  EXPECT_EQ(verdict(table("one_or_three"), {capture("QD", "QC QS QH")}), "legal");
  EXPECT_EQ(verdict(table("none"), {capture("QD", "QC")}), "AA-CAP-1");
}

TEST(Capture, AA_CAP_3_an_eight_takes_one_two_or_three_eights) {
  const Table table = anglo().loose("8C 8D 8H").hand(p1, "8S KC");
  EXPECT_EQ(used(table, {capture("8S", "8C")}), "AA-CAP-3 AA-CAP-9");
  EXPECT_EQ(verdict(table, {capture("8S", "8C 8D")}), "legal");
  EXPECT_EQ(used(table, {capture("8S", "8C 8D 8H")}), "AA-CAP-3");
}

TEST(Capture, AA_CAP_4_an_eight_takes_four_and_two_twos) {
  const Table table = anglo().loose("4C 2D 2H KH").hand(p1, "8S");
  EXPECT_EQ(used(table, {capture("8S", "4C 2D 2H")}), "AA-CAP-4");
  EXPECT_EQ(after(table, {capture("8S", "4C 2D 2H")}).loose, cards("KH"));
}

// A 2 3 5 6 8 sum to 25, which is no multiple of 8; without the ace they are 8, 6+2, 5+3.
TEST(Capture, AA_CAP_5_each_card_is_in_one_group) {
  const Table table = anglo().loose("AC 2D 3H 5S 6C 8D").hand(p1, "8H");
  EXPECT_EQ(verdict(table, {capture("8H", "8D 6C 2D 5S 3H")}), "legal");
  EXPECT_EQ(verdict(table, {capture("8H", "8D 5S 2D AC")}), "legal");
  EXPECT_EQ(verdict(table, {capture("8H", "AC 2D 3H 5S 6C 8D")}), "AA-CAP-5");
  EXPECT_EQ(verdict(table, {capture("8H", "8D AC")}), "AA-CAP-5");
}

// 7+6+3+2+... : a sum that is a multiple of the card is not enough, the cards must really split.
TEST(Capture, AA_CAP_5_a_multiple_of_the_card_is_not_enough) {
  const Table table = anglo().loose("7C 7D 2H").hand(p1, "8H");
  EXPECT_EQ(verdict(table, {capture("8H", "7C 7D 2H")}), "AA-CAP-5");
}

TEST(Capture, AA_CAP_6_anybodys_build) {
  const Table table = anglo().build(9, "5C 4D", p2).hand(p1, "9S 2H");
  EXPECT_EQ(used(table, {capture("9S", "5C 4D")}), "AA-CAP-6");
}

TEST(Capture, AA_CAP_7_a_build_is_no_part_of_a_sum_and_is_not_broken) {
  const Table table = anglo().build(7, "4C 3D", p2).loose("2H").hand(p1, "9S 7S 4S");
  EXPECT_EQ(verdict(table, {capture("9S", "4C 3D 2H")}), "AA-CAP-7");
  EXPECT_EQ(verdict(table, {capture("4S", "4C")}), "AA-CAP-7");
  EXPECT_EQ(verdict(table, {capture("9S", "4C 3D")}), "AA-CAP-7");
  EXPECT_EQ(verdict(table, {capture("7S", "4C 3D")}), "legal");
}

TEST(Capture, AA_CAP_8_loose_groups_come_with_a_build) {
  const Table table = anglo().build(9, "6C 3D", p1).loose("5H 4S").hand(p1, "9H KC");
  EXPECT_EQ(used(table, {capture("9H", "6C 3D 4S 5H")}), "AA-CAP-4 AA-CAP-6 AA-CAP-8");
  EXPECT_TRUE(after(table, {capture("9H", "6C 3D 4S 5H")}).table_is_empty());
}

TEST(Capture, AA_CAP_9_some_tables_compel) {
  const auto table = [](std::string_view value) {
    return Table(with(anglo_american(Seats{2}), "capture.compulsory", value)).loose("8C 8D 5C 3D").hand(p1, "8S");
  };
  EXPECT_EQ(verdict(table("none"), {capture("8S", "8C")}), "legal");
  EXPECT_EQ(verdict(table("equal_loose_all"), {capture("8S", "8C")}), "DOM-CAP-3");
  EXPECT_EQ(verdict(table("equal_loose_all"), {capture("8S", "5C 3D")}), "DOM-CAP-3");
  EXPECT_EQ(verdict(table("equal_loose_all"), {capture("8S", "8C 8D")}), "legal");
  EXPECT_EQ(verdict(table("equal_loose_all_or_none"), {capture("8S", "5C 3D")}), "legal");
  EXPECT_EQ(verdict(table("equal_loose_all_or_none"), {capture("8S", "8C 5C 3D")}), "AA-CAP-9");
  EXPECT_EQ(verdict(table("maximal"), {capture("8S", "8C 8D")}), "AA-CAP-9");
  EXPECT_EQ(verdict(table("maximal"), {capture("8S", "8C 8D 5C 3D")}), "legal");
}

// A picture without a number takes one of its rank: then there is no other that it could take.
TEST(Capture, DOM_CAP_3_as_many_equal_pictures_as_one_takes) {
  const auto table = [](std::string_view pictures) {
    Rules rules = with(anglo_american(Seats{2}), "capture.compulsory", "equal_loose_all");
    return Table(with(rules, "capture.pictures", pictures)).loose("KC KD").hand(p1, "KS 2C");
  };
  EXPECT_EQ(verdict(table("one"), {capture("KS", "KC")}), "legal");
  EXPECT_EQ(verdict(table("all"), {capture("KS", "KC")}), "DOM-CAP-3");
  EXPECT_EQ(verdict(table("all"), {capture("KS", "KC KD")}), "legal");
}

TEST(Capture, AA_CAP_10_a_three_takes_no_king) {
  const Table table = anglo().loose("KH 3D").hand(p1, "3C 4C");
  EXPECT_EQ(verdict(table, {capture("3C", "3D KH")}), "AA-CAP-10");
  EXPECT_EQ(verdict(table, {capture("3C", "3D")}), "legal");
}

TEST(Capture, AA_VAR_5_a_single_build_counts_as_a_card) {
  Rules rules = with(anglo_american(Seats{2}), "build.single_as_card", "full");
  const Table table = Table(rules).build(6, "5C AD", p2).loose("4H").hand(p1, "10S 2C");
  EXPECT_TRUE(uses(table, {capture("10S", "5C AD 4H")}, "AA-VAR-5"));
  EXPECT_EQ(verdict(table, {capture("10S", "5C AD 4H")}), "legal");
  const Table plain = anglo().build(6, "5C AD", p2).loose("4H").hand(p1, "10S 2C");
  EXPECT_EQ(verdict(plain, {capture("10S", "5C AD 4H")}), "AA-CAP-7");
}

TEST(Capture, AA_VAR_6_a_multiple_build_does_not) {
  Rules rules = with(anglo_american(Seats{2}), "build.single_as_card", "full");
  const Table table = Table(rules).build(3, "2C AD 3H", p2).loose("7H").hand(p1, "10S 2S");
  EXPECT_EQ(verdict(table, {capture("10S", "2C AD 3H 7H")}), "AA-CAP-7");
}

TEST(Capture, AA_CAP_4_one_group_or_overlapping_groups_by_option) {
  const auto table = [](std::string_view value) {
    return Table(with(anglo_american(Seats{2}), "capture.groups", value)).loose("5D 3H 3C 8C").hand(p1, "8S");
  };
  EXPECT_EQ(verdict(table("any"), {capture("8S", "5D 3H 3C")}), "AA-CAP-5");
  EXPECT_EQ(verdict(table("overlapping"), {capture("8S", "5D 3H 3C")}), "legal");
  EXPECT_EQ(verdict(table("one"), {capture("8S", "5D 3H 8C")}), "AA-CAP-4");
  EXPECT_EQ(verdict(table("one"), {capture("8S", "5D 3H")}), "legal");
}

// AA-VAR-5: a single build is like a card, and so it may be in two groups: 4 + 6 and 4 + 6 again.
TEST(Capture, AA_VAR_5_a_build_in_overlapping_groups) {
  const Rules rules =
      with(with(anglo_american(Seats{2}), "capture.groups", "overlapping"), "build.single_as_card", "full");
  const auto table = [](const Rules& of) { return Table(of).loose("4H 4C").build(6, "5H AC", p2).hand(p1, "10C 2D"); };
  const std::vector<Step> all = {capture("10C", "4H 4C 5H AC")};
  const std::vector<Step> one_four = {capture("10C", "4H 5H AC")};
  EXPECT_EQ(verdict(table(rules), all), "legal");
  EXPECT_TRUE(uses(table(rules), all, "AA-VAR-5"));
  EXPECT_EQ(verdict(table(with(rules, "capture.groups", "any")), all), "AA-CAP-5 AA-CAP-7");
  EXPECT_EQ(verdict(table(with(rules, "build.single_as_card", "off")), all), "AA-CAP-7");
  EXPECT_EQ(verdict(Table(rules).loose("4H 4C").build(6, "5H AC 6D", p2).hand(p1, "10C 2D"),
                    {capture("10C", "4H 4C 5H AC 6D")}),
            "AA-CAP-7");
  // AA-CAP-9: one four is enough, save where as much has to be taken as can be.
  EXPECT_EQ(verdict(table(rules), one_four), "legal");
  EXPECT_EQ(verdict(table(with(rules, "capture.compulsory", "maximal")), one_four), "AA-CAP-9");
  EXPECT_EQ(verdict(table(with(rules, "capture.compulsory", "maximal")), all), "legal");
}

TEST(Capture, SWZ_VAL_2_pictures_have_numbers_in_swazi) {
  const Table table = three().loose("JD 9H 4S 8D 3C 2H 2S").hand(p1, "KS JS");
  EXPECT_EQ(verdict(table, {capture("KS", "9H 4S")}), "legal");
  EXPECT_EQ(verdict(table, {capture("JS", "JD 8D 3C 9H 2S")}), "legal");
}

// 10+4 makes 14 for an ace; the ace taken counts 14 by itself or 1 in a sum, each by its own choice.
TEST(Capture, SWZ_ACE_1_an_ace_is_one_or_fourteen) {
  const Table table = three().loose("JD 9H 4S 3C AH 2S").hand(p1, "AS 3S");
  EXPECT_EQ(verdict(table, {capture("AS", "AH", 14)}), "legal");
  EXPECT_EQ(verdict(table, {capture("AS", "9H 4S AH", 14)}), "legal");
  EXPECT_EQ(verdict(table, {capture("AS", "AH", 1)}), "legal");
  EXPECT_EQ(verdict(table, {capture("AS", "JD 9H 3C 2S", 14)}), "AA-CAP-5");
}

TEST(Capture, SWZ_ACE_2_one_value_a_play) {
  const Table table = three().build(1, "AH AD", p2).loose("9H 3C 2S").hand(p1, "AS 4D").hand(p2, "AC");
  EXPECT_EQ(verdict(table, {capture("AS", "AH AD 9H 3C 2S")}), "SWZ-ACE-2");
  EXPECT_EQ(verdict(table, {capture("AS", "AH AD")}), "legal");
  EXPECT_EQ(verdict(table, {capture("AS", "9H 3C 2S")}), "legal");
  const Table both = Table(with(swazi(Seats{3}), "capture.ace_values", "both_at_once"))
                         .build(1, "AH AD", p2)
                         .loose("9H 3C 2S")
                         .hand(p1, "AS 4D")
                         .hand(p2, "AC");
  EXPECT_EQ(verdict(both, {capture("AS", "AH AD 9H 3C 2S")}), "legal");
}

TEST(Capture, SWZ_ACE_3_an_ace_in_a_build_keeps_its_value) {
  const Table table = three().build(14, "AH AS", p2).hand(p1, "AC 2C").hand(p2, "AD");
  EXPECT_EQ(verdict(table, {capture("AC", "AH AS", 1)}), "SWZ-ACE-3");
  EXPECT_EQ(verdict(table, {capture("AC", "AH AS", 14)}), "legal");
}

TEST(Capture, SWZ_CAP_1_it_takes_a_hand_card) {
  const Table table = three().loose("9H").hand(p1, "9S KC");
  EXPECT_EQ(verdict(table, {capture("", "9H"), trail("KC")}), "SWZ-CAP-1");
}

TEST(Capture, SWZ_CAP_6_nothing_straight_from_a_pile) {
  const Table table = three().loose("8H").pile(p2, "8D").hand(p1, "8S 2C");
  Action both = capture("8S", "8H");
  both.tops = cards("8D");
  EXPECT_EQ(verdict(table, {both}), "SWZ-CAP-6");
  const Table open = Table(with(swazi(Seats{3}), "steal.use", "both")).loose("8H").pile(p2, "8D").hand(p1, "8S 2C");
  EXPECT_EQ(verdict(open, {both}), "legal");
}

TEST(Capture, SWZ_CAP_10_what_was_built_in_this_turn_may_be_taken) {
  const auto table = [](std::string_view value) {
    return Table(with(swazi(Seats{3}), "capture.same_turn", value)).loose("5H 3C 2D").hand(p1, "10S KC");
  };
  const std::vector<Step> turn = {build(10, "", "5H 3C 2D"), capture("10S", "5H 3C 2D")};
  EXPECT_TRUE(uses(table("allowed"), turn, "SWZ-CAP-10"));
  EXPECT_EQ(verdict(table("builds_only"), turn), "legal");
  EXPECT_EQ(verdict(table("second_card_needed"), turn), "SWZ-CAP-10");
  EXPECT_EQ(verdict(table("forbidden"), turn), "SWZ-CAP-10");
}

// Q-SWZ-13 c: a loose card that was made a build waits for a later turn, whatever is united with it; a build of several
// cards does not, and takes in groups like any other (Q-SWZ-30).
TEST(Capture, Q_SWZ_13_what_a_base_is_united_with) {
  const Table table = Table(with(swazi(Seats{3}), "capture.same_turn", "builds_only"))
                          .loose("6C 3C AC 5C")
                          .hand(p1, "6S 8H")
                          .pile(p2, "3S");
  const Step base_first = valued(augment("6C", "", "3C", "3S"), 6);
  const Step six = capture("6S", "6C 3C 3S");
  EXPECT_EQ(verdict(table, {base_first, six}), "SWZ-CAP-10");
  const Step all = capture("6S", "6C 3C 3S AC 5C");
  EXPECT_EQ(verdict(table, {base_first, united(build(6, "", "AC 5C"), "6C 3C 3S"), all}), "SWZ-CAP-10");
  const Step onto_it = valued(united(augment("6C", "", "3C", "3S"), "AC 5C"), 6);
  EXPECT_EQ(verdict(table, {build(6, "", "AC 5C"), onto_it, all}), "legal");
}

TEST(Capture, SWZ_PILE_4_and_5_the_order_on_the_pile) {
  const Table table = three().loose("10C 6C 4D").pile(p1, "QD QC").hand(p1, "10H");
  const Action take = capture("10H", "10C 6C 4D");
  EXPECT_EQ(verdict(table, {take}), "legal");
  EXPECT_TRUE(uses(table, {laid(take, "10H 4D 10C 6C")}, "SWZ-PILE-4"));
  EXPECT_EQ(verdict(table, {laid(take, "4D 10H 10C 6C")}), "SWZ-PILE-5");
  EXPECT_EQ(verdict(table, {laid(take, "QD 10H 10C 6C 4D")}), "SWZ-PILE-3");
}

// SWZ-PILE-3: beneath a capture lies what lay on that pile before, as it lay there; and what is left out lies beneath
// what is named.
TEST(Capture, SWZ_PILE_3_older_cards_that_are_named) {
  const Table table = three().loose("2H").pile(p1, "9D 3C", "5S 6S").pile(p2, "10C 5D").hand(p1, "2D");
  const Action take = capture("2D", "2H");
  EXPECT_EQ(verdict(table, {laid(take, "2D 2H 9D")}), "legal");
  EXPECT_EQ(verdict(table, {laid(take, "2D 2H 9D 3C 6S 5S")}), "legal")
      << "nobody told which of the two is the upper one";
  EXPECT_EQ(verdict(table, {laid(take, "2D 2H 10C")}), "SWZ-PILE-3") << "on the pile of another seat";
  EXPECT_EQ(verdict(table, {laid(take, "2D 9D")}), "SWZ-PILE-3") << "the captured two lies above it";
  EXPECT_EQ(verdict(table, {laid(take, "2D 2H 3C")}), "SWZ-PILE-3") << "the nine lies between";
  EXPECT_EQ(verdict(table, {laid(take, "2D 2H 9D 6S")}), "SWZ-PILE-3") << "the three lies between";
}

// SWZ-INS-2: an answer is laid anew with what was taken before, and the pile is the one that lay beneath both.
TEST(Capture, SWZ_PILE_3_older_cards_beneath_an_answer) {
  const Table table = three().loose("9H 5C 4D").pile(p1, "7D 3C").hand(p1, "9S 2C");
  const auto answered = [&](std::string_view order) {
    return verdict(
        table, {capture("9S", "9H"), Event{EventKind::insist_capture, p2, {}}, laid(capture("9S", "5C 4D"), order)});
  };
  EXPECT_EQ(answered("9S 4D 9H 5C 7D 3C"), "legal");
  EXPECT_EQ(answered("9S 4D 5C 7D"), "SWZ-PILE-3") << "the nine that was taken first is left out";
}

TEST(Capture, the_grouping_adds_up) {
  const Table table = anglo().loose("AC 2D 3H 5S 6C 8D").hand(p1, "8H");
  const auto groupings = judged(table, {capture("8H", "8D 6C 2D 5S 3H")}).groupings;
  ASSERT_EQ(groupings.size(), 1U);
  EXPECT_EQ(groupings[0].value, Value{8});
  CardSet all;
  for (const CardSet group : groupings[0].groups) {
    int sum = 0;
    for (const Card card : group) sum += static_cast<int>(card.rank());
    EXPECT_EQ(sum, 8);
    EXPECT_FALSE(all.meets(group));
    all.insert(group);
  }
  EXPECT_EQ(all, cards("8D 6C 2D 5S 3H"));
}

TEST(Capture, cards_that_are_not_there_cannot_be_taken) {
  const Table table = anglo().loose("8C").hand(p1, "8S");
  EXPECT_EQ(verdict(table, {capture("8S", "8D")}), "impossible");
  EXPECT_EQ(verdict(table, {capture("8H", "8C")}), "impossible");
  EXPECT_EQ(verdict(table, {capture("8S", "")}), "impossible");
}

}  // namespace
}  // namespace casino::test::capture_test
