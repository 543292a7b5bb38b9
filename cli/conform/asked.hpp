#pragma once
// What is asked of `casino conform`.

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "casino_version.hpp"
#include "cli/arguments/rules_choice.hpp"
#include "cli/process/child_process.hpp"
#include "cli/session/session.hpp"
#include "oracle/conform/questions/agenda.hpp"
#include "oracle/conform/report/report.hpp"

namespace casino::cli {

struct Conform {
  Session& session;
  std::vector<std::string> command;
  std::vector<std::string> corpus;
  conform::Plan plan;
  conform::Patience patience;
  std::size_t jobs = 1;
  bool has_started = false;  // once: it is there, and can be started
  std::string budget;        // empty: as long as it takes
  std::optional<std::chrono::steady_clock::time_point> end;
  double to_answer = 10;
  double to_start = 30;
  std::vector<std::string> environment;    // what it gets of ours, besides what everybody gets
  std::size_t mebibytes_of_memory = 4096;  // 0, here and below: as much as there is
  std::size_t mebibytes_of_a_file = 4096;
  std::size_t processes = 1024;
  std::size_t seconds_of_processor = 0;
  std::size_t mebibytes_of_an_answer = 16;
  bool no_cases = false;
  bool smoke = false;
  bool infer = false;
  RulesChoice rules;  // by which it is asked, whatever it says; of --infer, the seats
  bool has_rules = false;
  bool all = false;
  bool fix = false;
  std::string known;
  std::string save;
  std::string junit;
  std::string markdown;
  std::string html;
  std::string badge;

  // Throws Unusable where there is no such program. One that has started before and cannot be started again is one that
  // has ended: it must not cost what others have answered.
  [[nodiscard]] std::unique_ptr<conform::Channel> launch() const;
  // A conversation with a process of its own.
  [[nodiscard]] conform::Session conversation() const { return conversation(patience); }
  [[nodiscard]] conform::Session conversation(const conform::Patience& how) const {
    return {[this] { return launch(); }, how, "casino " + std::string(version)};
  }
  // The time that --budget gives begins, now that it has started.
  void start_the_clock();
  // In which it may still be asked; none as soon as somebody interrupts it.
  [[nodiscard]] int milliseconds_left() const;
  [[nodiscard]] ChildLimits limits() const;
  // What is to be said in its place of the rules that it plays, and of what it does; nothing: what it says itself.
  [[nodiscard]] std::function<void(conform::Declaration&)> said_for_it() const;
  // How each of its questions is asked again.
  [[nodiscard]] conform::Again again() const;
};

}  // namespace casino::cli
