#include <memory>

#include <CLI/CLI.hpp>

#include "cli/commands/commands.hpp"
#include "cli/input/corpus_source.hpp"
#include "cli/input/requests.hpp"
#include "cli/session/failure.hpp"
#include "model/rules/question.hpp"
#include "oracle/rulings/witnesses.hpp"
#include "oracle/text/nearest.hpp"

namespace casino::cli {
namespace {

json::Json question_in_json(const Question& question) {
  json::Json object = {{"id", question.id}, {"title", question.title}, {"places", question.places}};
  object["readings"] = json::Json::array();
  for (const Reading& reading : question.readings) {
    json::Json one = {{"letter", reading.letter}, {"meaning", reading.meaning}};
    if (!reading.setting.empty()) one["setting"] = reading.setting;
    object["readings"].push_back(one);
  }
  if (std::string names = option_names(question); !names.empty()) object["option"] = std::move(names);
  object["decision"] = question.decision.letter;
  object["reason"] = question.decision.reason;
  return object;
}

void print_text(Session& session, const Question& question) {
  session.out.line("{}  {}  [{}]", session.look().strong(question.id), question.title, question.places);
  for (const Reading& reading : question.readings) {
    const std::string setting = reading.setting.empty() ? "" : fmt::format("  ({})", reading.setting);
    session.out.line("  {} {}  {}{}", reading.letter == question.decision.letter ? ">" : " ", reading.letter,
                     reading.meaning, setting);
  }
  const std::string names = option_names(question);
  if (names.empty()) session.out.line("    decided: {}. {}", question.decision.letter, question.decision.reason);
  else session.out.line("    option {}; usual: {}. {}", names, question.decision.letter, question.decision.reason);
}

void print_witness(Session& session, const corpus::Case& witness) {
  const rulings::Shown shown = rulings::shown_by(witness, session.look().style);
  session.out.line("    witness in {}: {}", shown.rules, shown.size);
  for (const std::string& line : shown.situation) session.out.line("      {}", line);
  for (const rulings::Shown::ValueAnswer& answer : shown.answers)
    session.out.line("      {}: {}", answer.setting, answer.text);
}

std::vector<const Question*> wanted_questions(const std::vector<std::string>& names) {
  std::vector<const Question*> wanted;
  std::vector<std::string_view> ids;
  for (const Question& question : questions()) {
    ids.push_back(question.id);
    if (names.empty()) wanted.push_back(&question);
  }
  for (const std::string& name : names) {
    const std::size_t before = wanted.size();
    for (const Question& question : questions())
      if (question.id == name || question.id.starts_with(name + "-")) wanted.push_back(&question);
    if (wanted.size() == before) throw Unusable("no question \"" + name + "\"" + nearest_phrase(name, ids));
  }
  return wanted;
}

void print_questions(Session& session, const std::vector<std::string>& names) {
  json::Json list = {{"questions", json::Json::array()}};
  const std::vector<const Question*> wanted = wanted_questions(names);
  const corpus::Corpus all_witnesses = load_witnesses(session);
  for (const Question* question : wanted) {
    json::Json object = question_in_json(*question);
    if (!session.as_json) print_text(session, *question);
    for (const corpus::Case* witness : rulings::witnesses_of(all_witnesses, *question)) {
      if (!session.as_json) print_witness(session, *witness);
      else object["witnesses"].push_back(rulings::of(rulings::shown_by(*witness), *witness));
    }
    list["questions"].push_back(object);
  }
  if (session.as_json) print(session, list);
}

}  // namespace

void add_rules_questions(CLI::App& rules, Session& session) {
  auto names = std::make_shared<std::vector<std::string>>();
  CLI::App& verb = add_verb(rules, "questions", "What the texts leave open, how it can be read, and how it is settled",
                            session, {"casino rules questions Q-AA-01", "casino rules questions Q-SWZ"});
  verb.add_option("id", *names, "Questions, or the beginnings of their IDs; all if none is given");
  add_corpus_option(verb, session);
  verb.callback([&session, names] { print_questions(session, *names); });
}

}  // namespace casino::cli
