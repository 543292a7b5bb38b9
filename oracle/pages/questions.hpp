#pragma once
// Pages about open questions, one each: the readings, who plays which, how it was settled and why, and the smallest
// situations in which the readings part, drawn.

#include "model/rules/question.hpp"
#include "oracle/corpus/reader.hpp"

namespace casino::pages {

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
