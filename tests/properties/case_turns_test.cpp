// What holds of judging whatever is judged, held against the turns of the corpus.

#include <gtest/gtest.h>

#include "oracle/corpus/run.hpp"
#include "properties/agreement/judging.hpp"
#include "tests/support/source_dir.hpp"

namespace casino::properties::case_turns_test {
namespace {

TEST(CaseTurns, judging_is_not_at_odds_with_itself) {
  for (const corpus::CaseFile& file : corpus::load_corpus(test::source_path("corpus/cases")).files)
    for (const corpus::Case& one : file.cases)
      if (const auto fault = judging_is_at_odds(one)) ADD_FAILURE() << one.id << ": " << *fault;
}

}  // namespace
}  // namespace casino::properties::case_turns_test
