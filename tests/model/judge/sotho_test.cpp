// Sotho Casino (seed 000): pictures without a number, piles in the order in which cards accumulated, the partner's
// pile.

#include <gtest/gtest.h>

#include "model/queries/build_order.hpp"
#include "model/rules/variants.hpp"
#include "tests/support/verdicts.hpp"

namespace casino::test::sotho_test {
namespace {

Table four() { return Table(sotho(Seats{4})); }

// The cards of a pile from its top down, an unsorted run in braces.
std::string shown(const Pile& pile) {
  constexpr std::string_view ranks = "A23456789TJQK";
  constexpr std::string_view suits = "SHDC";
  const auto name = [&](Card card) {
    return std::string{ranks[static_cast<std::size_t>(card.rank()) - 1], suits[static_cast<std::size_t>(card.suit())]};
  };
  std::string text;
  pile.each_layer([&](const Pile::Layer& layer) {
    std::string run;
    for (const Card card : layer.unsorted) run += (run.empty() ? "" : " ") + name(card);
    const auto put_first = [&](const std::string& more) { text.insert(0, text.empty() ? more : more + " "); };
    if (!run.empty()) put_first("{" + run + "}");
    for (const Card card : layer.sorted) put_first(name(card));
  });
  return text;
}

// A build whose cards came to lie in this order, the highest first.
Table& with_order(Table& table, std::string_view top_down) {
  table.position().laid.lay({}, cards_in_order(top_down));
  settle_order(table.rules(), table.position());
  return table;
}

TEST(Sotho, SOT_PILE_1_a_build_is_captured_as_it_lies) {
  Table table = four().build(8, "5H 3C 8D", p2).hand(p1, "8S 4C").pile(p1, "2H");
  with_order(table, "8D 3C 5H");
  const Action taking = capture("8S", "5H 3C 8D");
  EXPECT_EQ(shown(after(table, {taking}).piles[p1]), "8S 8D 3C 5H 2H");
  EXPECT_EQ(verdict(table, {laid(taking, "8S 8D 3C 5H")}), "legal");
  EXPECT_EQ(verdict(table, {laid(taking, "8S 3C 8D 5H")}), "SOT-PILE-1");
  EXPECT_EQ(verdict(table, {laid(taking, "8D 3C 5H 8S")}), "SWZ-PILE-5");
  EXPECT_EQ(verdict(table, {laid(taking, "2H 8S 8D 3C 5H")}), "SWZ-PILE-3");
}

// What nobody has stated is not known, and any statement of it is right.
TEST(Sotho, SOT_PILE_1_an_order_that_nobody_told_is_open) {
  const Table table = four().build(8, "5H 3C 8D", p2).hand(p1, "8S 4C");
  const Action taking = capture("8S", "5H 3C 8D");
  EXPECT_EQ(shown(after(table, {taking}).piles[p1]), "8S {3C 5H 8D}");
  EXPECT_EQ(verdict(table, {laid(taking, "8S 3C 8D 5H")}), "legal");
}

// Q-SOT-05: groups are taken one after the other; a build stays together.
TEST(Sotho, SOT_PILE_1_several_things_lie_as_they_are_taken) {
  Table table = four().build(9, "5C 4D", p2).loose("9H 6C 3H").hand(p1, "9S 4C");
  with_order(table, "4D 5C");
  const Action taking = capture("9S", "5C 4D 9H 6C 3H");
  EXPECT_EQ(verdict(table, {laid(taking, "9S 3H 6C 9H 4D 5C")}), "legal");
  EXPECT_EQ(verdict(table, {laid(taking, "9S 4D 5C 6C 3H 9H")}), "legal");
  EXPECT_EQ(verdict(table, {laid(taking, "9S 3H 9H 6C 4D 5C")}), "SOT-PILE-1") << "nine within six and three";
  EXPECT_EQ(verdict(table, {laid(taking, "9S 3H 4D 5C 6C 9H")}), "SOT-PILE-1") << "build within six and three";
  EXPECT_EQ(verdict(table, {laid(taking, "9S 3H 6C 4D 9H 5C")}), "SOT-PILE-1") << "build taken apart";
  EXPECT_EQ(verdict(table, {laid(taking, "9S 3H 6C 9H 5C 4D")}), "SOT-PILE-1") << "build turned over";
  EXPECT_EQ(shown(after(table, {taking}).piles[p1]), "9S {3H 4D 5C 6C 9H}");
}

TEST(Sotho, SOT_PILE_1_what_is_added_lies_above) {
  Table table = four().build(10, "6C 4D", p1).loose("2H 7C 3S").hand(p1, "5S 10S").pile(p3, "3D 8H");
  with_order(table, "4D 6C");
  const Action adding = augment("6C 4D", "5S", "2H", "3D");
  const Position stated = after(table, {laid(adding, "5S 2H 3D")});
  EXPECT_EQ(shown(order_of(stated, cards("6C 4D 5S 2H 3D"))), "5S 2H 3D 4D 6C");
  const Position unstated = after(table, {adding});
  EXPECT_EQ(shown(order_of(unstated, cards("6C 4D 5S 2H 3D"))), "{2H 3D 5S} 4D 6C");
  const Position twice =
      after(table, {augment("6C 4D", "", "7C 3S"), laid(augment("6C 4D 7C 3S", "5S", "2H", "3D"), "5S 2H 3D")});
  EXPECT_EQ(shown(order_of(twice, cards("6C 4D 7C 3S 5S 2H 3D"))), "5S 2H 3D {3S 7C} 4D 6C");
}

TEST(Sotho, SOT_PILE_1_a_loose_card_that_becomes_a_build_lies_lowest) {
  const Table table = four().loose("9H").hand(p1, "9S 9C 2D");
  const Position made = after(table, {valued(augment("9H", "9S", ""), 9)});
  EXPECT_EQ(shown(order_of(made, cards("9H 9S"))), "9S 9H");
}

// Q-SOT-07: what was raised goes on top of what stood there; both keep their order.
TEST(Sotho, SOT_PILE_1_two_builds_that_become_one) {
  Table table = four().build(9, "9C 5C 4C", p1).build(7, "4S 3D", p2).hand(p1, "2H 9S");
  table.position().laid.lay({}, cards_in_order("4C 5C 9C"));
  with_order(table, "3D 4S");
  const Position joined = after(table, {united(raise(9, "4S 3D", "2H"), "9C 5C 4C")});
  EXPECT_EQ(shown(order_of(joined, cards("9C 5C 4C 4S 3D 2H"))), "2H 3D 4S 4C 5C 9C");
}

// Positions are equal whatever the order in which their builds were made.
TEST(Sotho, SOT_PILE_1_equal_layouts_are_equal_positions) {
  const Table table = four().loose("9H 4C 5C 8H").hand(p1, "9S 8S 2D").hand(p2, "2C");
  const Action nine = valued(augment("9H", "", "4C 5C"), 9);
  const Action other = valued(augment("8H", "8S", ""), 8);
  EXPECT_EQ(after(table, {nine, other}), after(table, {other, nine}));
}

TEST(Sotho, SOT_PILE_4_pictures_go_beneath_numerals) {
  const Table table = four().loose("KH 7D").hand(p1, "KC 4C").pile(p1, "7H 2C JD QS");
  const Action taking = capture("KC", "KH");
  EXPECT_EQ(shown(after(table, {taking}).piles[p1]), "7H 2C KC KH JD QS");
  EXPECT_EQ(verdict(table, {laid(taking, "KC KH 7H")}), "SOT-PILE-4");
  EXPECT_EQ(verdict(table, {laid(taking, "7H 2C KC KH JD")}), "legal");
  EXPECT_EQ(verdict(table, {laid(taking, "7H KH KC")}), "SWZ-PILE-5");
  EXPECT_EQ(verdict(table, {laid(taking, "7H 2C JD KC KH")}), "SOT-PILE-4");
  const Table empty = four().loose("KH").hand(p1, "KC 4C");
  EXPECT_EQ(shown(after(empty, {taking}).piles[p1]), "KC KH");
  // Of three kings two are taken: their order is not stated.
  const Table two = four().loose("KH KD").hand(p1, "KC 4C").pile(p1, "7H");
  EXPECT_EQ(shown(after(two, {capture("KC", "KH KD")}).piles[p1]), "7H KC {KH KD}");
}

// Where pictures have numbers one can take numeral cards, and lies beneath them (Q-SOT-14 b, Q-SOT-03).
TEST(Sotho, SOT_PILE_4_a_picture_that_captured_numeral_cards_lies_beneath_them) {
  const Table table =
      Table(with(sotho(Seats{2}), "value.pictures", "numeric")).loose("4C 9H").hand(p1, "KH 2C").pile(p1, "5C QD");
  const Action taking = capture("KH", "4C 9H");
  EXPECT_EQ(shown(after(table, {taking}).piles[p1]), "{4C 9H} 5C KH QD");
  EXPECT_EQ(verdict(table, {laid(taking, "4C 9H 5C KH QD")}), "legal");
  EXPECT_EQ(verdict(table, {laid(taking, "9H 4C 5C KH QD")}), "legal");
  EXPECT_EQ(verdict(table, {laid(taking, "KH 4C 9H")}), "SOT-PILE-4");
}

TEST(Sotho, SOT_PILE_4_an_irregular_pile_lies_as_it_was_laid) {
  const Table table = four().loose("KH 7D").hand(p1, "KC 4C").pile(p1, "7H JD");
  EXPECT_EQ(shown(after(table, {laid(capture("KC", "KH"), "KC KH 7H")}).piles[p1]), "KC KH 7H JD");
}

// Q-SOT-03 (b): the capturing picture on top.
TEST(Sotho, SOT_PILE_4_in_another_reading_the_capturing_picture_lies_on_top) {
  const Table table =
      Table(with(sotho(Seats{4}), "pile.pictures", "capturing_on_top")).loose("KH").hand(p1, "KC 4C").pile(p1, "7H JD");
  EXPECT_EQ(shown(after(table, {capture("KC", "KH")}).piles[p1]), "KC 7H KH JD");
}

Action giving(Action action, std::string_view words) {
  action.given = cards(words);
  return action;
}

TEST(Sotho, SOT_PILE_5_captured_pictures_may_be_given_to_the_partner) {
  const Table table = four().loose("KH 4D").hand(p1, "KC 4C").pile(p1, "7H QS").pile(p3, "9D");
  const std::vector<Step> gift{giving(capture("KC", "KH"), "KC KH")};
  EXPECT_TRUE(uses(table, gift, "SOT-PILE-5"));
  EXPECT_EQ(shown(after(table, gift).piles[p3]), "9D KC KH");
  EXPECT_EQ(shown(after(table, gift).piles[p1]), "7H QS");
  EXPECT_EQ(shown(after(table, {giving(capture("KC", "KH"), "KH")}).piles[p1]), "7H KC QS");
  EXPECT_EQ(verdict(table, {giving(capture("4C", "4D"), "4D")}), "SOT-PILE-5") << "a numeral card";
  EXPECT_EQ(verdict(table, {giving(capture("KC", "KH"), "QS")}), "SOT-PILE-5") << "an older one";
  EXPECT_EQ(verdict(Table(sotho(Seats{3})).loose("KH").hand(p1, "KC"), gift), "SOT-PILE-5") << "nobody to give it to";
}

// SWZ-INS-2: what is taken on demand comes to lie above what was taken first.
TEST(Sotho, SOT_PILE_1_a_capture_completed_on_demand) {
  const Table table = four().loose("9H 5C 4D").hand(p1, "9S 2C").pile(p1, "3C");
  const std::vector<Step> turn{capture("9S", "9H"), event(EventKind::insist_capture, p2), capture("9S", "5C 4D")};
  EXPECT_EQ(verdict(table, turn), "legal");
  EXPECT_EQ(shown(after(table, turn).piles[p1]), "9S {4D 5C} 9H 3C");
  const Table queens = four().loose("QH QD").hand(p1, "QS 2C").pile(p3, "JC");
  const std::vector<Step> taken{giving(capture("QS", "QH"), "QS QH"), event(EventKind::insist_capture, p2),
                                capture("QS", "QD")};
  EXPECT_EQ(verdict(queens, taken), "legal");
  EXPECT_EQ(shown(after(queens, taken).piles[p1]), "QS QD");
  EXPECT_EQ(shown(after(queens, taken).piles[p3]), "QH JC");
}

// The picture between two captures is taken back, and the captures stay two.
TEST(Sotho, SOT_PILE_4_captures_do_not_run_into_each_other) {
  Pile pile;
  pile.lay(cards("QH QD"), cards_in_order("QS"));
  pile.lay(cards("5C 4D"), {});
  pile.take("QS"_card);
  EXPECT_EQ(shown(pile), "{4D 5C} {QH QD}");
}

TEST(Sotho, SOT_STL_1_the_partners_top_is_open) {
  const Table table = four().build(9, "4H 5C", p1).loose("3S").hand(p1, "9S KD").pile(p3, "6D").pile(p1, "6H");
  const std::vector<Step> turn{augment("4H 5C", "", "3S", "6D"), trail("KD")};
  EXPECT_TRUE(uses(table, turn, "SOT-STL-1"));
  EXPECT_EQ(verdict(Table(without(sotho(Seats{4}), "SOT-STL-1"))
                        .build(9, "4H 5C", p1)
                        .loose("3S")
                        .hand(p1, "9S KD")
                        .pile(p3, "6D"),
                    turn),
            "SOT-STL-1");
  EXPECT_EQ(verdict(table, {augment("4H 5C", "", "3S", "6H"), trail("KD")}), "SWZ-STL-2");
}

TEST(Sotho, SOT_VAL_1_pictures_are_part_of_no_sum_and_no_build) {
  const Table table = four().loose("QH 7H 5D").hand(p1, "QS QC 2D");
  EXPECT_EQ(verdict(table, {capture("QS", "7H 5D")}), "AA-CAP-2");
  EXPECT_EQ(verdict(table, {augment("QH", "QS", "")}), "AA-BLD-8");
  EXPECT_EQ(verdict(table, {valued(augment("QH", "QS", ""), 12)}), "AA-BLD-8");
  EXPECT_EQ(verdict(table, {build(12, "", "7H 5D"), trail("2D")}), "AA-BLD-3");
}

TEST(Sotho, SOT_VAL_2_an_ace_is_one) {
  EXPECT_EQ(verdict(four().loose("10C 4D").hand(p1, "AS 9H"), {capture("AS", "10C 4D", 14)}), "AA-VAL-1");
  const Table aces = four().loose("AH").hand(p1, "AS AD 9H");
  EXPECT_EQ(verdict(aces, {valued(augment("AH", "AS", ""), 14)}), "AA-VAL-1");
  EXPECT_EQ(verdict(aces, {valued(augment("AH", "AS", ""), 1)}), "legal");
}

// 48 or 36 cards after the cut, in hands for two (twice), three and four.
TEST(Sotho, hands_and_dealings) {
  const auto hands = [](const Rules& rules) { return std::pair(hand_size(rules), dealings(rules)); };
  EXPECT_EQ(hands(sotho(Seats{2})), std::pair(12, 2));
  EXPECT_EQ(hands(sotho(Seats{3})), std::pair(16, 1));
  EXPECT_EQ(hands(sotho(Seats{4})), std::pair(12, 1));
  EXPECT_EQ(hands(sotho_40(Seats{2})), std::pair(9, 2));
  EXPECT_EQ(hands(sotho_40(Seats{3})), std::pair(12, 1));
  EXPECT_EQ(hands(sotho_40(Seats{4})), std::pair(9, 1));
}

TEST(Sotho, SOT_PILE_4_a_picture_known_to_lie_above_a_numeral_card) {
  const auto breaks = [](std::string_view top_down, std::string_view rest) {
    const Table table = Table(sotho(Seats{3})).hand(p1, "9S").pile(p2, top_down, rest);
    return ids(judge_position(table.rules(), table.position()));
  };
  EXPECT_EQ(breaks("QD 5D", ""), "SOT-PILE-4");
  EXPECT_EQ(breaks("5D QD", ""), "");
  EXPECT_EQ(breaks("", "5D QD"), "");
  EXPECT_EQ(breaks("QD", "5D 6D"), "SOT-PILE-4");
}

}  // namespace
}  // namespace casino::test::sotho_test
