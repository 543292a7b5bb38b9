#include "cli/input/corpus_source.hpp"

#include <cstdlib>
#include <filesystem>
#include <iterator>
#include <set>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "cli/input/document_kind.hpp"
#include "cli/input/input.hpp"
#include "cli/packing/own_files.hpp"
#include "cli/session/failure.hpp"
#include "cli/session/refusal.hpp"
#include "oracle/corpus/read_files.hpp"
#include "oracle/text/foreign_text.hpp"

namespace casino::cli {
namespace {

namespace fs = std::filesystem;

bool is_folder(const fs::path& path) {
  std::error_code ignored;
  return fs::is_directory(path, ignored);
}

// A folder like corpus/, and not only cases.
bool is_whole_corpus(const fs::path& path) { return is_folder(path / "cases"); }

std::vector<TextFile> beside_the_folders(const fs::path& corpus) {
  std::vector<TextFile> files = read_files_below(corpus);
  std::erase_if(files, [](const TextFile& file) { return file.path.find('/') != std::string::npos; });
  return files;
}

std::vector<TextFile> files_of_corpus(const fs::path& corpus, std::string_view folder) {
  if (folder == ".") return beside_the_folders(corpus);
  if (!is_folder(corpus / folder))
    throw Unusable(fmt::format("--corpus: {} has no folder \"{}\"", corpus.string(), folder));
  return read_files_below(corpus / folder);
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

void add_corpus_option(CLI::App& verb, Session& session) {
  verb.add_option(
          "--corpus", session.corpus,
          "A corpus in place of the program's own: a folder like corpus/, or files or folders of cases (or by the "
          "variable CASINO_CORPUS)")
      ->type_name("PATH")
      ->allow_extra_args(false);
}

std::vector<std::string> corpus_named(const Session& session) {
  if (!session.corpus.empty()) return session.corpus;
  const char* const named = std::getenv("CASINO_CORPUS");
  if (named == nullptr || *named == '\0') return {};
  return {named};
}

std::vector<TextFile> corpus_files(const Session& session, std::string_view folder) {
  const std::vector<std::string> named = corpus_named(session);
  if (named.empty()) return own_files(folder);
  if (named.size() > 1) throw Unusable("--corpus: this takes one folder like corpus/");
  return files_of_corpus(named.front(), folder);
}

corpus::Corpus load(const Session& session, const std::vector<std::string>& named_here) {
  const std::vector<std::string> paths = named_here.empty() ? corpus_named(session) : named_here;
  if (paths.empty()) return corpus::read_corpus(own_files("cases"));
  corpus::Corpus all;
  for (const std::string& path : paths) {
    if (is_whole_corpus(path)) add(all, corpus::load_corpus(fs::path(path) / "cases"), path + "/cases");
    else if (is_folder(path)) add(all, corpus::load_corpus(path), path);
    else add_file(all, path);
  }
  note_repeated(all);
  // Where nothing is asked, nothing fails.
  if (all.case_count() == 0 && all.unread.empty()) throw Unusable(fmt::format("{}: no cases", fmt::join(paths, ", ")));
  return all;
}

corpus::Corpus load_witnesses(const Session& session) {
  for (const std::string& path : corpus_named(session)) {
    if (is_folder(fs::path(path) / "witnesses")) return corpus::load_corpus(fs::path(path) / "witnesses");
    if (path != "-" && !is_folder(path)) Input{path};  // what is not there is refused, though nothing is read of it
  }
  return corpus::read_corpus(own_files("witnesses"));
}

rulings::Studies load_studies(const Session& session) {
  constexpr std::string_view name = "found.csv";
  TextFile table;
  for (const std::string& path : corpus_named(session)) {
    const fs::path file = fs::path(path) / "studies" / name;
    std::error_code ignored;
    if (fs::is_regular_file(file, ignored)) table = {file.string(), Input(file.string()).rest()};
  }
  if (table.path.empty())
    for (TextFile& file : own_files("studies"))
      if (file.path == name) table = std::move(file);
  if (table.path.empty()) return {};
  Parsed<rulings::Studies> studies = rulings::read_studies(table.content);
  if (!studies) throw Unusable(studies.errors(), table.path);
  return std::move(*studies);
}

void refuse_unsound(Session& session, const corpus::Corpus& corpus) {
  for (const corpus::UnreadFile& file : corpus.unread) {
    const auto why = why_file_of_another_kind(file.path, DocumentKind::cases);
    if (why) refuse(session, plain_line(file.path + ": " + *why), file.path);
    else refuse(session, file.errors, file.path);
  }
  for (const std::string& id : corpus.repeated) refuse(session, "two cases have the ID " + plain_line(id));
}

}  // namespace casino::cli
