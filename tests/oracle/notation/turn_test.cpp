#include "oracle/notation/turn.hpp"

#include "tests/oracle/notation/reading.hpp"

namespace casino::notation::turn_test {
namespace {

Position western_layout() { return position_of(western(), "table 5C 3D KH 8C [6C 3H]=9 of S; hand N: 8S 3S 10H 2D"); }
Position african_layout() {
  return position_of(african(),
                     "table 9H 7C 4D AH [5C 4H]=9 of E [10H 3C]=13 of S; hand S: 9S 2S AS KS; to act S; "
                     "pile E: 5D > 2H > ...");
}
Action western_action(std::string_view text) { return action_of(western(), western_layout(), text); }
Action african_action(std::string_view text) { return action_of(african(), african_layout(), text); }
Event african_event(std::string_view text) { return event_of(african(), african_layout(), text); }

// ---- Trail

TEST(TurnText, trail) {
  const Action trail{.kind = Do::trail, .hand = "8S"_card};
  EXPECT_EQ(western_action("trail 8S"), trail);
  EXPECT_EQ(western_action("8S trail"), trail);
  EXPECT_EQ(western_action("8s trails"), trail);
  EXPECT_EQ(western_action("Trail 8\u2660"), trail);
}

// ---- As people write it

TEST(TurnText, a_card_is_laid_down_or_takes_as_in_chess) {
  EXPECT_EQ(western_action("lay 2D"), western_action("trail 2D"));
  EXPECT_EQ(western_action("8S x 5C 3D"), western_action("8S takes 5C 3D"));
}

TEST(TurnText, a_card_on_loose_ones_builds) {
  const Action build{.kind = Do::build, .hand = "3S"_card, .table = "5C"_card};
  EXPECT_EQ(western_action("3S on 5C"), build);
  EXPECT_EQ(western_action("3S on 5C = 8"), western_action("build 8: 3S on 5C"));
  EXPECT_EQ(faults_of(read_turn(western(), western_layout(), "2D on [9]")),
            "1:4 \"on\" / raises or adds to: a build lies there; so raise [3H 6C] with 2D, or add 2D to [3H 6C]\n");
}

TEST(TurnText, a_number_is_the_one_card_or_build_that_has_it) {
  const Position table = position_of(western(), "table 5C 4D 8H [6C 3H]=9 of S; hand N: 9S 3S 3C 8C");
  const auto action = [&](std::string_view text) { return action_of(western(), table, text); };
  EXPECT_EQ(action("9 takes 5 and 4"), action("9S takes 5C 4D"));
  EXPECT_EQ(action("9 takes 9"), action("9S takes [9]"));
  EXPECT_EQ(action("8C takes 8"), action("8C takes 8H"));
  EXPECT_EQ(action("trail 9"), action("trail 9S"));
}

TEST(TurnText, a_number_that_several_have_is_not_guessed) {
  const Position table = position_of(western(), "table 5C 5D 9H [6C 3H]=9 of S; hand N: 9S 3S 3C; hand S: ?");
  const auto refused = [&](std::string_view text) { return faults_of(read_turn(western(), table, text)); };
  EXPECT_EQ(refused("3 trails"), "1:1 \"3\" / 3S or 3C\n");
  EXPECT_EQ(refused("9S takes 9"), "1:10 \"9\" / 9H or [3H 6C]\n");
  EXPECT_EQ(faults_of(read_turn(african(), african_layout(), "build: 2S on 7C; 9S takes 9")),
            "1:27 \"9\" / 9H or [4H 5C] or [2S 7C]\n");  // nobody said what the new one is worth
  EXPECT_EQ(refused("9S takes 7"), "1:10 \"7\" / a card of the table\n");
  EXPECT_EQ(refused("S: 9 takes 9H"), "1:4 \"9\" / a card with its suit: the hand is not known\n");
}

TEST(TurnText, spaces_and_dashes_of_word_processors) {
  EXPECT_EQ(western_action("8S\u00A0takes 5C \u2013 3D"), western_action("8S takes 5C 3D"));
  EXPECT_EQ(western_action("8S takes 5C-3D"), western_action("8S takes 5C 3D"));
}

TEST(TurnText, what_is_not_read_says_how_it_would_be_written) {
  EXPECT_EQ(faults_of(read_turn(western(), western_layout(), "3D + 5C = 8")),
            "1:12 the end / what is done with them, such as 8S takes 3D 5C, or build 8: 3D 5C\n");
  EXPECT_EQ(faults_of(read_turn(western(), western_layout(), "play 8S")),
            "1:1 \"play\" / what is done with it: trail 8S, or 8S takes, and the cards\n");
}

// ---- Capture

TEST(TurnText, capture) {
  const Action capture{.kind = Do::capture, .hand = "8S"_card, .table = {"5C"_card, "3D"_card}};
  EXPECT_EQ(western_action("8S takes 5C 3D"), capture);
  EXPECT_EQ(western_action("8S takes 5C, 3D"), capture);
  EXPECT_EQ(western_action("8S takes 5C+3D"), capture);
  EXPECT_EQ(western_action("8S takes [5C 3D]"), capture);
  EXPECT_EQ(western_action("take 8S 5C 3D"), capture);
  EXPECT_EQ(western_action("capture 8S takes 5C and 3D"), capture);
  EXPECT_EQ(western_action("take 5C 3D with 8S"), capture);
}

TEST(TurnText, a_build_is_captured_by_its_cards_or_its_value) {
  const Action capture{.kind = Do::capture, .hand = "9S"_card, .table = {"5C"_card, "4H"_card, "9H"_card}};
  EXPECT_EQ(african_action("9S takes 9H [5C 4H]"), capture);
  EXPECT_EQ(african_action("9S takes 9H [5C 4H]=9"), capture);
  EXPECT_EQ(african_action("9S takes 9H, [9]"), capture);
  EXPECT_EQ(african_action("take 9S [9] 9H"), capture);
  EXPECT_EQ(african_action("9S takes 9H 5C 4H"), capture);
}

TEST(TurnText, the_value_of_the_ace_that_captures) {
  const Action capture{.kind = Do::capture, .hand = "AS"_card, .table = "AH"_card, .value = Value{14}};
  EXPECT_EQ(african_action("AS=14 takes AH"), capture);
  EXPECT_EQ(african_action("take AS=14 AH"), capture);
  EXPECT_EQ(african_action("take AH with AS=14"), capture);
  EXPECT_EQ(african_action("AS takes AH at 14"), capture);
}

TEST(TurnText, a_captured_top_is_named_with_its_pile) {
  const Action capture{.kind = Do::capture, .hand = "9S"_card, .table = "4D"_card, .tops = "5D"_card};
  EXPECT_EQ(african_action("9S takes 4D E:5D"), capture);
  EXPECT_EQ(african_action("9S takes 4D top:5D"), capture);
}

TEST(TurnText, the_order_on_the_pile_top_first) {
  const Action capture = african_action("9S takes 9H, laid 9S > 9H");
  ASSERT_EQ(capture.order.size(), 2U);
  EXPECT_EQ(capture.order[0], "9S"_card);
  EXPECT_EQ(capture.order[1], "9H"_card);
}

// ---- Build

TEST(TurnText, build) {
  const Action build{.kind = Do::build, .hand = "3S"_card, .table = "5C"_card, .value = Value{8}};
  EXPECT_EQ(western_action("build 8: 3S on 5C"), build);
  EXPECT_EQ(western_action("build 8 3S on 5C"), build);
  EXPECT_EQ(western_action("3S builds 8 on 5C"), build);
  EXPECT_EQ(western_action("form [5C +3S]=8"), build);
  EXPECT_EQ(western_action("build 8: 5C 3S"), build);
  EXPECT_EQ(western_action("build: 3S on 5C, at 8"), build);
}

TEST(TurnText, a_build_whose_value_is_not_said) {
  EXPECT_EQ(western_action("build 3S on 5C"), (Action{.kind = Do::build, .hand = "3S"_card, .table = "5C"_card}));
}

TEST(TurnText, a_build_of_table_cards_alone) {
  const Action build{.kind = Do::build, .table = {"9H"_card, "4D"_card}, .value = Value{13}};
  EXPECT_EQ(african_action("build 13: 9H 4D"), build);
  EXPECT_EQ(african_action("form [9H 4D]=13"), build);
}

// A card is where the player says: that it is not there is for the judge to say.
TEST(TurnText, on_parts_hand_and_table_whatever_lies_there) {
  EXPECT_EQ(western_action("build 8: 5C on 3S"),
            (Action{.kind = Do::build, .hand = "5C"_card, .table = "3S"_card, .value = Value{8}}));
}

TEST(TurnText, a_build_for_the_partner) {
  const Rules rules = african(4);
  const Position position = position_of(rules, "table 6S 5H; hand S: QH; to act S");
  const Action build{.kind = Do::build, .table = {"6S"_card, "5H"_card}, .value = Value{11}, .for_partner = true};
  EXPECT_EQ(action_of(rules, position, "build 11: 6S 5H, for partner"), build);
  EXPECT_EQ(action_of(rules, position, "build 11 for partner: 6S 5H"), build);
  EXPECT_EQ(action_of(rules, position, "build 11: 6S 5H for N"), build);
}

TEST(TurnText, uniting) {
  const Action build{
      .kind = Do::build, .table = {"9H"_card, "4D"_card}, .unite = {"10H"_card, "3C"_card}, .value = Value{13}};
  EXPECT_EQ(african_action("build 13: 9H 4D, united with [10H 3C]"), build);
  EXPECT_EQ(african_action("build 13: 9H 4D united with [13]"), build);
  EXPECT_EQ(african_action("form [9H 4D]=13 united"), build);
}

// ---- Raise

TEST(TurnText, raise) {
  const Action raise{.kind = Do::raise, .hand = "2S"_card, .base = {"5C"_card, "4H"_card}, .value = Value{11}};
  EXPECT_EQ(african_action("raise [5C 4H] with 2S to 11"), raise);
  EXPECT_EQ(african_action("raise [9] with 2S to 11"), raise);
  EXPECT_EQ(african_action("raise [9] to 11 with 2S"), raise);
  EXPECT_EQ(african_action("raise [5C 4H]=9 +2S =11"), raise);
  EXPECT_EQ(african_action("2S raises [9] to 11"), raise);
}

TEST(TurnText, loose_cards_join_a_raise) {
  EXPECT_EQ(western_action("raise [9] with 2D and 8C 3D to 11"), (Action{.kind = Do::raise,
                                                                         .hand = "2D"_card,
                                                                         .base = {"6C"_card, "3H"_card},
                                                                         .table = {"8C"_card, "3D"_card},
                                                                         .value = Value{11}}));
}

// ---- Augment

TEST(TurnText, augment_a_build) {
  const Action augment{.kind = Do::augment, .base = {"5C"_card, "4H"_card}, .table = "4D"_card, .tops = "5D"_card};
  EXPECT_EQ(african_action("add 4D E:5D to [5C 4H]"), augment);
  EXPECT_EQ(african_action("add 4D E:5D to [9]"), augment);
  EXPECT_EQ(african_action("augment [9] with 4D E:5D"), augment);
  EXPECT_EQ(african_action("add 4D and e:5d on [9]"), augment);
}

TEST(TurnText, the_card_of_an_addition_comes_from_the_hand_if_it_is_not_on_the_table) {
  const Action augment{.kind = Do::augment, .hand = "2S"_card, .base = {"5C"_card, "4H"_card}, .table = "7C"_card};
  EXPECT_EQ(african_action("add 2S 7C to [9]"), augment);
  EXPECT_EQ(african_action("augment [9] with +2S 7C"), augment);
  EXPECT_EQ(african_action("add hand:2S table:7C to [9]"), augment);
}

TEST(TurnText, a_loose_card_is_made_a_build) {
  const Action augment{.kind = Do::augment, .hand = "AS"_card, .base = "AH"_card, .value = Value{14}};
  EXPECT_EQ(african_action("add AS to AH at 14"), augment);
  EXPECT_EQ(african_action("augment [AH]=14 with AS"), augment);
  EXPECT_EQ(african_action("add AS to [AH]=14"), augment);
  EXPECT_EQ(african_action("AS adds to AH = 14"), augment);
}

// ---- Turns

// On a pile of which nobody has stated the top it is stated by naming it, and whose pile it was is not lost.
TEST(TurnText, tells_what_lies_on_a_pile) {
  const Rules rules = african();
  const Position position = position_of(rules, "table 9H 4D; hand S: 9S 2C; pile E: +2; pile W: +2; to act S");
  const Turn turn = turn_of(rules, position, "S: add 4D W:5D to 9H at 9");
  ASSERT_EQ(turn.steps.size(), 2U);
  EXPECT_EQ(std::get<Event>(turn.steps[0]), (Event{EventKind::reveal, Seat{2}, "5D"_card}));
  const std::string text = text_of(rules, position, turn);
  EXPECT_EQ(text, "S: reveal W: 5D; add 4D W:5D to 9H at 9");
  EXPECT_EQ(turn_of(rules, position, text), turn);
}

// WE-SWZ-14: the build that the first action makes is the one that the second adds to.
TEST(TurnText, a_build_of_this_turn_is_named_by_its_value) {
  const Rules rules = african();
  const Position position = position_of(rules, "table 9H 7C 4D; hand S: 9S KD; pile E: 5D > 2H > JC; to act S");
  const Turn turn = turn_of(rules, position, "add 4D E:5D to 9H; add 7C E:2H to [9]; trail KD");
  ASSERT_EQ(turn.steps.size(), 3U);
  EXPECT_EQ(
      std::get<Action>(turn.steps[1]),
      (Action{.kind = Do::augment, .base = {"9H"_card, "4D"_card, "5D"_card}, .table = "7C"_card, .tops = "2H"_card}));
}

// WE-SWZ-40d: the card trailed is a card of the table from then on.
TEST(TurnText, a_trailed_card_lies_on_the_table) {
  const Rules rules = african();
  const Position position = position_of(rules, "table 5H 3C; hand S: 2D 10C; to act S");
  const Turn turn = turn_of(rules, position, "trail 2D; build 10: 5H 3C 2D");
  EXPECT_EQ(std::get<Action>(turn.steps[1]),
            (Action{.kind = Do::build, .table = {"5H"_card, "3C"_card, "2D"_card}, .value = Value{10}}));
}

// WE-SWZ-07b: the demand is answered with the card that was trailed.
TEST(TurnText, a_demand_is_answered_in_the_same_turn) {
  const Rules rules = african();
  const Position position = position_of(rules, "table 9H 5C 4D; hand S: 9S KH; to act S");
  const Turn turn = turn_of(rules, position, "S: trail 9S; E insists on the capture; 9S takes 9H 5C 4D");
  ASSERT_EQ(turn.steps.size(), 3U);
  EXPECT_EQ(turn.seat, south);
  EXPECT_EQ(std::get<Event>(turn.steps[1]), (Event{EventKind::insist_capture, east, {}}));
  EXPECT_EQ(std::get<Action>(turn.steps[2]).hand, CardSet{"9S"_card});
}

TEST(TurnText, whose_turn_it_is) {
  EXPECT_EQ(turn_of(african(), african_layout(), "trail 9S").seat, south);
  EXPECT_EQ(turn_of(african(), african_layout(), "W: trail 3H").seat, west);
  EXPECT_EQ(turn_of(african(), african_layout(), "W trails 3H").seat, west);
  EXPECT_EQ(turn_of(african(), african_layout(), "P3: trail 3H").seat, west);
}

TEST(TurnText, a_top_at_the_beginning_is_no_seat) {
  const Turn turn = turn_of(african(), african_layout(), "E:5D 4D add to [9]");
  EXPECT_EQ(turn.seat, south);
  EXPECT_EQ(std::get<Action>(turn.steps[0]).tops, CardSet{"5D"_card});
}

TEST(TurnText, lines_and_comments) {
  const Turn turn = turn_of(african(), african_layout(), "\ntrail 9S  # nobody minds\nover\n");
  EXPECT_EQ(turn.steps.size(), 2U);
}

// ---- Events

TEST(TurnText, demands) {
  EXPECT_EQ(african_event("E insists on the capture"), (Event{EventKind::insist_capture, east, {}}));
  EXPECT_EQ(african_event("E insists on capturing 4D"), (Event{EventKind::insist_capture, east, {"4D"_card}}));
  EXPECT_EQ(african_event("W insists on adding 4D and E:5D"),
            (Event{EventKind::insist_augment, west, {"4D"_card, "5D"_card}}));
}

TEST(TurnText, what_the_partner_asks) {
  EXPECT_EQ(african_event("E asks"), (Event{EventKind::request, east, {}}));
  EXPECT_EQ(african_event("E asks about QS"), (Event{EventKind::request, east, {"QS"_card}}));
}

TEST(TurnText, a_card_comes_to_light) {
  const Event reveal{EventKind::reveal, east, {"2H"_card}};
  EXPECT_EQ(african_event("reveal E:2H"), reveal);
  EXPECT_EQ(african_event("reveal E 2H"), reveal);
  EXPECT_EQ(african_event("reveal E: 2H"), reveal);
  EXPECT_EQ(african_event("E reveals 2H"), reveal);
}

TEST(TurnText, what_is_said_around_a_turn) {
  EXPECT_EQ(african_event("over"), (Event{EventKind::over, south, {}}));
  EXPECT_EQ(african_event("claim"), (Event{EventKind::claim, south, {}}));
  EXPECT_EQ(african_event("E claims"), (Event{EventKind::claim, east, {}}));
  EXPECT_EQ(african_event("W says last"), (Event{EventKind::last, west, {}}));
  EXPECT_EQ(african_event("S cuts 10D 4C 7S 9H"),
            (Event{EventKind::cut, south, {"10D"_card, "4C"_card, "7S"_card, "9H"_card}}));
  EXPECT_EQ(african_event("S puts back 10D AH 4C 7S"),
            (Event{EventKind::recut, south, {"10D"_card, "AH"_card, "4C"_card, "7S"_card}}));
}

// ---- What is printed

TEST(TurnText, is_printed_as_one_would_say_it) {
  const Rules rules = african();
  const Position position = african_layout();
  const auto printed = [&](std::string_view text) { return text_of(rules, position, turn_of(rules, position, text)); };
  EXPECT_EQ(printed("discard 9S"), "S: trail 9S");
  EXPECT_EQ(printed("take 9S [9] 9H"), "S: 9S takes 9H [4H 5C]");
  EXPECT_EQ(printed("AS takes AH at 14"), "S: AS=14 takes AH");
  EXPECT_EQ(printed("9S takes 9H, laid 9S > 9H"), "S: 9S takes 9H, laid 9S > 9H");
  EXPECT_EQ(printed("form [7C 2S]=9"), "S: build 9: 2S on 7C");
  EXPECT_EQ(printed("form [9H 4D]=13 united"), "S: build 13: 4D 9H, united with [3C 10H]");
  EXPECT_EQ(printed("raise [9] +2S =11"), "S: raise [4H 5C] with 2S to 11");
  EXPECT_EQ(printed("augment [9] with 4D E:5D; over"), "S: add 4D E:5D to [4H 5C]; over");
  EXPECT_EQ(printed("add AS to AH at 14"), "S: add AS to AH at 14");
  EXPECT_EQ(printed("trail 9S; E insists on capturing 9H"), "S: trail 9S; E insists on capturing 9H");
  EXPECT_EQ(printed("reveal E 2H"), "S: reveal E: 2H");
}

TEST(TurnText, suit_symbols_on_request) {
  const Rules rules = western();
  const Position position = western_layout();
  EXPECT_EQ(text_of(rules, position, western_action("8S takes 5C 3D"), {.suits = Suits::symbols}),
            "8\u2660 takes 3\u2666 5\u2663");
}

}  // namespace
}  // namespace casino::notation::turn_test
