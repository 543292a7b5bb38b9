#pragma once
// Pages in Markdown from which the games can be learnt: one for each variant, an index, and a table of all options.
// Everything in them comes from the registries, the variants' own rules, the notes and the corpus.

#include "model/rules/variants.hpp"
#include "oracle/corpus/reader.hpp"

namespace casino::pages {

[[nodiscard]] std::string page_of(const VariantEntry& variant, const corpus::Corpus& corpus);
[[nodiscard]] std::string index_page();
[[nodiscard]] std::string options_page();

// Where a page lies in a folder of them: "swazi.md".
[[nodiscard]] std::string file_name_of(const VariantEntry& variant);
inline constexpr std::string_view index_file = "README.md";
inline constexpr std::string_view options_file = "options.md";

}  // namespace casino::pages
