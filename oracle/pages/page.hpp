#pragma once
// Pages in Markdown from which the games can be learnt: one for each variant and dialect, an index, a table of all
// options, and one for each open question.
// Everything in them comes from the registries, the variants' own rules, the notes and the corpus.

#include "model/rules/question.hpp"
#include "oracle/corpus/reader.hpp"
#include "oracle/pages/drawings.hpp"
#include "oracle/pages/html.hpp"
#include "oracle/rulesets/named_rules.hpp"
#include "oracle/rulings/studied.hpp"

namespace casino::pages {

// Of a dialect with a mark at what is otherwise than in what it rests on, and why; with those examples of the variant
// that hold in it, too.
[[nodiscard]] std::string page_of(const NamedRules& game, const corpus::Corpus& corpus);
// The same with pictures where positions are drawn.
struct DrawnPage {
  std::string markdown;
  std::vector<PictureFile> pictures;
};
[[nodiscard]] DrawnPage drawn_page_of(const NamedRules& game, const corpus::Corpus& corpus);
[[nodiscard]] std::string index_page();
[[nodiscard]] std::string options_page();
// Each clause, and what it says in which game and with which values of its options.
[[nodiscard]] std::string statements_page();

// ---- Words of the texts that are no words of ours, or mean something of their own there, and people whom they name

struct Word {
  std::string_view word;
  std::string_view variant;  // in whose text it stands, or in one that it takes over
  std::string_view meaning;  // in our words
  std::string_view source;   // seed and place
};
// Game by game; a word that several games have stands there for each.
[[nodiscard]] std::vector<Word> words_of_the_texts();

// Where a page lies in a folder of them: "swazi.md".
[[nodiscard]] std::string file_name_of(const NamedRules& game);
inline constexpr std::string_view index_file = "README.md";
inline constexpr std::string_view options_file = "options.md";
inline constexpr std::string_view statements_file = "statements.md";

// ---- Pages about open questions: the readings, who plays which, how it was settled and why, and the smallest
// situations in which the readings part, drawn

inline constexpr std::string_view questions_file = "questions.md";
inline constexpr std::string_view questions_folder = "questions";

// `studies`: what was found of what its readings do to the game.
[[nodiscard]] std::string question_page(const Question& question, const corpus::Corpus& cases,
                                        const corpus::Corpus& witnesses, const rulings::Studies& studies = {});
// All of them; each leads to its page, if that lies beside.
[[nodiscard]] std::string questions_index(Beside beside);
// "Q-AA-09.md"
[[nodiscard]] std::string file_name_of(const Question& question);

// The pictures that these pages show: of every witness with a position.
[[nodiscard]] std::vector<PictureFile> pictures_of(const corpus::Corpus& witnesses);
// Pictures by the names that pages call them.
class Pictures {
 public:
  explicit Pictures(std::vector<PictureFile> pictures) : pictures_(std::move(pictures)) {}
  // The SVG; nothing if there is no such picture.
  [[nodiscard]] std::string named(std::string_view file) const;

 private:
  std::vector<PictureFile> pictures_;
};

// ---- Rulings of one's own: each with a number, the position drawn, the turn, the verdict, the sentence that decides,
// and what other readings say; in front of them an index

// The pictures: of positions, where they are not drawn in text.
[[nodiscard]] DrawnPage rulings_page(const corpus::Corpus& rulings, bool with_pictures);

}  // namespace casino::pages
