// What actions and events do to the things on the table, also where no rule would have it so: logs hold irregular turns
// that stood.

#include "model/apply/apply.hpp"

#include <gtest/gtest.h>

#include "model/apply/draw.hpp"
#include "model/queries/oranges.hpp"
#include "model/queries/phase.hpp"
#include "model/rules/variants.hpp"
#include "tests/support/verdicts.hpp"

namespace casino::test::apply_test {
namespace {

const Rules western = anglo_american(Seats{2});
const Rules african = swazi(Seats{3});
const Rules drawing = crazy(Seats{2});

Position applied(const Table& table, const Action& action, int value = 0) {
  Position position = table.position();
  apply(table.rules(), position, action, Value{static_cast<std::uint8_t>(value)});
  return position;
}
Position applied(const Table& table, const Event& event) {
  Position position = table.position();
  apply(table.rules(), position, event);
  return position;
}

// Two cards are all that the hand was said to be, and the five was not one of them.
TEST(Apply, a_card_that_the_hand_had_not_comes_to_the_table_all_the_same) {
  const Position after = applied(Table(western).hand(p1, "2C KH"), trail("5S"));
  EXPECT_EQ(after.loose, cards("5S"));
  EXPECT_EQ(after.hands[p1], Hand::of(cards("2C KH")));
}

TEST(Apply, a_top_that_lies_on_no_pile_leaves_none) {
  Action taken = capture("9S", "9H");
  taken.tops = cards("9D");
  const Position after = applied(Table(african).loose("9H").hand(p1, "9S").pile(p2, "5C"), taken, 9);
  EXPECT_EQ(after.piles[p2].cards(), cards("5C"));
  EXPECT_TRUE(after.turn.stolen_from.empty());
}

// What is said of the pack, and a claim to have reached the target, move no card (AA-WIN-8, AA-DEAL-6, SWZ-CUT-1,
// SWZ-CUT-4).
TEST(Apply, some_things_are_only_said) {
  const Table table = Table(african).loose("9H").hand(p1, "9S");
  for (const EventKind kind :
       {EventKind::cut, EventKind::recut, EventKind::last, EventKind::last_not_said, EventKind::claim})
    EXPECT_EQ(applied(table, event(kind, p2, "5C 6C")), table.position());
}

// One card comes to light at a time (SWZ-PILE-3).
TEST(Apply, SWZ_PILE_3_several_cards_at_once_come_to_no_light) {
  const Table table = Table(african).pile(p2, "", "5C 6C 7C");
  EXPECT_EQ(applied(table, event(EventKind::reveal, p2, "5C 6C")), table.position());
  EXPECT_EQ(applied(table, event(EventKind::reveal, p2, "5C")).piles[p2].top(), "5C"_card);
}

// Where no pile is open nobody can do anything with a top (option steal.use).
TEST(Apply, SWZ_STL_1_a_new_top_counts_where_tops_are_used) {
  const auto after_a_capture = [](const Rules& rules) {
    return applied(Table(rules).loose("9H").hand(p1, "9S 2C"), capture("9S", "9H"), 9);
  };
  EXPECT_TRUE(shows_a_new_top(african, after_a_capture(african), p1));
  EXPECT_FALSE(shows_a_new_top(african, after_a_capture(african), p2));
  const Rules closed = with(african, "steal.use", "never");
  EXPECT_FALSE(shows_a_new_top(closed, after_a_capture(closed), p1));
}

// SOT-PILE-5: pictures that are given lie on the partner's pile, in an order that nobody stated; where they have
// numbers the next players can take the upper one.
TEST(Apply, SOT_PILE_5_given_pictures_show_where_they_can_be_taken) {
  const auto after_giving = [](const Rules& rules, std::string_view given) {
    Action taking = capture("QC", "QS QH");
    taking.given = cards(given);
    return applied(Table(rules).loose("QS QH").hand(p1, "QC 2C"), taking, 12);
  };
  const Rules numbers = with(sotho(Seats{4}), "value.pictures", "numeric");
  EXPECT_TRUE(shows_a_new_top(numbers, after_giving(numbers, "QS QH"), p3));
  EXPECT_FALSE(shows_a_new_top(numbers, after_giving(numbers, ""), p3));
  EXPECT_FALSE(shows_a_new_top(numbers, after_giving(numbers, "QS QH"), p2));
  const Rules usual = sotho(Seats{4});
  EXPECT_FALSE(shows_a_new_top(usual, after_giving(usual, "QS QH"), p3));
}

TEST(Apply, CRZ_DRW_1_a_deal_goes_on_while_the_stock_has_cards) {
  Table table = Table(drawing).hand(p1, "").hand(p2, "");
  EXPECT_TRUE(deal_is_over(table.rules(), table.position()));
  table.position().stock = Hand::of(cards("5C"));
  EXPECT_FALSE(deal_is_over(table.rules(), table.position()));
  table.position().stock = Hand{{}, 1};
  EXPECT_FALSE(deal_is_over(table.rules(), table.position()));
}

// The turn tells that the seven was drawn; then it was there, whatever the stock was said to be.
TEST(Apply, CRZ_DRW_1_a_card_that_was_told_to_be_drawn_is_held) {
  Table table = Table(drawing).hand(p1, "2C").loose("9H");
  table.position().turn = TurnState{};
  table.position().turn.played = cards("9H");
  table.position().turn.drawn = cards("7D");
  Position position = table.position();
  draw_card(drawing, position);
  EXPECT_EQ(position.hands[p1], Hand::of(cards("2C 7D")));
  EXPECT_EQ(position.stock, Hand::of({}));
}

TEST(Apply, CRZ_DRW_1_the_drawn_card_is_one_of_those_unseen) {
  Position position = Table(drawing).part_of_hand(p1, "2C", 1).hand(p2, "3C").position();
  show_drawn_card(position, p1, "7D"_card);
  EXPECT_EQ(position.hands[p1], Hand::of(cards("2C 7D")));
  show_drawn_card(position, p2, "8D"_card);  // of a hand of which all was seen
  EXPECT_EQ(position.hands[p2], Hand::of(cards("3C 8D")));
  position.hands[p2] = Hand{};
  show_drawn_card(position, p2, "8D"_card);
  EXPECT_EQ(position.hands[p2], (Hand{cards("8D"), Hand::any_number}));
}

// Nothing is called where oranges score nothing (TUX-ORG-2).
TEST(Apply, TUX_ORG_2_a_call_where_no_oranges_are_played) {
  const Table table = Table(western);
  EXPECT_EQ(effect_of_call(western, table.position(), p1), CallEffect::is_ignored);
  EXPECT_EQ(applied(table, event(EventKind::call, p1)), table.position());
  EXPECT_EQ(applied(Table(tuxedo(Seats{2})), event(EventKind::call, p1)).calls[Side{0}].false_calls, 1);
}

TEST(Apply, a_position_in_the_middle_of_a_turn_is_asked_quickly_too) {
  const auto agrees = [](const Table& table, const Action& action) {
    const bool is_lawful = verdict(table, {action}) == "legal";
    EXPECT_EQ(is_legal(table.rules(), table.position(), action), is_lawful);
    return is_lawful;
  };
  Table table = Table(african).loose("9H 5C 4D").hand(p1, "9S KH");
  EXPECT_TRUE(agrees(table, trail("KH")));
  table.position().turn.played = cards("2C");
  EXPECT_FALSE(agrees(table, trail("KH"))) << "a second card (SWZ-TRN-4)";
  table.position().turn.actions = 1;
  EXPECT_FALSE(agrees(table, trail("KH")));
  table.position().turn = TurnState{};
  table.position().turn.capture_demanded_by = p2;
  EXPECT_FALSE(agrees(table, trail("KH"))) << "a demand is not met (SWZ-INS-2)";
  table.position().turn = TurnState{};
  table.position().turn.addition_demanded_by = p2;
  EXPECT_TRUE(agrees(table, trail("KH"))) << "there is nothing to be added (SWZ-INS-6)";
}

// The hands are empty. Of a stock of which nobody has stated anything it is open whether all is played, where cards are
// drawn; where none are, there is no stock after the last dealing.
TEST(Apply, CRZ_DRW_1_whether_all_is_played) {
  const auto asked = [](const Rules& rules) {
    Table table = Table(rules).hand(p1, "").hand(p2, "");
    table.position().stock = Hand{};
    table.position().dealing = static_cast<std::uint8_t>(dealings(rules));
    return all_is_played(rules, table.position());
  };
  EXPECT_EQ(asked(drawing), Answer::unknown);
  EXPECT_EQ(asked(western), Answer::yes);
}

}  // namespace
}  // namespace casino::test::apply_test
