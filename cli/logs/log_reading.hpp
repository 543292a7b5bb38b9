#pragma once
// A log out of its record, with the places that it has in its file.

#include "cli/arguments/rules_choice.hpp"
#include "cli/logs/log_source.hpp"
#include "oracle/log/log.hpp"
#include "oracle/log/quick/quick_json.hpp"
#include "oracle/log/validate/validate.hpp"
#include "oracle/text/parsed.hpp"

namespace casino::cli {

class LogReader {
 public:
  // `usual`: the rules of logs that do not say by which they were played, if there are any for these.
  explicit LogReader(std::optional<log::StatedRules> usual) : usual_(std::move(usual)) {}

  // Errors have their places in the file.
  [[nodiscard]] Parsed<log::Log> read(const LogRecord& record) const;
  // What there was in a record of which nothing is to be reported: all of it holds. Nothing: read and validate it.
  [[nodiscard]] std::optional<log::Tally> holds(const LogRecord& record, log::RulesReadLast& last) const;
  // Of one record after the other.
  [[nodiscard]] Parsed<log::Validated> read_and_validate(const LogRecord& record, log::Detail detail,
                                                         log::RulesReadLast& last) const;

 private:
  std::optional<log::StatedRules> usual_;
};

// The rules that a command line asks for, as a log states them. Throws Unusable.
[[nodiscard]] log::StatedRules stated_rules_of(const RulesChoice& choice);

// The options that say by which rules logs were played that do not say so.
void add_usual_rules_options(CLI::App& verb, RulesChoice& choice);
// What they say; nothing if none of them is there.
[[nodiscard]] std::optional<log::StatedRules> usual_rules_of(const CLI::App& verb, const RulesChoice& choice);

// The line of a file on which something stands in its record.
[[nodiscard]] inline LineNumber line_in_file(const LogRecord& record, LineNumber line) {
  return record.line + line - 1;
}
// The errors of a record with the places that they have in its file.
[[nodiscard]] ParseErrors in_file(ParseErrors errors, const LogRecord& record);

}  // namespace casino::cli
