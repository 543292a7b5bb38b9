#pragma once
// Files packed by gzip or zstd, told by their first bytes whatever they are called.

#include <memory>
#include <string>
#include <string_view>

namespace casino::cli {

class Unpacking {
 public:
  virtual ~Unpacking() = default;
  // Adds what the next bytes of the file hold. Throws Unusable if they are none that were packed.
  virtual void unpack(std::string_view packed, std::string& out) = 0;
  // Whether the file may end here.
  [[nodiscard]] virtual bool is_complete() const = 0;

 protected:
  Unpacking() = default;
  Unpacking(const Unpacking&) = default;
  Unpacking& operator=(const Unpacking&) = default;
};

// What unpacks a file that begins with these bytes; nothing if it is not packed. `name`: of the file, for messages.
[[nodiscard]] std::unique_ptr<Unpacking> unpacking_of(std::string_view first_bytes, const std::string& name);
inline constexpr std::size_t bytes_that_tell = 4;

}  // namespace casino::cli
