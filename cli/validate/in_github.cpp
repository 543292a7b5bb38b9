// Workflow commands of GitHub: each problem is an annotation at its line.

#include <algorithm>

#include <fmt/format.h>

#include "cli/session/words.hpp"
#include "cli/validate/problem_words.hpp"
#include "cli/validate/teller.hpp"

namespace casino::cli {
namespace {

using log::Problem;
using log::Weight;

// What ends a message or a property, and the sign of such replacements itself.
std::string escaped(std::string_view text, std::string_view signs) {
  std::string out;
  for (const char sign : text) {
    if (signs.find(sign) == std::string_view::npos) out += sign;
    else out += fmt::format("%{:02X}", static_cast<unsigned>(static_cast<unsigned char>(sign)));
  }
  return out;
}
std::string as_message(std::string_view text) { return escaped(text, "%\r\n"); }
std::string as_property(std::string_view text) { return escaped(text, "%\r\n:,"); }

std::string annotation(std::string_view level, std::string_view file, int line, int column, std::string_view message) {
  std::string place = "file=" + as_property(file);
  if (line > 0) place += fmt::format(",line={}", line);
  if (column > 0) place += fmt::format(",col={}", column);
  return fmt::format("::{} {}::{}\n", level, place, as_message(message));
}

std::string_view level_of(Weight weight) {
  switch (weight) {
    case Weight::problem: return "error";
    case Weight::undetermined: return "warning";
    case Weight::note: break;
  }
  return "notice";
}

class InGithub : public Teller {
 public:
  explicit InGithub(const Wishes& wishes) : wishes_(wishes) {}

  [[nodiscard]] std::string told(const Judged& log, const Allowance&) const override {
    std::string text;
    for (const ParseError& error : log.errors)
      text += annotation("error", *log.found.file, error.where.line, error.where.column,
                         fmt::format("found {}, expected {}", error.found, error.expected));
    for (const Problem& problem : log.report.problems)
      if (log.log && Judged::is_told(wishes_, problem))
        text += annotation(level_of(problem.weight), *log.found.file, line_of(log, problem), problem.place.column,
                           told_with_clauses(log, problem));
    if (const std::string more = words_of_left_out(wishes_, log.report); !more.empty())
      text += annotation("notice", *log.found.file, log.found.record.line, 0, more);
    return text;
  }

  [[nodiscard]] std::string told(const NotRead& file) const override {
    return annotation("error", file.file, 0, 0,
                      fmt::format("{} ({} read before)", file.why, counted(file.logs, "log")));
  }

  [[nodiscard]] std::string footer(const Counts&) const override { return {}; }

 private:
  Wishes wishes_;
};

}  // namespace

std::unique_ptr<Teller> teller_in_github(const Wishes& wishes) { return std::make_unique<InGithub>(wishes); }

}  // namespace casino::cli
