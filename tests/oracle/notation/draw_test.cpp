#include "oracle/notation/draw.hpp"

#include "tests/oracle/notation/reading.hpp"

namespace casino::notation::draw_test {
namespace {

TEST(Drawing, shows_table_hands_piles_and_course) {
  const Rules rules = african();
  const Position position =
      position_of(rules,
                  "table KH 5C 3D [5H 4D]=9 of S (formed by E) [QS | 7H 5D]=12 of E; hand S: 8S KC; hand E: 9H +2; "
                  "pile E: 6D > 2H > {JC 4C} > +3; pile S: +1; to act S; last capture E; sweeps E 2, S 1, E 3; dealing "
                  "2");
  EXPECT_EQ(drawing_of(rules, position),
            "table   3D 5C KH\n"
            "        [4D 5H]=9 of S\n"
            "        [QS | 5D 7H]=12 of E\n"
            "hands   E: 9H and 2 more\n"
            "        S: 8S KC, to act\n"
            "        W: unknown, dealer\n"
            "piles   E: 6D > 2H > {4C JC} > 3 more\n"
            "        S: 1 card\n"
            "so far  dealing 2\n"
            "        last capture by E\n"
            "        E: 2 sweeps\n"
            "        S: 1 sweep");
}

TEST(Drawing, western_piles_are_counted) {
  const Rules rules = western();
  EXPECT_EQ(drawing_of(rules, position_of(rules, "hand 8S; hand S: +3; pile N: 5D 2H +3; stock 32")),
            "table   empty\n"
            "hands   N: 8S, to act\n"
            "        S: 3 cards, dealer\n"
            "piles   N: 5 cards\n"
            "stock   32 cards");
}

TEST(Drawing, partners_share_a_pile_and_suits_may_be_symbols) {
  const Rules rules = african(4);
  EXPECT_EQ(drawing_of(rules, position_of(rules, "table 10D; pile S: 5D > 2H > 3H > 4H > 6H > 7H; hand N: none"),
                       {.suits = Suits::symbols}),
            "table   10\u2666\n"
            "hands   N: none, to act\n"
            "        E: unknown, dealer\n"
            "        S: unknown\n"
            "        W: unknown\n"
            "piles   N+S: 5\u2666 > 2\u2665 > 3\u2665 > 4\u2665 > 2 more");
}

// What a verdict can hang on is drawn: a card that a hand is known to hold (SWZ-PTN-1), and how the cards of a build
// lie (SOT-PILE-1). A hand that is seen proves nothing more.
TEST(Drawing, shows_what_is_proven_and_how_builds_lie) {
  EXPECT_EQ(
      drawing_of(african(4), position_of(african(4), "table 5C; hand N: 9H; proven N: 9; proven S: 11 14; to act N")),
      "table   5C\n"
      "hands   N: 9H, to act\n"
      "        E: unknown, dealer\n"
      "        S: unknown, known to hold a card worth 11 and one worth 14\n"
      "        W: unknown");
  const Rules sotho = rules_of("sotho", Seats{2}).value();
  EXPECT_THAT(
      drawing_of(sotho, position_of(sotho, "table [8D 3C 5H]=8 of S (laid 8D > 3C > 5H); hand N: 8H; to act N")),
      testing::HasSubstr("[8D | 3C 5H]=8 of S (laid 8D > 3C > 5H)"));
}

// Of an English pack hearts and diamonds; of a Rook pack, in which they are red and yellow, the red ones.
TEST(Drawing, has_red_cards) {
  const std::string drawing = "table   AS 10D\n        [7H 8C]=15 of E\nhands   E: QD and 2 more";
  EXPECT_EQ(red_cards_in(african(), drawing), (std::vector<std::string_view>{"10D", "7H", "QD"}));
  EXPECT_EQ(red_cards_in(african(), "2\u2665 3\u2660 9D", {.suits = Suits::symbols}),
            std::vector<std::string_view>{"2\u2665"});
  Rules rook = african();
  rook.pack_kind = PackKind::rook40;
  EXPECT_EQ(red_cards_in(rook, "B3 R10 Y8"), std::vector<std::string_view>{"R10"});
}

}  // namespace
}  // namespace casino::notation::draw_test
