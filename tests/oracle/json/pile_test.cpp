// Piles in JSON, from the top. With a free order a pile is a stack of batches (SWZ-PILE-3, SWZ-PILE-4, SWZ-PILE-5,
// SWZ-PILE-6); in the western games a set.

#include <gtest/gtest.h>

#include "oracle/json/position.hpp"
#include "oracle/json/zones.hpp"
#include "tests/oracle/json/reading.hpp"
#include "tests/support/table.hpp"

namespace casino::json::pile_test {
namespace {

using test::cards;
using test::cards_in_order;
using test::faults;
using test::rules_for;

const Rules ordered = rules_for("swazi", 4);
const Rules unordered = rules_for("anglo-american", 2);

Parsed<Pile> read_as(std::string_view text, const Rules& rules) {
  CardPlaces places;
  return parsed(text, [&](const Cursor& at) { return read_pile(at, rules, places); });
}

std::string written_again(std::string_view text) { return of(read_as(text, ordered).value(), ordered).dump(); }

// A pile of captures, the first one at the bottom: sorted cards from the top, and the rest beneath them.
struct Captured {
  std::string_view sorted;
  std::string_view rest;
};
Pile pile_of(std::initializer_list<Captured> captures) {
  Pile pile;
  for (const Captured& capture : captures) pile.lay(cards(capture.rest), cards_in_order(capture.sorted));
  return pile;
}

TEST(JsonPile, cards_in_order_with_unsorted_and_hidden_ones_beneath) {
  const Parsed<Pile> pile = read_as(R"(["5D","2H",["JC","4C"],{"more":3}])", ordered);
  ASSERT_TRUE(pile) << faults(pile);
  Pile expected = pile_of({{"5D 2H", "JC 4C"}});
  expected.add_hidden(3);
  EXPECT_EQ(*pile, expected);
  EXPECT_EQ(pile->top(), "5D"_card);
  EXPECT_EQ(of(*pile, ordered).dump(), R"(["5D","2H",["4C","JC"],{"more":3}])");
}

TEST(JsonPile, adjacent_unsorted_lists_are_two_batches) {
  EXPECT_EQ(read_as(R"([["JC","4C"],["2S","3S"],"AS",["5S","6S"]])", ordered).value(),
            pile_of({{"AS", "5S 6S"}, {"", "2S 3S"}, {"", "JC 4C"}}));
}

TEST(JsonPile, every_kind_of_stack_reads_back) {
  for (const std::string_view text :
       {R"([])", R"(["5D"])", R"(["5D","2H"])", R"([["4C","JC"]])", R"([["4C","JC"],["2S","3S"]])",
        R"(["KC",["4C","JC"],"2S",["3S","5S"],["6S","7S"]])", R"([{"more":2}])", R"([["4C","JC"],{"more":1}])"})
    EXPECT_EQ(written_again(text), text);
}

// One card has only one order, so it needs no list.
TEST(JsonPile, a_list_of_one_card_is_a_card_in_order) {
  EXPECT_EQ(written_again(R"([["5D"],"2H"])"), R"(["5D","2H"])");
}

TEST(JsonPile, without_an_order_it_is_a_set) {
  EXPECT_EQ(read_as(R"(["5D","2H",["JC"],{"more":1}])", unordered).value(),
            read_as(R"(["JC","2H","5D",{"more":1}])", unordered).value());
  EXPECT_EQ(of(read_as(R"(["5D","2H"])", unordered).value(), unordered).dump(), R"(["2H","5D"])");
}

TEST(JsonPile, partners_have_one_pile_under_either_name) {
  const Position position = parse_position(R"({"piles":{"S":["5D"]}})", ordered).value();
  EXPECT_EQ(position.piles[Seat{0}].top(), "5D"_card);
  EXPECT_EQ(of(position, ordered)["piles"].dump(), R"({"N":["5D"]})");
  EXPECT_EQ(faults(parse_position(R"({"piles":{"S":["5D"],"N":["6D"]}})", ordered)),
            "1:26: /piles/N: found the pile of N a second time, expected one pile for both partners");
}

TEST(JsonPile, strange_things_are_refused) {
  EXPECT_EQ(faults(read_as(R"([{"more":2},"5D"])", ordered)),
            "1:2: /0: found an object, expected hidden cards at the end of the pile only");
  EXPECT_EQ(faults(read_as(R"(["5D",7])", ordered)),
            "1:7: /1: found 7, expected a card, a list of cards in unknown order, or {\"more\":3}");
  EXPECT_EQ(faults(read_as(R"(["5D",["2H","5D"]])", ordered)),
            "1:13: /1/1: found 5D a second time, expected each card once; it is at /0 too");
  EXPECT_EQ(faults(read_as(R"([{"mor":2}])", ordered)),
            "1:9: /0/mor: found the key \"mor\", expected a key of a number of hidden cards; the nearest is more\n"
            "1:2: /0: found no key \"more\", expected the number of hidden cards");
  EXPECT_EQ(faults(read_as(R"("5D")", ordered)), "1:1: found \"5D\", expected a list: the pile from its top");
}

}  // namespace
}  // namespace casino::json::pile_test
