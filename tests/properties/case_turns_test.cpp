// What holds of judging whatever is judged, held against the turns of the corpus.

#include "properties/agreement/case_turns.hpp"

#include <gtest/gtest.h>

#include "oracle/corpus/run.hpp"

namespace casino::properties {
namespace {

TEST(CaseTurns, judging_is_not_at_odds_with_itself) {
  for (const corpus::CaseFile& file : corpus::load_corpus(CASINO_SOURCE_DIR "/corpus/cases").files)
    for (const corpus::Case& one : file.cases)
      if (const auto fault = judging_is_at_odds(one)) ADD_FAILURE() << one.id << ": " << *fault;
}

}  // namespace
}  // namespace casino::properties
