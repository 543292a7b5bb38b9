#pragma once
// The verbs below `casino rules`.

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/session/session.hpp"

namespace casino::cli {

void add_rules_list(CLI::App& rules, Session& session);
void add_rules_show(CLI::App& rules, Session& session);
void add_rules_compare(CLI::App& rules, Session& session);
void add_rules_options_verb(CLI::App& rules, Session& session);
void add_rules_clauses(CLI::App& rules, Session& session);
void add_rules_questions(CLI::App& rules, Session& session);
void add_rules_witnesses(CLI::App& rules, Session& session);
void add_rules_page(CLI::App& rules, Session& session);
void add_rules_schema(CLI::App& rules, Session& session);

}  // namespace casino::cli
