#pragma once
// Disagreements as cases of a corpus, to be asked for ever.

#include "oracle/conform/causes/disagreement.hpp"

namespace casino::conform {

// Of each the turn, the position after it, how many turns there are, the score, or the whole deal: whoever is asked it
// again shows the mistake again, and these rules pass. A question of two games of one variant has an ID for each.
[[nodiscard]] json::Json as_cases(const std::vector<Disagreement>& disagreements, const std::string& provenance);

}  // namespace casino::conform
