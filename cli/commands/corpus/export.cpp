#include <filesystem>
#include <memory>

#include <CLI/CLI.hpp>

#include "casino_version.hpp"
#include "cli/commands/corpus/corpus_verbs.hpp"
#include "cli/input/corpus_source.hpp"
#include "cli/input/requests.hpp"
#include "cli/session/failure.hpp"
#include "cli/session/messages.hpp"
#include "cli/session/written_whole.hpp"
#include "oracle/fixtures/fixtures.hpp"
#include "oracle/text/foreign_text.hpp"

namespace casino::cli {
namespace {

namespace fs = std::filesystem;

// Nothing that is there already is written over, and no file of another version stays behind.
void refuse_what_is_there(const fs::path& folder) {
  std::error_code why;
  const fs::file_status status = fs::status(folder, why);
  if (!fs::exists(status)) return;
  if (!fs::is_directory(status)) throw Unusable("corpus export: " + folder.string() + " is no folder");
  const bool is_empty = fs::is_empty(folder, why);
  if (why) throw Unusable("corpus export: " + folder.string() + " cannot be looked into: " + why.message());
  if (!is_empty)
    throw Unusable("corpus export: " + folder.string() + " is not empty; name a new folder, or empty this one");
}

void write_fixture(const fs::path& folder, const fixtures::File& file) {
  const fs::path path = folder / file.path;
  make_folder(path.parent_path());
  if (!write_new_file(path, file.content))
    throw Unusable("corpus export: " + path.string() + " is there already; somebody else writes into that folder");
}

void run(Session& session, const std::string& folder) {
  refuse_what_is_there(folder);
  const fixtures::Fixtures made = fixtures::fixtures({own_corpus(), own_schemas(), std::string(version)});
  for (const corpus::UnreadFile& file : made.unread) complain("casino: " + messages_of(file.errors, file.path));
  if (!made.unread.empty()) throw Unusable("corpus export: the corpus cannot be read, so nothing is written");
  for (const fixtures::File& file : made.files) write_fixture(folder, file);
  if (session.as_json)
    return print(session, {{"folder", folder},
                           {"format", fixtures::format_name},
                           {"files", made.files.size()},
                           {"cases", made.cases},
                           {"games", made.games}});
  session.out.line("{}: {} cases and {} games in {} files, listed in {}", plain_line(folder), made.cases, made.games,
                   made.files.size(), fixtures::index_path);
}

}  // namespace

void add_corpus_export(CLI::App& corpus, Session& session) {
  auto folder = std::make_shared<std::string>();
  CLI::App& verb = add_verb(corpus, "export",
                            "Write the corpus as plain JSON that any program can use by itself: cases, games, scores, "
                            "perft tables, an index, schemas and checksums",
                            session, {"casino corpus export fixtures", "casino corpus export --json /tmp/fixtures"});
  verb.add_option("folder", *folder, "A folder that is empty or does not exist yet")->type_name("FOLDER")->required();
  verb.callback([&session, folder] { run(session, *folder); });
}

}  // namespace casino::cli
