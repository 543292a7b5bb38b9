#include <memory>

#include <CLI/CLI.hpp>

#include "casino_version.hpp"
#include "cli/commands/commands.hpp"
#include "cli/input.hpp"
#include "oracle/conform/oracle_adapter.hpp"

namespace casino::cli {
namespace {

void answer_questions(Session& session) {
  Input input("-");
  input.before_waiting([&session] { session.out.flush(); });
  conform::OracleAdapter adapter{std::string(version)};
  while (!adapter.has_stopped()) {
    const auto line = input.line();
    if (!line) return;
    session.out.line("{}", adapter.answer(line->is_too_long ? "\"a line that is too long\"" : line->text));
  }
}

}  // namespace

void add_adapter(CLI::App& app, Session& session) {
  CLI::App& verb = add_verb(app, "adapter",
                            "Answer questions about the rules on standard input, one JSON object a line: the protocol "
                            "by which `casino conform` asks other programs (docs/protocol.md)",
                            session, {"casino adapter", "casino conform -- casino adapter"});
  verb.callback([&session] { answer_questions(session); });
}

}  // namespace casino::cli
