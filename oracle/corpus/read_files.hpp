#pragma once
// Cases of files that have been read already, wherever they lay.

#include <span>

#include "oracle/corpus/reader.hpp"
#include "oracle/text/text_file.hpp"

namespace casino::corpus {

// Those of them that end with .json, as load_corpus reads them out of a folder.
[[nodiscard]] Corpus read_corpus(std::span<const TextFile> files);

}  // namespace casino::corpus
