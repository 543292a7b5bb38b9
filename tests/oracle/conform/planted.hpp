#pragma once
// An adapter that is the oracle with a fault in it, and what a run finds.

#include <stdexcept>

#include "oracle/conform/run.hpp"
#include "oracle/shrink.hpp"
#include "tests/oracle/conform/in_process.hpp"

namespace casino::test {

inline const corpus::Corpus& cases() {
  static const corpus::Corpus corpus = corpus::load_corpus(CASINO_SOURCE_DIR "/corpus/cases/anglo-american");
  return corpus;
}

// Anglo-American Casino for two, and whatever a test changes in the rules that the adapter is told.
struct Planted {
  std::function<void(json::Json& rules)> fault = [](json::Json&) {};
  std::vector<std::string> operations{"judge"};
  Change answer = unchanged;
  json::Json options = json::Json::object();  // that it always plays, and declares

  [[nodiscard]] conform::Launch launch() const {
    return in_process(
        [fault = fault](const std::string& line) {
          json::Json question = json::Json::parse(line);
          if (question["ask"] == "configure") fault(question["rules"]);
          return question.dump();
        },
        [answer = answer, operations = operations, options = options](const std::string& line) {
          json::Json told = json::Json::parse(line);
          if (!told.contains("protocol")) return answer(line);
          told["rules"] = json::Json::array(
              {json::Json{{"variant", "anglo-american"}, {"seats", json::Json::array({2})}, {"options", options}}});
          told["operations"] = operations;
          told["partial"] = false;
          return told.dump();
        });
  }
};

struct Found {
  conform::Summary summary;
  std::vector<conform::Disagreement> disagreements;
  std::vector<conform::Result> results;
};

inline Found run(const Planted& planted, const conform::Plan& plan = {.questions = 600}) {
  conform::Session session(planted.launch(), {}, "a test");
  const auto started = session.start();
  if (const auto* failed = std::get_if<conform::Failed>(&started)) throw std::runtime_error(failed->what);
  const auto& declaration = std::get<conform::Declaration>(started);
  Found found;
  conform::Run run(session, [&](const conform::Result& result) { found.results.push_back(result); });
  conform::Agenda agenda(declaration, plan, cases());
  run.go_through(agenda, plan);
  run.finish();
  found.summary = run.summary();
  found.disagreements = run.disagreements();
  return found;
}

inline int cards_of(const conform::Disagreement& disagreement) {
  const conform::Question& question = disagreement.question;
  return cards_named({question.rules, question.position, question.turn});
}

}  // namespace casino::test
