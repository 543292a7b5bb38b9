#include "cli/session/session.hpp"

#include <CLI/CLI.hpp>

namespace casino::cli {

Look Session::look() const {
  if (color == "always") return look_of_output(Color::always);
  if (color == "never") return look_of_output(Color::never);
  return look_of_output(Color::automatic);
}

CLI::App& add_verb(CLI::App& app, std::string_view name, std::string_view does, Session& session,
                   const std::vector<std::string_view>& examples) {
  CLI::App& verb = *app.add_subcommand(std::string(name), std::string(does));
  verb.add_flag("--json", session.as_json, "Print JSON, one document a line");
  verb.add_option("--color", session.color, "Colours: auto (at a terminal, unless NO_COLOR is set), always, never")
      ->check(CLI::IsMember({"auto", "always", "never"}))
      ->type_name("WHEN");
  std::string footer = examples.empty() ? "" : "Examples:";
  for (const std::string_view example : examples) footer += "\n  " + std::string(example);
  verb.footer(footer);
  return verb;
}

}  // namespace casino::cli
