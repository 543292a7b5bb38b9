#include <memory>

#include <CLI/CLI.hpp>
#include <unistd.h>

#include "cli/commands/commands.hpp"
#include "cli/input/requests.hpp"
#include "cli/logs/log_reading.hpp"
#include "cli/session/failure.hpp"
#include "cli/session/refusal.hpp"
#include "oracle/log/json/json.hpp"
#include "oracle/log/opl/save.hpp"
#include "oracle/log/seen/hide.hpp"
#include "oracle/log/text/text.hpp"

namespace casino::cli {
namespace {

struct Convert {
  Session& session;
  RulesChoice rules;
  std::vector<std::string> paths;
  std::string to;
  bool canonical = false;
  std::size_t logs = 0;
  std::size_t logs_of_file = 0;
  std::size_t refused = 0;
};

ParseErrors print_saves(Convert& convert, const log::Log& log) {
  const auto saves = log::opl::saves_of(log);
  if (!saves) return saves.errors();
  for (const log::opl::Save& save : *saves) convert.session.out.write(text_of(save) + "\n");
  return {};
}

// What keeps it from being written so, if anything does.
ParseErrors print_log(Convert& convert, const log::Log& log) {
  Output& out = convert.session.out;
  if (convert.to == "opl") return print_saves(convert, log);
  if (convert.to == "ndjson") {
    print(convert.session, log::of(log));
  } else if (convert.to == "json") {
    out.write(log::pretty(log::of(log)) + "\n");
  } else {
    if (convert.logs > 1) out.line();
    out.write(log::text_of(log));
  }
  return {};
}

// What has no place of its own stands where the log begins.
ParseErrors with_places(ParseErrors errors, const LogRecord& record) {
  for (ParseError& error : errors)
    if (error.where.line == 0) error.where = {"", 1, 1};
  return in_file(std::move(errors), record);
}

void convert_file(Convert& convert, const LogReader& reader, const std::string& name) {
  LogFile file(name);
  while (const std::optional<LogRecord> record = file.next()) {
    ++convert.logs;
    ++convert.logs_of_file;
    const Parsed<log::Log> log = reader.read(*record);
    const ParseErrors errors =
        log ? with_places(print_log(convert, convert.canonical ? log::canonical(*log) : *log), *record) : log.errors();
    if (errors.empty()) continue;
    ++convert.refused;
    refuse(convert.session, errors, file.name());
  }
  if (convert.logs_of_file == 0) throw Unusable(file.name() + ": there is no log in it");
}

void convert_all(Convert& convert, const CLI::App& verb) {
  if (convert.session.as_json && !convert.to.empty() && convert.to != "ndjson")
    throw Unusable("convert: --json is --to ndjson, and goes with no other notation");
  if (convert.session.as_json) convert.to = "ndjson";
  if (convert.to.empty()) throw Unusable("convert: into what? --to text, json, ndjson or opl");
  if (convert.paths.empty()) {
    if (isatty(STDIN_FILENO) == 1) throw Unusable("convert: no file (see: casino convert --help)");
    convert.paths.emplace_back("-");
  }
  const LogReader reader(usual_rules_of(verb, convert.rules));
  for (const std::string& file : files_meant(convert.paths)) {
    convert.logs_of_file = 0;
    try {
      convert_file(convert, reader, file);
    } catch (const Unusable& why) {
      ++convert.refused;
      const std::size_t read = convert.logs_of_file;
      const std::string before = read == 0 ? "" : fmt::format(" ({} log{} read before)", read, read == 1 ? "" : "s");
      refuse(convert.session, why.what() + before, file);
    }
  }
  if (convert.refused > 0) complain(fmt::format("casino convert: {} could not be converted", convert.refused));
}

}  // namespace

void add_convert(CLI::App& app, Session& session) {
  auto convert = std::make_shared<Convert>(Convert{.session = session});
  CLI::App& verb =
      add_verb(app, "convert", "Write logs in another notation; nothing is lost", session,
               {"casino convert my-game.txt --to json", "casino convert games/ --to ndjson > games.ndjson",
                "casino convert games.ndjson --to text", "casino convert --canonical my-game.txt --to text"});
  verb.add_option("path", convert->paths, "Files, folders, patterns; - for standard input");
  verb.add_option("--to", convert->to, "text; json, indented; ndjson, a log a line; opl, the saves of the OPL project")
      ->check(CLI::IsMember({"text", "json", "ndjson", "opl"}))
      ->type_name("NOTATION");
  verb.add_flag(
      "--canonical", convert->canonical,
      "Say the same things the same way: rules as differences from the variant, tags in order, every dealing");
  add_usual_rules_options(verb, convert->rules);
  verb.callback([convert, &verb] { convert_all(*convert, verb); });
}

}  // namespace casino::cli
