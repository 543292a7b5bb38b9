// Building on a proven card, and asking the partner: seed 000, Swazi Casino, Special rules for partnership play.

#include <gtest/gtest.h>

#include "model/rules/variants.hpp"
#include "tests/support/verdicts.hpp"

namespace casino::test::partners_test {
namespace {

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

}  // namespace
}  // namespace casino::test::partners_test
