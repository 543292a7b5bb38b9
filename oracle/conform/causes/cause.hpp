#pragma once
// What would make a wrong answer right: a setting of an option that the program may play and does not say, or a clause
// that it may not keep.

#include "oracle/conform/causes/checking.hpp"
#include "oracle/rulesets/settings.hpp"

namespace casino::conform {

// Every value of an option under which the verdict that was found would be right; those of options that the verdict is
// about come first.
[[nodiscard]] std::vector<Setting> settings_for_verdict(const Question& question, const Checked& checked);
// Every clause without which it would be.
[[nodiscard]] std::vector<Clause> clauses_for_verdict(const Question& question, const Checked& checked);
// Every value of an option under which another answer would be right.
[[nodiscard]] std::vector<Setting> settings_for_answer(const Question& question, const Reply& reply);

// Whether under this setting the right answer to a question would be another than it is.
[[nodiscard]] bool changes_the_answer(const Setting& setting, const Question& question);

}  // namespace casino::conform
