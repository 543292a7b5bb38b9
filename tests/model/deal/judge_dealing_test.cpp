// What is wrong with a dealing or a cut (AA-DEAL-1, AA-DEAL-2, AA-DEAL-3, AA-DEAL-4, AA-DEAL-5, AA-PAK-1, SWZ-CUT-*,
// SWZ-DEAL-1).

#include <algorithm>
#include <iterator>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "model/deal/deal.hpp"
#include "model/rules/variants.hpp"

namespace casino::judge_dealing_test {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

constexpr Seat n{0};
constexpr Seat e{1};
constexpr Seat s{2};
constexpr Seat w{3};

std::vector<Card> pack_from(unsigned first, unsigned behind) {
  std::vector<Card> pack;
  for (unsigned i = first; i < behind; ++i) pack.push_back(Card::from_index(i));
  return pack;
}

std::vector<std::string_view> clauses(const std::vector<Finding>& findings) {
  std::vector<std::string_view> ids;
  std::transform(findings.begin(), findings.end(), std::back_inserter(ids),
                 [](const Finding& finding) { return entry_of(finding.clause).id; });
  return ids;
}

Dealing lawful() { return *dealing_of(anglo_american(Seats{2}), pack_from(0, 52), e, 1); }

std::vector<std::string_view> faults(const Dealing& dealing, std::span<const Card> pack = {}) {
  return clauses(judge_dealing(anglo_american(Seats{2}), dealing, e, pack));
}

TEST(Dealing, AA_DEAL_1_a_lawful_dealing) {
  EXPECT_THAT(faults(lawful()), IsEmpty());
  EXPECT_THAT(faults(lawful(), pack_from(0, 52)), IsEmpty());
}

// A fifth card in the hand.
TEST(Dealing, AA_DEAL_1_a_hand_has_four_cards) {
  Dealing dealing = lawful();
  dealing.hands[n].insert("KS"_card);
  EXPECT_THAT(faults(dealing), ElementsAre("AA-DEAL-1"));
}

// AA-DEAL-5: two players are dealt to six times, the first of them the first.
TEST(Dealing, AA_DEAL_5_there_is_no_dealing_before_the_first_or_after_the_last) {
  EXPECT_FALSE(dealing_of(anglo_american(Seats{2}), pack_from(0, 52), e, 0));
  EXPECT_TRUE(dealing_of(anglo_american(Seats{2}), pack_from(0, 52), e, 6));
  EXPECT_FALSE(dealing_of(anglo_american(Seats{2}), pack_from(0, 52), e, 7));
}

// A pack of 51: the finding is about the card that is not there.
TEST(Dealing, AA_PAK_1_the_card_that_is_missing_is_named) {
  const auto findings = judge_dealing(anglo_american(Seats{2}), lawful(), e, pack_from(0, 51));
  ASSERT_FALSE(findings.empty());
  EXPECT_EQ(findings.front().clause, "AA-PAK-1"_clause);
  EXPECT_EQ(findings.front().cards, CardSet{Card::from_index(51)});
}

TEST(Dealing, AA_DEAL_1_the_table_has_four_cards) {
  Dealing dealing = lawful();
  dealing.table.remove(dealing.table.first());
  EXPECT_THAT(faults(dealing), ElementsAre("AA-DEAL-1"));
}

// A hand that the log does not name is not wrong.
TEST(Dealing, AA_DEAL_1_a_hand_that_was_not_seen) {
  Dealing dealing = lawful();
  dealing.hands[e] = CardSet{};
  EXPECT_THAT(faults(dealing), IsEmpty());
}

TEST(Dealing, AA_DEAL_4_later_hands_have_four_cards_too) {
  Dealing dealing = *dealing_of(anglo_american(Seats{2}), pack_from(0, 52), e, 2);
  EXPECT_THAT(faults(dealing), IsEmpty());
  dealing.hands[n].remove(dealing.hands[n].first());
  EXPECT_THAT(faults(dealing), ElementsAre("AA-DEAL-4"));
}

TEST(Dealing, AA_DEAL_4_the_table_gets_nothing_later) {
  Dealing dealing = *dealing_of(anglo_american(Seats{2}), pack_from(0, 52), e, 2);
  dealing.table = "KS"_card;
  EXPECT_THAT(faults(dealing), ElementsAre("AA-DEAL-4"));
}

// AA-DEAL-5: two players are dealt to six times.
TEST(Dealing, AA_DEAL_5_there_is_no_seventh_dealing) {
  Dealing dealing = *dealing_of(anglo_american(Seats{2}), pack_from(0, 52), e, 6);
  dealing.number = 7;
  EXPECT_THAT(faults(dealing), ElementsAre("AA-DEAL-5"));
}

// The same cards, but one of each hand changed places: right in number, wrong in order.
TEST(Dealing, AA_DEAL_2_the_order_of_the_pack_is_kept) {
  Dealing dealing = lawful();
  const Card mine = dealing.hands[n].first();
  const Card yours = dealing.hands[e].first();
  dealing.hands[n].remove(mine);
  dealing.hands[n].insert(yours);
  dealing.hands[e].remove(yours);
  dealing.hands[e].insert(mine);
  EXPECT_THAT(faults(dealing), IsEmpty());
  EXPECT_THAT(faults(dealing, pack_from(0, 52)), ElementsAre("AA-DEAL-2"));
}

// AA-DEAL-3: hands dealt by twos are wrong where cards are dealt singly.
TEST(Dealing, AA_DEAL_3_singly_is_another_order) {
  Rules rules = anglo_american(Seats{2});
  rules.deal_packets = DealPackets::singles;
  EXPECT_THAT(clauses(judge_dealing(rules, lawful(), e, pack_from(0, 52))), ElementsAre("AA-DEAL-3"));
}

TEST(Dealing, AA_PAK_1_a_card_is_dealt_once) {
  Dealing dealing = lawful();
  dealing.hands[n].remove(dealing.hands[n].first());
  dealing.hands[n].insert(dealing.table.first());
  EXPECT_THAT(faults(dealing), ElementsAre("AA-PAK-1"));
}

// A pack without pictures has no king.
TEST(Dealing, AA_PAK_1_cards_are_of_the_pack_in_use) {
  Rules rules = anglo_american(Seats{2});
  rules.pack = cards_of(PackKind::no_pictures40);
  Dealing dealing = lawful();
  dealing.hands[n].remove(dealing.hands[n].first());
  dealing.hands[n].insert("KS"_card);
  EXPECT_THAT(clauses(judge_dealing(rules, dealing, e)), ElementsAre("AA-PAK-1"));
}

// A pack of 51 cards.
TEST(Dealing, AA_PAK_1_the_pack_is_whole) { EXPECT_THAT(faults(lawful(), pack_from(0, 51)), ElementsAre("AA-PAK-1")); }

// A pack with the first card twice, and the last one missing.
TEST(Dealing, AA_PAK_1_no_card_is_in_the_pack_twice) {
  std::vector<Card> pack = pack_from(0, 51);
  pack.push_back(Card::from_index(0));
  EXPECT_THAT(faults(lawful(), pack), ElementsAre("AA-PAK-1"));
}

// All 52, and the first one again at the end.
TEST(Dealing, AA_PAK_1_a_card_too_many) {
  std::vector<Card> pack = pack_from(0, 52);
  pack.push_back(Card::from_index(0));
  EXPECT_THAT(faults(lawful(), pack), ElementsAre("AA-PAK-1"));
}

// SWZ-DEAL-1: after the cut, which took the four aces, 48 cards go round three seats.
TEST(Dealing, SWZ_DEAL_1_all_the_cards_after_the_cut) {
  const Rules rules = swazi(Seats{3});
  const std::vector<Card> pack = pack_from(4, 52);
  Dealing dealing = *dealing_of(rules, pack, n, 1);
  EXPECT_THAT(clauses(judge_dealing(rules, dealing, n, pack)), IsEmpty());
  dealing.table = rules.pack.of_rank(Rank::ace);
  EXPECT_THAT(clauses(judge_dealing(rules, dealing, n, pack)), IsEmpty());
}

// Other cards were cut than those that are missing from the pack.
TEST(Dealing, AA_PAK_1_the_cut_cards_are_not_in_the_pack) {
  const Rules rules = swazi(Seats{3});
  const std::vector<Card> pack = pack_from(4, 52);
  Dealing dealing;
  dealing.table = rules.pack.of_rank(Rank::king);
  EXPECT_THAT(clauses(judge_dealing(rules, dealing, n, pack)), ElementsAre("AA-PAK-1"));
}

// Three players, 15 cards each of the 49 that a cut leaves; in a second dealing one more for each, and one that is left
// over. That card has nothing to do with the cut, whose cards are missing from the pack as before.
TEST(Dealing, AA_PAK_1_the_cut_cards_are_not_in_the_pack_at_later_dealings_either) {
  Rules rules = swazi(Seats{3});
  ASSERT_EQ(set_value(rules, Option::deal_hand, "15"), std::nullopt);
  ASSERT_EQ(set_value(rules, Option::deal_remainder, "table_at_end"), std::nullopt);
  ASSERT_EQ(set_value(rules, Option::deal_table, "3"), std::nullopt);
  const std::vector<Card> pack = pack_from(3, 52);
  const Dealing second = *dealing_of(rules, pack, e, 2);
  ASSERT_EQ(second.table.size(), 1);
  EXPECT_THAT(clauses(judge_dealing(rules, second, e, pack)), IsEmpty());
  EXPECT_THAT(clauses(judge_dealing(rules, second, e, pack_from(3, 51))), ElementsAre("AA-PAK-1"));
}

TEST(Dealing, SWZ_DEAL_1_sixteen_cards_for_three) {
  const Rules rules = swazi(Seats{3});
  Dealing dealing = *dealing_of(rules, pack_from(4, 52), n, 1);
  dealing.hands[e].remove(dealing.hands[e].first());
  EXPECT_THAT(clauses(judge_dealing(rules, dealing, n)), ElementsAre("SWZ-DEAL-1"));
}

TEST(Dealing, SWZ_DEAL_1_there_is_no_second_dealing) {
  Dealing dealing;
  dealing.number = 2;
  EXPECT_THAT(clauses(judge_dealing(swazi(Seats{3}), dealing, n)), ElementsAre("SWZ-DEAL-1"));
}

std::vector<std::string_view> again(const Rules& rules, CardSet cut) {
  return clauses(reasons_to_cut_again(rules, cut));
}

// WE-SWZ-22. a: 2 + 1 = 3. b: 2. c: 1 + 1 + 1 = 3. d: 1, and spades count nothing here.
TEST(Cut, SWZ_CUT_2_three_points_are_cut_again) {
  const Rules rules = swazi(Seats{3});
  EXPECT_THAT(again(rules, {"10D"_card, "AH"_card, "4C"_card, "7S"_card}), ElementsAre("SWZ-CUT-2"));
  EXPECT_THAT(again(rules, {"10D"_card, "4C"_card, "7S"_card, "9H"_card}), IsEmpty());
  EXPECT_THAT(again(rules, {"2S"_card, "AH"_card, "AC"_card, "8D"_card}), ElementsAre("SWZ-CUT-2"));
  EXPECT_THAT(again(rules, {"AS"_card, "5S"_card, "9S"_card, "KS"_card}), IsEmpty());
}

// WE-SWZ-23. a: three pictures. b: two pictures, and one point; an ace is no picture.
TEST(Cut, SWZ_CUT_3_three_pictures_are_cut_again) {
  const Rules rules = swazi(Seats{4});
  EXPECT_THAT(again(rules, {"KH"_card, "QS"_card, "JC"_card, "4D"_card}), ElementsAre("SWZ-CUT-3"));
  EXPECT_THAT(again(rules, {"KH"_card, "QS"_card, "AC"_card, "4D"_card}), IsEmpty());
}

// WE-SWZ-23c, Q-SWZ-35: a table that does not look at pictures, and one that cuts again for nothing.
TEST(Cut, SWZ_CUT_3_the_numbers_are_for_the_table_to_say) {
  Rules rules = swazi(Seats{4});
  rules.deal_redo_pictures = 0;
  EXPECT_THAT(again(rules, {"KH"_card, "QS"_card, "JC"_card, "4D"_card}), IsEmpty());
  rules.deal_redo_points = 0;
  EXPECT_THAT(again(rules, {"10D"_card, "AH"_card, "AS"_card, "7S"_card}), IsEmpty());
}

// Three points need two cards and three pictures three more, so four cards never have both reasons; where one
// picture is enough, 10D and AS with KH have.
TEST(Cut, SWZ_CUT_2_two_reasons_at_once) {
  Rules rules = swazi(Seats{4});
  rules.deal_redo_pictures = 1;
  EXPECT_THAT(again(rules, {"10D"_card, "AS"_card, "KH"_card, "7S"_card}), ElementsAre("SWZ-CUT-2", "SWZ-CUT-3"));
}

constexpr CardSet plain_cut{"10D"_card, "4C"_card, "7S"_card, "9H"_card};
constexpr CardSet rich_cut{"10D"_card, "AH"_card, "7S"_card, "9H"_card};

// WE-SWZ-27: W deals, S leads and cuts.
TEST(Cut, SWZ_CUT_1_the_leader_cuts) {
  const Rules rules = swazi(Seats{4});
  EXPECT_THAT(judge_cut(rules, plain_cut, s, w, false), IsEmpty());
  EXPECT_THAT(clauses(judge_cut(rules, plain_cut, n, w, false)), ElementsAre("SWZ-CUT-1"));
}

TEST(Cut, SWZ_CUT_1_four_cards_are_cut) {
  CardSet three = plain_cut;
  three.remove("4C"_card);
  EXPECT_THAT(clauses(judge_cut(swazi(Seats{4}), three, s, w, false)), ElementsAre("SWZ-CUT-1"));
}

// SWZ-CUT-2, SWZ-CUT-4: 10D and an ace may stay, by custom, and may be put back; where it is a duty they may not stay.
TEST(Cut, SWZ_CUT_2_a_rich_layout_may_be_put_back) {
  Rules rules = swazi(Seats{4});
  EXPECT_THAT(judge_cut(rules, rich_cut, s, w, false), IsEmpty());
  EXPECT_THAT(judge_cut(rules, rich_cut, s, w, true), IsEmpty());
  rules.deal_redo_duty = DealRedoDuty::required;
  EXPECT_THAT(clauses(judge_cut(rules, rich_cut, s, w, false)), ElementsAre("SWZ-CUT-2"));
  EXPECT_THAT(judge_cut(rules, rich_cut, s, w, true), IsEmpty());
}

// Q-SWZ-35, all the games that the text suggests it for.
TEST(Cut, SWZ_CUT_2_to_cut_again_is_a_custom_in_all_swazi_and_sotho_games) {
  for (const Rules& rules :
       {swazi(Seats{3}), swazi_two(Seats{2}), crazy(Seats{2}), sotho(Seats{4}), sotho(Seats{2}), sotho_40(Seats{3})}) {
    const Seat cutter = leader(rules, n);
    EXPECT_THAT(judge_cut(rules, rich_cut, cutter, n, false), IsEmpty()) << rules.variant;
    EXPECT_THAT(judge_cut(rules, rich_cut, cutter, n, true), IsEmpty()) << rules.variant;
  }
}

// SWZ-CUT-4: the same seat cuts again, so the leader, not another.
TEST(Cut, SWZ_CUT_4_the_same_seat_cuts_again) {
  EXPECT_THAT(clauses(judge_cut(swazi(Seats{4}), rich_cut, e, w, true)), ElementsAre("SWZ-CUT-1"));
}

// Cards that give no reason are the first layout and are not put back.
TEST(Cut, SWZ_CUT_1_a_plain_layout_is_not_put_back) {
  EXPECT_THAT(clauses(judge_cut(swazi(Seats{4}), plain_cut, s, w, true)), ElementsAre("SWZ-CUT-1"));
}

// The Anglo-American dealer deals the table; nobody cuts it.
TEST(Cut, SWZ_CUT_1_there_is_a_cut_only_where_the_rules_have_one) {
  EXPECT_THAT(clauses(judge_cut(anglo_american(Seats{2}), plain_cut, n, e, false)), ElementsAre("SWZ-CUT-1"));
}

TEST(Dealing, AA_DEAL_5_there_is_no_dealing_before_the_first) {
  Dealing none;
  none.number = 0;
  EXPECT_THAT(faults(none), testing::Contains("AA-DEAL-5"));
}

// Five seats with seven cards each: 36 - 35 leaves one, which comes to the table with the only dealing (TUX-DEAL-2).
TEST(Dealing, TUX_DEAL_2_hands_of_a_dealing_that_leaves_cards_over) {
  Rules rules = tuxedo(Seats{5});
  rules.deal_hand = 7;
  Dealing only;
  only.table = CardSet{"AS"_card, "2S"_card, "3S"_card, "4S"_card, "5S"_card};
  only.hands[n] = CardSet{"AH"_card, "2H"_card, "3H"_card, "4H"_card, "5H"_card, "6H"_card, "7H"_card};
  EXPECT_THAT(clauses(judge_dealing(rules, only, e, {})), IsEmpty());
  only.hands[n].remove("7H"_card);
  EXPECT_THAT(clauses(judge_dealing(rules, only, e, {})), ElementsAre("TUX-DEAL-2"));
}

// Who put back cards that were good, and was not the one to cut, has one fault: it was not his to cut.
TEST(Cut, SWZ_CUT_1_a_stranger_who_cuts_again) {
  const CardSet good{"4S"_card, "5S"_card, "6S"_card, "7S"_card};
  const Rules rules = swazi(Seats{3});
  const Seat by = leader(rules, n);
  EXPECT_THAT(clauses(judge_cut(rules, good, by, n, false)), IsEmpty());
  EXPECT_THAT(clauses(judge_cut(rules, good, by, n, true)), ElementsAre("SWZ-CUT-1"));
  EXPECT_THAT(clauses(judge_cut(rules, good, n, n, true)), ElementsAre("SWZ-CUT-1"));
}

// Q-TUX-14, Q-HUN-24: no order is fixed, but it is the next cards of the pack that are dealt.
TEST(Dealing, AA_DEAL_4_what_is_dealt_comes_next_in_the_pack_in_whatever_order) {
  Rules rules = anglo_american(Seats{2});
  const std::vector<Card> pack = pack_from(0, 52);
  const Dealing in_pairs = *dealing_of(rules, pack, e, 2);
  rules.deal_packets = DealPackets::singles;
  const Dealing singly = *dealing_of(rules, pack, e, 2);
  rules.deal_packets = DealPackets::as_logged;
  ASSERT_NE(in_pairs, singly);
  for (Dealing dealing : {in_pairs, singly}) {
    EXPECT_THAT(clauses(judge_dealing(rules, dealing, e, pack)), IsEmpty());
    dealing.hands[n].remove(dealing.hands[n].first());
    dealing.hands[n].insert(pack.back());
    EXPECT_THAT(clauses(judge_dealing(rules, dealing, e, pack)), ElementsAre("AA-DEAL-4"));
  }
}

// Of a hand that is too large that is said, and not that one of its cards did not come next.
TEST(Dealing, AA_DEAL_4_a_hand_that_is_too_large_is_told_once) {
  Rules rules = anglo_american(Seats{2});
  const std::vector<Card> pack = pack_from(0, 52);
  Dealing dealing = *dealing_of(rules, pack, e, 2);
  rules.deal_packets = DealPackets::as_logged;
  dealing.hands[n].insert(pack.back());
  EXPECT_THAT(clauses(judge_dealing(rules, dealing, e, pack)), ElementsAre("AA-DEAL-4"));
}

// The last dealing is smaller than the others (Q-TUX-14).
TEST(Dealing, TUX_DEAL_2_the_last_cards_come_next_in_the_pack_in_whatever_order) {
  Rules rules = tuxedo(Seats{5});
  std::vector<Card> pack;
  for (const Card card : rules.pack) pack.push_back(card);
  rules.deal_packets = DealPackets::singles;
  const int last = dealings(rules);
  Dealing dealing = *dealing_of(rules, pack, n, last);
  rules.deal_packets = DealPackets::as_logged;
  EXPECT_THAT(clauses(judge_dealing(rules, dealing, n, pack)), IsEmpty());
  dealing.hands[e].remove(dealing.hands[e].first());
  dealing.hands[e].insert(pack.front());
  EXPECT_THAT(clauses(judge_dealing(rules, dealing, n, pack)), ElementsAre("TUX-DEAL-2"));
}

TEST(Dealing, AA_DEAL_1_cards_on_the_table_come_next_in_the_pack_in_whatever_order) {
  Rules rules = anglo_american(Seats{2});
  const std::vector<Card> pack = pack_from(0, 52);
  Dealing first = *dealing_of(rules, pack, e, 1);
  rules.deal_packets = DealPackets::as_logged;
  std::swap(first.table, first.hands[n]);
  EXPECT_THAT(clauses(judge_dealing(rules, first, e, pack)), IsEmpty());
  first.table.remove(first.table.first());
  first.table.insert(pack.back());
  EXPECT_THAT(clauses(judge_dealing(rules, first, e, pack)), ElementsAre("AA-DEAL-1"));
}

// SAF-DEAL-6: all cards go to the hands, so that none lies on the table.
TEST(Dealing, SWZ_DEAL_1_no_card_is_left_for_the_table) {
  Dealing dealing;
  dealing.table = CardSet{"4C"_card};
  EXPECT_THAT(clauses(judge_dealing(south_african(Seats{4}), dealing, e)), ElementsAre("SWZ-DEAL-1"));
}

}  // namespace
}  // namespace casino::judge_dealing_test
