#pragma once
// The worked examples: those that the texts give, and one for each passage that says something and shows nothing. Their
// numbers run through each text, so a case of one bears its number and, if there are several, a letter or a word:
// WE-AA-08g is a case of WE-AA-08.

#include <string>
#include <string_view>
#include <vector>

namespace casino::corpus {

// The examples that a variant answers for, by their IDs.
[[nodiscard]] std::vector<std::string> worked_examples_of(std::string_view variant);
// Whether a case is one of an example.
[[nodiscard]] bool is_of_example(std::string_view case_id, std::string_view example);

}  // namespace casino::corpus
