#pragma once
// `casino corpus coverage --adequacy`: which case notices which change of the rules.

#include <string>
#include <vector>

#include "cli/session/session.hpp"
#include "model/rules/variants.hpp"
#include "oracle/corpus/reader.hpp"

namespace casino::cli {

struct WantedAdequacy {
  std::vector<const VariantEntry*> variants;  // what the text of each speaks of, by its own cases
  bool all = false;                           // and before that all changes, by all cases
  std::size_t jobs = 0;                       // 0: as many as there are processors
  bool lacks = false;                         // tell only what nobody notices
};
void print_adequacy(Session& session, const corpus::Corpus& corpus, const WantedAdequacy& wanted);

// A few of the cases, for a row that a person reads.
[[nodiscard]] std::string some_of(const std::vector<std::string>& cases);

}  // namespace casino::cli
