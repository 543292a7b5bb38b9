#pragma once
// casino report: runs of `casino conform` side by side.

#include "cli/session/session.hpp"

namespace casino::cli {

void add_report(CLI::App& app, Session& session);

}  // namespace casino::cli
