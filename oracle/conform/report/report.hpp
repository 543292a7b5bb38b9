#pragma once
// What a run found, for programs and for people.

#include "oracle/conform/run.hpp"

namespace casino::conform {

// Of the lines that tell of a run in JSON (oracle/schema/conform.json).
inline constexpr std::string_view run_format = "casino-conform/1";

// How to ask one question again.
struct Again {
  std::string command;  // the words behind "--", quoted
  std::uint64_t seed = 1;
  std::vector<std::string> cases = {};  // where the cases came from, if not from the program's own corpus
  std::string limits = {};              // options that bound the adapter otherwise than usual, a blank before each
  std::uint64_t count = 0;              // of questions about games, if not as many as usual
};
[[nodiscard]] std::string again(const Again& how, const std::string& id);

[[nodiscard]] json::Json of(const Declaration& declaration);
[[nodiscard]] json::Json of(const Result& result);
[[nodiscard]] json::Json of(const Disagreement& disagreement, const Again& how);
[[nodiscard]] json::Json of(const ToDeclare& declare);
[[nodiscard]] json::Json of(const Summary& summary);

// Several lines, without an end.
[[nodiscard]] std::string text_of(const Disagreement& disagreement, const Again& how);
// "314 pass, 2 fail, 40 skip".
[[nodiscard]] std::string text_of(const Summary& summary);
// "400 planned, 360 asked, 316 answered, 84 skipped"; empty if nothing was planned. What is no question's stands
// behind.
[[nodiscard]] std::string counts_of(const Summary& summary);
// The most frequent reasons for skips, with how often each came up. Nobody reads more than some, and an adapter can
// have one of its own for each question.
struct SkipReasons {
  std::map<std::string, std::size_t> told;
  std::size_t others = 0;              // reasons
  std::size_t skipped_for_others = 0;  // questions
};
inline constexpr std::size_t most_skip_reasons = 20;
[[nodiscard]] SkipReasons skip_reasons_of(const Summary& summary);
// "12 other reasons"
[[nodiscard]] std::string others_in_words(const SkipReasons& reasons);
// Why it says less than it was to say, a line each: what was not asked, and that nothing is known.
[[nodiscard]] std::vector<std::string> doubts_of(const Summary& summary);

// Everything that was found, in one.
struct Whole {
  const Declaration& declaration;
  const std::vector<Result>& results;
  const Summary& summary;
  const std::vector<Disagreement>& disagreements;
  const Again& how;
  std::string not_started = {};  // why it did not start, if it did not
  std::vector<ToDeclare> to_declare = {};
  std::size_t known = 0;  // failures that somebody knows of
};
// "3 failures are known"; empty: none is.
[[nodiscard]] std::string known_in_words(const Whole& whole);
// Of passes, of failures, and of what is left open, so many are listed one by one; a mistake is told in full at its
// first. Of the results more need not be kept, and no skips.
inline constexpr std::size_t most_listed = 500;
[[nodiscard]] std::string junit(const Whole& whole);
// A line for each mistake that GitHub shows at the run, in its log.
[[nodiscard]] std::string github_annotations(const Whole& whole);
[[nodiscard]] std::string markdown(const Whole& whole);
// One page that needs nothing but itself: results by variant and by clause, each disagreement drawn.
[[nodiscard]] std::string html(const Whole& whole);
// A label in SVG with the questions that passed, of those that were asked.
[[nodiscard]] std::string badge(const Whole& whole);

}  // namespace casino::conform
