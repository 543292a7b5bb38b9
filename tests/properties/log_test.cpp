// Random matches, written down: every variant at every number of seats that it is played by.

#include "properties/generate/log.hpp"

#include <gtest/gtest.h>

#include "model/rules/variants.hpp"
#include "oracle/log/json/json.hpp"
#include "oracle/log/replay/replay.hpp"
#include "oracle/log/seen/hide.hpp"
#include "oracle/log/text/text.hpp"
#include "oracle/log/validate/validate.hpp"
#include "tests/properties/trials.hpp"

namespace casino::log_test {
namespace {

using namespace properties;

struct Table {
  const VariantEntry* variant = nullptr;
  Seats seats;
};

std::vector<Table> tables() {
  std::vector<Table> all;
  for (const VariantEntry& variant : variants())
    for (std::uint8_t seats = variant.fewest_seats; seats <= variant.most_seats; ++seats)
      if (!contradiction(variant.rules(Seats{seats}))) all.push_back({&variant, Seats{seats}});
  return all;
}

log::Replay replayed(const log::Log& log) {
  log::Replay replay(log.rules.rules, log.before);
  for (const log::Deal& deal : log.deals) replay.take(deal);
  replay.end(log.result);
  return replay;
}

class LogPlay : public testing::TestWithParam<Table> {
 protected:
  const Rules rules = GetParam().variant->rules(GetParam().seats);
  static constexpr int most_deals = 3;
};

TEST_P(LogPlay, what_was_played_by_the_rules_holds) {
  for (int trial = 0; trial < trials(10); ++trial) {
    const log::Log log = log_of_match(rules, static_cast<std::uint64_t>(trial), most_deals);
    const log::Replay replay = replayed(log);
    for (const log::Problem& problem : replay.problems())
      ASSERT_NE(problem.weight, log::Weight::problem)
          << "trial " << trial << ", matter " << static_cast<int>(problem.matter) << ", deal " << problem.deal
          << ", entry " << problem.entry.value_or(0) << "\n"
          << text_of(log);
    EXPECT_EQ(replay.tally().undetermined, 0);
    EXPECT_GT(replay.tally().legal, rules.seats.count);
  }
}

TEST_P(LogPlay, an_observer_sees_nothing_that_is_illegal) {
  for (int trial = 0; trial < trials(10); ++trial) {
    const log::Log log =
        log::as_seen_by_an_observer(log_of_match(rules, static_cast<std::uint64_t>(trial), most_deals));
    const log::Replay replay = replayed(log);
    for (const log::Problem& problem : replay.problems())
      ASSERT_FALSE(problem.matter == log::Matter::turn && problem.weight == log::Weight::problem)
          << "trial " << trial << ", deal " << problem.deal << ", entry " << problem.entry.value_or(0) << "\n"
          << text_of(log);
  }
}

// Whether all cards of a deal were dealt and played.
bool is_played_out(const Rules& rules, const log::Deal& deal) {
  CardSet out;
  for (const log::Entry& entry : deal.entries) {
    if (const auto* dealt = std::get_if<log::Dealt>(&entry.what)) out.insert(dealt->table);
    if (const Turn* turn = std::get_if<Turn>(&entry.what))
      for (const Step& step : turn->steps)
        if (const Action* action = std::get_if<Action>(&step)) out.insert(action->hand);
  }
  return out == rules.pack;
}

TEST_P(LogPlay, in_a_deal_that_was_played_out_nothing_is_open) {
  for (int trial = 0; trial < trials(5); ++trial) {
    const log::Log full = log_of_match(rules, static_cast<std::uint64_t>(trial), most_deals);
    for (const log::Log& seen : {log::as_seen_by_an_observer(full), log::as_seen_by(full, Seat{0})}) {
      // Where cards are drawn it stays open when they were.
      for (const log::Problem& problem : log::validate(seen).problems)
        ASSERT_TRUE(problem.weight == log::Weight::note || rules.deal_draw != DealDraw::none ||
                    (problem.weight == log::Weight::undetermined && !is_played_out(rules, seen.deals[problem.deal])))
            << "trial " << trial << ", matter " << static_cast<int>(problem.matter) << ", deal " << problem.deal
            << ", entry " << problem.entry.value_or(0) << "\n"
            << text_of(seen);
    }
  }
}

TEST_P(LogPlay, both_notations_keep_everything) {
  for (int trial = 0; trial < trials(10); ++trial) {
    const log::Log log = log_of_match(rules, static_cast<std::uint64_t>(trial), most_deals);
    for (const log::Log& written : {log, log::as_seen_by_an_observer(log)}) {
      const Parsed<log::Log> from_json = log::parse_json(of(written).dump());
      ASSERT_TRUE(from_json) << casino::text_of(from_json.errors().front());
      ASSERT_EQ(*from_json, written);
      const Parsed<log::Log> from_text = log::parse_text(text_of(written));
      ASSERT_TRUE(from_text) << casino::text_of(from_text.errors().front()) << "\n" << text_of(written);
      ASSERT_EQ(*from_text, written) << text_of(written);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Variants, LogPlay, testing::ValuesIn(tables()), [](const auto& tested) {
  std::string name = std::string(tested.param.variant->name) + "_" + std::to_string(tested.param.seats.count);
  for (char& letter : name)
    if (letter == '-') letter = '_';
  return name;
});

}  // namespace
}  // namespace casino::log_test
