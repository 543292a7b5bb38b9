#pragma once
// Worked examples for a page of rules: cases of the corpus, drawn, with their verdicts and the reasons.

#include <string>
#include <vector>

#include "model/rules/variants.hpp"
#include "oracle/corpus/reader.hpp"
#include "oracle/pages/chapters.hpp"

namespace casino::pages {

// A turn that is lawful, one that is not, or both: one edit away from each other where the corpus has such twins.
struct Example {
  const corpus::Case* legal = nullptr;
  const corpus::Case* illegal = nullptr;
};

// Examples of what a chapter is about, under the variant's own rules: one out of each worked example that belongs
// there, and then others until there are so many. None that was shown before; what is chosen is noted there.
[[nodiscard]] std::vector<Example> examples_of(const corpus::Corpus& corpus, const VariantEntry& variant,
                                               Chapter chapter, std::size_t enough,
                                               std::vector<const corpus::Case*>& shown);

// The example in Markdown; and one of a score or a match (tallies.hpp).
[[nodiscard]] std::string text_of(const corpus::Corpus& corpus, const Example& example);
[[nodiscard]] std::string text_of_tally(const corpus::Corpus& corpus, const corpus::Case& tally);

}  // namespace casino::pages
