// What others say in a turn: seed 000, Swazi Casino, actions 1 and 4, Special rules for partnership play.

#include <gtest/gtest.h>

#include "model/variants.hpp"
#include "tests/support/verdicts.hpp"

namespace casino::test {
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

// N-S against E-W, S to act: p1 is N, p3 is S.
Table partners() { return Table(swazi(Seats{4})).to_act(p3); }

TEST(Partners, SWZ_PTN_3_building_on_a_proven_card) {
  const Table table = partners().proven(p1, 11).loose("6S 5H").hand(p3, "4D QH");
  const std::vector<Step> turn = {for_partner(build(11, "", "6S 5H")), trail("QH")};
  EXPECT_TRUE(uses(table, turn, "SWZ-PTN-3"));
  EXPECT_EQ(verdict(table, turn), "legal");
  EXPECT_EQ(after(table, turn).builds[0].owner, p1);
  const Table unproven = partners().loose("6S 5H").hand(p3, "4D QH");
  EXPECT_EQ(verdict(unproven, turn), "SWZ-PTN-4");
  EXPECT_EQ(verdict(table, {build(11, "", "6S 5H"), trail("QH")}), "AA-BLD-3");
}

TEST(Partners, SWZ_PTN_1_a_build_that_was_raised_or_taken_proves) {
  Rules rules = swazi(Seats{4});
  const Table raised = Table(rules).to_act(p2).build(11, "8C 3D", p1).hand(p2, "2D KC 4C").part_of_hand(p1, "JH", 3);
  EXPECT_TRUE(after(raised, {raise(13, "8C 3D", "2D")}).proven[p1].contains(Value{11}));
  const Table by_partner =
      Table(rules).to_act(p3).build(11, "8C 3D", p1).hand(p3, "JS 4D QH").part_of_hand(p1, "JH", 3);
  EXPECT_TRUE(after(by_partner, {capture("JS", "8C 3D")}).proven[p1].contains(Value{11}));
  const Table by_owner = Table(rules).to_act(p1).build(11, "8C 3D", p1).hand(p1, "JC 4H");
  EXPECT_FALSE(after(by_owner, {capture("JC", "8C 3D")}).proven[p1].contains(Value{11}));
}

// Swazi proofs are captures and changes of value by opponents; Dominican ones every loss to another (Q-DOM-37).
TEST(Partners, DOM_VAR_3_a_build_that_was_taken_over_proves) {
  const auto proves = [](const Rules& rules, Seat adder, const Step& step) {
    const Table table = Table(rules).to_act(adder).build(9, "5C 4D", p3).hand(adder, "9S 9C 2S JC");
    return after(table, {step}).proven[p3].contains(Value{9});
  };
  const Rules proven = with(dominican(Seats{4}), "partner.build_for", "proven");
  EXPECT_TRUE(proves(proven, p2, augment("5C 4D", "9S", "")));
  EXPECT_TRUE(proves(proven, p1, augment("5C 4D", "9S", "")));
  EXPECT_TRUE(proves(proven, p1, raise(11, "5C 4D", "2S")));
  EXPECT_FALSE(proves(proven, p1, for_partner(augment("5C 4D", "9S", ""))));  // he owns it still
  EXPECT_FALSE(proves(proven, p3, augment("5C 4D", "9S", "")));
  EXPECT_FALSE(proves(dominican(Seats{4}), p2, augment("5C 4D", "9S", "")));  // nobody asks
  const Rules lost_only = with(proven, "partner.build_for", "lost_build_only");
  EXPECT_TRUE(proves(lost_only, p2, raise(11, "5C 4D", "2S")));
  EXPECT_FALSE(proves(lost_only, p1, raise(11, "5C 4D", "2S")));
  EXPECT_FALSE(proves(lost_only, p2, augment("5C 4D", "9S", "")));
}

TEST(Partners, SWZ_PTN_2_until_he_plays_such_a_card) {
  const Table table = Table(swazi(Seats{4})).to_act(p1).proven(p1, 11).loose("5H").hand(p1, "JS JC 4H");
  EXPECT_FALSE(after(table, {trail("JS")}).proven[p1].contains(Value{11}));
  EXPECT_TRUE(after(table, {trail("4H")}).proven[p1].contains(Value{11}));
}

TEST(Partners, SWZ_STL_8_a_pile_top_on_the_partners_card) {
  const Table table = partners().proven(p1, 11).loose("JH 6S").pile(p2, "5C 10S").hand(p3, "7S 2H");
  const std::vector<Step> turn = {for_partner(augment("JH", "", "6S", "5C")), trail("7S")};
  EXPECT_TRUE(uses(table, turn, "SWZ-STL-8"));
  EXPECT_EQ(verdict(table, turn), "legal");
  const Table unproven = partners().loose("JH 6S").pile(p2, "5C 10S").hand(p3, "7S 2H");
  EXPECT_EQ(verdict(unproven, turn), "SWZ-PTN-4");
}

TEST(Partners, SWZ_PTN_7_the_asker_takes_the_build_over) {
  const Table table = Table(swazi(Seats{4})).to_act(p1).build(12, "QH 10C 2D", p1).hand(p1, "QS 3C").hand(p3, "QD 4D");
  const Step ask = event(EventKind::request, p3, "QS");
  EXPECT_EQ(verdict(table, {ask, augment("QH 10C 2D", "QS", "")}), "legal");
  EXPECT_EQ(after(table, {ask, augment("QH 10C 2D", "QS", "")}).builds[0].owner, p3);
  EXPECT_TRUE(uses(table, {ask, capture("QS", "QH 10C 2D")}, "SWZ-PTN-6"));
  EXPECT_EQ(verdict(table, {augment("QH 10C 2D", "QS", "")}), "AA-OWN-2");
}

// Q-SWZ-51: the card asked about is shown and not yet used, and no other is played.
TEST(Partners, SWZ_PTN_5_the_card_asked_about_is_the_one_played) {
  const Table table =
      Table(swazi(Seats{4})).to_act(p1).build(12, "QH 10C 2D", p1).hand(p1, "QS QC 3C").hand(p3, "QD 4D");
  const Step ask = event(EventKind::request, p3, "QS");
  EXPECT_EQ(verdict(table, {ask, trail("3C")}), "SWZ-TRN-4");
  EXPECT_EQ(verdict(table, {ask, trail("QS")}), "legal");
  EXPECT_EQ(verdict(table, {trail("3C"), ask}), "SWZ-PTN-5");
  EXPECT_EQ(verdict(table, {capture("QS", "QH 10C 2D"), ask}), "SWZ-PTN-5");
  EXPECT_EQ(verdict(table, {ask, capture("QS", "QH 10C 2D")}), "legal");
}

TEST(Partners, SWZ_PTN_8_the_asker_holds_the_rank) {
  const Table table = Table(swazi(Seats{4})).to_act(p1).build(12, "QH 10C 2D", p1).hand(p1, "QS 3C").hand(p3, "KD 4D");
  const Step ask = event(EventKind::request, p3, "QS");
  EXPECT_EQ(verdict(table, {ask, augment("QH 10C 2D", "QS", "")}), "SWZ-PTN-8");
  const Table unseen = Table(swazi(Seats{4})).to_act(p1).build(12, "QH 10C 2D", p1).hand(p1, "QS 3C");
  EXPECT_EQ(verdict(unseen, {ask, augment("QH 10C 2D", "QS", "")}), "undetermined SWZ-PTN-8");
}

TEST(Partners, SWZ_PTN_5_who_may_ask) {
  const Table table = Table(swazi(Seats{4}))
                          .to_act(p1)
                          .build(12, "QH 10C 2D", p2)
                          .hand(p1, "QS 3C")
                          .hand(p3, "QD 4D")
                          .part_of_hand(p2, "QC", 1);
  EXPECT_EQ(verdict(table, {event(EventKind::request, p3, "QS"), trail("3C")}), "SWZ-PTN-5");
  EXPECT_EQ(verdict(table, {event(EventKind::request, p2, "QS"), trail("3C")}), "SWZ-PTN-5");
}

TEST(Partners, Q_SWZ_27_whose_a_build_is_that_both_can_back) {
  const auto table = [](std::string_view value) {
    return Table(with(swazi(Seats{4}), "partner.build_for_owner", value))
        .to_act(p3)
        .proven(p1, 13)
        .loose("8D 5H")
        .hand(p3, "KS 6C");
  };
  const std::vector<Step> said = {for_partner(build(13, "", "8D 5H")), trail("KS")};
  const std::vector<Step> unsaid = {build(13, "", "8D 5H"), trail("KS")};
  EXPECT_EQ(verdict(table("announced"), said), "legal");
  EXPECT_EQ(verdict(table("announced"), unsaid), "AA-OWN-2");
  EXPECT_EQ(verdict(table("partner"), unsaid), "legal");
  EXPECT_EQ(verdict(table("builder"), said), "AA-OWN-2");
}

TEST(Partners, Q_SWZ_28_raising_for_the_partner) {
  const auto table = [](std::string_view value) {
    return Table(with(swazi(Seats{4}), "partner.raise_for", value))
        .to_act(p3)
        .proven(p1, 13)
        .build(9, "6C 3D", p2)
        .hand(p3, "4H 2C")
        .part_of_hand(p2, "9S", 2);
  };
  const std::vector<Step> turn = {for_partner(raise(13, "6C 3D", "4H"))};
  EXPECT_EQ(verdict(table("forbidden"), turn), "AA-ADD-12");
  EXPECT_EQ(verdict(table("allowed"), turn), "legal");
}

// One card is shown and asked about (SWZ-PTN-5), and one card at a time comes to light (SWZ-PILE-3).
TEST(Insist, SWZ_PTN_5_two_cards_are_not_asked_about) {
  const Table table =
      Table(swazi(Seats{4})).build(9, "5C 4D", p1).hand(p1, "9S 9H KH").hand(p3, "9C").pile(p2, "", "5D 6D");
  EXPECT_EQ(verdict(table, {event(EventKind::request, p3, "9S 9H"), capture("9S", "5C 4D")}), "SWZ-PTN-5");
  EXPECT_EQ(verdict(table, {event(EventKind::request, p3, "9S"), capture("9S", "5C 4D")}), "legal");
  EXPECT_EQ(verdict(table, {event(EventKind::reveal, p2, "5D 6D"), capture("9S", "5C 4D")}), "SWZ-PILE-3");
  EXPECT_EQ(verdict(table, {event(EventKind::reveal, p2, "5D"), capture("9S", "5C 4D")}), "legal");
}

// A claim is judged by the score (AA-WIN-8); what belongs before the deal has no place in a turn.
TEST(Insist, what_is_said_of_the_pack_is_not_said_in_a_turn) {
  const Table table = three().loose("9H 5C 4D").hand(p1, "9S KH");
  EXPECT_EQ(verdict(table, {trail("KH"), event(EventKind::claim, p1)}), "legal");
  for (const EventKind kind : {EventKind::cut, EventKind::recut, EventKind::last})
    EXPECT_EQ(verdict(table, {trail("KH"), event(kind, p1)}), "impossible");
}

// A turn that is told in part: a nine was played, and nobody has told for what.
TEST(Insist, SWZ_INS_1_of_a_card_whose_use_is_not_told_nothing_is_demanded) {
  Table table = three().loose("9H 5C 4D").hand(p1, "KH");
  table.position().turn.played = cards("9S");
  EXPECT_EQ(verdict(table, {demand(p2)}), "SWZ-INS-1");
  table.position().turn.play = Do::trail;
  EXPECT_EQ(verdict(table, {demand(p2)}), "SWZ-INS-2");
}

}  // namespace
}  // namespace casino::test
