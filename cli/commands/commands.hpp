#pragma once
// The verbs of the program, one file each. Each adds itself to the app, or to the verb that it stands below, and runs
// when it is the one asked for.

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
void add_report(CLI::App& app, Session& session);
void add_study(CLI::App& app, Session& session);
void add_merge(CLI::App& app, Session& session);
void add_help(CLI::App& app, Session& session);

void add_corpus_list(CLI::App& corpus, Session& session);
void add_corpus_run(CLI::App& corpus, Session& session);
void add_corpus_coverage(CLI::App& corpus, Session& session);
void add_corpus_export(CLI::App& corpus, Session& session);
void add_corpus_page(CLI::App& corpus, Session& session);
void add_corpus_unpack(CLI::App& corpus, Session& session);

void add_rules_list(CLI::App& rules, Session& session);
void add_rules_show(CLI::App& rules, Session& session);
void add_rules_compare(CLI::App& rules, Session& session);
void add_rules_options_verb(CLI::App& rules, Session& session);
void add_rules_clauses(CLI::App& rules, Session& session);
void add_rules_questions(CLI::App& rules, Session& session);
void add_rules_witnesses(CLI::App& rules, Session& session);
void add_rules_page(CLI::App& rules, Session& session);
void add_rules_site(CLI::App& rules, Session& session);
void add_rules_check(CLI::App& rules, Session& session);
void add_rules_new(CLI::App& rules, Session& session);
void add_rules_schema(CLI::App& rules, Session& session);

void add_properties_list(CLI::App& properties, Session& session);
void add_properties_run(CLI::App& properties, Session& session);
void add_properties_worlds(CLI::App& properties, Session& session);

}  // namespace casino::cli
