// Slips of scribes in games of every variant: the log can still be read, and one slip is one problem, for which a
// repair is found. How often is counted over all games.

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
  int one_problem = 0;
  int repaired = 0;
};

// Of a hundred that are noticed, how many are one problem at the least. What follows from turns that nobody wrote down,
// and from a value that decides what others may do, cannot always be told from slips.
int fewest_in_a_hundred(ScribesSlip slip) {
  switch (slip) {
    case ScribesSlip::card_twice:
    case ScribesSlip::other_dealer:
    case ScribesSlip::other_order:
    case ScribesSlip::no_line_of_deal: return 100;
    case ScribesSlip::other_value:
    case ScribesSlip::dealt_twice:
    case ScribesSlip::other_top: return 90;
    case ScribesSlip::two_turns_forgotten: return 80;
  }
  return 100;
}

// Nobody notices a slip that is no fault at this table.
void read_with_a_slip(const std::string& text, Count& count) {
  const Parsed<log::Validated> read = log::validate_text(text);
  ASSERT_TRUE(read) << text;
  const std::size_t problems = number_of(read->report, log::Weight::problem);
  if (problems == 0) return;
  ++count.noticed;
  if (problems == 1) ++count.one_problem;
  const log::Repairs repairs = log::repairs_of(read->log, read->report, {.most_entries = 8'000});
  if (!repairs.best.empty() && repairs.best.front().makes_it_hold) ++count.repaired;
}

class Scribe : public testing::TestWithParam<ScribesSlip> {};

TEST_P(Scribe, slips_once_and_is_understood) {
  Dice dice{20221123};
  Count count;
  const bool is_of_two = GetParam() == ScribesSlip::no_line_of_deal || GetParam() == ScribesSlip::other_dealer;
  const int deals = is_of_two ? 2 : 1;
  for (const Table& table : tables()) {
    if (table.seats.count != table.variant->fewest_seats) continue;
    for (int i = 0; i < trials(1); ++i) {
      const log::Log game =
          generate::random_game(log::stated(table.rules()), dice.below(std::uint64_t{1} << 32), {deals});
      if (const auto text = with_a_slip(game, GetParam(), dice)) read_with_a_slip(*text, count);
    }
  }
  EXPECT_GE(count.one_problem * 100, count.noticed * fewest_in_a_hundred(GetParam()))
      << count.one_problem << " of " << count.noticed;
  EXPECT_GE(count.repaired * 10, count.noticed * 6) << count.repaired << " of " << count.noticed;
}

INSTANTIATE_TEST_SUITE_P(Slips, Scribe,
                         testing::Values(ScribesSlip::other_value, ScribesSlip::card_twice, ScribesSlip::other_top,
                                         ScribesSlip::other_order, ScribesSlip::no_line_of_deal,
                                         ScribesSlip::dealt_twice, ScribesSlip::other_dealer,
                                         ScribesSlip::two_turns_forgotten),
                         [](const auto& tested) {
                           return std::string(scribes_slip_names.at(static_cast<std::size_t>(tested.param)));
                         });

}  // namespace
}  // namespace casino::scribe_test
