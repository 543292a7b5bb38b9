#pragma once
// A run of studies on several threads: until the intervals are narrow enough, the time is over, all deals are played,
// or somebody interrupts it.

#include <optional>
#include <string>

#include "cli/session/session.hpp"
#include "oracle/study/part.hpp"
#include "oracle/study/program.hpp"

namespace casino::cli {

struct StudyWishes {
  std::optional<double> within;         // so narrow
  std::string budget;                   // "5m"
  std::size_t jobs = 0;                 // 0: one for each core
  std::string result;                   // a file that is written every few seconds, and at the end
  study::Programs* programs = nullptr;  // where one of the players is somebody else's program
};

// Goes on from what is done already. Throws study::ProgramFailed.
void go_on(Session& session, study::Part& part, const StudyWishes& wishes);

}  // namespace casino::cli
