#pragma once
// The verbs of `casino properties`.

#include "cli/session/session.hpp"

namespace casino::cli {

void add_properties_list(CLI::App& properties, Session& session);
void add_properties_run(CLI::App& properties, Session& session);
void add_properties_worlds(CLI::App& properties, Session& session);

}  // namespace casino::cli
