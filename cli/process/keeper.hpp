#pragma once
// The keeper of somebody else's program: a process of its own between it and us, which starts it within its bounds, and
// ends it with all that it has started when it is told to, or when we are not there any more, however we ended.
// Whatever loses its parent below a keeper becomes its child, so that nothing gets out of sight.
//
// We are the keeper when we are called by its name, with the bounds and the command as words, a socket to talk to
// whoever wants it kept and an output for messages. Each closes its end to say that this is all.

#include <cstdint>
#include <string>
#include <vector>

#include <sys/types.h>

#include "cli/process/child_limits.hpp"

namespace casino::cli {

inline constexpr const char* keeper_name = "casino-keeper";
inline constexpr int keeper_socket = 3;
inline constexpr int keeper_errors = 4;

// What a keeper tells; it is told one thing, any byte: that the program is to end.
enum class Kept : std::int32_t {
  started,       // as this process
  not_started,   // for this reason, an errno
  ended,         // with this status, as waitpid has it
  too_large,     // and is being ended for it
  too_numerous,  // the same
};
struct FromKeeper {
  Kept kept = Kept::started;
  std::int32_t value = 0;
};

[[nodiscard]] std::vector<std::string> words_for_keeper(const ChildBounds& bounds,
                                                        const std::vector<std::string>& command);

// After a keeper that somebody has ended: what its control group still holds is ended, and the group is gone.
void end_kept_by(pid_t keeper, const ChildBounds& bounds);

// What the keeper does; returns when nothing is left of what it kept.
int keep(char** words);

}  // namespace casino::cli
