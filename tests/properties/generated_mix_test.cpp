// What the generators for RapidCheck bring about, and how often: rules, positions that are made up, turns that are
// nearly legal, plays and games. Each kind has a floor, well below what there is now, as random play has
// (mix_test.cpp): a change of a generator that makes something rare is noticed.

#include <algorithm>
#include <map>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "model/apply/apply.hpp"
#include "model/judge/judge.hpp"
#include "model/rules/option.hpp"
#include "model/rules/variants.hpp"
#include "oracle/enumerate/enumerate.hpp"
#include "oracle/generate/game.hpp"
#include "properties/generate/match.hpp"
#include "properties/generate/play.hpp"
#include "properties/generate/position.hpp"
#include "properties/generate/rules.hpp"
#include "properties/generate/turn.hpp"
#include "tests/properties/shares.hpp"
#include "tests/properties/tables.hpp"

namespace casino::generated_mix_test {
namespace {

using namespace properties;

constexpr std::uint64_t seed = 20190407;

// ---- Rules

TEST(GeneratedMix, rules_are_of_every_variant_with_every_option_otherwise) {
  Samples samples(seed);
  Shares shares;
  std::set<std::string> tables;
  std::set<std::pair<Option, std::string>> values;
  for (int i = 0; i < 3000; ++i, samples.next()) {
    const Rules rules = samples.of(some_rules(4));
    tables.insert(std::string(rules.variant) + std::to_string(rules.seats.count));
    const Rules usual = find_variant(rules.variant)->rules(rules.seats);
    int changed = 0;
    for (const Option option : options_in_play())
      if (const std::string value = value_of(rules, option); value != value_of(usual, option)) {
        values.emplace(option, value);
        ++changed;
      }
    shares.add_one();
    shares.count("as it is", changed == 0);
    shares.count("one option otherwise", changed == 1);
    shares.count("several options otherwise", changed > 1);
  }
  EXPECT_EQ(tables.size(), properties::tables().size());
  EXPECT_GE(shares["as it is"], 20);
  EXPECT_GE(shares["one option otherwise"], 18);
  EXPECT_GE(shares["several options otherwise"], 25);
  EXPECT_GE(values.size(), 150U);
}

// ---- Positions that are made up

bool has_action(const Turn& turn, bool (*is_so)(const Action&)) {
  return std::any_of(turn.steps.begin(), turn.steps.end(), [&](const Step& step) {
    const auto* action = std::get_if<Action>(&step);
    return action != nullptr && is_so(*action);
  });
}

// What the turns are that can be made there.
void count_turns(const Rules& rules, const Position& position, Shares& shares) {
  constexpr std::size_t some = 300;
  Shares here;
  LegalTurns(rules).each(position, [&, count = std::size_t{0}](const Turn& turn, const Position& after) mutable {
    here.count("turn", true);
    here.count("capture", has_action(turn, [](const Action& one) { return one.kind == Do::capture; }));
    here.count("build", has_action(turn, [](const Action& one) { return one.kind == Do::build; }));
    here.count("addition",
               has_action(turn, [](const Action& one) { return one.kind == Do::raise || one.kind == Do::augment; }));
    here.count("theft", has_action(turn, [](const Action& one) { return !one.tops.empty(); }));
    here.count("sweep", after.table_is_empty() && !position.table_is_empty());
    return ++count < some;
  });
  for (const std::string_view kind : {"turn", "capture", "build", "addition", "theft", "sweep"})
    shares.count(kind, here.times(kind) > 0);
}

void count_cards(const Position& position, Shares& shares) {
  const auto builds = position.builds.size();
  shares.count("builds", builds > 0);
  shares.count("several builds", builds > 1);
  shares.count("multiple build", std::any_of(position.builds.begin(), position.builds.end(),
                                             [](const Build& build) { return build.groups > 1; }));
  shares.count("own build", std::any_of(position.builds.begin(), position.builds.end(),
                                        [&](const Build& build) { return build.owner == position.to_act; }));
  shares.count("empty table", position.table_is_empty());
  shares.count("last card", position.hands[position.to_act].cards.size() == 1);
  shares.count("pile", std::any_of(position.piles.begin(), position.piles.end(),
                                   [](const Pile& pile) { return !pile.empty(); }));
}

TEST(GeneratedMix, positions_that_are_made_up_have_builds_and_turns_of_every_kind) {
  Samples samples(seed);
  Shares shares;
  for (int i = 0; i < 1500; ++i, samples.next()) {
    const Rules rules = samples.of(some_rules(5));
    const Position position = samples.of(some_position(rules, Amounts{3, 2, 3, 1}));
    shares.add_one();
    count_cards(position, shares);
    count_turns(rules, position, shares);
  }
  EXPECT_GE(shares["builds"], 40);
  EXPECT_GE(shares["several builds"], 12);
  EXPECT_GE(shares["multiple build"], 22);
  EXPECT_GE(shares["own build"], 17);
  EXPECT_GE(shares["empty table"], 6);
  EXPECT_GE(shares["last card"], 22);
  EXPECT_GE(shares["pile"], 35);
  EXPECT_GE(shares["turn"], 90);
  EXPECT_GE(shares["capture"], 30);
  EXPECT_GE(shares["build"], 8);
  EXPECT_GE(shares["addition"], 5);
  EXPECT_GE(shares["theft"], 2);
  EXPECT_GE(shares["sweep"], 5);
}

// ---- Turns

TEST(GeneratedMix, turns_that_are_altered_are_legal_or_break_every_kind_of_rule) {
  Samples samples(seed);
  Shares shares;
  std::set<std::string_view> clauses;
  for (int i = 0; i < 1500; ++i, samples.next()) {
    const Play play = samples.of(some_play(some_rules(4), 30));
    const Position position = play_through(play);
    Dice dice(play.seed);
    const auto picked = picked_turn(play.rules, position, static_cast<std::uint8_t>(dice.below(256)));
    if (!picked) continue;
    Turn turn = *picked;
    for (int changes = 0; changes < 3; ++changes) {
      turn = altered(play.rules, position, turn, dice);
      const Verdict verdict = judge(play.rules, position, turn).verdict;
      const auto* illegal = std::get_if<Illegal>(&verdict);
      shares.add_one();
      shares.count("legal", std::holds_alternative<Legal>(verdict));
      shares.count("impossible", illegal != nullptr && illegal->impossible);
      shares.count("one clause", illegal != nullptr && illegal->violations.size() == 1);
      shares.count("several clauses", illegal != nullptr && illegal->violations.size() > 1);
      if (illegal != nullptr)
        for (const Finding& finding : illegal->violations) clauses.insert(entry_of(finding.clause).id);
    }
  }
  EXPECT_GE(shares["legal"], 25);
  EXPECT_GE(shares["impossible"], 28);
  EXPECT_GE(shares["one clause"], 7);
  EXPECT_GE(shares["several clauses"], 6);
  EXPECT_GE(clauses.size(), 36U);
}

TEST(GeneratedMix, turns_are_interrupted_by_everything_that_can_be_said) {
  Samples samples(seed);
  Shares shares;
  for (int i = 0; i < 1500; ++i, samples.next()) {
    const Play play = samples.of(some_play(some_rules(4), 30));
    const Position position = play_through(play);
    Dice dice(play.seed);
    const auto picked = picked_turn(play.rules, position, static_cast<std::uint8_t>(dice.below(256)));
    if (!picked) continue;
    const Turn turn = interrupted(play.rules, position, *picked, dice);
    shares.add_one();
    shares.count("legal", std::holds_alternative<Legal>(judge(play.rules, position, turn).verdict));
    for (const Step& step : turn.steps) {
      const auto* event = std::get_if<Event>(&step);
      if (event == nullptr) continue;
      shares.count("insist_capture", event->kind == EventKind::insist_capture);
      shares.count("insist_augment", event->kind == EventKind::insist_augment);
      shares.count("request", event->kind == EventKind::request);
      shares.count("reveal", event->kind == EventKind::reveal);
      shares.count("over", event->kind == EventKind::over);
      shares.count("draw", event->kind == EventKind::draw);
      shares.count("call", event->kind == EventKind::call);
    }
  }
  EXPECT_GE(shares["legal"], 2);
  EXPECT_GE(shares["insist_capture"], 24);
  EXPECT_GE(shares["insist_augment"], 24);
  for (const std::string_view kind : {"request", "reveal", "over", "draw", "call"}) EXPECT_GE(shares[kind], 10) << kind;
}

// ---- Plays

TEST(GeneratedMix, plays_come_to_every_stage_of_a_deal) {
  Samples samples(seed);
  Shares shares;
  for (int i = 0; i < 1500; ++i, samples.next()) {
    const Play play = samples.of(some_play(some_rules(4), 40));
    const Position end = play_through(play);
    shares.add_one();
    count_cards(end, shares);
    shares.count("over", deal_is_over(play.rules, end));
    shares.count("before the first turn", play.choices.empty());
    shares.count("another dealing", end.dealing > 1);
    shares.count("swept", !end.sweeps.empty());
  }
  EXPECT_GE(shares["over"], 2);
  EXPECT_GE(shares["before the first turn"], 1);
  EXPECT_GE(shares["another dealing"], 35);
  EXPECT_GE(shares["swept"], 4);
  EXPECT_GE(shares["builds"], 28);
  EXPECT_GE(shares["several builds"], 12);
  EXPECT_GE(shares["multiple build"], 18);
  EXPECT_GE(shares["own build"], 13);
  EXPECT_GE(shares.times("empty table"), 8);
  EXPECT_GE(shares["last card"], 10);
  EXPECT_GE(shares["pile"], 60);
}

// ---- Matches

TEST(GeneratedMix, matches_end_in_every_way) {
  Samples samples(seed);
  Shares shares;
  for (const Table& table : tables()) {
    for (std::uint64_t number = 0; number < 20; ++number) {
      const Rules rules = table.rules();
      const Match match = play_match(
          rules, number, 400, [](const PlayedTurn&) { return true; },
          [&](const DealPlayed& deal) {
            shares.count("extra deal", deal.before.totals[Side{}] >= rules.match_target && rules.match_target > 0);
            shares.count("ended in play", !deal.is_complete);
            shares.count("tied", std::any_of(deal.score.lines.begin(), deal.score.lines.end(),
                                             [](const ScoreLine& line) { return line.tied; }));
            return true;
          });
      shares.add_one();
      shares.count("won", match.winner.has_value());
      shares.count("several deals", match.deals > 1);
      shares.count("double", match.is_double);
    }
  }
  EXPECT_GE(shares["won"], 80);
  EXPECT_GE(shares["several deals"], 45);
  EXPECT_GE(shares.times("ended in play"), 45);
  EXPECT_GE(shares.times("tied"), 160);
  EXPECT_GE(shares.times("extra deal"), 4);
  EXPECT_GE(shares.times("double"), 1);
}

void count_events(const log::Entry& entry, std::map<EventKind, int>& times) {
  if (const auto* event = std::get_if<Event>(&entry.what)) ++times[event->kind];
  const auto* turn = std::get_if<Turn>(&entry.what);
  if (turn == nullptr) return;
  for (const Step& step : turn->steps)
    if (const auto* event = std::get_if<Event>(&step)) ++times[event->kind];
}

// As `casino generate` and `casino properties run` make them.
TEST(GeneratedMix, games_have_everything_that_is_said_at_a_table) {
  std::map<EventKind, int> times;
  for (const Table& table : tables())
    for (std::uint64_t number = 0; number < 20; ++number) {
      const log::Log game = generate::random_game(log::stated(table.rules()), number, {3});
      for (const log::Deal& deal : game.deals)
        for (const log::Entry& entry : deal.entries) count_events(entry, times);
    }
  EXPECT_GE(times[EventKind::cut], 130);
  EXPECT_GE(times[EventKind::recut], 5);
  EXPECT_GE(times[EventKind::last], 430);
  EXPECT_GE(times[EventKind::insist_capture], 430);
  EXPECT_GE(times[EventKind::insist_augment], 430);
  EXPECT_GE(times[EventKind::request], 65);
  EXPECT_GE(times[EventKind::reveal], 650);
  EXPECT_GE(times[EventKind::over], 800);
  EXPECT_GE(times[EventKind::claim], 28);
  EXPECT_GE(times[EventKind::draw], 250);
  EXPECT_GE(times[EventKind::call], 450);
}

}  // namespace
}  // namespace casino::generated_mix_test
