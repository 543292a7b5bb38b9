#pragma once
// Pages in Markdown from which the games can be learnt: one for each variant, an index, a table of all options,
// and one for each open question.
// Everything in them comes from the registries, the variants' own rules, the notes and the corpus.

#include "model/rules/question.hpp"
#include "model/rules/variants.hpp"
#include "oracle/corpus/reader.hpp"

namespace casino::pages {

[[nodiscard]] std::string page_of(const VariantEntry& variant, const corpus::Corpus& corpus);
[[nodiscard]] std::string index_page();
[[nodiscard]] std::string options_page();
// Each clause, and what it says in which game and with which values of its options.
[[nodiscard]] std::string statements_page();

// Where a page lies in a folder of them: "swazi.md".
[[nodiscard]] std::string file_name_of(const VariantEntry& variant);
inline constexpr std::string_view index_file = "README.md";
inline constexpr std::string_view options_file = "options.md";
inline constexpr std::string_view statements_file = "statements.md";

// ---- Pages about open questions: the readings, who plays which, how it was settled and why, and the smallest
// situations in which the readings part, drawn

inline constexpr std::string_view questions_folder = "questions";

[[nodiscard]] std::string question_page(const Question& question, const corpus::Corpus& cases,
                                        const corpus::Corpus& witnesses);
[[nodiscard]] std::string questions_index();
// "Q-AA-09.md"
[[nodiscard]] std::string file_name_of(const Question& question);

// The pictures that the pages show: of every witness with a position.
struct PictureFile {
  std::string name;  // "W-trail.owning_build-allowed.svg"
  std::string svg;
};
[[nodiscard]] std::vector<PictureFile> pictures_of(const corpus::Corpus& witnesses);

}  // namespace casino::pages
