// Which single option would make a log hold: each log breaks one clause, and the option that decides it is known from
// the registry.

#include "oracle/log/why.hpp"

#include "oracle/settings.hpp"
#include "tests/oracle/log/reading.hpp"

namespace casino::log {
namespace {

using testing::Contains;
using testing::IsEmpty;

Why why(const Log& log) { return why_not(log, validate(log)); }

// N owns the build, and trails.
const std::string owner_trails =
    "deal 1, dealer S\ntable 10D 5C 3S 8H\nhand N: 9C 4D KH AS\nhand S: 2S 7D JC 8C\n"
    "N: build 9: 4D on 5C\nS: 8C takes 8H\nN: trail KH\n";

TEST(Why, AA_TRL_3_the_option_of_the_clause_comes_first) {
  const Why found = why(western_log(owner_trails));
  ASSERT_FALSE(found.options.empty());
  EXPECT_EQ(found.options.front().option, Option::trail_owning_build);
  EXPECT_THAT(found.options, Contains(OptionThatHelps{Option::trail_owning_build, "allowed", Outcome::holds}));
  EXPECT_TRUE(found.is_complete);
}

TEST(Why, three_numbers_in_a_row_are_told_as_a_range) {
  EXPECT_EQ(alternatives({"none", "14", "15", "16"}), "none or 14 to 16");
  EXPECT_EQ(alternatives({"1", "2", "4", "5", "6", "8"}), "1 or 2 or 4 to 6 or 8");
  EXPECT_EQ(alternatives({"kept", "never"}), "kept or never");
}

TEST(Why, no_option_puts_a_card_into_a_hand) {
  EXPECT_THAT(why(western_log("deal 1, dealer S\ntable 10D 5C 3S 8H\nhand N: 9C 4D KH AS\nhand S: 2S 7D JC 8C\n"
                              "N: trail QH\n"))
                  .options,
              IsEmpty());
}

// The second fault is one of counting: no option allows both.
TEST(Why, two_faults_have_no_single_option) {
  EXPECT_THAT(why(western_log(owner_trails + "S: JC takes 10D\n")).options, IsEmpty());
}

// Every option that is named really makes the log hold.
TEST(Why, what_it_names_holds) {
  const Log log = western_log(owner_trails);
  for (const OptionThatHelps& one : why(log).options) {
    Log changed = log;
    ASSERT_FALSE(set_value(changed.rules.rules, one.option, one.value));
    EXPECT_FALSE(contradiction(changed.rules.rules));
    EXPECT_EQ(validate(changed).outcome, one.outcome) << entry_of(one.option).name << '=' << one.value;
  }
}

TEST(Why, a_log_that_holds_asks_for_nothing) {
  EXPECT_EQ(why(western_log("deal 1, dealer S\ntable 10D 5C 3S 8H\nhand N: 9C 4D KH AS\nN: trail KH\n")), Why{});
}

TEST(Why, gives_up_when_there_is_too_much_to_play) {
  const Log log = western_log(owner_trails);
  EXPECT_FALSE(why_not(log, validate(log), 1).is_complete);
}

}  // namespace
}  // namespace casino::log
