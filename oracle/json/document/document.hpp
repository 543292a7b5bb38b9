#pragma once
// Strict reading of one JSON text: a key twice, trailing text, ill-formed UTF-8, nesting or size beyond a
// limit are errors. Nothing is guessed and nothing is lost: a number too large for 64 bits is no whole number
// (see node.hpp).

#include <cstddef>
#include <optional>

#include "oracle/json/document/node.hpp"
#include "oracle/text/parsed.hpp"

namespace casino::json {

struct Limits {
  std::size_t bytes = std::size_t{64} << 20;
  int depth = 64;  // lists and objects inside each other
};

// Whether what somebody typed is meant as JSON, and not in the plain notation: an object, or a list of objects or
// texts.
// "[5C 4D]=9 of N" is a build.
[[nodiscard]] bool looks_like_json(std::string_view text);

[[nodiscard]] Parsed<Node> read_document(std::string_view text, Limits limits = {});
// The same without the quick road of plain texts (below), to hold the two against each other. The size is
// not looked at.
[[nodiscard]] Parsed<Node> read_strictly(std::string_view text, Limits limits = {});

// The quick road through a JSON text that is written plainly: no escapes, no key twice, no large or broken numbers.
// It sees in it what the strict reader sees, which has to say what everything else is. Nothing where the text is not
// plain, or goes deeper than that.
[[nodiscard]] std::optional<Node> read_plain_document(std::string_view text, int depth);

}  // namespace casino::json
