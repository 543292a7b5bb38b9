#include <array>
#include <filesystem>
#include <memory>

#include <CLI/CLI.hpp>

#include "casino_version.hpp"
#include "cli/commands/commands.hpp"
#include "cli/commands/corpus/new_folder.hpp"
#include "cli/input/corpus_source.hpp"
#include "cli/input/requests.hpp"
#include "cli/packing/own_files.hpp"
#include "cli/session/failure.hpp"
#include "oracle/fixtures/fixtures.hpp"
#include "oracle/text/foreign_text.hpp"

namespace casino::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view export_verb = "corpus export";

constexpr std::array<std::string_view, 4> exported{"cases", "games", "broken-games", "fixtures"};

std::vector<TextFile> whole_corpus(const Session& session) {
  std::vector<TextFile> all = corpus_files(session, ".");
  for (const std::string_view folder : exported)
    for (TextFile& file : corpus_files(session, folder))
      all.push_back({std::string(folder) + "/" + file.path, std::move(file.content)});
  return all;
}

void run(Session& session, const std::string& folder) {
  refuse_what_is_there(export_verb, folder);
  const fixtures::Fixtures made =
      fixtures::fixtures({whole_corpus(session), own_files("schema"), std::string(version)});
  for (const corpus::UnreadFile& file : made.unread) complain("casino: " + messages_of(file.errors, file.path));
  if (!made.unread.empty()) throw Unusable("corpus export: the corpus cannot be read, so nothing is written");
  for (const fixtures::File& file : made.files)
    write_into_new_folder(export_verb, fs::path(folder) / file.path, file.content);
  if (corpus_named(session).empty()) tell_what_is_left_behind(session, export_verb, exported);
  if (session.as_json)
    return print(session, fixtures::format_name,
                 {{"folder", folder}, {"files", made.files.size()}, {"cases", made.cases}, {"games", made.games}});
  session.out.line("{}: {} cases and {} games in {} files, listed in {}", plain_line(folder), made.cases, made.games,
                   made.files.size(), fixtures::index_path);
}

}  // namespace

void add_corpus_export(CLI::App& corpus, Session& session) {
  auto folder = std::make_shared<std::string>();
  CLI::App& verb = add_verb(corpus, "export",
                            "Write the corpus as plain JSON that any program can use by itself: cases, games, scores, "
                            "perft tables, an index, schemas and checksums",
                            session, {"casino corpus export fixtures", "casino corpus export --json fixtures"});
  verb.add_option("folder", *folder, "A folder that is empty or does not exist yet")->type_name("FOLDER")->required();
  add_corpus_option(verb, session);
  verb.callback([&session, folder] { run(session, *folder); });
}

}  // namespace casino::cli
