#include "oracle/pages/page.hpp"

#include <algorithm>
#include <memory>

#include <CLI/CLI.hpp>

#include "cli/arguments/words_refused.hpp"
#include "cli/commands/commands.hpp"
#include "cli/input/corpus_source.hpp"
#include "cli/input/requests.hpp"
#include "cli/session/formats.hpp"
#include "oracle/pages/html.hpp"

namespace casino::cli {
namespace {

struct RulingsAsked {
  Session& session;
  std::vector<std::string> paths;
  bool as_html = false;
};

void print_rulings(const RulingsAsked& asked) {
  const corpus::Corpus rulings = load(asked.session, asked.paths);
  refuse_unsound(asked.session, rulings);
  const pages::DrawnPage page = pages::rulings_page(rulings, asked.as_html);
  if (asked.session.as_json) return print(asked.session, formats::page, {{"markdown", page.markdown}});
  if (!asked.as_html) return asked.session.out.write(page.markdown);
  asked.session.out.write(pages::as_html(page.markdown, pages::Beside::nothing, [&](std::string_view file) {
    const auto found = std::ranges::find(page.pictures, file, &pages::PictureFile::name);
    return found == page.pictures.end() ? std::string() : found->svg;
  }));
}

}  // namespace

void add_corpus_page(CLI::App& corpus, Session& session) {
  auto asked = std::make_shared<RulingsAsked>(RulingsAsked{.session = session});
  CLI::App& verb =
      add_verb(corpus, "page", "Rulings as a page: numbered, drawn, with what decides each", session,
               {"casino corpus page my-rulings > rulings.md", "casino corpus page my-rulings --html > rulings.html",
                "casino judge --save my-rulings \"table 6H; hand N: 6C\" \"trail 6C\"    (makes one)"});
  verb.add_option("path", asked->paths, "Files or folders of cases (-: standard input)")->required();
  verb.add_flag("--html", asked->as_html, "As one file of HTML, for a browser or a printer, with pictures");
  verb.callback([asked, &verb] {
    refuse_together(verb, "--html", {"--json"});
    print_rulings(*asked);
  });
}

}  // namespace casino::cli
