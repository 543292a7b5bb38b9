#pragma once
// The verbs of the program, one file each. Each adds itself to the app, and runs when it is the one asked
// for.

#include "cli/session/session.hpp"

namespace casino::cli {

void add_judge(CLI::App& app, Session& session);
void add_compare(CLI::App& app, Session& session);
void add_distinguish(CLI::App& app, Session& session);
void add_moves(CLI::App& app, Session& session);
void add_perft(CLI::App& app, Session& session);
void add_score(CLI::App& app, Session& session);
void add_show(CLI::App& app, Session& session);
void add_validate(CLI::App& app, Session& session);
void add_generate(CLI::App& app, Session& session);
void add_rules(CLI::App& app, Session& session);
void add_convert(CLI::App& app, Session& session);
void add_corpus(CLI::App& app, Session& session);
void add_properties(CLI::App& app, Session& session);
void add_conform(CLI::App& app, Session& session);
void add_adapter(CLI::App& app, Session& session);

}  // namespace casino::cli
