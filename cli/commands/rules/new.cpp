#include <algorithm>
#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/ranges.h>
#include <unistd.h>

#include "cli/arguments/numbers.hpp"
#include "cli/commands/commands.hpp"
#include "cli/commands/rules/interview.hpp"
#include "cli/input/corpus_source.hpp"
#include "cli/input/requests.hpp"
#include "cli/session/failure.hpp"
#include "cli/session/formats.hpp"
#include "cli/session/written_whole.hpp"
#include "oracle/rulesets/dialect.hpp"
#include "oracle/rulesets/dialect_text.hpp"
#include "oracle/text/nearest.hpp"

namespace casino::cli {
namespace {

struct RulesNew {
  Session& session;
  Draft draft;
  std::vector<std::string> why;  // "trail.owning_build=grandmother never minded"
  std::string answers;
  std::string file;
  const CLI::App* verb = nullptr;
};

void add_reasons(RulesNew& asked) {
  for (const std::string& written : asked.why) {
    const std::size_t equals = written.find('=');
    if (equals == std::string::npos)
      throw Unusable(fmt::format("--why {}: expected an option, a clause or scoring, =, and the reason", written));
    asked.draft.why.emplace_back(written.substr(0, equals), written.substr(equals + 1));
  }
}

// Somebody is there to be asked, and has not said already what is otherwise.
bool somebody_is_to_be_asked(const RulesNew& asked) {
  return isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 && asked.answers.empty() &&
         asked.draft.rules.options.empty() && asked.draft.rules.off.empty() && asked.draft.rules.scoring.empty() &&
         !asked.session.as_json;
}

// As the dialect has it, whatever it was called: by an alias, or in other capitals.
std::string as_it_is_called(const std::string& about) {
  const std::string option = as_spelt(about, all_option_names());
  const ClauseList clauses = find_clauses(as_spelt(about, all_clause_names()));
  return clauses.count == 1 ? std::string(entry_of(clauses.clauses[0]).id) : option;
}

bool says_something_of(const NamedRules& dialect, std::string_view about) {
  const auto own = dialect.own_settings();
  const std::vector<Clause> off = dialect.own_off();
  return std::any_of(own.begin(), own.end(), [&](const Setting& one) { return entry_of(one.option).name == about; }) ||
         (about == json::scoring_key && dialect.has_own_scoring()) ||
         std::any_of(off.begin(), off.end(), [&](Clause clause) { return entry_of(clause).id == about; });
}

// It was meant otherwise: what the game below has anyway, and reasons for what is not said.
void refuse_what_changes_nothing(const NamedRules& dialect, const Draft& draft) {
  const auto own = dialect.own_settings();
  for (const std::string& written : draft.rules.options) {
    const std::string name = as_spelt(written.substr(0, written.find('=')), all_option_names());
    const auto says = [&](const Setting& one) { return entry_of(one.option).name == name; };
    if (std::none_of(own.begin(), own.end(), says))
      throw Unusable(fmt::format("{}: that is so in {} anyway", written, draft.rules.name));
  }
  const std::vector<Clause> off = dialect.own_off();
  for (const std::string& written : draft.rules.off) {
    const ClauseList clauses = find_clauses(as_spelt(written, all_clause_names()));
    const auto says = [&](Clause clause) { return std::find(off.begin(), off.end(), clause) != off.end(); };
    if (std::none_of(clauses.begin(), clauses.end(), says))
      throw Unusable(fmt::format("{}: nobody keeps to it in {} anyway", written, draft.rules.name));
  }
  if (!draft.rules.scoring.empty() && !dialect.has_own_scoring())
    throw Unusable(
        fmt::format("scoring {}: that is so in {} anyway", fmt::join(draft.rules.scoring, ", "), draft.rules.name));
  for (const auto& [about, reason] : draft.why)
    if (!says_something_of(dialect, as_it_is_called(about)))
      throw Unusable(fmt::format(
          "--why {}: expected an option, a clause or scoring, as far as these rules have it otherwise", about));
}

NamedRules dialect_of(const Draft& draft) {
  if (find_named_rules(draft.rules.name) == nullptr)
    throw Unusable(fmt::format(
        "--rules {}: expected a variant or dialect that the program knows (see: casino rules list)", draft.rules.name));
  NamedRules dialect = game_of(draft.rules);
  if (dialect.base.empty() || dialect.name == draft.rules.name)
    throw Unusable(fmt::format("nothing is otherwise than in {}: say what is with --option, --scoring or --off",
                               draft.rules.name));
  refuse_what_changes_nothing(dialect, draft);
  dialect.name = draft.name;
  dialect.title = draft.title.empty() ? draft.name : draft.title;
  dialect.source = draft.source.empty() ? "our table" : draft.source;
  for (const auto& [about, reason] : draft.why) dialect.why.emplace_back(as_it_is_called(about), reason);
  return dialect;
}

// What is written can be read again, whatever was said.
void refuse_what_cannot_be_read(const std::string& text) {
  const Parsed<json::Node> document = json::read_document(text);
  if (!document) throw Unusable(document.errors(), "these rules");
  const auto again =
      json::parsed(*document, [](const json::Cursor& at) { return json::read_dialect(at, all_named_rules()); });
  if (!again) throw Unusable(again.errors(), "these rules");
}

void write_new(RulesNew& asked) {
  Session& session = asked.session;
  Draft& draft = asked.draft;
  add_reasons(asked);
  if (!asked.answers.empty()) read_answers(asked.answers, draft);
  if (draft.name.empty()) throw Unusable("new: what are these rules called? (see: casino rules new --help)");
  if (somebody_is_to_be_asked(asked)) interview(session, draft, asked.verb->count("--rules") == 0);
  const std::string text = dialect_text(dialect_of(draft));
  refuse_what_cannot_be_read(text);
  const std::string file = asked.file.empty() ? draft.name + ".json" : asked.file;
  if (file == "-") return session.out.write(text);
  if (!write_new_file(file, text)) throw Unusable(file + " is there already");
  if (session.as_json) return print(session, formats::written, {{"written", file}});
  session.out.line(
      "Written: {}\nWhat it changes:   casino rules check {}\nThe whole game:    casino rules page {} --html > {}.html",
      file, file, file, draft.name);
}

}  // namespace

void add_rules_new(CLI::App& rules, Session& session) {
  auto asked = std::make_shared<RulesNew>(RulesNew{.session = session});
  CLI::App& verb = add_verb(
      rules, "new", "Write down rules of one's own: a game of the texts, and what is otherwise", session,
      {"casino rules new house", "casino rules new house --rules anglo-american --seats 3 --option sweep.score=1",
       "casino rules new house --option sweep.score=1 --why \"sweep.score=we like them\" --write -",
       "casino rules new to-61 --option score.spades=0 --scoring \"each spade 1, JS 2\" --option match.target=61",
       "casino rules new house --answers answers.txt"});
  asked->verb = &verb;
  Draft& draft = asked->draft;
  verb.add_option("name", draft.name, "What they are called: small letters, digits and hyphens");
  verb.add_option("--rules", draft.rules.name, "The variant or dialect that they differ from")
      ->type_name("NAME")
      ->capture_default_str();
  add_number(verb, "--seats", draft.rules.seats, "How many play (default: every number that can play it)", 2,
             max_seats);
  add_settings_options(verb, draft.rules);
  verb.add_option("--scoring", draft.rules.scoring,
                  "Points that no option gives: \"JS 2\", \"each spade 1\", \"most hearts 2 shared\"; can be repeated")
      ->type_name("ROWS")
      ->allow_extra_args(false);
  verb.add_option("--why", asked->why,
                  "Why an option is set, a clause switched off, or (scoring=..) points are given; can be repeated")
      ->type_name("OPTION=TEXT")
      ->allow_extra_args(false);
  verb.add_option("--title", draft.title, "What people call them (default: the name)")->type_name("TEXT");
  verb.add_option("--source", draft.source, "Where they are played (default: our table)")->type_name("TEXT");
  verb.add_option(
          "--answers", asked->answers,
          "A file with a line for each thing that is said, \"trail.owning_build: allowed\", and below it \"why: ...\"")
      ->type_name("FILE");
  verb.add_option("--write", asked->file,
                  "The file to write, which must not be there (default: NAME.json; -: standard output)")
      ->type_name("FILE");
  add_corpus_option(verb, session);
  verb.callback([asked] { write_new(*asked); });
}

}  // namespace casino::cli
