#pragma once
// The parts of a page of rules: what introduces it, what a deal is worth, and worked examples.

#include "model/cards/function_ref.hpp"
#include "model/rules/question.hpp"
#include "oracle/corpus/reader.hpp"
#include "oracle/pages/drawings.hpp"
#include "oracle/pages/page_chapters.hpp"

namespace casino::pages {

// ---- What is not the same with every number of players

struct SoWith {
  std::string what;
  std::vector<std::uint8_t> seats;
};
// In the order of the numbers; one entry where it is the same with all.
[[nodiscard]] std::vector<SoWith> with_each_number(const NamedRules& game, FunctionRef<std::string(const Rules&)> what);

// The chapters of a page: what is said with any number of players, clause by clause, the usual number first.
[[nodiscard]] std::vector<PageChapter> chapters_with_all_numbers(const NamedRules& game);

// ---- Worked examples: cases of the corpus, drawn, with their verdicts and the reasons

// A turn that is lawful, one that is not, or both: one edit away from each other where the corpus has such twins.
struct Example {
  const corpus::Case* legal = nullptr;
  const corpus::Case* illegal = nullptr;
};

// Examples of what a chapter is about, under the variant's own rules: one out of each worked example that belongs
// there, and then others until there are so many, from plain to odd. None that was shown before; what is chosen is
// noted there.
[[nodiscard]] std::vector<Example> examples_of(const corpus::Corpus& corpus, const NamedRules& game, Chapter chapter,
                                               std::size_t enough, std::vector<const corpus::Case*>& shown);

// The example in Markdown; and one of a score or a match.
[[nodiscard]] std::string text_of(const corpus::Corpus& corpus, const Example& example, Drawings& drawings);
[[nodiscard]] std::string text_of_tally(const corpus::Corpus& corpus, const corpus::Case& tally);

// A ruling about one turn: the position, if it is not drawn elsewhere, the turn, and what comes of it.
[[nodiscard]] std::string text_of_ruling(const corpus::Case& one, bool with_position);

// ---- What the registries do not say of a variant, and a reader wants to know first: what kind of game it is, and how
// it stands to the others. One entry a variant; a variant without one has its page all the same.
struct VariantNote {
  std::string_view name;
  std::string_view where;         // where it is played, and what it is called there
  std::string_view introduction;  // paragraphs, separated by empty lines
};

// Nothing if there is none yet.
[[nodiscard]] const VariantNote* find_note(std::string_view variant);

// ---- What a dialect has otherwise than the game that it rests on

// Where it was met, and each difference: the rule, the one in whose place it stands, and why.
[[nodiscard]] std::string introduction_of_dialect(const NamedRules& dialect);
// Marks the rules that the page of that game has not, with so many players. Of a variant: none.
void mark_what_is_otherwise(std::vector<PageChapter>& all, const NamedRules& game, Seats seats);
// The cases of the variant that are decided in the same way here, as cases of these rules.
[[nodiscard]] corpus::Corpus cases_that_hold_in(const NamedRules& dialect, const corpus::Corpus& corpus);

// ---- Whose rules they are

[[nodiscard]] std::vector<std::uint8_t> numbers_of_players(const NamedRules& game);
// "two", "two to four"
[[nodiscard]] std::string players_of(const NamedRules& game);
// The variant, or the dialect on it, that is otherwise in the fewest things.
[[nodiscard]] const NamedRules& nearest_game(const Rules& rules);
// "swazi, four players, `build.owner=side`, scoring JS 2, without AA-TRL-3": rules by the nearest game and by what they
// have otherwise; where options are told elsewhere, by the variant and the others.
[[nodiscard]] std::string rules_in_short(const Rules& rules, const std::vector<Setting>& told_elsewhere = {});
// Whether a game has these values with some number of players; and with how many, " with four players", if not with
// all.
[[nodiscard]] bool is_ever_in_force(const NamedRules& game, const std::vector<Setting>& settings);
[[nodiscard]] std::string with_how_many(const NamedRules& game, const std::vector<Setting>& settings);
// Whether one of these options decides anything in a game, with some number of players.
[[nodiscard]] bool comes_up(const NamedRules& game, const std::vector<Setting>& settings);
// "`haiti`, `swazi` with four players": who has these values, where they come up.
enum class Whose : std::uint8_t { games, games_and_dialects };
[[nodiscard]] std::string who_plays(const std::vector<Setting>& settings, Whose whose);

// ---- What can be played otherwise, and what is open

// "- A card may be trailed though it could capture. <sup>AA-TRL-2</sup>"
[[nodiscard]] std::string line_of(const PageRule& rule);
// The values that an option has with other numbers of players than usual: " With four players it is `proven`: ...".
[[nodiscard]] std::string with_other_seats(const NamedRules& game, const OptionEntry& option);
// The values that an option can have, all else being as it is, and with how many players.
[[nodiscard]] std::vector<SoWith> values_offered(const NamedRules& game, const OptionEntry& option);

[[nodiscard]] std::string variations_text(const std::vector<PageChapter>& all, const NamedRules& game);
// Questions of the variant's own text. Where that is a part of another's, as that of Joel Soto: those of the whole,
// too, as far as the part leaves them open. Below them, in short, those that the text answers. Nothing if there are
// none.
[[nodiscard]] std::string open_questions_text(const NamedRules& game);
// "Answered by the text (004 The Play 4): "a capture of some kind"."
[[nodiscard]] std::string answer_of_the_text(const Question& question);
// Whether other readings of the question have settings, and this one has none.
[[nodiscard]] bool is_without_option(const Question& question, const Reading& reading);

// ---- What a deal is worth, as a table, and in a glance

// In Markdown, with the numbers of the clauses that say so.
[[nodiscard]] std::string score_table_of(const Rules& rules);
// "11 points, and sweeps", or what else can be said in so few words. A tie that leaves an item to nobody is left out of
// account.
[[nodiscard]] std::string worth_of_a_deal(const Rules& rules);
// With each number of players: "10 or 11 points with two players, 9 to 11 points with three players".
[[nodiscard]] std::string worth_of_a_deal(const NamedRules& game);

// ---- Worked examples of scores and matches: what each side captured, and what it gets for it

// One of each worked example of the variant that is about the score, or about the match; if it has none, the first
// other one that is no matter of a question.
[[nodiscard]] std::vector<const corpus::Case*> tallies_of(const corpus::Corpus& corpus, const NamedRules& game,
                                                          Chapter chapter);

// Whether it states numbers of cards, and of those that score by themselves not all.
[[nodiscard]] bool leaves_cards_out(const corpus::Case& tally);

// The same in Markdown: deals, claims, and what comes of them.
[[nodiscard]] std::string drawing_of(const corpus::Case& tally);

}  // namespace casino::pages
