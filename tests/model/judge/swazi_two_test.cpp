// Swazi Casino for two and crazy casino (seed 000, Two-player version): restrictions for a part of the deal, and the
// card drawn after each play.

#include <gtest/gtest.h>

#include "model/deal/deal.hpp"
#include "model/rules/variants.hpp"
#include "tests/support/verdicts.hpp"

namespace casino::test::swazi_two_test {
namespace {

Table two() { return Table(swazi_two(Seats{2})); }

Table crazy_with_stock(std::uint8_t cards) {
  Table table(crazy(Seats{2}));
  table.position().stock = Hand{CardSet{}, cards};
  return table;
}

TEST(SwaziTwo, SWZ2_RST_1_holds_until_the_second_twelve) {
  Table table = two().build(9, "7H 2C", p1).hand(p1, "9S KC");
  EXPECT_EQ(verdict(table, {trail("KC")}), "AA-TRL-3");
  table.position().dealing = 2;
  EXPECT_EQ(verdict(table, {trail("KC")}), "legal");
}

// An answer to a demand makes the trailed card a capturing one.
TEST(SwaziTwo, SWZ2_RST_1_is_healed_by_the_capture_that_is_demanded) {
  const Table table = two().build(12, "8C 4C", p1).loose("3D").hand(p1, "QS 3C");
  EXPECT_EQ(verdict(table, {trail("3C"), event(EventKind::insist_capture, p2)}), "AA-TRL-3 SWZ-INS-2");
  EXPECT_EQ(verdict(table, {trail("3C"), event(EventKind::insist_capture, p2), capture("3C", "3D")}), "legal");
}

// Q-SWZ2-01: the order of two actions decides, unless the whole turn counts.
TEST(SwaziTwo, SWZ2_RST_1_looks_at_the_moment_of_trailing) {
  const auto turn = [](const Rules& rules, std::vector<Step> steps) {
    return verdict(Table(rules).loose("6H 4D").hand(p1, "10S 7C"), std::move(steps));
  };
  const Rules rules = swazi_two(Seats{2});
  EXPECT_EQ(turn(rules, {trail("7C"), build(10, "", "6H 4D")}), "legal");
  EXPECT_EQ(turn(rules, {build(10, "", "6H 4D"), trail("7C")}), "AA-TRL-3");
  const Rules whole = with(rules, "trail.owning_build_when", "whole_turn");
  EXPECT_EQ(turn(whole, {trail("7C"), build(10, "", "6H 4D")}), "AA-TRL-3");
  EXPECT_EQ(turn(whole, {trail("7C")}), "legal");
}

TEST(SwaziTwo, SWZ2_RST_2_counts_builds_at_the_end_of_the_turn) {
  const Table table = two().build(9, "7H 2C", p1).loose("QD").hand(p1, "9S 9D QC QH");
  EXPECT_EQ(verdict(table, {valued(augment("QD", "QC", ""), 12)}), "SWZ2-RST-2");
  const Table one = two().loose("QD").hand(p1, "9S 9D QC QH");
  EXPECT_EQ(verdict(one, {valued(augment("QD", "QC", ""), 12)}), "legal");
}

TEST(SwaziTwo, SWZ2_RST_3_is_a_permission_of_its_own) {
  const std::vector<Step> turn{valued(augment("QD", "", "8S", "4C"), 12), capture("9S", "7H 2C")};
  const auto table = [](Rules rules) {
    return Table(std::move(rules)).build(9, "7H 2C", p1).loose("QD 8S").hand(p1, "9S QC").pile(p2, "4C JD");
  };
  const Rules rules = swazi_two(Seats{2});
  EXPECT_TRUE(uses(table(rules), turn, "SWZ2-RST-3"));
  EXPECT_EQ(verdict(table(without(rules, "SWZ2-RST-3")), turn), "SWZ2-RST-3");
  EXPECT_FALSE(uses(table(with(rules, "build.limit", "none")), turn, "SWZ2-RST-3"));
}

// 52 - 4 cut - 16 in hands = 32 cards, all of them drawn: no other hands are dealt.
TEST(Crazy, CRZ_DEAL_1_leaves_32_cards_to_draw) {
  const Rules rules = crazy(Seats{2});
  EXPECT_EQ(dealings(rules), 1);
  EXPECT_EQ(start_of_deal(rules, Dealing{}, p2).stock, (Hand{CardSet{}, 32}));
  EXPECT_EQ(contradiction(with(rules, "deal.table", "0")), std::nullopt) << "36 are drawn by two";
  EXPECT_NE(contradiction(with(rules, "deal.table", "3")), std::nullopt) << "33 are not";
}

TEST(Crazy, CRZ_DRW_1_the_card_drawn_is_unseen_unless_told) {
  const Table table = crazy_with_stock(5).hand(p1, "9S KC");
  const Position unseen = after(table, {trail("KC")});
  EXPECT_EQ(unseen.hands[p1], (Hand{cards("9S"), 1}));
  EXPECT_EQ(unseen.stock, (Hand{CardSet{}, 4}));
  const Position known = after(table, {trail("KC"), event(EventKind::draw, p1, "2D")});
  EXPECT_EQ(known.hands[p1], Hand::of(cards("9S 2D")));
  EXPECT_EQ(known.stock, (Hand{CardSet{}, 4}));
}

// deal.draw=after_hand_card: drawn already when the event states it.
TEST(Crazy, CRZ_DRW_1_a_card_drawn_at_once_can_be_told_later) {
  Table table(with(crazy(Seats{2}), "deal.draw", "after_hand_card"));
  table.position().stock = Hand{CardSet{}, 5};
  table.loose("6H 4S").hand(p1, "3C 2C");
  const std::vector<Step> turn{trail("3C"), event(EventKind::draw, p1, "10S"), build(10, "", "6H 4S")};
  EXPECT_EQ(verdict(table, turn), "legal");
  EXPECT_EQ(after(table, turn).hands[p1], Hand::of(cards("2C 10S")));
  EXPECT_EQ(after(table, turn).stock, (Hand{CardSet{}, 4}));
}

TEST(Crazy, CRZ_DRW_1_one_card_a_turn_after_the_play) {
  const Table table = crazy_with_stock(5).hand(p1, "9S KC");
  const Event draw = event(EventKind::draw, p1, "2D");
  EXPECT_EQ(verdict(table, {draw, trail("KC")}), "CRZ-DRW-1");
  EXPECT_EQ(verdict(table, {trail("KC"), draw, event(EventKind::draw, p1, "3D")}), "CRZ-DRW-1");
  EXPECT_EQ(verdict(table, {trail("KC"), event(EventKind::draw, p2, "2D")}), "CRZ-DRW-1");
  EXPECT_EQ(verdict(table, {trail("KC"), event(EventKind::draw, p1)}), "CRZ-DRW-1");
  EXPECT_EQ(verdict(table, {trail("KC"), event(EventKind::draw, p1, "9S")}), "impossible");
  EXPECT_EQ(verdict(crazy_with_stock(0).hand(p1, "9S KC"), {trail("KC"), draw}), "CRZ-DRW-1");
  EXPECT_EQ(verdict(Table(swazi(Seats{3})).hand(p1, "9S KC"), {trail("KC"), draw}), "CRZ-DRW-1");
}

// Q-CRZ-02: by the stock before the draw of the turn.
TEST(Crazy, CRZ_RST_1_holds_while_a_card_is_left) {
  for (const std::string_view when : {"after_turn", "before_checks", "after_hand_card"}) {
    Table table(with(crazy(Seats{2}), "deal.draw", when));
    table.build(12, "8C 4C", p1).hand(p1, "QS 3C");
    table.position().stock = Hand{CardSet{}, 1};
    EXPECT_EQ(verdict(table, {trail("3C")}), "AA-TRL-3") << when;
    table.position().stock = Hand::of({});
    EXPECT_EQ(verdict(table, {trail("3C")}), "legal") << when;
    table.position().stock = Hand{};
    EXPECT_EQ(verdict(table, {trail("3C")}), "undetermined AA-TRL-3") << when;
  }
}

// The pack lies with the card dealt first on top, and what was not dealt is drawn in its order.
TEST(Crazy, CRZ_DRW_1_a_pack_tells_the_card_that_comes_next) {
  const auto pack = cards_in_order("AS 2S 3S 4S 5S 6S");
  Position position;
  position.stock = Hand{CardSet{}, 2};
  EXPECT_EQ(next_drawn(crazy(Seats{2}), {pack.begin(), pack.end()}, position), "5S"_card);
  position.stock = Hand{CardSet{}, 0};
  EXPECT_EQ(next_drawn(crazy(Seats{2}), {pack.begin(), pack.end()}, position), std::nullopt);
}

}  // namespace
}  // namespace casino::test::swazi_two_test
