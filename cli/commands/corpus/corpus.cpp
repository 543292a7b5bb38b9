#include <CLI/CLI.hpp>

#include "cli/commands/commands.hpp"

namespace casino::cli {

void add_corpus(CLI::App& app, Session& session) {
  CLI::App& corpus = *app.add_subcommand("corpus", "The cases that come with the program, or others like them");
  corpus.require_subcommand(1);
  corpus.footer(
      "Examples:\n  casino corpus run\n  casino corpus coverage --lacks\n  casino corpus list "
      "corpus/cases/swazi\n  casino corpus export fixtures");
  add_corpus_list(corpus, session);
  add_corpus_run(corpus, session);
  add_corpus_coverage(corpus, session);
  add_corpus_export(corpus, session);
  add_corpus_page(corpus, session);
  add_corpus_unpack(corpus, session);
}

}  // namespace casino::cli
