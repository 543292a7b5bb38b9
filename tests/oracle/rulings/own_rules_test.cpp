// Rules of one's own, looked over, and what can be played otherwise in each game.

#include "oracle/rulings/own_rules.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <gmock/gmock.h>

#include "oracle/json/document/cursor.hpp"
#include "oracle/rulesets/dialect.hpp"
#include "oracle/rulesets/settings.hpp"
#include "oracle/rulings/choices.hpp"
#include "oracle/rulings/difference_words.hpp"
#include "tests/support/source_dir.hpp"

namespace casino::rulings::own_rules_test {
namespace {

using testing::Each;
using testing::ElementsAre;
using testing::Field;
using testing::HasSubstr;
using testing::IsEmpty;

const corpus::Corpus& witnesses() {
  static const corpus::Corpus all = corpus::load_corpus(test::source_path("corpus/witnesses"));
  return all;
}

const corpus::Corpus& cases() {
  static const corpus::Corpus all = corpus::load_corpus(test::source_path("corpus/cases"));
  return all;
}

distinguish::Kept all_in(const corpus::Corpus& corpus) {
  distinguish::Kept all;
  for (const corpus::CaseFile& file : corpus.files)
    for (const corpus::Case& one : file.cases) all.push_back(&one);
  return all;
}

distinguish::Kept kept() { return all_in(witnesses()); }

NamedRules dialect(const std::string& members) {
  const std::string text =
      R"({"format":"casino-dialect/1","name":"own","title":"Own","source":"here",)" + members + "}";
  return json::parsed(text, [](const json::Cursor& at) { return json::read_dialect(at, all_named_rules()); }).value();
}

// By what is known alone: nothing may be spent on a search.
std::vector<Effect> effects_of(const NamedRules& rules) {
  std::vector<Effect> effects;
  distinguish::SearchBounds search;
  search.most_games = 0;
  search.most_cards = 0;
  for (const OwnRule& own : own_rules_of(rules))
    effects.push_back(looked_over(
                          own, search, [] { return 1.0; }, kept())
                          .effect);
  return effects;
}

TEST(OwnRules, change_something_or_say_that_they_do_not) {
  EXPECT_THAT(
      effects_of(dialect(R"("base":"anglo-american","options":{"sweep.score":1,"trail.owning_build":"allowed"})")),
      Each(Effect::differs));
  EXPECT_THAT(effects_of(dialect(R"("base":"anglo-american","options":{"trail.owning_build":"forbidden"})")),
              ElementsAre(Effect::as_in_base));
  // Where tops are out of reach nobody asks what they may be added to.
  EXPECT_THAT(effects_of(dialect(R"("base":"anglo-american","options":{"steal.onto":"own_build"})")),
              ElementsAre(Effect::decides_nothing));
  EXPECT_THAT(effects_of(dialect(R"("base":"anglo-american")")), IsEmpty());
}

// HUN-ULM-2: where a sweep of the first layout does not count, nobody asks what it is worth; without other sweeps it is
// the only one, and where large ones score it matters as well when they do.
TEST(OwnRules, of_a_sweep_that_does_not_count_nobody_asks_what_it_is_worth) {
  const auto idle_below = [](const NamedRules& rules) {
    std::vector<std::string> idle;
    for (const OwnRule& own : own_rules_of(rules))
      for (const Setting& one : own.idle_below) idle.push_back(text_of(one));
    return idle;
  };
  const auto decides = [](const std::string& members) {
    std::vector<bool> all;
    for (const OwnRule& own : own_rules_of(dialect(members))) all.push_back(own.decides);
    return all;
  };
  const NamedRules ulmann = dialect(R"("base":"hungarian-ulmann","options":{"sweep.counted":"not_first_layout"})");
  EXPECT_THAT(idle_below(ulmann), ElementsAre("sweep.initial_score=2"));
  std::string told;
  const OwnRule own = own_rules_of(ulmann)[0];
  for (const auto& line : lines_of(own,
                                   looked_over(
                                       own, {}, [] { return 1.0; }, kept()),
                                   "hungarian-ulmann", {}))
    told += line.text + "\n";
  EXPECT_THAT(told,
              testing::HasSubstr("Beside it sweep.initial_score=2 of hungarian-ulmann decides nothing any more."));
  EXPECT_THAT(idle_below(dialect(R"("base":"hungarian","options":{"sweep.counted":"not_first_layout"})")), IsEmpty());
  EXPECT_THAT(idle_below(dialect(R"("base":"hungarian-ulmann","options":{"sweep.counted":"before_last_dealing"})")),
              IsEmpty());
  EXPECT_THAT(decides(R"("base":"hungarian","options":{"sweep.counted":"not_first_layout","sweep.initial_score":2})"),
              testing::UnorderedElementsAre(true, false));
  for (const char* score : {"sweep.large_score", "sweep.initial_score", "sweep.score"})
    EXPECT_THAT(decides(R"("base":"anglo-american","options":{"sweep.counted":"not_first_layout",")" +
                        std::string(score) + R"(":2})"),
                testing::Contains(true).Times(std::string(score) == "sweep.initial_score" ? 1 : 2))
        << score;
  EXPECT_THAT(decides(R"("base":"anglo-american","options":{"sweep.counted":"not_first_layout"})"), ElementsAre(false));
}

// 36 cards go round among two in nines and not in fours, and 48 in fours and not in nines.
TEST(OwnRules, what_the_rest_needs_is_told) {
  const NamedRules rules = dialect(R"("base":"royal","seats":2,"options":{"deal.hand":9,"pack.kind":"no_pictures40"})");
  EXPECT_THAT(effects_of(rules), testing::Contains(Effect::needed));
}

// Whoever wrote a dialect that comes with the program meant each line of it.
TEST(OwnRules, of_the_dialects_of_the_program_none_is_idle) {
  for (const NamedRules& named : all_named_rules())
    for (const OwnRule& own : own_rules_of(named)) {
      EXPECT_FALSE(own.is_as_in_base) << named.name << ": " << name_of(own);
      EXPECT_FALSE(own.pairs.empty()) << named.name << ": " << name_of(own);
    }
}

TEST(OwnRules, are_told_with_what_they_stand_in_place_of_and_why) {
  const NamedRules rules = dialect(
      R"("base":"anglo-american","seats":2,"options":{"sweep.score":1},"off":["AA-BLD-6"],"why":{"AA-BLD-6":"we do not mind"})");
  const std::vector<OwnRule> own = own_rules_of(rules);
  ASSERT_EQ(own.size(), 2U);
  EXPECT_EQ(name_of(own[0]), "sweep.score=1");
  EXPECT_THAT(own[0].instead, HasSubstr("0: "));
  EXPECT_EQ(name_of(own[1]), "without AA-BLD-6");
  EXPECT_EQ(own[1].reason, "we do not mind");
}

// Whoever is told that two rules part is told two answers, though the case is one that other rules keep: either reads
// it anew. SWZ-STL-7 is about piles that lie in order, as in most games they do not.
TEST(OwnRules, are_told_with_two_answers_that_differ) {
  const distinguish::SearchBounds nothing{.most_games = 0, .most_cards = 0};
  const distinguish::Kept every_case = all_in(cases());
  std::size_t told = 0;
  for (const VariantEntry& variant : variants())
    for (const std::string clause : {"SWZ-STL-7", "SWZ-STL-3", "AA-CAP-1", "AA-ADD-3", "AA-OWN-2"})
      for (const OwnRule& own :
           own_rules_of(dialect(fmt::format(R"("base":"{}","off":["{}"])", variant.name, clause)))) {
        const LookedOver looked = looked_over(
            own, nothing, [] { return 1.0; }, every_case);
        if (!looked.found.witness) continue;
        ++told;
        const distinguish::Witness& witness = *looked.found.witness;
        const json::Json shown = distinguish::of(looked.found, {"with", "without"}).at("witness");
        EXPECT_NE(shown.at("a"), shown.at("b")) << variant.name << " without " << clause;
        const auto [a, b] = distinguish::answers_in_words(witness.pair, witness.asked, witness.aspect);
        EXPECT_NE(a, b) << variant.name << " without " << clause;
      }
  EXPECT_GT(told, 20U);
}

// ---- Choices

std::vector<Rules> rules_for_all(const VariantEntry& variant) {
  std::vector<Rules> all;
  for (std::uint8_t count = variant.fewest_seats; count <= variant.most_seats; ++count)
    all.push_back(variant.rules(Seats{count}));
  return all;
}

// What is shown parts the rules as they are from those with the other value, and every value that is offered can be
// had.
TEST(Choices, are_values_that_can_be_had_and_situations_that_come_out_otherwise) {
  for (const VariantEntry& variant : variants()) {
    const std::vector<Rules> game = rules_for_all(variant);
    const std::vector<Choice> choices = choices_in(game, game, witnesses());
    EXPECT_GE(choices.size(), 10U) << variant.name;
    for (const Choice& choice : choices)
      for (const Choice::Other& other : choice.others) {
        const std::string name = std::string(variant.name) + " " + text_of(Setting{choice.option, other.value});
        EXPECT_TRUE(std::any_of(game.begin(), game.end(), [&](const Rules& rules) {
          return rules_with(rules, choice.option, other.value).has_value();
        })) << name;
        if (!other.shown) continue;
        EXPECT_TRUE(distinguish::parting(other.shown->pair, other.shown->asked)) << name;
        EXPECT_EQ(value_of(other.shown->pair.b, choice.option), other.value);
      }
  }
}

// Among those that people ask about first.
TEST(Choices, of_the_plainest_game_are_those_in_which_programs_differ) {
  const std::vector<Rules> game = rules_for_all(*find_variant("anglo-american"));
  const std::vector<Choice> choices = choices_in({game.front()}, game, witnesses());
  for (const Option option : {Option::capture_compulsory, Option::trail_owning_build, Option::capture_pictures,
                              Option::raise_whose, Option::build_table_only, Option::sweep_score, Option::match_target})
    EXPECT_THAT(choices, testing::Contains(Field(&Choice::option, option))) << entry_of(option).name;
}

}  // namespace
}  // namespace casino::rulings::own_rules_test
