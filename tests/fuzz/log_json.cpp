// Logs in JSON: whatever is read must be written and read again to the same log, in JSON and in text; whatever is
// refused must say why. Every log that can be read can be validated. Of what the quick road says to hold nothing else
// is found.

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "oracle/log/json/json.hpp"
#include "oracle/log/quick/quick_json.hpp"
#include "oracle/log/report/report.hpp"
#include "oracle/log/text/text.hpp"
#include "oracle/log/validate/validate.hpp"
#include "tests/fuzz/require.hpp"

namespace casino::fuzz_log_json {
namespace {

void require_same(const Parsed<log::Log>& again, const log::Log& log) { require(again && *again == log); }

}  // namespace

void run(const std::uint8_t* bytes, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(bytes), size);
  const Parsed<log::Log> log = log::parse_json_strictly(text);
  log::RulesReadLast last;
  const auto quick = log::json_holds(text, last);
  if (!log) {
    require(!quick);
    require(!log.errors().empty());
    return;
  }
  require_same(log::parse_json(text), *log);
  require_same(log::parse_json(log::of(*log).dump()), *log);
  require_same(log::parse_text(log::text_of(*log)), *log);
  const log::Report report = log::validate(*log);
  if (quick) require(report.problems.empty() && log::of(*quick) == log::of(report.tally));
}

}  // namespace casino::fuzz_log_json
