// Dealing and cutting (AA-DEAL-*, AA-PAK-1, SWZ-CUT-*, SWZ-DEAL-*).

#include "model/deal/deal.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "model/rules/variants.hpp"

namespace casino::deal_test {
namespace {

constexpr Seat n{0};
constexpr Seat e{1};
constexpr Seat s{2};
constexpr Seat w{3};

// The pack in the order of the registry: its first card is c(1).
std::vector<Card> pack_of(int cards) {
  std::vector<Card> pack;
  for (unsigned i = 0; i < static_cast<unsigned>(cards); ++i) pack.push_back(Card::from_index(i));
  return pack;
}

// The cards with these places in the pack, counted from 1 as in the worked examples.
CardSet places(std::initializer_list<unsigned> of) {
  CardSet cards;
  for (const unsigned place : of) cards.insert(Card::from_index(place - 1));
  return cards;
}

// WE-AA-31: two players, the second deals; the first gets 1 2 7 8, the table 3 4 9 10, the dealer 5 6 11 12.
TEST(Deal, AA_DEAL_2_by_twos_with_the_table_before_the_dealer) {
  const auto dealing = dealing_of(anglo_american(Seats{2}), pack_of(52), e, 1);
  EXPECT_EQ(dealing->hands[n], places({1, 2, 7, 8}));
  EXPECT_EQ(dealing->table, places({3, 4, 9, 10}));
  EXPECT_EQ(dealing->hands[e], places({5, 6, 11, 12}));
}

// WE-AA-31, Q-AA-23: the second dealing goes on with 13: the first gets 13 14 17 18, the dealer 15 16 19 20.
TEST(Deal, AA_DEAL_4_later_dealings_leave_the_table_out) {
  const auto dealing = dealing_of(anglo_american(Seats{2}), pack_of(52), e, 2);
  EXPECT_EQ(dealing->hands[n], places({13, 14, 17, 18}));
  EXPECT_EQ(dealing->hands[e], places({15, 16, 19, 20}));
  EXPECT_TRUE(dealing->table.empty());
}

// Three players, seat 0 deals: seats 1 and 2 are the others. Round one: 1 2, 3 4, table 5 6, dealer 7 8;
// round two from 9. The third dealing begins with card 4 + 2 * 12 + 1 = 29.
TEST(Deal, AA_DEAL_2_three_players) {
  const auto dealing = dealing_of(anglo_american(Seats{3}), pack_of(52), n, 1);
  EXPECT_EQ(dealing->hands[e], places({1, 2, 9, 10}));
  EXPECT_EQ(dealing->hands[s], places({3, 4, 11, 12}));
  EXPECT_EQ(dealing->table, places({5, 6, 13, 14}));
  EXPECT_EQ(dealing->hands[n], places({7, 8, 15, 16}));
  EXPECT_EQ(dealing_of(anglo_american(Seats{3}), pack_of(52), n, 3)->hands[e], places({29, 30, 35, 36}));
}

// AA-DEAL-3, Q-AA-23: singly, one to each other player, one to the table, one to the dealer, four times.
TEST(Deal, AA_DEAL_3_singly) {
  Rules rules = anglo_american(Seats{2});
  rules.deal_packets = DealPackets::singles;
  const auto dealing = dealing_of(rules, pack_of(52), e, 1);
  EXPECT_EQ(dealing->hands[n], places({1, 4, 7, 10}));
  EXPECT_EQ(dealing->table, places({2, 5, 8, 11}));
  EXPECT_EQ(dealing->hands[e], places({3, 6, 9, 12}));
}

// Q-GEN-05: a whole hand at once.
TEST(Deal, AA_DEAL_1_whole_hands) {
  Rules rules = anglo_american(Seats{2});
  rules.deal_packets = DealPackets::whole;
  const auto dealing = dealing_of(rules, pack_of(52), e, 1);
  EXPECT_EQ(dealing->hands[n], places({1, 2, 3, 4}));
  EXPECT_EQ(dealing->table, places({5, 6, 7, 8}));
  EXPECT_EQ(dealing->hands[e], places({9, 10, 11, 12}));
}

// Q-GEN-05: where no order is fixed the pack alone does not tell the hands.
TEST(Deal, AA_DEAL_1_no_order_is_fixed) {
  Rules rules = anglo_american(Seats{2});
  rules.deal_packets = DealPackets::as_logged;
  EXPECT_EQ(dealing_of(rules, pack_of(52), e, 1), std::nullopt);
}

// A small world with hands of three: packets of two, then the one that is still due.
TEST(Deal, AA_DEAL_2_odd_hands) {
  Rules rules = anglo_american(Seats{2});
  rules.deal_hand = 3;
  rules.deal_table = 2;
  const auto dealing = dealing_of(rules, pack_of(8), e, 1);
  EXPECT_EQ(dealing->hands[n], places({1, 2, 7}));
  EXPECT_EQ(dealing->table, places({3, 4}));
  EXPECT_EQ(dealing->hands[e], places({5, 6, 8}));
}

// AA-DEAL-5, WE-AA-32: (52 - 4) cards make 6, 4 and 3 dealings for two, three and four.
TEST(Deal, AA_DEAL_5_dealings_until_the_pack_is_used_up) {
  EXPECT_EQ(dealings(anglo_american(Seats{2})), 6);
  EXPECT_EQ(dealings(anglo_american(Seats{3})), 4);
  EXPECT_EQ(dealings(anglo_american(Seats{4})), 3);
  EXPECT_TRUE(dealing_of(anglo_american(Seats{2}), pack_of(52), e, 6));
  EXPECT_FALSE(dealing_of(anglo_american(Seats{2}), pack_of(52), e, 7));
}

// AA-DEAL-6: "last" belongs to the sixth of six dealings.
TEST(Deal, AA_DEAL_6_the_last_dealing) {
  EXPECT_FALSE(is_last_dealing(anglo_american(Seats{2}), 5));
  EXPECT_TRUE(is_last_dealing(anglo_american(Seats{2}), 6));
}

// A pack too short for the dealing.
TEST(Deal, AA_DEAL_5_a_pack_that_is_too_short) {
  EXPECT_FALSE(dealing_of(anglo_american(Seats{2}), pack_of(11), e, 1));
}

// AA-PLY-3: clockwise the seat after the dealer is the next number, counterclockwise the one before.
TEST(Deal, AA_PLY_3_the_leader_sits_after_the_dealer) {
  EXPECT_EQ(leader(anglo_american(Seats{4}), n), e);
  EXPECT_EQ(leader(swazi(Seats{4}), n), w);
}

// WE-SWZ-27: W deals, S leads, and the 48 cards go round S, E, N, W one at a time: 12 each.
TEST(Deal, SWZ_DEAL_1_one_at_a_time_to_four) {
  const Rules rules = swazi(Seats{4});
  EXPECT_EQ(leader(rules, w), s);
  const auto dealing = dealing_of(rules, pack_of(48), w, 1);
  EXPECT_EQ(dealing->hands[s], places({1, 5, 9, 13, 17, 21, 25, 29, 33, 37, 41, 45}));
  EXPECT_EQ(dealing->hands[e], places({2, 6, 10, 14, 18, 22, 26, 30, 34, 38, 42, 46}));
  EXPECT_EQ(dealing->hands[n].size(), 12);
  EXPECT_EQ(dealing->hands[w], places({4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48}));
  EXPECT_TRUE(dealing->table.empty());
}

// WE-SWZ-27: three seats get 16 each, and there is no second dealing.
TEST(Deal, SWZ_DEAL_1_everything_at_once) {
  const Rules rules = swazi(Seats{3});
  EXPECT_EQ(dealing_of(rules, pack_of(48), n, 1)->hands[e].size(), 16);
  EXPECT_FALSE(dealing_of(rules, pack_of(48), n, 2));
  EXPECT_TRUE(is_last_dealing(rules, 1));
}

// The position before the first play: hands and table as dealt, 52 - 12 cards in the stock, the leader to
// act.
TEST(Deal, AA_DEAL_1_the_position_before_the_first_play) {
  const Rules rules = anglo_american(Seats{2});
  const auto dealing = dealing_of(rules, pack_of(52), e, 1);
  const Position position = start_of_deal(rules, *dealing, e);
  EXPECT_EQ(position.loose, places({3, 4, 9, 10}));
  EXPECT_EQ(position.hands[n], Hand::of(places({1, 2, 7, 8})));
  EXPECT_EQ(position.hands[e], Hand::of(places({5, 6, 11, 12})));
  EXPECT_EQ(position.stock, (Hand{CardSet{}, 40}));
  EXPECT_EQ(position.to_act, n);
  EXPECT_EQ(position.dealer, e);
  EXPECT_EQ(position.dealing, 1);
}

// A log of one observer: the other hand is four cards that nobody saw.
TEST(Deal, AA_DEAL_1_a_hand_that_was_not_seen) {
  Dealing dealing;
  dealing.hands[n] = places({1, 2, 7, 8});
  dealing.table = places({3, 4, 9, 10});
  const Position position = start_of_deal(anglo_american(Seats{2}), dealing, e);
  EXPECT_EQ(position.hands[e], (Hand{CardSet{}, 4}));
}

// SWZ-CUT-1: the cut layout lies there before the hands are dealt; nothing is left over.
TEST(Deal, SWZ_CUT_1_the_cut_cards_are_the_first_layout) {
  Dealing dealing;
  dealing.table = {"10D"_card, "4C"_card, "7S"_card, "9H"_card};
  const Position position = start_of_deal(swazi(Seats{3}), dealing, n);
  EXPECT_EQ(position.loose, dealing.table);
  EXPECT_EQ(position.hands[e], (Hand{CardSet{}, 16}));
  EXPECT_EQ(position.stock, Hand::of({}));
}

// AA-DEAL-4: new hands; what lies on the table stays, the stock has eight cards less, the leader is the same.
TEST(Deal, AA_DEAL_4_new_hands_leave_the_layout_alone) {
  const Rules rules = anglo_american(Seats{2});
  Position position;
  position.dealer = e;
  position.loose = {"KD"_card};
  position.stock = Hand{CardSet{}, 40};
  deal_hands(rules, position, *dealing_of(rules, pack_of(52), e, 2));
  EXPECT_EQ(position.loose, CardSet{"KD"_card});
  EXPECT_EQ(position.hands[n], Hand::of(places({13, 14, 17, 18})));
  EXPECT_EQ(position.stock, (Hand{CardSet{}, 32}));
  EXPECT_EQ(position.dealing, 2);
  EXPECT_EQ(position.to_act, n);
}

// A stock of which three cards are known and 37 not: of the eight that are dealt two were known, so six were
// not.
TEST(Deal, AA_DEAL_4_known_cards_leave_the_stock) {
  const Rules rules = anglo_american(Seats{2});
  Position position;
  position.dealer = e;
  position.stock = Hand{places({17, 18, 30}), 37};
  deal_hands(rules, position, *dealing_of(rules, pack_of(52), e, 2));
  EXPECT_EQ(position.stock, (Hand{places({30}), 31}));
}

// TUX-DEAL-3: 40 cards less 4 on the table are 36: for two 4x8 and 4 left, for three 3x12, for four 2x16 and 4 left,
// for five 20 and 16 = 3 each and 1, for six 24 and 12.
TEST(Deal, TUX_DEAL_3_the_last_hands_of_two_to_six) {
  const std::vector<int> dealings_of{5, 3, 3, 2, 2};
  const std::vector<int> last_hand{2, 4, 1, 3, 2};
  const std::vector<int> left{0, 0, 0, 1, 0};
  for (std::uint8_t seats = 2; seats <= 6; ++seats) {
    const Rules rules = tuxedo(Seats{seats});
    const auto i = static_cast<std::size_t>(seats - 2);
    EXPECT_EQ(dealings(rules), dealings_of[i]);
    EXPECT_EQ(hand_size(rules, dealings_of[i]), last_hand[i]);
    EXPECT_EQ(hand_size(rules, 1), 4);
    EXPECT_EQ(left_for_table(rules, dealings_of[i]), left[i]);
    EXPECT_EQ(left_for_table(rules, 1), 0);
  }
}

// TUX-DEAL-2: five seats. After four on the table and hands of four 16 cards are left: fifteen to the hands, the last
// one loose on the table.
TEST(Deal, TUX_DEAL_2_the_card_left_over_comes_to_the_table) {
  Rules rules = tuxedo(Seats{5});
  rules.deal_packets = DealPackets::singles;
  const std::vector<Card> pack(rules.pack.begin(), rules.pack.end());
  const Seat dealer{4};
  Position position = start_of_deal(rules, *dealing_of(rules, pack, dealer, 1), dealer);
  EXPECT_EQ(position.stock.more, 16);
  const auto second = dealing_of(rules, pack, dealer, 2);
  ASSERT_TRUE(second);
  EXPECT_EQ(second->hands[Seat{0}].size(), 3);
  EXPECT_EQ(second->table, CardSet(pack.back()));
  position.loose = {};
  deal_hands(rules, position, *second);
  EXPECT_EQ(position.loose, CardSet(pack.back()));
  EXPECT_EQ(position.stock.more, 0);
}

// CRZ-DRW-1: of a stock of which nobody said how many cards it has, nobody knows the next.
TEST(Deal, CRZ_DRW_1_the_next_card_of_a_stock) {
  const Rules rules = crazy(Seats{2});
  Position position;
  position.stock.more = 2;
  EXPECT_EQ(next_drawn(rules, pack_of(52), position), pack_of(52)[50]);
  position.stock.more = Hand::any_number;
  EXPECT_EQ(next_drawn(rules, pack_of(52), position), std::nullopt);
}

}  // namespace
}  // namespace casino::deal_test
