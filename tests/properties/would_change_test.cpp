// What is said to change a verdict, or to make a log hold, against every value of every option, one after the other:
// that nothing does is said only where nothing does. Each count can be multiplied: CASINO_TRIALS=20.

#include <algorithm>
#include <set>
#include <string>
#include <utility>

#include <gtest/gtest.h>

#include "model/match/match.hpp"
#include "oracle/explain/instead.hpp"
#include "oracle/log/readings/would_hold.hpp"
#include "oracle/log/text/text.hpp"
#include "oracle/notation/position.hpp"
#include "oracle/rulesets/settings.hpp"
#include "oracle/rulesets/values_tried.hpp"
#include "properties/generate/dice.hpp"
#include "properties/generate/log.hpp"
#include "properties/generate/match.hpp"
#include "properties/generate/play.hpp"
#include "properties/generate/position.hpp"
#include "properties/generate/rules.hpp"
#include "properties/generate/show.hpp"
#include "properties/generate/turn.hpp"
#include "properties/generate/vary.hpp"
#include "tests/properties/tables.hpp"
#include "tests/properties/trials.hpp"

namespace casino::would_change_test {
namespace {

using namespace properties;
using Settings = std::set<Setting>;

// Orders of counting have too many values, and decide no turn.
template <typename Visit>
void each_setting(Visit visit) {
  for (const OptionEntry& option : options()) {
    for (const std::string_view value : option.values) visit(Setting{option.option, std::string(value)});
    if (option.kind != OptionKind::number) continue;
    for (const std::string_view word : option.words) visit(Setting{option.option, std::string(word)});
    for (int number = option.lowest; number <= option.highest; ++number)
      if (const std::string value = written(option, number); value == std::to_string(number))
        visit(Setting{option.option, value});
  }
}

// Whose piles they are is told of the sides that there are: of other sides the same text tells something else.
bool has_piles_of_other_sides(const Rules& a, const Rules& b, const Position& position) {
  const bool are_empty = std::ranges::all_of(position.piles, [](const Pile& pile) { return pile.empty(); });
  const bool are_the_same = has_partners(a) == has_partners(b) && a.pile_partners == b.pile_partners;
  return !are_the_same && (!are_empty || !position.sweeps.empty());
}

// Asked as somebody asks who changes an option: what he wrote down is read anew.
Settings that_change_the_verdict(const Rules& rules, const Position& position, const Turn& turn) {
  const std::size_t verdict = judge_with_claims(rules, position, turn).verdict.index();
  const std::string text = notation::text_of(rules, position);
  Settings found;
  each_setting([&](const Setting& setting) {
    const auto changed = rules_with(rules, setting.option, setting.value);
    if (!changed || has_piles_of_other_sides(rules, *changed, position)) return;
    const auto read = notation::read_position(*changed, text);
    if (!read || !structural_faults(*changed, *read).empty()) return;
    if (judge_with_claims(*changed, *read, turn).verdict.index() != verdict) found.insert(setting);
  });
  return found;
}

void hold_to_every_value(const Rules& rules, const Position& position, const Turn& turn) {
  Settings said;
  for (const auto& change : explain::option_changes(rules, position, turn, judge_with_claims(rules, position, turn)))
    said.insert({change.option, change.value});
  EXPECT_EQ(said, that_change_the_verdict(rules, position, turn)) << shown(rules, position, turn);
}

// TUX-ORG-2: whether there is anything to call hangs on what an orange is worth; AA-WIN-8: and whether anybody can
// claim, on the target and on when points count.
Turn with_what_is_said(Turn turn, EventKind kind) {
  Event event;
  event.kind = kind;
  event.seat = turn.seat;
  turn.steps.emplace_back(event);
  return turn;
}

class WouldChange : public testing::TestWithParam<Table> {};

TEST_P(WouldChange, every_value_that_changes_a_verdict_is_said) {
  const Rules rules = GetParam().rules();
  for (int trial = 0; trial < trials(1); ++trial) {
    Dice dice(static_cast<std::uint64_t>(trial));
    Play play = whole_deal(rules, dice.below(1U << 30));
    play.choices.resize(dice.below(static_cast<std::size_t>(rules.pack.size() - rules.deal_table)));
    const Position position = play_through(play);
    const auto turn = picked_turn(rules, position, static_cast<std::uint8_t>(dice.below(256)));
    if (!turn) continue;
    hold_to_every_value(rules, position, *turn);
    hold_to_every_value(rules, position, altered(rules, position, *turn, dice));
    if (rules.score_orange != 0) hold_to_every_value(rules, position, with_what_is_said(*turn, EventKind::call));
    hold_to_every_value(rules, position, with_what_is_said(*turn, EventKind::claim));
  }
}

// What an option is said to decide nothing of, it does not decide: beside some other options at random, too.
void hold_to_what_decides(const Rules& rules, const Position& position, const Turn& turn) {
  const std::size_t verdict = judge(rules, position, turn).verdict.index();
  each_setting([&](const Setting& setting) {
    const auto other = rules_with(rules, setting.option, setting.value);
    const OptionEntry& option = entry_of(setting.option);
    if (!other || option.decides(rules) || option.decides(*other)) return;
    if (has_piles_of_other_sides(rules, *other, position) || !structural_faults(*other, position).empty()) return;
    EXPECT_EQ(judge(*other, position, turn).verdict.index(), verdict) << text_of(setting) << "\n"
                                                                      << shown(rules, position, turn);
  });
}

TEST_P(WouldChange, what_decides_nothing_changes_no_verdict) {
  const auto& changes = changes_in_play();
  for (int trial = 0; trial < trials(4); ++trial) {
    Dice dice(static_cast<std::uint64_t>(trial));
    Rules rules = GetParam().rules();
    for (int i = 0; i < 4; ++i) rules = changed(rules, changes[dice.below(changes.size())]);
    const Position position = made_up_position(rules, dice.below(1U << 30), {3, 2, 3, 1});
    const auto turn = picked_turn(rules, position, static_cast<std::uint8_t>(dice.below(256)));
    const bool has_builds_of_nobody = rules.build_enabled == BuildEnabled::off && !position.builds.empty();
    if (!turn || has_builds_of_nobody) continue;
    hold_to_what_decides(rules, position, *turn);
    hold_to_what_decides(rules, position, altered(rules, position, *turn, dice));
  }
}

// The same of what a deal does to a match, at totals that are close to the target or not.
void hold_to_what_decides(const Rules& rules, const Match& before, const Captured& captured) {
  const auto become = [&](const Rules& under) {
    Match after = after_deal(under, before, score_in_match(under, before, captured));
    after.dealer = before.dealer;  // who deals next is a matter of the next deal
    after.lot_among = {};
    after.met_first = after_capture(under, before, captured).met_first;
    return std::pair(after, won_during_play(under, before, captured));
  };
  const auto here = become(rules);
  const auto hold = [&](const Setting& setting) {
    const OptionEntry& option = entry_of(setting.option);
    if (option.decides(rules)) return;
    const auto other = rules_with(rules, setting.option, setting.value);
    if (!other || option.decides(*other)) return;
    EXPECT_EQ(become(*other), here) << text_of(setting) << " in " << rules.variant;
  };
  each_setting(hold);
  hold({Option::match_count_order, "sweeps,AD,AH,AC,AS,2S,10D,spades,cards"});
}

// Totals before the deal that are close to the target; or with which it leaves all sides level there.
PerSide<int> close_to_the_target(const Rules& rules, const DealScore& score, Dice& dice) {
  const bool are_level = dice.one_in(2);
  PerSide<int> totals{};
  for (const Side side : sides_of(rules))
    totals[side] = rules.match_target - (are_level ? score.added[side] : static_cast<int>(dice.below(8)));
  return totals;
}

TEST_P(WouldChange, what_decides_nothing_changes_no_match) {
  constexpr int most_deals = 3;
  for (int trial = 0; trial < trials(20); ++trial) {
    Dice dice(static_cast<std::uint64_t>(trial));
    Rules rules = varied(GetParam().rules(), trial % 4, dice);
    if (dice.one_in(3)) rules.match_target = dice.one_in(2) ? 0 : -1;
    if (contradiction(rules)) continue;
    play_match(
        rules, dice.below(1U << 30), most_deals, [](const PlayedTurn&) { return true; },
        [&](const DealPlayed& deal) {
          Match before = deal.before;
          hold_to_what_decides(rules, before, deal.captured);
          before.totals = close_to_the_target(rules, deal.score, dice);
          hold_to_what_decides(rules, before, deal.captured);
          Captured so_far = deal.captured;  // some cards are not taken yet
          for (const Side side : sides_of(rules)) so_far.cards[side] = generate::some_of(so_far.cards[side], dice);
          hold_to_what_decides(rules, before, so_far);
          return true;
        });
  }
}

INSTANTIATE_TEST_SUITE_P(Variants, WouldChange, testing::ValuesIn(tables()),
                         [](const auto& tested) { return name_of(tested.param); });

// ---- Logs

// A pack without suits has no spades, and neither casino (AA-SCO-4, AA-SCO-5).
bool has_no_meaning(const Rules& rules, Option option) {
  const std::string_view name = entry_of(option).name;
  const bool is_of_a_suit =
      name.find("spades") != std::string_view::npos || name.find("diamonds") != std::string_view::npos;
  return rules.pack_kind == PackKind::rook40 && is_of_a_suit;
}

Settings by_which_it_holds(const log::Log& log) {
  Settings found;
  each_setting([&](const Setting& setting) {
    if (has_no_meaning(log.rules.rules, setting.option)) return;
    const auto rules = rules_with(log.rules.rules, setting.option, setting.value);
    if (rules && validate(*rules, log, log::Detail::verdicts).outcome != log::LogOutcome::does_not_hold)
      found.insert(setting);
  });
  return found;
}

// Of a number with a thousand values those that are said are examples.
bool has_a_thousand_values(Option option) { return entry_of(option).highest >= 1000; }

void hold_to_every_value(const log::Log& log, int& holds_by_none, int& holds_by_some) {
  const log::Report report = validate(log);
  if (report.outcome != log::LogOutcome::does_not_hold) return;
  const log::Why why = why_not(log, report);
  ASSERT_TRUE(why.is_complete);
  if (!why.variants.empty()) return;
  const Settings holds = by_which_it_holds(log);
  ++(holds.empty() ? holds_by_none : holds_by_some);
  Settings said;
  std::set<Option> options_said;
  for (const log::OptionThatHelps& one : why.options) {
    options_said.insert(one.option);
    if (entry_of(one.option).kind != OptionKind::order) said.insert({one.option, one.value});
  }
  for (const Setting& setting : said) EXPECT_TRUE(holds.contains(setting)) << text_of(setting) << "\n" << text_of(log);
  for (const Setting& setting : holds) {
    EXPECT_TRUE(options_said.contains(setting.option)) << text_of(setting) << "\n" << text_of(log);
    EXPECT_TRUE(has_a_thousand_values(setting.option) || said.contains(setting)) << text_of(setting) << "\n"
                                                                                 << text_of(log);
  }
}

std::optional<Rules> with_few_cards(const Table& table) {
  const CardSet pack = small_pack({Rank::ace, Rank::two, Rank::three, Rank::four, Rank::five}, 2);
  return in_a_small_world(table.rules(), {pack, 2, 2});
}

// A slip of the pen, besides; so many points are rarely worth anything. False if none are written down.
bool adds_to_the_last_points(log::Log& log) {
  log::RecordedScore* last = nullptr;
  for (log::Deal& deal : log.deals)
    for (log::Entry& entry : deal.entries)
      if (auto* score = std::get_if<log::RecordedScore>(&entry.what); score != nullptr && score->points[Side{0}])
        last = score;
  if (last != nullptr) *last->points[Side{0}] += 31;
  return last != nullptr;
}

// What is counted, and remembered at all, hangs on options, too: sweeps where none score.
std::optional<Rules> counted_otherwise(const Rules& rules, Dice& dice) {
  std::vector<Setting> settings;
  for (const OptionEntry& option : options())
    if (is_about_points(option) && option.option != Option::match_target && !has_no_meaning(rules, option.option))
      for (const std::string& value : values_tried(option)) settings.push_back({option.option, value});
  const Setting& setting = settings[dice.below(settings.size())];
  return rules_with(rules, setting.option, setting.value);
}

std::optional<Rules> with_one_option_otherwise(const Rules& rules, int kind, Dice& dice) {
  const auto& changes = changes_in_play();
  switch (kind) {
    case 0: return rules_with(rules, Option::match_target, std::to_string(2 + dice.below(8)));
    case 1: return changed(rules, changes[dice.below(changes.size())]);
    case 2: return rules_with(rules, Option::sweep_score, rules.sweep_score == 0 ? "1" : "0");
    default: return counted_otherwise(rules, dice);
  }
}

// Games by rules with one option otherwise; some to a target, and several deals. Each also with a slip of the pen, for
// which no option can account.
TEST(WouldHold, every_value_by_which_a_log_holds_is_said) {
  Dice dice(7);
  int by_none = 0;
  int by_some = 0;
  int games = 0;
  for (const Table& table : tables()) {
    const auto rules = with_few_cards(table);
    if (!rules) continue;
    for (int trial = 0; trial < trials(4); ++trial) {
      const auto other = with_one_option_otherwise(*rules, trial % 4, dice);
      if (!other) continue;
      log::Log log = log_of_match(*other, dice.below(1U << 30), 3);
      log.rules = log::stated(*rules);
      hold_to_every_value(log, by_none, by_some);
      if (adds_to_the_last_points(log)) hold_to_every_value(log, by_none, by_some);
      ++games;
    }
  }
  EXPECT_GT(games, 10);
  EXPECT_GT(by_some, 3);
  EXPECT_GT(by_none, 3);
}

}  // namespace
}  // namespace casino::would_change_test
