#include "oracle/pages/page.hpp"

#include <fmt/format.h>

#include "oracle/pages/markdown.hpp"
#include "oracle/pages/parts.hpp"

namespace casino::pages {
namespace {

// How many examples are enough, if the text has not more.
std::size_t examples_in(Chapter chapter) {
  switch (chapter) {
    case Chapter::capture:
    case Chapter::build:
    case Chapter::add: return 3;
    default: return 2;
  }
}

std::string players_of(const NamedRules& game) {
  const std::string_view fewest = players_word(game.fewest_seats);
  const std::string_view most = players_word(game.most_seats);
  if (fewest == most) return std::string(fewest);
  return fmt::format("{} {} {}", fewest, game.most_seats - game.fewest_seats == 1 ? "or" : "to", most);
}

std::string sentence_for(const Rules& rules, Option option) {
  return meaning_of(entry_of(option), value_of(rules, option));
}

// ---- The top

std::string introduction_of(const NamedRules& game) {
  if (game.is_dialect()) return introduction_of_dialect(game);
  const VariantNote* note = find_note(game.name);
  return note == nullptr ? "" : fmt::format("*{}*\n\n{}\n\n", note->where, note->introduction);
}

// The rules on a command line: their base, and what is otherwise.
std::string arguments_of(const NamedRules& dialect) {
  std::string text = dialect.base;
  if (dialect.fewest_seats == dialect.most_seats) text += fmt::format(" --seats {}", dialect.usual_seats);
  for (const Setting& setting : dialect.own_settings()) text += fmt::format(" --option {}", text_of(setting));
  for (std::uint16_t i = 0; i < all_clauses.size(); ++i)
    if (dialect.off.contains(Clause{i})) text += fmt::format(" --off {}", entry_of(Clause{i}).id);
  return text;
}

std::string source_line(const NamedRules& game) {
  if (!game.is_dialect()) return fmt::format("In the program: `--rules {}`. Source: {}.\n\n", game.name, game.source);
  if (find_named_rules(game.name) != nullptr) return fmt::format("In the program: `--rules {}`.\n\n", game.name);
  return fmt::format("In the program: `--rules {}`, or a file that says so.\n\n", arguments_of(game));
}

std::string top_of(const NamedRules& game) {
  std::string text = fmt::format("# {}\n\n{}", escaped(game.title), introduction_of(game));
  const Rules rules = game.usual_rules();
  text += "| at a glance | |\n| --- | --- |\n";
  text += fmt::format("| players | {} |\n", as_sentence(players_of(game)));
  text += fmt::format("| cards | {} |\n", sentence_for(rules, Option::pack_kind));
  const std::string aces = sentence_for(rules, Option::value_ace_hand);
  if (rules.pack_kind == PackKind::standard52)
    text += fmt::format("| pictures, aces | {} {} |\n", sentence_for(rules, Option::value_pictures), aces);
  if (rules.pack_kind == PackKind::no_pictures40) text += fmt::format("| aces | {} |\n", aces);
  text += fmt::format("| hands, table | {} {} |\n", sentence_for(rules, Option::deal_hand),
                      sentence_for(rules, Option::deal_table));
  text += fmt::format("| a turn | {} {} |\n", sentence_for(rules, Option::turn_shape),
                      sentence_for(rules, Option::seats_direction));
  text += fmt::format("| a deal is worth | {} |\n", as_sentence(worth_of_a_deal(rules)));
  text += fmt::format("| a match | {} |\n\n", sentence_for(rules, Option::match_target));
  return text + source_line(game);
}

// ---- Chapters

// With no partners there is nothing to tell of them but that there are none.
bool is_about_partners_only(const OptionEntry& option) {
  return option.option != Option::seats_sides && option.is_about_partners;
}

// What is told, and of what is told with some numbers of players only: with which. "With two players: ...".
std::vector<PageChapter> page_chapters_with_seats(const NamedRules& game) {
  std::vector<PageChapter> all = page_chapters_of(game);
  mark_what_is_otherwise(all, game);
  std::vector<std::vector<PageChapter>> by_seats;
  for (std::uint8_t seats = game.fewest_seats; seats <= game.most_seats; ++seats)
    by_seats.push_back(page_chapters_of(game, Seats{seats}));
  for (PageChapter& chapter : all)
    for (PageRule& rule : chapter.rules) {
      std::string with;
      std::size_t times = 0;
      for (std::size_t i = 0; i < by_seats.size(); ++i) {
        const std::vector<PageRule>& rules = by_seats[i][static_cast<std::size_t>(chapter.chapter)].rules;
        if (std::ranges::find(rules, rule.sentence, &PageRule::sentence) == rules.end()) continue;
        with += fmt::format("{}{}", times == 0 ? "With " : " or ", players_word(game.fewest_seats + i));
        ++times;
      }
      if (times < by_seats.size()) rule.sentence = fmt::format("{} players: {}", with, rule.sentence);
    }
  return all;
}

// What is otherwise when fewer or more play than usual.
std::string other_seats(const NamedRules& game) {
  std::string text;
  const Rules usual = game.usual_rules();
  for (std::uint8_t seats = game.fewest_seats; seats <= game.most_seats; ++seats) {
    const Rules rules = game.rules(Seats{seats});
    std::string differences;
    for (const OptionEntry& option : options()) {
      const std::string value = value_of(rules, option.option);
      if (value == value_of(usual, option.option)) continue;
      if (!has_partners(rules) && is_about_partners_only(option)) continue;
      const std::string sentence = meaning_of(option, value);
      if (!sentence.empty()) differences += " " + sentence;
    }
    if (!differences.empty())
      text += fmt::format("- With {} players: {}\n", players_word(seats), escaped(differences.substr(1)));
  }
  return text;
}

// What the table tells: items of the score that are worth so much each.
bool is_in_the_table(const PageRule& rule) {
  const bool is_an_item =
      rule.clause.starts_with("AA-SCO-") || rule.clause == "TUX-SCO-2" || rule.clause == "TUX-SCO-4";
  return rule.kind == ClauseKind::score && is_an_item;
}

std::string chapter_text(const PageChapter& chapter, const NamedRules& game, const corpus::Corpus& corpus,
                         std::vector<const corpus::Case*>& shown) {
  const ChapterEntry& entry = chapters[static_cast<std::size_t>(chapter.chapter)];
  std::string rules;
  for (const PageRule& rule : chapter.rules)
    if (!is_in_the_table(rule)) rules += line_of(rule);
  if (chapter.chapter == Chapter::players) rules += other_seats(game);
  if (chapter.chapter == Chapter::score) rules = score_table_of(game.usual_rules()) + "\n" + rules;
  if (rules.empty()) return {};
  std::string text = fmt::format("## {}\n\n", entry.title);
  const bool is_without = chapter.chapter == Chapter::build && game.usual_rules().build_enabled == BuildEnabled::off;
  if (!entry.lead.empty() && !is_without) text += fmt::format("{}\n\n", entry.lead);
  text += rules;
  if (!chapter.follows.empty()) {
    text += "\nIt follows:\n\n";
    for (const PageRule& rule : chapter.follows) text += line_of(rule);
  }
  for (const Example& example : examples_of(corpus, game, chapter.chapter, examples_in(chapter.chapter), shown))
    text += "\n" + text_of(corpus, example);
  for (const corpus::Case* tally : tallies_of(corpus, game, chapter.chapter))
    text += "\n" + text_of_tally(corpus, *tally);
  return text + "\n";
}

// ---- Sources

std::string sources_text(const std::vector<PageChapter>& all) {
  std::string text =
      "## Where it stands\n\nThe numbers are those of `casino rules clauses`. Those of another text belong to rules "
      "that this one takes over without a word.\n\n| rule | passage |\n| --- | --- |\n";
  std::vector<std::string_view> listed;
  for (const PageChapter& chapter : all)
    for (const std::vector<PageRule>* list : {&chapter.rules, &chapter.follows, &chapter.variations})
      for (const PageRule& rule : *list) {
        if (rule.source.empty() || std::ranges::find(listed, rule.label) != listed.end()) continue;
        listed.push_back(rule.label);
        text += fmt::format("| {} | {} |\n", rule.label, escaped(rule.source));
      }
  return text;
}

}  // namespace

std::string line_of(const PageRule& rule) {
  const std::string_view mark = rule.is_otherwise ? "**Otherwise:** " : "";
  return fmt::format("- {}{} <sup>{}</sup>\n", mark, escaped(rule.sentence), rule.label);
}

std::string page_of(const NamedRules& game, const corpus::Corpus& corpus) {
  const std::vector<PageChapter> all = page_chapters_with_seats(game);
  const corpus::Corpus here = game.is_dialect() ? cases_that_hold_in(game, corpus) : corpus::Corpus{};
  const corpus::Corpus& cases = game.is_dialect() ? here : corpus;
  std::string text = top_of(game);
  std::vector<const corpus::Case*> shown;
  for (const PageChapter& chapter : all) text += chapter_text(chapter, game, cases, shown);
  text += variations_text(all, game);
  text += open_questions_text(game);
  return text + sources_text(all);
}

std::string file_name_of(const NamedRules& game) { return game.name + ".md"; }

}  // namespace casino::pages
