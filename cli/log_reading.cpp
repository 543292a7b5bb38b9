#include "cli/log_reading.hpp"

#include <CLI/CLI.hpp>

#include "cli/failure.hpp"
#include "oracle/log/json.hpp"
#include "oracle/log/opl/translate.hpp"
#include "oracle/log/stated_rules.hpp"
#include "oracle/log/text.hpp"

namespace casino::cli {
namespace {

Parsed<log::Log> parsed(const LogRecord& record, const log::StatedRules* usual) {
  switch (record.notation) {
    case LogRecord::Notation::json: return log::parse_json(record.text);
    case LogRecord::Notation::text: return log::parse_text(record.text, usual);
    case LogRecord::Notation::opl: return log::opl::parse_saves(record.text, usual);
  }
  return ParseErrors{};
}

}  // namespace

Parsed<log::Log> LogReader::read(const LogRecord& record) const {
  if (record.is_too_long) {
    const std::string limit = "at most " + std::to_string(longest_input) + " bytes";
    return ParseErrors{{{"", record.line, 1}, "a longer log", limit}};
  }
  Parsed<log::Log> log = parsed(record, usual_ ? &*usual_ : nullptr);
  if (log) return log;
  ParseErrors errors = log.errors();
  for (ParseError& error : errors)
    if (error.where.line > 0) error.where.line = line_in_file(record, error.where.line);
  return errors;
}

void add_usual_rules_options(CLI::App& verb, RulesChoice& choice) {
  add_rules_options(verb, choice);
  verb.get_option("--rules")->default_str("")->description(
      "The rules of logs in text that do not name any: a variant or dialect, or a file");
}

log::StatedRules stated_rules_of(const RulesChoice& choice) {
  const json::Node document = document_of(choice);
  const Parsed<log::StatedRules> rules =
      json::parsed(document, [](const json::Cursor& at) { return log::read_stated_rules(at); });
  if (!rules) throw Unusable("--rules: " + casino::text_of(rules.errors().front()));
  return *rules;
}

std::optional<log::StatedRules> usual_rules_of(const CLI::App& verb, const RulesChoice& choice) {
  if (verb.count("--rules") > 0) return stated_rules_of(choice);
  for (const char* name : {"--seats", "--option", "--off"})
    if (verb.count(name) > 0) throw Unusable(std::string(name) + ": of which rules? They are named by --rules");
  return std::nullopt;
}

}  // namespace casino::cli
