#include <filesystem>
#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "cli/commands/commands.hpp"
#include "cli/input/corpus_source.hpp"
#include "cli/session/written_whole.hpp"
#include "model/rules/question.hpp"
#include "oracle/pages/html.hpp"
#include "oracle/pages/page.hpp"

namespace casino::cli {
namespace {

namespace fs = std::filesystem;

// All pages as a site: files that any server, or none, can show.
class Site {
 public:
  Site(Session& session, fs::path folder)
      : folder_(std::move(folder)),
        corpus_(load(session)),
        witnesses_(load_witnesses(session)),
        studies_(load_studies(session)) {
    refuse_unsound(session, corpus_);
  }

  void write() const {
    const fs::path questions = pages::questions_folder;
    make_folder(folder_);
    make_folder(folder_ / questions);
    for (const NamedRules& game : all_named_rules()) {
      pages::DrawnPage page = pages::drawn_page_of(game, corpus_);
      write(pages::file_name_of(game), page.markdown, pages::Pictures(std::move(page.pictures)));
    }
    const pages::Pictures none({});
    write(pages::index_file, pages::index_page(), none);
    write(pages::options_file, pages::options_page(), none);
    write(pages::statements_file, pages::statements_page(), none);
    write(pages::questions_file, pages::questions_index(pages::Beside::other_pages), none);
    const pages::Pictures of_witnesses(pages::pictures_of(witnesses_));
    for (const Question& question : casino::questions())
      write(questions / pages::file_name_of(question), pages::question_page(question, corpus_, witnesses_, studies_),
            of_witnesses);
  }

 private:
  void write(const fs::path& name, const std::string& markdown, const pages::Pictures& pictures) const {
    const auto picture = [&](std::string_view file) { return pictures.named(file); };
    const bool is_below = name.has_parent_path();
    const std::string up = is_below ? "../" : "";
    const std::string leads_on = fmt::format("\n[All games]({0}{1}), [all open questions]({0}{2})\n", up,
                                             pages::index_file, pages::questions_file);
    write_file(
        folder_ / pages::name_in_html(name.string()),
        pages::as_html(markdown + leads_on, is_below ? pages::Beside::and_above : pages::Beside::other_pages, picture));
  }

  fs::path folder_;
  corpus::Corpus corpus_;
  corpus::Corpus witnesses_;
  rulings::Studies studies_;
};

}  // namespace

void add_rules_site(CLI::App& rules, Session& session) {
  auto folder = std::make_shared<std::string>();
  CLI::App& verb =
      add_verb(rules, "site",
               "All pages as a site of HTML: the games, the options, what each clause says, and a page with "
               "pictures for each open question",
               session, {"casino rules site site"});
  verb.add_option("folder", *folder, "Where to write them; it is made if it is not there")
      ->type_name("FOLDER")
      ->required();
  add_corpus_option(verb, session);
  verb.callback([folder, &session] {
    const Site site(session, *folder);
    site.write();
  });
}

}  // namespace casino::cli
