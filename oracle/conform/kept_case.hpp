#pragma once
// A disagreement as a case of a corpus, to be asked for ever.

#include "oracle/conform/disagreement.hpp"

namespace casino::conform {

// The turn, the position after it, or the score; of a list of turns the one that is missing or too many, of a deal the
// turn at which it goes wrong. Nothing where there is no such thing.
[[nodiscard]] std::optional<json::Json> as_case(const Disagreement& disagreement, const std::string& provenance);

}  // namespace casino::conform
