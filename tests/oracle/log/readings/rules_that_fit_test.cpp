// By which rules logs can have been played.

#include "oracle/log/readings/rules_that_fit.hpp"

#include <algorithm>

#include "tests/oracle/log/reading.hpp"

namespace casino::log::rules_that_fit_test {
namespace {

const VariantFit& fit_of(const Fitting& fitting, std::string_view name) {
  const auto& all = fitting.variants();
  return *std::find_if(all.begin(), all.end(), [&](const VariantFit& fit) { return fit.variant->name == name; });
}

const OptionFit& option_of(const VariantFit& variant, Option option) {
  return *std::find_if(variant.options.begin(), variant.options.end(),
                       [&](const OptionFit& fit) { return fit.option == option; });
}

std::vector<std::string> left_of(const VariantFit& variant, Option option) {
  std::vector<std::string> left;
  for (const ValueFit& value : option_of(variant, option).values)
    if (!value.refuted) left.push_back(value.value);
  return left;
}

const std::string hands =
    "deal 1, dealer S\n"
    "table 10D 5C 3S 8H\n"
    "hand N: 9C 4D KH AS\n"
    "hand S: 2S 7D JC 8C\n";

// N owns a build and trails: only a table at which that is allowed can have played so.
TEST(Fitting, AA_TRL_3_trailing_with_a_build_tells_the_values_apart) {
  Fitting fitting;
  fitting.add(western_log(hands + "N: build 9: 4D on 5C\n"
                                  "S: 8C takes 8H\n"
                                  "N: trail KH\n"));
  const VariantFit& fit = fit_of(fitting, "anglo-american");
  EXPECT_FALSE(fit.fits());
  ASSERT_TRUE(fit.refuted);
  EXPECT_EQ(fit.refuted->turn, 3);
  EXPECT_EQ(fit.refuted->clause, "AA-TRL-3"_clause);
  EXPECT_TRUE(fit.fits_with_one_change());
  EXPECT_THAT(left_of(fit, Option::trail_owning_build), testing::ElementsAre("allowed"));
  EXPECT_TRUE(fitting.something_fits());
}

// Hands of four and a table of four are not dealt in Swazi Casino, which three play at least.
TEST(Fitting, variants_that_are_not_played_so_are_out) {
  Fitting fitting;
  fitting.add(western_log(hands + "N: 9C takes 5C 3S AS\n"));
  EXPECT_FALSE(fit_of(fitting, "swazi").is_played_by_so_many);
  EXPECT_FALSE(fit_of(fitting, "crazy").fits());
}

// The same log, played and left out: what was left out rules out nothing.
TEST(Fitting, leaves_out_logs_that_are_too_much_to_play) {
  const Log log = western_log(hands +
                              "N: build 9: 4D on 5C\n"
                              "S: 8C takes 8H\n"
                              "N: trail KH\n");
  constexpr std::size_t few_entries = 1'000;  // a few hundred rules, and three turns
  Fitting fitting({}, few_entries);
  fitting.add(log);
  EXPECT_EQ(fitting.logs(), 1);
  EXPECT_EQ(fitting.logs_left_out(), 1);
  EXPECT_TRUE(fit_of(fitting, "anglo-american").fits());

  Fitting enough;
  enough.add(log);
  EXPECT_EQ(enough.logs_left_out(), 0);
  EXPECT_FALSE(fit_of(enough, "anglo-american").fits());
}

// What one log leaves open another one may settle; of what the first has ruled out the second changes nothing.
TEST(Fitting, every_log_narrows_it_down) {
  Fitting fitting;
  fitting.add(western_log(hands + "N: trail KH\n"));
  EXPECT_TRUE(fit_of(fitting, "anglo-american").fits());
  EXPECT_FALSE(option_of(fit_of(fitting, "anglo-american"), Option::trail_owning_build).is_narrowed());
  fitting.add(western_log(hands + "N: build 9: 4D on 5C\n"
                                  "S: 8C takes 8H\n"
                                  "N: trail KH\n"));
  fitting.add(western_log(hands + "N: trail KH\n"));
  const VariantFit& fit = fit_of(fitting, "anglo-american");
  EXPECT_EQ(fitting.logs(), 3U);
  ASSERT_TRUE(fit.refuted);
  EXPECT_EQ(fit.refuted->log, 2U);
  EXPECT_THAT(left_of(fit, Option::trail_owning_build), testing::ElementsAre("allowed"));
}

// Nobody takes a king with a nine.
TEST(Fitting, what_no_rules_allow_fits_nothing) {
  Fitting fitting;
  fitting.add(
      western_log("deal 1, dealer S\n"
                  "table 10D 5C 3S KD\n"
                  "hand N: 9C 4D KH AS\n"
                  "hand S: 2S 7D JC 8C\n"
                  "N: 9C takes KD\n"));
  EXPECT_FALSE(fitting.something_fits());
}

}  // namespace
}  // namespace casino::log::rules_that_fit_test
