#pragma once
// The verbs below `casino corpus`.

#include "cli/session/session.hpp"

namespace casino::cli {

void add_corpus_list(CLI::App& corpus, Session& session);
void add_corpus_run(CLI::App& corpus, Session& session);
void add_corpus_coverage(CLI::App& corpus, Session& session);
void add_corpus_export(CLI::App& corpus, Session& session);

}  // namespace casino::cli
