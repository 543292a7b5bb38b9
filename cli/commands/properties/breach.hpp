#pragma once
// How a breach of what should hold is reported and kept; and how it is reported that nothing was held against anything.

#include <string>
#include <string_view>

#include "cli/session/session.hpp"
#include "properties/run/check.hpp"

namespace casino::cli {

// Tells it, and earns the exit code. `says`: the sentence that does not hold.
void report(Session& session, const properties::Breach& breach, std::string_view says, const std::string& where);

// Keeps it as a case in a folder, after it was reported; nowhere if the folder has no name. Where that cannot be
// written it is complained of, and earns the exit code: the run goes on, for what it finds must not be lost.
void keep(Session& session, const std::string& folder, const properties::Breach& breach, std::string_view says);

// Says so, and why, and earns an exit code that is not that of what holds.
void nothing_was_checked(Session& session, std::string_view why);

}  // namespace casino::cli
