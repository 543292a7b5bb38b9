// Reports that `casino report` reads, with an empty line between two: whatever they say, they can be shown side by side
// in every way, and no control character of theirs reaches a terminal or a page.

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "oracle/conform/report/matrix.hpp"
#include "oracle/json/document/document.hpp"
#include "oracle/text/foreign_text.hpp"
#include "tests/fuzz/require.hpp"

namespace casino::fuzz_reports {
namespace {

void require_text(const std::string& shown) { require(plain(shown) == shown); }

}  // namespace

void run(const std::uint8_t* bytes, std::size_t size) {
  std::string_view text(reinterpret_cast<const char*>(bytes), size);
  std::vector<conform::ReportedRun> runs;
  while (!text.empty()) {
    const std::string_view one = text.substr(0, text.find("\n\n"));
    text.remove_prefix(std::min(text.size(), one.size() + 2));
    conform::ReadRun read = conform::read_run(one);
    if (read.strange_lines == 0 && !read.run.name.empty()) runs.push_back(std::move(read.run));
  }
  if (runs.empty()) return;
  for (const conform::ChangedOutcome& one : conform::changes(runs)) require(one.before != one.now);
  require_text(conform::matrix_in_text(runs));
  require_text(conform::matrix_in_markdown(runs));
  require_text(conform::matrix_as_page(runs));
  require(json::read_document(conform::matrix_in_json(runs).dump()).has_value());
}

}  // namespace casino::fuzz_reports
