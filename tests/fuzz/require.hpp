#pragma once
// What a fuzz target holds of every input: the fuzzer takes an abort for a find.

#include <cstdlib>

namespace casino {

inline void require(bool holds) {
  if (!holds) std::abort();
}

}  // namespace casino
