// The newcomer's way into each game: its turns are lawful, and what is said of them is so.

#include "oracle/pages/first_steps.hpp"

#include <gmock/gmock.h>

#include "model/apply/apply.hpp"
#include "model/match/match.hpp"
#include "model/score/score.hpp"
#include "oracle/notation/position.hpp"
#include "oracle/notation/turn.hpp"
#include "oracle/pages/short_deal.hpp"

namespace casino::pages {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

std::string steps_of(std::string_view name) {
  Drawings in_text(name, Drawings::As::text);
  return first_steps_of(*find_named_rules(name), in_text);
}

TEST(FirstSteps, show_a_capture_of_one_of_several_and_a_card_laid_down_in_every_game) {
  for (const NamedRules& game : all_named_rules()) {
    const std::string text = steps_of(game.name);
    for (const char* title : {"**Take a card with one of the same number.**",
                              "**Take several that make its number together.**", "**Or just lay a card down.**"})
      EXPECT_THAT(text, HasSubstr(title)) << game.name;
  }
}

TEST(FirstSteps, show_builds_where_there_are_builds_and_sweeps_where_they_score) {
  for (const NamedRules& game : all_named_rules()) {
    const Rules rules = game.usual_rules();
    const std::string text = steps_of(game.name);
    EXPECT_EQ(text.find("This is a build.") != std::string::npos, rules.build_enabled != BuildEnabled::off)
        << game.name;
    EXPECT_EQ(text.find("That is a sweep") != std::string::npos, rules.sweep_score != 0) << game.name;
    EXPECT_EQ(text.find("What somebody has taken is not safe") != std::string::npos, rules.steal_use != StealUse::never)
        << game.name;
  }
}

// AA-SWP-1, TUX-SCO-3: the sweep that is shown is one that counts, in a dealing in which it does, and as large as that
// takes; where none of these scores none is shown.
TEST(FirstSteps, show_a_sweep_that_scores) {
  struct Shown {
    Setting setting;
    int dealing;
    int cards;
  };
  const Rules plain = *rules_with(anglo_american(Seats{2}), Option::sweep_score, "1");
  const Rules large = *rules_with(anglo_american(Seats{2}), Option::sweep_large_score, "10");
  const auto sweep_in = [](const Rules& rules) {
    const std::vector<PlainTurn> turns = plain_turns(rules);
    const auto found = std::find_if(turns.begin(), turns.end(),
                                    [](const PlainTurn& one) { return one.title == "Leave nothing on the table."; });
    return found == turns.end() ? std::nullopt : std::optional(found->position);
  };
  EXPECT_FALSE(sweep_in(anglo_american(Seats{2})));
  EXPECT_FALSE(sweep_in(*rules_with(anglo_american(Seats{2}), Option::sweep_initial_score, "2")));
  for (const Shown& shown :
       {Shown{{Option::sweep_counted, "whole_deal"}, 1, 2}, Shown{{Option::sweep_counted, "not_first_layout"}, 1, 2},
        Shown{{Option::sweep_counted, "from_second_dealing"}, 2, 2},
        Shown{{Option::sweep_counted, "before_last_dealing"}, 1, 2},
        Shown{{Option::sweep_counted, "last_dealing"}, 6, 2}}) {
    const auto position = sweep_in(rules_with(plain, shown.setting.option, shown.setting.value).value_or(plain));
    ASSERT_TRUE(position) << shown.setting.value;
    EXPECT_EQ(position->dealing, shown.dealing) << shown.setting.value;
    EXPECT_EQ(position->loose.size(), shown.cards) << shown.setting.value;
  }
  const auto of_four = sweep_in(large);
  ASSERT_TRUE(of_four);
  EXPECT_EQ(of_four->loose.size(), 4);
}

TEST(FirstSteps, are_turns_that_are_lawful_whatever_others_hold) {
  for (const NamedRules& game : all_named_rules())
    for (const PlainTurn& plain : plain_turns(game.usual_rules())) {
      EXPECT_TRUE(judge_position(game.usual_rules(), plain.position).empty()) << game.name << ": " << plain.title;
      EXPECT_TRUE(
          std::holds_alternative<Legal>(judge_with_claims(game.usual_rules(), plain.position, plain.turn).verdict))
          << game.name << ": " << plain.title;
    }
}

// A text that says more of a top than its game allows would be believed.
TEST(FirstSteps, say_of_tops_what_can_be_done_with_them) {
  for (const char* game : {"swazi", "swazi-2", "crazy", "sotho", "sotho-40"})
    EXPECT_THAT(steps_of(game), HasSubstr("can be added to a build of its number")) << game;
  for (const char* game : {"south-african", "south-african-narrow"})
    EXPECT_THAT(steps_of(game), HasSubstr("can be taken like a card of the table")) << game;
}

// From hand to hand, each turn is lawful where it is made, and leaves what the next one begins with.
TEST(FirstSteps, have_a_short_deal_in_every_game_that_holds_from_its_first_turn_to_its_last) {
  for (const NamedRules& game : all_named_rules()) {
    const std::optional<Rules> rules = short_rules_of(game);
    ASSERT_TRUE(rules) << game.name;
    const std::optional<ShortDeal> deal = short_deal(*rules);
    ASSERT_TRUE(deal && !deal->turns.empty()) << game.name;
    EXPECT_LE(deal->turns.size(), 16U) << game.name;
    for (std::size_t i = 0; i < deal->turns.size(); ++i) {
      const ShortDeal::Played& played = deal->turns[i];
      const Judgement judgement = judge_with_claims(*rules, played.before, played.turn);
      EXPECT_TRUE(std::holds_alternative<Legal>(judgement.verdict))
          << game.name << ": " << notation::text_of(*rules, played.before, played.turn) << " in "
          << notation::text_of(*rules, played.before);
      EXPECT_EQ(judgement.after.layout(), played.after.layout()) << game.name << ", turn " << i + 1;
      if (i + 1 < deal->turns.size()) {
        EXPECT_EQ(played.after, deal->turns[i + 1].before) << game.name;
      }
    }
    EXPECT_TRUE(deal_is_over(*rules, deal->turns.back().after)) << game.name;
    EXPECT_TRUE(captured_at_end(*rules, deal->turns.back().after)) << game.name;
  }
}

// Each row of the table says of its turn what it does to the table.
TEST(FirstSteps, say_what_a_turn_of_the_short_deal_does) {
  const std::string royal = steps_of("royal");
  EXPECT_THAT(royal, HasSubstr("| a build of 9 | 4H 7C, \\[9D \\| AS 8S\\]=9 of N |"));
  EXPECT_THAT(royal, HasSubstr("| the own build is taken; the table is empty | empty |"));
  EXPECT_THAT(steps_of("swazi"), HasSubstr("| 2 and 5 are 7; a build of 6 |"));
}

TEST(FirstSteps, have_pictures_in_place_of_drawings_where_these_are_wanted) {
  Drawings pictures("royal", Drawings::As::pictures);
  const std::string text = first_steps_of(*find_named_rules("royal"), pictures);
  EXPECT_THAT(text, HasSubstr("![The position](royal-1.svg)"));
  EXPECT_THAT(text, Not(HasSubstr("hands   N")));
  const std::vector<PictureFile> taken = std::move(pictures).taken();
  EXPECT_GE(taken.size(), 6U);
  EXPECT_THAT(taken.front().svg, HasSubstr("<svg"));
}

}  // namespace
}  // namespace casino::pages
