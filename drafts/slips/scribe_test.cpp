// Slips of scribes in games of every variant: the log can still be read, and one slip is one problem at most. How many of
// them are repaired is counted over all games.

#include "properties/generate/scribe.hpp"

#include <gtest/gtest.h>

#include "model/rules/variants.hpp"
#include "oracle/generate/game.hpp"
#include "oracle/log/repair/repair.hpp"
#include "oracle/log/text/text.hpp"
#include "tests/properties/tables.hpp"
#include "tests/properties/trials.hpp"

namespace casino::scribe_test {
namespace {

using namespace properties;

struct Count {
  int noticed = 0;
  int repaired = 0;
};

class Scribe : public testing::TestWithParam<ScribesSlip> {
 protected:
  // Nobody notices a slip that is no fault at this table.
  void read(const std::string& text, Count& count) const {
    const Parsed<log::Validated> read = log::validate_text(text);
    ASSERT_TRUE(read) << text;
    const std::size_t problems = number_of(read->report, log::Weight::problem);
    EXPECT_LE(problems, 1U) << text;
    if (problems == 0) return;
    ++count.noticed;
    const log::Repairs repairs = log::repairs_of(read->log, read->report, {.most_entries = 8'000});
    if (!repairs.best.empty() && repairs.best.front().makes_it_hold) ++count.repaired;
  }
};

TEST_P(Scribe, slips_once_and_is_understood) {
  generate::Dice dice{20221123};
  Count count;
  const int deals = GetParam() == ScribesSlip::no_line_of_deal ? 2 : 1;
  for (const Table& table : tables()) {
    if (GetParam() == ScribesSlip::two_turns_forgotten && table.seats.count > 2) continue;
    for (int i = 0; i < trials(1); ++i) {
      const log::Log game =
          generate::random_game(log::stated(table.rules()), dice.below(std::uint64_t{1} << 32), {deals});
      if (const auto text = with_a_slip(game, GetParam(), dice)) read(*text, count);
    }
  }
  RecordProperty("noticed", count.noticed);
  RecordProperty("repaired", count.repaired);
  EXPECT_GT(count.noticed, 0);
  EXPECT_GE(count.repaired * 10, count.noticed * 6) << count.repaired << " of " << count.noticed;
}

INSTANTIATE_TEST_SUITE_P(Slips, Scribe,
                         testing::Values(ScribesSlip::other_value, ScribesSlip::card_twice, ScribesSlip::no_line_of_deal,
                                         ScribesSlip::two_turns_forgotten),
                         [](const auto& tested) {
                           return std::string(scribes_slip_names.at(static_cast<std::size_t>(tested.param)));
                         });

}  // namespace
}  // namespace casino::scribe_test
