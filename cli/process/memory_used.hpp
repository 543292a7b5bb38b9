#pragma once
// How much memory another program holds.

#include <cstddef>
#include <optional>

#include <sys/types.h>

namespace casino::cli {

// Bytes that a process and all that it has started hold; nothing where the system does not tell.
[[nodiscard]] std::optional<std::size_t> memory_used(pid_t process);

}  // namespace casino::cli
