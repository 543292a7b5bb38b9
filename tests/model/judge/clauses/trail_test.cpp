// Trailing, and the duties of owners: seed 004, The Play 4 and 6, Building Rules; seed 000, Swazi Casino, action 5.

#include <gtest/gtest.h>

#include "model/rules/variants.hpp"
#include "tests/support/verdicts.hpp"

namespace casino::test::trail_test {
namespace {

Table anglo() { return Table(anglo_american(Seats{2})); }
Table three() { return Table(swazi(Seats{3})); }
Table anglo_with(std::string_view option, std::string_view value) {
  return Table(with(anglo_american(Seats{2}), option, value));
}

TEST(Trail, AA_TRL_1_a_card_may_be_left_on_the_table) {
  const Table table = anglo().loose("QC").hand(p1, "7D 4C");
  EXPECT_EQ(used(table, {trail("7D")}), "AA-TRL-1");
  EXPECT_EQ(after(table, {trail("7D")}).loose, cards("QC 7D"));
}

TEST(Trail, AA_TRL_2_even_one_that_could_capture) {
  const Table table = anglo().loose("4D KS 10C").hand(p1, "10D 3H");
  EXPECT_EQ(used(table, {trail("10D")}), "AA-TRL-1 AA-TRL-2");
  const auto beside = [](std::string_view value) {
    return anglo_with("trail.capturing_card", value).loose("10C 4D 3H").hand(p1, "10D 7H");
  };
  EXPECT_EQ(verdict(beside("forbidden_if_equal_loose"), {trail("10D")}), "DOM-TRL-2");
  EXPECT_EQ(verdict(beside("forbidden_if_equal_loose"), {trail("7H")}), "legal");
  EXPECT_EQ(verdict(beside("forbidden"), {trail("7H")}), "AA-TRL-2");
}

// An ace of 14 is no equal of one that counts 1 on the table; and a picture that takes none has none to take.
TEST(Trail, DOM_TRL_2_equal_cards_are_those_that_it_takes) {
  const Rules rules = with(dominican(Seats{2}), "value.ace_hand", "high");
  EXPECT_EQ(verdict(Table(rules).loose("AD 5C").hand(p1, "AS 2C"), {trail("AS")}), "DOM-TRL-2");
  EXPECT_EQ(verdict(Table(with(rules, "value.ace_table", "low")).loose("AD 5C").hand(p1, "AS 2C"), {trail("AS")}),
            "legal");
  const Rules pictures = anglo_with("trail.capturing_card", "forbidden_if_equal_loose").rules();
  EXPECT_EQ(verdict(Table(pictures).loose("KD").hand(p1, "KS 2C"), {trail("KS")}), "DOM-TRL-2");
  EXPECT_EQ(verdict(Table(with(pictures, "capture.pictures", "none")).loose("KD").hand(p1, "KS 2C"), {trail("KS")}),
            "legal");
}

// Q-DOM-33: in a turn that is one play the table as it lay before it counts; among several actions the moment does.
TEST(Trail, DOM_TRL_2_beside_a_card_that_was_just_built_away) {
  const Rules one = with(dominican(Seats{2}), "build.table_only", "with_trail");
  const std::vector<Step> turn = {build(8, "", "5C 3D"), trail("5H")};
  EXPECT_EQ(verdict(Table(one).loose("5C 3D").hand(p1, "5H 8S"), turn), "DOM-TRL-2");
  const Rules several = with(swazi(Seats{3}), "trail.capturing_card", "forbidden_if_equal_loose");
  EXPECT_EQ(verdict(Table(several).loose("5C 3D").hand(p1, "5H 8S"), turn), "legal");
}

// The same where it has joined a build that lay there: what lay loose before is remembered.
TEST(Trail, DOM_TRL_2_beside_a_card_that_has_joined_an_older_build) {
  const auto table = [](std::string_view capturing, std::string_view hand) {
    const Rules merging = with(anglo_american(Seats{2}), "build.same_value", "merge");
    return Table(with(with(merging, "build.table_only", "with_trail"), "trail.capturing_card", capturing))
        .build(8, "6C 2D", p2)
        .loose("5C 3D")
        .hand(p1, hand);
  };
  EXPECT_EQ(verdict(table("forbidden_if_equal_loose", "5H 8S"), {build(8, "", "5C 3D"), trail("5H")}), "DOM-TRL-2");
  EXPECT_EQ(verdict(table("forbidden_if_equal_loose", "5H 8S"), {trail("5H"), build(8, "", "5C 3D")}), "DOM-TRL-2");
  EXPECT_EQ(verdict(table("forbidden", "5H 8S"), {build(8, "", "5C 3D"), trail("5H")}), "AA-TRL-2");
  EXPECT_EQ(verdict(table("forbidden", "6H 8S"), {build(8, "", "5C 3D"), trail("6H")}), "legal");
}

TEST(Trail, AA_TRL_3_an_owner_may_not_trail) {
  const Table table = anglo().build(9, "5C 4D", p1).loose("KH 3D 9C").hand(p1, "9H KS 6C");
  EXPECT_EQ(verdict(table, {trail("6C")}), "AA-TRL-3");
  EXPECT_EQ(verdict(table, {trail("KS")}), "AA-TRL-3");
  EXPECT_EQ(verdict(table, {capture("KS", "KH")}), "legal");
  EXPECT_EQ(verdict(table, {augment("5C 4D", "6C", "3D")}), "legal");
  EXPECT_EQ(verdict(table, {capture("9H", "5C 4D")}), "legal");
  const Table other = anglo().build(9, "5C 4D", p2).loose("KH").hand(p1, "9H KS 6C");
  EXPECT_EQ(verdict(other, {trail("6C")}), "legal");
}

// AA-OWN-4: where groups of table cards may be added at any time, adding to any build meets the duty, for all builds.
TEST(Trail, AA_OWN_4_an_owner_adds_to_a_build_beside_the_trail) {
  const auto owner = [](const Rules& rules, Seat of_the_eight) {
    return Table(with(rules, "augment.loose_groups", "free"))
        .build(10, "5C 5D", p1)
        .build(8, "6C 2H", of_the_eight)
        .loose("8D")
        .hand(p1, "8S 4C 10D");
  };
  const std::vector<Step> turn = {trail("4C"), augment("6C 2H", "", "8D")};
  EXPECT_EQ(verdict(owner(anglo_american(Seats{2}), p1), turn), "legal");
  EXPECT_EQ(verdict(owner(anglo_american(Seats{2}), p2), turn), "legal");
  EXPECT_EQ(verdict(owner(anglo_american(Seats{2}), p1), {trail("4C")}), "AA-TRL-3");
  EXPECT_EQ(verdict(owner(south_african(Seats{2}), p1), turn), "legal");
  // SAF-TRL-2: there an owner adds to the own build.
  const Rules rules = with(south_african(Seats{2}), "augment.opponent_build", "takes_over");
  EXPECT_EQ(verdict(owner(rules, p2), turn), "AA-TRL-3");
  EXPECT_EQ(verdict(owner(with(rules, "turn.owner_duty", "none"), p2), turn), "legal");
}

// Q-SAF-08 against Q-AA-09 iv: another build is no excuse where SAF-TRL-2 holds. Q-SAF-01 c: who owned none may make
// one.
TEST(Trail, SAF_TRL_2_another_build_beside_the_trail) {
  const Table table = Table(with(south_african(Seats{2}), "build.table_only", "with_trail")).loose("6H 4D");
  const std::vector<Step> turn = {build(10, "", "6H 4D"), trail("7C")};
  EXPECT_EQ(verdict(Table(table).hand(p1, "10S 7C"), turn), "legal");
  EXPECT_EQ(verdict(Table(table).build(8, "5C 3C", p1).hand(p1, "8S 10S 7C"), turn), "AA-TRL-3");
}

TEST(Trail, AA_VAR_2_unless_the_table_allows_it) {
  const Table table = anglo_with("trail.owning_build", "allowed").build(8, "5C 3D", p1).hand(p1, "8S 2H");
  EXPECT_TRUE(uses(table, {trail("2H")}, "AA-VAR-2"));
  EXPECT_EQ(verdict(table, {trail("8S")}), "AA-OWN-2");
}

TEST(Trail, Q_AA_41_or_only_on_the_next_turn) {
  Table table = anglo_with("trail.owning_build", "forbidden_next_turn").build(9, "5C 4D", p1).hand(p1, "9H 2S");
  EXPECT_EQ(verdict(table, {trail("2S")}), "AA-TRL-3");
  table.position().builds[0].owner_has_acted = true;
  EXPECT_EQ(verdict(table, {trail("2S")}), "legal");
}

// Three seats: P1 built, P2 added, P3 trailed; P1 captured something else; then nobody added, and P1 trails.
TEST(Trail, Q_AA_01_a_former_owner) {
  const auto round = [](std::string_view value) {
    Rules rules = with(anglo_american(Seats{3}), "build.owner", value);
    Table table =
        Table(rules).loose("4D 3D KD").hand(p1, "5C 9H KC QH").hand(p2, "6C 9S 7D 8D").hand(p3, "7S 2H 8H 10H");
    Position position = table.position();
    const auto turn = [&](Seat seat, const Action& action) {
      position = judge(rules, position, Turn{seat, {action}}).after;
    };
    turn(p1, build(9, "5C", "4D"));
    turn(p2, augment("5C 4D", "6C", "3D"));
    turn(p3, trail("7S"));
    turn(p1, capture("KC", "KD"));
    turn(p2, capture("7D", "7S"));
    turn(p3, trail("2H"));
    return words(judge(rules, position, Turn{p1, {trail("QH")}}).verdict);
  };
  EXPECT_EQ(round("last_adder"), "legal");
  EXPECT_EQ(round("last_adder_lingering"), "AA-TRL-3");
}

TEST(Trail, Q_AA_24_the_partners_build_by_option) {
  const auto table = [](std::string_view value) {
    return Table(with(anglo_american(Seats{4}), "build.owner", value))
        .build(9, "5C 4D", p3)
        .hand(p1, "4S 2D")
        .part_of_hand(p3, "9H", 1);
  };
  EXPECT_EQ(verdict(table("last_adder"), {trail("4S")}), "legal");
  EXPECT_EQ(verdict(table("side"), {trail("4S")}), "AA-TRL-3");
}

TEST(Trail, AA_OWN_2_an_owner_keeps_a_card_that_can_capture) {
  const Table table = anglo().build(9, "5C 4D", p1).loose("KH 3D 9C").hand(p1, "9H KS 6C");
  EXPECT_EQ(verdict(table, {capture("9H", "9C")}), "AA-OWN-2");
  EXPECT_EQ(verdict(table, {capture("9H", "9C 5C 4D")}), "legal");
  const Table two = anglo().build(9, "5C 4D", p1).loose("9C").hand(p1, "9H 9D 2S");
  EXPECT_EQ(verdict(two, {capture("9H", "9C")}), "legal");
}

TEST(Trail, AA_OWN_2_in_swazi_whatever_the_card_is_used_for) {
  const Table table = three().build(9, "7H 2C", p1).loose("9D").hand(p1, "9S KC");
  EXPECT_TRUE(uses(table, {trail("KC")}, "AA-VAR-2"));
  EXPECT_EQ(verdict(table, {trail("9S")}), "AA-OWN-2");
  EXPECT_EQ(verdict(table, {capture("9S", "9D")}), "AA-OWN-2");
  EXPECT_EQ(verdict(table, {augment("7H 2C", "9S", "")}), "AA-OWN-2");
  EXPECT_EQ(verdict(table, {capture("9S", "7H 2C 9D")}), "legal");
}

TEST(Trail, AA_OWN_2_by_option) {
  const auto table = [](std::string_view value) {
    return Table(with(swazi(Seats{3}), "build.card_held", value)).build(9, "5C 4D", p1).loose("9H").hand(p1, "9S 2C");
  };
  EXPECT_EQ(verdict(table("kept"), {capture("9S", "9H")}), "AA-OWN-2");
  EXPECT_EQ(verdict(table("kept_unless_trailing"), {capture("9S", "9H")}), "AA-OWN-2");
  EXPECT_EQ(verdict(table("kept_unless_trailing"), {trail("9S")}), "legal");
  EXPECT_EQ(verdict(table("kept_unless_let_stand"), {capture("9S", "9H")}), "legal");
  EXPECT_EQ(verdict(table("kept_unless_let_stand"), {augment("5C 4D", "9S", "")}), "AA-OWN-2");
  EXPECT_EQ(verdict(table("when_made"), {augment("5C 4D", "9S", "")}), "legal");
  EXPECT_EQ(verdict(table("never"), {augment("5C 4D", "9S", "")}), "legal");
}

TEST(Trail, AA_OWN_2_a_build_made_and_abandoned_in_one_turn) {
  const Table table = three().loose("5H 3C 2D").hand(p1, "10S KC");
  EXPECT_EQ(verdict(table, {build(10, "", "5H 3C 2D"), trail("10S")}), "AA-OWN-2");
}

TEST(Trail, AA_OWN_3_one_who_was_added_to_is_free) {
  Rules rules = anglo_american(Seats{2});
  Table table = Table(rules).build(9, "5C 4D", p1).hand(p1, "9D 2C").hand(p2, "9C 9S").to_act(p2);
  table.position() = after(table, {augment("5C 4D", "9C", "")});
  EXPECT_EQ(words(judge(rules, table.position(), Turn{p1, {trail("9D")}}).verdict), "legal");
}

TEST(Turn, AA_TRN_1_exactly_one_hand_card) {
  const Table table = anglo().loose("QC").hand(p1, "7D 4C");
  EXPECT_EQ(verdict(table, {}), "AA-TRN-1");
  EXPECT_EQ(verdict(table, {trail("7D"), trail("4C")}), "AA-TRN-1");
  EXPECT_EQ(verdict(table, {trail("7D 4C")}), "AA-TRN-1");
}

TEST(Turn, SWZ_TRN_3_and_4_exactly_one_in_several_actions) {
  const Table table = three().loose("5H 3C 9D").hand(p1, "8S 10C 9C 2D");
  EXPECT_EQ(verdict(table, {build(8, "", "5H 3C")}), "SWZ-TRN-3");
  EXPECT_EQ(verdict(table, {capture("9C", "9D"), trail("2D")}), "SWZ-TRN-4");
  EXPECT_EQ(verdict(table, {build(8, "", "5H 3C"), capture("9C", "9D")}), "legal");
  EXPECT_TRUE(uses(table, {capture("9C", "9D"), build(8, "", "5H 3C")}, "SWZ-TRN-7"));
  EXPECT_EQ(verdict(table, {trail("2D"), build(10, "", "5H 3C 2D")}), "legal");
}

TEST(Turn, AA_PLY_3_in_turn) {
  const Table table = Table(swazi(Seats{3})).loose("5H").hand(p1, "8S").hand(p3, "2C");
  EXPECT_EQ(words(judge(table.rules(), table.position(), Turn{p3, {trail("2C")}}).verdict), "AA-PLY-3");
  // Counterclockwise: after the first place comes the last.
  EXPECT_EQ(after(table, {trail("8S")}).to_act, p3);
}

TEST(Turn, a_clause_that_is_off_is_not_enforced) {
  const Table table = Table(without(anglo_american(Seats{2}), "AA-TRL-3")).build(9, "5C 4D", p1).hand(p1, "9H 6C");
  EXPECT_EQ(verdict(table, {trail("6C")}), "legal");
}

TEST(Turn, a_permission_that_is_off_is_refused) {
  const Table table = Table(without(anglo_american(Seats{2}), "AA-TRL-2")).loose("10C").hand(p1, "10D 3H");
  EXPECT_EQ(verdict(table, {trail("10D")}), "AA-TRL-2");
  EXPECT_EQ(verdict(table, {trail("3H")}), "legal");
}

}  // namespace
}  // namespace casino::test::trail_test
