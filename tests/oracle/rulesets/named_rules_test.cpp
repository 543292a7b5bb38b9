// What rules are called by, and the dialects that come with the program.

#include "oracle/rulesets/named_rules.hpp"

#include <algorithm>
#include <set>

#include <gtest/gtest.h>

namespace casino::named_rules_test {
namespace {

const NamedRules& base_of(const NamedRules& dialect) { return *find_named_rules(dialect.base); }

TEST(NamedRules, are_the_variants_first) {
  ASSERT_GE(all_named_rules().size(), variants().size());
  for (std::size_t i = 0; i < variants().size(); ++i) {
    const NamedRules& named = all_named_rules()[i];
    EXPECT_EQ(named.name, variants()[i].name);
    EXPECT_FALSE(named.is_dialect());
    EXPECT_EQ(named.usual_rules(), variants()[i].rules(Seats{variants()[i].usual_seats}));
  }
  EXPECT_EQ(find_named_rules("poker"), nullptr);
}

TEST(NamedRules, the_main_text_is_called_cassino_too) {
  EXPECT_EQ(find_named_rules("cassino"), find_named_rules("anglo-american"));
  EXPECT_EQ(find_named_rules("casino"), find_named_rules("anglo-american"));
}

TEST(NamedRules, no_two_have_one_name) {
  std::set<std::string> names;
  for (const NamedRules& named : all_named_rules()) EXPECT_TRUE(names.insert(named.name).second) << named.name;
}

// A setting that changes nothing would say that the dialect differs where it does not.
TEST(NamedRules, a_shipped_dialect_sets_only_what_differs_from_its_base) {
  for (const NamedRules& dialect : all_named_rules()) {
    if (!dialect.is_dialect()) continue;
    const Rules below = base_of(dialect).rules(Seats{dialect.usual_seats});
    for (const Setting& setting : dialect.own_settings())
      EXPECT_NE(value_of(below, setting.option), setting.value) << dialect.name << " " << entry_of(setting.option).name;
  }
}

TEST(NamedRules, a_shipped_dialect_gives_a_reason_for_each_setting) {
  for (const NamedRules& dialect : all_named_rules()) {
    if (!dialect.is_dialect()) continue;
    for (const Setting& setting : dialect.own_settings()) {
      const bool has_reason = std::any_of(dialect.why.begin(), dialect.why.end(), [&](const auto& why) {
        return why.first == entry_of(setting.option).name && !why.second.empty();
      });
      EXPECT_TRUE(has_reason) << dialect.name << " " << entry_of(setting.option).name;
    }
  }
}

}  // namespace
}  // namespace casino::named_rules_test
