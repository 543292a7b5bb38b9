#pragma once
// A page that needs nothing but itself, light or dark as its reader likes it.

#include <string>
#include <string_view>

namespace casino::conform {

// The title is any text; the body is HTML in which all that came from elsewhere is escaped (oracle/text/plain_text.hpp).
[[nodiscard]] std::string page(std::string_view title, std::string_view body);

}  // namespace casino::conform
