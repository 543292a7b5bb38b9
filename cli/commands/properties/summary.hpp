#pragma once
// What a run of `casino properties run` came to.

#include <cstdint>

#include "cli/session/session.hpp"
#include "properties/run/check.hpp"

namespace casino::cli {

struct LookedAt {
  std::uint64_t games = 0;
  std::uint64_t tables = 0;
  std::uint64_t breaches = 0;
  std::uint64_t unusable = 0;  // logs, and files
};

void report_summary(Session& session, const properties::Check& check, const LookedAt& looked_at);

}  // namespace casino::cli
