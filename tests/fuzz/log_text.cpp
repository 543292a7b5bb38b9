// Logs in text: whatever is read must be printed and read again to the same log, in text and in JSON; whatever is
// refused must say why. Every log that can be read can be validated, and what is found be reported. Of what the quick
// road says to hold nothing else is found.

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "oracle/log/json/json.hpp"
#include "oracle/log/quick/quick_json.hpp"
#include "oracle/log/report/report.hpp"
#include "oracle/log/seen/hide.hpp"
#include "oracle/log/text/text.hpp"
#include "tests/fuzz/require.hpp"

namespace casino::fuzz_log_text {
namespace {

void require_reasons(const ParseErrors& errors) {
  require(!errors.empty());
  for (const ParseError& error : errors)
    require(error.where.line > 0 && error.where.column > 0 && !error.found.empty() && !error.expected.empty());
}

void require_same(const Parsed<log::Log>& again, const log::Log& log) { require(again && *again == log); }

// Telling is slow where many turns were legal instead, so only of the first few.
void write_problems(const log::Log& log, const log::Report& report) {
  constexpr std::size_t most_reported = 2;
  std::size_t reported = 0;
  for (const log::Problem& problem : report.problems) {
    require(!log::headline_of(log, problem).empty());
    if (++reported > most_reported) continue;
    static_cast<void>(log::lines_of(log, problem));
    static_cast<void>(log::of(problem, log).dump());
  }
}

}  // namespace

void run(const std::uint8_t* bytes, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(bytes), size);
  const Parsed<log::Log> log = log::parse_text(text);
  log::RulesReadLast last;
  const auto quick = log::text_holds(text, last);
  if (!log) {
    require(!quick);
    require_reasons(log.errors());
    return;
  }
  require_same(log::parse_text(log::text_of(*log)), *log);
  require_same(log::parse_json(log::of(*log).dump()), *log);
  const log::Log canonical = log::canonical(*log);
  require(log::canonical(canonical) == canonical);
  const log::Report report = log::validate(*log);
  if (quick) require(report.problems.empty() && log::of(*quick) == log::of(report.tally));
  write_problems(*log, report);
}

}  // namespace casino::fuzz_log_text
