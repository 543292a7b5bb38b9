#pragma once
// Options in JSON: {"trail.owning_build":"allowed","match.target":11}.

#include "model/rules.hpp"
#include "oracle/json/cursor.hpp"

namespace casino::json {

// Sets the options that stand there. Rules that contradict themselves then are not refused here.
void read_options(const Cursor& at, Rules& rules);

}  // namespace casino::json
