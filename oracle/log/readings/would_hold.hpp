#pragma once
// Which single option, set to which value, would make a log hold that does not? Or was it played by rules of another
// name?

#include "oracle/explain/explanation.hpp"
#include "oracle/log/validate/validate.hpp"

namespace casino::log {

struct OptionThatHelps {
  Option option;
  std::string value;
  LogOutcome outcome = LogOutcome::holds;  // of the log under it: it holds, or nothing speaks against it
  friend bool operator==(const OptionThatHelps&, const OptionThatHelps&) = default;
};

// A variant with another pack, by as many players, with what the log changes in its rules.
struct VariantThatHelps {
  std::string name;
  int seats = 0;
  LogOutcome outcome = LogOutcome::holds;
  friend bool operator==(const VariantThatHelps&, const VariantThatHelps&) = default;
};

struct Why {
  std::vector<OptionThatHelps> options;    // first those that the first problem is about
  std::vector<VariantThatHelps> variants;  // those nearest to the rules of the log, in the place of another pack.kind
  bool is_complete = true;                 // false: given up, because there was too much to play
  bool is_of_every_order = true;           // false: match.count_order decides, and was tried in part
  friend bool operator==(const Why&, const Why&) = default;
};

// Values that cannot bear on the game are left out (see can_bear_on). Tried cheaply first: under the changed rules
// the deal of the first problem is played up to it, and only if it is gone the whole log. At most so many entries are
// played.
inline constexpr std::size_t most_entries_for_why = 200'000;
[[nodiscard]] Why why_not(const Log& log, const Report& report, std::size_t most_entries = most_entries_for_why);

// "it holds if trail.owning_build=allowed"; that no option helps is said, too.
[[nodiscard]] std::vector<explain::Line> lines_of(const Why& why);
[[nodiscard]] json::Json of(const Why& why);

// Whether a value of an option can have any bearing on the game that a log speaks of? What its cards cannot be, and
// what nobody counts in it, needs not be tried.
[[nodiscard]] bool can_bear_on(const Log& log, Option option, std::string_view value);

}  // namespace casino::log
