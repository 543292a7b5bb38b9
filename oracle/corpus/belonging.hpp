#pragma once
// What is a variant's own: the clauses and options that its own text speaks of, and the variant that it departs from.

#include "model/rules/clause.hpp"
#include "model/rules/option.hpp"
#include "model/rules/variants.hpp"

namespace casino::corpus {

// The variant whose text the variant's own departs from, of several the one that is played by so many seats; none for
// the first of all.
[[nodiscard]] const VariantEntry* forebear_of(const VariantEntry& variant, Seats seats);

// A variant's own clauses, and those of others that its text states under a number of its own; derived ones are not.
[[nodiscard]] bool is_of(const VariantEntry& variant, Clause clause);
// Whether an option decides something that the variant's own text, or a question about it, speaks of.
[[nodiscard]] bool concerns(const OptionEntry& entry, const VariantEntry& variant);

}  // namespace casino::corpus
