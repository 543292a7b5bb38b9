#include "cli/input/known_witnesses.hpp"

#include "cli/input/corpus_source.hpp"

namespace casino::cli {

KnownWitnesses::KnownWitnesses(const Session& session) : witnesses_(load_witnesses(session)) {
  for (const corpus::CaseFile& file : witnesses_.files)
    for (const corpus::Case& one : file.cases) kept_.push_back(&one);
}

}  // namespace casino::cli
