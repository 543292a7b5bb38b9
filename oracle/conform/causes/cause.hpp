#pragma once
// What would make wrong answers right: a setting of an option that the program may play and does not say, or a clause
// that it may not keep.

#include <span>

#include "oracle/conform/causes/failure.hpp"
#include "oracle/rulesets/settings.hpp"

namespace casino::conform {

// It plays this; or it does not keep that.
using Suspicion = std::variant<Setting, Clause>;
// The rules as they would be then; nothing where they cannot be, or are so.
[[nodiscard]] std::optional<Rules> rules_under(const Rules& rules, const Suspicion& suspicion);

// Whether the answer would be right by other rules.
[[nodiscard]] bool is_right_by(const Rules& rules, const Failure& failure);
[[nodiscard]] bool explains(const Suspicion& suspicion, const Failure& failure);

// Every setting, and every clause that could be switched off, that explains one failure; settings of options that it is
// about come first.
[[nodiscard]] std::vector<Setting> settings_for(const Failure& failure);
[[nodiscard]] std::vector<Clause> clauses_for(const Failure& failure);

// Failures of one sort under the rules of one variant.
using OfOneSort = std::span<const Failure>;

// What explains many failures at once, and next to no right answer speaks against; what explains the most comes first.
struct Explanation {
  Suspicion by;
  std::vector<Setting> alike;  // which the answers do not tell from it
};
[[nodiscard]] std::vector<Explanation> explanations_of(const std::vector<OfOneSort>& sorts,
                                                       const std::vector<const Question*>& right);

}  // namespace casino::conform
