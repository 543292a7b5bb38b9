#include "oracle/json/written.hpp"

#include "oracle/text/foreign_text.hpp"

namespace casino::json {

std::string written(const Json& document, int indentation) {
  return shown_text(document.dump(indentation, ' ', false, Json::error_handler_t::replace), Way::json);
}

}  // namespace casino::json
