#include <CLI/CLI.hpp>

#include "cli/commands/commands.hpp"
#include "cli/input/requests.hpp"
#include "oracle/rulesets/rules.hpp"

namespace casino::cli {

void add_rules_schema(CLI::App& rules, Session& session) {
  CLI::App& verb = add_verb(rules, "schema", "The JSON Schema of rules, with every variant, dialect, option and value",
                            session, {"casino rules schema", "casino rules schema --json"});
  verb.callback([&session] {
    const std::string schema = json::rules_schema();
    if (session.as_json) print(session, json::Json::parse(schema));
    else session.out.write(schema);
  });
}

}  // namespace casino::cli
