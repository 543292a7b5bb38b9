#include "cli/commands/properties/breach.hpp"

#include <filesystem>

#include <fmt/format.h>

#include "cli/input/requests.hpp"
#include "cli/session/failure.hpp"
#include "cli/session/formats.hpp"
#include "cli/session/written_whole.hpp"
#include "oracle/json/written.hpp"
#include "oracle/notation/position.hpp"
#include "oracle/notation/turn.hpp"
#include "oracle/rulesets/rules.hpp"
#include "oracle/text/foreign_text.hpp"
#include "properties/run/kept_breach.hpp"

namespace casino::cli {

namespace fs = std::filesystem;

void report(Session& session, const properties::Breach& breach, std::string_view says, const std::string& where) {
  session.earn(ExitCode::does_not_hold);
  if (session.as_json) {
    json::Json reported = {{"fact", breach.fact}, {"says", says}, {"where", where}};
    reported["case"] = properties::case_of(breach, says);
    return print(session, formats::properties, reported);
  }
  const Look look = session.look();
  const auto& [rules, position, turn] = breach.exhibit;
  session.out.line("{}: {}", look.bad(breach.fact), says);
  session.out.line("  {}; as small as it gets:", plain_line(where));
  session.out.line("  rules:    {}", json::of(rules).dump());
  session.out.line("  position: {}", notation::text_of(rules, position, look.style));
  if (!turn.steps.empty()) session.out.line("  turn:     {}", notation::text_of(rules, position, turn, look.style));
}

void keep(Session& session, const std::string& folder, const properties::Breach& breach, std::string_view says) {
  if (folder.empty() || breach.exhibit.turn.steps.empty()) return;
  const fs::path path = fs::path(folder) / (properties::id_of(breach) + ".json");
  try {
    make_folder(folder);
    write_file(path, json::written(properties::case_of(breach, says), 2) + "\n");
  } catch (const OutputFailed& why) {
    session.out.flush();
    complain(fmt::format("casino: {}; {} is told, and not kept", why.what(), breach.fact));
    session.earn(ExitCode::own_failure);
  }
}

void nothing_was_checked(Session& session, std::string_view why) {
  session.earn(ExitCode::undetermined);
  session.out.flush();
  complain(fmt::format("casino: nothing was checked: {}", plain_line(why)));
}

}  // namespace casino::cli
