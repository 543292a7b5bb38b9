#include <fmt/format.h>

#include "oracle/pages/markdown.hpp"
#include "oracle/pages/page.hpp"
#include "oracle/pages/parts.hpp"
#include "oracle/rulesets/named_rules.hpp"
#include "oracle/text/words.hpp"

namespace casino::pages {
namespace {

// Some facts by which people tell the games apart.
std::string row_of(const VariantEntry& variant) {
  const NamedRules& named = *find_named_rules(variant.name);
  const Rules rules = named.usual_rules();
  const VariantNote* note = find_note(variant.name);
  return fmt::format("| [{}]({}) | {} | {} | {} | {} | {} | {} | {} |\n", variant.title, file_name_of(named),
                     note == nullptr ? "" : note->where, seats_of(named), rules.pack.size(), hand_size(rules),
                     rules.deal_table, worth_of_a_deal(named), value_of(rules, Option::match_target));
}

// Variants by the value that they give an option.
std::string option_row(const OptionEntry& option) {
  std::vector<std::pair<std::string, std::string>> by_value;
  for (const std::string_view value : option.values) by_value.emplace_back(value, "");
  const auto add = [&](const std::string& value, const std::string& name) {
    std::string* names = nullptr;
    for (auto& [known, list] : by_value)
      if (known == value) names = &list;
    if (names == nullptr) names = &by_value.emplace_back(value, "").second;
    *names += (names->empty() ? "" : ", ") + name;
  };
  for (const VariantEntry& variant : variants()) {
    const std::vector<SoWith> values = with_each_number(
        *find_named_rules(variant.name), [&](const Rules& rules) { return value_of(rules, option.option); });
    for (const SoWith& one : values)
      add(one.what, values.size() == 1 ? std::string(variant.name)
                                       : fmt::format("{} with {}", variant.name, players_in_words(one.seats)));
  }
  std::string text = fmt::format("### `{}`\n\n{}\n\n| value | at the table | usual in |\n| --- | --- | --- |\n",
                                 option.name, escaped(as_sentence(option.help)));
  for (const auto& [value, names] : by_value)
    text += fmt::format("| `{}` | {} | {} |\n", value, escaped(meaning_of(option, value)), names);
  return text + "\n";
}

}  // namespace

std::string index_page() {
  std::string text =
      "# The games\n\nCasino is a family of fishing games: cards are caught on the table with cards from the hand, or "
      "built into sums to be caught later. Each page here teaches one of them, in the order in which it is played: the "
      "rules with the numbers of their clauses, worked examples, variations, and what the texts leave open. All pages "
      "are written by the program from what it judges by (`./dev docs`).\n\n"
      "| game | where | players | cards | in a hand | on the table | a deal is worth | a match goes to |\n"
      "| --- | --- | --- | --- | --- | --- | --- | --- |\n";
  for (const VariantEntry& variant : variants()) text += row_of(variant);
  text += fmt::format(
      "\nWhich game gives which option which value stands in [the options]({}), what each clause says in which game in "
      "[the statements]({}), and what the texts leave open in [the open questions]({}); `casino rules compare` puts "
      "games side by side.\n",
      options_file, statements_file, questions_file);
  std::string dialects;
  for (const NamedRules& named : all_named_rules()) {
    if (!named.is_dialect()) continue;
    dialects += fmt::format("- [{}]({}) (`{}`), on {}. {}\n", escaped(named.title), file_name_of(named), named.name,
                            named.base, escaped(as_sentence(named.source)));
    for (const auto& [key, reason] : named.why)
      dialects += fmt::format("  - `{}`: {}\n", key, escaped(as_sentence(reason)));
  }
  if (!dialects.empty())
    text +=
        "\n## Dialects\n\nGames as they are really played or programmed somewhere ([what a dialect "
        "is](../dialects.md)).\n\n" +
        dialects;
  if (!reported_games().empty()) text += "\n## Reported, no rules given\n\n";
  for (const ReportedGame& game : reported_games())
    text += fmt::format("- {} ({}): {}\n", game.name, game.clause, game.where);
  return text;
}

std::string options_page() {
  std::string text =
      "# The options\n\nEvery choice that the texts leave open or report as varying, its values, what they mean at the "
      "table, and where they are usual.\n\n";
  std::string_view group;
  for (const OptionEntry& option : options()) {
    if (option.group != group) text += fmt::format("## {}\n\n", group = option.group);
    text += option_row(option);
  }
  return text;
}

}  // namespace casino::pages
