#pragma once
// Files packed by gzip or zstd, told by their first bytes whatever they are called.

#include <memory>
#include <string>
#include <string_view>

namespace casino::cli {

// Unpacks piece by piece: a few packed bytes can stand for many, and nobody keeps more of these than he asked for.
class Unpacking {
 public:
  virtual ~Unpacking() = default;
  // Takes the next bytes of the file, when those before are used up.
  virtual void feed(std::string packed) = 0;
  // Adds some of what they hold, 64 KiB at the most; false: they are used up. Throws Unusable if they are none that
  // were packed.
  virtual bool unpack(std::string& out) = 0;
  // Whether the file may end here.
  [[nodiscard]] virtual bool is_complete() const = 0;

 protected:
  Unpacking() = default;
  Unpacking(const Unpacking&) = default;
  Unpacking& operator=(const Unpacking&) = default;
};

// What unpacks a file that begins with these bytes; nothing if it is not packed. `name`: of the file, for messages.
[[nodiscard]] std::unique_ptr<Unpacking> unpacking_of(std::string_view first_bytes, const std::string& name);
inline constexpr std::size_t bytes_that_decide = 4;

}  // namespace casino::cli
