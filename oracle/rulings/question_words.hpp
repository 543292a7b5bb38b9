#pragma once
// What a case asks and what rules answer, in sentences.

#include <string>
#include <vector>

#include "oracle/corpus/answer.hpp"
#include "oracle/notation/cards.hpp"

namespace casino::rulings {

// Position and turns in the plain notation; of a dealing, a score, a match or whatever else a few sentences.
[[nodiscard]] std::vector<std::string> question_in_words(const Rules& rules, const corpus::Asked& asked,
                                                         notation::Style style = {});

// All that is answered: two answers that differ read differently. Of several turns that to the last.
[[nodiscard]] std::string answer_in_words(const Rules& rules, const corpus::Asked& asked,
                                          const corpus::CaseAnswer& answer);

}  // namespace casino::rulings
