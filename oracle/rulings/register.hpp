#pragma once
// A witness for every value of every option: rules by which it makes a difference, and the smallest situation in which
// it does.

#include <string>
#include <vector>

#include "model/rules/variants.hpp"
#include "oracle/corpus/reader.hpp"
#include "oracle/distinguish/distinguish.hpp"
#include "oracle/json/cards.hpp"

namespace casino::distinguish {

// One value of an option, against the value that some variant gives it.
struct Registered {
  Option option = Option{};
  std::string value;
  std::string_view base;  // the variant
  Distinction found;
};

// The values that are looked at: all of a choice; of a number and of an order those of the variants, and what else a
// text names, and another one where all have the same.
[[nodiscard]] std::vector<std::string> values_registered(const OptionEntry& option);

// The variants in which the option is most likely to tell: those in whose text its clauses stand come first.
[[nodiscard]] std::vector<const VariantEntry*> bases_for(const OptionEntry& option, std::string_view value);

// Looks in one variant after the other until the value makes a difference. Cases of the corpus that show one are
// where to begin.
[[nodiscard]] Registered witness_for(const OptionEntry& option, const std::string& value, const corpus::Corpus& corpus,
                                     const SearchBounds& search, Spent spent);

// As a case: W-trail.owning_build-allowed.
[[nodiscard]] json::Json case_of(const Registered& one);
[[nodiscard]] std::string case_id(Option option, std::string_view value);
// Where there is no witness: what has been looked at.
[[nodiscard]] std::string bound_of(const Registered& one);

// A witness as small as a case of the corpus makes it; nothing if no case shows a difference between the variant and
// the variant with this value.
[[nodiscard]] std::optional<Witness> witness_in_corpus(const corpus::Corpus& corpus, const VariantEntry& base,
                                                       Option option, std::string_view value);

}  // namespace casino::distinguish
