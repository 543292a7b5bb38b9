// Whoever adds an option, a value or a variant adds what the pages say of it.

#include <set>

#include <gtest/gtest.h>

#include "model/rules/variants.hpp"
#include "oracle/pages/notes.hpp"
#include "oracle/rulesets/setting_sentence.hpp"

namespace casino::pages::sentences_test {
namespace {

std::set<std::string_view> settings() {
  std::set<std::string_view> settings;
  for (const SettingSentence& one : all_sentences()) settings.insert(one.setting);
  return settings;
}

TEST(SettingSentences, every_value_of_every_choice_has_one) {
  for (const OptionEntry& option : options())
    for (const std::string_view value : option.values)
      EXPECT_TRUE(settings().contains(std::string(option.name) + "=" + std::string(value)))
          << option.name << "=" << value;
}

TEST(SettingSentences, no_setting_has_two) { EXPECT_EQ(settings().size(), all_sentences().size()); }

TEST(VariantNotes, every_variant_has_one) {
  for (const VariantEntry& variant : variants()) EXPECT_NE(find_note(variant.name), nullptr) << variant.name;
}

}  // namespace
}  // namespace casino::pages::sentences_test
