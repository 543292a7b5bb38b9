#include "oracle/play/shrink.hpp"

#include <algorithm>

#include <gmock/gmock.h>

#include "model/judge/judge.hpp"
#include "model/rules/option.hpp"
#include "model/rules/variants.hpp"
#include "tests/support/table.hpp"

namespace casino::test::shrink_test {
namespace {

using testing::IsEmpty;

std::vector<Clause> clauses_that_refuse(const Exhibit& exhibit) {
  const Judgement judgement = judge(exhibit.rules, exhibit.position, exhibit.turn);
  std::vector<Clause> clauses;
  if (const auto* illegal = std::get_if<Illegal>(&judgement.verdict))
    for (const Finding& finding : illegal->violations) clauses.push_back(finding.clause);
  return clauses;
}

bool is_refused_by(const Exhibit& exhibit, Clause clause) {
  const auto clauses = clauses_that_refuse(exhibit);
  return std::find(clauses.begin(), clauses.end(), clause) != clauses.end();
}

// An owner trails, in the middle of a game.
Exhibit busy() {
  const Table table = Table(swazi(Seats{3}))
                          .loose("KH 3D 4C 7C")
                          .build(9, "5C 4D", p1)
                          .build(8, "6S 2C", p2)
                          .hand(p1, "9H KS 6C")
                          .hand(p2, "8H QS 2D")
                          .hand(p3, "JH JS JC")
                          .pile(p2, "10D 10S", "9S AS")
                          .pile(p3, "3S 3H");
  Action trail;
  trail.hand = cards("6C");
  return Exhibit{table.rules(), table.position(), Turn{p1, {trail}}};
}

// AA-TRL-3 needs the build, and the card that is trailed.
TEST(Shrink, leaves_what_a_refusal_needs) {
  Exhibit exhibit = busy();
  exhibit.rules = anglo_american(Seats{3});
  const auto shows = [](const Exhibit& one) { return is_refused_by(one, "AA-TRL-3"_clause); };
  ASSERT_TRUE(shows(exhibit));
  const Exhibit small = shrunk(exhibit, shows);
  EXPECT_TRUE(shows(small));
  EXPECT_EQ(small.position.known_cards(), cards("5C 4D")) << "a card of an unseen hand need not be named";
  EXPECT_EQ(small.position.builds.size(), 1U);
  EXPECT_EQ(small.turn, busy().turn);
}

// A sum of three cards that does not come out, and no smaller one.
TEST(Shrink, leaves_nothing_that_can_be_left_out) {
  Exhibit exhibit = busy();
  Action capture;
  capture.kind = Do::capture;
  capture.hand = cards("9H");
  capture.table = cards("3D 4C 7C");
  exhibit.turn.steps = {capture};
  const auto shows = [](const Exhibit& one) { return is_refused_by(one, "AA-CAP-5"_clause); };
  ASSERT_TRUE(shows(exhibit));
  const Exhibit small = shrunk(exhibit, shows);
  EXPECT_TRUE(shows(small));
  EXPECT_EQ(cards_named(small), 1) << "one loose card that the nine cannot take";
}

TEST(Shrink, an_empty_table_shows_what_everything_shows) {
  const Exhibit small = shrunk(busy(), [](const Exhibit&) { return true; });
  EXPECT_EQ(cards_named(small), 0);
  EXPECT_THAT(small.turn.steps, IsEmpty());
}

TEST(Shrink, keeps_what_nothing_smaller_shows) {
  const Exhibit whole = busy();
  EXPECT_EQ(shrunk(whole, [&](const Exhibit& one) { return one == whole; }), whole);
}

TEST(Shrink, sets_options_back_that_do_not_matter) {
  const Rules as_stated = swazi(Seats{3});
  Exhibit exhibit = busy();
  ASSERT_EQ(set_value(exhibit.rules, Option::trail_owning_build, "forbidden"), std::nullopt);
  ASSERT_EQ(set_value(exhibit.rules, Option::build_owner, "side"), std::nullopt);
  ASSERT_EQ(set_value(exhibit.rules, Option::trail_capturing_card, "forbidden"), std::nullopt);
  exhibit.position.hands[p1] = Hand::of(cards("9H KS 8C"));
  exhibit.turn.steps = {Action{.kind = Do::trail, .hand = cards("8C")}};
  const auto shows = [](const Exhibit& one) { return is_refused_by(one, "AA-TRL-2"_clause); };
  ASSERT_TRUE(shows(exhibit));
  const Exhibit small = shrunk(exhibit, shows, {.as_stated = &as_stated});
  EXPECT_TRUE(shows(small));
  EXPECT_EQ(value_of(small.rules, Option::build_owner), value_of(as_stated, Option::build_owner));
  EXPECT_EQ(value_of(small.rules, Option::trail_capturing_card), "forbidden");
}

// Asking may cost something: nothing is tried twice, and what is unknown is not made known again.
TEST(Shrink, tries_nothing_twice) {
  Exhibit exhibit = busy();
  exhibit.rules = anglo_american(Seats{3});
  exhibit.position.stock.more = 4;
  const auto shows = [](const Exhibit& one) { return is_refused_by(one, "AA-TRL-3"_clause); };
  std::vector<Exhibit> tried;
  Exhibit best = exhibit;
  const Exhibit small = shrunk(exhibit, [&](const Exhibit& one) {
    EXPECT_EQ(std::count(tried.begin(), tried.end(), one), 0);
    tried.push_back(one);
    for (const Seat seat : exhibit.rules.seats)
      EXPECT_FALSE(best.position.hands[seat] == Hand{} && one.position.hands[seat].is_known()) << tried.size();
    if (shows(one)) best = one;
    return shows(one);
  });
  EXPECT_EQ(small, best);
  EXPECT_LT(tried.size(), 200U);
}

TEST(Shrink, stops_after_so_many_tries) {
  int asked = 0;
  const auto count = [&](const Exhibit&) { return ++asked, false; };
  const Exhibit same = shrunk(busy(), count, {.most_tries = 7});
  EXPECT_EQ(same, busy());
  EXPECT_LE(asked, 7);
}

}  // namespace
}  // namespace casino::test::shrink_test
