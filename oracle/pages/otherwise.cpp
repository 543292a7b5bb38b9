#include <algorithm>

#include <fmt/format.h>

#include "oracle/corpus/run.hpp"
#include "oracle/pages/markdown.hpp"
#include "oracle/pages/page.hpp"
#include "oracle/pages/parts.hpp"
#include "oracle/rulesets/dialect.hpp"
#include "oracle/rulesets/scoring.hpp"
#include "oracle/text/statement.hpp"

namespace casino::pages {
namespace {

std::string sentence_of(const OptionEntry& option, const std::string& value) {
  const std::string sentence = meaning_of(option, value);
  return sentence.empty() ? fmt::format("{} It is {}.", as_sentence(option.help), value) : as_sentence(sentence);
}

std::string reason_line(const NamedRules& dialect, std::string_view key) {
  const std::string_view reason = dialect.reason_for(key);
  return reason.empty() ? "" : fmt::format("  Why: {}\n", escaped(as_sentence(reason)));
}

std::string option_line(const NamedRules& dialect, const OptionEntry& option, const Rules& there, const Rules& here) {
  const std::string value = value_of(here, option.option);
  const bool decides = comes_up(dialect, {{option.option, value}});
  return fmt::format("- {} *In place of:* {}{} <sup>`{}={}`</sup>\n", escaped(sentence_of(option, value)),
                     escaped(sentence_of(option, value_of(there, option.option))),
                     decides ? "" : " Beside the other options it decides nothing.", option.name, value) +
         reason_line(dialect, option.name);
}

std::string lines_of_scoring(const NamedRules& dialect) {
  if (!dialect.has_own_scoring()) return {};
  const ScoringTable& there = dialect.below().scoring;
  std::string text;
  for (const TableRow& row : dialect.scoring)
    text += fmt::format("- {} <sup>{}</sup>\n", escaped(casino::sentence_of(dialect.scoring, row)),
                        entry_of(clause_of(row)).id);
  for (const TableRow& row : there)
    if (std::ranges::find(dialect.scoring, row) == dialect.scoring.end())
      text += fmt::format("- Not here: {}\n", escaped(casino::sentence_of(there, row)));
  if (dialect.usual_rules().match_resolve != MatchResolve::higher_total)
    text += "- These are counted last, in their order, but for those that the order of counting names.\n";
  return text + reason_line(dialect, json::scoring_key);
}

std::string lines_of_clauses_off(const NamedRules& dialect, const Rules& there, const Rules& here) {
  std::string text;
  for (std::uint16_t i = 0; i < all_clauses.size(); ++i) {
    const Clause clause{i};
    if (!here.off.contains(clause) || there.off.contains(clause)) continue;
    const std::string_view id = entry_of(clause).id;
    text += fmt::format("- Nobody keeps to this: {} <sup>{}</sup>\n", escaped(statement_of(clause, there).text), id) +
            reason_line(dialect, id);
  }
  return text;
}

bool is_said(const std::vector<PageChapter>& all, const std::string& sentence) {
  return std::ranges::any_of(all, [&](const PageChapter& chapter) {
    return std::ranges::find(chapter.rules, sentence, &PageRule::sentence) != chapter.rules.end();
  });
}

bool is_of_the_variant(const corpus::Case& one, const NamedRules& game) {
  const Seats seats = one.rules.seats;
  return one.rules.variant == game.variant->name && seats.count >= game.fewest_seats &&
         seats.count <= game.most_seats && one.rules == game.variant->rules(seats) && one.status.empty();
}

// Who has what is told by sides, which are not the same where partners are none elsewhere.
bool is_about_sides(const corpus::Case& one) {
  return std::holds_alternative<corpus::ScoreAsked>(one.asked) ||
         std::holds_alternative<corpus::MatchAsked>(one.asked) ||
         std::holds_alternative<corpus::ClaimAsked>(one.asked) ||
         std::holds_alternative<corpus::InPlayAsked>(one.asked);
}

bool holds_under(const Rules& rules, const corpus::Case& one) {
  return corpus::run(rules, one.asked, one.expected).result == corpus::Result::pass;
}

}  // namespace

std::string introduction_of_dialect(const NamedRules& dialect) {
  const NamedRules& below = dialect.below();
  const Rules here = dialect.usual_rules();
  const Rules there = below.rules(here.seats);
  std::string differences;
  if (dialect.fewest_seats != below.fewest_seats || dialect.most_seats != below.most_seats)
    differences += fmt::format("- {} *In place of:* {}\n", as_sentence(players_of(dialect) + " play"),
                               as_sentence(players_of(below) + " play"));
  for (const OptionEntry& option : options())
    if (value_of(here, option.option) != value_of(there, option.option))
      differences += option_line(dialect, option, there, here);
  differences += lines_of_scoring(dialect);
  differences += lines_of_clauses_off(dialect, there, here);
  const std::string source =
      dialect.source.empty() ? "" : fmt::format("*{}*\n\n", escaped(as_sentence(dialect.source)));
  if (differences.empty())
    return fmt::format("{}The rules are those of [{}]({}).\n\n", source, escaped(below.title), file_name_of(below));
  return fmt::format(
      "{}The rules are those of [{}]({}), but for what is listed here. In the chapters below it is marked.\n\n{}\n",
      source, escaped(below.title), file_name_of(below), differences);
}

void mark_what_is_otherwise(std::vector<PageChapter>& all, const NamedRules& game, Seats seats) {
  if (!game.is_dialect()) return;
  const Rules here = game.rules(seats);
  const Rules there = game.below().rules(seats);
  const std::vector<PageChapter> said_there = page_chapters_of(game.below(), seats);
  const auto is_otherwise = [&](const PageRule& rule) {
    if (rule.option == nullptr) return !rule.is_remainder && !is_said(said_there, rule.sentence);
    return value_of(here, rule.option->option) != value_of(there, rule.option->option);
  };
  for (PageChapter& chapter : all)
    for (PageRule& rule : chapter.rules) rule.is_otherwise = is_otherwise(rule);
}

corpus::Corpus cases_that_hold_in(const NamedRules& dialect, const corpus::Corpus& corpus) {
  corpus::Corpus here;
  for (const corpus::CaseFile& file : corpus.files) {
    corpus::CaseFile& kept = here.files.emplace_back(file);
    std::erase_if(kept.cases, [&](corpus::Case& one) {
      const Rules rules = dialect.rules(one.rules.seats);
      if (one.rules == rules) return false;
      const bool has_other_sides = is_about_sides(one) && has_partners(rules) != has_partners(one.rules);
      if (!is_of_the_variant(one, dialect) || has_other_sides || !holds_under(rules, one)) return true;
      one.rules = rules;
      return false;
    });
  }
  return here;
}

}  // namespace casino::pages
