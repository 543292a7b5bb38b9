#include "cli/session.hpp"

#include <map>

namespace casino::cli {

CLI::App& add_verb(CLI::App& app, std::string_view name, std::string_view does, Session& session,
                   const std::vector<std::string_view>& examples) {
  CLI::App& verb = *app.add_subcommand(std::string(name), std::string(does));
  verb.add_flag("--json", session.as_json, "Print JSON, one document a line");
  static const std::map<std::string, Color> colors{
      {"auto", Color::automatic}, {"always", Color::always}, {"never", Color::never}};
  verb.add_option("--color", session.color, "Colours: auto (at a terminal, unless NO_COLOR is set), always, never")
      ->transform(CLI::Transformer(colors))
      ->type_name("WHEN");
  std::string footer = examples.empty() ? "" : "Examples:";
  for (const std::string_view example : examples) footer += "\n  " + std::string(example);
  verb.footer(footer);
  return verb;
}

}  // namespace casino::cli
