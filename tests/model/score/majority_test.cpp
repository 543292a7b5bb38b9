// The options of the majorities: whole, half, each card, five spades, ties, and when they count during play
// (AA-SCO-1, AA-SCO-2, AA-SCO-6, AA-WIN-7, SWZ-SCO-1, SWZ-SCO-2).

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "model/rules/variants.hpp"
#include "model/score/score.hpp"

namespace casino::majority_test {
namespace {

using testing::ElementsAre;

std::vector<int> of_four(const PerSide<int>& of) { return {of[Side{0}], of[Side{1}], of[Side{2}], of[Side{3}]}; }

Captured with_cards(int a, int b, int c = 0, int d = 0) {
  Captured captured;
  captured.card_count[Side{0}] = a;
  captured.card_count[Side{1}] = b;
  captured.card_count[Side{2}] = c;
  captured.card_count[Side{3}] = d;
  return captured;
}

Captured with_spades(int a, int b, int c = 0, int d = 0) {
  Captured captured;
  captured.spade_count[Side{0}] = a;
  captured.spade_count[Side{1}] = b;
  captured.spade_count[Side{2}] = c;
  captured.spade_count[Side{3}] = d;
  return captured;
}

// Most cards 3, most spades 1 (004), nothing else that these captures could score; four play each for
// himself.
Rules four_players() {
  Rules rules = anglo_american(Seats{4});
  rules.seats_sides = SeatsSides::individual;
  return rules;
}

std::vector<int> totals(const Rules& rules, const Captured& captured, const Carried& carried = {}) {
  return of_four(score_of(rules, captured, carried).total);
}

// score.cards_rule=threshold: 27 is more than half of 52.
TEST(Majority, AA_SCO_1_threshold_more_than_half) {
  Rules rules = four_players();
  rules.score_cards_rule = ScoreCardsRule::threshold;
  EXPECT_THAT(totals(rules, with_cards(27, 15, 10, 0)), ElementsAre(3, 0, 0, 0));
}

// 20-16-16-0: most cards, but not more than half.
TEST(Majority, AA_SCO_1_threshold_most_is_not_enough) {
  Rules rules = four_players();
  rules.score_cards_rule = ScoreCardsRule::threshold;
  EXPECT_THAT(totals(rules, with_cards(20, 16, 16, 0)), ElementsAre(0, 0, 0, 0));
}

// Exactly half is a tie: nobody by the Anglo-American rule, one point where ties share, though one side alone
// has half and the others have 20 and 6.
TEST(Majority, AA_SCO_6_threshold_half_is_a_tie) {
  Rules rules = four_players();
  rules.score_cards_rule = ScoreCardsRule::threshold;
  EXPECT_THAT(totals(rules, with_cards(26, 20, 6, 0)), ElementsAre(0, 0, 0, 0));
  rules.score_cards_tie = ScoreTie::one_each;
  EXPECT_THAT(totals(rules, with_cards(26, 20, 6, 0)), ElementsAre(1, 0, 0, 0));
  EXPECT_THAT(totals(rules, with_cards(26, 26, 0, 0)), ElementsAre(1, 1, 0, 0));
}

// score.cards_rule=per_card with a point a card: as many points as cards.
TEST(Majority, AA_SCO_1_per_card) {
  Rules rules = four_players();
  rules.score_cards_rule = ScoreCardsRule::per_card;
  rules.score_cards = 1;
  EXPECT_THAT(totals(rules, with_cards(20, 16, 10, 6)), ElementsAre(20, 16, 10, 6));
}

// one_each: a point for each that ties, however many.
TEST(Majority, SWZ_SCO_1_one_each_among_three) {
  Rules rules = four_players();
  rules.score_cards_tie = ScoreTie::one_each;
  EXPECT_THAT(totals(rules, with_cards(16, 16, 16, 4)), ElementsAre(1, 1, 1, 0));
}

// one_each_two_way: 5-5-2-1 spades share, 4-4-4-1 do not (Q-FIN-05).
TEST(Majority, AA_SCO_6_one_each_if_exactly_two_tie) {
  Rules rules = four_players();
  rules.score_spades_tie = ScoreTie::one_each_two_way;
  EXPECT_THAT(totals(rules, with_spades(5, 5, 2, 1)), ElementsAre(1, 1, 0, 0));
  EXPECT_THAT(totals(rules, with_spades(4, 4, 4, 1)), ElementsAre(0, 0, 0, 0));
}

// carried_over: the 3 points of a tie wait; the next to have most cards gets 3 + 3.
TEST(Majority, AA_SCO_6_carried_over_to_the_next_deal) {
  Rules rules = four_players();
  rules.score_cards_tie = ScoreTie::carried_over;
  const DealScore tied = score_of(rules, with_cards(26, 26));
  EXPECT_THAT(of_four(tied.total), ElementsAre(0, 0, 0, 0));
  EXPECT_EQ(tied.carried, (Carried{.cards = 3, .spades = 0}));
  const DealScore won = score_of(rules, with_cards(20, 32), tied.carried);
  EXPECT_THAT(of_four(won.total), ElementsAre(0, 6, 0, 0));
  EXPECT_EQ(won.carried, Carried{});
}

// Where half of the pack is asked for: 3 that wait and 3 for 27 cards; 26 alone is a tie, and all 6 wait.
TEST(Majority, AA_SCO_6_carried_over_with_a_threshold) {
  Rules rules = four_players();
  rules.score_cards_rule = ScoreCardsRule::threshold;
  rules.score_cards_tie = ScoreTie::carried_over;
  EXPECT_THAT(totals(rules, with_cards(27, 25), {.cards = 3}), ElementsAre(6, 0, 0, 0));
  EXPECT_EQ(score_of(rules, with_cards(26, 20, 6), {.cards = 3}).carried.cards, 6);
  EXPECT_EQ(score_of(rules, with_cards(20, 20, 12), {.cards = 3}).carried.cards, 3);
}

// A second tie adds its points to those that wait already: 3 + 3.
TEST(Majority, AA_SCO_6_carried_points_add_up) {
  Rules rules = four_players();
  rules.score_cards_tie = ScoreTie::carried_over;
  EXPECT_EQ(score_of(rules, with_cards(26, 26), {.cards = 3}).carried.cards, 6);
}

// Q-SWZ-36: at nothing each nothing is shared, unless end.no_capture says so: 1 for cards and 1 for spades.
TEST(Majority, SWZ_SCO_1_a_tie_at_nothing_gives_nothing) {
  Rules rules = swazi(Seats{3});
  EXPECT_THAT(totals(rules, Captured{}), ElementsAre(0, 0, 0, 0));
  rules.end_no_capture = EndNoCapture::nobody_tie_scores;
  EXPECT_THAT(totals(rules, Captured{}), ElementsAre(2, 2, 2, 0));
}

// Five spades or more, with 5-5-3: each that has five; a sole one (nobody); the most of them (nobody).
TEST(Majority, AA_SCO_2_five_spades_twice) {
  Rules rules = four_players();
  rules.score_spades_rule = ScoreSpadesRule::five_each;
  EXPECT_THAT(totals(rules, with_spades(5, 5, 3, 0)), ElementsAre(1, 1, 0, 0));
  rules.score_spades_rule = ScoreSpadesRule::five_sole;
  EXPECT_THAT(totals(rules, with_spades(5, 5, 3, 0)), ElementsAre(0, 0, 0, 0));
  rules.score_spades_rule = ScoreSpadesRule::five_most;
  EXPECT_THAT(totals(rules, with_spades(5, 5, 3, 0)), ElementsAre(0, 0, 0, 0));
}

// With 8-5 both have five, so a sole one has nothing, and the most of them is the first.
TEST(Majority, AA_SCO_2_five_spades_and_more) {
  Rules rules = four_players();
  rules.score_spades_rule = ScoreSpadesRule::five_sole;
  EXPECT_THAT(totals(rules, with_spades(8, 5)), ElementsAre(0, 0, 0, 0));
  rules.score_spades_rule = ScoreSpadesRule::five_most;
  EXPECT_THAT(totals(rules, with_spades(8, 5)), ElementsAre(1, 0, 0, 0));
}

// 9-4: only one side has five. 4-4-4-1: nobody has.
TEST(Majority, AA_SCO_2_five_spades_once_or_not_at_all) {
  Rules rules = four_players();
  rules.score_spades_rule = ScoreSpadesRule::five_sole;
  EXPECT_THAT(totals(rules, with_spades(9, 4)), ElementsAre(1, 0, 0, 0));
  rules.score_spades_rule = ScoreSpadesRule::five_each;
  EXPECT_THAT(totals(rules, with_spades(4, 4, 4, 1)), ElementsAre(0, 0, 0, 0));
}

// five_and_six: five are worth a point, six and more two. 6-5-2.
TEST(Majority, AA_SCO_2_five_one_point_six_two) {
  Rules rules = four_players();
  rules.score_spades_rule = ScoreSpadesRule::five_and_six;
  EXPECT_THAT(totals(rules, with_spades(6, 5, 2, 0)), ElementsAre(2, 1, 0, 0));
}

std::vector<int> so_far(const Rules& rules, const Captured& captured) {
  return of_four(score_so_far(rules, captured).total);
}

Rules claims() {
  Rules rules = four_players();
  rules.match_count_when = MatchCountWhen::as_earned_on_claim;
  return rules;
}

// AA-WIN-7: cards count with the twenty-seventh, spades with the seventh.
TEST(Majority, AA_WIN_7_cards_count_with_the_twenty_seventh) {
  EXPECT_THAT(so_far(claims(), with_cards(26, 10)), ElementsAre(0, 0, 0, 0));
  EXPECT_THAT(so_far(claims(), with_cards(27, 10)), ElementsAre(3, 0, 0, 0));
}
TEST(Majority, AA_WIN_7_spades_count_with_the_seventh) {
  EXPECT_THAT(so_far(claims(), with_spades(6, 1)), ElementsAre(0, 0, 0, 0));
  EXPECT_THAT(so_far(claims(), with_spades(7, 1)), ElementsAre(1, 0, 0, 0));
}

// Q-AA-20, Q-DOM-03: 24-11-11 with 6 to come. Nobody can catch up with 24, for 11 + 6 = 17; but 24 is not 27.
TEST(Majority, AA_WIN_7_a_majority_that_nobody_can_catch_up_with) {
  Rules rules = claims();
  EXPECT_THAT(so_far(rules, with_cards(24, 11, 11, 0)), ElementsAre(0, 0, 0, 0));
  rules.match_majority_moment = MatchMajorityMoment::unassailable;
  EXPECT_THAT(so_far(rules, with_cards(24, 11, 11, 0)), ElementsAre(3, 0, 0, 0));
}

// 20-14-12 with 6 to come: 14 + 6 = 20 could still tie.
TEST(Majority, AA_WIN_7_a_majority_that_could_be_tied_is_not_certain) {
  Rules rules = claims();
  rules.match_majority_moment = MatchMajorityMoment::unassailable;
  EXPECT_THAT(so_far(rules, with_cards(20, 14, 12, 0)), ElementsAre(0, 0, 0, 0));
}

TEST(Majority, AA_WIN_7_a_majority_counts_only_after_the_deal) {
  Rules rules = claims();
  rules.match_majority_moment = MatchMajorityMoment::end_of_deal;
  EXPECT_THAT(so_far(rules, with_cards(40, 4)), ElementsAre(0, 0, 0, 0));
}

// Half of the pack is asked for: 24-11-11 is out of reach and still no half.
TEST(Majority, AA_WIN_7_a_threshold_is_not_reached_by_being_ahead) {
  Rules rules = claims();
  rules.score_cards_rule = ScoreCardsRule::threshold;
  rules.match_majority_moment = MatchMajorityMoment::unassailable;
  EXPECT_THAT(so_far(rules, with_cards(24, 11, 11, 0)), ElementsAre(0, 0, 0, 0));
  EXPECT_THAT(so_far(rules, with_cards(27, 11, 11, 0)), ElementsAre(3, 0, 0, 0));
}

// Five spades for a sole side: with 5-2 six are still out, and 2 + 6 is more than five; with 8-1 four are,
// and 1 + 4 makes five; with 9-1 only three are, and 1 + 3 does not.
TEST(Majority, AA_WIN_7_five_spades_for_a_sole_side_wait_until_no_other_can_have_them) {
  Rules rules = claims();
  rules.score_spades_rule = ScoreSpadesRule::five_sole;
  EXPECT_THAT(so_far(rules, with_spades(5, 2)), ElementsAre(0, 0, 0, 0));
  EXPECT_THAT(so_far(rules, with_spades(8, 1)), ElementsAre(0, 0, 0, 0));
  EXPECT_THAT(so_far(rules, with_spades(9, 1)), ElementsAre(1, 0, 0, 0));
}

// score.cards_rule=threshold during the play: at 27 cards, whether or not others could catch up, and not before the end
// where that is agreed.
TEST(Majority, AA_WIN_7_half_of_the_pack_during_the_play) {
  Rules rules = anglo_american(Seats{2});
  rules.score_cards_rule = ScoreCardsRule::threshold;
  rules.match_count_when = MatchCountWhen::as_earned_automatic;
  for (const auto moment : {MatchMajorityMoment::fixed, MatchMajorityMoment::unassailable}) {
    rules.match_majority_moment = moment;
    EXPECT_EQ(score_so_far(rules, with_cards(27, 5)).total[Side{0}], 3);
    EXPECT_EQ(score_so_far(rules, with_cards(26, 5)).total[Side{0}], 0);
  }
  rules.match_majority_moment = MatchMajorityMoment::end_of_deal;
  EXPECT_EQ(score_so_far(rules, with_cards(27, 5)).total[Side{0}], 0);
}

}  // namespace
}  // namespace casino::majority_test
