// By which rules logs can have been played.

#include "oracle/log/readings/rules_that_fit.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "oracle/rulesets/scoring.hpp"
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

// ---- Points that no option gives

const std::string spades = "AS 2S 3S 4S 5S 6S 7S 8S 9S 10S QS KS";  // but for the jack
const std::string hearts = " AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH";
const std::string diamonds_and_clubs =
    "AD 2D 3D 4D 6D 7D 8D 9D 10D JD QD KD AC 2C 3C 4C 6C 7C 8C 9C 10C JC QC KC";  // but for the fives

// The last play of a deal, in which whoever plays takes the fives of diamonds and clubs.
Log last_play(const std::string& player, const std::string& north, const std::string& south,
              const std::string& points) {
  const std::string other = player == "N" ? "S" : "N";
  return western_log(
      fmt::format("position\n  table 5C; hand {0}: 5D; hand {1}: none; stock none; dealing 6; to act {0}; dealer {1}; "
                  "last capture S\n"
                  "  pile N: {2}\n  pile S: {3}\n{0}: 5D takes 5C\nscore {4}\n",
                  player, other, north, south, points));
}

std::vector<std::string> tables_of(const VariantFit& variant) {
  std::vector<std::string> tables;
  for (const TableFit& fit : variant.tables)
    tables.push_back(text_of(fit.table) + (fit.has_no_spades ? " without most spades" : ""));
  return tables;
}

// By the western text N has 3 for 28 cards, 1 for spades, 2 for aces and 1 for little casino, and S 2 for aces and 2
// for big casino: 7 and 4. In the second game N has 3 for 27 cards, 2 for aces and 2 for big casino, and S 1 for
// spades, 2 for aces and 1 for little casino, 7 and 4 as well; in the third S has the 27 cards: 4 and 7. Whoever has
// the jack of spades has 2 more each time. The fives could explain the first two.
TEST(Fitting, points_for_a_card_that_no_option_knows) {
  Fitting fitting;
  fitting.add(last_play("N", spades + " JS" + hearts, diamonds_and_clubs, "N 9, S 4"));
  fitting.add(last_play("N", diamonds_and_clubs + " JS", spades + hearts, "N 9, S 4"));
  EXPECT_THAT(tables_of(fit_of(fitting, "anglo-american")), testing::UnorderedElementsAre("5C 2", "5D 2", "JS 2"));
  fitting.add(last_play("S", diamonds_and_clubs + " JS", spades + hearts, "N 6, S 7"));
  const VariantFit& fit = fit_of(fitting, "anglo-american");
  EXPECT_THAT(tables_of(fit), testing::ElementsAre("JS 2"));
  EXPECT_FALSE(fit.fits());
  EXPECT_TRUE(fit.fits_with_one_change());
  EXPECT_TRUE(std::ranges::all_of(fit.options, [](const OptionFit& option) {
    return std::ranges::all_of(option.values, [](const ValueFit& value) { return value.refuted.has_value(); });
  }));
}

// As above without the point for most spades, and with one for each: 6 and 13, 4; 7 and 1, 3 and 12.
TEST(Fitting, a_point_for_each_spade_and_none_for_most) {
  Fitting fitting;
  fitting.add(last_play("N", spades + " JS" + hearts, diamonds_and_clubs, "N 19, S 4"));
  fitting.add(last_play("N", diamonds_and_clubs + " JS", spades + hearts, "N 8, S 15"));
  EXPECT_THAT(tables_of(fit_of(fitting, "anglo-american")), testing::ElementsAre("each spade 1 without most spades"));
}

// A turn that a variant forbids is not explained by any points.
TEST(Fitting, points_explain_no_turn) {
  Fitting fitting;
  fitting.add(western_log(hands + "N: build 9: 4D on 5C\n"
                                  "S: 8C takes 8H\n"
                                  "N: trail KH\n"));
  EXPECT_THAT(tables_of(fit_of(fitting, "anglo-american")), testing::IsEmpty());
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
