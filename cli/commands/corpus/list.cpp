#include <memory>

#include <CLI/CLI.hpp>

#include "cli/commands/commands.hpp"
#include "cli/input/corpus_source.hpp"
#include "cli/input/requests.hpp"
#include "cli/session/formats.hpp"
#include "oracle/rulesets/rules.hpp"
#include "oracle/text/foreign_text.hpp"

namespace casino::cli {
namespace {

constexpr std::array<std::string_view, 4> importance_names{"legality", "score", "winner", "cosmetic"};

json::Json case_in_json(const corpus::Case& one, const corpus::CaseFile& file) {
  json::Json object = {{"id", one.id},
                       {"title", one.title},
                       {"topic", file.topic},
                       {"rules", json::of(one.rules)},
                       {"importance", importance_names.at(static_cast<std::size_t>(one.importance))},
                       {"provenance", one.provenance},
                       {"source", one.source},
                       {"file", file.path}};
  if (!one.question.empty()) object["question"] = one.question;
  if (!one.twin.empty()) object["twin"] = one.twin;
  object["readings"] = json::Json::array();
  for (const corpus::Reading& reading : one.readings) object["readings"].push_back(reading.name);
  return object;
}

void list_cases(Session& session, const std::vector<std::string>& paths) {
  const corpus::Corpus corpus = load(session, paths);
  refuse_unsound(session, corpus);
  const Look look = session.look();
  for (const corpus::CaseFile& file : corpus.files) {
    if (!session.as_json)
      session.out.line("{}  {}  {}", look.strong(plain_line(file.topic)), plain_line(file.title),
                       look.faint(plain_line(file.path)));
    for (const corpus::Case& one : file.cases) {
      if (session.as_json) print(session, formats::corpus_list, case_in_json(one, file));
      else session.out.line("  {:<16} {}", plain_line(one.id), plain_line(one.title));
    }
  }
}

}  // namespace

void add_corpus_list(CLI::App& corpus, Session& session) {
  auto paths = std::make_shared<std::vector<std::string>>();
  CLI::App& verb = add_verb(corpus, "list", "The cases, with what each is about", session,
                            {"casino corpus list", "casino corpus list --json corpus/cases/swazi"});
  verb.add_option("path", *paths, "Files or folders of cases (-: standard input); the program's own if none is given");
  add_corpus_option(verb, session);
  verb.callback([&session, paths] { list_cases(session, *paths); });
}

}  // namespace casino::cli
