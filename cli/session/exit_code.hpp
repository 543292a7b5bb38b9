#pragma once
// What the program says by its exit code. The numbers are a promise to scripts.

#include <cstdint>

namespace casino::cli {

enum class ExitCode : std::uint8_t {
  holds = 0,          // everything holds
  does_not_hold = 1,  // the input was read, and something in it does not hold
  unusable = 2,       // the command or some of its input could not be used
  undetermined = 3,   // certainty was asked for, and there is none
  own_failure = 4     // output that could not be written, an internal error
};

// The code of two pieces of work together: what could not be used outweighs what does not hold, and that
// outweighs what nobody can tell.
[[nodiscard]] constexpr ExitCode worse(ExitCode a, ExitCode b) {
  constexpr auto weight = [](ExitCode code) {
    switch (code) {
      case ExitCode::holds: return 0;
      case ExitCode::undetermined: return 1;
      case ExitCode::does_not_hold: return 2;
      case ExitCode::unusable: return 3;
      case ExitCode::own_failure: return 4;
    }
    return 4;
  };
  return weight(a) >= weight(b) ? a : b;
}

}  // namespace casino::cli
