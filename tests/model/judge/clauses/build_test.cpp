// Making a build: seed 004, The Play 3 and Building Rules; seed 000, Swazi Casino, action 2.

#include <gtest/gtest.h>

#include "model/rules/variants.hpp"
#include "tests/support/verdicts.hpp"

namespace casino::test::build_test {
namespace {

Table anglo() { return Table(anglo_american(Seats{2})); }
Table three() { return Table(swazi(Seats{3})); }

TEST(Build, AA_BLD_1_a_three_on_a_five_makes_eight) {
  const Table table = anglo().loose("5C").hand(p1, "3D 8H");
  EXPECT_EQ(used(table, {build(8, "3D", "5C")}), "AA-BLD-1");
  const Position then = after(table, {build(8, "3D", "5C")});
  ASSERT_EQ(then.builds.size(), 1U);
  EXPECT_EQ(then.builds[0].value, Value{8});
  EXPECT_EQ(then.builds[0].owner, p1);
  EXPECT_FALSE(then.builds[0].is_multiple());
  EXPECT_TRUE(then.loose.empty());
}

// A+2+3 is one group of six, or 3 and A+2, two groups of three: the value said decides.
TEST(Build, AA_BLD_10_the_value_said_decides) {
  const Table table = anglo().loose("AC 2D").hand(p1, "3C 3S 6H");
  EXPECT_EQ(verdict(table, {build(6, "3C", "AC 2D")}), "legal");
  EXPECT_FALSE(after(table, {build(6, "3C", "AC 2D")}).builds[0].is_multiple());
  EXPECT_EQ(verdict(table, {build(3, "3C", "AC 2D")}), "legal");
  EXPECT_TRUE(after(table, {build(3, "3C", "AC 2D")}).builds[0].is_multiple());
}

TEST(Build, AA_BLD_3_the_maker_holds_a_card_of_the_value) {
  const Table table = anglo().loose("AC 2D").hand(p1, "3C 3S 6H");
  EXPECT_EQ(verdict(table, {build(4, "3C", "AC")}), "AA-BLD-3");
  EXPECT_EQ(verdict(table, {build(5, "3C", "2D")}), "AA-BLD-3");
  const Table lone = anglo().loose("AC 2D").hand(p1, "3C 6H");
  EXPECT_EQ(verdict(lone, {build(3, "3C", "AC 2D")}), "AA-BLD-3");
}

TEST(Build, AA_BLD_3_a_hidden_card_leaves_it_open) {
  const Table table = anglo().loose("5C").part_of_hand(p1, "3D", 2);
  EXPECT_EQ(verdict(table, {build(8, "3D", "5C")}), "undetermined AA-BLD-3");
  // All eights lie elsewhere: whatever is hidden, it is none.
  const Table gone = anglo().loose("5C 8C 8D 8H 8S").part_of_hand(p1, "3D", 2);
  EXPECT_EQ(verdict(gone, {build(8, "3D", "5C")}), "AA-BLD-3");
}

TEST(Build, AA_BLD_4_and_5_the_cards_make_the_value) {
  const Table table = anglo().loose("4C 7D 2H").hand(p1, "3D 8H 9H");
  EXPECT_EQ(verdict(table, {build(8, "3D", "4C")}), "AA-BLD-4");
  // 3+4+2 is 9, with 7 it is 16, twice 8; but no group of eight is left beside them.
  EXPECT_EQ(verdict(table, {build(8, "3D", "4C 7D 2H")}), "AA-BLD-5");
}

TEST(Build, AA_BLD_6_the_played_card_is_in_it) {
  const Table table = anglo().loose("5C 3D").hand(p1, "KH 8S");
  EXPECT_EQ(verdict(table, {trail("KH"), build(8, "", "5C 3D")}), "AA-BLD-6");
  const Table open =
      Table(with(anglo_american(Seats{2}), "build.table_only", "with_trail")).loose("5C 3D 4D").hand(p1, "KH 8S 4C");
  EXPECT_TRUE(uses(open, {trail("KH"), build(8, "", "5C 3D")}, "AA-VAR-1"));
  EXPECT_EQ(verdict(open, {build(8, "", "5C 3D"), trail("KH")}), "legal");
  EXPECT_EQ(verdict(open, {capture("4C", "4D"), build(8, "", "5C 3D")}), "AA-BLD-6");
  // Q-AA-09 (i): the card that could capture it may not be the one that is trailed.
  EXPECT_EQ(verdict(open, {trail("8S"), build(8, "", "5C 3D")}), "AA-BLD-3");
  EXPECT_EQ(verdict(open, {build(8, "", "5C 3D"), trail("8S")}), "AA-BLD-3");
}

TEST(Build, AA_BLD_8_no_pictures) {
  const Table table = anglo().loose("QC").hand(p1, "QS QD");
  EXPECT_EQ(verdict(table, {build(12, "QS", "QC")}), "AA-BLD-8");
  const Table mixed = anglo().loose("QC 5D").hand(p1, "3S 8D");
  EXPECT_EQ(verdict(mixed, {build(8, "3S", "5D QC")}), "AA-BLD-8");
}

TEST(Build, AA_BLD_9_nothing_of_another_build) {
  const Table table = anglo().build(5, "3C 2D", p2).hand(p1, "4S 9C 7C");
  EXPECT_EQ(verdict(table, {build(7, "4S", "3C")}), "AA-BLD-9");
  EXPECT_EQ(verdict(table, {build(9, "4S", "3C 2D")}), "legal");  // it raises the five
  const Table open =
      Table(with(anglo_american(Seats{2}), "build.single_as_card", "full")).build(5, "3C 2D", p2).hand(p1, "4S 9C");
  EXPECT_EQ(verdict(open, {build(9, "4S", "3C 2D")}), "legal");
  const Table capture_only = Table(with(anglo_american(Seats{2}), "build.single_as_card", "capture_and_groups"))
                                 .build(5, "3C 2D", p2)
                                 .hand(p1, "4S 9C");
  EXPECT_EQ(verdict(capture_only, {build(9, "4S", "3C 2D")}), "legal");
}

// Q-AA-45 (ii): where the own build may not be raised, it may not be used at another value either.
TEST(Build, AA_VAR_5_the_own_build_as_a_card) {
  const auto table = [](std::string_view whose) {
    const Rules rules = with(with(anglo_american(Seats{2}), "build.single_as_card", "full"), "raise.whose", whose);
    return Table(rules).build(5, "3C 2D", p1).hand(p1, "4S 9C 5H");
  };
  EXPECT_EQ(verdict(table("any"), {build(9, "4S", "3C 2D")}), "legal");
  EXPECT_EQ(verdict(table("own"), {build(9, "4S", "3C 2D")}), "legal");
  EXPECT_EQ(verdict(table("not_own"), {build(9, "4S", "3C 2D")}), "AA-BLD-9");
}

// The same where it would become part of another build, be that added to or raised.
TEST(Build, AA_VAR_5_the_own_build_as_a_card_of_another) {
  const auto table = [](std::string_view whose) {
    const Rules rules = with(with(anglo_american(Seats{2}), "build.single_as_card", "full"), "raise.whose", whose);
    return Table(with(rules, "raise.table_cards", "allowed")).build(5, "3C 2D", p1).hand(p1, "4S 9C 5H 10C AH");
  };
  const auto nine = [&](std::string_view whose) { return table(whose).build(9, "7H 2C", p2); };
  EXPECT_EQ(verdict(nine("any"), {augment("7H 2C", "4S", "3C 2D")}), "legal");
  EXPECT_EQ(verdict(nine("not_own"), {augment("7H 2C", "4S", "3C 2D")}), "AA-ADD-9");
  const auto four = [&](std::string_view whose) { return table(whose).build(4, "3H AC", p2); };
  EXPECT_EQ(verdict(four("any"), {raise(10, "3H AC", "AH", "3C 2D")}), "legal");
  EXPECT_EQ(verdict(four("not_own"), {raise(10, "3H AC", "AH", "3C 2D")}), "AA-ADD-9");
}

TEST(Build, AA_BLD_2_silence_by_option) {
  const auto table = [](std::string_view value) {
    return Table(with(anglo_american(Seats{2}), "announce.build", value)).loose("3D").hand(p1, "3C 3H 6S");
  };
  const auto in_silence = [](Action action) {
    action.silent = true;
    return action;
  };
  EXPECT_EQ(verdict(table("infer_if_unique"), {build(0, "3C", "3D")}), "undetermined AA-BLD-10");
  EXPECT_EQ(verdict(table("required"), {build(0, "3C", "3D")}), "undetermined AA-BLD-10");
  EXPECT_EQ(verdict(table("infer_if_unique"), {in_silence(build(0, "3C", "3D"))}), "undetermined AA-BLD-10");
  EXPECT_EQ(verdict(table("required"), {in_silence(build(0, "3C", "3D"))}), "AA-BLD-2");
  EXPECT_EQ(verdict(table("required"), {in_silence(build(6, "3C", "3D"))}), "AA-BLD-2");
  EXPECT_EQ(verdict(table("equal_means_multiple"), {build(0, "3C", "3D")}), "legal");
  EXPECT_EQ(after(table("equal_means_multiple"), {build(0, "3C", "3D")}).builds[0].value, Value{3});
  // Only the six can be meant when no other three is held.
  const Table unique = anglo().loose("3D").hand(p1, "3C 6S");
  EXPECT_EQ(verdict(unique, {build(0, "3C", "3D")}), "legal");
  EXPECT_EQ(after(unique, {build(0, "3C", "3D")}).builds[0].value, Value{6});
  EXPECT_EQ(ids(judged(unique, {build(0, "3C", "3D")}).warnings), "");
  EXPECT_EQ(verdict(unique, {in_silence(build(0, "3C", "3D"))}), "AA-BLD-2");
}

// Six or three: where another six may not stand, nobody meant one.
TEST(Build, Q_AA_13_what_is_not_legal_was_not_meant) {
  const Table table = Table(with(anglo_american(Seats{2}), "build.same_value", "forbidden"))
                          .loose("3D")
                          .build(6, "4C 2D", p2)
                          .hand(p1, "3C 3H 6S")
                          .part_of_hand(p2, "6H", 2);
  EXPECT_EQ(verdict(table, {build(0, "3C", "3D")}), "legal");
  EXPECT_EQ(after(table, {build(0, "3C", "3D")}).builds[0].groups, 2);
}

TEST(Build, AA_BLD_1_no_builds_at_all_by_option) {
  const Table table = Table(with(anglo_american(Seats{2}), "build.enabled", "off")).loose("5C").hand(p1, "3D 8H");
  EXPECT_EQ(verdict(table, {build(8, "3D", "5C")}), "AA-BLD-1");
}

TEST(Build, Q_AA_04_a_second_build_of_a_value) {
  const auto table = [](std::string_view value) {
    return Table(with(anglo_american(Seats{2}), "build.same_value", value))
        .build(9, "5C 4D", p2)
        .loose("3H")
        .hand(p1, "6S 9D")
        .part_of_hand(p2, "9S", 2);
  };
  const Action nine = build(9, "6S", "3H");
  EXPECT_EQ(after(table("stand"), {nine}).builds.size(), 2U);
  EXPECT_EQ(verdict(table("stand"), {nine}), "legal");
  EXPECT_EQ(after(table("merge"), {nine}).builds.size(), 1U);
  EXPECT_EQ(after(table("merge"), {nine}).builds[0].owner, p1);
  EXPECT_EQ(verdict(table("own_side_merges"), {nine}), "SWZ-EQL-2");
  EXPECT_EQ(verdict(table("forbidden"), {nine}), "SWZ-EQL-1");
}

TEST(Build, SWZ_TRN_6_from_the_table_alone) {
  const Table table = three().loose("5H 3C 2D").hand(p1, "10S KC");
  EXPECT_TRUE(uses(table, {build(10, "", "5H 3C 2D"), trail("KC")}, "SWZ-TRN-6"));
  EXPECT_EQ(verdict(table, {build(10, "", "5H 3C 2D"), trail("KC")}), "legal");
}

TEST(Build, SWZ_BLD_4_no_card_of_a_pile) {
  Action form = build(14, "", "4C 5D");
  form.tops = cards("5C");
  const Table table = three().loose("4C 5D").pile(p2, "5C").hand(p1, "5H AS");
  EXPECT_EQ(verdict(table, {form, trail("5H")}), "SWZ-BLD-4");
  EXPECT_EQ(verdict(table, {build(14, "5H", "4C 5D")}), "legal");
}

TEST(Build, SWZ_ACE_4_what_two_aces_make) {
  const auto table = [](std::string_view value) {
    return Table(with(swazi(Seats{3}), "build.two_aces", value)).loose("AH").hand(p1, "AS AD 2C");
  };
  EXPECT_EQ(verdict(table("one_two_fourteen"), {build(2, "AS", "AH")}), "legal");
  EXPECT_EQ(verdict(table("one_fourteen"), {build(2, "AS", "AH")}), "SWZ-ACE-4");
  EXPECT_EQ(verdict(table("two_fourteen"), {build(2, "AS", "AH")}), "legal");
  // AD is kept for a 1 or a 14, and 2C for a 2: which of them was meant is open, unless it is stated that nobody said.
  Action aces = build(0, "AS", "AH");
  EXPECT_EQ(verdict(table("one_two_fourteen"), {aces}), "undetermined AA-BLD-10");
  aces.silent = true;
  EXPECT_EQ(verdict(table("one_two_fourteen"), {aces}), "SWZ-ACE-4");
  // Inside a longer sum 1+1 is free, unless it never counts.
  const auto longer = [](std::string_view value) {
    return Table(with(swazi(Seats{3}), "build.two_aces", value)).loose("AH AD 7C").hand(p1, "9C KH");
  };
  EXPECT_EQ(verdict(longer("one_fourteen"), {build(9, "", "7C AH AD"), trail("KH")}), "legal");
  EXPECT_EQ(verdict(longer("one_fourteen_never_sum"), {build(9, "", "7C AH AD"), trail("KH")}), "SWZ-ACE-4");
}

TEST(Build, Q_SWZ_20_one_ace_backs_one_build) {
  const Table table = three().build(1, "AH AD", p1).loose("10C 4D").hand(p1, "AS 5C");
  EXPECT_EQ(verdict(table, {build(14, "", "10C 4D"), trail("5C")}), "AA-BLD-3");
  const Table two = three().build(1, "AH AD", p1).loose("10C 4D").hand(p1, "AS AC 5C");
  EXPECT_EQ(verdict(two, {build(14, "", "10C 4D"), trail("5C")}), "legal");
}

TEST(Build, SWZ_EQL_2_and_3_equal_builds) {
  const Table rival = three().build(13, "10H 3D", p2).loose("9C 4S").hand(p1, "KS 2H").part_of_hand(p2, "KC", 2);
  EXPECT_EQ(verdict(rival, {build(13, "", "9C 4S"), trail("2H")}), "SWZ-EQL-2");
  const Table own = three().build(13, "10H 3D", p1).loose("9C 4S").hand(p1, "KS 2H");
  EXPECT_EQ(verdict(own, {build(13, "", "9C 4S"), trail("2H")}), "SWZ-EQL-3");
  const std::vector<Step> joined = {united(build(13, "", "9C 4S"), "10H 3D"), trail("2H")};
  EXPECT_EQ(verdict(own, joined), "legal");
  ASSERT_EQ(after(own, joined).builds.size(), 1U);
  EXPECT_EQ(after(own, joined).builds[0].cards, cards("10H 3D 9C 4S"));
}

}  // namespace
}  // namespace casino::test::build_test
