#pragma once
// `show` of a log: step by step at a terminal, or whole.

#include "cli/arguments/rules_choice.hpp"
#include "cli/session/session.hpp"

namespace CLI {
class App;
}

namespace casino::cli {

struct ShowLog {
  std::string file;
  RulesChoice rules;
  bool whole = false;
};

// Whether what was typed is a file of logs, and not a position.
[[nodiscard]] bool is_a_log_file(const std::string& typed);

// What is spelt like a file of logs, and is none. Throws Unusable.
void refuse_missing_file(const std::string& typed);

void show_log(Session& session, const CLI::App& verb, const ShowLog& show);

}  // namespace casino::cli
