#pragma once
// Files in which a run keeps what it has done, to be gone on from and to be put together: one object with a member for
// the digest and one for all that it is of. What was cut off, or changed in the middle, would be gone on from as if it
// had been done.

#include <string>
#include <string_view>

#include "oracle/text/parsed.hpp"

namespace casino::parts {

[[nodiscard]] std::string framed(std::string_view body);

// The body of such a file, which lives as long as its text. `what`: as messages call the file, "a result file".
[[nodiscard]] Parsed<std::string_view> body_of(std::string_view text, const std::string& what);

// What the body says first: "casino-walk/3". Empty: it says nothing, or this is no such file.
[[nodiscard]] std::string_view format_of(std::string_view text);

}  // namespace casino::parts
