// What a page says of options, questions and numbers of players is so in the variant that it tells of.

#include <set>

#include <gmock/gmock.h>

#include "model/rules/question.hpp"
#include "oracle/pages/parts.hpp"
#include "oracle/rulesets/settings.hpp"

namespace casino::pages::variations_test {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

std::vector<std::string> rules_stated(std::string_view variant, Chapter chapter) {
  std::vector<std::string> lines;
  const std::vector<PageChapter> all = page_chapters_of(*find_named_rules(variant));
  for (const PageRule& rule : all[static_cast<std::size_t>(chapter)].rules)
    lines.push_back(rule.label + ": " + rule.sentence);
  return lines;
}

// ---- Questions

TEST(OpenQuestions, every_variant_has_some) {
  for (const VariantEntry& variant : variants())
    EXPECT_THAT(open_questions_text(*find_named_rules(variant.name)), Not(IsEmpty())) << variant.name;
}

// A reading with values that a variant does not have is not the one that is taken there.
TEST(OpenQuestions, a_reading_is_taken_here_only_where_its_values_are_in_force) {
  for (const VariantEntry& variant : variants()) {
    const NamedRules& game = *find_named_rules(variant.name);
    const std::string text = open_questions_text(game);
    for (const Question& question : questions())
      for (const Reading& reading : question.readings) {
        if (reading.setting.empty() || reading.letter != question.decision.letter) continue;
        if (are_in_force(game.usual_rules(), settings_in(reading.setting))) continue;
        const std::string taken =
            "`" + std::string(reading.setting) + "` Taken here: " + std::string(question.decision.reason.substr(0, 20));
        EXPECT_THAT(text, Not(HasSubstr(taken))) << variant.name << " " << question.id;
      }
  }
}

TEST(OpenQuestions, of_a_part_of_a_text_stand_on_its_own_page) {
  const auto asks = [](std::string_view variant, const std::string& id) {
    return open_questions_text(*find_named_rules(variant)).find("### " + id + ":") != std::string::npos;
  };
  EXPECT_TRUE(asks("dominican-soto", "Q-DOM-21"));
  EXPECT_FALSE(asks("dominican", "Q-DOM-21"));
  EXPECT_TRUE(asks("dominican-soto", "Q-DOM-09"));   // and those that it shares
  EXPECT_FALSE(asks("hungarian-nagy", "Q-HUN-07"));  // this text says who leads
  EXPECT_FALSE(asks("hungarian-ulmann", "Q-HUN-15"));
  EXPECT_FALSE(asks("sotho-40", "Q-SOT-01"));  // of pictures
}

// ---- Numbers of clauses

TEST(PageRule, a_number_is_not_cited_for_what_it_does_not_say) {
  EXPECT_THAT(rules_stated("dominican", Chapter::players), Contains(HasSubstr("DOM-PLY-1: Four may play")));
  EXPECT_THAT(rules_stated("south-african", Chapter::cards), Contains(HasSubstr("AA-VAL-1: An ace counts 1")));
  EXPECT_THAT(rules_stated("south-african", Chapter::add), Contains(HasSubstr("AA-ADD-2: Together with a raise")));
  EXPECT_THAT(rules_stated("sotho", Chapter::piles), Contains("SWZ-STL-2: The own pile is not open."));
}

TEST(PageRule, what_some_do_elsewhere_is_no_source_of_what_is_done_here) {
  for (const VariantEntry& variant : variants())
    EXPECT_THAT(rules_stated(variant.name, Chapter::match), Not(Contains(HasSubstr("AA-WIN-4")))) << variant.name;
}

// ---- What a variant's own text says

TEST(PageRule, the_order_of_counting_is_told_where_items_are_counted) {
  EXPECT_THAT(rules_stated("royal", Chapter::match),
              Contains("ROY-WIN-2: The items are counted in this order: cards, spades, the ten of diamonds, the two of "
                       "spades, the ace of spades, the ace of clubs, the ace of hearts, the ace of diamonds, sweeps."));
}

TEST(PageRule, a_side_that_has_what_it_needs_has_won_in_both_dominican_games) {
  for (const std::string_view variant : {"dominican", "dominican-soto"}) {
    EXPECT_THAT(rules_stated(variant, Chapter::match), Contains(HasSubstr("DOM-WIN-5")));
    EXPECT_THAT(rules_stated(variant, Chapter::match), Contains(HasSubstr("DOM-WIN-8")));
  }
}

TEST(PageRule, nobody_acts_last_in_each_round_where_hands_are_used_up_at_different_speeds) {
  for (const std::string_view variant : {"hungarian", "hungarian-ulmann", "hungarian-nagy"})
    EXPECT_THAT(rules_stated(variant, Chapter::players), Not(Contains(HasSubstr("last in each round")))) << variant;
}

TEST(PageRule, a_sweep_is_marked_as_the_text_says) {
  for (const std::string_view variant : {"finland", "sweden", "hungarian", "hungarian-ulmann"})
    EXPECT_THAT(rules_stated(variant, Chapter::sweeps), Contains(HasSubstr("is marked by one of its cards")))
        << variant;
  EXPECT_THAT(rules_stated("dominican", Chapter::sweeps), Contains(HasSubstr("is marked by its capturing card")));
}

// ---- Options

TEST(Variations, the_ordinary_game_offers_what_its_text_leaves_open_and_no_more) {
  const NamedRules& game = *find_named_rules("anglo-american");
  const std::string text = variations_text(page_chapters_of(game), game);
  for (const char* offered : {"`seats.sides`", "`trail.owning_build`", "`sweep.score`", "`deal.packets`"})
    EXPECT_THAT(text, HasSubstr(offered));
  for (const char* fixed : {"`pack.kind`", "`seats.direction`", "`deal.hand`", "`value.pictures`", "`build.enabled`"})
    EXPECT_THAT(text, Not(HasSubstr(fixed)));
}

TEST(Variations, every_variant_has_some) {
  for (const NamedRules& game : all_named_rules())
    EXPECT_THAT(variations_text(page_chapters_of(game), game), HasSubstr("- **`")) << game.name;
}

TEST(Variations, a_value_is_told_with_each_number_of_players) {
  EXPECT_EQ(with_other_seats(*find_named_rules("swazi"), entry_of(Option::partner_build_for)),
            ", with four players `lost_build_only`");
  EXPECT_EQ(with_other_seats(*find_named_rules("swazi"), entry_of(Option::build_owner)), "");
}

// Two sides with five spades, or none: one point more or less.
TEST(ScoreTable, a_deal_is_worth_what_it_can_be_worth) {
  EXPECT_EQ(worth_of_a_deal(find_named_rules("south-african")->usual_rules()), "9 to 11 points");
  EXPECT_EQ(worth_of_a_deal(find_named_rules("royal")->usual_rules()), "11 points");
}

}  // namespace
}  // namespace casino::pages::variations_test
