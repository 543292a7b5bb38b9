#pragma once
// Reads case files (corpus/README.md), one or a whole folder of them.

#include <filesystem>

#include "oracle/corpus/case.hpp"

namespace casino::corpus {

[[nodiscard]] CaseFile read_case_file(const json::Cursor& at);
[[nodiscard]] Parsed<CaseFile> parse_case_file(std::string_view text);

// A file that could not be read, and why.
struct UnreadFile {
  std::string path;
  ParseErrors errors;
};

struct Corpus {
  std::vector<CaseFile> files;  // by path
  std::vector<UnreadFile> unread;
  std::vector<std::string> repeated;  // IDs that two cases have

  [[nodiscard]] std::size_t case_count() const;
  [[nodiscard]] const Case* find(std::string_view id) const;
};

// A file, or all *.json in a folder and its folders. Paths are reported relative to `root`.
[[nodiscard]] Corpus load_corpus(const std::filesystem::path& root);

}  // namespace casino::corpus
