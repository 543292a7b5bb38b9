// `casino help` and `casino completion`; and for those who build packages `casino manual`, for shells `casino
// complete`, which nobody types and no help shows.

#include <algorithm>
#include <filesystem>
#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "cli/commands/commands.hpp"
#include "cli/help/completion.hpp"
#include "cli/help/completion_scripts.hpp"
#include "cli/help/manual.hpp"
#include "cli/session/failure.hpp"
#include "cli/session/written_whole.hpp"
#include "oracle/text/nearest.hpp"

namespace casino::cli {
namespace {

const CLI::App& verb_for_help(const CLI::App& app, const Words& names) {
  const CLI::App* verb = &app;
  for (const std::string& name : names) {
    const std::vector<const CLI::App*> known = shown_verbs(*verb);
    const auto found =
        std::find_if(known.begin(), known.end(), [&](const CLI::App* one) { return one->get_name() == name; });
    if (found == known.end()) {
      std::vector<std::string> names_known;
      for (const CLI::App* one : known) names_known.push_back(one->get_name());
      const std::vector<std::string_view> words(names_known.begin(), names_known.end());
      throw Unusable(
          fmt::format("help: no verb \"{}\"{} (see: {} --help)", name, nearest_phrase(name, words), name_of(*verb)));
    }
    verb = *found;
  }
  return *verb;
}

// As --help of that verb has it.
std::string help_for(const CLI::App& app, const Words& names) {
  const CLI::App& verb = verb_for_help(app, names);
  if (verb.get_parent() != nullptr) return verb.help(name_of(*verb.get_parent()));
  return CLI::Formatter().make_help(&app, app.get_name(), CLI::AppFormatMode::Normal);
}

std::string_view script_for(const std::string& shell) {
  if (shell == "bash") return bash_script;
  return shell == "zsh" ? zsh_script : fish_script;
}

void write_manual(const CLI::App& app, const std::filesystem::path& folder) {
  make_folder(folder);
  for (const ManualPage& page : manual_pages(app)) write_file(folder / page.file, page.roff);
}

void add_completion(CLI::App& app, Session& session) {
  auto shell = std::make_shared<std::string>();
  CLI::App& verb = *app.add_subcommand("completion", "What teaches a shell to complete command lines of this program");
  verb.add_option("shell", *shell, "bash, zsh or fish")->check(CLI::IsMember({"bash", "zsh", "fish"}))->required();
  verb.footer(
      "Examples:\n  eval \"$(casino completion bash)\"\n  casino completion zsh > ~/.zfunc/_casino\n"
      "  casino completion fish > ~/.config/fish/completions/casino.fish");
  verb.callback([&session, shell] { session.out.write(script_for(*shell)); });
}

void add_hidden(CLI::App& app, Session& session) {
  auto names = std::make_shared<Words>();
  auto folder = std::make_shared<std::string>();
  CLI::App& manual = *app.add_subcommand("manual", "Pages of the manual, in roff")->group("");
  manual.add_option("verb", *names, "Of this verb");
  manual.add_option("--write", *folder, "Write all pages into this folder instead")->type_name("FOLDER");
  manual.callback([&app, &session, names, folder] {
    if (!folder->empty()) return write_manual(app, *folder);
    session.out.write(manual_page(verb_for_help(app, *names)).roff);
  });

  auto words = std::make_shared<Words>();
  CLI::App& complete = *app.add_subcommand("complete", "What could be typed next")->group("");
  complete.add_option("word", *words, "The words, behind --");
  complete.callback([&app, &session, words] { session.out.write(in_lines(completion(app, *words))); });
}

}  // namespace

void add_help(CLI::App& app, Session& session) {
  auto names = std::make_shared<Words>();
  CLI::App& verb = *app.add_subcommand("help", "The help of a verb, as its --help has it");
  verb.add_option("verb", *names, "The verb, with the verbs that it stands below; none: the program");
  verb.footer("Examples:\n  casino help judge\n  casino help rules page");
  verb.callback([&app, &session, names] { session.out.write(help_for(app, *names)); });
  add_completion(app, session);
  add_hidden(app, session);
}

}  // namespace casino::cli
