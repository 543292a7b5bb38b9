#include "oracle/rulings/everywhere.hpp"

#include <algorithm>

#include <gmock/gmock.h>

#include "oracle/rulings/lines.hpp"

namespace casino::rulings::everywhere_test {
namespace {

using explain::Ruling;
using testing::Contains;
using testing::IsEmpty;
using testing::Not;

constexpr std::string_view tens = "table 10D 10C 8H 6H; hand N: 10S 9C";

std::vector<Ruled> rulings_on(std::string_view position, std::string_view turn) {
  return ruled_everywhere(anglo_american(Seats{2}), "anglo-american", position, turn);
}

const Ruled& by(const std::vector<Ruled>& ruled, std::string_view name) {
  return *std::find_if(ruled.begin(), ruled.end(), [&](const Ruled& one) { return one.name == name; });
}

OtherAnswer other(RuledAnswer answer, std::string value) {
  return {std::move(answer), false, {{Option::trail_capturing_card, std::move(value)}}};
}

// Seed 001, Dominican restriction 3: no ten is laid beside tens. No other text says so.
TEST(Everywhere, each_variant_answers_by_its_own_text) {
  const std::vector<Ruled> ruled = rulings_on(tens, "trail 10S");
  EXPECT_EQ(by(ruled, "dominican").answer, (RuledAnswer{Ruling::illegal, {"DOM-TRL-2"_clause}}));
  EXPECT_EQ(by(ruled, "royal").answer, (RuledAnswer{Ruling::legal, {}}));
  EXPECT_EQ(ruled.size(), variants().size());
}

// The option that bears on it, each value with the verdict and the clause that it gives.
TEST(Everywhere, readings_are_told_with_their_verdict_and_clause) {
  const std::vector<Ruled> ruled = rulings_on(tens, "trail 10S");
  EXPECT_THAT(by(ruled, "royal").others,
              testing::UnorderedElementsAre(other({Ruling::illegal, {"DOM-TRL-2"_clause}}, "forbidden_if_equal_loose"),
                                            other({Ruling::illegal, {"AA-TRL-2"_clause}}, "forbidden")));
  EXPECT_THAT(by(ruled, "dominican").others, Contains(other({Ruling::legal, {}}, "allowed")));
}

// Pack SOT-PACK-1 has no pictures, so nobody there can ask about a king.
TEST(Everywhere, rules_without_the_cards_cannot_be_asked) {
  const std::vector<Ruled> ruled = rulings_on("table KH; hand N: KS 9C", "KS takes KH");
  EXPECT_THAT(by(ruled, "sotho-40").why_not, Not(IsEmpty()));
  EXPECT_THAT(by(ruled, "royal").why_not, IsEmpty());
}

TEST(Everywhere, rules_of_ones_own_come_first) {
  Rules own = royal(Seats{2});
  own.trail_capturing_card = TrailCapturingCard::forbidden;
  const std::vector<Ruled> ruled = ruled_everywhere(own, "royal", tens, "trail 10S");
  EXPECT_EQ(ruled.front().name, "as asked");
  EXPECT_EQ(ruled.front().answer, (RuledAnswer{Ruling::illegal, {"AA-TRL-2"_clause}}));
}

// AA-OWN-1 and AA-ADD-8: who adds to a build owns it from then on, or the first owner keeps it.
TEST(Everywhere, an_outcome_that_differs_is_told_though_the_verdict_is_the_same) {
  const std::vector<Ruled> ruled = rulings_on("table [4C 5C]=9 of S AD; hand N: 8D 9H", "add 8D AD to [4C 5C]");
  EXPECT_THAT(by(ruled, "anglo-american").others,
              Contains(OtherAnswer{{Ruling::legal, {}}, true, {{Option::augment_opponent_build, "owner_keeps"}}}));
}

// What cannot be done is illegal by no clause: the sentence says why.
TEST(Everywhere, a_turn_that_cannot_be_done_says_why) {
  const std::vector<Ruled> ruled = rulings_on("table 9H 7C 4D; hand N: 9S KD", "9D takes 9H");
  EXPECT_EQ(by(ruled, "royal").answer, (RuledAnswer{Ruling::illegal, {}}));
  EXPECT_EQ(by(ruled, "royal").impossible, "9D is not in the hand of N.");
  EXPECT_EQ(of(ruled)["rulings"][0]["impossible"], "9D is not in the hand of N.");
  EXPECT_THAT(lines_of(ruled), Contains(testing::Field(&explain::Line::text, "    9D is not in the hand of N.")));
}

TEST(Everywhere, values_of_one_option_are_joined) {
  EXPECT_EQ(text_of(std::vector<Setting>{
                {Option::deal_draw, "none"}, {Option::deal_draw, "after_turn"}, {Option::pile_order, "free"}}),
            "deal.draw=none or after_turn, pile.order=free");
}

}  // namespace
}  // namespace casino::rulings::everywhere_test
