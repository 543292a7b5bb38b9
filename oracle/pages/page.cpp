#include "oracle/pages/page.hpp"

#include <fmt/format.h>

#include "oracle/pages/first_steps.hpp"
#include "oracle/pages/markdown.hpp"
#include "oracle/pages/parts.hpp"
#include "oracle/text/words.hpp"

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
  if (!game.scoring.empty()) return "In the program: `--rules FILE`, with the file of these rules.\n\n";
  return fmt::format("In the program: `--rules {}`, or a file that says so.\n\n", arguments_of(game));
}

// "The whole pack is dealt out at once, 13 cards each. A card lies face up on the table before the first play."
std::string hands_and_table(const Rules& rules) {
  std::string hands = sentence_for(rules, Option::deal_hand);
  if (rules.deal_hand == 0)
    hands = fmt::format("The whole pack is dealt out at once, {} cards each.", hand_size(rules));
  if (const int last = hand_size(rules, dealings(rules)); rules.deal_hand != 0 && last != hand_size(rules)) {
    hands.pop_back();
    hands += fmt::format(", and {} at the last.", last);
  }
  const int open = table_size(rules);
  if (open == 1) return hands + " A card lies face up on the table before the first play.";
  return fmt::format("{} {}", hands, meaning_of(entry_of(Option::deal_table), std::to_string(open)));
}

std::string pictures_and_aces(const Rules& rules) {
  const std::string aces = sentence_for(rules, Option::value_ace_hand);
  if (rules.pack_kind != PackKind::standard52) return aces;
  return fmt::format("{} {}", sentence_for(rules, Option::value_pictures), aces);
}

// A row of the table at the top.
std::string row_at_a_glance(std::string_view about, const NamedRules& game,
                            FunctionRef<std::string(const Rules&)> sentences) {
  const std::vector<SoWith> all = with_each_number(game, sentences);
  std::string text;
  for (const SoWith& one : all)
    text += all.size() == 1 ? " " + one.what : fmt::format(" With {}: {}", players_in_words(one.seats), one.what);
  return fmt::format("| {} |{} |\n", about, text);
}

std::string top_of(const NamedRules& game) {
  std::string text = fmt::format("# {}\n\n{}", escaped(game.title), introduction_of(game));
  const PackKind pack = game.usual_rules().pack_kind;
  const auto row = [&](std::string_view about, FunctionRef<std::string(const Rules&)> sentences) {
    text += row_at_a_glance(about, game, sentences);
  };
  text += "| at a glance | |\n| --- | --- |\n";
  text += fmt::format("| players | {} |\n", as_sentence(players_of(game)));
  row("cards", [](const Rules& rules) { return sentence_for(rules, Option::pack_kind); });
  if (pack != PackKind::rook40)
    row(pack == PackKind::standard52 ? "pictures, aces" : "aces",
        [](const Rules& rules) { return pictures_and_aces(rules); });
  row("hands, table", [](const Rules& rules) { return hands_and_table(rules); });
  row("a turn", [](const Rules& rules) {
    return fmt::format("{} {}", sentence_for(rules, Option::turn_shape), sentence_for(rules, Option::seats_direction));
  });
  text += fmt::format("| a deal is worth | {} |\n", as_sentence(worth_of_a_deal(game)));
  row("a match", [](const Rules& rules) { return sentence_for(rules, Option::match_target); });
  return text + "\n" + source_line(game);
}

// ---- Chapters

// What is told with so many players, taken into what is told with others: what is said of the same clause stands
// together, and what is new stands behind what was told before it.
void take_in(std::vector<PageRule>& all, const std::vector<PageRule>& more, std::uint8_t seats) {
  auto behind = all.begin();
  for (const PageRule& rule : more) {
    auto place = std::ranges::find(all, rule.sentence, &PageRule::sentence);
    if (place == all.end()) {
      const auto kin = std::find_if(all.rbegin(), all.rend(), [&](const PageRule& other) {
        return other.label == rule.label && other.clause == rule.clause;
      });
      place = all.insert(kin == all.rend() ? behind : kin.base(), rule);
    }
    if (place->seats.empty() || place->seats.back() != seats) place->seats.push_back(seats);
    if (rule.is_otherwise) place->is_otherwise = true;
    behind = std::next(place);
  }
}

// With how many players it is so; nothing where that is with all.
void say_with_how_many(std::vector<PageRule>& rules, std::size_t numbers) {
  for (PageRule& rule : rules) {
    std::ranges::sort(rule.seats);
    if (rule.seats.size() == numbers) rule.seats.clear();
  }
}

// With how many players there is anything to tell in a chapter, if that is the same for all of it and not with all.
std::vector<std::uint8_t> seats_of_all(const PageChapter& chapter) {
  if (chapter.rules.empty()) return {};
  const std::vector<std::uint8_t>& seats = chapter.rules.front().seats;
  const auto has_them = [&](const PageRule& rule) { return rule.seats == seats; };
  const bool have_all = std::ranges::all_of(chapter.rules, has_them) && std::ranges::all_of(chapter.follows, has_them);
  return have_all ? seats : std::vector<std::uint8_t>{};
}

// What the table tells: items of the score that are worth so much each.
bool is_in_the_table(const PageRule& rule) {
  const bool is_an_item =
      rule.clause.starts_with("AA-SCO-") || rule.clause == "TUX-SCO-2" || rule.clause == "TUX-SCO-4";
  return rule.kind == ClauseKind::score && is_an_item;
}

std::string chapter_text(const PageChapter& chapter, const NamedRules& game, const corpus::Corpus& corpus,
                         std::vector<const corpus::Case*>& shown, Drawings& drawings) {
  const ChapterEntry& entry = chapters[static_cast<std::size_t>(chapter.chapter)];
  const std::vector<std::uint8_t> seats = seats_of_all(chapter);
  const auto line = [&](PageRule rule) {
    if (!seats.empty()) rule.seats.clear();  // said once, above
    return line_of(rule);
  };
  std::string rules;
  for (const PageRule& rule : chapter.rules)
    if (!is_in_the_table(rule)) rules += line(rule);
  if (chapter.chapter == Chapter::score) rules = score_table_of(game.usual_rules()) + "\n" + rules;
  if (rules.empty()) return {};
  std::string text = fmt::format("## {}\n\n", entry.title);
  const bool is_without = chapter.chapter == Chapter::build && game.usual_rules().build_enabled == BuildEnabled::off;
  if (!entry.lead.empty() && !is_without) text += fmt::format("{}\n\n", entry.lead);
  if (!seats.empty()) text += fmt::format("With {}:\n\n", players_in_words(seats));
  text += rules;
  if (!chapter.follows.empty()) {
    text += "\nIt follows:\n\n";
    for (const PageRule& rule : chapter.follows) text += line(rule);
  }
  for (const Example& example : examples_of(corpus, game, chapter.chapter, examples_in(chapter.chapter), shown))
    text += "\n" + text_of(corpus, example, drawings);
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

// ---- Words

std::string words_text(const NamedRules& game) {
  std::string rows;
  for (const Word& one : words_of_the_texts())
    if (one.variant == game.variant->name)
      rows += fmt::format("| {} | {} | {} |\n", escaped(one.word), escaped(one.meaning), escaped(one.source));
  if (rows.empty()) return rows;
  return "\n## Words\n\nWords of the texts, and people whom they name.\n\n"
         "| word | what it is | passage |\n| --- | --- | --- |\n" +
         rows;
}

std::string page_text(const NamedRules& game, const corpus::Corpus& corpus, Drawings& drawings) {
  const std::vector<PageChapter> all = chapters_with_all_numbers(game);
  const corpus::Corpus here = game.is_dialect() ? cases_that_hold_in(game, corpus) : corpus::Corpus{};
  const corpus::Corpus& cases = game.is_dialect() ? here : corpus;
  std::string text = top_of(game) + first_steps_of(game, drawings);
  std::vector<const corpus::Case*> shown;
  for (const PageChapter& chapter : all) text += chapter_text(chapter, game, cases, shown, drawings);
  text += variations_text(all, game);
  text += open_questions_text(game);
  return text + sources_text(all) + words_text(game);
}

}  // namespace

std::vector<SoWith> with_each_number(const NamedRules& game, FunctionRef<std::string(const Rules&)> what) {
  std::vector<SoWith> all;
  for (const std::uint8_t seats : numbers_of_players(game)) {
    std::string here = what(game.rules(Seats{seats}));
    const auto same = std::ranges::find(all, here, &SoWith::what);
    if (same == all.end()) all.push_back({std::move(here), {seats}});
    else same->seats.push_back(seats);
  }
  return all;
}

std::vector<PageChapter> chapters_with_all_numbers(const NamedRules& game) {
  std::vector<std::uint8_t> numbers = numbers_of_players(game);
  std::stable_partition(numbers.begin(), numbers.end(), [&](std::uint8_t seats) { return seats == game.usual_seats; });
  std::vector<PageChapter> all;
  for (const ChapterEntry& entry : chapters) all.push_back({entry.chapter, {}, {}, {}});
  for (const std::uint8_t seats : numbers) {
    std::vector<PageChapter> told = page_chapters_of(game, Seats{seats});
    mark_what_is_otherwise(told, game, Seats{seats});
    for (std::size_t i = 0; i < all.size(); ++i)
      for (const auto list : {&PageChapter::rules, &PageChapter::follows, &PageChapter::variations})
        take_in(all[i].*list, told[i].*list, seats);
  }
  for (PageChapter& chapter : all)
    for (const auto list : {&PageChapter::rules, &PageChapter::follows, &PageChapter::variations})
      say_with_how_many(chapter.*list, numbers.size());
  return all;
}

std::string line_of(const PageRule& rule) {
  const std::string_view mark = rule.is_otherwise ? "**Otherwise:** " : "";
  const std::string with = rule.seats.empty() ? "" : fmt::format("With {}: ", players_in_words(rule.seats));
  return fmt::format("- {}{}{} <sup>{}</sup>\n", mark, with, escaped(rule.sentence), rule.label);
}

std::string page_of(const NamedRules& game, const corpus::Corpus& corpus) {
  Drawings in_text(game.name, Drawings::As::text);
  return page_text(game, corpus, in_text);
}

DrawnPage drawn_page_of(const NamedRules& game, const corpus::Corpus& corpus) {
  Drawings pictures(game.name, Drawings::As::pictures);
  std::string text = page_text(game, corpus, pictures);
  return {std::move(text), std::move(pictures).taken()};
}

std::string file_name_of(const NamedRules& game) { return game.name + ".md"; }

}  // namespace casino::pages
