#include "oracle/notation/position.hpp"

#include "tests/oracle/notation/reading.hpp"

namespace casino::notation::position_test {
namespace {

// ---- What is read

TEST(PositionText, loose_cards_and_the_hand_of_the_seat_to_act) {
  const Position position = position_of(western(), "table 10D 10C 8H 6H; hand 10S 9C");
  EXPECT_EQ(position.loose, (CardSet{"10D"_card, "10C"_card, "8H"_card, "6H"_card}));
  EXPECT_EQ(position.hands[north], Hand::of({"10S"_card, "9C"_card}));
  EXPECT_EQ(position.hands[south_of_two], Hand{});
}

TEST(PositionText, lines_are_as_good_as_semicolons) {
  EXPECT_EQ(position_of(western(), "table 5C\n\nhand 8S\n"), position_of(western(), "table 5C; hand 8S"));
}

TEST(PositionText, cards_in_every_spelling) {
  const Position position = position_of(western(), "TABLE: td, 10\u2663 and Q\u2665\uFE0F + as");
  EXPECT_EQ(position.loose, (CardSet{"10D"_card, "10C"_card, "QH"_card, "AS"_card}));
}

TEST(PositionText, hands_known_in_part) {
  const Position position = position_of(african(), "hand S: 9H +2; hand E: ?; hand W: +5");
  EXPECT_EQ(position.hands[south], (Hand{"9H"_card, 2}));
  EXPECT_EQ(position.hands[east], Hand{});
  EXPECT_EQ(position.hands[west], (Hand{{}, 5}));
}

TEST(PositionText, a_hand_may_be_empty_or_open) {
  const Position position = position_of(african(), "hand S none; hand E: 9H +?; hand W: 5C ...");
  EXPECT_EQ(position.hands[south], Hand::of({}));
  EXPECT_EQ(position.hands[west], (Hand{"5C"_card, Hand::any_number}));
  EXPECT_EQ(position.hands[east], (Hand{"9H"_card, Hand::any_number}));
}

TEST(PositionText, seats_have_two_names) {
  EXPECT_EQ(position_of(african(), "to act P2; hand S: 9H").hands[south], Hand::of("9H"_card));
  EXPECT_EQ(position_of(african(), "s to act").to_act, south);
}

TEST(PositionText, a_build_with_its_groups) {
  const Position position = position_of(african(), "table [QS | 7H 5D]=12 of E");
  ASSERT_EQ(position.builds.size(), 1U);
  const Build& build = position.builds[0];
  EXPECT_EQ(build.cards, (CardSet{"QS"_card, "7H"_card, "5D"_card}));
  EXPECT_EQ(build.value, Value{12});
  EXPECT_EQ(build.owner, east);
  EXPECT_EQ(build.groups, 2);
}

TEST(PositionText, groups_need_not_be_parted) {
  EXPECT_EQ(position_of(african(), "table [7H QS 5D]=12 of E"), position_of(african(), "table [QS | 7H 5D]=12 of E"));
}

// 5 + 4 is 9 and nothing else; 3 and 3 is 6, or 3 twice.
TEST(PositionText, a_value_is_needed_only_where_there_are_two) {
  EXPECT_EQ(position_of(western(), "table [5C 4D] of N").builds[0].value, Value{9});
  EXPECT_EQ(position_of(western(), "table [3C | 3D] of N").builds[0].value, Value{3});
  EXPECT_EQ(faults_of(read_position(western(), "table [3C 3D] of N")),
            "1:7 a build without a value / = and the build's value after its cards: =3 or =6\n");
}

TEST(PositionText, a_build_that_could_not_be_made_can_be_written) {
  const Build build = position_of(african(), "table [QS | 7H 4D]=12 of E").builds[0];
  EXPECT_EQ(build.value, Value{12});
  EXPECT_EQ(build.groups, 2);
}

TEST(PositionText, the_history_of_a_build) {
  const Position position =
      position_of(african(), "table [5C 4D]=9 of E (formed by S, adders S E, since W, acted, new, loose, grown, lent)");
  const Build& build = position.builds[0];
  SeatSet adders{south};
  adders.insert(east);
  EXPECT_EQ(build.formed_by, SeatSet{south});
  EXPECT_EQ(build.adders, adders);
  EXPECT_EQ(build.added_to_since, SeatSet{west});
  EXPECT_TRUE(build.owner_has_acted && build.is_new && build.from_loose && build.is_grown && build.is_on_loan);
}

TEST(PositionText, a_pile_lies_top_first) {
  const Position position = position_of(african(), "pile E: 5D > 2H > {JC 4C} > +3");
  Pile pile;
  BoundedList<Card, card_count> top_down;
  top_down.push_back("5D"_card);
  top_down.push_back("2H"_card);
  pile.lay({"JC"_card, "4C"_card}, top_down);
  pile.add_hidden(3);
  EXPECT_EQ(position.piles[east], pile);
}

TEST(PositionText, unordered_batches_above_each_other_stay_apart) {
  const Position position = position_of(african(), "pile E: {5D 2H} {JC 4C}");
  Pile pile;
  pile.lay({"JC"_card, "4C"_card}, {});
  pile.lay({"5D"_card, "2H"_card}, {});
  EXPECT_EQ(position.piles[east], pile);
  EXPECT_EQ(position.piles[east].possible_tops(), (CardSet{"5D"_card, "2H"_card}));
}

TEST(PositionText, a_pile_without_order_is_a_set) {
  Pile pile;
  pile.add({"5D"_card, "2H"_card});
  pile.add_hidden(3);
  EXPECT_EQ(position_of(western(), "pile S: 2H 5D +3").piles[south_of_two], pile);
  EXPECT_EQ(position_of(western(), "pile S: 5D > {2H} > +3").piles[south_of_two], pile);
}

TEST(PositionText, the_dots_of_a_pile_stand_for_a_hidden_card) {
  EXPECT_EQ(position_of(african(), "pile E: 5D > ..."), position_of(african(), "pile E: 5D > +1"));
  EXPECT_EQ(position_of(african(), "pile E: 5D > \u2026"), position_of(african(), "pile E: 5D > +1"));
}

// SWZ-PILE-2: partners have one pile, which the lower seat keeps: N for N and S.
TEST(PositionText, partners_have_one_pile) {
  const Rules rules = african(4);
  const Seat keeper{0};
  EXPECT_EQ(position_of(rules, "pile S: 5D").piles[keeper].top(), "5D"_card);
  EXPECT_EQ(position_of(rules, "pile N+S: 5D").piles[keeper].top(), "5D"_card);
}

TEST(PositionText, the_stock) {
  EXPECT_EQ(position_of(western(), "stock 32").stock, (Hand{{}, 32}));
  EXPECT_EQ(position_of(western(), "stock: 5C 4D +30").stock, (Hand{{"5C"_card, "4D"_card}, 30}));
  EXPECT_EQ(position_of(western(), "stock none").stock, Hand::of({}));
  EXPECT_EQ(position_of(western(), "table 5C").stock, Hand{});
}

// Q-GEN-07: 52 cards for two are four on the table and six times eight in the hands (AA-DEAL-1, AA-DEAL-5).
TEST(PositionText, no_cards_left_are_those_of_the_last_dealing) {
  EXPECT_EQ(position_of(western(), "stock none").dealing, 6);
  EXPECT_EQ(position_of(western(), "dealing 2; stock none").dealing, 2);
  EXPECT_EQ(position_of(western(), "stock ?").dealing, 1);
  EXPECT_EQ(position_of(western(), "stock 8").dealing, 1);
  EXPECT_EQ(position_of(western(), "table 5C").dealing, 1);
  EXPECT_EQ(position_of(african(), "stock none").dealing, 1);  // SWZ-DEAL-1: all is dealt at once
}

TEST(PositionText, the_course_of_the_deal) {
  const Position position =
      position_of(african(), "to act S; dealer W; dealing 2; last capture E; sweeps S 3, E 1; proven W: 11 14");
  EXPECT_EQ(position.to_act, south);
  EXPECT_EQ(position.dealer, west);
  EXPECT_EQ(position.dealing, 2);
  EXPECT_EQ(position.last_capturer, east);
  ASSERT_EQ(position.sweeps.size(), 2U);
  EXPECT_EQ(position.sweeps[0], (Sweep{Side{1}, 3}));
  EXPECT_EQ(position.sweeps[1], (Sweep{Side{0}, 1}));
  ValueSet proven{Value{11}};
  proven.insert(Value{14});
  EXPECT_EQ(position.proven[west], proven);
}

// HUN-NAG-2, HUN-ULM-2.
TEST(PositionText, a_second_turn_and_a_sweep_of_the_first_layout) {
  const Rules rules = hungarian_nagy(Seats{2});
  const Position position = position_of(rules, "to act S twice; sweeps N 4 initial, S 2");
  EXPECT_TRUE(position.acts_again);
  EXPECT_EQ(position.sweeps[0], (Sweep{Side{0}, 4, true}));
  EXPECT_EQ(position.sweeps[1], (Sweep{Side{1}, 2, false}));
  EXPECT_TRUE(position_of(rules, "S to act twice").acts_again);
  EXPECT_EQ(position_of(rules, text_of(rules, position)), position);
}

TEST(PositionText, the_last_play) {
  EXPECT_EQ(position_of(african(), "last play W").last_play, (LastPlay{west, false}));
  EXPECT_EQ(position_of(african(), "last play W left more").last_play, (LastPlay{west, true}));
}

// Swazi goes anticlockwise, S to E to W to S: who acts first sits after the dealer (AA-PLY-3).
TEST(PositionText, dealer_and_seat_to_act_follow_from_each_other) {
  EXPECT_EQ(position_of(african(), "to act S").dealer, west);
  EXPECT_EQ(position_of(african(), "dealer W").to_act, south);
  EXPECT_EQ(position_of(western(), "table 5C").to_act, north);
  EXPECT_EQ(position_of(western(), "table 5C").dealer, south_of_two);
}

TEST(PositionText, the_turn_in_progress) {
  const TurnState turn =
      position_of(african(),
                  "turn so far: 2 actions, 1 tabled, played 9S, to capture, at 9, E demands the capture, "
                  "taking 5C 4D, stole from E W")
          .turn;
  EXPECT_EQ(turn.actions, 2);
  EXPECT_EQ(turn.table_only, 1);
  EXPECT_EQ(turn.played, CardSet{"9S"_card});
  EXPECT_EQ(turn.play, Do::capture);
  EXPECT_EQ(turn.play_value, Value{9});
  EXPECT_EQ(turn.capture_demanded_by, east);
  EXPECT_EQ(turn.capture_named, (CardSet{"5C"_card, "4D"_card}));
  EXPECT_TRUE(turn.stolen_from.contains(west));
}

TEST(PositionText, the_rook_pack_has_colours) {
  Rules rules = western();
  rules.pack_kind = PackKind::rook40;
  rules.pack = cards_of(PackKind::rook40);
  EXPECT_EQ(position_of(rules, "table R10 b1").loose, (CardSet{"10H"_card, "AS"_card}));
  EXPECT_EQ(text_of(rules, CardSet{"10H"_card, "AS"_card}, {.suits = Suits::symbols}), "B1 R10");
}

// ---- What is printed

TEST(PositionText, is_printed_in_a_fixed_order) {
  const Rules rules = african();
  const std::string text =
      "table KH 5C [4D 5H]=9 of S [QS | 5D 7H]=12 of E; hand E: 9H +2; hand S: 8S KC; pile E: 6D > 2H > {4C "
      "JC} > +3; "
      "proven W: 11; to act S; dealer W; stock none; last capture S; sweeps S 3, E 1";
  EXPECT_EQ(text_of(rules, position_of(rules, text)),
            "table 5C KH [4D 5H]=9 of S [QS | 5D 7H]=12 of E; hand E: 9H +2; hand S: 8S KC; pile E: 6D > 2H "
            "> {4C JC} > "
            "+3; proven W: 11; to act S; dealer W; stock none; last capture S; sweeps S 3, E 1");
}

TEST(PositionText, suit_symbols_and_lines_on_request) {
  const Rules rules = western();
  const Position position = position_of(rules, "table 10D; hand AS");
  EXPECT_EQ(text_of(rules, position, {.suits = Suits::symbols, .clauses = Clauses::line_by_line}),
            "table 10\u2666\nhand N: A\u2660\nto act N\ndealer S");
}

TEST(PositionText, an_empty_table_is_said) {
  EXPECT_EQ(text_of(western(), position_of(western(), "table none")), "table none; to act N; dealer S");
}

}  // namespace
}  // namespace casino::notation::position_test
