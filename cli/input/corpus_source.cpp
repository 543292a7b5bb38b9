#include "cli/input/corpus_source.hpp"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <set>

#include <fmt/format.h>

#include "cli/input/input.hpp"
#include "cli/session/failure.hpp"
#include "cli/session/refusal.hpp"
#include "oracle/text/foreign_text.hpp"

namespace casino::cli {
namespace {

namespace fs = std::filesystem;

// Installed, the program lies in bin and what came with it in share beside it; built, it lies in the source tree.
fs::path own_folder(std::string_view what, const fs::path& installed_as, const fs::path& in_sources) {
  std::error_code ignored;
  const fs::path program = fs::read_symlink("/proc/self/exe", ignored);
  fs::path installed = program.parent_path().parent_path() / installed_as;
  if (!program.empty() && fs::is_directory(installed, ignored)) return installed;
  if (fs::is_directory(in_sources, ignored)) return in_sources;
  throw Unusable("the " + std::string(what) + " was not found, neither in " + installed.string() + " nor in " +
                 in_sources.string() + "; name its folder");
}

void add(corpus::Corpus& all, corpus::Corpus part, const std::string& folder) {
  for (corpus::CaseFile& file : part.files) file.path = (fs::path(folder) / file.path).string();
  for (corpus::UnreadFile& file : part.unread) file.path = (fs::path(folder) / file.path).string();
  std::move(part.files.begin(), part.files.end(), std::back_inserter(all.files));
  std::move(part.unread.begin(), part.unread.end(), std::back_inserter(all.unread));
}

void add_file(corpus::Corpus& all, const std::string& path) {
  Input input(path);
  Parsed<corpus::CaseFile> file = corpus::parse_case_file(input.rest());
  if (!file) {
    all.unread.push_back({input.name(), file.errors()});
    return;
  }
  file->path = input.name();
  all.files.push_back(std::move(*file));
}

void note_repeated(corpus::Corpus& all) {
  std::set<std::string_view> seen;
  for (const corpus::CaseFile& file : all.files)
    for (const corpus::Case& one : file.cases)
      if (!seen.insert(one.id).second) all.repeated.push_back(one.id);
}

}  // namespace

fs::path own_corpus() { return own_folder("corpus", CASINO_INSTALLED_CORPUS, CASINO_SOURCE_CORPUS); }
fs::path own_schemas() { return own_folder("folder of schemas", CASINO_INSTALLED_SCHEMAS, CASINO_SOURCE_SCHEMAS); }

corpus::Corpus load(const std::vector<std::string>& paths) {
  if (paths.empty()) return corpus::load_corpus(own_corpus() / "cases");
  corpus::Corpus all;
  for (const std::string& path : paths) {
    std::error_code ignored;
    if (fs::is_directory(path, ignored)) add(all, corpus::load_corpus(path), path);
    else add_file(all, path);
  }
  note_repeated(all);
  // Where nothing is asked, nothing fails.
  if (all.case_count() == 0 && all.unread.empty()) throw Unusable(fmt::format("{}: no cases", fmt::join(paths, ", ")));
  return all;
}

corpus::Corpus load_witnesses() { return corpus::load_corpus(own_corpus() / "witnesses"); }

void refuse_unsound(Session& session, const corpus::Corpus& corpus) {
  for (const corpus::UnreadFile& file : corpus.unread) refuse(session, file.errors, file.path);
  for (const std::string& id : corpus.repeated) refuse(session, "two cases have the ID " + plain_line(id));
}

}  // namespace casino::cli
