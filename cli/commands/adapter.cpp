#include <memory>

#include <CLI/CLI.hpp>

#include "casino_version.hpp"
#include "cli/arguments/rules_choice.hpp"
#include "cli/commands/commands.hpp"
#include "cli/input/input.hpp"
#include "oracle/conform/protocol/oracle_adapter.hpp"

namespace casino::cli {
namespace {

struct Adapter {
  RulesChoice rules;
  bool is_silent = false;
};

conform::OracleAdapter oracle(const Adapter& asked, const CLI::App& verb) {
  using conform::OracleAdapter;
  const bool has_own =
      asked.is_silent || verb.count("--rules") > 0 || verb.count("--seats") > 0 || verb.count("--option") > 0;
  if (!has_own) return OracleAdapter{std::string(version)};
  const auto says = asked.is_silent ? OracleAdapter::Says::nothing : OracleAdapter::Says::its_rules;
  return {std::string(version), rules_of(asked.rules), says};
}

// So that whoever asks can look at some answers while others are being found.
constexpr int answers_at_once = 16;

void answer_questions(Session& session, conform::OracleAdapter adapter) {
  Input input("-");
  input.before_waiting([&session] { session.out.flush(); });
  for (int answers = 1; !adapter.has_stopped(); ++answers) {
    const auto line = input.line();
    if (!line) return;
    session.out.line("{}", adapter.answer(line->is_too_long ? "\"a line that is too long\"" : line->text));
    if (answers % answers_at_once == 0) session.out.flush();
  }
}

}  // namespace

void add_adapter(CLI::App& app, Session& session) {
  CLI::App& verb = add_verb(
      app, "adapter",
      "Answer questions about the rules on standard input, one JSON object a line: the protocol "
      "by which `casino conform` asks other programs (docs/protocol.md)",
      session,
      {"casino adapter", "casino conform -- casino adapter", "casino adapter --rules swazi --option steal.whose=any",
       "casino conform --infer -- casino adapter --rules royal --silent"});
  auto asked = std::make_shared<Adapter>();
  add_rules_options(verb, asked->rules);
  verb.add_flag("--silent", asked->is_silent, "Do not say which rules are played, nor what can be asked");
  verb.callback([&session, &verb, asked] { answer_questions(session, oracle(*asked, verb)); });
}

}  // namespace casino::cli
