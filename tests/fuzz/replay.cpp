// Stands in for libFuzzer where there is none: gives the named target each file of a folder once.
//
//   replay_seeds TARGET FOLDER

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>

#define TARGET(name)                                       \
  namespace casino::fuzz_##name {                          \
    void run(const std::uint8_t* bytes, std::size_t size); \
  }
CASINO_FUZZ_TARGETS
#undef TARGET

namespace casino {
namespace {

struct Target {
  std::string_view name;
  void (*run)(const std::uint8_t* bytes, std::size_t size);
};

constexpr std::array targets{
#define TARGET(name) Target{#name, fuzz_##name::run},
    CASINO_FUZZ_TARGETS
#undef TARGET
};

std::string content_of(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

int replay(const Target& target, const std::filesystem::path& folder) {
  std::size_t replayed = 0;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
    if (!entry.is_regular_file()) continue;
    const std::string bytes = content_of(entry.path());
    target.run(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size());
    ++replayed;
  }
  std::printf("%zu inputs replayed\n", replayed);
  return replayed == 0 ? 1 : 0;
}

}  // namespace
}  // namespace casino

int main(int count, char** arguments) {
  using casino::targets;
  if (count != 3) return 2;
  const auto target =
      std::find_if(targets.begin(), targets.end(), [&](const auto& one) { return one.name == arguments[1]; });
  return target == targets.end() ? 2 : casino::replay(*target, arguments[2]);
}
