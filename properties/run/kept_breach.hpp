#pragma once
// A turn that breaks a fact, as a file of the corpus: to be pasted, kept, and tried first the next time.

#include <string>

#include "oracle/json/cards.hpp"
#include "oracle/text/parsed.hpp"
#include "properties/run/check.hpp"

namespace casino::properties {

// A file with one case: the turn is said to be legal, as the program has it now. Which verdict is right is for the
// rules to say.
[[nodiscard]] json::Json case_of(const Breach& breach, std::string_view says);
// Of the same breach always the same.
[[nodiscard]] std::string id_of(const Breach& breach);

struct KeptBreach {
  std::string fact;
  Exhibit exhibit;
};
// The turns of such a file.
[[nodiscard]] Parsed<std::vector<KeptBreach>> parse_kept_breaches(std::string_view text);

}  // namespace casino::properties
