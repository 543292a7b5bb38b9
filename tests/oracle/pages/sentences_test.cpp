// Whoever adds an option, a value or a variant adds what the pages say of it.

#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "model/rules/variants.hpp"
#include "oracle/pages/page.hpp"
#include "oracle/pages/parts.hpp"

namespace casino::pages::sentences_test {
namespace {

using testing::HasSubstr;
using testing::Not;

TEST(Options, every_value_of_every_choice_has_a_meaning) {
  for (const OptionEntry& option : options())
    for (const std::string_view value : option.values)
      EXPECT_FALSE(meaning_of(option, value).empty()) << option.name << "=" << value;
}

TEST(Options, a_number_is_put_into_its_meaning) {
  EXPECT_EQ(meaning_of(entry_of(Option::deal_hand), "4"), "Everybody gets 4 cards at each dealing.");
  EXPECT_EQ(meaning_of(entry_of(Option::deal_hand), "all"), "The whole pack is dealt out at once.");
  EXPECT_EQ(meaning_of(entry_of(Option::sweep_score), "1"), "Each sweep scores a point.");
}

// ---- Words of the texts

std::vector<Word> found(std::string_view word) {
  std::vector<Word> rows = words_of_the_texts();
  std::erase_if(rows, [&](const Word& one) { return one.word != word; });
  return rows;
}

TEST(Words, have_a_game_a_meaning_and_a_place) {
  for (const Word& one : words_of_the_texts()) {
    EXPECT_NE(find_variant(one.variant), nullptr) << one.word;
    EXPECT_TRUE(one.meaning.ends_with('.')) << one.word;
    EXPECT_TRUE(one.source.starts_with("00")) << one.word;
  }
  for (const VariantEntry& variant : variants())
    EXPECT_TRUE(std::ranges::any_of(words_of_the_texts(), [&](const Word& one) { return one.variant == variant.name; }))
        << variant.name;
}

TEST(Words, that_the_texts_use_and_the_rules_do_not_are_explained) {
  for (const char* word :
       {"cash",    "Good Ten",       "Good Two",      "clear",        "residue",      "cojer",     "dejado",  "pisado",
        "espadas", "diez de casino", "dos de casino", "Small Kasino", "Big Kasino",   "chow",      "spy two", "big ten",
        "csere",   "talon",          "Ausz!",         "Ausz vagyok!", "Kint vagyok!", "pikkje van"})
    EXPECT_FALSE(found(word).empty()) << word;
}

TEST(Words, name_who_reported_what) {
  for (const char* name : {"Jonathan Dushoff", "Faizal Asmal", "Alexey Lobashev", "Humbernio Lockward", "Joel A. Soto",
                           "Andrew Saint-Remy", "David Kirchner", "Cristian Seres", "Dan Glimne"})
    EXPECT_FALSE(found(name).empty()) << name;
}

// A word that two texts have with two meanings stands with each game as it is meant there.
TEST(Words, stand_at_the_end_of_the_games_page) {
  const auto page = [](std::string_view name) { return page_of(*find_named_rules(name), corpus::Corpus{}); };
  EXPECT_THAT(page("swazi"), HasSubstr("\n## Words\n"));
  EXPECT_THAT(page("swazi"), HasSubstr("| drifting | Playing a card into a build though"));
  EXPECT_THAT(page("south-african"), HasSubstr("| drifting | Playing a card that does not capture"));
  EXPECT_THAT(page("south-african"), Not(HasSubstr("| spy two |")));
  EXPECT_THAT(page("south-african-open"), HasSubstr("| Faizal Asmal |"));
}

TEST(VariantNotes, every_variant_has_one) {
  for (const VariantEntry& variant : variants()) EXPECT_NE(find_note(variant.name), nullptr) << variant.name;
}

}  // namespace
}  // namespace casino::pages::sentences_test
