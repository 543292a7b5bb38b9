// The outcomes of Swazi turns in positions from the worked examples of seed 000, each list found by hand in
// its comment. Outcomes are named by one turn that leads to them.

#include <gmock/gmock.h>

#include "model/rules/variants.hpp"
#include "tests/oracle/enumerate/turns.hpp"

namespace casino::test::swazi_test {
namespace {

using testing::UnorderedElementsAre;

constexpr Seat east = p1;
constexpr Seat south = p2;
constexpr Seat west = p3;

Table three_players() { return Table(swazi(Seats{3})).to_act(south); }

// The capture: the ace (14) takes nothing, for 8 is not to be added to anything. Each card can be trailed.
// The six takes the loose six, the build of six, or both. It also raises the eight to fourteen, the ace being
// held. A loose six cannot be made a build beside West's.
TEST(Enumerate, SWZ_CAP_exact_values) {
  const Table table =
      three_players().build(8, "5H 3C", east).build(6, "4D 2S", west).loose("6C").hand(south, "AS 6D 10H");
  EXPECT_THAT(
      outcomes(table),
      UnorderedElementsAre(after(table, {trail("AS")}), after(table, {trail("6D")}), after(table, {trail("10H")}),
                           after(table, {capture("6D", "6C")}), after(table, {capture("6D", "4D 2S")}),
                           after(table, {capture("6D", "6C 4D 2S")}), after(table, {raise(14, "5H 3C", "6D")})));
}

// Creating a single build: 5 + 3 + 2 is a ten of table cards alone; then the king is trailed (the ten may not
// be), or the ten takes it, which is the same as taking the three cards. The ten and the three are a king's
// build.
TEST(Enumerate, SWZ_BLD_from_the_table_alone) {
  const Table table = three_players().loose("5H 3C 2D").hand(south, "10S KC");
  EXPECT_THAT(outcomes(table),
              UnorderedElementsAre(after(table, {trail("10S")}), after(table, {trail("KC")}),
                                   after(table, {build(10, "", "5H 3C 2D"), trail("KC")}),
                                   after(table, {capture("10S", "5H 3C 2D")}), after(table, {build(13, "10S", "3C")})));
}

// An outcome is told by its shortest turn: the ten that takes three cards has not built them first, and only
// the trail beside a build has two actions.
TEST(Enumerate, the_shortest_turn_stands_for_an_outcome) {
  const Table table = three_players().loose("5H 3C 2D").hand(south, "10S KC");
  std::vector<std::size_t> actions;
  for (const Turn& turn : legal_turns(table.rules(), table.position(), 100)) actions.push_back(turn.steps.size());
  EXPECT_THAT(actions, UnorderedElementsAre(1U, 1U, 1U, 1U, 2U));
}

// Augmenting: East's pile shows 5, then 2, then the jack. Without stealing: either card is trailed; nine or
// king take their cards; the nine with the four is a king's build, and so is the loose nine with the four,
// the nine then being trailed. The loose nine takes in 4 + 5 (1), then also 7 + 2 (2): with the king trailed
// or the build captured by the nine. The nine cannot be put on the nine: it is the card that has to be kept.
TEST(Enumerate, SWZ_STL_one_top_after_the_other) {
  const Table table = three_players().loose("9H 7C 4D").hand(south, "9S KD").pile(east, "5D 2H JC");
  const Step once = valued(augment("9H", "", "4D", "5D"), 9);
  const Step twice = valued(augment("9H 4D 5D", "", "7C", "2H"), 9);
  EXPECT_THAT(outcomes(table),
              UnorderedElementsAre(
                  after(table, {trail("9S")}), after(table, {trail("KD")}), after(table, {capture("9S", "9H")}),
                  after(table, {capture("KD", "9H 4D")}), after(table, {build(13, "9S", "4D")}),
                  after(table, {build(13, "", "9H 4D"), trail("9S")}), after(table, {once, trail("KD")}),
                  after(table, {once, capture("9S", "9H 4D 5D")}), after(table, {once, twice, trail("KD")}),
                  after(table, {once, twice, capture("9S", "9H 4D 5D 7C 2H")})));
}

// Equal builds: beside East's thirteen no second one is made. The king takes the build, 9 + 4, or both.
TEST(Enumerate, SWZ_EQL_2_no_rival_build) {
  const Table table = three_players().build(13, "10H 3D", east).loose("9C 4S").hand(south, "KS 2H");
  EXPECT_THAT(outcomes(table),
              UnorderedElementsAre(after(table, {trail("KS")}), after(table, {trail("2H")}),
                                   after(table, {capture("KS", "10H 3D")}), after(table, {capture("KS", "9C 4S")}),
                                   after(table, {capture("KS", "10H 3D 9C 4S")})));
}

// The same with an own thirteen: the king is bound to it. With the two trailed, 9 + 4 are left or joined to
// it, which a new build united with it does as well.
TEST(Enumerate, SWZ_EQL_3_an_own_build_takes_the_second_in) {
  const Table table = three_players().build(13, "10H 3D", south).loose("9C 4S").hand(south, "KS 2H");
  const Position joined = after(table, {valued(augment("10H 3D", "", "9C 4S"), 13), trail("2H")});
  EXPECT_EQ(joined, after(table, {united(build(13, "", "9C 4S"), "10H 3D"), trail("2H")}));
  EXPECT_THAT(outcomes(table),
              UnorderedElementsAre(after(table, {trail("2H")}), joined, after(table, {capture("KS", "10H 3D")}),
                                   after(table, {capture("KS", "10H 3D 9C 4S")})));
}

// Discarding: an owner may trail the king, with the loose nine added to the build or not; the nine is for the
// build alone, with the loose nine or without.
TEST(Enumerate, SWZ_ABN_the_last_card_is_for_the_build) {
  const Table table = three_players().build(9, "7H 2C", south).loose("9D").hand(south, "9S KC");
  EXPECT_THAT(outcomes(table),
              UnorderedElementsAre(after(table, {trail("KC")}),
                                   after(table, {valued(augment("7H 2C", "", "9D"), 9), trail("KC")}),
                                   after(table, {capture("9S", "7H 2C")}), after(table, {capture("9S", "7H 2C 9D")})));
}

// The play: South captured 10C 6C 4D with 10H and keeps the order below the ten to himself. East takes the
// ten with the three, and any of the three cards may come to light. Or the three is trailed, or the king
// captures.
TEST(Enumerate, SWZ_PILE_6_any_of_the_hidden_cards_may_come_to_light) {
  const Table table =
      three_players().to_act(east).build(13, "KD 9S 4H", east).hand(east, "KC 3S").pile(south, "10H", "10C 6C 4D");
  const Step steal = valued(augment("KD 9S 4H", "3S", "", "10H"), 13);
  EXPECT_THAT(
      outcomes(table),
      UnorderedElementsAre(after(table, {steal, revealed(south, "10C")}), after(table, {steal, revealed(south, "6C")}),
                           after(table, {steal, revealed(south, "4D")}), after(table, {trail("3S")}),
                           after(table, {capture("KC", "KD 9S 4H")})));
}

// Aces: with AH on the table and another ace to keep, two aces are a build of 1 or of 14, and with the two
// held a single build of 2. The played ace takes the loose one, or is trailed, as the two is; and the loose
// cards can be joined after a trail only where a hand card backs it: AS or AD beside AH makes nothing new. AS
// and AD serve alike.
TEST(Enumerate, SWZ_ACE_4_two_aces) {
  const Table table = three_players().loose("AH").hand(south, "AS AD 2C");
  EXPECT_THAT(
      outcomes(table),
      UnorderedElementsAre(
          after(table, {trail("AS")}), after(table, {trail("AD")}), after(table, {trail("2C")}),
          after(table, {capture("AS", "AH", 1)}), after(table, {capture("AD", "AH", 1)}),
          after(table, {valued(augment("AH", "AS", ""), 1)}), after(table, {valued(augment("AH", "AD", ""), 1)}),
          after(table, {valued(augment("AH", "AS", ""), 14)}), after(table, {valued(augment("AH", "AD", ""), 14)}),
          after(table, {build(2, "AS", "AH")}), after(table, {build(2, "AD", "AH")})));
}

// An opponent's build that was added to has to be captured: 7 + 5 and the queen of East's pile are taken with
// it, or none of them, or some; and the three is trailed only where it was left alone.
TEST(Enumerate, SWZ_AUG_6_an_opponents_build_is_fed_only_to_be_captured) {
  const Table table = three_players().build(12, "8C 4D", east).loose("7S 5H").hand(south, "QC 3D").pile(east, "QD 6H");
  const Step groups = valued(augment("8C 4D", "", "7S 5H"), 12);
  const Step queen = valued(augment("8C 4D", "", "", "QD"), 12);
  const Step queen_too = valued(augment("8C 4D 7S 5H", "", "", "QD"), 12);
  EXPECT_THAT(outcomes(table),
              UnorderedElementsAre(after(table, {trail("QC")}), after(table, {trail("3D")}),
                                   after(table, {capture("QC", "8C 4D")}), after(table, {capture("QC", "7S 5H")}),
                                   after(table, {capture("QC", "8C 4D 7S 5H")}),
                                   after(table, {queen, capture("QC", "8C 4D QD")}),
                                   after(table, {groups, queen_too, capture("QC", "8C 4D 7S 5H QD")})));
}

// Building for the partner: North lost an eleven and has played no jack since, so 6 + 5 may be built for him,
// also with the four trailed. South's own hand backs nothing that the cards make: 10 with the four, 11
// without, 9, 15.
TEST(Enumerate, SWZ_PTN_3_a_build_on_the_partners_card) {
  constexpr Seat north = p1;
  const Table table = Table(swazi(Seats{4})).to_act(p3).loose("6S 5H").hand(p3, "4D QH").proven(north, 11);
  const Step for_north = for_partner(build(11, "", "6S 5H"));
  EXPECT_THAT(outcomes(table),
              UnorderedElementsAre(after(table, {trail("4D")}), after(table, {trail("QH")}),
                                   after(table, {for_north, trail("4D")}), after(table, {for_north, trail("QH")})));
}

// Q-SWZ-20, Q-SWZ-52 b: where partners share no ace, North's proven one stands for one build, of 1 or of 14: for the
// one that he has, or for the first that is made on it in this turn.
TEST(Enumerate, Q_SWZ_20_one_ace_of_the_partner_for_one_build) {
  constexpr Seat north = p1;
  const auto has_turn = [](const Table& table, const std::vector<Step>& steps) {
    return testing::Value(outcomes(table), testing::Contains(after(table, steps)));
  };
  const Step ones = for_partner(build(1, "", "AD AC"));
  const Step fourteen = for_partner(build(14, "", "10C 4D"));
  const auto south_has = [&](const Rules& rules, std::string_view hand) {
    return Table(rules).to_act(p3).hand(p3, hand).proven(north, 1).proven(north, 14);
  };
  Rules rules = swazi(Seats{4});
  rules.partner_shared_ace = PartnerSharedAce::forbidden;
  Rules one_ace_for_both = rules;
  one_ace_for_both.capture_ace_values = CaptureAceValues::both_at_once;

  const Table beside_ones = south_has(rules, "2C").build(1, "AD AC", north).loose("10C 4D");
  EXPECT_THAT(outcomes(beside_ones), UnorderedElementsAre(after(beside_ones, {trail("2C")})));
  const Table beside_a_fourteen = south_has(rules, "AS 2C").build(14, "6D 8D", north).loose("AD");
  const Step onto_the_ace = for_partner(valued(augment("AD", "AS", ""), 1));
  EXPECT_FALSE(has_turn(beside_a_fourteen, {onto_the_ace}));
  const Table alone = south_has(rules, "2C").loose("AD AC 10C 4D");
  EXPECT_TRUE(has_turn(alone, {ones, trail("2C")}));
  EXPECT_TRUE(has_turn(alone, {fourteen, trail("2C")}));
  EXPECT_FALSE(has_turn(alone, {ones, fourteen, trail("2C")}));

  EXPECT_TRUE(has_turn(south_has(rules, "AS 2C").loose("AD"), {onto_the_ace}));
  EXPECT_TRUE(has_turn(south_has(one_ace_for_both, "2C").loose("AD AC 10C 4D"), {ones, fourteen, trail("2C")}));
}

// Q-SWZ-52: whoever is known to hold an ace may be left a build of 1 and one of 14: South may make the second one for
// North beside the first, or both in one turn.
TEST(Enumerate, Q_SWZ_52_one_ace_of_the_partner_for_two_builds) {
  constexpr Seat north = p1;
  const Step ones = for_partner(build(1, "", "AD AC"));
  const Step fourteen = for_partner(build(14, "", "10C 4D"));
  const auto south_has_a_two = [&] {
    return Table(swazi(Seats{4})).to_act(p3).hand(p3, "2C").proven(north, 1).proven(north, 14);
  };
  const Table beside_ones = south_has_a_two().build(1, "AD AC", north).loose("10C 4D");
  EXPECT_THAT(outcomes(beside_ones),
              UnorderedElementsAre(after(beside_ones, {trail("2C")}), after(beside_ones, {fourteen, trail("2C")})));
  const Table alone = south_has_a_two().loose("AD AC 10C 4D");
  EXPECT_THAT(outcomes(alone), testing::Contains(after(alone, {ones, fourteen, trail("2C")})));
}

// SWZ-PTN-7, SWZ-PTN-8: North, who asked for the ace, takes the build of 14 over, whether or not he has an ace to spare
// for it: one is enough (Q-SWZ-52), and where it is not, or where he has none, asking was his fault (Q-SWZ-26). Unasked
// South may not part with the ace that the build needs.
TEST(Enumerate, SWZ_PTN_8_an_ace_that_the_asker_needs) {
  constexpr Seat north = p1;
  const auto adds = [&](const Rules& rules, std::string_view known, int unseen, bool asks = true) {
    Table table = Table(rules).to_act(p3).build(14, "10C 4D", p3).build(1, "AD AC", north).hand(p3, "AS 2C");
    table.part_of_hand(north, known, unseen);
    if (asks) apply(table.rules(), table.position(), event(EventKind::request, north, "AS"));
    return testing::Value(outcomes(table), testing::Contains(after(table, {augment("10C 4D", "AS", "")})));
  };
  for (const PartnerSharedAce shared : {PartnerSharedAce::allowed, PartnerSharedAce::forbidden}) {
    Rules rules = swazi(Seats{4});
    rules.partner_shared_ace = shared;
    EXPECT_TRUE(adds(rules, "AH 3C", 0));
    EXPECT_TRUE(adds(rules, "3C", 1));
    EXPECT_TRUE(adds(rules, "3H 3C", 0));
    EXPECT_FALSE(adds(rules, "AH 3C", 0, false));
  }
}

// AA-BLD-4, AA-BLD-5: a five beside ace and four is a build of two groups, of which the five alone is none yet. Where
// no build is made of table cards alone it is made in one action.
TEST(Enumerate, AA_BLD_5_a_card_that_is_a_group_by_itself) {
  using enum BuildTableOnly;
  for (const BuildTableOnly table_only : {forbidden, with_trail, free}) {
    Rules rules = swazi(Seats{3});
    rules.build_table_only = table_only;
    const Table table = Table(rules).to_act(south).loose("AD 4S").hand(south, "5C 5D");
    EXPECT_THAT(outcomes(table), testing::Contains(after(table, {build(5, "5C", "AD 4S")})));
  }
}

// Q-SWZ-14 b, Q-SWZ-20: where a card is held for a build only when it is made, no ace is bound to the own 14 that lies
// there already: the only one stands for a build of 1, and captures the 14 all the same.
TEST(Enumerate, Q_SWZ_20_an_ace_is_free_where_no_card_has_to_be_kept) {
  Rules rules = swazi(Seats{3});
  const std::vector<Step> turn = {valued(augment("AS", "", "AC"), 1), capture("AH", "10H 4C", 14)};
  const auto holding = [&](std::string_view hand) {
    return Table(rules).to_act(south).loose("AC AS").build(14, "10H 4C", south).hand(south, hand);
  };
  EXPECT_THAT(outcomes(holding("AH 4H")), testing::Not(testing::Contains(after(holding("AH 4H"), turn))));
  rules.build_card_held = BuildCardHeld::when_made;
  EXPECT_THAT(outcomes(holding("AH 4H")), testing::Contains(after(holding("AH 4H"), turn)));
  const std::vector<Step> by_itself = {valued(augment("AS", "AH", ""), 1)};
  EXPECT_THAT(outcomes(holding("AH 4H")), testing::Contains(after(holding("AH 4H"), by_itself)));
}

// Q-SWZ-24 b: on the partner's proven card his build is added to without one of one's own; the own build is not, even
// where no card has to be kept for it when the card is trailed.
TEST(Enumerate, SWZ_PTN_3_adding_on_the_partners_card) {
  Rules rules = swazi(Seats{4});
  rules.augment_card_needed = AugmentCardNeeded::whoever_adds;
  rules.build_card_held = BuildCardHeld::kept_unless_trailing;
  const auto built_by = [&](Seat owner) {
    return Table(rules).to_act(p3).build(13, "4C 9C", owner).loose("KD").hand(p3, "2C").proven(p1, 13);
  };
  const std::vector<Step> turn = {for_partner(augment("4C 9C", "", "KD")), trail("2C")};
  EXPECT_THAT(outcomes(built_by(p1)),
              UnorderedElementsAre(after(built_by(p1), {trail("2C")}), after(built_by(p1), turn)));
  EXPECT_THAT(outcomes(built_by(p3)), UnorderedElementsAre(after(built_by(p3), {trail("2C")})));
}

// A demand that stands open: the trailed nine has to take 9H, 5C and 4D. The seven backs nothing that the
// loose cards make.
TEST(Enumerate, SWZ_INS_2_an_open_demand_is_met) {
  Table table = three_players().loose("9H 5C 4D").hand(south, "9S 7H");
  table.position() = [&] {
    Position position = table.position();
    LegalTurns(table.rules()).play(position, trail("9S"));
    apply(table.rules(), position, event(EventKind::insist_capture, east));
    return position;
  }();
  EXPECT_THAT(outcomes(table), UnorderedElementsAre(after(table, {capture("9S", "9H 5C 4D")})));
}

// South is known to hold a nine. West's build counts as a three beside the six, while the nine played makes nine alone
// (AA-VAR-5, Q-AA-10 b); to raise it for the partner is another thing, and not allowed (Q-SWZ-28).
TEST(Enumerate, Q_AA_10_b_a_build_as_a_card_of_a_build_for_the_partner) {
  Rules rules = swazi(Seats{4});
  rules.build_single_as_card = BuildSingleAsCard::capture_and_groups;
  Table table = Table(rules).loose("6C").build(3, "AD 2S", p4).hand(p1, "9C KH");
  table.position().proven[p3] = ValueSet(Value{9});
  EXPECT_THAT(outcomes(table), testing::Contains(after(table, {for_partner(build(9, "9C", "6C AD 2S"))})));
}

// Q-AA-45 i: the opponent's single build of 14 as a card of a new one, beside ten and four, which alone would be a
// second build of 14 (SWZ-EQL-2).
TEST(Enumerate, AA_VAR_5_an_equal_build_as_a_card_of_a_new_one) {
  Rules rules = swazi(Seats{3});
  rules.build_single_as_card = BuildSingleAsCard::full;
  const Table table = Table(rules).to_act(south).loose("4D").build(14, "AS 4S 9D", east).hand(south, "AC 10S");
  EXPECT_THAT(outcomes(table), testing::Contains(after(table, {build(14, "10S", "4D AS 4S 9D")})));
  EXPECT_THAT(outcomes(table), testing::Not(testing::Contains(after(table, {build(14, "10S", "4D")}))));
}

}  // namespace
}  // namespace casino::test::swazi_test
