#include "oracle/pages/page.hpp"

#include <algorithm>
#include <filesystem>
#include <memory>

#include <CLI/CLI.hpp>

#include "cli/arguments/rules_choice.hpp"
#include "cli/arguments/words_refused.hpp"
#include "cli/commands/commands.hpp"
#include "cli/input/corpus_source.hpp"
#include "cli/input/requests.hpp"
#include "cli/session/failure.hpp"
#include "cli/session/formats.hpp"
#include "cli/session/written_whole.hpp"
#include "model/rules/question.hpp"
#include "oracle/pages/html.hpp"
#include "oracle/text/nearest.hpp"

namespace casino::cli {
namespace {

namespace fs = std::filesystem;

struct Page {
  Session& session;
  std::string name;
  RulesChoice rules;
  std::string folder;
  bool as_html = false;
};

// The games, and what they hold in common; the question pages, with all their pictures, are a part of the site.
void write_all_pages(const Page& page, const corpus::Corpus& corpus) {
  const fs::path folder = page.folder;
  make_folder(folder);
  for (const NamedRules& game : all_named_rules())
    write_file(folder / pages::file_name_of(game), pages::page_of(game, corpus));
  write_file(folder / pages::index_file, pages::index_page());
  write_file(folder / pages::options_file, pages::options_page());
  write_file(folder / pages::statements_file, pages::statements_page());
  write_file(folder / pages::questions_file, pages::questions_index(pages::Beside::nothing));
}

// A page that hangs on no rules.
bool is_no_game(const std::string& name) {
  return name == "index" || name == "options" || name == "statements" || find_question(name) != nullptr;
}

// Whatever else a name that is no game's could have meant.
void refuse_unknown(const std::string& name) {
  const bool looks_like_a_file = name.find('/') != std::string::npos || name.ends_with(".json") || fs::exists(name);
  if (looks_like_a_file || find_named_rules(name) != nullptr) return;
  std::vector<std::string_view> names{"index", "options", "statements"};
  for (const NamedRules& game : all_named_rules()) names.push_back(game.name);
  for (const Question& question : questions()) names.push_back(question.id);
  throw Unusable("rules page: no variant, dialect or question \"" + name + "\"" + nearest_phrase(name, names) +
                 " (see: casino rules list)");
}

// Positions are drawn in text, or for a browser as pictures; those of a question always are pictures.
pages::DrawnPage page_named(const Page& page, const corpus::Corpus& corpus) {
  if (page.name == "index") return {pages::index_page(), {}};
  if (page.name == "options") return {pages::options_page(), {}};
  if (page.name == "statements") return {pages::statements_page(), {}};
  if (const Question* question = find_question(page.name)) {
    const corpus::Corpus witnesses = load_witnesses(page.session);
    return {pages::question_page(*question, corpus, witnesses, load_studies(page.session)),
            pages::pictures_of(witnesses)};
  }
  const NamedRules game = game_of(page.rules);
  return page.as_html ? pages::drawn_page_of(game, corpus) : pages::DrawnPage{pages::page_of(game, corpus), {}};
}

void print_page(Page& page, bool has_rules) {
  if (!has_rules && page.name.empty() == page.folder.empty())
    throw Unusable("rules page: name a variant, or a folder with --write");
  if (!page.name.empty() && !is_no_game(page.name)) {
    refuse_unknown(page.name);
    page.rules.name = page.name;
  }
  const corpus::Corpus corpus = load(page.session);
  refuse_unsound(page.session, corpus);
  if (!page.folder.empty()) return write_all_pages(page, corpus);
  pages::DrawnPage made = page_named(page, corpus);
  const std::string name = page.name.empty() ? page.rules.name : page.name;
  if (page.session.as_json) return print(page.session, formats::page, {{"name", name}, {"markdown", made.markdown}});
  if (!page.as_html) return page.session.out.write(made.markdown);
  const pages::Pictures pictures(std::move(made.pictures));
  page.session.out.write(pages::as_html(made.markdown, pages::Beside::nothing,
                                        [&](std::string_view file) { return pictures.named(file); }));
}

}  // namespace

void add_rules_page(CLI::App& rules, Session& session) {
  auto asked = std::make_shared<Page>(Page{.session = session});
  CLI::App& verb = add_verb(
      rules, "page", "A page from which a game can be learnt, in Markdown, with examples from the corpus", session,
      {"casino rules page swazi", "casino rules page house.json    (a dialect: what is otherwise is marked)",
       "casino rules page royal --option sweep.score=1", "casino rules page house.json --html > house.html",
       "casino rules page Q-AA-09", "casino rules page index", "casino rules page --write docs/rules"});
  verb.add_option("name", asked->name,
                  "A variant or dialect, or a file with either in JSON; a question; index; options; statements");
  add_rules_options(verb, asked->rules);
  verb.add_option("--write", asked->folder, "Write the pages of all games into this folder instead")
      ->type_name("FOLDER");
  verb.add_flag("--html", asked->as_html, "As one file of HTML, for a browser or a printer, with its pictures inside");
  add_corpus_option(verb, session);
  verb.callback([asked, &verb] {
    refuse_together(verb, "name", {"--rules", "--write"});
    refuse_together(verb, "--html", {"--json"});
    refuse_together(verb, "--write", {"--html", "--rules", "--seats", "--option", "--off"});
    if (is_no_game(asked->name)) refuse_together(verb, "name", {"--seats", "--option", "--off"});
    print_page(*asked, verb.count("--rules") != 0);
  });
}

}  // namespace casino::cli
