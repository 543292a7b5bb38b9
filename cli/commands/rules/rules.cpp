#include <CLI/CLI.hpp>

#include "cli/commands/commands.hpp"

namespace casino::cli {

void add_rules(CLI::App& app, Session& session) {
  CLI::App& rules = *app.add_subcommand("rules", "Variants and dialects, options, clauses and open questions");
  rules.require_subcommand(1);
  rules.footer(
      "Examples:\n  casino rules list\n  casino rules show swazi\n  casino rules compare anglo-american swazi\n  "
      "casino rules clauses AA-TRL-3");
  add_rules_list(rules, session);
  add_rules_show(rules, session);
  add_rules_compare(rules, session);
  add_rules_options_verb(rules, session);
  add_rules_clauses(rules, session);
  add_rules_questions(rules, session);
  add_rules_witnesses(rules, session);
  add_rules_page(rules, session);
  add_rules_site(rules, session);
  add_rules_new(rules, session);
  add_rules_check(rules, session);
  add_rules_schema(rules, session);
}

}  // namespace casino::cli
