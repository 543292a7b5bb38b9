// Points that count while the deal is played, claims, and play that ends by itself (AA-WIN-7, AA-WIN-8, AA-WIN-9).

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "model/match/match.hpp"
#include "model/rules/variants.hpp"

namespace casino::claim_test {
namespace {

using testing::ElementsAre;

constexpr Side a{0};
constexpr Side b{1};

std::vector<int> totals(const Match& match) { return {match.totals[a], match.totals[b]}; }

Match standing(int of_a, int of_b) {
  Match match;
  match.totals[a] = of_a;
  match.totals[b] = of_b;
  return match;
}

Rules counting(MatchCountWhen when) {
  Rules rules = anglo_american(Seats{2});
  rules.match_count_when = when;
  rules.sweep_score = 1;
  return rules;
}

Rules claims() { return counting(MatchCountWhen::as_earned_on_claim); }

Captured captured(CardSet of_a, CardSet of_b) {
  Captured captured;
  captured.cards[a] = of_a;
  captured.cards[b] = of_b;
  return captured;
}

Captured with_counts(int cards_of_b, int spades_of_a) {
  Captured captured;
  captured.card_count[b] = cards_of_b;
  captured.spade_count[a] = spades_of_a;
  return captured;
}

// WE-AA-29: A 20 took AS in silence and has 21. B 18 took 10D, 20, and then AH, 21, and says so: B has won.
TEST(Claim, AA_WIN_8_the_first_correct_claim_wins) {
  const Rules rules = claims();
  const Match before = standing(20, 18);
  const Captured with_ten = captured("AS"_card, "10D"_card);
  EXPECT_FALSE(claim_is_correct(rules, before, with_ten, b));
  const Captured at_claim = captured("AS"_card, {"10D"_card, "AH"_card});
  EXPECT_TRUE(claim_is_correct(rules, before, at_claim, b));
  const Match after = after_deal(rules, before, score_so_far(rules, at_claim), b);
  EXPECT_THAT(totals(after), ElementsAre(21, 21));
  EXPECT_TRUE(after.is_over);
  EXPECT_EQ(after.winner, b);
}

// AA-WIN-8: A has 23 and was silent; B claims with 21 and wins. A 20 + AS, 10D; B 20 + AH.
TEST(Claim, AA_WIN_8_more_points_without_a_claim_do_not_help) {
  const Rules rules = claims();
  const Captured at_claim = captured({"AS"_card, "10D"_card}, "AH"_card);
  ASSERT_TRUE(claim_is_correct(rules, standing(20, 20), at_claim, b));
  const Match after = after_deal(rules, standing(20, 20), score_so_far(rules, at_claim), b);
  EXPECT_THAT(totals(after), ElementsAre(23, 21));
  EXPECT_EQ(after.winner, b);
}

// WE-AA-30: with 20 the seventh spade makes 21; with the sixth the claim is wrong.
TEST(Claim, AA_WIN_7_the_seventh_spade_makes_a_claim_correct) {
  EXPECT_FALSE(claim_is_correct(claims(), standing(20, 0), with_counts(0, 6), a));
  EXPECT_TRUE(claim_is_correct(claims(), standing(20, 0), with_counts(0, 7), a));
}

// WE-AA-30: with 18 the twenty-seventh card makes 21.
TEST(Claim, AA_WIN_7_the_twenty_seventh_card_makes_a_claim_correct) {
  EXPECT_FALSE(claim_is_correct(claims(), standing(0, 18), with_counts(26, 0), b));
  EXPECT_TRUE(claim_is_correct(claims(), standing(0, 18), with_counts(27, 0), b));
}

// AA-WIN-7: a sweep counts when it is made.
TEST(Claim, AA_WIN_7_a_sweep_makes_a_claim_correct) {
  Captured captured;
  captured.sweeps.push_back({a, 2});
  EXPECT_TRUE(claim_is_correct(claims(), standing(20, 0), captured, a));
  EXPECT_FALSE(claim_is_correct(claims(), standing(20, 20), captured, b));
}

// Where points count after the deal only, nobody can claim: A 20 has an ace.
TEST(Claim, AA_WIN_8_without_the_variation_there_are_no_claims) {
  const Captured with_ace = captured("AS"_card, {});
  EXPECT_FALSE(claim_is_correct(counting(MatchCountWhen::end), standing(20, 0), with_ace, a));
  EXPECT_FALSE(claim_is_correct(counting(MatchCountWhen::as_earned_automatic), standing(20, 0), with_ace, a));
}

// Q-AA-46: at 22-22 there is no target to be reached: the extra deal is played out.
TEST(Claim, AA_WIN_8_nobody_claims_in_an_extra_deal) {
  EXPECT_FALSE(claim_is_correct(claims(), standing(22, 22), captured("AS"_card, {}), a));
  EXPECT_EQ(won_during_play(counting(MatchCountWhen::as_earned_automatic), standing(22, 22), captured("AS"_card, {})),
            std::nullopt);
}

// Q-AA-20: nobody claims; the deal is scored as usual, and the higher total wins: A 20 + 7, B 20 + 1.
TEST(Claim, AA_WIN_8_without_a_claim_the_deal_is_scored_as_usual) {
  const Rules rules = claims();
  const Match after =
      after_deal(rules, standing(20, 20), score_of(rules, captured({"AS"_card, "10D"_card}, "AH"_card)));
  EXPECT_EQ(after.winner, a);
}

// Q-AA-44: what is not earned yet is not given out. A claims with an ace; B is ahead with 20 cards to 4,
// which count for nothing. A 20 + 1, B 5 + 0.
TEST(Claim, AA_WIN_8_after_a_claim_only_earned_points_count) {
  const Rules rules = claims();
  Captured at_claim = captured("AS"_card, {});
  at_claim.card_count[a] = 4;
  at_claim.card_count[b] = 20;
  const Match after = after_deal(rules, standing(20, 5), score_so_far(rules, at_claim), a);
  EXPECT_THAT(totals(after), ElementsAre(21, 5));
}

// AA-END-1, Q-AA-20: what lies there is given out behind the last card, to whoever captured last; before it, or where
// nobody captured and the cards are dealt anew, nobody has it.
TEST(Claim, AA_WIN_8_what_is_left_counts_behind_the_last_card) {
  Rules rules = claims();
  Position position;
  position.loose = "AC"_card;
  position.piles[Seat{0}].add({"4C"_card, "4D"_card});
  position.last_capturer = Seat{0};
  position.stock = Hand::of({});
  for (const Seat seat : rules.seats) position.hands[seat] = Hand::of({});
  position.dealing = 6;
  EXPECT_TRUE(captured_for_a_claim(rules, position).cards[a].contains("AC"_card));
  position.hands[Seat{1}] = Hand::of("9D"_card);
  EXPECT_FALSE(captured_for_a_claim(rules, position).cards[a].contains("AC"_card));
  Position untouched = position;
  untouched.hands[Seat{1}] = Hand::of({});
  untouched.piles[Seat{0}] = Pile();
  untouched.last_capturer.reset();
  rules.end_no_capture = EndNoCapture::redeal;
  EXPECT_EQ(captured_for_a_claim(rules, untouched).left, CardSet{});
}

// Q-AA-19: a wrong claim has no effect.
TEST(Claim, AA_WIN_8_a_false_claim_is_ignored) {
  EXPECT_EQ(after_false_claim(claims(), standing(20, 15), Captured{}, a), standing(20, 15));
}

// claim.false=deal_lost: in this deal A scores nothing, though it has most cards 3, most spades 1, an ace and
// the big casino, 7 in all; B scores its ace. A later claim of A is not correct either. In the next deal A
// scores again.
TEST(Claim, AA_WIN_8_a_false_claim_can_lose_the_deal) {
  Rules rules = claims();
  rules.claim_false = ClaimFalse::deal_lost;
  const Captured deal = captured({"AS"_card, "10D"_card}, "AH"_card);
  const Match warned = after_false_claim(rules, standing(19, 15), Captured{}, a);
  EXPECT_FALSE(claim_is_correct(rules, warned, deal, a));
  const Match after = after_deal(rules, warned, score_of(rules, deal));
  EXPECT_THAT(totals(after), ElementsAre(19, 16));
  EXPECT_FALSE(after.is_over);
  EXPECT_THAT(totals(after_deal(rules, after, score_of(rules, deal))), ElementsAre(26, 17));
}

// A forfeits its deal; its sweep, the first one, has no place in the count. A 20, B 20 + 1.
TEST(Claim, AA_WIN_8_forfeited_sweeps_are_not_counted) {
  Rules rules = claims();
  rules.claim_false = ClaimFalse::deal_lost;
  rules.match_resolve = MatchResolve::counting_order;
  Captured deal;
  deal.sweeps.push_back({a, 1});
  deal.sweeps.push_back({b, 1});
  const Match warned = after_false_claim(rules, standing(20, 20), Captured{}, a);
  const Match after = after_deal(rules, warned, score_of(rules, deal));
  EXPECT_THAT(totals(after), ElementsAre(20, 21));
  EXPECT_EQ(after.winner, b);
}

// claim.false=match_lost: B has won; the points earned so far stand.
TEST(Claim, AA_WIN_8_a_false_claim_can_lose_the_match) {
  Rules rules = claims();
  rules.claim_false = ClaimFalse::match_lost;
  const Match after = after_false_claim(rules, standing(19, 3), captured("AS"_card, "10D"_card), a);
  EXPECT_THAT(totals(after), ElementsAre(20, 5));
  EXPECT_TRUE(after.is_over);
  EXPECT_EQ(after.winner, b);
}

// as_earned_automatic: the ace ends the play without a word.
TEST(Claim, AA_WIN_7_play_can_end_by_itself) {
  const Rules rules = counting(MatchCountWhen::as_earned_automatic);
  EXPECT_EQ(won_during_play(rules, standing(20, 20), captured({}, {})), std::nullopt);
  EXPECT_EQ(won_during_play(rules, standing(20, 20), captured({}, "AS"_card)), b);
}

// sweeps_as_made: a sweep ends the play, an ace does not.
TEST(Claim, AA_WIN_9_a_sweep_can_end_the_play) {
  const Rules rules = counting(MatchCountWhen::sweeps_as_made);
  EXPECT_EQ(won_during_play(rules, standing(20, 20), captured("AS"_card, {})), std::nullopt);
  Captured swept = captured("AS"_card, {});
  swept.sweeps.push_back({b, 3});
  EXPECT_EQ(won_during_play(rules, standing(20, 20), swept), b);
}

// With claims, or with everything counted at the end, play does not end by itself.
TEST(Claim, AA_WIN_8_a_side_that_is_silent_plays_on) {
  EXPECT_EQ(won_during_play(claims(), standing(20, 20), captured("AS"_card, {})), std::nullopt);
  EXPECT_EQ(won_during_play(counting(MatchCountWhen::end), standing(20, 20), captured("AS"_card, {})), std::nullopt);
}

// sweeps_then_order: the sweep was counted when it was made, so B is at 21 before A's most cards are counted,
// though the order has cards first and sweeps last. A 18 + 3, B 20 + 1.
TEST(Claim, AA_WIN_9_sweeps_count_before_the_agreed_order) {
  Captured deal;
  deal.card_count[a] = 30;
  deal.card_count[b] = 22;
  deal.sweeps.push_back({b, 1});
  const Rules mixed = counting(MatchCountWhen::sweeps_then_order);
  EXPECT_EQ(after_deal(mixed, standing(18, 20), score_of(mixed, deal)).winner, b);
  Rules in_order = counting(MatchCountWhen::end);
  in_order.match_resolve = MatchResolve::counting_order;
  EXPECT_EQ(after_deal(in_order, standing(18, 20), score_of(in_order, deal)).winner, a);
}

// FIN-WIN-2, Q-FIN-04: the opponent's sweep came first, so A's cancels it and counts nothing.
TEST(Claim, FIN_WIN_2_a_sweep_that_is_cancelled_does_not_end_the_play) {
  Captured swept = captured({}, {});
  swept.sweeps.push_back({b, 1});
  swept.sweeps.push_back({a, 1});
  EXPECT_EQ(won_during_play(finland(Seats{2}), standing(15, 10), swept), std::nullopt);
  swept.sweeps.push_back({a, 1});
  EXPECT_EQ(won_during_play(finland(Seats{2}), standing(15, 10), swept), a);
}

// The first sweep ended the match; the second one takes nothing back.
TEST(Claim, FIN_WIN_2_a_match_that_is_over_stays_over) {
  Captured swept = captured({}, {});
  swept.sweeps.push_back({a, 1});
  swept.sweeps.push_back({b, 1});
  EXPECT_EQ(won_during_play(finland(Seats{2}), standing(15, 10), swept), a);
}

Rules finland_as_earned() {
  Rules rules = finland(Seats{2});
  rules.match_count_when = MatchCountWhen::as_earned_automatic;
  return rules;
}

Captured swept_by(std::initializer_list<Side> sides, CardSet of_a = {}, CardSet of_b = {}) {
  Captured swept = captured(of_a, of_b);
  for (const Side side : sides) swept.sweeps.push_back({side, 1});
  return swept;
}

// AA-WIN-7: with everything counted as it is earned a sweep wins just as well, whatever cancels it afterwards. A 15 +
// 1, and then B's sweep.
TEST(Claim, AA_WIN_7_a_sweep_that_is_cancelled_later_has_won_before) {
  const Rules rules = finland_as_earned();
  EXPECT_EQ(won_during_play(rules, standing(15, 10), swept_by({a, b})), a);
  EXPECT_EQ(won_during_play(rules, standing(15, 10), swept_by({b, a})), std::nullopt) << "cancelled at once (Q-FIN-04)";
  EXPECT_EQ(won_during_play(rules, standing(15, 15), swept_by({b, a, a})), b) << "of sweeps the order is told";
  EXPECT_EQ(as_it_was_won(rules, standing(15, 15), swept_by({b, a, a})).sweeps.size(), 1U);
  EXPECT_EQ(as_it_was_won(rules, standing(10, 10), swept_by({b, a, a})).sweeps.size(), 3U);
}

// Of cards nobody tells whether they were taken before a sweep was cancelled or after it. A 15 + 1 by the sweep alone,
// whatever the ace of spades came to it for; A 14 + 1 + 1 only if the ace came first; and with A 15 + 1 and B 13 + 3
// each can have been the first. In an extra deal, 16 to 16, there is nothing to be reached.
TEST(Claim, AA_WIN_7_cards_may_have_come_before_a_sweep_was_cancelled_or_after) {
  const Rules rules = finland_as_earned();
  const auto can_have = [&](const Match& match, const Captured& captured) {
    const PerSide<bool> sides = can_have_been_at_target(rules, match, captured);
    return std::vector<bool>{sides[a], sides[b]};
  };
  const Captured with_ace = swept_by({a, b}, "AS"_card);
  EXPECT_EQ(won_during_play(rules, standing(15, 10), with_ace), a);
  EXPECT_EQ(won_during_play(rules, standing(14, 10), with_ace), std::nullopt);
  EXPECT_THAT(can_have(standing(14, 10), with_ace), ElementsAre(true, false));
  EXPECT_THAT(can_have(standing(13, 10), with_ace), ElementsAre(false, false));
  const Captured with_tens = swept_by({a, b, b, a}, "2H"_card, "10D"_card);
  EXPECT_EQ(won_during_play(rules, standing(15, 13), with_tens), std::nullopt);
  EXPECT_THAT(can_have(standing(15, 13), with_tens), ElementsAre(true, true));
  EXPECT_THAT(can_have(standing(16, 16), with_tens), ElementsAre(false, false));
  EXPECT_FALSE(only_sweeps_have_scored(rules, standing(15, 13), with_tens));
  EXPECT_TRUE(only_sweeps_have_scored(rules, standing(15, 13), swept_by({a, b}, "2H"_card)));
}

// TUX-ORG-4: an orange of five points, and a wrong call that costs as many: which came first decides whether A was
// at 25.
TEST(Claim, AA_WIN_7_points_may_have_been_lost_again_by_a_wrong_call) {
  Rules rules = tuxedo(Seats{2});
  rules.match_count_when = MatchCountWhen::as_earned_automatic;
  rules.match_target = 25;
  rules.score_orange = 5;
  rules.orange_false_call = -5;
  Captured called = captured({}, {});
  called.calls[a] = Calls{1, 1};
  const Match match = standing(20, 3);
  EXPECT_EQ(won_during_play(rules, match, called), std::nullopt);
  EXPECT_TRUE(can_have_been_at_target(rules, match, called)[a]);
  EXPECT_FALSE(can_have_been_at_target(rules, match, called)[b]);
}

// Without a target there is nothing to claim, and no points end the play.
TEST(Claim, AA_WIN_8_no_target_no_claim) {
  Rules rules = claims();
  EXPECT_TRUE(target_can_be_claimed(rules));
  rules.match_target = 0;
  EXPECT_FALSE(target_can_be_claimed(rules));
  rules.match_count_when = MatchCountWhen::as_earned_automatic;
  EXPECT_EQ(won_during_play(rules, standing(20, 0), captured("AS"_card, {})), std::nullopt);
  rules.match_target = 21;
  EXPECT_EQ(won_during_play(rules, standing(20, 0), captured("AS"_card, {})), a);
}

}  // namespace
}  // namespace casino::claim_test
