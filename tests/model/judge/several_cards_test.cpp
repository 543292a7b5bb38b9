// Several hand cards played together, and who plays when (HUN-CAP-1, HUN-TRL-1, HUN-TRN-1, HUN-ULM-1, HUN-NAG-1,
// HUN-NAG-2, HUN-NAG-4).

#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "model/deal/deal.hpp"
#include "model/queries/holding.hpp"
#include "model/rules/variants.hpp"
#include "tests/support/verdicts.hpp"

namespace casino::test::several_cards_test {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

const Rules kirchner = hungarian(Seats{2});
const Rules ulmann = hungarian_ulmann(Seats{2});
const Rules nagy = hungarian_nagy(Seats{2});

std::vector<int> points(ValueSet values) {
  std::vector<int> list;
  for (const Value value : values) list.push_back(value.points);
  return list;
}

// 9 + 3; with an ace 1 or 14 more; three aces from 3 to 42 in steps of 13.
TEST(Played, HUN_CAP_1_cards_add_up) {
  EXPECT_THAT(points(values_played(kirchner, cards("9S 3H"))), ElementsAre(12));
  EXPECT_THAT(points(values_played(kirchner, cards("9S AH"))), ElementsAre(10, 23));
  EXPECT_THAT(points(values_played(kirchner, cards("AS AH AD"))), ElementsAre(3, 16, 29, 42));
  EXPECT_THAT(points(values_played(kirchner, cards("AS"))), ElementsAre(1, 14));
}

// J | 7+4, or all of them; 5 | 5, or both.
TEST(Played, HUN_ULM_1_or_stand_in_sets) {
  EXPECT_THAT(points(values_played(ulmann, cards("JS 7H 4C"))), ElementsAre(11, 22));
  EXPECT_THAT(points(values_played(ulmann, cards("5S 5H"))), ElementsAre(5, 10));
  EXPECT_THAT(points(values_played(ulmann, cards("JS 7H"))), ElementsAre(18));
}

TEST(Played, HUN_NAG_1_sums_have_a_limit_and_single_cards_none) {
  EXPECT_FALSE(sums_are_too_high(nagy, cards("JS 2H"), Value{13}));
  EXPECT_TRUE(sums_are_too_high(nagy, cards("JS 3H"), Value{14}));
  EXPECT_FALSE(sums_are_too_high(nagy, cards("AS"), Value{14}));
  EXPECT_FALSE(sums_are_too_high(nagy, cards("AS AH"), Value{14})) << "as two sets";
  EXPECT_FALSE(sums_are_too_high(kirchner, cards("JS 3H"), Value{14}));
}

// Four kings and a queen are 64: no hand of a text adds up to more than 56.
TEST(Capture, AA_CAP_5_more_than_all_hands_can_make_is_no_sum) {
  EXPECT_THAT(points(values_played(kirchner, cards("KS KC KH KD QS"))), IsEmpty());
  EXPECT_EQ(verdict(Table(kirchner).loose("QH").hand(p1, "KS KC KH KD QS"), {capture("KS KC KH KD QS", "QH")}),
            "AA-CAP-5");
  EXPECT_EQ(verdict(Table(kirchner).loose("QH").hand(p1, "KS KC KH KD QS"), {capture("QS", "QH")}), "legal");
}

// A value without the card's number has no part in a sum, wherever sums are played.
TEST(Capture, HUN_CAP_1_pictures_without_a_number_are_not_added_up) {
  const Rules rules = with(kirchner, "value.pictures", "rank_only");
  EXPECT_THAT(points(values_played(rules, cards("KS 2H"))), IsEmpty());
  EXPECT_EQ(verdict(Table(rules).loose("KD 2C").hand(p1, "KS 2H 3C"), {capture("KS 2H", "KD 2C")}), "AA-CAP-2");
  EXPECT_EQ(verdict(Table(rules).loose("KD 2C").hand(p1, "KS 2H 3C"), {capture("KS", "KD")}), "legal");
}

// Hands are of three cards; in a position with six of them that make 63, which no hand can, nothing is taken.
TEST(Capture, HUN_CAP_1_no_sum_beyond_all_hands) {
  const Table table = Table(kirchner).loose("KD QD JD 10D 9D 8D").hand(p1, "KS QS JS 10S 9S 8S");
  EXPECT_EQ(verdict(table, {capture("KS QS JS 10S 9S 8S", "KD QD JD 10D 9D 8D")}), "AA-CAP-5");
  EXPECT_EQ(verdict(table, {capture("KS QS JS 10S 9S", "KD QD JD 10D 9D")}), "legal") << "55";
}

// 13 + 12 = 25 = 10 + 8 + 7; 42 twice needs all the cards of the table.
TEST(Capture, HUN_CAP_1_groups_of_a_high_total) {
  const Table table = Table(kirchner).loose("10D 8D 7D KD QD 2C").hand(p1, "KS QS 3H");
  EXPECT_EQ(verdict(table, {capture("KS QS", "10D 8D 7D")}), "legal");
  EXPECT_EQ(verdict(table, {capture("KS QS", "10D 8D 7D KD QD")}), "legal");
  EXPECT_EQ(verdict(table, {capture("KS QS", "10D 8D 7D KD QD 2C")}), "AA-CAP-5");
  const Table aces = Table(kirchner).loose("KH QH 10H 7H KD QD 10D 7D").hand(p1, "AS AH AD");
  EXPECT_EQ(verdict(aces, {capture("AS AH AD", "KH QH 10H 7H KD QD 10D 7D")}), "legal");
}

// capture.compulsory: what is like several cards is what is worth as much.
TEST(Capture, HUN_CAP_1_compulsory_captures_with_several_cards) {
  const Rules equals = with(kirchner, "capture.compulsory", "equal_loose_all");
  const Table queens = Table(equals).loose("QD QH 9C").hand(p1, "9S 3H 2C");
  EXPECT_EQ(verdict(queens, {capture("9S 3H", "QD")}), "DOM-CAP-3");
  EXPECT_EQ(verdict(queens, {capture("9S 3H", "QD QH")}), "legal") << "the nine is not asked for";
  const Rules all = with(kirchner, "capture.compulsory", "maximal");
  const Table sums = Table(all).loose("QD 7C 5H").hand(p1, "9S 3H 2C");
  EXPECT_EQ(verdict(sums, {capture("9S 3H", "QD")}), "AA-CAP-9");
  EXPECT_EQ(verdict(sums, {capture("9S 3H", "QD 7C 5H")}), "legal");
}

// Q-HUN-27: the ace is 1 or 14 in the sum; that it could take at both is for one card alone.
TEST(Capture, HUN_CAP_1_an_ace_in_a_sum_has_one_value) {
  const Rules both = with(kirchner, "capture.ace_values", "both_at_once");
  const Table table = Table(both).loose("10H KH QC AD").hand(p1, "AC 9S 2C");
  EXPECT_EQ(verdict(table, {capture("AC 9S", "10H")}), "legal");
  EXPECT_EQ(verdict(table, {capture("AC 9S", "10H KH")}), "legal") << "23";
  EXPECT_EQ(verdict(table, {capture("AC 9S", "10H KH QC")}), "AA-CAP-5");
}

TEST(Turn, HUN_TRL_1_switched_off) {
  const Table table = Table(without(kirchner, "HUN-TRL-1")).loose("QD").hand(p1, "9S 3H 2C");
  EXPECT_EQ(verdict(table, {trail("9S 3H")}), "legal");
  EXPECT_EQ(verdict(Table(without(kirchner, "HUN-CAP-1")).loose("QD").hand(p1, "9S 3H"), {capture("9S 3H", "QD")}),
            "HUN-CAP-1");
}

// With HUN-ULM-1 off what is one sum holds as before.
TEST(Capture, HUN_ULM_1_switched_off) {
  const Rules rules = without(ulmann, "HUN-ULM-1");
  EXPECT_EQ(verdict(Table(rules).loose("5D 5C").hand(p1, "5S 5H"), {capture("5S 5H", "5D 5C")}), "legal");
  EXPECT_EQ(verdict(Table(rules).loose("5D 5C").hand(p1, "5S 5H"), {capture("5S 5H", "5D")}), "HUN-ULM-1");
}

TEST(Rules, HUN_CAP_1_contradictions) {
  const auto is_refused = [](const Rules& rules) { return contradiction(rules).has_value(); };
  EXPECT_FALSE(is_refused(kirchner));
  EXPECT_TRUE(is_refused(with(kirchner, "turn.shape", "several_actions")));
  EXPECT_TRUE(is_refused(with(kirchner, "insist.capture", "captures")));
  EXPECT_TRUE(is_refused(with(kirchner, "deal.hand", "6"))) << "six cards make more than 56";
  EXPECT_TRUE(is_refused(with(anglo_american(Seats{3}), "sweep.next_turn", "opponent_twice")));
  EXPECT_TRUE(is_refused(with(south_african(Seats{2}), "sweep.next_turn", "opponent_twice")));
  EXPECT_TRUE(is_refused(with(with(kirchner, "steal.use", "capture"), "sweep.next_turn", "opponent_twice")));
}

Position after_sweep(Hand other) {
  Table table = Table(nagy).loose("9C").hand(p1, "9D 4D");
  table.position().hands[p2] = other;
  const Turn turn{p1, {capture("9D", "9C")}};
  return judge(table.rules(), table.position(), turn).after;
}

// Q-HUN-15, Q-HUN-16: two cards or more, one, none, and hands that nobody has counted.
TEST(Turn, HUN_NAG_2_as_far_as_the_hand_reaches) {
  EXPECT_TRUE(after_sweep(Hand::of(cards("7C 7D"))).acts_again);
  EXPECT_TRUE(after_sweep(Hand{cards("7C"), 1}).acts_again);
  EXPECT_FALSE(after_sweep(Hand::of(cards("7C"))).acts_again);
  EXPECT_EQ(after_sweep(Hand::of(cards("7C"))).to_act, p2);
  EXPECT_FALSE(after_sweep(Hand::of({})).acts_again);
  EXPECT_EQ(after_sweep(Hand::of({})).to_act, p1);
  EXPECT_TRUE(after_sweep(Hand{}).acts_again);
}

TEST(Dealing, HUN_NAG_2_new_hands_end_it) {
  Table table = Table(nagy).loose("KC").hand(p1, "").hand(p2, "").to_act(p2);
  table.position().acts_again = true;
  table.position().dealer = p2;
  Dealing second{2, {}, {}};
  second.hands[p1] = cards("2C 3C 4C");
  second.hands[p2] = cards("5C 6C 7C");
  deal_hands(nagy, table.position(), second);
  EXPECT_FALSE(table.position().acts_again);
  EXPECT_EQ(table.position().to_act, p1) << "nobody has captured: Q-HUN-19";
}

// All of the last hands lie open; a single card that is not shown is one too many.
TEST(Dealing, HUN_NAG_5_every_card_of_the_last_hands_is_shown) {
  const auto is_hidden = [](const Rules& rules, std::uint8_t unseen) {
    Dealing last{8, {}, {}};
    last.hands[p1] = cards("KS KC QS");
    last.hands[p2] = unseen == 0 ? cards("KH KD QC") : cards("KH KD");
    last.unseen[p2] = unseen;
    const auto found = judge_dealing(rules, last, p2, {});
    return std::any_of(found.begin(), found.end(),
                       [](const Finding& finding) { return finding.clause == "HUN-NAG-5"_clause; });
  };
  EXPECT_FALSE(is_hidden(nagy, 0));
  EXPECT_TRUE(is_hidden(nagy, 1));
  EXPECT_FALSE(is_hidden(kirchner, 1));
}

// HUN-ULM-3: the king of clubs is the last card of the pack. It can be the one that nobody stated.
TEST(Dealing, HUN_ULM_3_the_bottom_card_can_be_among_those_that_are_not_told) {
  const std::vector<Card> pack = [&] {
    std::vector<Card> cards(ulmann.pack.begin(), ulmann.pack.end());
    std::swap(*std::find(cards.begin(), cards.end(), "KC"_card), cards.back());
    return cards;
  }();
  const auto goes_astray = [&](CardSet known, std::uint8_t unseen) {
    Dealing last{8, {}, {}};
    last.hands[p2] = known;
    last.unseen[p2] = unseen;
    const auto found = judge_dealing(ulmann, last, p2, pack);
    return std::any_of(found.begin(), found.end(),
                       [](const Finding& finding) { return finding.clause == "HUN-ULM-3"_clause; });
  };
  EXPECT_TRUE(goes_astray(cards("KH KD QC"), 0));
  EXPECT_FALSE(goes_astray(cards("KH KD"), 1));
  EXPECT_FALSE(goes_astray(cards("KH KD KC"), 0));
}

// HUN-ULM-3: where cards are left for a stock, as in crazy casino, nobody is dealt the bottom card.
TEST(Dealing, HUN_ULM_3_is_about_packs_that_are_dealt_to_the_end) {
  const Rules drawing = with(crazy(Seats{2}), "deal.exposed", "bottom_card");
  const std::vector<Card> pack(std::next(drawing.pack.begin(), 4), drawing.pack.end());
  const Dealing only = *dealing_of(drawing, pack, p2, 1);
  ASSERT_FALSE(only.hands[p2].contains(pack.back()));
  EXPECT_THAT(judge_dealing(drawing, only, p2, pack), IsEmpty());
}

// The dealer captured last: he leads by the Nagy book, and the other player always by Kirchner's rules. In turn comes
// whoever follows the last player; by turns the dealer has the second and the fourth hands.
TEST(Dealing, HUN_NAG_4_who_leads_with_new_hands) {
  Position before;
  before.dealer = p2;
  before.to_act = p1;
  before.last_capturer = p2;
  EXPECT_EQ(leader_of_dealing(nagy, before, 2), p2);
  EXPECT_EQ(leader_of_dealing(nagy, before, 1), p1);
  EXPECT_EQ(leader_of_dealing(kirchner, before, 2), p1);
  before.to_act = p2;
  EXPECT_EQ(leader_of_dealing(with(kirchner, "deal.subdeal_lead", "rotation"), before, 2), p2);
  const Rules by_turns = with(kirchner, "deal.subdeal_lead", "alternate");
  EXPECT_EQ(leader_of_dealing(by_turns, before, 2), p2);
  EXPECT_EQ(leader_of_dealing(by_turns, before, 3), p1);
  EXPECT_EQ(leader_of_dealing(by_turns, before, 4), p2);
}

// Where one card captures, several are worth nothing together (AA-TRN-1), and no card is.
TEST(Played, AA_TRN_1_several_cards_are_worth_nothing_where_one_is_played) {
  const Rules western = anglo_american(Seats{2});
  EXPECT_THAT(points(values_played(western, cards("9S"))), ElementsAre(9));
  EXPECT_THAT(points(values_played(western, cards("9S 9H"))), IsEmpty());
  EXPECT_THAT(points(values_played(western, {})), IsEmpty());
}

}  // namespace
}  // namespace casino::test::several_cards_test
