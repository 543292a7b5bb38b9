// What libFuzzer calls: the target for which it was compiled.

#include <cstddef>
#include <cstdint>

namespace casino::CASINO_FUZZ_TARGET {
void run(const std::uint8_t* bytes, std::size_t size);
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  casino::CASINO_FUZZ_TARGET::run(bytes, size);
  return 0;
}
