#pragma once
// What a capture takes, sorted, and the sums that it can make.

#include "model/groups/groups.hpp"
#include "model/judge/findings.hpp"
#include "model/judge/judging.hpp"

namespace casino {

// What a capture takes, sorted.
struct Prey {
  CardSet loose;      // loose cards and pile tops that can stand in groups
  CardSet pictures;   // loose pictures without a number
  Builds builds;      // whole builds
  CardSet fragments;  // cards of builds that are not taken whole
};

[[nodiscard]] Prey prey_of(const Judging& judging);

// The builds that are taken at another value than theirs.
[[nodiscard]] Builds builds_other_than(const Builds& builds, Value value);

// Whether items split into groups of a value; nothing at all does.
[[nodiscard]] bool splits(const Rules& rules, const Items& items, Value value);

// Whether all that is taken comes out if builds count as what they make, or broken up: then it is only the use of the
// builds that is wrong (AA-CAP-7), and not the sum.
[[nodiscard]] bool comes_out_with_builds(const Rules& rules, const Prey& prey, Value value);

// Whether a card, or a build that counts as one (AA-VAR-5), makes the value, alone or together with some of the others.
[[nodiscard]] bool is_in_some_group(const Rules& rules, Card card, const Items& others, Value value);
[[nodiscard]] bool is_in_some_group(const Rules& rules, const Build& build, const Items& others, Value value);

// capture.groups=overlapping: each thing is in some matching group of what is taken, and may be in several.
[[nodiscard]] bool share_groups(const Rules& rules, const Items& taken, Value value);

// The value at which the card takes: the one said, or the one at which the sum comes out; none for a picture without
// a number.
[[nodiscard]] Value capturing_value(const Judging& judging, const Prey& prey);

// AA-VAL-1, SWZ-ACE-1, FIN-VAL-2, FIN-VAL-3, FIN-VAL-4: the value said is one that the card has.
void says_a_value_of_the_card(const Judging& judging, Findings& found);

// SWZ-ACE-2, Q-SWZ-19: a capture that is made fuller goes on at the value that was chosen.
void goes_on_at_the_same_value(const Judging& judging, Findings& found);

// SWZ-ACE-2: a played ace counts 1 or 14, not both at once (option capture.ace_values, Q-SWZ-18). True when it was
// used at both, so that the sums at a single value need not be asked for.
bool ace_takes_at_both_values(const Judging& judging, const Prey& prey, Findings& found);

}  // namespace casino
