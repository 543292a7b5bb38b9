// Rules as data: the option registry, variants, contradictions; seats and sides (AA-PLY-*).

#include "model/rules/rules.hpp"

#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "model/rules/variants.hpp"
#include "tests/support/verdicts.hpp"

namespace casino::test::rules_test {
namespace {

TEST(Options, every_value_that_is_written_is_read_again) {
  for (const OptionEntry& entry : options()) {
    Rules rules = swazi(Seats{4});
    for (const std::string_view value : entry.values) {
      EXPECT_EQ(set_value(rules, entry.option, value), std::nullopt) << entry.name;
      EXPECT_EQ(value_of(rules, entry.option), value) << entry.name;
    }
  }
}

TEST(Options, names_are_unique_and_found) {
  std::set<std::string_view> names;
  for (const OptionEntry& entry : options()) {
    EXPECT_TRUE(names.insert(entry.name).second) << entry.name;
    EXPECT_EQ(find_option(entry.name), &entry);
    EXPECT_FALSE(entry.help.empty());
    EXPECT_FALSE(entry.clauses.empty());
  }
  EXPECT_EQ(find_option("trail.owning"), nullptr);
}

TEST(Options, the_clauses_that_they_name_exist) {
  for (const OptionEntry& entry : options()) {
    for (std::string_view ids : {entry.clauses, entry.left_open_by, entry.said_by, entry.not_said_by}) {
      while (!ids.empty()) {
        const auto space = ids.find(' ');
        EXPECT_NE(find_clauses(ids.substr(0, space)).count, 0) << ids;
        ids = space == std::string_view::npos ? std::string_view{} : ids.substr(space + 1);
      }
    }
  }
}

TEST(Options, a_word_that_is_none_of_the_values_is_refused_and_changes_nothing) {
  const Rules rules = anglo_american(Seats{2});
  for (const OptionEntry& entry : options()) {
    Rules changed = rules;
    EXPECT_NE(set_value(changed, entry.option, "no such value"), std::nullopt) << entry.name;
    EXPECT_EQ(changed, rules) << entry.name;
  }
}

TEST(Options, numbers_have_bounds_and_words) {
  Rules rules = anglo_american(Seats{2});
  EXPECT_EQ(set_value(rules, Option::match_target, "50"), std::nullopt);
  EXPECT_EQ(rules.match_target, 50);
  EXPECT_EQ(set_value(rules, Option::match_target, "one_deal"), std::nullopt);
  EXPECT_EQ(value_of(rules, Option::match_target), "one_deal");
  EXPECT_EQ(set_value(rules, Option::match_target, "none"), std::nullopt);
  EXPECT_EQ(value_of(rules, Option::match_target), "none");
  EXPECT_NE(set_value(rules, Option::match_target, "5000"), std::nullopt);
  EXPECT_NE(set_value(rules, Option::match_target, "-1"), std::nullopt);
  EXPECT_NE(set_value(rules, Option::match_target, "5x"), std::nullopt);
  EXPECT_NE(set_value(rules, Option::match_target, ""), std::nullopt);
}

TEST(Options, an_order_names_each_item_once) {
  Rules rules = anglo_american(Seats{2});
  EXPECT_EQ(value_of(rules, Option::match_count_order), "cards,spades,10D,2S,AS,AC,AH,AD,sweeps");
  EXPECT_EQ(set_value(rules, Option::match_count_order, "spades,cards"), std::nullopt);
  EXPECT_EQ(value_of(rules, Option::match_count_order), "spades,cards");
  EXPECT_NE(set_value(rules, Option::match_count_order, "spades,spades"), std::nullopt);
}

TEST(Clauses, aliases_stand_for_clauses_that_exist) {
  for (const ClauseAlias& alias : all_aliases) {
    std::string_view ids = alias.clauses;
    int count = 1;
    for (const char letter : ids) count += letter == ' ' ? 1 : 0;
    EXPECT_EQ(find_clauses(alias.id).count, count) << alias.id;
  }
}

TEST(Clauses, ids_are_unique) {
  std::set<std::string_view> ids;
  for (const ClauseEntry& entry : all_clauses) EXPECT_TRUE(ids.insert(entry.id).second) << entry.id;
  for (const ClauseAlias& alias : all_aliases) EXPECT_TRUE(ids.insert(alias.id).second) << alias.id;
}

TEST(Clauses, what_can_be_switched_off) {
  EXPECT_TRUE(has_an_off("AA-TRL-3"_clause));
  EXPECT_TRUE(has_an_off("AA-TRL-2"_clause));
  EXPECT_TRUE(has_an_off("AA-SCO-1"_clause));
  EXPECT_TRUE(has_an_off("AA-BLD-2"_clause));  // an obligation
  EXPECT_FALSE(has_an_off("AA-PLY-3"_clause));
  EXPECT_FALSE(has_an_off("AA-DEAL-1"_clause));
  EXPECT_FALSE(has_an_off("AA-WIN-1"_clause));
  EXPECT_FALSE(has_an_off("AA-DEAL-6"_clause));
  EXPECT_FALSE(has_an_off("AA-OWN-5"_clause));  // derived
}

TEST(Variants, each_is_free_of_contradictions_at_every_number_of_seats) {
  for (const VariantEntry& entry : variants())
    for (std::uint8_t seats = entry.fewest_seats; seats <= entry.most_seats; ++seats)
      EXPECT_EQ(contradiction(entry.rules(Seats{seats})), std::nullopt) << entry.name << int{seats};
}

TEST(Clauses, a_list_of_ids_is_no_id) {
  EXPECT_EQ(find_clauses("AA-BLD-1").count, 1);
  EXPECT_EQ(find_clauses("AA-BLD-1 AA-BLD-2").count, 0);
}

// 004: "in theory more could take part". With four cards each the pack goes round for six, and not for five.
TEST(Variants, AA_PLY_1_more_than_four_in_theory) {
  EXPECT_TRUE(rules_of("anglo-american", Seats{4}).has_value());
  EXPECT_EQ(contradiction(*rules_of("anglo-american", Seats{6})), std::nullopt);
  const Rules five = *rules_of("anglo-american", Seats{5});
  EXPECT_THAT(contradiction(five).value_or(""), testing::HasSubstr("deal.remainder can say"));
  EXPECT_EQ(contradiction(with(five, "deal.remainder", "table_at_end")), std::nullopt);
  EXPECT_FALSE(rules_of("royal", Seats{5}).has_value());
  EXPECT_EQ(find_variant("anglo-american")->most_seats, 4);
  EXPECT_FALSE(rules_of("swazi", Seats{2}).has_value());
  EXPECT_FALSE(rules_of("bridge", Seats{4}).has_value());
}

TEST(Variants, AA_PLY_2_four_sit_as_partners) {
  const Rules four = anglo_american(Seats{4});
  EXPECT_TRUE(same_side(four, p1, p3));
  EXPECT_FALSE(same_side(four, p1, p2));
  EXPECT_EQ(partner_of(four, p4), p2);
  EXPECT_EQ(side_count(four), 2);
  EXPECT_EQ(side_count(with(four, "seats.sides", "individual")), 4);
}

TEST(Variants, AA_PLY_3_the_way_round) {
  EXPECT_EQ(seat_after(anglo_american(Seats{3}), p3), p1);
  EXPECT_EQ(seat_after(swazi(Seats{3}), p1), p3);
  EXPECT_EQ(seat_before(swazi(Seats{3}), p3), p1);
  EXPECT_EQ(seat_before(swazi(Seats{3}), p1), p2);
  // A seat that is not taken: the next one is the last that is.
  EXPECT_EQ(seat_after(swazi(Seats{3}), Seat{4}), p3);
}

// 52 = 4 + 6*8 for two, 4 + 4*12 for three, 4 + 3*16 for four; Swazi deals the 48 at once.
TEST(Variants, AA_DEAL_5_how_often_hands_are_dealt) {
  EXPECT_EQ(dealings(anglo_american(Seats{2})), 6);
  EXPECT_EQ(dealings(anglo_american(Seats{3})), 4);
  EXPECT_EQ(dealings(anglo_american(Seats{4})), 3);
  EXPECT_EQ(dealings(swazi(Seats{3})), 1);
  EXPECT_EQ(hand_size(swazi(Seats{3})), 16);
  EXPECT_EQ(hand_size(swazi(Seats{4})), 12);
}

// Tuxedo, five seats with hands of four: 36 - 20 leaves 16, three for each and one for the table (TUX-DEAL-2).
// Where cards are drawn nothing is left over: they are the stock (CRZ-DRW-1).
TEST(Variants, TUX_DEAL_2_what_is_left_over) {
  const Rules rules = tuxedo(Seats{5});
  EXPECT_EQ(dealings(rules), 2);
  EXPECT_EQ(hand_size(rules, 2), 3);
  EXPECT_EQ(left_for_table(rules, 2), 1);
  const Rules drawing = with(rules, "deal.draw", "after_turn");
  EXPECT_EQ(dealings(drawing), 1);
  EXPECT_EQ(left_for_table(drawing, 1), 0);
}

// Three cards for two hands of none: nothing can be dealt, in whatever way the rest would be.
TEST(Variants, AA_DEAL_5_a_pack_that_is_too_small_for_hands) {
  Rules rules = with(with(anglo_american(Seats{4}), "deal.hand", "all"), "deal.table", "0");
  rules.pack = CardSet{"AS"_card, "2S"_card, "3S"_card};
  for (const std::string_view remainder : {"exact", "table_at_start", "table_at_end"}) {
    const Rules small = with(rules, "deal.remainder", remainder);
    EXPECT_EQ(dealings(small), 0) << remainder;
    EXPECT_EQ(table_size(small), 0) << remainder;
    EXPECT_TRUE(contradiction(small)) << remainder;
    EXPECT_TRUE(contradiction(with(small, "deal.draw", "after_turn"))) << remainder;
  }
}

TEST(Variants, SWZ_PILE_2_whose_pile) {
  EXPECT_EQ(pile_keeper(swazi(Seats{4}), p3), p1);
  EXPECT_EQ(pile_keeper(with(swazi(Seats{4}), "pile.partners", "separate"), p3), p3);
  EXPECT_EQ(pile_keeper(swazi(Seats{3}), p3), p3);
}

TEST(Contradiction, is_found) {
  EXPECT_TRUE(contradiction(anglo_american(Seats{1})));
  EXPECT_TRUE(contradiction(anglo_american(Seats{7})));
  EXPECT_TRUE(contradiction(with(anglo_american(Seats{3}), "seats.sides", "partners")));
  EXPECT_TRUE(contradiction(with(anglo_american(Seats{3}), "score.mode", "difference")));
  EXPECT_FALSE(contradiction(with(anglo_american(Seats{4}), "score.mode", "difference")));
  EXPECT_TRUE(contradiction(with(anglo_american(Seats{2}), "deal.redo_points", "3")));
  EXPECT_TRUE(contradiction(with(anglo_american(Seats{2}), "deal.hand", "5")));
  // SWZ-CUT-1: of 52 cards five are cut, three hands of fifteen dealt at once, and two would be left for the table.
  const Rules cut = with(with(swazi(Seats{3}), "deal.hand", "15"), "deal.remainder", "table_at_end");
  EXPECT_FALSE(contradiction(cut));
  EXPECT_TRUE(contradiction(with(cut, "deal.table", "5")));
  // Groups that share cards are not taken one after the other (Q-SAF-04).
  const Rules successive = with(south_african(Seats{2}), "steal.capture_tops", "successive_groups");
  EXPECT_FALSE(contradiction(successive));
  EXPECT_TRUE(contradiction(with(successive, "capture.groups", "overlapping")));
}

}  // namespace
}  // namespace casino::test::rules_test
