// Files of cases: what is read can be put to the model, whatever it asks; what is refused says why, and where.

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "oracle/corpus/reader.hpp"
#include "oracle/corpus/run.hpp"
#include "tests/fuzz/require.hpp"

namespace casino::fuzz_cases {
namespace {

// Counting goes as deep as the file says: that is slow, and no matter of reading.
bool is_quick(const corpus::Case& one) { return !std::holds_alternative<corpus::PerftAsked>(one.asked); }

}  // namespace

void run(const std::uint8_t* bytes, std::size_t size) {
  const Parsed<corpus::CaseFile> file = corpus::parse_case_file({reinterpret_cast<const char*>(bytes), size});
  if (!file) {
    require(!file.errors().empty());
    for (const ParseError& error : file.errors())
      require(error.where.line > 0 && error.where.column > 0 && !error.expected.empty());
    return;
  }
  for (const corpus::Case& one : file->cases) {
    if (!is_quick(one)) continue;
    const corpus::CaseOutcome outcome = corpus::run(one);
    require(outcome.id == one.id);
    require(corpus::run(one).result() == outcome.result());
  }
}

}  // namespace casino::fuzz_cases
