#pragma once
// Which open questions a game has: those of its own text, and where that is a part of another, of the whole one.

#include "model/rules/question.hpp"
#include "oracle/rulesets/named_rules.hpp"

namespace casino {

// Of the variant's own text; or of the text that this is a part of, if the part has not answered it.
[[nodiscard]] bool is_open_in(const NamedRules& game, const Question& question);

// Left open by an older text, and settled by the variant's own.
[[nodiscard]] bool is_settled_by_its_own_text(const VariantEntry& variant, const Question& question);

// About something that only some of the variants play that are told in the same text.
[[nodiscard]] bool is_asked_of_a_part(const Question& question);

}  // namespace casino
