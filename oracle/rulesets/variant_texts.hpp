#pragma once
// Which clauses and questions are of the text that describes a variant.

#include <string_view>

#include "model/rules/variants.hpp"

namespace casino {

// Whether an ID is of the variant's own text: "DOM-SOTO-1" is not of DOM, for another variant has a longer prefix of
// it.
[[nodiscard]] bool is_own_id(const VariantEntry& variant, std::string_view id);

// General questions (Q-GEN) are asked of the game that all others descend from: its text is the only one that it plays
// by. What the African texts leave unsaid (UNS) is asked of Swazi Casino.
[[nodiscard]] bool is_question_of(const VariantEntry& variant, std::string_view id);

}  // namespace casino
