// A scoring table of one's own (OWN-SCO-1, OWN-SCO-2, OWN-SCO-3, OWN-SCO-4): row by row, and what cannot stand in it.

#include "model/rules/scoring_table.hpp"

#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "model/match/match.hpp"
#include "model/rules/variants.hpp"
#include "tests/model/score/shares.hpp"

namespace casino::test::scoring_table_test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

TableRow card(Card card, int points) { return {item_of(card), TableTie::nobody, static_cast<std::int16_t>(points)}; }
template <typename What>
TableRow each(What what, int points) {
  return {item_of_each(what), TableTie::nobody, static_cast<std::int16_t>(points)};
}
TableRow most(Suit suit, int points, TableTie tie = TableTie::nobody) {
  return {item_of_most(suit), tie, static_cast<std::int16_t>(points)};
}

Rules with_table(const ScoringTable& table, Seats seats = Seats{2}) {
  Rules rules = anglo_american(seats);
  rules.scoring = table;
  return rules;
}

// A game to 61: each spade one, the jack of spades two, in place of most spades.
Rules to_61() {
  Rules rules = with_table({each(Suit::spades, 1), card("JS"_card, 2)});
  rules.score_spades = 0;
  rules.match_target = 61;
  return rules;
}

Captured captured_cards(CardSet of_first, CardSet of_second, CardSet of_third = {}) {
  Captured captured;
  captured.cards[first] = of_first;
  captured.cards[second] = of_second;
  captured.cards[third] = of_third;
  return captured;
}

// So many of a suit, from the ace on, behind those that are left out.
CardSet some_of(Suit suit, int count, int without = 0) {
  CardSet cards;
  for (int number = without + 1; number <= without + count; ++number)
    cards.insert(Card(static_cast<Rank>(number), suit));
  return cards;
}

CardSet whole_suit(Suit suit) { return anglo_american(Seats{2}).pack.of_suit(suit); }

Clause clause_of_line(const DealScore& score, ScoreItem item) {
  return std::ranges::find(score.lines, item, &ScoreLine::item)->clause;
}

// Cards 3, aces 4, big casino 2, little casino 1, twelve spades 12 and the jack of spades 2: 24.
TEST(ScoringTable, a_game_to_61_has_24_points_in_a_deal) {
  const Rules rules = to_61();
  ASSERT_EQ(contradiction(rules), std::nullopt);
  EXPECT_THAT(points(score_of(rules, captured_cards(rules.pack, {})).total), ElementsAre(24, 0, 0));
}

// Spades and diamonds against hearts and clubs, 26 cards each: 12 spades, 2 for the jack of spades, two aces, both
// casinos 3, that is 19; against two aces.
TEST(ScoringTable, each_side_has_what_it_captured) {
  const Rules rules = to_61();
  const CardSet one = whole_suit(Suit::spades) | whole_suit(Suit::diamonds);
  const DealScore score = score_of(rules, captured_cards(one, rules.pack - one));
  EXPECT_THAT(item(score, item_of_each(Suit::spades)), ElementsAre(12, 0, 0));
  EXPECT_THAT(item(score, item_of("JS"_card)), ElementsAre(2, 0, 0));
  EXPECT_THAT(points(score.total), ElementsAre(19, 2, 0));
}

TEST(ScoringTable, OWN_SCO_1_to_4_each_row_cites_its_clause) {
  const Rules rules = with_table(
      {card("JS"_card, 2), each(Rank::seven, 1), each(Suit::clubs, 1), card("7C"_card, 1), most(Suit::hearts, 2)});
  const DealScore score = score_of(rules, captured_cards(rules.pack, {}));
  EXPECT_EQ(clause_of_line(score, item_of("JS"_card)), "OWN-SCO-1"_clause);
  EXPECT_EQ(clause_of_line(score, item_of_each(Rank::seven)), "OWN-SCO-2"_clause);
  EXPECT_EQ(clause_of_line(score, item_of_each(Suit::clubs)), "OWN-SCO-3"_clause);
  EXPECT_EQ(clause_of_line(score, item_of_most(Suit::hearts)), "OWN-SCO-4"_clause);
}

// OWN-SCO-2: three jacks at 2, and the jack of spades at 5 by its own row.
TEST(ScoringTable, OWN_SCO_2_a_card_with_a_row_of_its_own_is_left_out_of_its_rank) {
  const Rules rules = with_table({each(Rank::jack, 2), card("JS"_card, 5)});
  const DealScore score = score_of(rules, captured_cards({"JS"_card, "JH"_card}, {"JD"_card, "JC"_card}));
  EXPECT_THAT(item(score, item_of_each(Rank::jack)), ElementsAre(2, 4, 0));
  EXPECT_THAT(item(score, item_of("JS"_card)), ElementsAre(5, 0, 0));
}

TEST(ScoringTable, OWN_SCO_1_a_card_can_be_worth_nothing) {
  const Rules rules = with_table({each(Suit::clubs, 1), card("2C"_card, 0)});
  const DealScore score = score_of(rules, captured_cards({"2C"_card, "3C"_card}, {}));
  EXPECT_THAT(item(score, item_of_each(Suit::clubs)), ElementsAre(1, 0, 0));
  EXPECT_EQ(points_of(rules, "2C"_card), 0);
}

TEST(ScoringTable, OWN_SCO_4_most_of_a_suit) {
  const Rules rules = with_table({most(Suit::hearts, 2)});
  const DealScore score = score_of(rules, captured_cards(some_of(Suit::hearts, 7), some_of(Suit::hearts, 6, 7)));
  EXPECT_THAT(item(score, item_of_most(Suit::hearts)), ElementsAre(2, 0, 0));
  EXPECT_FALSE(std::ranges::find(score.lines, item_of_most(Suit::hearts), &ScoreLine::item)->tied);
}

// Five hearts, five and three: two sides tie.
std::vector<int> with_a_tie(int worth, TableTie tie) {
  const Rules rules = with_table({most(Suit::hearts, worth, tie)}, Seats{3});
  const DealScore score = score_of(
      rules, captured_cards(some_of(Suit::hearts, 5), some_of(Suit::hearts, 5, 5), some_of(Suit::hearts, 3, 10)));
  return item(score, item_of_most(Suit::hearts));
}

TEST(ScoringTable, OWN_SCO_4_what_a_tie_does) {
  EXPECT_THAT(with_a_tie(4, TableTie::nobody), ElementsAre(0, 0, 0));
  EXPECT_THAT(with_a_tie(4, TableTie::one_each), ElementsAre(1, 1, 0));
  EXPECT_THAT(with_a_tie(4, TableTie::shared), ElementsAre(2, 2, 0));
  EXPECT_THAT(with_a_tie(3, TableTie::shared), ElementsAre(1, 1, 0)) << "the odd point is lost";
}

TEST(ScoringTable, OWN_SCO_4_a_tie_at_nothing_gives_nothing) {
  const Rules rules = with_table({most(Suit::hearts, 4, TableTie::shared)});
  const DealScore score = score_of(rules, captured_cards({"2C"_card}, {"3C"_card}));
  EXPECT_THAT(item(score, item_of_most(Suit::hearts)), ElementsAre(0, 0, 0));
}

// In place of score.cards, which does not share: 26 cards each.
TEST(ScoringTable, OWN_SCO_4_most_cards_can_be_shared) {
  Rules rules = with_table({{ScoreItem::cards, TableTie::shared, 4}});
  rules.score_cards = 0;
  ASSERT_EQ(contradiction(rules), std::nullopt);
  const CardSet one = whole_suit(Suit::spades) | whole_suit(Suit::diamonds);
  const DealScore score = score_of(rules, captured_cards(one, rules.pack - one));
  EXPECT_THAT(item(score, ScoreItem::cards), ElementsAre(2, 2, 0));
  EXPECT_EQ(clause_of_line(score, ScoreItem::cards), "OWN-SCO-4"_clause);
}

// The ace of spades is an ace and a spade, the two of spades little casino and a spade.
TEST(ScoringTable, what_cards_score_by_themselves) {
  const Rules rules = to_61();
  EXPECT_EQ(points_of(rules, "JS"_card), 2);
  EXPECT_EQ(points_of(rules, "9S"_card), 1);
  EXPECT_EQ(points_of(rules, "AS"_card), 2);
  EXPECT_EQ(points_of(rules, "2S"_card), 2);
  EXPECT_EQ(points_of(rules, "9H"_card), 0);
}

// AA-WIN-7: cards count as they are captured, most hearts with the seventh of thirteen.
TEST(ScoringTable, AA_WIN_7_counts_during_the_play) {
  Rules rules = with_table({card("JS"_card, 2), most(Suit::hearts, 3)});
  rules.match_count_when = MatchCountWhen::as_earned_automatic;
  const CardSet six = some_of(Suit::hearts, 6) | CardSet("JS"_card);
  const DealScore before = score_so_far(rules, captured_cards(six, {}));
  EXPECT_THAT(item(before, item_of("JS"_card)), ElementsAre(2, 0, 0));
  EXPECT_THAT(item(before, item_of_most(Suit::hearts)), ElementsAre(0, 0, 0));
  const DealScore after = score_so_far(rules, captured_cards(six | CardSet("7H"_card), {}));
  EXPECT_THAT(item(after, item_of_most(Suit::hearts)), ElementsAre(3, 0, 0));
}

// AA-WIN-6: rows are counted behind what the option names, in their order.
TEST(ScoringTable, AA_WIN_6_is_counted_in_its_order) {
  const ScoreOrder order = counting_order(to_61());
  const auto place = [&](ScoreItem item) { return std::ranges::find(order, item) - order.begin(); };
  EXPECT_LT(place(ScoreItem::sweeps), place(item_of_each(Suit::spades)));
  EXPECT_LT(place(item_of_each(Suit::spades)), place(item_of("JS"_card)));
  EXPECT_EQ(place(item_of("JS"_card)) + 1, static_cast<std::ptrdiff_t>(order.size()));
}

TEST(ScoringTable, items_of_the_texts_are_the_same_in_a_table) {
  EXPECT_EQ(item_of("10D"_card), ScoreItem::ten_diamonds);
  EXPECT_EQ(item_of("AC"_card), ScoreItem::ace_clubs);
  EXPECT_EQ(item_of_each(Rank::five), ScoreItem::fives);
  EXPECT_EQ(item_of_most(Suit::spades), ScoreItem::spades);
  EXPECT_EQ(cards_about(ScoreItem::ten_diamonds), CardSet("10D"_card));
  EXPECT_EQ(cards_about(item_of_each(Suit::spades)), whole_suit(Suit::spades));
  EXPECT_TRUE(cards_about(ScoreItem::sweeps).empty());
}

// ---- What cannot stand there

std::string why_not(const ScoringTable& table) { return contradiction(with_table(table)).value_or("nothing is wrong"); }

TEST(ScoringTable, each_item_has_one_row) {
  EXPECT_THAT(why_not({card("JS"_card, 2), card("JS"_card, 3)}), HasSubstr("JS twice"));
}

TEST(ScoringTable, a_rank_and_a_suit_need_a_row_for_the_card_between) {
  EXPECT_THAT(why_not({each(Suit::clubs, 1), each(Rank::jack, 1)}), HasSubstr("JC by each_club and by jacks"));
  EXPECT_EQ(why_not({each(Suit::clubs, 1), each(Rank::jack, 1), card("JC"_card, 2)}), "nothing is wrong");
}

// What an option scores, too, would score twice.
TEST(ScoringTable, what_an_option_scores_has_no_row) {
  EXPECT_THAT(why_not({card("10D"_card, 3)}), HasSubstr("score.ten_diamonds"));
  EXPECT_THAT(why_not({card("2S"_card, 3)}), HasSubstr("score.two_spades"));
  EXPECT_THAT(why_not({card("AH"_card, 3)}), HasSubstr("score.aces"));
  EXPECT_THAT(why_not({each(Rank::ace, 3)}), HasSubstr("score.aces"));
  EXPECT_THAT(why_not({most(Suit::spades, 3)}), HasSubstr("score.spades"));
  EXPECT_THAT(why_not({{ScoreItem::cards, TableTie::shared, 3}}), HasSubstr("score.cards"));
  EXPECT_EQ(why_not({each(Rank::ten, 3), each(Suit::spades, 1), card("10S"_card, 1)}), "nothing is wrong");
}

TEST(ScoringTable, AA_SCO_4_the_ten_of_diamonds_can_be_moved_to_the_table) {
  Rules rules = with_table({card("10D"_card, 3)});
  rules.score_ten_diamonds = 0;
  ASSERT_EQ(contradiction(rules), std::nullopt);
  const DealScore score = score_of(rules, captured_cards({"10D"_card}, {}));
  EXPECT_THAT(item(score, ScoreItem::ten_diamonds), ElementsAre(3, 0, 0));
  EXPECT_EQ(clause_of_line(score, ScoreItem::ten_diamonds), "OWN-SCO-1"_clause);
}

TEST(ScoringTable, its_cards_are_in_the_pack) {
  Rules rules = tuxedo(Seats{2});
  rules.scoring = {card("JS"_card, 2)};
  EXPECT_THAT(contradiction(rules).value_or(""), HasSubstr("JS, of which the pack has none"));
}

}  // namespace
}  // namespace casino::test::scoring_table_test
