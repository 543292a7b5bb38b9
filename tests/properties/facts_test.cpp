// The facts of the library, each in positions, turns and deals of random play.

#include "properties/facts/facts.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "model/apply/apply.hpp"
#include "properties/generate/play.hpp"
#include "properties/generate/rules.hpp"
#include "properties/generate/show.hpp"
#include "properties/run/kept.hpp"
#include "tests/properties/trials.hpp"

namespace casino::facts_test {
namespace {

using namespace properties;

template <typename Fact>
std::string name_of_fact(const testing::TestParamInfo<Fact>& info) {
  return std::string(info.param.name);
}

class OfPositions : public testing::TestWithParam<PositionFact> {};
class OfTurns : public testing::TestWithParam<TurnFact> {};
class OfDeals : public testing::TestWithParam<DealFact> {};

// Of a position that play comes to.
void hold_all_through(const PositionFact& fact, const Play& play) {
  KeptProperty& property = kept_property(fact.name, fact.says);
  const auto holds = [&](const Exhibit& exhibit) {
    return !fact.is_due(exhibit.rules) || fact.holds(exhibit.rules, exhibit.position);
  };
  play_through(play, [&](const PlayedTurn& played) {
    const auto broken = property.broken_by({played.rules, played.after, Turn{played.after.to_act, {}}}, holds);
    if (broken) RC_FAIL(*broken);
    return true;
  });
}

// Of a turn that judge allows.
void hold_all_through(const TurnFact& fact, const Play& play) {
  KeptProperty& property = kept_property(fact.name, fact.says);
  const auto holds = [&](const Exhibit& exhibit) {
    const auto& [rules, position, turn] = exhibit;
    if (!fact.is_due(rules)) return true;
    const Judgement judgement = judge(rules, position, turn);
    return !std::holds_alternative<Legal>(judgement.verdict) || fact.holds(rules, position, turn, judgement);
  };
  play_through(play, [&](const PlayedTurn& played) {
    if (const auto broken = property.broken_by({played.rules, played.before, played.turn}, holds)) RC_FAIL(*broken);
    return true;
  });
}

void hold_at_the_end(const DealFact& fact, const Play& play) {
  const Position end = play_through(play);
  const auto captured = captured_at_end(play.rules, end);
  if (!deal_is_over(play.rules, end) || !captured || !fact.is_due(play.rules)) return;
  if (!fact.holds(play.rules, *captured, score_of(play.rules, *captured)))
    RC_FAIL("A deal that ended so:\n" + shown(play.rules, end));
}

// Three ranks and a ten, so that ties, sweeps and deals without a capture come up.
std::optional<Rules> small(const Rules& rules) {
  const CardSet pack = small_pack({Rank::ace, Rank::two, Rank::three, Rank::ten}, rules.seats.count == 3 ? 3 : 4);
  const int spare = pack.size() % rules.seats.count;
  return in_a_small_world(rules, {pack, (pack.size() - spare) / rules.seats.count - 1, rules.seats.count + spare});
}

TEST_P(OfPositions, hold) {
  rc::detail::checkGTest([] { hold_all_through(GetParam(), *some_play(some_rules(0), 40)); });
}
TEST_P(OfPositions, hold_under_any_options) {
  rc::detail::checkGTest([] { hold_all_through(GetParam(), *some_play(some_rules(5), 30)); });
}
INSTANTIATE_TEST_SUITE_P(Facts, OfPositions, testing::ValuesIn(position_facts().begin(), position_facts().end()),
                         name_of_fact<PositionFact>);

TEST_P(OfTurns, hold) {
  rc::detail::checkGTest([] { hold_all_through(GetParam(), *some_play(some_rules(0), 40)); });
}
TEST_P(OfTurns, hold_under_any_options) {
  rc::detail::checkGTest([] { hold_all_through(GetParam(), *some_play(some_rules(5), 30)); });
}
INSTANTIATE_TEST_SUITE_P(Facts, OfTurns, testing::ValuesIn(turn_facts().begin(), turn_facts().end()),
                         name_of_fact<TurnFact>);

TEST_P(OfDeals, hold) {
  rc::detail::checkGTest([](std::uint64_t seed) { hold_at_the_end(GetParam(), whole_deal(*some_rules(3), seed)); });
}
TEST_P(OfDeals, hold_in_a_small_world) {
  rc::detail::checkGTest([](std::uint64_t seed) {
    if (const auto rules = small(*some_rules(3))) hold_at_the_end(GetParam(), whole_deal(*rules, seed));
  });
}
INSTANTIATE_TEST_SUITE_P(Facts, OfDeals, testing::ValuesIn(deal_facts().begin(), deal_facts().end()),
                         name_of_fact<DealFact>);

}  // namespace
}  // namespace casino::facts_test
