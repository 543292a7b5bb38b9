#pragma once
// A disagreement as a case of a corpus, to be asked for ever.

#include "oracle/conform/causes/disagreement.hpp"

namespace casino::conform {

// The turn, the position after it, how many turns there are, the score, or the whole deal: whoever is asked it again
// shows the mistake again.
[[nodiscard]] json::Json as_case(const Disagreement& disagreement, const std::string& provenance);

}  // namespace casino::conform
