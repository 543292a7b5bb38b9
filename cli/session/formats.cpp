#include "cli/session/formats.hpp"

namespace casino::cli::formats {

json::Json named(std::string_view format, const json::Json& what) {
  json::Json object = {{"format", format}};
  object.update(what);
  return object;
}

}  // namespace casino::cli::formats
