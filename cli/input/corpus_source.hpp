#pragma once
// Where the cases come from: files, folders or standard input, or else the corpus that came with the program.

#include <filesystem>
#include <string>
#include <vector>

#include "cli/session/session.hpp"
#include "oracle/corpus/reader.hpp"

namespace casino::cli {

// The folders that came with the program. Throw Unusable when they are not there.
[[nodiscard]] std::filesystem::path own_corpus();
[[nodiscard]] std::filesystem::path own_schemas();

// The cases of these files and folders ("-" is standard input); of the program's own corpus if there are
// none. Files that cannot be read are told in the corpus. Throws Unusable when there is nothing at all of
// such a name.
[[nodiscard]] corpus::Corpus load(const std::vector<std::string>& paths);

// The witnesses that came with the program. Throws Unusable where the corpus is not found.
[[nodiscard]] corpus::Corpus load_witnesses();

// Tells the files that could not be read, and the IDs that stand there twice.
void refuse_unsound(Session& session, const corpus::Corpus& corpus);

}  // namespace casino::cli
