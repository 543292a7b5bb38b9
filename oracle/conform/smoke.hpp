#pragma once
// The first conversation with a new adapter: one question of each kind that it says to answer, every line shown, up to
// the first that is wrong.

#include "oracle/conform/causes/checking.hpp"

namespace casino::conform {

// Told of every line, sent ('>') or received ('<').
using Overhear = std::function<void(char direction, const std::string& line)>;
[[nodiscard]] Launch overheard(Launch launch, Overhear overhear);

struct Smoke {
  std::optional<std::string> wrong;  // the first thing that is; nothing: the conversation works
  std::vector<std::string> remarks;  // answers that are well formed but not right, and what it skips
};
[[nodiscard]] Smoke smoke(Session& session);

}  // namespace casino::conform
