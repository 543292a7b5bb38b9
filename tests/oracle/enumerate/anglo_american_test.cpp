// The legal turns of positions from the worked examples of seed 004, each list found by hand in its comment.

#include <functional>

#include <gmock/gmock.h>

#include "model/rules/variants.hpp"
#include "tests/oracle/enumerate/turns.hpp"

namespace casino::test::anglo_american_test {
namespace {

using testing::UnorderedElementsAre;

Table two_players() { return Table(anglo_american(Seats{2})); }

Table with(const std::function<void(Rules&)>& change) {
  Rules rules = anglo_american(Seats{2});
  change(rules);
  return Table(rules);
}

Action added(const Action& action, int value) { return valued(action, value); }

// The Play 1: the queen takes one of two, not both; both cards can be trailed; the four matches nothing.
TEST(Enumerate, AA_CAP_1_a_queen_takes_one_of_two) {
  const Table table = two_players().loose("QC QS").hand(p1, "QD 4C");
  EXPECT_THAT(legal_actions(table),
              UnorderedElementsAre(capture("QD", "QC"), capture("QD", "QS"), trail("QD"), trail("4C")));
}

// The Play 2: an eight takes each choice of three eights but none, seven in all. No second eight backs a
// build.
TEST(Enumerate, AA_CAP_9_an_eight_takes_any_of_three) {
  const Table table = two_players().loose("8C 8D 8H").hand(p1, "8S KC");
  EXPECT_THAT(legal_actions(table),
              UnorderedElementsAre(capture("8S", "8C"), capture("8S", "8D"), capture("8S", "8H"),
                                   capture("8S", "8C 8D"), capture("8S", "8C 8H"), capture("8S", "8D 8H"),
                                   capture("8S", "8C 8D 8H"), trail("8S"), trail("KC")));
}

// A build with a jack in it cannot lie there; whatever the cards, nothing more is built with it. It can be captured at
// its value.
TEST(Enumerate, AA_BLD_8_nothing_is_built_with_a_build_that_has_pictures) {
  const Table table = two_players().build(8, "JC 6D", p2).loose("6C").hand(p1, "2S 8H 8D 10H");
  EXPECT_THAT(legal_actions(table),
              UnorderedElementsAre(capture("8H", "JC 6D"), capture("8D", "JC 6D"), build(8, "2S", "6C"), trail("2S"),
                                   trail("8H"), trail("8D"), trail("10H")));
}

// Two pairs out of four fives are one set in three partitions, and one outcome: 6 pairs, all four, and
// trailing.
TEST(Enumerate, AA_CAP_5_partitions_of_one_set_are_one_turn) {
  const Table table = two_players().loose("5S 5H 5D 5C").hand(p1, "10S");
  EXPECT_THAT(legal_actions(table),
              UnorderedElementsAre(capture("10S", "5S 5H"), capture("10S", "5S 5D"), capture("10S", "5S 5C"),
                                   capture("10S", "5H 5D"), capture("10S", "5H 5C"), capture("10S", "5D 5C"),
                                   capture("10S", "5S 5H 5D 5C"), trail("10S")));
}

// The Play 3: each three takes ace and two, builds 6 with both (the six is held) or 3 (the other three is
// held); building 4 or 5 has no card behind it. The six only trails: the builds of 3 that the threes back
// have no room for it.
TEST(Enumerate, AA_BLD_3_uses_of_a_three) {
  const Table table = two_players().loose("AC 2D").hand(p1, "3C 3S 6H");
  EXPECT_THAT(legal_actions(table),
              UnorderedElementsAre(capture("3C", "AC 2D"), build(6, "3C", "AC 2D"), build(3, "3C", "AC 2D"),
                                   trail("3C"), capture("3S", "AC 2D"), build(6, "3S", "AC 2D"),
                                   build(3, "3S", "AC 2D"), trail("3S"), trail("6H")));
}

// The Play 4: the owner trails nothing. The king takes the king. The nine takes the build, alone or with the
// loose nine, but not the loose nine alone. The six with the three is a nine: added to the build or beside
// it, in both cases with the loose nine or without.
TEST(Enumerate, AA_TRL_3_an_owner_does_something_else) {
  const Table table = two_players().build(9, "5C 4D", p1).loose("KH 3D 9C").hand(p1, "9H KS 6C");
  EXPECT_THAT(legal_actions(table),
              UnorderedElementsAre(capture("KS", "KH"), capture("9H", "5C 4D"), capture("9H", "5C 4D 9C"),
                                   build(9, "6C", "3D"), build(9, "6C", "3D 9C"),
                                   added(augment("5C 4D", "6C", "3D"), 9), added(augment("5C 4D", "6C", "3D 9C"), 9)));
}

// The owner of two builds, with groups of table cards that may be added at any time: beside the trail the loose eight
// goes into the build of eight; either build is captured, the eight being added before or taken along; the eight of
// the hand takes the loose one alone only if another stays. It stays for the build of eight: so neither that nor adding
// it, nor trailing it; and so for the ten.
TEST(Enumerate, AA_OWN_4_an_owner_adds_beside_the_trail) {
  Rules rules = anglo_american(Seats{2});
  rules.augment_loose_groups = AugmentLooseGroups::free;
  const Table table = Table(rules).build(10, "5C 5D", p1).build(8, "6C 2H", p1).loose("8D").hand(p1, "8S 4C 10D");
  const Step adding = augment("6C 2H", "", "8D");
  EXPECT_THAT(outcomes(table),
              UnorderedElementsAre(after(table, {trail("4C"), adding}), after(table, {capture("8S", "6C 2H")}),
                                   after(table, {capture("8S", "6C 2H 8D")}), after(table, {capture("10D", "5C 5D")}),
                                   after(table, {capture("10D", "5C 5D"), adding})));
}

// The Play 4, end: the nine cannot take the seven with the two. The seven takes its build, or with the two
// makes a nine; adding it to the build would want another seven.
TEST(Enumerate, AA_CAP_7_a_build_is_no_part_of_a_sum) {
  const Table table = two_players().build(7, "4C 3D", p2).loose("2H").hand(p1, "9S 7S");
  EXPECT_THAT(legal_actions(table),
              UnorderedElementsAre(trail("9S"), capture("7S", "4C 3D"), build(9, "7S", "2H"), trail("7S")));
}

// The same where a single build counts as a card (Building Rules): 7 + 2 falls to the nine.
TEST(Enumerate, AA_VAR_5_a_single_build_as_a_card_of_a_sum) {
  const Table table = with([](Rules& rules) { rules.build_single_as_card = BuildSingleAsCard::full; })
                          .build(7, "4C 3D", p2)
                          .loose("2H")
                          .hand(p1, "9S 7S");
  // Besides the four turns above: the capture of both; nothing with the seven, for 7 + 7 = 14 has no card.
  EXPECT_THAT(legal_actions(table), UnorderedElementsAre(trail("9S"), capture("9S", "4C 3D 2H"), capture("7S", "4C 3D"),
                                                         build(9, "7S", "2H"), trail("7S")));
}

// Where a single build counts as a card of captured groups and of groups that are added (Q-AA-10 b): the
// owner of the six may not trail, and once his six is played the build has to be gone. The six takes it; or
// the six with an ace and the build with the other are two groups of seven, as a build of their own or with
// the seven, which is a card worth as much. The seven takes the seven, or the six with either ace, or both.
TEST(Enumerate, AA_VAR_5_a_build_that_is_used_up_binds_nobody) {
  const Table table = with([](Rules& rules) { rules.build_single_as_card = BuildSingleAsCard::capture_and_groups; })
                          .build(6, "2D 4C", p1)
                          .build(7, "5C 2C", p2)
                          .loose("AS AC")
                          .hand(p1, "6D 7D");
  EXPECT_THAT(
      legal_actions(table),
      UnorderedElementsAre(capture("6D", "2D 4C"), build(7, "6D", "2D 4C AS AC"), build(7, "6D", "5C 2C 2D 4C AS AC"),
                           capture("7D", "5C 2C"), capture("7D", "2D 4C AS"), capture("7D", "2D 4C AC"),
                           capture("7D", "5C 2C 2D 4C AS"), capture("7D", "5C 2C 2D 4C AC")));
}

// Aces of 1 or 14 in the hand and in builds: the ace takes the ace (as 1), or makes seven with the six; the
// seven takes six and ace, or makes fourteen with them, in which the loose ace counts 1.
TEST(Enumerate, AA_VAL_1_aces_of_either_value) {
  const Table table = with([](Rules& rules) {
                        rules.value_ace_hand = AceValue::low_or_high;
                        rules.value_ace_build = AceValue::low_or_high;
                      })
                          .loose("AH 6C")
                          .hand(p1, "AS 7S");
  EXPECT_THAT(legal_actions(table),
              UnorderedElementsAre(capture("AS", "AH", 1), build(7, "AS", "6C"), trail("AS"), capture("7S", "AH 6C"),
                                   build(14, "7S", "AH 6C"), trail("7S")));
}

// The Play 5.1, Example B: the three raises five to eight. With the two it would be ten by a card of the
// table. The eight and the two are a ten, which the ten backs.
TEST(Enumerate, AA_ADD_3_no_table_card_changes_a_value) {
  const Table table = two_players().build(5, "AC 4H", p2).loose("2D").hand(p1, "3S 8D 10C");
  EXPECT_THAT(legal_actions(table), UnorderedElementsAre(raise(8, "AC 4H", "3S"), trail("3S"), build(10, "8D", "2D"),
                                                         trail("8D"), trail("10C")));
}

// Building Rules: where table cards may help, the same and the raise to ten.
TEST(Enumerate, AA_VAR_3_table_cards_help_to_raise) {
  const Table table = with([](Rules& rules) { rules.raise_table_cards = RaiseTableCards::allowed; })
                          .build(5, "AC 4H", p2)
                          .loose("2D")
                          .hand(p1, "3S 8D 10C");
  EXPECT_THAT(legal_actions(table),
              UnorderedElementsAre(raise(8, "AC 4H", "3S"), raise(10, "AC 4H", "3S", "2D"), trail("3S"),
                                   build(10, "8D", "2D"), trail("8D"), trail("10C")));
}

// The Play 5.1, Example C: the raise to nine, with the loose nine or without. The two makes nothing else (9 +
// 2 has no card); the nine takes the nine, and has no second nine behind a build.
TEST(Enumerate, AA_ADD_2_a_loose_card_joins_a_raise) {
  const Table table = two_players().build(7, "3C 4D", p2).loose("9H").hand(p1, "2S 9C");
  EXPECT_THAT(legal_actions(table), UnorderedElementsAre(raise(9, "3C 4D", "2S"), raise(9, "3C 4D", "2S", "9H"),
                                                         trail("2S"), capture("9C", "9H"), trail("9C")));
}

// The Play 5.2: the six with the three, as a build of its own or added; each nine takes the build or is added
// to it, the other nine being held.
TEST(Enumerate, AA_ADD_5_ways_to_add) {
  const Table table = two_players().build(9, "5C 4D", p2).loose("3H").hand(p1, "6S 9C 9H");
  EXPECT_THAT(legal_actions(table),
              UnorderedElementsAre(build(9, "6S", "3H"), added(augment("5C 4D", "6S", "3H"), 9), trail("6S"),
                                   capture("9C", "5C 4D"), added(augment("5C 4D", "9C", ""), 9), trail("9C"),
                                   capture("9H", "5C 4D"), added(augment("5C 4D", "9H", ""), 9), trail("9H")));
}

// The Play 5, last example: two and six go onto the multiple build or make an eight of their own; each eight
// takes the build or is added; the two cannot make it ten.
TEST(Enumerate, AA_ADD_4_a_multiple_build_keeps_its_value) {
  const Table table = two_players().build(8, "3C 5D 8H", p2).loose("6S").hand(p1, "2C 8C 8S 10D");
  EXPECT_THAT(legal_actions(table),
              UnorderedElementsAre(build(8, "2C", "6S"), added(augment("3C 5D 8H", "2C", "6S"), 8), trail("2C"),
                                   capture("8C", "3C 5D 8H"), added(augment("3C 5D 8H", "8C", ""), 8), trail("8C"),
                                   capture("8S", "3C 5D 8H"), added(augment("3C 5D 8H", "8S", ""), 8), trail("8S"),
                                   trail("10D")));
}

// Sweeps: onto an empty table one can only trail.
TEST(Enumerate, AA_SWP_5_an_empty_table) {
  const Table table = two_players().hand(p1, "8S KC");
  EXPECT_THAT(legal_actions(table), UnorderedElementsAre(trail("8S"), trail("KC")));
}

// Building Rules: 5 + 3 may be built beside the trailed king, and not beside the trailed eight. The eight
// takes them or lies there too; nothing else fits.
TEST(Enumerate, AA_VAR_1_a_build_of_table_cards_beside_a_trail) {
  const Table table =
      with([](Rules& rules) { rules.build_table_only = BuildTableOnly::with_trail; }).loose("5C 3D").hand(p1, "KH 8S");
  EXPECT_THAT(outcomes(table),
              UnorderedElementsAre(after(table, {trail("KH")}), after(table, {trail("KH"), build(8, "", "5C 3D")}),
                                   after(table, {trail("8S")}), after(table, {capture("8S", "5C 3D")})));
}

// A second build of a value becomes one with the first: 6 + 3 beside the nine or added to it is one outcome.
TEST(Enumerate, AA_BLD_equal_builds_merge_into_one_outcome) {
  const Table table = with([](Rules& rules) { rules.build_same_value = BuildSameValue::merge; })
                          .build(9, "5C 4D", p2)
                          .loose("3H")
                          .hand(p1, "6S 9C");
  EXPECT_THAT(outcomes(table),
              UnorderedElementsAre(after(table, {build(9, "6S", "3H")}), after(table, {trail("6S")}),
                                   after(table, {capture("9C", "5C 4D")}), after(table, {trail("9C")})));
}

TEST(Enumerate, a_listing_can_be_stopped) {
  const Table table = two_players().loose("8C 8D 8H").hand(p1, "8S KC");
  EXPECT_EQ(legal_turns(table.rules(), table.position(), 4).size(), 4U);
  EXPECT_EQ(count_legal_turns(table.rules(), table.position(), 4), 4U);
  EXPECT_EQ(count_legal_turns(table.rules(), table.position()), 9U);
  EXPECT_EQ(legal_turns(table.rules(), table.position(), [](const Turn&, const Position&) { return false; }),
            Listing::stopped);
}

TEST(Enumerate, a_hand_that_is_not_known_is_not_guessed) {
  const Table table = two_players().loose("8C").part_of_hand(p1, "8S", 1);
  EXPECT_EQ(legal_turns(table.rules(), table.position(), [](const Turn&, const Position&) { return true; }),
            Listing::hand_unknown);
}

// Sixteen low cards are lying there and a ten is played: every choice of them whose sum is a multiple of ten
// and splits. The number is that of a plain look at all 65,535 choices, done below without the enumeration.
TEST(Enumerate, a_crowded_table) {
  const Table table = two_players().loose("AS AH AD AC 2S 2H 2D 2C 3S 3H 3D 3C 4S 4H 4D 4C").hand(p1, "10S");
  // A choice of a aces, b twos, c threes and d fours. At most 40 in sum: one to four groups of ten. All such
  // counts with sum 10, 20, 30, 40 split but those that leave a group without small cards; see `splits`.
  const auto ways = [](int n) { return n == 0 || n == 4 ? 1 : n == 2 ? 6 : 4; };
  // Whether counts of cards split into groups of ten, by trying every first group.
  const std::function<bool(int, int, int, int)> splits = [&](int a, int b, int c, int d) {
    if (a + b + c + d == 0) return true;
    for (int i = 0; i <= a; ++i)
      for (int j = 0; j <= b; ++j)
        for (int k = 0; k <= c; ++k)
          for (int l = 0; l <= d; ++l)
            if (i + 2 * j + 3 * k + 4 * l == 10 && splits(a - i, b - j, c - k, d - l)) return true;
    return false;
  };
  std::uint64_t expected = 1;  // trailing the ten
  for (int a = 0; a <= 4; ++a)
    for (int b = 0; b <= 4; ++b)
      for (int c = 0; c <= 4; ++c)
        for (int d = 0; d <= 4; ++d)
          if (a + b + c + d > 0 && (a + 2 * b + 3 * c + 4 * d) % 10 == 0 && splits(a, b, c, d))
            expected += static_cast<std::uint64_t>(ways(a)) * static_cast<std::uint64_t>(ways(b)) *
                        static_cast<std::uint64_t>(ways(c)) * static_cast<std::uint64_t>(ways(d));
  EXPECT_EQ(count_legal_turns(table.rules(), table.position()), expected);
}

}  // namespace
}  // namespace casino::test::anglo_american_test
