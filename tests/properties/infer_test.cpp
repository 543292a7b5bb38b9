// What follows from a log without hands, against every way in which the cards can have been dealt: on small packs, in
// games that are played by looser rules than those by which they are judged. Each count can be multiplied:
// CASINO_TRIALS=20.

#include "oracle/log/hidden/infer.hpp"

#include <gtest/gtest.h>

#include "model/rules/variants.hpp"
#include "oracle/log/replay/replay.hpp"
#include "oracle/log/seen/hide.hpp"
#include "oracle/log/text/text.hpp"
#include "oracle/log/validate/validate.hpp"
#include "properties/generate/dice.hpp"
#include "properties/generate/log.hpp"
#include "properties/generate/rules.hpp"
#include "tests/properties/every_deal.hpp"
#include "tests/properties/trials.hpp"

namespace casino::infer_test {
namespace {

using namespace properties;

// How often what came up, so that the tests cannot pass by never being asked.
struct Mix {
  int legal = 0;
  int illegal = 0;
  int open = 0;
  int certain_later = 0;
};

// The first entries of the first deal of a log.
log::Log beginning_of(const log::Log& log, std::size_t entries) {
  log::Log beginning = log;
  beginning.deals.resize(1);
  beginning.deals.front().entries.resize(entries);
  beginning.result.reset();
  return beginning;
}

const log::Problem* problem_of(const log::Report& report, std::size_t entry) {
  for (const log::Problem& problem : report.problems)
    if (problem.matter == log::Matter::turn && problem.entry == entry && problem.weight != log::Weight::note)
      return &problem;
  return nullptr;
}

void agree(const log::Log& log, const log::Report& report, std::size_t entry, const InEveryWay& ways, Mix& mix) {
  const log::Problem* problem = problem_of(report, entry);
  const std::string where = "entry " + std::to_string(entry) + " of\n" + text_of(log);
  if (problem == nullptr) {
    ASSERT_TRUE(ways.is_certain() && !ways.legal.empty()) << "legal? " << where;
    ++mix.legal;
    return;
  }
  if (problem->weight == log::Weight::problem) {
    ASSERT_TRUE(ways.is_certain() && !ways.illegal.empty()) << "illegal? " << where;
    ++mix.illegal;
    return;
  }
  // It breaks a rule, but that an earlier turn had left its owner with a build that he cannot capture is reported
  // there.
  if (problem->may_follow_from != 0) {
    ASSERT_FALSE(ways.illegal.empty()) << "follows? " << where;
    ++mix.illegal;
    return;
  }
  ASSERT_FALSE(ways.is_certain()) << "undetermined? " << where;
  ++mix.open;
  ASSERT_EQ(problem->when_legal.has_value(), !ways.legal.empty()) << where;
  ASSERT_EQ(problem->when_illegal.has_value(), !ways.illegal.empty()) << where;
  if (problem->when_legal) {
    ASSERT_TRUE(ways.legal.count(hands_in(problem->when_legal->hands)) == 1) << where;
  }
  if (problem->when_illegal) {
    ASSERT_TRUE(ways.illegal.count(hands_in(problem->when_illegal->hands)) == 1) << where;
  }
}

// From the entry that is named on, and not from the one before.
void agree_on_where_it_became_certain(const log::Log& log, const log::Report& report, Mix& mix) {
  for (const log::Problem& problem : report.problems) {
    if (!problem.certain_from) continue;
    ++mix.certain_later;
    const auto then = in_every_deal(log, *problem.certain_from + 1);
    const auto before = in_every_deal(log, *problem.certain_from);
    ASSERT_TRUE(then.at(*problem.entry).is_certain()) << text_of(log);
    ASSERT_FALSE(before.at(*problem.entry).is_certain()) << *problem.certain_from << " in\n" << text_of(log);
  }
}

void agree_on(const log::Log& log, Mix& mix) {
  const log::Report report = log::validate(log);
  const auto ways = in_every_deal(log, log.deals.front().entries.size());
  for (const auto& [entry, way] : ways) {
    agree(log, report, entry, way, mix);
    if (testing::Test::HasFatalFailure()) return;
  }
  agree_on_where_it_became_certain(log, report, mix);
}

// Each turn by itself is what it is in a log that consists of it alone: `judge` and `validate` say the same.
void agree_on_turns_alone(const log::Log& log) {
  const Rules& rules = log.rules.rules;
  log::Replay replay(rules, log.before);
  replay.begin(log.deals.front());
  for (const log::Entry& entry : log.deals.front().entries) {
    if (const auto* turn = std::get_if<Turn>(&entry.what)) {
      replay.deal_what_is_due();
      log::Log alone;
      alone.rules = log.rules;
      log::Deal& deal = alone.deals.emplace_back();
      deal.dealer = replay.position().dealer;
      deal.start = log::Start(replay.position());
      deal.entries.push_back(log::Entry{*turn, {}, {}});
      const log::Report report = log::validate(alone);
      const log::Problem* problem = problem_of(report, 0);
      const Verdict verdict = log::judged_in_every_way(rules, replay.position(), *turn).verdict;
      ASSERT_EQ(std::holds_alternative<Legal>(verdict), problem == nullptr) << text_of(alone);
      const bool is_broken = problem != nullptr && problem->weight == log::Weight::problem;
      ASSERT_EQ(std::holds_alternative<Illegal>(verdict), is_broken) << text_of(alone);
    }
    replay.take(entry);
  }
}

// Nobody need hold a card for a build, and owners may trail: so there will be turns that are illegal.
Rules loosened(Rules rules) {
  rules.build_card_held = BuildCardHeld::never;
  rules.trail_owning_build = TrailOwningBuild::allowed;
  return rules;
}

std::optional<std::size_t> entry_of_turn(const log::Deal& deal, std::size_t number) {
  for (std::size_t i = 0; i < deal.entries.size(); ++i)
    if (std::holds_alternative<Turn>(deal.entries[i].what) && number-- == 0) return i;
  return std::nullopt;
}

struct World {
  Rules rules;
  std::size_t fewest_turns = 1;  // so that not too much is open
  int trials = 10;
};

Mix tried(const World& world) {
  Mix mix;
  for (int trial = 0; trial < trials(world.trials); ++trial) {
    const auto seed = static_cast<std::uint64_t>(trial);
    log::Log log = log::as_seen_by_an_observer(log_of_match(loosened(world.rules), seed, 1));
    log.rules = log::stated(world.rules);
    agree_on_turns_alone(log);
    if (testing::Test::HasFatalFailure()) return mix;
    for (std::size_t turns = world.fewest_turns;; ++turns) {
      const auto last = entry_of_turn(log.deals.front(), turns - 1);
      if (!last) break;
      agree_on(beginning_of(log, *last + 1), mix);
      if (testing::Test::HasFatalFailure()) return mix;
    }
  }
  return mix;
}

void comes_up(const Mix& mix) {
  EXPECT_GT(mix.legal, 0);
  EXPECT_GT(mix.illegal, 0);
  EXPECT_GT(mix.open, 0);
  EXPECT_GT(mix.certain_later, 0);
}

// Twelve cards: hands of two for two seats twice, four on the table.
TEST(Inference, anglo_american_turns_are_what_they_are_in_every_deal) {
  const CardSet pack = small_pack({Rank::ace, Rank::two, Rank::three}, 4);
  comes_up(tried({*in_a_small_world(anglo_american(Seats{2}), {pack, 2, 4}), 1, 30}));
}

// Sixteen cards: hands of four for two seats, eight in the stock or on the table.
TEST(Inference, anglo_american_turns_with_longer_hands_are_what_they_are_in_every_deal) {
  const CardSet pack = small_pack({Rank::ace, Rank::two, Rank::three, Rank::four}, 4);
  comes_up(tried({*in_a_small_world(anglo_american(Seats{2}), {pack, 3, 4}), 3, 6}));
}

// Pictures have numbers, and aces two.
TEST(Inference, royal_turns_are_what_they_are_in_every_deal) {
  const CardSet pack = small_pack({Rank::ace, Rank::two, Rank::queen}, 4);
  comes_up(tried({*in_a_small_world(royal(Seats{2}), {pack, 2, 4}), 1, 30}));
}

// Four seats in two partnerships.
TEST(Inference, dominican_turns_are_what_they_are_in_every_deal) {
  const CardSet pack = small_pack({Rank::ace, Rank::two, Rank::three}, 4);
  comes_up(tried({*in_a_small_world(dominican(Seats{4}), {pack, 2, 4}), 2, 15}));
}

// Turns of several actions; all is dealt at once.
TEST(Inference, swazi_turns_are_what_they_are_in_every_deal) {
  const CardSet pack = small_pack({Rank::ace, Rank::two, Rank::three}, 4);
  comes_up(tried({*in_a_small_world(swazi(Seats{3}), {pack, 3, 3}), 1, 10}));
}

// A card is drawn each turn, which nobody sees.
TEST(Inference, crazy_turns_are_what_they_are_in_every_deal) {
  const CardSet pack = small_pack({Rank::ace, Rank::two, Rank::three}, 4);
  comes_up(tried({*in_a_small_world(crazy(Seats{2}), {pack, 2, 4}), 2, 10}));
}

// A side answers for a build, and either partner's card will do.
TEST(Inference, builds_of_a_side_are_what_they_are_in_every_deal) {
  const CardSet pack = small_pack({Rank::ace, Rank::two, Rank::three}, 4);
  Rules rules = *in_a_small_world(anglo_american(Seats{4}), {pack, 2, 4});
  rules.build_owner = BuildOwner::side;
  comes_up(tried({rules, 2, 15}));
}

}  // namespace
}  // namespace casino::infer_test
