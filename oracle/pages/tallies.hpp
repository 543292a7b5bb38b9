#pragma once
// Worked examples of scores and matches for a page of rules: what each side captured, and what it gets for it.

#include <string>
#include <vector>

#include "model/rules/variants.hpp"
#include "oracle/corpus/reader.hpp"
#include "oracle/pages/chapters.hpp"

namespace casino::pages {

// One of each worked example of the variant that is about the score, or about the match; if it has none, the first
// other one that is no matter of a question.
[[nodiscard]] std::vector<const corpus::Case*> tallies_of(const corpus::Corpus& corpus, const VariantEntry& variant,
                                                          Chapter chapter);

// The same in Markdown: deals, claims, and what comes of them.
[[nodiscard]] std::string drawing_of(const corpus::Case& tally);

}  // namespace casino::pages
