#pragma once
// Options in JSON: {"trail.owning_build":"allowed","match.target":11}.

#include "oracle/json/cards.hpp"

namespace casino::json {

// The value that rules give an option: a word, a number, or a list.
[[nodiscard]] Json of(const Rules& rules, const OptionEntry& option);

// Sets the option of that name to the value that stands there; the pack is left as it is.
void read_option(std::string_view name, const Cursor& at, Rules& rules);

// Sets the options that stand there. Rules that contradict themselves then are not refused here.
void read_options(const Cursor& at, Rules& rules);

}  // namespace casino::json
