#pragma once
// Trials: each case of a variant, and each of its readings, as something that can be run again under changed
// rules.

#include "model/rules/variants.hpp"
#include "oracle/corpus/reader.hpp"

namespace casino::corpus {

struct Trial {
  const Case* of = nullptr;
  const Rules* rules = nullptr;
  const std::vector<Expected>* expected = nullptr;
  const Reading* reading = nullptr;  // nothing: the case under its own rules
  // The options that the case or the reading sets.
  [[nodiscard]] std::vector<Setting> options() const;
};

// Those that pass, of one case and of a whole variant.
[[nodiscard]] std::vector<Trial> trials_of(const Case& one);
[[nodiscard]] std::vector<Trial> trials_of(const Corpus& corpus, const VariantEntry& variant);

// Whether the expectation still holds when the rules are these.
[[nodiscard]] bool holds_under(const Trial& trial, const Rules& rules);

// The rules of a trial with another value of an option; nothing if they would contradict themselves, unless that is
// what the case asks about.
[[nodiscard]] std::optional<Rules> with_value(const Trial& trial, Option option, std::string_view value);

// The value that the variant gives an option with so many seats.
[[nodiscard]] std::string default_of(const VariantEntry& variant, Seats seats, Option option);

// ---- What is a variant's own: the clauses and options that its own text speaks of, and the variant that it departs
// from.

// The variant whose text the variant's own departs from, of several the one that is played by so many seats; none for
// the first of all.
[[nodiscard]] const VariantEntry* forebear_of(const VariantEntry& variant, Seats seats);

// A variant's own clauses, and those of others that its text states under a number of its own; derived ones are not.
[[nodiscard]] bool is_of(const VariantEntry& variant, Clause clause);
// Whether an option decides something that the variant's own text, or a question about it, speaks of.
[[nodiscard]] bool concerns(const OptionEntry& entry, const VariantEntry& variant);

}  // namespace casino::corpus
