// What opponents demand in a turn: seed 000, Swazi Casino, actions 1 and 4.

#include <gtest/gtest.h>

#include "model/rules/variants.hpp"
#include "tests/support/verdicts.hpp"

namespace casino::test::insist_test {
namespace {

Table three() { return Table(swazi(Seats{3})); }
Table three_with(std::string_view option, std::string_view value) {
  return Table(with(swazi(Seats{3}), option, value));
}
Step demand(Seat seat, std::string_view named = "") { return event(EventKind::insist_capture, seat, named); }
Step demand_adding(Seat seat, std::string_view named = "") { return event(EventKind::insist_augment, seat, named); }

TEST(Insist, SWZ_INS_1_a_trailed_card_is_made_to_capture) {
  const Table table = three().loose("9H 5C 4D").hand(p1, "9S KH");
  EXPECT_EQ(verdict(table, {trail("9S")}), "legal");
  const std::vector<Step> answered = {trail("9S"), demand(p2), capture("9S", "9H 5C 4D")};
  EXPECT_TRUE(uses(table, answered, "SWZ-INS-1"));
  EXPECT_EQ(verdict(table, answered), "legal");
  EXPECT_TRUE(after(table, answered).table_is_empty());
  EXPECT_EQ(after(table, answered).piles[p1].cards(), cards("9S 9H 5C 4D"));
  EXPECT_EQ(verdict(table, {trail("9S"), demand(p2)}), "SWZ-INS-2");
  EXPECT_EQ(verdict(table, {trail("9S"), demand(p2), capture("9S", "9H")}), "SWZ-INS-2");
}

TEST(Insist, SWZ_INS_2_a_capture_is_completed) {
  const Table table = three().loose("9H 5C 4D").hand(p1, "9S KH");
  EXPECT_EQ(verdict(table, {capture("9S", "9H"), demand(p2), capture("9S", "5C 4D")}), "legal");
  EXPECT_EQ(after(table, {capture("9S", "9H"), demand(p2), capture("9S", "5C 4D")}).piles[p1].cards(),
            cards("9S 9H 5C 4D"));
  EXPECT_EQ(verdict(table, {capture("9S", "9H 5C 4D"), demand(p2)}), "SWZ-INS-1");
}

TEST(Insist, SWZ_INS_1_only_opponents_and_only_where_it_is_played) {
  const Table four = Table(swazi(Seats{4})).loose("9H 5C 4D").to_act(p3).hand(p3, "9S KH");
  EXPECT_EQ(verdict(four, {trail("9S"), demand(p1)}), "SWZ-INS-1");
  EXPECT_EQ(verdict(three_with("insist.capture", "never").loose("9H").hand(p1, "9S KH"), {trail("9S"), demand(p2)}),
            "SWZ-INS-1");
  const Table captures = three_with("insist.capture", "captures").loose("9H").hand(p1, "9S KH");
  EXPECT_EQ(verdict(captures, {trail("9S"), demand(p2)}), "SWZ-INS-1");
}

TEST(Insist, SWZ_INS_4_a_card_played_into_a_build_is_safe) {
  const Table table = three().loose("9H 5C 4D").hand(p1, "9S 9D KH");
  EXPECT_EQ(verdict(table, {augment("9H", "9S", ""), demand(p2)}), "SWZ-INS-4");
  const std::vector<Step> added = {augment("9H", "9S", ""), demand_adding(p2), augment("9H 9S", "", "5C 4D")};
  EXPECT_EQ(verdict(table, added), "legal");
}

// 5+3 was taken; 3+3+2 would have been three cards, but nothing of what is left makes eight.
TEST(Insist, Q_SWZ_04_what_is_full) {
  const auto table = [](std::string_view value) {
    return three_with("insist.full", value).loose("5D 3H 3C 2H").hand(p1, "8S 10C");
  };
  const std::vector<Step> turn = {capture("8S", "5D 3H"), demand(p2)};
  EXPECT_EQ(verdict(table("maximal_by_choice"), turn), "SWZ-INS-1");
  EXPECT_EQ(verdict(table("most_cards"), {capture("8S", "5D 3H"), demand(p2), capture("8S", "3H 3C 2H")}), "legal");
  EXPECT_EQ(
      verdict(table("objector_names"), {capture("8S", "5D 3H"), demand(p2, "3H 3C 2H"), capture("8S", "3H 3C 2H")}),
      "legal");
  EXPECT_EQ(verdict(table("objector_names"), {capture("8S", "5D 3H"), demand(p2, "3H 3C 2H")}), "SWZ-INS-2");
}

TEST(Insist, Q_SWZ_05_measured_at_the_turns_end_or_at_once) {
  const auto table = [](std::string_view value) {
    return three_with("insist.judged", value).loose("6H 4D 2H 3S").hand(p1, "6S 9C");
  };
  const std::vector<Step> turn = {capture("6S", "6H"), build(9, "", "4D 2H 3S"), demand(p2)};
  EXPECT_EQ(verdict(table("turn_end"), turn), "SWZ-INS-1");
  EXPECT_EQ(verdict(table("at_once"), turn), "SWZ-INS-2");
}

TEST(Insist, Q_SWZ_07_until_when) {
  const auto table = [](std::string_view value) {
    return three_with("insist.window", value).loose("8H 5D 3C").hand(p1, "8S 2C");
  };
  const std::vector<Step> late = {capture("8S", "8H"), event(EventKind::over, p1), demand(p2), capture("8S", "5D 3C")};
  EXPECT_EQ(verdict(table("next_action"), late), "legal");
  EXPECT_EQ(verdict(table("turn_end"), {capture("8S", "8H"), event(EventKind::over, p1), demand(p2)}), "SWZ-INS-1");
}

TEST(Insist, Q_SWZ_08_the_answer_is_a_capture) {
  const Table table = three().loose("8H").hand(p1, "8S 8D");
  EXPECT_EQ(verdict(table, {trail("8S"), demand(p2), augment("8H", "", "8S")}), "SWZ-INS-2");
}

// The card trailed lies in a build: a demand comes too late for it, and one that came before is not met by that.
TEST(Insist, SWZ_INS_4_a_trailed_card_in_a_build_captures_nothing) {
  const Table table = three().loose("6H 4D").hand(p1, "6S 10C");
  EXPECT_EQ(verdict(table, {trail("6S"), build(10, "", "6S 4D"), demand(p2)}), "SWZ-INS-4");
  EXPECT_EQ(verdict(table, {trail("6S"), demand(p2), build(10, "", "6S 4D")}), "SWZ-INS-2");
  const std::vector<Step> twice = {trail("6S"), demand(p2), build(10, "", "6S 4D"), capture("6S", "6H")};
  EXPECT_EQ(verdict(table, twice), "impossible");
  EXPECT_TRUE(after(table, twice).piles[p1].cards().empty());
}

TEST(Insist, SWZ_ACE_2_a_fuller_capture_keeps_the_aces_value) {
  const Table table = three().build(1, "AC AD", p3).loose("AH 10H 4D").hand(p1, "AS 3C").part_of_hand(p3, "", 3);
  EXPECT_EQ(verdict(table, {capture("AS", "AC AD", 1), demand(p2), capture("AS", "10H 4D AH", 14)}), "SWZ-ACE-2");
  EXPECT_EQ(verdict(table, {capture("AS", "AC AD", 1), demand(p2), capture("AS", "AH")}), "legal");
  EXPECT_EQ(verdict(table, {capture("AS", "AC AD", 1), demand(p2), capture("AS", "10H 4D")}), "AA-CAP-5 SWZ-INS-2");
}

TEST(Insist, SWZ_INS_5_and_6_cards_are_added) {
  const Table table = three().build(9, "7H 2C", p1).loose("9D 6S").pile(p2, "3H 8H").hand(p1, "9S KC");
  EXPECT_EQ(verdict(table, {trail("KC")}), "legal");
  const std::vector<Step> all = {trail("KC"), demand_adding(p3), augment("7H 2C", "", "9D"),
                                 augment("7H 2C 9D", "", "6S", "3H")};
  EXPECT_TRUE(uses(table, all, "SWZ-INS-5"));
  EXPECT_EQ(verdict(table, all), "legal");
  EXPECT_EQ(verdict(table, {trail("KC"), demand_adding(p3), augment("7H 2C", "", "9D")}), "SWZ-INS-6");
  EXPECT_EQ(verdict(table, {trail("KC"), demand_adding(p3)}), "SWZ-INS-6");
  const Table nothing = three().build(9, "7H 2C", p1).loose("KD").hand(p1, "9S KC");
  EXPECT_EQ(verdict(nothing, {trail("KC"), demand_adding(p3)}), "SWZ-INS-5");
}

// The demand is for the cards in play when it was made; a top laid bare since wants another.
TEST(Insist, Q_SWZ_10_a_demand_may_be_repeated) {
  const Table table = three().build(9, "6C 3D", p1).loose("4D 7H").pile(p2, "5C 2S").hand(p1, "9S KC");
  const Step first = augment("6C 3D", "", "4D", "5C");
  EXPECT_EQ(verdict(table, {trail("KC"), demand_adding(p3), first}), "legal");
  EXPECT_EQ(verdict(table, {trail("KC"), demand_adding(p3), first, demand_adding(p3)}), "SWZ-INS-6");
}

TEST(Insist, Q_SWZ_11_before_the_build_is_captured) {
  const auto table = [](std::string_view value) {
    return three_with("insist.judged", value).build(9, "5C 4D", p1).loose("7C").pile(p2, "2D").hand(p1, "9S 2H");
  };
  const std::vector<Step> turn = {capture("9S", "5C 4D"), demand_adding(p3)};
  EXPECT_EQ(verdict(table("turn_end"), turn), "SWZ-INS-5");
  EXPECT_TRUE(uses(table("at_once"), turn, "SWZ-INS-5"));
}

TEST(Insist, Q_SWZ_12_a_card_just_trailed) {
  const auto table = [](std::string_view value) {
    return three_with("turn.reuse_trailed_card", value).build(13, "9C 4D", p1).loose("5H").hand(p1, "KS 8S");
  };
  EXPECT_TRUE(uses(table("allowed"), {trail("8S"), demand_adding(p2)}, "SWZ-INS-5"));
  EXPECT_EQ(verdict(table("forbidden"), {trail("8S"), demand_adding(p2)}), "SWZ-INS-5");
}

// A claim is judged by the score (AA-WIN-8); what belongs before the deal has no place in a turn.
TEST(Insist, what_is_said_of_the_pack_is_not_said_in_a_turn) {
  const Table table = three().loose("9H 5C 4D").hand(p1, "9S KH");
  EXPECT_EQ(verdict(table, {trail("KH"), event(EventKind::claim, p1)}), "legal");
  for (const EventKind kind : {EventKind::cut, EventKind::recut, EventKind::last, EventKind::last_not_said})
    EXPECT_EQ(verdict(table, {trail("KH"), event(kind, p1)}), "impossible");
}

// A turn that is stated in part: a nine was played, and nobody has stated for what.
TEST(Insist, SWZ_INS_1_of_a_card_whose_use_is_not_told_nothing_is_demanded) {
  Table table = three().loose("9H 5C 4D").hand(p1, "KH");
  table.position().turn.played = cards("9S");
  EXPECT_EQ(verdict(table, {demand(p2)}), "SWZ-INS-1");
  table.position().turn.play = Do::trail;
  EXPECT_EQ(verdict(table, {demand(p2)}), "SWZ-INS-2");
}

}  // namespace
}  // namespace casino::test::insist_test
