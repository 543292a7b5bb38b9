#pragma once
// What is told of a log, and of a run of logs, in few words, whatever format they stand in.

#include <string>
#include <string_view>

#include "cli/validate/judged.hpp"

namespace casino::cli {

// "deal 1, turn 2: "; nothing of the log as a whole.
[[nodiscard]] std::string place_in_log(const log::Problem& problem);
// "g.txt:2: its own rules hold (anglo-american), not those of --rules (royal)"
[[nodiscard]] std::string words_of_overruling(const Judged& log);
// The line of the file, or that of the log where the problem has none of its own.
[[nodiscard]] LineNumber line_of(const Judged& log, const log::Problem& problem);
// "deal 1, turn 2: illegal: S: 8C takes 5C", and below it each clause with its passage and what it says.
[[nodiscard]] std::string words_with_clauses(const Judged& log, const log::Problem& problem);
// "and 1200 more that are only counted", of what is reported; nothing where all of it was kept.
[[nodiscard]] std::string words_of_left_out(const Wishes& wishes, const log::Report& report);
// A log on which work was broken off.
inline constexpr std::string_view words_of_not_finished = "not finished";
inline constexpr std::string_view by_own_rules = "by their own rules, not those of --rules";
// Of a run: "17 by their own rules, not those of --rules"; nothing where no more is to be said than of one log.
[[nodiscard]] std::string words_of_overruled(const Counts& counts);
// How it came to its end, if it did not come to the end of the logs: "interrupted".
[[nodiscard]] std::string_view how_it_ended(RunEnd end);
// Of problems that no clause is cited for, in the tally of clauses.
inline constexpr std::string_view without_clause =
    "points, results, the course of the game, or cards that were not there";
// "AA-CAP-7 AA-TRL-3"
[[nodiscard]] std::string clauses_of(const Judged& log, const log::Problem& problem);

}  // namespace casino::cli
