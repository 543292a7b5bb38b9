#pragma once
// An adapter that is the oracle with a fault in it, and what a run finds.

#include <stdexcept>

#include "oracle/conform/run.hpp"
#include "oracle/play/shrink.hpp"
#include "tests/oracle/conform/in_process.hpp"
#include "tests/support/source_dir.hpp"

namespace casino::test {

inline const corpus::Corpus& cases() {
  static const corpus::Corpus corpus = corpus::load_corpus(test::source_path("corpus/cases/anglo-american"));
  return corpus;
}

// Of every game.
inline const corpus::Corpus& every_case() {
  static const corpus::Corpus corpus = corpus::load_corpus(test::source_path("corpus/cases"));
  return corpus;
}

// A game, and whatever a test changes in the rules that the adapter is told.
struct Planted {
  std::string variant = "anglo-american";
  int seats = 2;
  std::function<void(json::Json& rules)> fault = [](json::Json&) {};
  std::vector<std::string> operations{"judge"};
  Change answer = unchanged;
  json::Json options = json::Json::object();   // that it always plays, and declares
  json::Json settable = json::Json::object();  // that it says can be set
  json::Json besides = json::Json::object();   // that it plays, and declares, beside options
  std::function<void(const json::Json& question)> hear = [](const json::Json&) {};
  bool partial = false;

  // Its answers, with what it declares.
  [[nodiscard]] Change as_declared() const {
    return [*this](const std::string& line) {
      json::Json told = json::Json::parse(line);
      if (!told.contains("protocol")) return answer(line);
      json::Json played = {
          {"variant", variant}, {"seats", json::Json::array({seats})}, {"options", options}, {"settable", settable}};
      played.update(besides);
      told["rules"] = json::Json::array({played});
      told["operations"] = operations;
      told["partial"] = partial;
      return told.dump();
    };
  }

  [[nodiscard]] conform::Launch launch() const {
    return in_process(
        [fault = fault, hear = hear](const std::string& line) {
          json::Json question = json::Json::parse(line);
          hear(question);
          if (question["ask"] == "configure") fault(question["rules"]);
          return question.dump();
        },
        as_declared());
  }
};

struct Found {
  conform::Summary summary;
  std::vector<conform::Disagreement> disagreements;
  std::vector<conform::ToDeclare> to_declare;
  std::vector<conform::Result> results;
};

inline Found run(const Planted& planted, const conform::Plan& plan = {.questions = 600},
                 const corpus::Corpus& asked = cases()) {
  conform::Session session(planted.launch(), {}, "a test");
  const auto started = session.start();
  if (const auto* failed = std::get_if<conform::Failed>(&started)) throw std::runtime_error(failed->what);
  const auto& declaration = std::get<conform::Declaration>(started);
  Found found;
  conform::Run run(session, [&](const conform::Result& result) { found.results.push_back(result); });
  conform::Agenda agenda(declaration, plan, asked);
  run.go_through(agenda, plan);
  run.finish();
  found.summary = run.summary();
  found.disagreements = run.disagreements();
  found.to_declare = run.to_declare();
  return found;
}

inline int cards_of(const conform::Disagreement& disagreement) {
  const conform::Question& question = disagreement.question;
  return cards_named({question.rules, question.position, question.turn});
}

}  // namespace casino::test
