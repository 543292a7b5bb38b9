// Files of known failures: what is read is written and read to the same; what is refused says why, and where.

#include "oracle/conform/report/known.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "tests/fuzz/require.hpp"

namespace casino::fuzz_known {
namespace {

using conform::Known;
using conform::KnownFailure;

std::vector<conform::Result> results_of(const std::vector<KnownFailure>& failures) {
  std::vector<conform::Result> results;
  for (const KnownFailure& one : failures) {
    results.emplace_back();
    results.back().id = one.id;
    results.back().outcome = one.outcome;
    results.back().found = one.found;
    results.back().clauses.assign(one.by_clause.begin(), one.by_clause.end());
    if (one.by_clause.count != 0) results.back().id = "some question about the clause";
  }
  return results;
}

}  // namespace

void run(const std::uint8_t* bytes, std::size_t size) {
  const Parsed<std::vector<KnownFailure>> failures =
      json::parsed(std::string_view(reinterpret_cast<const char*>(bytes), size), conform::read_known);
  if (!failures) {
    require(!failures.errors().empty());
    for (const ParseError& error : failures.errors()) require(error.where.line > 0 && !error.expected.empty());
    return;
  }
  Known known(*failures);
  require(known.unanswered().size() == failures->size());
  for (const conform::Result& result : results_of(*failures)) require(known.covers(result));
  require(known.changed().empty() && known.unanswered().empty() && known.covered() == failures->size());
  const std::string written = known.after(results_of(*failures)).dump();
  const auto again = json::parsed(written, conform::read_known);
  require(again && again->size() == failures->size());
  Known once_more(*again);
  for (const conform::Result& result : results_of(*again)) require(once_more.covers(result));
  require(once_more.after(results_of(*again)).dump() == written);
}

}  // namespace casino::fuzz_known
