// Which single option would make a log hold: each log breaks one clause, and the option that decides it is known from
// the registry.

#include "oracle/log/readings/would_hold.hpp"
#include "oracle/rulesets/settings.hpp"
#include "tests/oracle/log/reading.hpp"

namespace casino::log::why_test {
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
  EXPECT_THAT(found.options, Contains(OptionThatHelps{Option::trail_owning_build, "allowed", LogOutcome::holds}));
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

// AA-SWP-1, HUN-ULM-2: also where the rules of the log remember none.
TEST(Why, AA_SWP_1_sweeps_that_were_scored_are_named) {
  const std::string sweep =
      "deal 1, dealer S\nposition table 5C 3D; hand N: 8S; hand S: KC; stock none; to act N; last capture S; "
      "pile N: 2H 2C +20; pile S: 3H 3C +24\nN: 8S takes 5C 3D\nS: trail KC\nscore sweeps N 1, S 0\n";
  EXPECT_THAT(why(western_log(sweep)).options, Contains(OptionThatHelps{Option::sweep_score, "1", LogOutcome::holds}));
  const std::string first =
      "rules hungarian, 2 players\ndeal 1, dealer S\nposition table AC 2C 3C 4C; hand N: 10H; hand S: 3D; dealer S; "
      "to act N; stock none; dealing 1\nN: 10H takes AC 2C 3C 4C\nS: trail 3D\nscore sweeps N 2, S 0\n";
  EXPECT_THAT(why(log_of(first)).options,
              Contains(testing::Field(&OptionThatHelps::option, Option::sweep_initial_score)));
}

TEST(Why, a_log_that_holds_asks_for_nothing) {
  EXPECT_EQ(why(western_log("deal 1, dealer S\ntable 10D 5C 3S 8H\nhand N: 9C 4D KH AS\nN: trail KH\n")), Why{});
}

TEST(Why, gives_up_when_there_is_too_much_to_play) {
  const Log log = western_log(owner_trails);
  EXPECT_FALSE(why_not(log, validate(log), 1).is_complete);
}

// In a Rook pack there are no suits, and so neither spades nor the two casinos.
TEST(Why, TUX_PAK_1_values_of_cards_that_the_pack_lacks_are_not_tried) {
  const Log rook = log_of("rules tuxedo, 3 players\n");
  const Log suited = log_of("rules anglo-american, 2 players\n");
  for (const Option option : {Option::score_ten_diamonds, Option::score_two_spades, Option::score_spades}) {
    EXPECT_FALSE(can_bear_on(rook, option, "10")) << entry_of(option).name;
    EXPECT_TRUE(can_bear_on(suited, option, "10")) << entry_of(option).name;
  }
  Log without_the_two = suited;
  without_the_two.rules.rules.pack.remove("2S"_card);
  EXPECT_FALSE(can_bear_on(without_the_two, Option::score_two_spades, "1"));
  const Log sotho = log_of("rules sotho, 4 players\n");
  EXPECT_FALSE(can_bear_on(sotho, Option::pack_kind, "rook40"));
  EXPECT_TRUE(can_bear_on(sotho, Option::pack_kind, "no_pictures40"));
  EXPECT_FALSE(can_bear_on(rook, Option::pack_kind, "standard52"));
}

// Points that nobody can account for could be those of oranges, if anybody had ever called any.
TEST(Why, TUX_ORG_1_oranges_are_not_tried_where_nobody_calls_any) {
  const std::string sheet = "rules royal, 2 players\nbefore 5 deals\nbefore N 13, S 20\ndeal 6, dealer N\n";
  const Log log = log_of(sheet + "score N 9, S 2\ntotal N 22, S 22\nresult unfinished");
  const Why found = why(log);
  EXPECT_FALSE(found.options.empty());
  for (const OptionThatHelps& one : found.options) EXPECT_NE(one.option, Option::score_orange);
  EXPECT_TRUE(can_bear_on(log_of("rules tuxedo, 3 players\n"), Option::score_orange, "3"));
  EXPECT_TRUE(can_bear_on(log_of(sheet + "score oranges N 3"), Option::score_orange, "3"));
  EXPECT_TRUE(can_bear_on(log_of(sheet + "N calls orange"), Option::orange_false_call, "-2"));
}

// Seed 000 "Sotho Casino": the pack without pictures makes another variant, in which nine cards each are all there are.
const std::string without_pictures =
    "deal 1, dealer W\n"
    "S cuts 10C 7H 3D 4C\n"
    "hand S: 2S 10D 6H 4S AH 3C 2H 7C 8D\n"
    "hand E: 8S 3H 8H AC 9H 7D AS 7S 4H\n"
    "hand N: 9S 6S 6D 3S 9D 8C 6C 5H 10S\n"
    "hand W: 2D 2C 5C AD 9C 10H 5S 5D 4D\n"
    "S: build 8: AH on 3D 4C\n";

TEST(Why, SOT_PACK_1_a_variant_with_another_pack_is_named) {
  const Log log = log_of("rules sotho, 4 players\n" + without_pictures);
  const Why found = why(log);
  EXPECT_EQ(found.variants, (std::vector<VariantThatHelps>{{"sotho-40", 4, LogOutcome::holds}}));
  for (const OptionThatHelps& one : found.options) EXPECT_NE(one.option, Option::pack_kind);
  const auto lines = lines_of(found);
  ASSERT_GE(lines.size(), 2U);
  EXPECT_EQ(lines[0].text, "Rules of another name that would make it hold");
  EXPECT_EQ(lines[1].text, "  rules sotho-40, 4 players");
  EXPECT_EQ(of(found).at("variants").at(0).at("variant"), "sotho-40");
  EXPECT_EQ(why(log_of("rules sotho-40, 4 players\n" + without_pictures)), Why{});
}

// What breaks a rule by both is of neither.
TEST(Why, a_variant_is_named_only_if_the_whole_log_holds) {
  EXPECT_THAT(why(log_of("rules sotho, 4 players\n" + without_pictures + "E: 8S takes 7H\n")).variants, IsEmpty());
  EXPECT_THAT(why(western_log(owner_trails)).variants, IsEmpty());
}

}  // namespace
}  // namespace casino::log::why_test
