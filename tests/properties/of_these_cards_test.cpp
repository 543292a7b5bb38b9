// A turn that nobody can read is told the legal turns of the cards that it names: in every game they can be read, are
// legal, move those cards, and no others where some turn moves just these. Each count can be multiplied:
// CASINO_TRIALS=20.

#include "oracle/explain/of_these_cards.hpp"

#include <regex>
#include <string>

#include <gtest/gtest.h>

#include "model/match/match.hpp"
#include "oracle/notation/position.hpp"
#include "oracle/notation/turn.hpp"
#include "properties/generate/dice.hpp"
#include "properties/generate/play.hpp"
#include "properties/generate/position.hpp"
#include "properties/generate/show.hpp"
#include "tests/properties/tables.hpp"
#include "tests/properties/trials.hpp"

namespace casino::of_these_cards_test {
namespace {

using namespace properties;

CardSet cards_of(const Turn& turn) {
  CardSet cards;
  for (const Step& step : turn.steps)
    if (const auto* action = std::get_if<Action>(&step))
      cards.insert(CardSet(action->hand) | action->base | action->table | action->tops | action->unite);
  return cards;
}

std::string offer_to(const Rules& rules, const Position& position, CardSet named) {
  const auto read = explain::read_turn_or_offer(rules, position, "munch " + notation::text_of(rules, named));
  return read ? "it was read" : read.errors().front().expected;
}

// What stands between quotation marks.
std::vector<std::string> quoted_in(const std::string& offer) {
  const std::regex quoted("\"([^\"]*)\"");
  std::vector<std::string> all;
  for (auto found = std::sregex_iterator(offer.begin(), offer.end(), quoted); found != std::sregex_iterator(); ++found)
    all.push_back((*found)[1]);
  return all;
}

class OfTheseCardsInEveryGame : public testing::TestWithParam<Table> {};

TEST_P(OfTheseCardsInEveryGame, the_offers_can_be_read_and_are_legal_turns_of_these_cards) {
  const Rules rules = GetParam().rules();
  for (int trial = 0; trial < trials(12); ++trial) {
    Dice dice(static_cast<std::uint64_t>(trial));
    const Position position = made_up_position(rules, dice.below(1U << 30), {3, 2, 3, 1});
    const auto turn = picked_turn(rules, position, static_cast<std::uint8_t>(dice.below(256)));
    if (!turn) continue;
    const CardSet named = cards_of(*turn);
    const std::string offer = offer_to(rules, position, named);
    const std::string where = notation::text_of(rules, position) + "\n" + offer;
    EXPECT_NE(offer.find("; legal with "), std::string::npos) << where;
    for (const std::string& text : quoted_in(offer)) {
      const auto read = notation::read_turn(rules, position, text);
      ASSERT_TRUE(read) << where;
      EXPECT_TRUE(std::holds_alternative<Legal>(judge_with_claims(rules, position, *read).verdict)) << where;
      EXPECT_TRUE((named - cards_of(*read)).empty()) << where;
      const bool is_of_these_alone = cards_of(*read) == named || !named.meets(position.layout());
      EXPECT_TRUE(is_of_these_alone) << where;
    }
  }
}

// Cards that no legal turn has together: what is offered can be read nevertheless, and is called legal only if it is.
TEST_P(OfTheseCardsInEveryGame, what_is_called_legal_is) {
  const Rules rules = GetParam().rules();
  for (int trial = 0; trial < trials(12); ++trial) {
    Dice dice(static_cast<std::uint64_t>(trial));
    const Position position = made_up_position(rules, dice.below(1U << 30), {3, 2, 3, 1});
    CardSet named;
    for (const Card card : position.layout() | position.hands[position.to_act].cards)
      if (dice.below(3) == 0) named.insert(card);
    const std::string offer = offer_to(rules, position, named);
    for (const std::string& text : quoted_in(offer)) {
      const auto read = notation::read_turn(rules, position, text);
      const std::string where = notation::text_of(rules, position) + "\n" + offer;
      ASSERT_TRUE(read) << where;
      const bool is_legal = std::holds_alternative<Legal>(judge_with_claims(rules, position, *read).verdict);
      EXPECT_EQ(is_legal, offer.find("; legal with ") != std::string::npos) << where;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Variants, OfTheseCardsInEveryGame, testing::ValuesIn(tables()),
                         [](const auto& tested) { return name_of(tested.param); });

}  // namespace
}  // namespace casino::of_these_cards_test
