#include "cli/validate/memory_bound.hpp"

#include <cstdint>
#include <cstdlib>
#include <limits>
#include <new>
#include <utility>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace casino::cli {
namespace {

constexpr std::int64_t unbounded = std::numeric_limits<std::int64_t>::max() / 2;
thread_local std::int64_t bytes_left = unbounded;

}  // namespace

MemoryBound::MemoryBound(std::size_t bytes_of_log) {
  bytes_left = static_cast<std::int64_t>(most_bytes_for_a_byte * bytes_of_log + most_bytes_besides);
}
MemoryBound::~MemoryBound() { bytes_left = unbounded; }

}  // namespace casino::cli

#ifdef __GLIBC__
// NOLINTBEGIN: this is where memory comes from
void* operator new(std::size_t bytes) {
  using casino::cli::bytes_left;
  if (std::cmp_greater(bytes, bytes_left)) throw std::bad_alloc();
  void* memory = std::malloc(bytes);
  if (memory == nullptr) throw std::bad_alloc();
  bytes_left -= static_cast<std::int64_t>(malloc_usable_size(memory));
  return memory;
}

// Whoever asks for it so gives it back by the function below.
void* operator new(std::size_t bytes, const std::nothrow_t&) noexcept {
  try {
    return operator new(bytes);
  } catch (const std::bad_alloc&) {
    return nullptr;
  }
}

void operator delete(void* memory) noexcept {
  if (memory != nullptr) casino::cli::bytes_left += static_cast<std::int64_t>(malloc_usable_size(memory));
  std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept { operator delete(memory); }
// NOLINTEND
#endif
