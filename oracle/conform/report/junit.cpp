// A run of conform as JUnit's XML.

#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "oracle/conform/report/report.hpp"
#include "oracle/text/foreign_text.hpp"
#include "oracle/text/words.hpp"

namespace casino::conform {
namespace {

// Where the name of what was asked stands alone.
std::string of_shard(const Summary& summary) {
  return !summary.shard.is_the_whole() ? fmt::format(", shard {}/{}", summary.shard.number, summary.shard.of)
                                       : std::string();
}

// Whoever reads nothing but this must not take a run in which nothing failed for one in which all is well.
std::string in_junit_not_enough(const Summary& summary) {
  std::string why;
  for (const std::string& doubt : doubts_of(summary)) why += (why.empty() ? "" : "; ") + doubt;
  return fmt::format("  <testcase classname=\"\" name=\"the run\"><error message=\"{}\"/></testcase>\n",
                     in_attribute(why));
}

// A few hundred test cases of each sort, whatever was asked: nobody reads more, and what reads them for people gives
// up.
class Junit {
 public:
  explicit Junit(const Whole& whole) : whole_(whole) {
    for (const Disagreement& one : whole.disagreements) shown_.emplace(one.ids.front(), &one);
  }

  std::string text() {
    for (const Result& result : whole_.results) add(result);
    const Summary& summary = whole_.summary;
    add_rest("passed", summary.of(Outcome::pass), passed_, "/>");
    add_rest("left open", summary.of(Outcome::undecided), undecided_,
             "><skipped message=\"undetermined\"/></testcase>");
    add_rest("known failed", whole_.known, known_, "><skipped message=\"known\"/></testcase>");
    add_rest("failed", failures_of(summary) - whole_.known, failed_,
             "><failure message=\"they are told no further here\"/></testcase>");
    add_skips();
    if (!summary.is_enough()) {
      cases_ += in_junit_not_enough(summary);
      ++tests_;
      ++errors_;
    }
    return fmt::format(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuite name=\"{}\" "
        "tests=\"{}\" failures=\"{}\" "
        "errors=\"{}\" skipped=\"{}\">\n{}</testsuite>\n",
        in_attribute("casino conform: " + whole_.declaration.name + of_shard(summary)), tests_, failures_, errors_,
        skipped_, cases_);
  }

 private:
  static std::size_t failures_of(const Summary& summary) {
    return summary.of(Outcome::fail) + summary.of(Outcome::wrong_reason) + summary.of(Outcome::error) +
           summary.of(Outcome::crash) + summary.of(Outcome::hang);
  }

  void add(const Result& result) {
    if (result.is_known) return add_known(result);
    switch (result.outcome) {
      case Outcome::pass:
        if (++passed_ <= most_listed) begin(result, "/>\n");
        break;
      case Outcome::undecided:
        if (++undecided_ > most_listed) break;
        begin(result, fmt::format("><skipped message=\"{}\"/></testcase>\n", in_attribute(result.found)));
        ++skipped_;
        break;
      case Outcome::skip: break;  // counted by their reasons
      case Outcome::fail:
      case Outcome::wrong_reason: add_failure(result, "failure", failures_); break;
      case Outcome::error:
      case Outcome::crash:
      case Outcome::hang: add_failure(result, "error", errors_); break;
    }
  }

  void begin(const Result& result, const std::string& rest) {
    ++tests_;
    cases_ += fmt::format("  <testcase classname=\"{}\" name=\"{}\"{}", in_attribute(result.rules),
                          in_attribute(result.id), rest);
  }

  static std::string said(const Result& result) {
    return in_attribute(
        fmt::format("{}: expected {}, found {}", name_of(result.outcome), result.expected, result.found));
  }

  // What somebody knows of fails no run.
  void add_known(const Result& result) {
    if (++known_ > most_listed) return;
    begin(result, fmt::format("><skipped message=\"known: {}\"/></testcase>\n", said(result)));
    ++skipped_;
  }

  // With all that is told of the mistake of which it is the first.
  void add_failure(const Result& result, std::string_view element, std::size_t& count) {
    if (++failed_ > most_listed) return;
    ++count;
    const auto shown = shown_.find(result.id);
    const std::string body = shown == shown_.end() ? std::string() : text_of(*shown->second, whole_.how) + "\n";
    begin(result, fmt::format("><{} message=\"{}\"{}</testcase>\n", element, said(result),
                              body.empty() ? "/>" : fmt::format(">{}</{}>", in_element(body), element)));
    if (shown != shown_.end()) shown_.erase(shown);
  }

  // Those that are not listed one by one.
  void add_rest(std::string_view what, std::size_t all, std::size_t seen, std::string_view rest) {
    const std::size_t listed = std::min(seen, most_listed);
    if (all <= listed) return;
    ++tests_;
    if (what == "failed") ++failures_;
    if (what == "left open" || what == "known failed") ++skipped_;
    cases_ += fmt::format("  <testcase classname=\"\" name=\"and {} more that {}\"{}\n", all - listed, what, rest);
  }

  void add_skips() {
    const SkipReasons reasons = skip_reasons_of(whole_.summary);
    const auto add = [&](const std::string& reason, std::size_t count) {
      ++tests_;
      ++skipped_;
      cases_ += fmt::format(
          "  <testcase classname=\"\" name=\"{}\"><skipped "
          "message=\"{}\"/></testcase>\n",
          in_attribute("skipped: " + reason), counted(count, "question"));
    };
    for (const auto& [reason, count] : reasons.told) add(reason, count);
    if (reasons.others != 0) add(others_in_words(reasons), reasons.skipped_for_others);
  }

  const Whole& whole_;
  std::map<std::string, const Disagreement*> shown_;
  std::string cases_;
  std::size_t tests_ = 0;
  std::size_t failures_ = 0;
  std::size_t errors_ = 0;
  std::size_t skipped_ = 0;
  std::size_t passed_ = 0;
  std::size_t undecided_ = 0;
  std::size_t failed_ = 0;
  std::size_t known_ = 0;
};

}  // namespace

std::string junit(const Whole& whole) { return Junit(whole).text(); }

}  // namespace casino::conform
