#include <fmt/format.h>

#include "oracle/explain/explanation.hpp"
#include "oracle/pages/markdown.hpp"
#include "oracle/pages/page.hpp"
#include "oracle/pages/page_chapters.hpp"
#include "oracle/rulesets/not_applicable.hpp"
#include "oracle/text/names.hpp"
#include "oracle/text/statement.hpp"

namespace casino::pages {
namespace {

// A sentence, and where it is said: in these games, or where an option has these values.
struct SaidWhere {
  std::string sentence;
  std::string where;
};
using Sentences = std::vector<SaidWhere>;

void say(Sentences& said, const std::string& sentence, const std::string& where) {
  for (SaidWhere& one : said)
    if (one.sentence == sentence) {
      one.where += ", " + where;
      return;
    }
  said.push_back({sentence, where});
}

std::string sentence_there(Clause clause, const Rules& rules) {
  const Statement statement = statement_of(clause, rules);
  return statement.holds ? statement.text : "(not granted)";
}

// The games whose own text or an older one has the clause, and where it is about something.
std::vector<Rules> games_with(Clause clause) {
  std::vector<Rules> games;
  for (const VariantEntry& variant : variants()) {
    const Rules rules = find_named_rules(variant.name)->usual_rules();
    if (plays_by(variant, prefix_of(label_of(rules, clause))) && !is_about_nothing(rules, entry_of(clause).id))
      games.push_back(rules);
  }
  return games;
}

Sentences said_in(Clause clause, const std::vector<Rules>& games) {
  Sentences said;
  for (const Rules& rules : games) say(said, sentence_there(clause, rules), std::string(rules.variant));
  return said;
}

// In the first of the games in which the option decides something, what its other values make of the sentence.
void say_with_other_values(Sentences& said, Clause clause, const OptionEntry& option, const std::vector<Rules>& games) {
  const auto decided = std::ranges::find_if(games, [&](const Rules& rules) { return option.decides(rules); });
  if (decided == games.end()) return;
  const std::string usual = sentence_there(clause, *decided);
  for (const std::string_view value : option.values) {
    Rules other = *decided;
    if (set_value(other, option.option, value) || contradiction(other)) continue;
    if (const std::string sentence = sentence_there(clause, other); sentence != usual)
      say(said, sentence, fmt::format("`{}={}`", option.name, value));
  }
}

std::string list_in_page(const Sentences& said) {
  std::string text;
  for (const SaidWhere& one : said) text += fmt::format("- {} *{}*\n", escaped(one.sentence), one.where);
  return text;
}

std::string entry_in_page(Clause clause) {
  const std::vector<Rules> games = games_with(clause);
  if (games.empty()) return {};  // of rules of one's own (OWN-SCO-1)
  Sentences with_options;
  for (const OptionEntry& option : options())
    if (explain::names_clause(option.clauses, clause)) say_with_other_values(with_options, clause, option, games);
  std::string text = fmt::format("### {}\n\n{}", entry_of(clause).id, list_in_page(said_in(clause, games)));
  if (!with_options.empty()) text += "\nWith another value of an option:\n\n" + list_in_page(with_options);
  return text + "\n";
}

}  // namespace

std::string statements_page() {
  std::string text =
      "# What each clause says\n\nA clause is stated as the text has it that had it first; where an option on which it "
      "depends has another value, it says something else, and a verdict cites it so. Here is each clause that can be "
      "cited, with what it says in which game, and below it what other values of its options make of that, each "
      "alone.\n\n";
  for (std::uint16_t i = 0; i < all_clauses.size(); ++i)
    if (!entry_of(Clause{i}).derived) text += entry_in_page(Clause{i});
  return text;
}

}  // namespace casino::pages
