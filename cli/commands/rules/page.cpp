#include "oracle/pages/page.hpp"

#include <filesystem>
#include <memory>

#include <CLI/CLI.hpp>

#include "cli/commands/commands.hpp"
#include "cli/input/corpus_source.hpp"
#include "cli/input/requests.hpp"
#include "cli/session/failure.hpp"
#include "cli/session/written_whole.hpp"
#include "model/rules/question.hpp"
#include "oracle/text/nearest.hpp"

namespace casino::cli {
namespace {

namespace fs = std::filesystem;

struct Page {
  Session& session;
  std::string name;
  std::string folder;
};

void write_all_pages(const fs::path& folder, const corpus::Corpus& corpus) {
  make_folder(folder);
  for (const VariantEntry& variant : variants())
    write_file(folder / pages::file_name_of(variant), pages::page_of(variant, corpus));
  write_file(folder / pages::index_file, pages::index_page());
  write_file(folder / pages::options_file, pages::options_page());
  write_file(folder / pages::statements_file, pages::statements_page());
}

void write_questions(const Session& session, const fs::path& folder, const corpus::Corpus& corpus) {
  make_folder(folder);
  const corpus::Corpus witnesses = load_witnesses(session);
  for (const Question& question : questions())
    write_file(folder / pages::file_name_of(question), pages::question_page(question, corpus, witnesses));
  write_file(folder / pages::index_file, pages::questions_index());
  for (const pages::PictureFile& picture : pages::pictures_of(witnesses))
    write_file(folder / picture.name, picture.svg);
}

std::string page_named(const Session& session, const std::string& name, const corpus::Corpus& corpus) {
  if (name == "index") return pages::index_page();
  if (name == "options") return pages::options_page();
  if (const VariantEntry* variant = find_variant(name)) return pages::page_of(*variant, corpus);
  std::vector<std::string_view> names{"index", "options"};
  if (const Question* question = find_question(name))
    return pages::question_page(*question, corpus, load_witnesses(session));
  for (const VariantEntry& variant : variants()) names.push_back(variant.name);
  for (const Question& question : questions()) names.push_back(question.id);
  throw Unusable("page: no variant or question \"" + name + "\"" + nearest_phrase(name, names) +
                 " (see: casino rules list)");
}

void print_page(Page& page) {
  if (page.name.empty() == page.folder.empty()) throw Unusable("page: name a variant, or a folder with --write");
  const corpus::Corpus corpus = load(page.session);
  refuse_unsound(page.session, corpus);
  if (!page.folder.empty()) {
    write_all_pages(page.folder, corpus);
    return write_questions(page.session, fs::path(page.folder) / pages::questions_folder, corpus);
  }
  const std::string text = page_named(page.session, page.name, corpus);
  if (page.session.as_json) print(page.session, {{"name", page.name}, {"markdown", text}});
  else page.session.out.write(text);
}

}  // namespace

void add_rules_page(CLI::App& rules, Session& session) {
  auto asked = std::make_shared<Page>(Page{.session = session});
  CLI::App& verb = add_verb(
      rules, "page", "A page from which a variant can be learnt, in Markdown, with examples from the corpus", session,
      {"casino rules page swazi", "casino rules page Q-AA-09", "casino rules page index",
       "casino rules page --write docs/rules"});
  verb.add_option("name", asked->name, "A variant or a question; or index, or options");
  verb.add_option("--write", asked->folder, "Write all pages into this folder instead")->type_name("FOLDER");
  add_corpus_option(verb, session);
  verb.callback([asked] { print_page(*asked); });
}

}  // namespace casino::cli
