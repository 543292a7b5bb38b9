// Whoever adds an option, a value or a variant adds what the pages say of it.

#include <gtest/gtest.h>

#include "model/rules/variants.hpp"
#include "oracle/pages/parts.hpp"

namespace casino::pages::sentences_test {
namespace {

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

TEST(VariantNotes, every_variant_has_one) {
  for (const VariantEntry& variant : variants()) EXPECT_NE(find_note(variant.name), nullptr) << variant.name;
}

}  // namespace
}  // namespace casino::pages::sentences_test
