// What a page says of options, questions and numbers of players is so in the variant that it tells of.

#include <array>
#include <regex>
#include <set>
#include <sstream>

#include <gmock/gmock.h>

#include "model/rules/question.hpp"
#include "oracle/pages/page.hpp"
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

// What an older text leaves open is not open where the variant's own settles it, nor where it is about partners and two
// play, or an option decides nothing.
TEST(OpenQuestions, taken_over_are_those_that_are_open_here) {
  const auto has = [](std::string_view variant, const std::string& id) {
    return open_questions_text(*find_named_rules(variant)).find("- " + id + ":") != std::string::npos;
  };
  EXPECT_TRUE(has("hungarian-ulmann", "Q-AA-13") || has("dominican", "Q-AA-13"));
  EXPECT_FALSE(has("hungarian-nagy", "Q-HUN-07"));  // 001: whoever made the last capture leads
  EXPECT_FALSE(has("dominican", "Q-ROY-08"));       // 001, Sweeps
  EXPECT_FALSE(has("swazi", "Q-GEN-04"));           // 000: the first dealer is chosen at random
  EXPECT_FALSE(has("crazy", "Q-SWZ-47"));           // of four players
  EXPECT_FALSE(has("tuxedo", "Q-AA-25"));           // nothing is counted in an order there
  EXPECT_THAT(open_questions_text(*find_named_rules("sotho")),
              HasSubstr("- Q-SWZ-47: Are four players always partners? "
                        "**Yes, two and two.** `seats.sides=partners` "
                        "with four players\n"));
}

// Where nobody can claim, the answers about claims hold where somebody can.
TEST(OpenQuestions, what_cannot_come_up_is_not_taken_here) {
  EXPECT_THAT(open_questions_text(*find_named_rules("anglo-american")),
              HasSubstr("`claim.false=ignored` Taken where it comes up: "));
}

TEST(OpenQuestions, of_a_part_of_a_text_stand_on_its_own_page) {
  const auto asks = [](std::string_view variant, const std::string& id) {
    return open_questions_text(*find_named_rules(variant)).find("### " + id + ":") != std::string::npos;
  };
  EXPECT_TRUE(asks("hungarian-nagy", "Q-HUN-15"));
  EXPECT_TRUE(asks("dominican-soto", "Q-DOM-09"));   // and those that it shares
  EXPECT_FALSE(asks("hungarian-nagy", "Q-HUN-07"));  // this text says who leads
  EXPECT_FALSE(asks("hungarian-ulmann", "Q-HUN-15"));
  EXPECT_FALSE(asks("sotho-40", "Q-SOT-01"));  // of pictures
}

// ---- What the text answers

TEST(OpenQuestions, what_the_text_answers_stands_below_them) {
  const std::string finland = open_questions_text(*find_named_rules("finland"));
  EXPECT_THAT(finland, Not(HasSubstr("### Q-FIN-13:")));
  EXPECT_THAT(finland, HasSubstr("## Settled by the text\n"));
  EXPECT_THAT(finland,
              HasSubstr("- Q-FIN-13: Is an ace on the table ever 14? **No.** Answered by the text (004 Kasino in "
                        "Finland): \"a capture value of 1 on the table\".\n"));
  EXPECT_LT(finland.find("### Q-FIN-14:"), finland.find("## Settled by the text"));
  EXPECT_THAT(open_questions_text(*find_named_rules("haiti")), Not(HasSubstr("Settled by the text")));
}

TEST(OpenQuestions, a_reading_that_no_option_says_says_so) {
  const std::string text = open_questions_text(*find_named_rules("anglo-american"));
  EXPECT_THAT(text, HasSubstr("- b. One. No option says this reading.\n"));  // Q-AA-11
  EXPECT_THAT(text, HasSubstr("- b. One build a play.\n"));                  // Q-AA-05: no option at all
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
            " With four players it is `lost_build_only`: One may build for a card that the partner must have because "
            "he lost a build and has not played it since.");
  EXPECT_EQ(with_other_seats(*find_named_rules("swazi"), entry_of(Option::build_owner)), "");
  EXPECT_EQ(with_other_seats(*find_named_rules("south-african"), entry_of(Option::trail_owning_build)),
            " With three or four players it is `forbidden`: The owner of a build may not trail.");
}

// ---- What is offered can be set

std::string variations_of(std::string_view name) {
  const NamedRules& game = *find_named_rules(name);
  return variations_text(chapters_with_all_numbers(game), game);
}

// "three or four" of a phrase; without one all that the game knows.
std::vector<std::uint8_t> numbers_named(const NamedRules& game, const std::string& phrase) {
  constexpr std::array<std::string_view, 7> words{"", "", "two", "three", "four", "five", "six"};
  std::vector<std::uint8_t> numbers;
  for (std::uint8_t seats = game.fewest_seats; seats <= game.most_seats; ++seats)
    if (phrase.empty() || phrase.find(words.at(seats)) != std::string::npos) numbers.push_back(seats);
  return numbers;
}

void expect_can_be_set(const NamedRules& game, const OptionEntry& option, const std::string& value,
                       const std::string& with) {
  const std::vector<std::uint8_t> numbers = numbers_named(game, with);
  EXPECT_FALSE(numbers.empty()) << with;
  for (const std::uint8_t seats : numbers) {
    const Rules rules = game.rules(Seats{seats});
    const bool is_so = value_of(rules, option.option) == value || rules_with(rules, option.option, value);
    EXPECT_TRUE(is_so) << game.name << " " << option.name << "=" << value << " with " << int{seats};
  }
}

// "1 to 4, 6 or `all`": each of them.
std::vector<std::string> numbers_listed(const std::string& list) {
  const std::regex item("(-?[0-9]+)( to (-?[0-9]+))?|`([a-z_]+)`");
  std::vector<std::string> values;
  for (std::sregex_iterator one(list.begin(), list.end(), item), end; one != end; ++one) {
    if ((*one)[4].matched) {
      values.push_back((*one)[4]);
      continue;
    }
    const int first = std::stoi((*one)[1]);
    const int last = (*one)[3].matched ? std::stoi((*one)[3]) : first;
    for (int number = first; number <= last; ++number) values.push_back(std::to_string(number));
  }
  return values;
}

// Of an option's line what stands behind "Possible: ": lists, all but the first with the numbers of players.
void expect_numbers_can_be_set(const NamedRules& game, const OptionEntry& option, const std::string& line) {
  const std::size_t begin = line.find(" Possible: ");
  ASSERT_NE(begin, std::string::npos) << line;
  std::istringstream lists(line.substr(begin + 11));
  const std::regex with("^ ?with ([a-z, ]+) players (also )?");
  for (std::string list; std::getline(lists, list, ';');) {
    std::smatch found;
    const bool is_for_some = std::regex_search(list, found, with);
    const std::vector<std::string> values = numbers_listed(is_for_some ? found.suffix().str() : list);
    EXPECT_FALSE(values.empty()) << line;
    for (const std::string& value : values)
      expect_can_be_set(game, option, value, is_for_some ? found[1].str() : std::string());
  }
}

TEST(Variations, every_value_that_is_offered_can_be_set) {
  const std::regex option_line("^- \\*\\*`([a-z_.]+)`\\*\\*(?:, where that comes up,)? is ");
  const std::regex value_line("^  - `([a-z0-9_]+)`(?: \\(with ([a-z, ]+) players\\))?: ");
  for (const NamedRules& game : all_named_rules()) {
    const OptionEntry* option = nullptr;
    std::size_t offered = 0;
    std::istringstream lines(variations_of(game.name));
    for (std::string line; std::getline(lines, line);) {
      std::smatch found;
      if (std::regex_search(line, found, option_line)) {
        option = find_option(found[1].str());
        ASSERT_NE(option, nullptr) << line;
        if (option->kind == OptionKind::number) expect_numbers_can_be_set(game, *option, line);
      } else if (std::regex_search(line, found, value_line)) {
        ASSERT_NE(option, nullptr) << line;
        expect_can_be_set(game, *option, found[1], found[2]);
        ++offered;
      }
    }
    EXPECT_GT(offered, 2U) << game.name;
  }
}

// Finland's cards of 15 and 16 go without builds only; Swazi's cut is tied to what is cut again; eight cards each, and
// the rest goes round one by one; 48 cards in hands of one size.
TEST(Variations, what_the_rest_of_the_rules_refuses_is_not_offered) {
  EXPECT_THAT(variations_of("finland"), Not(HasSubstr("`build.enabled`**")));
  EXPECT_THAT(variations_of("swazi"), Not(HasSubstr("`deal.table_source`**")));
  EXPECT_THAT(variations_of("crazy"), HasSubstr(" Possible: 0, 2, 4, 6, 8, 10 or 12.\n"));
  EXPECT_THAT(variations_of("swazi-2"), HasSubstr(" Possible: 1 to 4, 6, 8, 12, 24 or `all`.\n"));
  EXPECT_THAT(variations_of("swazi"),
              HasSubstr(" Possible: 4; with three players also 1, 7 or 10; with four players also 0, 8 or 12.\n"));
}

TEST(Variations, what_only_some_numbers_of_players_can_have_says_so) {
  EXPECT_THAT(variations_of("sotho"), HasSubstr("  - `no_pictures40` (with three or four players): "));
  EXPECT_THAT(variations_of("tuxedo"), HasSubstr("  - `exact` (with three players): "));
  EXPECT_THAT(variations_of("south-african"), HasSubstr("  - `exact` (with two or four players): "));
  EXPECT_THAT(variations_of("south-african"), HasSubstr("  - `partners` (with four players): "));
  EXPECT_THAT(variations_of("anglo-american"), HasSubstr("  - `difference` (with two or four players): "));
  EXPECT_THAT(variations_of("swazi"), HasSubstr("  - `any_proof` (with four players): "));
  EXPECT_THAT(variations_of("crazy"), Not(HasSubstr("`partner.")));
}

TEST(Variations, an_option_is_filed_under_each_number_of_players) {
  EXPECT_THAT(options_page(),
              HasSubstr("| swazi with four players, sotho with four players, sotho-40 with four players "
                        "|\n"));
  EXPECT_THAT(options_page(), HasSubstr("sotho with two or three players"));
}

// ---- What a deal is worth

// Of ten spades one of two sides has five, or both; of three and four perhaps none. Four that tie for most cards get a
// point each, 10-10-10-10, three get three of 11-11-11-7; and seven points are for single cards.
TEST(ScoreTable, a_deal_is_worth_what_it_can_be_worth) {
  EXPECT_EQ(worth_of_a_deal(find_named_rules("south-african")->usual_rules()), "10 or 11 points");
  EXPECT_EQ(worth_of_a_deal(*find_named_rules("south-african")),
            "10 or 11 points with two players, 9 to 11 points with three players, 9 to 13 points with four players");
  EXPECT_EQ(worth_of_a_deal(find_named_rules("royal")->usual_rules()), "11 points without ties");
}

// SWZ-SCO-6: eleven, though two may tie for cards or spades; 000 and 004 say so of Swazi Casino. AA-SCO-7: elsewhere
// nobody scores for a tie.
TEST(ScoreTable, a_deal_is_worth_what_the_texts_say) {
  EXPECT_EQ(worth_of_a_deal(*find_named_rules("swazi")), "11 points");
  EXPECT_EQ(worth_of_a_deal(*find_named_rules("anglo-american")), "11 points without ties");
  EXPECT_EQ(worth_of_a_deal(*find_named_rules("finland")), "10 points without ties, and sweeps");
  EXPECT_EQ(worth_of_a_deal(*find_named_rules("sweden")), "11 points without ties, and sweeps");
}

// OWN-SCO-4: of two sides one has most of thirteen hearts. Of three two may have five each, but not all three as many.
TEST(ScoreTable, a_deal_is_worth_what_the_rows_of_its_own_table_are_worth) {
  Rules rules = find_named_rules("anglo-american")->rules(Seats{2});
  rules.scoring = {{item_of_most(Suit::hearts), TableTie::one_each, 3}, {item_of("QH"_card), TableTie::nobody, 1}};
  EXPECT_EQ(worth_of_a_deal(rules), "15 points without ties");
  rules = find_named_rules("royal")->rules(Seats{3});
  rules.scoring = {{item_of_most(Suit::hearts), TableTie::one_each, 1}};
  EXPECT_EQ(worth_of_a_deal(rules), "12 points without ties");
  rules.score_cards_tie = rules.score_spades_tie = ScoreTie::one_each;
  rules.score_cards = rules.score_spades = 2;
  EXPECT_EQ(worth_of_a_deal(rules), "12 or 13 points");
}

}  // namespace
}  // namespace casino::pages::variations_test
