#pragma once
// What casino.h does, in C++: one request as text, and its answer.

#include <string>
#include <string_view>

#include "oracle/requests/request.hpp"

namespace casino::c {

// Rules by their name or in JSON, as a request states them.
[[nodiscard]] Parsed<json::Node> read_usual_rules(std::string_view text);

// The answer to one request. Nothing is thrown but std::bad_alloc.
[[nodiscard]] std::string answer(json::RequestReader& reader, std::string_view verb, std::string_view text);

// {"errors":[..]}
[[nodiscard]] std::string refusal(const ParseErrors& errors);

}  // namespace casino::c
