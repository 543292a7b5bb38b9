#include "cli/logs/log_reading.hpp"

#include <CLI/CLI.hpp>

#include "cli/session/failure.hpp"
#include "oracle/log/json/json.hpp"
#include "oracle/log/opl/save.hpp"
#include "oracle/log/text/text.hpp"

namespace casino::cli {
namespace {

ParseErrors too_long(const LogRecord& record) {
  return {{{"", record.line, 1}, "a longer log", "at most " + std::to_string(longest_input) + " bytes"}};
}

Parsed<log::Validated> validated(Parsed<log::Log> log, log::Detail detail) {
  if (!log) return log.errors();
  log::Report report = log::validate(*log, detail);
  return log::Validated{std::move(*log), std::move(report)};
}

}  // namespace

ParseErrors in_file(ParseErrors errors, const LogRecord& record) {
  for (ParseError& error : errors)
    if (error.where.line > 0) error.where.line = line_in_file(record, error.where.line);
  return errors;
}

Parsed<log::Log> LogReader::read(const LogRecord& record) const {
  if (record.is_too_long) return too_long(record);
  const log::StatedRules* usual = usual_ ? &*usual_ : nullptr;
  Parsed<log::Log> log = ParseErrors{};
  switch (record.notation) {
    case LogRecord::Notation::json: log = log::parse_json(record.text); break;
    case LogRecord::Notation::text: log = log::parse_text(record.text, usual, record.line); break;
    case LogRecord::Notation::opl: log = log::opl::parse_saves(record.text, usual); break;
  }
  if (log) return log;
  return in_file(log.errors(), record);
}

std::optional<log::Tally> LogReader::holds(const LogRecord& record, log::RulesReadLast& last) const {
  if (record.is_too_long) return std::nullopt;
  switch (record.notation) {
    case LogRecord::Notation::json: return log::json_holds(record.text, last);
    case LogRecord::Notation::text: return log::text_holds(record.text, last);
    case LogRecord::Notation::opl: break;
  }
  return std::nullopt;
}

Parsed<log::Validated> LogReader::read_and_validate(const LogRecord& record, log::Detail detail,
                                                    log::RulesReadLast& last) const {
  if (record.is_too_long) return too_long(record);
  const log::StatedRules* usual = usual_ ? &*usual_ : nullptr;
  Parsed<log::Validated> log = ParseErrors{};
  switch (record.notation) {
    case LogRecord::Notation::json: log = validated(log::parse_json(record.text, last), detail); break;
    case LogRecord::Notation::text: log = log::validate_text(record.text, usual, detail, record.line); break;
    case LogRecord::Notation::opl: log = validated(log::opl::parse_saves(record.text, usual), detail); break;
  }
  if (log) return log;
  return in_file(log.errors(), record);
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
