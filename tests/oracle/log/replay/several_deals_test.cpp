// Deals that follow each other: where no text names a target, and where a match has had its end.

#include "oracle/generate/game.hpp"
#include "oracle/log/readings/rules_that_fit.hpp"
#include "oracle/log/readings/would_hold.hpp"
#include "oracle/rulesets/settings.hpp"
#include "tests/oracle/log/reading.hpp"

namespace casino::log::several_deals_test {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

// "The deal passes to the right after each hand": S, E and W sit counterclockwise, and S deals first.
std::string swazi_deals(std::string_view second, std::string_view third) {
  return "rules swazi, 3 players\ndeal 1, dealer S\nscore S 6, E 3, W 2\ndeal 2, dealer " + std::string(second) +
         "\nscore S 2, E 5, W 4\ndeal 3, dealer " + std::string(third) + "\n";
}

TEST(SeveralDeals, SWZ_DEAL_3_the_deal_passes_to_the_right) {
  EXPECT_THAT(found(log_of(swazi_deals("E", "W"))), IsEmpty());
  EXPECT_THAT(found(log_of(swazi_deals("W", "S"))), ElementsAre(HasSubstr("deals, but it is")));
}

// Each is won by itself: E has won the second, though S has more in both. The match is not over.
TEST(SeveralDeals, Q_SWZ_37_the_result_is_that_of_the_last_deal) {
  const std::string two =
      "rules swazi, 3 players\ndeal 1, dealer S\nscore S 7, E 2, W 2\ndeal 2, dealer E\n"
      "score S 2, E 5, W 4\ntotal S 9, E 7, W 6\nresult ";
  EXPECT_THAT(found(log_of(two + "E wins")), IsEmpty());
  EXPECT_THAT(found(log_of(two + "unfinished")), IsEmpty());
  EXPECT_THAT(found(log_of(two + "S wins")), SizeIs(1));
  EXPECT_THAT(found(log_of(two + "drawn")), SizeIs(1));
}

// 000: whoever lost the hand before gets cards first in the next. W has lost, so E, who sits before W, deals.
TEST(SeveralDeals, SAF_DEAL_2_the_loser_leads) {
  const auto deals = [](std::string_view dealer) {
    return log_of("rules south-african, 3 players\ndeal 1, dealer S\nscore S 6, E 3, W 1\ndeal 2, dealer " +
                  std::string(dealer) + "\n");
  };
  EXPECT_THAT(found(deals("E")), IsEmpty());
  EXPECT_THAT(found(deals("S")), ElementsAre(HasSubstr("deals, but it is")));
  EXPECT_THAT(found(deals("W")), ElementsAre(HasSubstr("deals, but it is")));
}

class WithoutTarget : public testing::TestWithParam<std::string_view> {
 protected:
  const VariantEntry& variant_ = *find_variant(GetParam());
};

TEST_P(WithoutTarget, three_deals_hold_and_a_wrong_dealer_is_one_problem) {
  for (std::uint8_t seats = variant_.fewest_seats; seats <= variant_.most_seats; ++seats) {
    Log log = generate::random_game(stated(variant_.rules(Seats{seats})), seats, {3});
    ASSERT_THAT(log.deals, SizeIs(3));
    EXPECT_THAT(found(log), IsEmpty());
    const Rules& rules = log.rules.rules;
    log.deals[1].dealer = seat_after(rules, *log.deals[1].dealer);
    log.deals.resize(2);
    log.deals[1].entries.clear();
    log.deals[1].pack.clear();
    log.result.reset();
    EXPECT_THAT(found(log), ElementsAre(HasSubstr("deals, but it is"))) << int{seats};
  }
}

TEST_P(WithoutTarget, the_rules_of_a_log_can_say_that_one_deal_is_a_match) {
  Rules rules = variant_.rules(Seats{variant_.fewest_seats});
  Log log = generate::random_game(stated(rules), 4, {3});
  ASSERT_EQ(set_value(rules, Option::match_target, "one_deal"), std::nullopt);
  log.rules = stated(rules);
  EXPECT_THAT(found(log), ElementsAre("this goes on, though the match was over"));
}

INSTANTIATE_TEST_SUITE_P(Variants, WithoutTarget,
                         testing::Values("swazi", "swazi-2", "crazy", "sotho", "sotho-40", "south-african", "haiti"),
                         [](const auto& tested) {
                           std::string name(tested.param);
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

// 004: "Some play to 50 points". Whoever forgets to say so has forgotten one line.
TEST(SeveralDeals, a_forgotten_target_is_one_problem_and_is_found) {
  Rules rules = anglo_american(Seats{2});
  ASSERT_EQ(set_value(rules, Option::match_target, "50"), std::nullopt);
  Log log = generate::random_game(stated(rules), 5, {});
  ASSERT_THAT(found(log), IsEmpty());
  log.rules = stated(anglo_american(Seats{2}));
  EXPECT_THAT(found(log), ElementsAre("this goes on, though the match was over"));
  const Why why = why_not(log, validate(log));
  EXPECT_THAT(why.options, Contains(OptionThatHelps{Option::match_target, "50", LogOutcome::holds}));
  for (const OptionThatHelps& one : why.options)
    EXPECT_EQ(validate(*rules_with(log.rules.rules, one.option, one.value), log).outcome, one.outcome) << one.value;

  Fitting fitting;
  fitting.add(log);
  const auto& fits = fitting.variants();
  const auto western = std::find_if(fits.begin(), fits.end(),
                                    [](const VariantFit& fit) { return fit.variant->name == "anglo-american"; });
  EXPECT_TRUE(western->fits_with_one_change());
}

// Nine deals with more than three hundred turns, which need not be played for each target there can be.
TEST(SeveralDeals, a_forgotten_target_of_a_long_match_is_found) {
  const Rules usual = find_variant("tuxedo")->rules(Seats{2});
  Rules rules = usual;
  ASSERT_EQ(set_value(rules, Option::match_target, "200"), std::nullopt);
  Log log = generate::random_game(stated(rules), 3, {});
  ASSERT_THAT(log.deals.size(), testing::Ge(8U));
  log.rules = stated(usual);
  EXPECT_THAT(found(log), SizeIs(1));
  const Why why = why_not(log, validate(log));
  EXPECT_THAT(why.options, Contains(OptionThatHelps{Option::match_target, "200", LogOutcome::holds}));
  EXPECT_TRUE(why.is_complete);
}

}  // namespace
}  // namespace casino::log::several_deals_test
