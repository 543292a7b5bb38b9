// How a capture comes to lie on a pile: seed 000, South African Casino, piles.

#include "model/apply/laying.hpp"

#include <gtest/gtest.h>

#include "model/rules/variants.hpp"
#include "tests/support/verdicts.hpp"

namespace casino::test::laying_test {
namespace {

Rules rules(std::string_view option = "steal.use", std::string_view value = "both") {
  return with(south_african(Seats{2}), option, value);
}

// A pile, top card first, equal cards in unknown order in braces.
std::string read_down(const Pile& pile) {
  std::string text;
  pile.each_layer([&](const Pile::Layer& layer) {
    const auto put = [&](const std::string& words) { text = words + (text.empty() ? "" : " ") + text; };
    const auto name = [](Card card) {
      constexpr std::string_view suits = "SHDC";
      return std::to_string(static_cast<int>(card.rank())) + suits[static_cast<std::size_t>(card.suit())];
    };
    std::string unsorted;
    for (const Card card : layer.unsorted) unsorted += (unsorted.empty() ? "" : " ") + name(card);
    if (!unsorted.empty()) put("{" + unsorted + "}");
    for (const Card card : layer.sorted) put(name(card));
  });
  return text;
}

std::string laid_by(const Rules& rules, const Action& capture) {
  Pile pile;
  lay_on_pile(rules, pile, capture);
  return read_down(pile);
}

// WE-SAF-05, with a second six: the ace on top, both nines and both sixes in an order that is not stated.
TEST(Laying, SAF_PILE_3_the_lowest_on_top) {
  const Action taking = capture("9C", "9S 5H 4D 6D 3H 6S 2C AH");
  EXPECT_EQ(laid_by(rules(), taking), "1H 2C 3H 4D 5H {6S 6D} {9S 9C}");
}

TEST(Laying, Q_SAF_06_the_capturing_card) {
  const Action several = capture("9C", "9S 5H 4D");
  const Action single = capture("9C", "9S");
  EXPECT_EQ(laid_by(rules("pile.capturing_card", "on_top"), several), "9C 4D 5H 9S");
  EXPECT_EQ(laid_by(rules("pile.capturing_card", "on_top_if_single"), several), "4D 5H {9S 9C}");
  EXPECT_EQ(laid_by(rules("pile.capturing_card", "on_top_if_single"), single), "9C 9S");
}

// By suit from the top: clubs, diamonds, hearts, spades.
TEST(Laying, Q_SAF_07_cards_of_one_rank) {
  const Action taking = capture("9H", "9S 9C 9D");
  EXPECT_EQ(laid_by(rules("pile.equal_ranks", "capturing_above"), taking), "9H {9S 9D 9C}");
  EXPECT_EQ(laid_by(rules("pile.equal_ranks", "by_suit"), taking), "9C 9D 9H 9S");
}

// What a log states is taken as it is; the rest lies beneath.
TEST(Laying, an_order_that_is_told) {
  EXPECT_EQ(laid_by(rules(), laid(capture("4C", "2S 2D"), "2S")), "2S 2D 4C");
  EXPECT_EQ(laid_by(rules(), laid(capture("4C", "2S 2D"), "4C 2S")), "4C 2S 2D");
}

}  // namespace
}  // namespace casino::test::laying_test
