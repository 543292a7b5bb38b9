#include "tests/support/source_dir.hpp"

namespace casino::test {

std::string source_path(std::string_view below) {
  std::string path = CASINO_SOURCE_DIR;
  return below.empty() ? path : path.append("/").append(below);
}

}  // namespace casino::test
