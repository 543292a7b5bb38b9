// Names of cards, seats, sides and clauses. The spellings are those of the formats' description.

#include "oracle/text/names.hpp"

#include <gtest/gtest.h>

#include "model/rules/variants.hpp"

namespace casino::names_test {
namespace {

constexpr PackKind full = PackKind::standard52;
constexpr PackKind rook = PackKind::rook40;

Rules rules_for(std::string_view variant, std::uint8_t seats) { return rules_of(variant, Seats{seats}).value(); }

TEST(Names, every_card_is_read_by_its_name) {
  for (const PackKind pack : {full, rook})
    for (const Card card : cards_of(pack)) EXPECT_EQ(find_card(name_of(card, pack), pack), card);
}

TEST(Names, cards_have_more_spellings_than_one) {
  EXPECT_EQ(name_of("10D"_card, full), "10D");
  EXPECT_EQ(find_card("TD", full), "10D"_card);
  EXPECT_EQ(find_card("td", full), "10D"_card);
  EXPECT_EQ(find_card("10\u2666", full), "10D"_card);
  EXPECT_EQ(find_card("q\u2660", full), "QS"_card);
  for (const std::string_view no_card : {"", "1D", "11D", "D", "10", "DD", "10DD", "0D", "AX", " AS", "\u2666"})
    EXPECT_EQ(find_card(no_card, full), std::nullopt) << no_card;
}

TEST(Names, rook_cards_are_a_colour_and_a_number) {
  EXPECT_EQ(name_of(Card(Rank::ten, Suit::hearts), rook), "R10");
  EXPECT_EQ(name_of(Card(Rank::ace, Suit::spades), rook), "B1");
  EXPECT_EQ(find_card("y3", rook), "3D"_card);
  EXPECT_EQ(find_card("G9", rook), "9C"_card);
  EXPECT_EQ(find_card("9C", rook), "9C"_card) << "the suit's letter is read too";
  for (const std::string_view no_card : {"R0", "R11", "R", "X3", "R01"})
    EXPECT_EQ(find_card(no_card, rook), std::nullopt) << no_card;
  EXPECT_EQ(find_card("R10", full), std::nullopt);
}

TEST(Names, sets_are_named_by_rank_and_suit) {
  EXPECT_EQ(name_of(CardSet{"KC"_card, "2H"_card, "2S"_card}, full), "2S 2H KC");
  EXPECT_EQ(name_of(CardSet{}, full), "");
}

TEST(Names, seats_by_compass_or_number) {
  EXPECT_EQ(name_of(Seat{1}, Seats{2}), "S");
  EXPECT_EQ(name_of(Seat{0}, Seats{3}), "E");
  EXPECT_EQ(name_of(Seat{3}, Seats{4}), "W");
  EXPECT_EQ(name_of(Seat{4}, Seats{5}), "P5");
  EXPECT_EQ(find_seat("S", Seats{2}), Seat{1});
  EXPECT_EQ(find_seat("P2", Seats{2}), Seat{1});
  EXPECT_EQ(find_seat("E", Seats{2}), std::nullopt);
  EXPECT_EQ(find_seat("P3", Seats{2}), std::nullopt);
  EXPECT_EQ(find_seat("N", Seats{3}), std::nullopt);
  EXPECT_EQ(find_seat("W", Seats{4}), Seat{3});
  EXPECT_EQ(find_seat("N", Seats{5}), std::nullopt);
  EXPECT_EQ(find_seat("P6", Seats{6}), Seat{5});
}

TEST(Names, sides_by_their_lowest_seat_or_both) {
  const Rules partners = rules_for("swazi", 4);
  EXPECT_EQ(name_of(Side{1}, partners), "E");
  EXPECT_EQ(long_name_of(Side{1}, partners), "E+W");
  EXPECT_EQ(find_side("W", partners), Side{1});
  EXPECT_EQ(find_side("P3", partners), Side{0});
  EXPECT_EQ(find_side("S+N", partners), Side{0});
  EXPECT_EQ(find_side("N+E", partners), std::nullopt);
  EXPECT_EQ(find_side("N+N", partners), std::nullopt);
  EXPECT_EQ(find_side("N+", partners), std::nullopt);
  const Rules alone = rules_for("swazi", 3);
  EXPECT_EQ(find_side("W", alone), Side{2});
  EXPECT_EQ(find_side("E+W", alone), std::nullopt);
  EXPECT_EQ(long_name_of(Side{2}, alone), "W");
}

// SWZ-BLD-3 says what AA-BLD-3 says; SWZ-EQL-1 is Swazi's own; SWZ-LAY-2 stands for two clauses of the AA
// text, of which AA-CAP-7 has an alias for itself alone: SWZ-CAP-7.
TEST(Names, clauses_have_the_number_of_the_variant_in_play) {
  const Rules swazi_rules = rules_for("swazi", 4);
  const Rules american = rules_for("anglo-american", 2);
  EXPECT_EQ(alias_of("AA-BLD-3"_clause, swazi_rules), "SWZ-BLD-3");
  EXPECT_EQ(alias_of("AA-BLD-3"_clause, american), "");
  EXPECT_EQ(alias_of("SWZ-EQL-1"_clause, swazi_rules), "");
  EXPECT_EQ(alias_of("AA-CAP-7"_clause, swazi_rules), "SWZ-CAP-7");
  EXPECT_EQ(alias_of("AA-BLD-9"_clause, swazi_rules), "SWZ-LAY-2");
  EXPECT_EQ(source_of("AA-BLD-3"_clause, swazi_rules).substr(0, 3), "000");
  EXPECT_EQ(source_of("AA-BLD-3"_clause, american).substr(0, 3), "004");
  // Royal Casino is described as a change of the Anglo-American game; only of what aces and pictures are worth the
  // Swazi text gives the sentence.
  const Rules royal_rules = rules_for("royal", 2);
  EXPECT_EQ(alias_of("AA-BLD-3"_clause, royal_rules), "");
  EXPECT_EQ(source_of("AA-BLD-3"_clause, royal_rules).substr(0, 3), "004");
  EXPECT_EQ(alias_of("SWZ-VAL-2"_clause, royal_rules), "ROY-VAL-1");
  EXPECT_EQ(alias_of("AA-SCO-1"_clause, rules_for("haiti", 4)), "");
}

}  // namespace
}  // namespace casino::names_test
