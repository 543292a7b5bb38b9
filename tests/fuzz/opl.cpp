// Saves of the OPL project: what is read is written and read again to the same, and is a log that can be validated;
// what is refused says why.

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "oracle/log/opl/save.hpp"
#include "oracle/log/validate/validate.hpp"
#include "tests/fuzz/require.hpp"

namespace casino::fuzz_opl {
namespace {

bool is_the_same(const log::opl::Save& a, const log::opl::Save& b) {
  return log::opl::text_of(a) == log::opl::text_of(b) && a.loose == b.loose && a.deck == b.deck;
}

}  // namespace

void run(const std::uint8_t* bytes, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(bytes), size);
  const Parsed<std::vector<log::opl::Save>> saves = log::opl::read_saves(text);
  if (!saves) {
    require(!saves.errors().empty());
    for (const ParseError& error : saves.errors())
      require(error.where.line > 0 && error.where.column > 0 && !error.expected.empty());
    return;
  }
  for (const log::opl::Save& save : *saves) {
    const Parsed<std::vector<log::opl::Save>> again = log::opl::read_saves(log::opl::text_of(save));
    require(again && again->size() == 1 && is_the_same(again->front(), save));
  }
  static_cast<void>(log::validate(log::opl::log_of(*saves)));
}

}  // namespace casino::fuzz_opl
