#include <filesystem>
#include <memory>

#include <CLI/CLI.hpp>

#include "cli/commands/commands.hpp"
#include "cli/commands/corpus/new_folder.hpp"
#include "cli/input/requests.hpp"
#include "cli/packing/own_files.hpp"
#include "cli/session/formats.hpp"
#include "oracle/text/foreign_text.hpp"
#include "oracle/text/words.hpp"

namespace casino::cli {
namespace {

namespace fs = std::filesystem;

// A script can be run, as it could where it came from.
void let_it_run(const fs::path& path, std::string_view content) {
  constexpr fs::perms may_run = fs::perms::owner_exec | fs::perms::group_exec | fs::perms::others_exec;
  if (content.starts_with("#!")) fs::permissions(path, may_run, fs::perm_options::add);
}

void unpack(Session& session, const std::string& folder) {
  constexpr std::string_view verb = "corpus unpack";
  refuse_what_is_there(verb, folder);
  std::size_t count = 0;
  for (const std::string& part : own_folders()) {
    if (part == "schema") continue;  // no part of the corpus
    for (const TextFile& file : own_files(part)) {
      const fs::path path = (fs::path(folder) / part / file.path).lexically_normal();
      write_into_new_folder(verb, path, file.content);
      let_it_run(path, file.content);
      ++count;
    }
  }
  if (session.as_json) print(session, formats::written, {{"folder", folder}, {"files", count}});
  else session.out.line("{}: {}", plain_line(folder), counted(count, "file"));
  const std::vector<std::string> all = own_folders();
  tell_what_is_left_behind(session, verb, std::vector<std::string_view>(all.begin(), all.end()));
}

}  // namespace

void add_corpus_unpack(CLI::App& corpus, Session& session) {
  auto folder = std::make_shared<std::string>();
  CLI::App& verb = add_verb(corpus, "unpack",
                            "Write the corpus as it lies inside the program: cases, games, worlds and what comes with "
                            "them, under the licence that lies beside them",
                            session, {"casino corpus unpack corpus", "casino validate corpus/games"});
  verb.add_option("folder", *folder, "A folder that is empty or does not exist yet")->type_name("FOLDER")->required();
  verb.callback([&session, folder] { unpack(session, *folder); });
}

}  // namespace casino::cli
