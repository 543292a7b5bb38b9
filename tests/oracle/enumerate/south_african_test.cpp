// The outcomes of South African turns in positions from the example of seed 000, each list found by hand in its
// comment. Outcomes are named by one turn that leads to them.

#include <gmock/gmock.h>

#include "model/rules/variants.hpp"
#include "tests/oracle/enumerate/turns.hpp"

namespace casino::test::south_african_test {
namespace {

using testing::UnorderedElementsAre;

Action with_tops(Action action, std::string_view tops) {
  action.tops = cards(tops);
  return action;
}

Table first_ten() { return Table(south_african(Seats{2})); }

// The example, with a two more: who has the build may not drift. The seven takes the loose seven, or goes into the
// build with the ace. An eight goes into it alone, or with the seven and the ace as a further group. An eight takes
// the build, the seven with the ace, or both; and as the two eights are different cards, each of these is twice there.
// Which of two eights or sevens of a capture lies above the other is open, but for the one that is on top of the
// pile. The two is no use, and no build can be made beside.
TEST(Enumerate, SAF_the_example) {
  const Table table = first_ten().build(8, "8S 5D 3C", p1).loose("7H").hand(p1, "7C 8H 8D 2D").pile(p2, "AC 6C");
  const std::string_view base = "8S 5D 3C";
  EXPECT_THAT(
      outcomes(table),
      UnorderedElementsAre(after(table, {capture("7C", "7H"), revealed(p1, "7C")}),
                           after(table, {capture("7C", "7H"), revealed(p1, "7H")}),
                           after(table, {augment(base, "7C", "", "AC")}), after(table, {augment(base, "8H", "")}),
                           after(table, {augment(base, "8D", "")}), after(table, {augment(base, "8H", "7H", "AC")}),
                           after(table, {augment(base, "8D", "7H", "AC")}), after(table, {capture("8H", base)}),
                           after(table, {capture("8D", base)}), after(table, {with_tops(capture("8H", "7H"), "AC")}),
                           after(table, {with_tops(capture("8D", "7H"), "AC")}),
                           after(table, {with_tops(capture("8H", "8S 5D 3C 7H"), "AC")}),
                           after(table, {with_tops(capture("8D", "8S 5D 3C 7H"), "AC")})));
}

// The capture of the loose seven: {7C 7H} in either order, told by the card that lies on top.
TEST(Enumerate, SAF_PILE_3_the_top_of_a_capture_is_told) {
  const Table table = first_ten().loose("7H").hand(p1, "7C");
  EXPECT_THAT(outcomes(table),
              UnorderedElementsAre(after(table, {trail("7C")}), after(table, {capture("7C", "7H"), revealed(p1, "7C")}),
                                   after(table, {capture("7C", "7H"), revealed(p1, "7H")})));
}

// Second ten cards: the owner may drift, make another build and raise, but keeps an eight.
TEST(Enumerate, SAF_PHS_1_second_ten_cards) {
  Table table = first_ten().build(8, "5C 3C", p1).loose("4D").hand(p1, "8S 10H 6C");
  const std::vector<Position> in_first = outcomes(table);
  EXPECT_THAT(in_first, UnorderedElementsAre(after(table, {capture("8S", "5C 3C")})));
  table.position().dealing = 2;
  EXPECT_THAT(outcomes(table),
              UnorderedElementsAre(after(table, {capture("8S", "5C 3C")}), after(table, {trail("10H")}),
                                   after(table, {trail("6C")}), after(table, {build(10, "6C", "4D")})));
}

// SAF-TRL-2: beside a trail another build is no excuse (Q-SAF-08), adding to the own one is; who owns none is free.
TEST(Enumerate, SAF_TRL_2_beside_a_trail) {
  Rules rules = south_african(Seats{2});
  rules.build_table_only = BuildTableOnly::with_trail;
  rules.augment_loose_groups = AugmentLooseGroups::free;
  const std::vector<Step> builds = {build(10, "", "6H 4D"), trail("7C")};
  const Table owner = Table(rules).build(8, "5C 3C", p1).loose("6H 4D 8D").hand(p1, "8S 10S 7C");
  EXPECT_THAT(outcomes(owner), testing::Not(testing::Contains(after(owner, builds))));
  EXPECT_THAT(outcomes(owner), testing::Contains(after(owner, {augment("5C 3C", "", "8D"), trail("7C")})));
  const Table free = Table(rules).loose("6H 4D").hand(p1, "10S 7C");
  EXPECT_THAT(outcomes(free), testing::Contains(after(free, builds)));
}

// Q-SAF-04: 8S takes the seven with the ace, and the eight that they lay bare. Under the first reading the eight stays.
TEST(Enumerate, Q_SAF_04_cards_laid_bare) {
  Rules rules = south_african(Seats{2});
  const auto table = [&] { return Table(rules).loose("7H").hand(p1, "8S").pile(p2, "AH 8D 5C"); };
  const Action first = with_tops(capture("8S", "7H"), "AH");
  EXPECT_THAT(outcomes(table()), UnorderedElementsAre(after(table(), {trail("8S")}), after(table(), {first})));
  rules.steal_capture_tops = StealCaptureTops::successive_groups;
  EXPECT_THAT(outcomes(table()), UnorderedElementsAre(after(table(), {trail("8S")}), after(table(), {first}),
                                                      after(table(), {with_tops(capture("8S", "7H"), "AH 8D")})));
}

}  // namespace
}  // namespace casino::test::south_african_test
