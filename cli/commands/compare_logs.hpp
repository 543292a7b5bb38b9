#pragma once
// casino compare --on: logs as they were played, and as they would be after a change of the rules.

#include <string>
#include <vector>

#include "cli/session.hpp"
#include "oracle/json/cards.hpp"
#include "oracle/settings.hpp"

namespace casino::cli {

// Of the logs of a variant those that change verdict, score or winner; in JSON if the session wants it, else printed.
// What cannot be read is complained of, and makes the command unusable.
json::Json preview_logs(Session& session, const std::vector<std::string>& paths, std::string_view variant,
                        const std::vector<Setting>& change);

}  // namespace casino::cli
