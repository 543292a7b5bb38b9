#pragma once
// Where the cases come from: files, folders or standard input, or else the corpus that the program carries inside it,
// or what stands in its place.

#include <string>
#include <string_view>
#include <vector>

#include "cli/session/session.hpp"
#include "oracle/corpus/reader.hpp"
#include "oracle/rulings/studied.hpp"
#include "oracle/text/text_file.hpp"

namespace casino::cli {

// --corpus, and the variable CASINO_CORPUS: a folder like corpus/, or files and folders of cases.
void add_corpus_option(CLI::App& verb, Session& session);
// What one of them names in place of the program's own.
[[nodiscard]] std::vector<std::string> corpus_named(const Session& session);

// The files of a folder of the corpus ("cases", "worlds", ...; ".": those beside the folders), by their paths below it.
// Throws Unusable where something in its place has no such folder.
[[nodiscard]] std::vector<TextFile> corpus_files(const Session& session, std::string_view folder);

// The cases of these files and folders ("-" is standard input), of a whole corpus those in its folder "cases"; those of
// --corpus, or the program's own, if there are none. Files that cannot be read are reported in the corpus. Throws
// Unusable when there is nothing at all of such a name.
[[nodiscard]] corpus::Corpus load(const Session& session, const std::vector<std::string>& paths = {});

// The witnesses of the corpus; the program's own where something in its place has none. Throws where nothing is there
// at all.
[[nodiscard]] corpus::Corpus load_witnesses(const Session& session);

// What studies have found (studies/found.csv), from where the witnesses would come. None where nobody has brought any
// along, as in WebAssembly. Throws Unusable where a file in its place is none of that kind.
[[nodiscard]] rulings::Studies load_studies(const Session& session);

// Tells the files that could not be read, of one that is none of cases only that; and the IDs that stand there twice.
void refuse_unsound(Session& session, const corpus::Corpus& corpus);

}  // namespace casino::cli
