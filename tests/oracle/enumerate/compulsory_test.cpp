// Legal turns where capturing is no free choice (options capture.compulsory, build.equal_loose), each list found by
// hand in its comment.

#include <functional>

#include <gmock/gmock.h>

#include "model/rules/variants.hpp"
#include "tests/oracle/enumerate/turns.hpp"

namespace casino::test::compulsory_test {
namespace {

using testing::UnorderedElementsAre;

Table western(const std::function<void(Rules&)>& change) {
  Rules rules = anglo_american(Seats{2});
  change(rules);
  return Table(rules);
}

// Of equal loose cards all must be taken, and with them whatever else: 8C 8D, and these with 5H 3S. Trailing
// beside an equal card is left as it was.
TEST(Enumerate, AA_CAP_9_all_equal_loose_cards) {
  const Table table = western([](Rules& rules) { rules.capture_compulsory = CaptureCompulsory::equal_loose_all; })
                          .loose("8C 8D 5H 3S")
                          .hand(p1, "8H");
  EXPECT_THAT(legal_actions(table),
              UnorderedElementsAre(capture("8H", "8C 8D"), capture("8H", "8C 8D 5H 3S"), trail("8H")));
}

// Where a card is built with all its equals or not at all: the fives make ten, and five and three no eight as long as
// the other five is left behind.
TEST(Enumerate, DOM_CAP_3_equal_cards_go_into_the_build) {
  const Table table = western([](Rules& rules) {
                        rules.capture_compulsory = CaptureCompulsory::equal_loose_all;
                        rules.trail_capturing_card = TrailCapturingCard::forbidden_if_equal_loose;
                        rules.build_equal_loose = BuildEqualLoose::must_include_all;
                      })
                          .loose("5C 3D")
                          .hand(p1, "5H 10S 8S");
  const auto of_the_five = [&] {
    std::vector<Action> actions;
    for (const Action& action : legal_actions(table))
      if (action.hand == cards("5H")) actions.push_back(action);
    return actions;
  }();
  EXPECT_THAT(of_the_five, UnorderedElementsAre(capture("5H", "5C"), build(10, "5H", "5C")));
}

// A king takes one king of two, and that is all that it can take.
TEST(Enumerate, DOM_CAP_3_one_picture) {
  const Table table = western([](Rules& rules) {
                        rules.capture_compulsory = CaptureCompulsory::equal_loose_all;
                        rules.trail_capturing_card = TrailCapturingCard::forbidden_if_equal_loose;
                      })
                          .loose("KC KD")
                          .hand(p1, "KS");
  EXPECT_THAT(legal_actions(table), UnorderedElementsAre(capture("KS", "KC"), capture("KS", "KD")));
}

// A choice to which nothing can be added: one of the threes goes with the five, and then nothing is left that
// makes eight.
TEST(Enumerate, AA_CAP_9_a_choice_that_cannot_be_enlarged) {
  const Table table = western([](Rules& rules) { rules.capture_compulsory = CaptureCompulsory::maximal; })
                          .loose("8C 5D 3H 3C")
                          .hand(p1, "8H");
  EXPECT_THAT(legal_actions(table),
              UnorderedElementsAre(capture("8H", "8C 5D 3H"), capture("8H", "8C 5D 3C"), trail("8H")));
}

}  // namespace
}  // namespace casino::test::compulsory_test
