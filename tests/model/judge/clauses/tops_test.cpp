// Tops of piles: captures from them and additions with them. Seed 000, South African Casino; Swazi Casino, action 4.

#include "model/queries/tops.hpp"

#include <gtest/gtest.h>

#include "model/rules/variants.hpp"
#include "tests/support/verdicts.hpp"

namespace casino::test::tops_test {
namespace {

Table two_players() { return Table(south_african(Seats{2})); }
Table two_players(std::string_view option, std::string_view value) {
  return Table(with(south_african(Seats{2}), option, value));
}
Table three_players(std::string_view value) {
  return Table(with(south_african(Seats{3}), "steal.capture_tops", value));
}

Action with_tops(Action action, std::string_view tops) {
  action.tops = cards(tops);
  return action;
}

TEST(Tops, SAF_CAP_1_a_top_is_captured_like_a_card_of_the_table) {
  const Table table = two_players().loose("7H").hand(p1, "8S 2C").pile(p2, "AH 6C");
  const Action taking = with_tops(capture("8S", "7H"), "AH");
  EXPECT_EQ(verdict(table, {taking}), "legal");
  EXPECT_TRUE(uses(table, {taking}, "SAF-CAP-1"));
  EXPECT_EQ(after(table, {taking}).piles[p2].top(), "6C"_card);
  const Table off = Table(without(south_african(Seats{2}), "SAF-CAP-1")).loose("7H").hand(p1, "8S").pile(p2, "AH 6C");
  EXPECT_EQ(verdict(off, {taking}), "SAF-CAP-1");
}

// One group after the other: AH with 7H first, then 8D lies bare. 5C and 3D of one pile are never in one group.
TEST(Tops, Q_SAF_04_a_card_laid_bare_goes_into_a_later_group) {
  const auto table = [](std::string_view value) {
    return two_players("steal.capture_tops", value).loose("7H").hand(p1, "8S 2C").pile(p2, "AH 8D 5C 3D");
  };
  const Action two_groups = with_tops(capture("8S", "7H"), "AH 8D");
  const Action four_tops = with_tops(capture("8S", "7H"), "AH 8D 5C 3D");
  EXPECT_EQ(verdict(table("one_per_pile"), {two_groups}), "SWZ-STL-3");
  EXPECT_EQ(verdict(table("successive_groups"), {two_groups}), "legal");
  EXPECT_EQ(verdict(table("successive_groups"), {four_tops}), "SWZ-STL-3");
  EXPECT_EQ(verdict(table("free"), {four_tops}), "legal");
}

// East 5C over 4H, West 4C over 3D: 5+3 waits for 4C to go, 4+4 for 5C. West 3D over 4C: 5+3 first, then 4+4.
TEST(Tops, Q_SAF_04_groups_that_wait_for_each_other) {
  const Action all = with_tops(capture("8S", ""), "5C 4H 4C 3D");
  const auto table = [](std::string_view of_west) {
    return three_players("successive_groups").hand(p1, "8S 2C").pile(p2, "5C 4H").pile(p3, of_west);
  };
  EXPECT_EQ(verdict(table("4C 3D"), {all}), "SWZ-STL-3");
  EXPECT_EQ(verdict(table("3D 4C"), {all}), "legal");
}

// Which of two equal cards lies above the other nobody has stated: either may be the one that is wanted. Both together
// are wanted in any order.
TEST(Tops, SWZ_STL_3_equal_cards_in_unknown_order) {
  const Table table = two_players("steal.capture_tops", "free").hand(p1, "8S 8C").pile(p2, "", "8D 8H");
  EXPECT_EQ(verdict(table, {with_tops(capture("8S", ""), "8D")}), "undetermined SWZ-STL-3");
  EXPECT_EQ(verdict(table, {with_tops(capture("8S", ""), "8D 8H")}), "legal");
}

// 8S could take what lies on the pile: that counts where everything has to be taken (Q-SAF-19 c).
TEST(Tops, AA_CAP_9_tops_belong_to_a_full_capture) {
  const auto table = [](std::string_view value) {
    return two_players("capture.compulsory", value).loose("8H 3C").hand(p1, "8S").pile(p2, "5D 6C");
  };
  EXPECT_EQ(verdict(table("maximal"), {capture("8S", "8H")}), "AA-CAP-9");
  EXPECT_EQ(verdict(table("maximal"), {with_tops(capture("8S", "8H 3C"), "5D")}), "legal");
  EXPECT_EQ(verdict(table("none"), {capture("8S", "8H")}), "legal");
}

// 4C+4D+4H... of a four from the hand, fours and twos on the table and a four on the pile: any way of telling the
// groups apart in which the top is with the hand card will do.
TEST(Tops, SAF_STL_2_a_group_for_the_top_and_the_hand_card) {
  const auto table = [](std::string_view loose, std::string_view top) {
    return two_players("steal.hand_card", "same_group")
        .build(8, "5C 3C", p1)
        .loose(loose)
        .hand(p1, "8S 4C")
        .pile(p2, top);
  };
  EXPECT_EQ(verdict(table("4D 2D 2C", "4H"), {augment("5C 3C", "4C", "4D 2D 2C", "4H")}), "legal");
  EXPECT_EQ(verdict(table("4D 7D", "AH"), {augment("5C 3C", "4C", "4D 7D", "AH")}), "SAF-STL-2");
}

// Each of several tops is in the hand card's group: 5C+3C and 8S are two, 4C+3D+AS is one.
TEST(Tops, SAF_STL_2_all_tops_are_in_the_group_of_the_hand_card) {
  const auto table = [](std::string_view hand, std::string_view first, std::string_view second) {
    return Table(with(swazi(Seats{3}), "steal.hand_card", "same_group"))
        .build(8, "2H 6D", p1)
        .hand(p1, hand)
        .pile(p2, first)
        .pile(p3, second);
  };
  EXPECT_EQ(verdict(table("5C 8C", "3C", "8S"), {augment("2H 6D", "5C", "", "3C 8S")}), "SAF-STL-2");
  EXPECT_EQ(verdict(table("4C 8C", "3D", "AS"), {augment("2H 6D", "4C", "", "3D AS")}), "legal");
}

// SWZ-STL-7 where a turn is one action: a loose card that is matched becomes the build.
TEST(Tops, SWZ_STL_7_a_loose_card_is_added_to_in_one_action) {
  const auto table = [](std::string_view onto) {
    return two_players("steal.onto", onto).loose("8H").hand(p1, "8S 7C").pile(p2, "AH");
  };
  const Action adding = valued(augment("8H", "7C", "", "AH"), 8);
  EXPECT_EQ(verdict(table("own_build_or_loose_card"), {adding}), "legal");
  EXPECT_EQ(verdict(table("also_captured_build"), {adding}), "legal");
  EXPECT_EQ(verdict(table("own_build"), {adding}), "SWZ-BLD-4");
  EXPECT_EQ(verdict(table("own_standing_build"), {adding}), "SWZ-BLD-4");
}

// Q-SAF-14 (b): a build that the hand card has made may be stolen for at once; one that needs the top may not.
TEST(Tops, SWZ_BLD_4_a_new_build_is_made_before_tops_join_it) {
  const auto table = [](std::string_view loose, std::string_view top) {
    return two_players("steal.onto", "own_build").loose(loose).hand(p1, "8S 8C 5C").pile(p2, top);
  };
  EXPECT_EQ(verdict(table("3D 7H", "AH"), {with_tops(build(8, "5C", "3D 7H"), "AH")}), "legal");
  EXPECT_EQ(verdict(table("7H AC", "3D"), {with_tops(build(8, "5C", "7H AC"), "3D")}), "SWZ-BLD-4");
  // An eight alone is no build, with a second group it is.
  EXPECT_EQ(verdict(table("7H", "AH"), {with_tops(build(8, "8C", "7H"), "AH")}), "SWZ-BLD-4");
  EXPECT_EQ(verdict(table("6D 2D 7H", "AH"), {with_tops(build(8, "8C", "6D 2D 7H"), "AH")}), "legal");
}

// Tops taken over an empty table clear no table.
TEST(Tops, AA_SWP_1_a_capture_of_tops_alone_is_no_sweep) {
  const Table table = two_players("sweep.score", "1").hand(p1, "8S 2C").pile(p2, "8D");
  EXPECT_TRUE(after(table, {with_tops(capture("8S", ""), "8D")}).sweeps.empty());
  const Table with_loose = two_players("sweep.score", "1").loose("8H").hand(p1, "8S 2C").pile(p2, "8D");
  EXPECT_EQ(after(with_loose, {with_tops(capture("8S", "8H"), "8D")}).sweeps.size(), 1U);
}

// Where the order of piles is not kept, as in the West, any card of one may be its top (option pile.order).
TEST(Tops, SWZ_STL_3_piles_without_an_order) {
  Table table = Table(with(anglo_american(Seats{2}), "steal.use", "both")).loose("2C").hand(p1, "9S");
  table.position().piles[p2].add(cards("9D 5C"));
  Action taking = capture("9S", "");
  taking.tops = cards("9D");
  EXPECT_EQ(verdict(table, {taking}), "legal");
}

// Five and four lie in an order that nobody has stated: to count on the five, which would go with the four of the
// table, would be a guess.
TEST(Tops, SWZ_STL_3_no_group_counts_on_a_guess) {
  const Table known = two_players().loose("4C").hand(p1, "9S").pile(p2, "5D 4D");
  const Table unknown = two_players().loose("4C").hand(p1, "9S").pile(p2, "", "5D 4D");
  const Items table{cards("4C"), {}};
  EXPECT_TRUE(some_group_with_tops(known.rules(), known.position(), table, Value{9}));
  EXPECT_FALSE(some_group_with_tops(unknown.rules(), unknown.position(), table, Value{9}));
}

// SWZ-PILE-3: a card lies once in a pile.
TEST(Tops, SWZ_PILE_3_a_card_is_named_once) {
  const Table table = Table(swazi(Seats{3})).loose("9H").hand(p1, "9S");
  EXPECT_EQ(verdict(table, {laid(capture("9S", "9H"), "9S 9H")}), "legal");
  EXPECT_EQ(verdict(table, {laid(capture("9S", "9H"), "9S 9H 9H")}), "SWZ-PILE-3");
}

// SOT-PILE-2: where a card is laid on a build it comes to lie there; of a card that is laid down nothing of the kind is
// asked.
TEST(Tops, SOT_PILE_1_a_card_that_is_laid_down_lies_on_no_build) {
  const Table table = Table(sotho(Seats{3})).loose("2C").hand(p1, "9S 5C");
  EXPECT_EQ(verdict(table, {laid(trail("9S"), "9S")}), "legal");
}

// Three cards lie in a pile; one of them is known to be a five, and nobody stated where it lies.
TEST(Tops, SWZ_STL_3_a_known_card_among_hidden_ones) {
  Table table = Table(swazi(Seats{3})).loose("4C").build(9, "6C 3D", p1).hand(p1, "9S KH");
  Pile& pile = table.position().piles[p2];
  pile.add(cards("5D"));
  pile.add_hidden(2);
  const std::vector<Step> stolen = {augment("6C 3D", "", "4C", "5D"), trail("KH")};
  EXPECT_EQ(verdict(table, stolen), "undetermined SWZ-STL-3");
  Table covered = table;
  covered.pile(p2, "7C");
  EXPECT_EQ(verdict(covered, stolen), "SWZ-STL-3") << "a seven lies on top";
  pile.reveal("5D"_card);
  EXPECT_EQ(pile.top(), "5D"_card);
  EXPECT_EQ(pile.hidden(), 2);
  EXPECT_EQ(verdict(table, stolen), "legal");
}

// What a capture lays bare of a pile, where the order of it was not stated (Q-SAF-04): two kings beneath one, in
// whichever order; or a king and a queen.
TEST(Tops, Q_SAF_04_pictures_that_are_laid_bare) {
  const auto kings = [](std::string_view value, std::string_view beneath) {
    const Rules rules = with(with(sotho(Seats{3}), "steal.use", "both"), "steal.capture_tops", value);
    return pictures_on_top(rules, Table(rules).hand(p1, "KH").pile(p2, "KC", beneath).position(), Rank::king);
  };
  EXPECT_EQ(kings("free", "KS KD"), 3);
  EXPECT_EQ(kings("free", "KS QD"), 1);
  EXPECT_EQ(kings("successive_groups", "KS QD"), 1);
  EXPECT_EQ(kings("one_per_pile", "KS KD"), 1);
}

}  // namespace
}  // namespace casino::test::tops_test
