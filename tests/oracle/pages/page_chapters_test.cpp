// What a page tells of a variant: its own text first, an older one where that is silent, and nothing that an option
// has changed.

#include "oracle/pages/page_chapters.hpp"

#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "oracle/corpus/reader.hpp"
#include "oracle/pages/page.hpp"
#include "oracle/pages/parts.hpp"
#include "oracle/rulesets/dialect.hpp"
#include "tests/support/source_dir.hpp"

namespace casino::pages::page_chapters_test {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::Not;

// What a chapter says, with the number under which it says it: "SWZ-TRL-2: The owner of a build ...".
std::vector<std::string> lines(const std::vector<PageRule>& list) {
  std::vector<std::string> lines;
  for (const PageRule& chapter_of : list) lines.push_back(chapter_of.label + ": " + chapter_of.sentence);
  return lines;
}

PageChapter chapter_of(std::string_view variant, Chapter chapter) {
  return page_chapters_of(*find_named_rules(variant))[static_cast<std::size_t>(chapter)];
}

std::vector<std::string> rules(std::string_view variant, Chapter chapter) {
  return lines(chapter_of(variant, chapter).rules);
}

TEST(PageRule, a_clause_has_the_number_of_the_variants_own_text) {
  EXPECT_THAT(rules("swazi", Chapter::capture),
              Contains("SWZ-CAP-2: A card may capture loose cards of its own value, any number of them."));
}

// 000 tells of no word but that of two aces (Q-SWZ-22), and 004 demands one for each build and raise: so that none is
// needed here stands in neither, and the option says it.
TEST(PageRule, what_an_option_changes_of_an_older_text_has_no_number_there) {
  EXPECT_THAT(rules("swazi", Chapter::add),
              Contains("announce.build: Whoever raises a build need not say its new value."));
  EXPECT_THAT(rules("royal", Chapter::add), Contains("AA-ADD-10: Whoever raises a build must say its new value."));
}

// AA-VAL-2 gives pictures no number; in Swazi they are 11 to 13, and its own clause says so.
TEST(PageRule, what_an_option_has_changed_is_not_told) {
  EXPECT_THAT(rules("anglo-american", Chapter::cards), Contains(HasSubstr("AA-VAL-2")));
  EXPECT_THAT(rules("swazi", Chapter::cards), Not(Contains(HasSubstr("AA-VAL-2"))));
  EXPECT_THAT(rules("swazi", Chapter::capture), Not(Contains(HasSubstr("AA-CAP-10"))));
}

// SWZ-TRL-2 is AA-VAR-2, which the older text tells as a variation.
TEST(PageRule, a_variation_of_the_older_text_is_a_rule_where_it_is_played) {
  EXPECT_THAT(lines(chapter_of("anglo-american", Chapter::trail).variations),
              Contains(HasSubstr("AA-VAR-2: In a variation")));
  EXPECT_THAT(rules("swazi", Chapter::trail), Contains("SWZ-TRL-2: The owner of a build may trail all the same."));
  EXPECT_THAT(lines(chapter_of("swazi", Chapter::trail).variations), Not(Contains(HasSubstr("VAR-2"))));
}

TEST(PageRule, what_has_no_clause_is_told_by_its_option) {
  EXPECT_THAT(rules("swazi", Chapter::match),
              Contains("match.target: Deals follow each other, and each is won by itself."));
}

TEST(PageRule, nobody_hears_of_sweeps_as_rules_where_they_score_nothing) {
  EXPECT_THAT(rules("anglo-american", Chapter::sweeps), testing::IsEmpty());
  EXPECT_THAT(lines(chapter_of("anglo-american", Chapter::sweeps).variations), Contains(HasSubstr("AA-SWP-1")));
}

// The pack of Tuxedo has no pictures and no aces by that name.
TEST(PageRule, a_clause_is_told_in_other_words_where_it_speaks_of_more_than_there_is) {
  EXPECT_THAT(rules("tuxedo", Chapter::cards), Contains("AA-VAL-1: A card is worth its number, one to ten."));
  EXPECT_THAT(rules("tuxedo", Chapter::cards), Not(Contains(HasSubstr("AA-VAL-2"))));
  EXPECT_THAT(rules("sotho-40", Chapter::cards), Not(Contains(HasSubstr("SOT-VAL-1"))));
  EXPECT_THAT(rules("south-african", Chapter::trail), Contains(HasSubstr("SAF-TRL-2: Until the last hands are dealt")));
}

TEST(PageRule, with_a_clause_goes_what_its_text_leaves_to_a_reading) {
  EXPECT_THAT(rules("south-african", Chapter::capture),
              Contains("steal.capture_tops: One capture takes one top of each pile at most."));
}

TEST(PageRule, nothing_is_told_twice) {
  for (const NamedRules& game : all_named_rules())
    for (const PageChapter& chapter : page_chapters_of(game))
      for (const PageRule& one : chapter.rules)
        EXPECT_EQ(std::count_if(chapter.rules.begin(), chapter.rules.end(),
                                [&](const PageRule& other) { return other.sentence == one.sentence; }),
                  1)
            << game.name << ": " << one.sentence;
}

// ---- With each number of players

std::string page(std::string_view name) { return page_of(*find_named_rules(name), corpus::Corpus{}); }

bool is_told_with(const std::vector<PageRule>& told, const PageRule& rule, std::uint8_t seats) {
  return std::any_of(told.begin(), told.end(), [&](const PageRule& one) {
    const bool is_with_so_many =
        one.seats.empty() || std::find(one.seats.begin(), one.seats.end(), seats) != one.seats.end();
    return one.sentence == rule.sentence && is_with_so_many;
  });
}

TEST(Pages, whatever_is_so_with_some_number_of_players_is_told) {
  for (const NamedRules& game : all_named_rules()) {
    const std::vector<PageChapter> all = chapters_with_all_numbers(game);
    for (std::uint8_t seats = game.fewest_seats; seats <= game.most_seats; ++seats) {
      const std::vector<PageChapter> here = page_chapters_of(game, Seats{seats});
      for (std::size_t i = 0; i < all.size(); ++i)
        for (const auto list : {&PageChapter::rules, &PageChapter::follows, &PageChapter::variations})
          for (const PageRule& rule : here[i].*list)
            EXPECT_TRUE(is_told_with(all[i].*list, rule, seats)) << game.name << ": " << rule.sentence;
    }
  }
}

TEST(Pages, nothing_is_told_of_more_players_than_it_is_so_with) {
  for (const NamedRules& game : all_named_rules()) {
    const std::vector<PageChapter> all = chapters_with_all_numbers(game);
    for (std::uint8_t seats = game.fewest_seats; seats <= game.most_seats; ++seats) {
      const std::vector<PageChapter> here = page_chapters_of(game, Seats{seats});
      for (std::size_t i = 0; i < all.size(); ++i)
        for (const PageRule& rule : all[i].rules) {
          if (!is_told_with({rule}, rule, seats)) continue;
          EXPECT_TRUE(is_told_with(here[i].rules, rule, seats)) << game.name << ": " << rule.sentence;
        }
    }
  }
}

// 000: 3 players alone, 4 as partners with one pile.
TEST(Pages, partners_are_told_of_where_there_are_any) {
  const std::string swazi = page("swazi");
  EXPECT_THAT(swazi, HasSubstr("## Playing for a partner\n\nWith four players:\n\n- If a build of the partner"));
  EXPECT_THAT(swazi, HasSubstr("- With four players: Partners have one pile between them. <sup>SWZ-PILE-2</sup>"));
  EXPECT_THAT(swazi, HasSubstr("- With three players: The own pile is not open. <sup>SWZ-STL-2</sup>"));
  EXPECT_THAT(swazi, HasSubstr("- With four players: Neither the own pile nor the partner's is open. "));
  EXPECT_THAT(swazi, Not(HasSubstr("Nobody may build for the partner's card. <sup>")));
  EXPECT_THAT(swazi, Not(HasSubstr("Everybody has a pile.")));
  EXPECT_THAT(page("dominican"),
              HasSubstr("- With four players: Nobody may make a build or add to one on the partner"));
  EXPECT_THAT(page("finland"), HasSubstr("- With four players: Everybody plays alone. <sup>seats.sides</sup>"));
  EXPECT_THAT(page("sotho-40"), Not(HasSubstr("Pictures that one captures may be given")));
}

// 000 South African Casino: 10 cards twice for two, 13 and one on the table for three, 10 for four.
TEST(Pages, tell_how_many_cards_each_number_of_players_gets) {
  const std::string text = page("south-african");
  EXPECT_THAT(text, HasSubstr("With two players: Everybody gets 10 cards at each dealing. Nothing lies on the table at "
                              "first. With three players: The whole pack is dealt out at once, 13 cards each. A card "
                              "lies face up on the table before the first play. With four players: The whole pack is "
                              "dealt out at once, 10 cards each. Nothing lies on the table at first. |"));
  EXPECT_THAT(text,
              HasSubstr("- With three players: Three seats get thirteen cards each, and the card that is left lies "
                        "open on the table. <sup>SAF-DEAL-5</sup>"));
  EXPECT_THAT(text, HasSubstr("- With two or four players: Nothing lies on the table at first. <sup>SAF-DEAL-4</sup>"));
  EXPECT_THAT(text, HasSubstr("- With two players: When all hands are played out"));
  EXPECT_THAT(text, HasSubstr("- With two players: Hands are dealt until the pack is used up."));
  EXPECT_THAT(text, Not(HasSubstr("Odd cards that do not go round lie on the table from the start. <sup>")));
  EXPECT_THAT(text, Not(HasSubstr("SAF-PHS-1")));
  EXPECT_THAT(page("swazi"), HasSubstr("With three players: The whole pack is dealt out at once, 16 cards each."));
  EXPECT_THAT(page("royal"), HasSubstr("| hands, table | Everybody gets 4 cards at each dealing. 4 cards lie face up"));
}

// 000: some people have rules against certain cuts.
TEST(Pages, tell_who_cuts_again) {
  for (const std::string_view game : {"swazi", "swazi-2", "crazy", "sotho", "sotho-40"})
    EXPECT_THAT(page(game), HasSubstr("- Four cards worth three points or more may be cut again; only some people have "
                                      "that custom. <sup>SWZ-CUT-2</sup>"));
  EXPECT_THAT(page("sotho"), HasSubstr("three pictures or more among them"));
  EXPECT_THAT(page("sotho-40"), Not(HasSubstr("three pictures or more among them")));
}

// 001 Variations, Joel Soto.
TEST(Pages, tell_what_each_restricted_total_needs) {
  EXPECT_THAT(page("dominican-soto"),
              HasSubstr("- At 18 a side scores only most cards, at 19 only the ten of diamonds, "
                        "at 20 only most spades. <sup>DOM-SOTO-3</sup>"));
}

// A file of many cases, in which titles go on from one another.
TEST(Pages, an_example_out_of_a_collection_is_called_by_its_own_title) {
  const auto file = corpus::parse_case_file(R"({
    "format": "casino-cases/1", "topic": "further-remarks", "title": "Further remarks", "rules": "anglo-american",
    "position": {"to_act": "P1", "loose": ["6D"], "hands": {"P1": ["9H", "6C"]}},
    "cases": [{"id": "X-1", "title": "and a six takes a six", "turn": {"do": "capture", "hand": "6C", "cards": ["6D"]},
               "expect": {"verdict": "legal", "clauses": ["AA-CAP-3"]}}]})");
  ASSERT_TRUE(file);
  corpus::Corpus corpus;
  corpus.files.push_back(*file);
  EXPECT_THAT(page_of(*find_named_rules("anglo-american"), corpus), HasSubstr("**Example. A six takes a six.** (X-1)"));
}

// Each title on a page says something: no file's heading of many cases, and no word that goes on from another title.
TEST(Pages, no_example_has_a_heading_for_a_title) {
  const corpus::Corpus all = corpus::load_corpus(test::source_path("corpus/cases"));
  for (const NamedRules& game : all_named_rules()) {
    const std::string text = page_of(game, all);
    for (const char* heading : {"point by point.", "Further remarks of the texts.", "The same play in other words.",
                                "Players and turns.", "taken at its word.**", ".** And ", ".** Or ", ".** But "})
      EXPECT_THAT(text, Not(HasSubstr(heading))) << game.name;
  }
}

// ---- Examples

TEST(Pages, an_example_shows_position_turn_verdict_and_reason) {
  const auto file = corpus::parse_case_file(R"({
    "format": "casino-cases/1", "title": "Trailing", "rules": "anglo-american", "provenance": "worked example",
    "position": {"to_act": "P1", "loose": [], "builds": [{"value": 9, "cards": ["5C", "4D"], "owner": "P1"}],
                 "hands": {"P1": ["9H", "6C"]}},
    "cases": [{"id": "X-1", "title": "by the owner", "turn": {"do": "trail", "hand": "6C"},
               "expect": {"verdict": "illegal", "clauses": ["AA-TRL-3"]}}]})");
  ASSERT_TRUE(file);
  corpus::Corpus corpus;
  corpus.files.push_back(*file);
  EXPECT_THAT(page_of(*find_named_rules("anglo-american"), corpus),
              HasSubstr(R"(**Example. Trailing.** By the owner. (X-1)

```
table   [4D 5C]=9 of N
hands   N: 6C 9H, to act
        S: unknown, dealer
turn    N: trail 6C
```

**Illegal.** N trails 6C while \[4D 5C\]=9 of N lies there. (AA-TRL-3))"));
}

// WE-ROY-03: 18 and three for cards come to 21 before any point of the other side is counted.
TEST(Pages, a_score_and_a_match_are_drawn) {
  const auto file = corpus::parse_case_file(R"({
    "format": "casino-cases/1", "topic": "WE-ROY-03", "title": "Counting", "rules": "royal",
    "cases": [
      {"id": "WE-ROY-03", "title": "in order", "why": "P1 is first",
       "match": {"totals": {"P1": 18, "P2": 20},
                 "deals": [{"sides": {"P1": {"count": 27, "spades": 6, "aces": ["AC"]},
                                      "P2": {"count": 25, "spades": 7, "aces": ["AS", "AH", "AD"], "other": ["10D", "2S"]}}}]},
       "expect": {"winner": "P1"}},
      {"id": "WE-ROY-01", "title": "and summed up",
       "score": {"sides": {"P1": {"count": 27, "spades": 6, "aces": ["AC"]}, "P2": {"count": 25, "spades": 7}}},
       "expect": {"total": {"P1": 4, "P2": 1}}}]})");
  ASSERT_TRUE(file);
  corpus::Corpus corpus;
  corpus.files.push_back(*file);
  const std::string page = page_of(*find_named_rules("royal"), corpus);
  EXPECT_THAT(page, HasSubstr(R"(**Example. Counting.** In order. (WE-ROY-03)

```
before   N 18, S 20
deal     N: 27 cards, 6 spades, AC
         S: 25 cards, 7 spades, AS AH AD 2S 10D
then     N 22, S 27: N has won
```

N is first.)"));
  EXPECT_THAT(page, HasSubstr(R"(
score    N: 4 (cards 3, aces 1)
         S: 1 (spades 1)
)"));
}

// ---- Dialects

NamedRules dialect(std::string_view text) {
  return json::parsed(text, [](const json::Cursor& at) { return json::read_dialect(at, all_named_rules()); }).value();
}

TEST(PagesOfDialects, tell_each_difference_what_it_stands_for_and_why) {
  for (const NamedRules& game : all_named_rules()) {
    if (!game.is_dialect()) continue;
    const std::string page = page_of(game, corpus::Corpus{});
    const NamedRules& below = *find_named_rules(game.base);
    const Rules here = game.usual_rules();
    for (const Setting& setting : game.own_settings()) {
      if (value_of(below.rules(here.seats), setting.option) == setting.value) continue;
      EXPECT_THAT(page, HasSubstr("<sup>`" + text_of(setting) + "`</sup>")) << game.name;
    }
    for (const auto& [key, reason] : game.why) EXPECT_THAT(page, HasSubstr("  Why: ")) << game.name << " " << key;
  }
}

constexpr std::string_view kitchen = R"({"format":"casino-dialect/1","name":"kitchen","title":"Our *kitchen*",
  "base":"anglo-american","options":{"trail.owning_build":"allowed"},"off":["AA-CAP-5"],
  "why":{"trail.owning_build":"grandmother never minded"},"source":"our table"})";

TEST(PagesOfDialects, mark_in_each_chapter_what_is_otherwise_and_no_more) {
  const std::string page = page_of(dialect(kitchen), corpus::Corpus{});
  EXPECT_THAT(page, HasSubstr("# Our \\*kitchen\\*"));
  EXPECT_THAT(page, HasSubstr("The rules are those of [Anglo-American Casino](anglo-american.md), but for"));
  EXPECT_THAT(page, HasSubstr("Why: Grandmother never minded."));
  EXPECT_THAT(page, HasSubstr("- Nobody keeps to this: "));
  EXPECT_THAT(page, HasSubstr("- **Otherwise:** "));
  std::size_t marks = 0;
  for (std::size_t at = page.find("**Otherwise:**"); at != std::string::npos; at = page.find("**Otherwise:**", at + 1))
    ++marks;
  EXPECT_EQ(marks, 1) << page;
  EXPECT_THAT(page_of(*find_named_rules("anglo-american"), corpus::Corpus{}), Not(HasSubstr("Otherwise:")));
}

// An owner who trails is refused in the variant, and not here: that example is not shown.
TEST(PagesOfDialects, show_examples_that_hold_in_them) {
  const auto file = corpus::parse_case_file(R"({
    "format": "casino-cases/1", "title": "Trailing", "rules": "anglo-american", "provenance": "worked example",
    "position": {"to_act": "P1", "loose": ["6D"], "builds": [{"value": 9, "cards": ["5C", "4D"], "owner": "P1"}],
                 "hands": {"P1": ["9H", "6C"]}},
    "cases": [{"id": "X-1", "title": "by the owner", "turn": {"do": "trail", "hand": "6C"},
               "expect": {"verdict": "illegal", "clauses": ["AA-TRL-3"]}},
              {"id": "X-2", "title": "a pair", "turn": {"do": "capture", "hand": "6C", "cards": ["6D"]},
               "expect": {"verdict": "legal", "clauses": ["AA-CAP-3"]}}]})");
  ASSERT_TRUE(file);
  corpus::Corpus corpus;
  corpus.files.push_back(*file);
  const std::string page = page_of(dialect(kitchen), corpus);
  EXPECT_THAT(page, Not(HasSubstr("(X-1)")));
  EXPECT_THAT(page, HasSubstr("(X-2)"));
}

// ---- Examples go from plain to odd

const corpus::Case& first_of(const Example& example) {
  return example.legal != nullptr ? *example.legal : *example.illegal;
}

std::vector<Example> examples_in(const corpus::Corpus& corpus, std::string_view game, Chapter chapter) {
  std::vector<const corpus::Case*> shown;
  return examples_of(corpus, *find_named_rules(game), chapter, 3, shown);
}

// The cards that are taken or built with, and the builds that lie there.
std::pair<int, int> cards_and_builds(const Example& example) {
  const auto& asked = std::get<corpus::TurnsAsked>(first_of(example).asked);
  int cards = 0;
  for (const Step& step : asked.turns.front().steps)
    if (const auto* action = std::get_if<Action>(&step)) cards += action->table.size();
  return {cards, static_cast<int>(asked.position.builds.size())};
}

TEST(Examples, those_of_open_questions_come_last_in_their_chapter) {
  const corpus::Corpus all = corpus::load_corpus(test::source_path("corpus/cases"));
  int of_questions = 0;
  for (const VariantEntry& variant : variants())
    for (const ChapterEntry& chapter : chapters) {
      bool has_come = false;
      for (const Example& example : examples_in(all, variant.name, chapter.chapter)) {
        const bool is_open = !first_of(example).question.empty();
        EXPECT_TRUE(is_open || !has_come) << variant.name << ": " << first_of(example).id;
        has_come = has_come || is_open;
        of_questions += is_open ? 1 : 0;
      }
    }
  EXPECT_GT(of_questions, 10);
}

// 004, The Play 1 and 2: a picture takes a picture, then sets. What has to do with builds comes after captures of one
// card or two, but for those that end a deal.
TEST(Examples, of_captures_begin_with_one_card_and_come_to_builds_later) {
  const corpus::Corpus all = corpus::load_corpus(test::source_path("corpus/cases"));
  EXPECT_EQ(cards_and_builds(examples_in(all, "anglo-american", Chapter::capture).front()), std::pair(1, 0));
  for (const char* game : {"anglo-american", "royal", "dominican"}) {
    bool is_about_builds = false;
    for (const Example& example : examples_in(all, game, Chapter::capture)) {
      const auto [cards, builds] = cards_and_builds(example);
      const bool ends_a_deal = first_of(example).expected.front().captured.has_value();
      EXPECT_TRUE(builds > 0 || cards > 2 || ends_a_deal || !is_about_builds) << first_of(example).id;
      is_about_builds = is_about_builds || builds > 0;
    }
  }
}

TEST(Pages, the_index_names_every_variant_and_the_games_without_rules) {
  for (const NamedRules& game : all_named_rules())
    EXPECT_THAT(index_page(), HasSubstr("](" + file_name_of(game) + ")"));
  for (const ReportedGame& game : reported_games()) EXPECT_THAT(index_page(), HasSubstr(std::string(game.name)));
}

}  // namespace
}  // namespace casino::pages::page_chapters_test
