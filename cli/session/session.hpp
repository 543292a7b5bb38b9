#pragma once
// What every verb has: where it prints, how it looks there, and the exit code that it earns.

#include <string>
#include <string_view>
#include <vector>

#include "cli/session/exit_code.hpp"
#include "cli/session/output.hpp"

namespace CLI {
class App;
}

namespace casino::cli {

struct Session {
  Output out{1};
  bool as_json = false;
  std::string color = "auto";
  std::vector<std::string> corpus;  // in place of the program's own
  // A verb that takes the words behind -- for somebody else's program, so that its own can be as many as they like.
  const CLI::App* starts_a_program = nullptr;
  std::vector<std::string> program;  // these words
  ExitCode code = ExitCode::holds;

  [[nodiscard]] Look look() const;
  void earn(ExitCode earned) { code = worse(code, earned); }
};

// A verb: --json and --color besides its own options, and examples below its help.
CLI::App& add_verb(CLI::App& app, std::string_view name, std::string_view does, Session& session,
                   const std::vector<std::string_view>& examples);

}  // namespace casino::cli
