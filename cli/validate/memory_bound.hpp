#pragma once
// How much memory a log may take, whatever it says: a short one must not cost what a machine has.

#include <cstddef>

namespace casino::cli {

// So much for each byte of it, and so much besides.
inline constexpr std::size_t most_bytes_for_a_byte = 16;
inline constexpr std::size_t most_bytes_besides = std::size_t{128} << 20;

// As long as it lives, what this thread allocates beyond that throws std::bad_alloc. Where nobody can tell how large a
// piece of memory is (other libraries than glibc) there is no bound but that of the process.
class MemoryBound {
 public:
  explicit MemoryBound(std::size_t bytes_of_log);
  ~MemoryBound();
  MemoryBound(const MemoryBound&) = delete;
  MemoryBound& operator=(const MemoryBound&) = delete;
};

}  // namespace casino::cli
