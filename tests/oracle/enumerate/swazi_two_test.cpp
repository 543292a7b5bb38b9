// The outcomes of turns in the games for two of seed 000, and of Sotho Casino; each list found by hand in its comment.

#include <gmock/gmock.h>

#include "model/rules/variants.hpp"
#include "tests/oracle/enumerate/turns.hpp"

namespace casino::test::swazi_two_test {
namespace {

using testing::UnorderedElementsAre;

Table owner_of_a_nine(const Rules& rules) {
  return Table(rules).build(9, "7H 2C", p1).loose("QD").hand(p1, "9S QC QH");
}

// Early in the deal an owner does not trail, and does not end a turn with a build of twelve beside his nine. The nine
// takes its build, either queen the queen. (The nine cannot be added: it is the card for the build.)
TEST(Enumerate, SWZ2_RST_early_in_the_deal) {
  const Table table = owner_of_a_nine(swazi_two(Seats{2}));
  EXPECT_THAT(outcomes(table),
              UnorderedElementsAre(after(table, {capture("9S", "7H 2C")}), after(table, {capture("QC", "QD")}),
                                   after(table, {capture("QH", "QD")})));
}

// Later either queen is trailed, or put on the queen while the other stays for it.
TEST(Enumerate, SWZ2_RST_4_late_in_the_deal) {
  Table table = owner_of_a_nine(swazi_two(Seats{2}));
  table.position().dealing = 2;
  EXPECT_THAT(outcomes(table),
              UnorderedElementsAre(after(table, {capture("9S", "7H 2C")}), after(table, {capture("QC", "QD")}),
                                   after(table, {capture("QH", "QD")}), after(table, {trail("QC")}),
                                   after(table, {trail("QH")}), after(table, {valued(augment("QD", "QC", ""), 12)}),
                                   after(table, {valued(augment("QD", "QH", ""), 12)})));
}

// While there are cards to draw nobody trails who owns a build; two builds are no fault.
TEST(Enumerate, CRZ_RST_1_while_cards_are_left_to_draw) {
  Table table = owner_of_a_nine(crazy(Seats{2}));
  table.position().stock = Hand{CardSet{}, 5};
  EXPECT_THAT(
      outcomes(table),
      UnorderedElementsAre(after(table, {capture("9S", "7H 2C")}), after(table, {capture("QC", "QD")}),
                           after(table, {capture("QH", "QD")}), after(table, {valued(augment("QD", "QC", ""), 12)}),
                           after(table, {valued(augment("QD", "QH", ""), 12)})));
  EXPECT_EQ(outcomes(table).front().hands[p1].more, 1) << "the card drawn";
}

// Q-CRZ-01 (b): the last card of the stock, if it is known, is as good as held at the end: the nine may be added.
TEST(Enumerate, CRZ_DRW_1_a_drawn_card_that_is_known_counts_where_it_is_drawn_in_time) {
  const auto may_add_the_nine = [](std::string_view when) {
    Rules rules = crazy(Seats{2});
    static_cast<void>(set_value(rules, Option::deal_draw, when));
    Table table = Table(rules).build(9, "7H 2C", p1).hand(p1, "9S QC");
    table.position().stock = Hand::of(cards("9D"));
    const auto found = outcomes(table);
    return std::find(found.begin(), found.end(), after(table, {augment("7H 2C", "9S", "")})) != found.end();
  };
  EXPECT_FALSE(may_add_the_nine("after_turn"));
  EXPECT_TRUE(may_add_the_nine("before_checks"));
  EXPECT_TRUE(may_add_the_nine("after_hand_card"));
}

Action giving(Action action, std::string_view words) {
  action.given = cards(words);
  return action;
}

// The king is trailed, or takes the other; then none, either or both of them go to the partner.
TEST(Enumerate, SOT_PILE_5_pictures_are_kept_or_given) {
  const Table table = Table(sotho(Seats{4})).loose("KH").hand(p1, "KC");
  const Action taking = capture("KC", "KH");
  EXPECT_THAT(
      outcomes(table),
      UnorderedElementsAre(after(table, {trail("KC")}), after(table, {taking}), after(table, {giving(taking, "KC")}),
                           after(table, {giving(taking, "KH")}), after(table, {giving(taking, "KC KH")})));
}

// Pictures are in no sum and no build. The nine is trailed, or takes five and four; the queen is trailed, alone or
// beside a build of nine that the five and the four make, which the nine then covers.
TEST(Enumerate, SOT_VAL_1_pictures_stand_apart) {
  const Table table = Table(sotho(Seats{4})).loose("5C 4D").hand(p1, "9S QC");
  EXPECT_THAT(outcomes(table),
              UnorderedElementsAre(after(table, {trail("9S")}), after(table, {capture("9S", "5C 4D")}),
                                   after(table, {trail("QC")}), after(table, {build(9, "", "5C 4D"), trail("QC")})));
}

}  // namespace
}  // namespace casino::test::swazi_two_test
