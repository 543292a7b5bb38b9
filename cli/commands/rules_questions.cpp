#include <memory>

#include <CLI/CLI.hpp>

#include "cli/commands/rules_verbs.hpp"
#include "cli/failure.hpp"
#include "cli/requests.hpp"
#include "model/question.hpp"
#include "oracle/nearest.hpp"

namespace casino::cli {
namespace {

json::Json of(const Question& question) {
  json::Json object = {{"id", question.id}, {"title", question.title}, {"places", question.places}};
  object["readings"] = json::Json::array();
  for (const Reading& reading : question.readings) {
    json::Json one = {{"letter", reading.letter}, {"meaning", reading.meaning}};
    if (!reading.setting.empty()) one["setting"] = reading.setting;
    object["readings"].push_back(one);
  }
  if (!question.option.empty()) object["option"] = question.option;
  object["decision"] = question.decision;
  object["reason"] = question.reason;
  return object;
}

void print_text(Session& session, const Question& question) {
  session.out.line("{}  {}  [{}]", session.look().strong(question.id), question.title, question.places);
  for (const Reading& reading : question.readings) {
    const std::string setting = reading.setting.empty() ? "" : fmt::format("  ({})", reading.setting);
    session.out.line("  {} {}  {}{}", reading.letter == question.decision ? ">" : " ", reading.letter, reading.meaning,
                     setting);
  }
  if (question.option.empty()) session.out.line("    decided: {}. {}", question.decision, question.reason);
  else session.out.line("    option {}; usual: {}. {}", question.option, question.decision, question.reason);
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
  for (const Question* question : wanted_questions(names)) {
    if (session.as_json) list["questions"].push_back(of(*question));
    else print_text(session, *question);
  }
  if (session.as_json) print(session, list);
}

}  // namespace

void add_rules_questions(CLI::App& rules, Session& session) {
  auto names = std::make_shared<std::vector<std::string>>();
  CLI::App& verb = add_verb(rules, "questions", "What the texts leave open, how it can be read, and how it is settled",
                            session, {"casino rules questions Q-AA-01", "casino rules questions Q-SWZ"});
  verb.add_option("id", *names, "Questions, or the beginnings of their IDs; all if none is given");
  verb.callback([&session, names] { print_questions(session, *names); });
}

}  // namespace casino::cli
